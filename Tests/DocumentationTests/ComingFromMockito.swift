import Mimus
import Testing

enum ComingFromMockito {
  @Test static func `a refund is asked for`() {
    let gateway = FakePaymentGateway()
    gateway.stubCall(withIdentifier: "refund").andReturn(true)
    #expect(gateway.refund(30))
    gateway.verifyCall(withIdentifier: "refund", arguments: [30])
    gateway.verifyNoMoreCalls()
  }
}
