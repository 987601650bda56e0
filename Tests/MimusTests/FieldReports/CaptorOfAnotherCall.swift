import Mimus
import Testing

/// A captor filled up with the arguments of calls that another argument ruled out.
@Test func `a captor takes nothing from calls that another argument rules out`() {
  let gateway = FakePaymentGateway()
  gateway.stubCall(withIdentifier: "charge").andReturn(true)
  _ = gateway.charge(25, to: "alice")
  _ = gateway.charge(30, to: "bob")
  let amounts = ArgumentCaptor<Int>()
  gateway.verifyCall(withIdentifier: "charge", arguments: [Argument.captured(by: amounts), "bob"])
  #expect(amounts.values == [30])
}
