import FakeGenerator
import Testing

struct CountersTests {
  @Test func `calls of a function are counted, and their arguments are kept`() {
    var options = FakeGenerator.Options()
    options.style = .counters
    let file = SourceFile(path: "Shop.swift", text: "protocol Mailer { func send(_ text: String, to name: String) }")
    let generation = FakeGenerator(options: options).generate([file])
    #expect(generation.diagnostics.isEmpty)
    #expect(
      generation.fakes.first?.fileText == """
        // Written by mimus-fake: changes made here are lost.

        final class FakeMailer: Mailer {
          init() {}

          var sendCallCount = 0
          var sendArgsForCall: [(text: String, name: String)] = []
          func send(_ text: String, to name: String) {
            sendCallCount += 1
            sendArgsForCall.append((text, name))
          }
        }

        """)
  }

  @Test func `the default of an alias is known unless conditions or another module decide it`() {
    var options = FakeGenerator.Options()
    options.style = .counters
    let other = SourceFile(path: "Bank.swift", text: "public typealias Cents = Int", role: .context, module: "Bank")
    let text = """
      typealias Copies = Int
      #if os(Windows)
      typealias Code = Int
      #else
      typealias Code = String
      #endif
      struct Cents {}
      protocol Till {
        associatedtype Name
        func copies() -> Copies
        func code() -> Code
        func cents() -> Cents
        func time() -> TimeInterval
        func name() -> Name
      }
      """
    let file = SourceFile(path: "Shop.swift", text: text, role: .wanted(named: true), module: "Shop")
    let fake = FakeGenerator(options: options).generate([file, other]).fakes.first?.fileText ?? ""
    let values = fake.split(separator: "\n").filter { $0.contains("ReturnValue:") }.map { $0.drop { $0 == " " } }
    #expect(
      values == [
        "var copiesReturnValue: Copies = 0", "var codeReturnValue: Code!", "var centsReturnValue: Cents!",
        "var timeReturnValue: TimeInterval = 0", "var nameReturnValue: Name!",
      ])
  }
}
