import Foundation
import Testing

struct ClientTests {
  @Test func `calls of a client's closures are counted`() async throws {
    let fake = FakeShopClient()
    fake.chargeReturnValue = Receipt(id: 7)
    #expect(try await fake.client.charge(30, "alice").id == 7)
    #expect(fake.chargeCallCount == 1)
    #expect(fake.chargeArgsForCall[0].1 == "alice")
    fake.refundError = .declined
    #expect(throws: CardError.declined) { try fake.client.refund(1, "alice") }
    #expect(fake.refundArgsForCall[0].amount == 1)
    #expect(fake.client.priceOf?("Emma") == 0)
  }

  @Test func `values that are not closures become parameters`() async throws {
    let fake = Bank.FakeClient()
    let client = fake.client(url: URL(fileURLWithPath: "/"), retries: 2)
    #expect(try await client.balance(.init(number: 1)) == 0)
    #expect(fake.balanceCallCount == 1)
  }
}
