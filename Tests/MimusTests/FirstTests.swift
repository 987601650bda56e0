import Mimus
import Testing

@Test func smoke() throws {
  let gateway = FakePaymentGateway()
  gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(true)
  #expect(gateway.charge(30, to: "alice"))
  #expect(!gateway.charge(25, to: "alice"))
  gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
  for f in captureFailures({
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "bob"])
    gateway.verifyCall(withIdentifier: "chrage(_:to:)", arguments: [30, "bob"])
    gateway.verifyCall(withIdentifier: "charge(_:to:)")
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .times(-1))
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: .any, mode: .never)
    gateway.verifyNoCalls()
    gateway.verifyNoMoreCalls()
    gateway.expectCall(withIdentifier: "refund")
    gateway.verifyExpectations()
    verifyInOrder { gateway.verifyCall(withIdentifier: "charge", arguments: [25, "alice"]);
      gateway.verifyCall(withIdentifier: "charge", arguments: [30, "alice"]) }
    eventually(within: .milliseconds(100)) { gateway.verifyCall(withIdentifier: "refund", arguments: .any) }
  }) { print(f) }
}
