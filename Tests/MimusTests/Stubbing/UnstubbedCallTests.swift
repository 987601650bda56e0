import Foundation
import Mimus
import Testing

/// Tests calls that no stub answers and whose type has no default.
struct UnstubbedCallTests {
  let catalog = FakeCatalog()

  private func text(of body: () throws -> Void) throws -> String {
    let error = #expect(throws: UnstubbedCallError.self) { try body() }
    return try #require(error).description
  }

  @Test func `a throwing call throws an error that says how to stub it`() throws {
    let text = try text { _ = try catalog.buy("Dune") }
    #expect(
      text == """
        FakeCatalog.buy(_: "Dune") has no answer: Receipt has no natural default, and no stub answers the call.
        There is no stub for buy(_:).
        To answer it: stubCall(withIdentifier: "buy(_:)").andReturn(/* Receipt */)
        """)
  }

  @Test func `the error contains the call`() async throws {
    let error = await #expect(throws: UnstubbedCallError.self) { try await catalog.find("Dune") }
    #expect(error?.call.identifier == "find(_:)")
    #expect(try error?.call.argument(at: 0) == "Dune")
    #expect("\(try #require(error))".hasPrefix(#"FakeCatalog.find(_: "Dune") has no answer"#))
  }

  @Test func `the text lists the stubs and why each one did not answer`() throws {
    let line: Int = #line + 1
    catalog.stubCall(withIdentifier: "buy(_:)", arguments: ["Emma"]).andReturn(Receipt(number: 1))
    catalog.stubCall(withIdentifier: "buy(_:)").andReturn(Receipt(number: 1), times: 1)
    catalog.stubCall(withIdentifier: "bye(_:)").andReturn(Receipt(number: 2))
    #expect(try catalog.buy("Dune") == Receipt(number: 1))
    let text = try text { _ = try catalog.buy("Dune") }
    #expect(
      text == """
        FakeCatalog.buy(_: "Dune") has no answer: Receipt has no natural default, and no stub answers the call.
        Stubs for buy(_:):
          buy(_: "Emma") (UnstubbedCallTests.swift:\(line)) is for other arguments
          buy(_:) (UnstubbedCallTests.swift:\(line + 1)) is used up
        Stubs for other members:
          bye(_:) (UnstubbedCallTests.swift:\(line + 2))
        To answer it: stubCall(withIdentifier: "buy(_:)").andReturn(/* Receipt */)
        """)
  }

  @Test func `a stub that does not say what to return is listed`() throws {
    catalog.stubCall(withIdentifier: "buy(_:)", arguments: .any)
    let text = try text { _ = try catalog.buy("Dune") }
    #expect(text.contains(") has no answer: add andReturn(…)\n"))
  }

  @Test func `a stub that only delays is listed`() throws {
    catalog.stubCall(withIdentifier: "buy(_:)").andDelay(.zero)
    let text = try text { _ = try catalog.buy("Dune") }
    #expect(text.contains(") has no return value: add andReturn(…)\n"))
  }

  @Test func `a stub of the wrong type is reported and thrown`() throws {
    catalog.stubCall(withIdentifier: "buy(_:)").andDo { _ in "receipt" }
    var text = ""
    let failures = try captureFailures { text = try self.text { _ = try catalog.buy("Dune") } }
    #expect(
      failures.map(\.message) == [
        #"buy(_: "Dune") cannot be answered as stubbed: its stub answers "receipt" (String). The call returns Receipt."#
      ])
    #expect(text == failures.first?.message)
  }

  @Test func `matching again for the text does not fill captors`() throws {
    let titles = ArgumentCaptor<String>()
    catalog.stubCall(withIdentifier: "buy(_:)", arguments: [Argument.captured(by: titles)])
      .andReturn(Receipt(number: 1), times: 0)
    _ = try text { _ = try catalog.buy("Dune") }
    #expect(titles.values.isEmpty)
  }

  // MARK: Stopping the process

  @Test func `a call that cannot throw is reported, and then the process stops`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Till: Mock {
        let storage = Mimus.Storage()
        func receipt(_ number: Int) -> Receipt { answerCall(arguments: [number]) }
      }
      let till = Till()
      till.stubCall(withIdentifier: "receipt(_:)", arguments: [1]).andReturn(Receipt(number: 1))
      let report: @Sendable (MockFailure) -> Void = { failure in
        FileHandle.standardError.write(Data("reported: \(failure.message)\n".utf8))
      }
      withFailureReporter(report) { _ = till.receipt(2) }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let text = "Till.receipt(_: 2) has no answer: Receipt has no natural default, and no stub answers the call."
    #expect(output.contains("reported: " + text + "\nStubs for receipt(_:):\n"))
    #expect(output.contains("Fatal error: " + text))
    #expect(output.contains(#"To answer it: stubCall(withIdentifier: "receipt(_:)").andReturn(/* Receipt */)"#))
  }

  @Test func `the process also stops while failures are captured, for async and typed calls`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Till: Mock {
        let storage = Mimus.Storage()
        func receipt(_ number: Int) async throws(CardError) -> Receipt {
          try await answerAsyncThrowingCall(arguments: [number], throwing: CardError.self)
        }
      }
      _ = try await captureFailures { _ = try await Till().receipt(2) }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let text = "Till.receipt(_: 2) has no answer: Receipt has no natural default, and no stub answers the call."
    #expect(output.contains("Fatal error: " + text))
  }

  @Test func `an answer of the wrong type stops the process and states the reason`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Till: Mock {
        let storage = Mimus.Storage()
        func receipt(_ number: Int) -> Receipt { answerCall(arguments: [number]) }
      }
      let till = Till()
      till.stubCall(withIdentifier: "receipt(_:)").andThrow(CardError.declined)
      _ = captureFailures { _ = till.receipt(2) }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Fatal error: receipt(_: 2) cannot be answered as stubbed: its stub throws declined"))
  }
}
