import Mimus
import Testing
import XCTest

enum Sessions {
  static let guide = Guide(
    "Sessions.md",
    [
      Example("what is left over", function),
      Example("unverified calls", checks),
      Example("a stub that was nearly used", near),
    ])

  @Sendable static func function() throws {
    try withMockSession {
      let (gateway, mailer) = (FakePaymentGateway(), FakeMailer())
      gateway.stubCall(withIdentifier: "charge", arguments: [30, "alice"]).andReturn(Receipt(number: 7, amount: 30))
      mailer.expectCall(withIdentifier: "send(_:to:)")

      _ = try gateway.charge(25, to: "alice")
    }
  }

  @Sendable static func checks() {
    withMockSession(.all) {
      let inventory = FakeInventory()
      inventory.reserve("Dune")
      inventory.release("Dune")
      inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
    }
  }

  @Sendable static func near() {
    withMockSession([]) {
      let inventory = FakeInventory()
      inventory.stubCall(withIdentifier: "price(of:)", arguments: ["dune"]).andReturn(30)
      let gateway = FakePaymentGateway()
      Checkout(gateway: gateway, inventory: inventory, mailer: FakeMailer()).buy("Dune", for: "alice")
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    }
  }
}

@Suite(.mockSession) struct CheckoutTests {
  let inventory = FakeInventory()

  @Test func `a book is reserved`() {
    inventory.expectCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
    Checkout(gateway: FakePaymentGateway(), inventory: inventory, mailer: FakeMailer()).buy("Dune", for: "alice")
  }

  @Test(.mockSession(.all)) func `nothing else is released`() {
    inventory.rejectCall(withIdentifier: "release(_:)")
    inventory.reserve("Dune")
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
  }
}

final class CheckoutTestCase: XCTestCase {
  override func invokeTest() { withMockSession { super.invokeTest() } }

  func testABookIsReserved() {
    let inventory = FakeInventory()
    inventory.expectCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
    Checkout(gateway: FakePaymentGateway(), inventory: inventory, mailer: FakeMailer()).buy("Dune", for: "alice")
  }
}
