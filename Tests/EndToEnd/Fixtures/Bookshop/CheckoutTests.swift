import Mimus
import Testing
import Warehouse

@testable import Front
@testable import Shop

struct CheckoutTests {
  private let gateway = FakeShopPaymentGateway()
  private let inventory = FakeInventory()
  private let mailer = FakeMailer()

  private func buy(_ title: String) async throws -> Shop.Receipt? {
    try await Checkout(gateway: gateway, inventory: inventory, mailer: mailer).buy(title, for: 30, as: "alice")
  }

  @Test func anAvailableBookIsSold() async throws {
    inventory.stub.count(of: "Emma").andReturn(1)
    inventory.stub.reserve(.any).andReturn(true)
    gateway.stub.charge(30, to: .any).andReturn(Shop.Receipt(number: 7))
    #expect(try await buy("Emma") == Shop.Receipt(number: 7))
    inventory.verify().reserve("Emma")
    gateway.verify().charge(30, to: "alice")
    mailer.verify().send(.contains("7"), to: "alice")
  }

  @Test func anUnavailableBookIsNotCharged() async throws {
    #expect(try await buy("Emma") == nil)
    gateway.verifyNoCalls()
    mailer.verifyNoCalls()
  }

  @Test @MainActor func aDisplayIsOnTheMainActor() async {
    let display = FakeDisplay()
    display.stub.wait().andReturn(true)
    display.show("Emma")
    #expect(await display.wait())
    display.verify().show("Emma")
  }

  @Test func theWarehouseHasItsOwnGateway() {
    let gateway = FakeWarehousePaymentGateway()
    gateway.stub.pay(invoice: .any).andReturn(Warehouse.Receipt(shelf: 2))
    #expect(gateway.pay(invoice: 1) == Warehouse.Receipt(shelf: 2))
    gateway.verify().pay(invoice: 1)
  }
}
