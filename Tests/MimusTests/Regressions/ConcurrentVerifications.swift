import Dispatch
import Mimus
import Testing

/// Verifications on several threads removed calls at positions from an outdated snapshot, and crashed.
@Test func `verifications that consume calls on several threads take each call once`() {
  let gateway = FakePaymentGateway()
  gateway.storage.consumesVerifiedCalls = true
  DispatchQueue.concurrentPerform(iterations: 8) { thread in
    for number in 0..<200 {
      try? gateway.refund(thread * 1000 + number)
      gateway.verifyCall(withIdentifier: "refund", arguments: [thread * 1000 + number])
    }
  }
  gateway.verifyNoCalls()
}

/// Calls on several threads ended the process.
@Test func `no calls or stubs on several threads are lost`() {
  let gateway = FakePaymentGateway()
  DispatchQueue.concurrentPerform(iterations: 8) { thread in
    gateway.stubCall(withIdentifier: "charge", arguments: [thread, Argument.any]).andReturn(true)
    for _ in 0..<100 { _ = gateway.charge(thread, to: "alice") }
  }
  gateway.verifyCall(withIdentifier: "charge", arguments: .any, mode: .times(800))
  gateway.verifyStubsUsed()
}
