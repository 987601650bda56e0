import MimusMacros
import Testing

@Fake final class FakePaymentGateway: PaymentGateway {
  func charge(_ amount: Int, to name: String) async throws -> Receipt
  var currency: String
}

struct FakeMacroTests {
  @Test func `the signatures are enough`() async throws {
    let gateway = FakePaymentGateway()
    gateway.stub.charge(30, to: .any).andReturn(Receipt(id: 1))
    #expect(try await gateway.charge(30, to: "alice") == Receipt(id: 1))
    gateway.verify().charge(30, to: "alice")
    #expect(gateway.calls.charge[0].to == "alice")
  }
}
