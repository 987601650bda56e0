import Mimus
import Testing

extension Generating {
  static let guide = Guide(
    "Generating-fakes.md",
    [Example("a typed verification", typedVerification), Example("a spy", spy), Example("a spy's stubs", forwarding)])

  @Sendable static func typedVerification() async throws {
    let gateway = FakePaymentGateway()
    gateway.stub.charge(30, to: .any).andReturn(Receipt(number: 7, amount: 30))
    gateway.stub.charge(.any, to: "mallory").andThrow(CardError.declined)
    gateway.stub.currency.get.andReturn("EUR")

    _ = try await gateway.charge(30, to: "alice")
    gateway.refund(5)

    #expect(gateway.calls.charge[0].to == "alice")
    #expect(gateway.calls.refund == [5])
    gateway.verify(.never).currency.set(.any)
    gateway.verify().charge(30, to: "alice")
    gateway.verify().refund(.greaterThan(5))
  }

  @Sendable static func spy() async throws {
    let real = FakePaymentGateway()
    let gateway = FakePaymentGateway(forwardingTo: real)
    gateway.stub.charge(.any, to: "mallory").andThrow(CardError.declined)

    gateway.refund(5)
    real.verify().refund(5)
    gateway.verify().refund(5)
  }

  @Sendable static func forwarding() async throws {
    let real = FakePaymentGateway()
    let receipt = Receipt(number: 7, amount: 30)
    real.stub.charge(5, to: "alice").andReturn(Receipt(number: 1, amount: 5))

    let gateway = FakePaymentGateway(forwardingTo: real)
    gateway.stub.charge(.any, to: .any).andReturn(receipt)
    gateway.stub.charge(.any, to: "alice").andThrow(CardError.declined).andForward()

    #expect(try await gateway.charge(5, to: "bob") == receipt)
    await #expect(throws: CardError.declined) { try await gateway.charge(5, to: "alice") }
    #expect(try await gateway.charge(5, to: "alice").number == 1)
  }
}
