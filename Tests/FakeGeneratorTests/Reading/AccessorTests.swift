import FakeGenerator
import Testing

/// Tests how properties and their accessors are read.
struct AccessorTests {
  @Test(arguments: [
    ("class Book { var x: Int { _read { yield y } _modify { yield &y } } }", #""x.set(_:)""#),
    ("protocol P { var x: Int { get @available(*, deprecated) set } }", #""x.set(_:)""#),
    (
      """
      class Book {
        class nonisolated(unsafe) var x: Int { 1 }
        func f() {}
      }
      """,
      "override nonisolated class var x"
    ),
  ])
  func `a property can be set if an accessor says so`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("class Book { fileprivate(set) var x: Int = 1 }", #""x.set(_:)""#),
    (
      """
      class Book {
        var a = make(), b: Int = 1
        func f() {}
      }
      """,
      "override var a"
    ),
    (
      """
      class V {
        @Namespace var ns: Namespace.ID
        func f() {}
      }
      """,
      #""ns.set(_:)""#
    ),
  ])
  func `a property is not overridden by more than what is visible of it`(_ source: String, _ text: String) {
    let output = output(of: source)
    #expect(!output.contains(text), "\(output)")
  }
}
