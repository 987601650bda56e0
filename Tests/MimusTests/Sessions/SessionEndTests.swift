import Mimus
import Testing

/// Tests what a session checks and restores at its end.
struct SessionEndTests {
  let gateway = FakePaymentGateway()
  let inventory = FakeInventory()

  final class end: Mock {
    let storage = Mimus.Storage()
    func call(_ text: String) { recordCall(arguments: [text]) }
  }

  @Test func `the settings of all fakes end with the session`() {
    withMockSession([]) {
      gateway.storage.consumesVerifiedCalls = true
      inventory.storage.consumesVerifiedCalls = true
    }
    #expect(!gateway.storage.consumesVerifiedCalls)
    #expect(!inventory.storage.consumesVerifiedCalls)
  }

  @Test func `a warning doesn't make a session's test a failed one`() {
    let failures = captureFailures {
      withMockSession([]) {
        let gateway = FakePaymentGateway()
        gateway.stubCall(withIdentifier: "charge", arguments: [2, Argument.any]).andReturn(true)
        _ = gateway.charge(1, to: "alice")
        gateway.verifyCall(withIdentifier: "chrge(_:to:)", arguments: .any, mode: .never)
      }
    }
    #expect(failures.count == 1)
  }

  @Test func `a session checks what code that belongs to no test has set up for its fakes`() async {
    let failures = await captureFailures {
      await withMockSession { [gateway] in
        gateway.stubCall(withIdentifier: "refund").andReturn()
        try? gateway.refund(1)
        await Task.detached { _ = gateway.stubCall(withIdentifier: "charge", line: 7).andReturn(true) }.value
      }
    }
    #expect(failures.map(\.line) == [7])
  }

  @Test func `a session doesn't check what was expected before, by code that belongs to no test`() async {
    let gateway = FakePaymentGateway(Mimus.Storage(ordered: false))
    await Task.detached { [gateway] in gateway.expectCall(withIdentifier: "refund") }.value
    let failures = captureFailures {
      withMockSession {
        gateway.expectCall(withIdentifier: "charge")
        _ = gateway.charge(1, to: "alice")
      }
    }
    #expect(failures.isEmpty)
  }
}
