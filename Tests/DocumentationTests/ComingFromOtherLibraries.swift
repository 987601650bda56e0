import Mimus
import Testing

extension Generating {
  @Test static func `a charge is declined and a refund made`() async throws {
    let gateway = FakePaymentGateway()
    gateway.stub.charge(.any, to: "mallory").andThrow(CardError.declined)

    await #expect(throws: CardError.declined) { try await gateway.charge(30, to: "mallory") }
    gateway.refund(5)

    gateway.verify().refund(5)
    gateway.verify(.never).charge(.any, to: "alice")
  }
}
