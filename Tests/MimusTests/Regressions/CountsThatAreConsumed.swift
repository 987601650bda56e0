import Mimus
import Testing

/// A verification removed calls and their stubs, so a failing verification made the next one pass.
struct CountsThatAreConsumedTests {
  let gateway = FakePaymentGateway()

  @Test func `verifying twice gives the same result twice`() {
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    _ = gateway.charge(30, to: "alice")
    for _ in 1...2 {
      let failures = captureFailures { gateway.verifyCall(withIdentifier: "charge", arguments: .any, mode: .never) }
      #expect(failures.count == 1)
      gateway.verifyCall(withIdentifier: "charge", arguments: .any)
    }
    #expect(gateway.charge(30, to: "alice"))
  }

  @Test func `every count names the member`() {
    for mode in [VerificationMode.times(2), .atLeast(2), .between(2...3)] {
      let failures = captureFailures { gateway.verifyCall(withIdentifier: "charge(_:to:)", mode: mode) }
      #expect(failures.map { $0.message.contains("charge(_:to:)") } == [true])
    }
  }
}
