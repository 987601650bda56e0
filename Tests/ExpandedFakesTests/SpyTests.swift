import MimusMacros
import Testing

/// Tests `init(forwardingTo:)` of fakes created by `@Fake`, which knows only the names of their protocols.
struct SpyTests {
  final class RealGateway: PaymentGateway {
    let currency = "EUR"
    func charge(_ amount: Int, to name: String) async throws -> Receipt { Receipt(id: amount) }
    func refund(_ receipt: Receipt) throws(CardError) -> Int { throw .expired }
  }

  struct Memory: Repository {
    var items: [Book] = [Book(title: "Emma")]
    var count: Int { items.count }
    func save(_ item: Book) throws { throw CardError.declined }
    func find(where isWanted: (Book) -> Bool) -> Book? { items.first(where: isWanted) }
  }

  @MainActor final class Window: ShopWindow {
    var title = "closed"
    func show(_ book: Book) async { title = book.title }
  }

  @Test func `calls without a stub are forwarded`() async throws {
    let gateway = FakePaymentGateway(forwardingTo: RealGateway())
    gateway.stub.charge(2, to: .any).andReturn(Receipt(id: 22))
    #expect(try await gateway.charge(1, to: "alice") == Receipt(id: 1))
    #expect(try await gateway.charge(2, to: "alice") == Receipt(id: 22))
    #expect(throws: CardError.expired) { try gateway.refund(Receipt()) }
    #expect(gateway.currency == "EUR")
    gateway.verify(.times(2)).charge(.any, to: "alice")
  }

  @Test func `setting a property that is read-only in the target is a failure`() {
    let gateway = FakePaymentGateway(forwardingTo: RealGateway())
    let failures = captureFailures { gateway.currency = "NOK" }
    #expect(
      failures.map(\.message) == [
        """
        Cannot forward currency.set(_: "NOK"), since the property has no setter there.
        To have the spy give that value, stub its reads: stub.currency.get.andReturn(…)
        """
      ])
  }

  @Test func `a type that is an associated type of the target is the same type`() throws {
    let repository = FakeRepository(forwardingTo: Memory())
    #expect(repository.count == 1)
    #expect(repository.find { $0.title == "Emma" } == Book(title: "Emma"))
    #expect(throws: CardError.declined) { try repository.save(Book(title: "Emma")) }
    repository.verify().save(.equal(Book(title: "Emma")))
  }

  @MainActor @Test func `settings are forwarded on their actor`() async {
    let window = Window()
    let spy = FakeShopWindow(forwardingTo: window)
    spy.title = "open"
    #expect(window.title == "open")
    await spy.show(Book(title: "Emma"))
    #expect(spy.title == "Emma")
  }
}
