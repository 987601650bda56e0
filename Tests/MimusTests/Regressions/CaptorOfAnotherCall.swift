import Mimus
import Testing

/// A captor captured arguments of calls whose other arguments did not match.
@Test func `a captor captures nothing from calls whose other arguments do not match`() {
  let gateway = FakePaymentGateway()
  gateway.stubCall(withIdentifier: "charge").andReturn(true)
  _ = gateway.charge(25, to: "alice")
  _ = gateway.charge(30, to: "bob")
  let amounts = ArgumentCaptor<Int>()
  gateway.verifyCall(withIdentifier: "charge", arguments: [Argument.captured(by: amounts), "bob"])
  #expect(amounts.values == [30])
}
