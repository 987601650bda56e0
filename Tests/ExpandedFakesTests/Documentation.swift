import MimusMacros
import Testing

/// The examples of macros on the page about generating fakes.
enum MacroPage {
  protocol PaymentGateway: Sendable {
    var currency: String { get set }
    func charge(_ amount: Int, to name: String) async throws -> Receipt
  }

  @Fake final class FakePaymentGateway: PaymentGateway {
    var currency: String
    func charge(_ amount: Int, to name: String) async throws -> Receipt
  }

  protocol Catalog {
    var pages: Int { get async throws }
    subscript(title: String) -> Int { get set }
  }

  @Fake final class FakeCatalog: Catalog {
    @Faked(.get, .async, .throws) var pages: Int
    subscript(title: String) -> Int {
      @Faked get {}
      @Faked set {}
    }
  }

  @Mockable protocol Bell {
    func ring(_ times: Int) -> Bool
  }

  @Test static func `fakes created by macros work like others`() async throws {
    let (gateway, catalog, bell) = (FakePaymentGateway(), FakeCatalog(), FakeBell())
    gateway.stub.charge(30, to: .any).andReturn(Receipt(id: 7))
    catalog.stub.pages.get.andReturn(400)
    #expect(try await gateway.charge(30, to: "alice") == Receipt(id: 7))
    #expect(try await catalog.pages == 400)
    #expect(!bell.ring(2))
    gateway.verify().charge(30, to: "alice")
    bell.verify().ring(2)
  }
}
