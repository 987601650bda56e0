import Mimus
import XCTest

@testable import Shop

final class CheckoutXCTests: XCTestCase {
  func testAnAvailableBookIsSold() async throws {
    let gateway = FakeShopPaymentGateway()
    let inventory = FakeInventory()
    let mailer = FakeMailer()
    inventory.stub.count(of: "Emma").andReturn(1)
    inventory.stub.reserve(.any).andReturn(true)
    gateway.stub.charge(30, to: .any).andReturn(Receipt(number: 7))
    let checkout = Checkout(gateway: gateway, inventory: inventory, mailer: mailer)
    let receipt = try await checkout.buy("Emma", for: 30, as: "alice")
    XCTAssertEqual(receipt, Receipt(number: 7))
    gateway.verify().charge(30, to: "alice")
    mailer.verify().send(.contains("7"), to: "alice")
  }

  func testTheWarehouseHasItsOwnGateway() {
    let gateway = FakeWarehousePaymentGateway()
    _ = gateway.stubCall(withIdentifier: "pay(invoice:)")
    gateway.verifyNoCalls()
  }
}
