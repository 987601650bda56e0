import FakeGenerator
import Testing

/// Tests the variables of fakes with counters.
struct CounterVariableTests {
  @Test(arguments: [
    (
      """
      struct Substring {}
      protocol P { func f() -> Substring }
      """,
      "var fReturnValue: Substring!"
    ),
    (
      """
      typealias Item = Any
      protocol P { func f<Item>() -> Item }
      """,
      "return fReturnValue as! Item"
    ),
  ])
  func `a returned value has the type that is meant`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.style = .counters
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("protocol P { func f() throws(any Trouble) }", "var fError: (any Trouble)?"),
    ("protocol P { func f<each T>(_ x: repeat each T, fX: Int) }", "var fX_: [Any] = []"),
    (
      """
      protocol P {
        var f: Int { get set }
        var fSetArgsForCall: Int { get }
      }
      """,
      "var f_CallCount = 0"
    ),
    ("protocol P { func f(fCallCount: Int) -> Int }", "self.fCallCount += 1"),
    (
      """
      class Base {
        required init(_ x: Int...) {}
        init(a: Int) {}
      }
      protocol P: Base { func f() }
      """,
      "cannot pass its arguments on: they are variadic"
    ),
  ])
  func `variables are declared as they must be`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.style = .counters
    let output = output(of: source, options)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("@MainActor class Book: Sendable { func f() {} }", "nonisolated(unsafe)")
  ])
  func `a variable on the main actor is not unsafe`(_ source: String, _ text: String) {
    var options = FakeGenerator.Options()
    options.style = .counters
    let output = output(of: source, options)
    #expect(!output.contains(text), "\(output)")
  }
}
