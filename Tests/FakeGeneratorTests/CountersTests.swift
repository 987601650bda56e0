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
}
