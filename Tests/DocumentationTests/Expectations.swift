import Mimus
import Testing

enum ExpectationsPage {
  static let guide = Guide(
    "Expectations.md",
    [
      Example("an expectation is not met", expect),
      Example("a rejected call", reject),
      Example("an unexpected call", strict),
      Example("ignored calls", ignored),
      Example("in any order", unordered),
      Example("an interaction out of order", free),
    ])

  @Sendable static func expect() {
    let (gateway, inventory, mailer) = (FakePaymentGateway(), FakeInventory(), FakeMailer())
    mailer.expectCall(withIdentifier: "send(_:to:)", arguments: [Argument.any, "alice"])
    inventory.expectCall(withIdentifier: "reserve(_:)", mode: .times(2))

    Checkout(gateway: gateway, inventory: inventory, mailer: mailer).buy("Dune", for: "alice")

    mailer.verifyExpectations()
    inventory.verifyExpectations()
  }

  @Sendable static func reject() {
    let inventory = FakeInventory()
    inventory.rejectCall(withIdentifier: "release(_:)")
    inventory.reserve("Dune")
    inventory.release("Dune")
  }

  final class FakeDelivery: Mock {
    let storage: Storage

    init(_ storage: Storage = Mimus.Storage()) { self.storage = storage }

    func pack(_ title: String) { recordCall(arguments: [title]) }
    func dispatch(to city: String) { recordCall(arguments: [city]) }
  }

  @Sendable static func strict() {
    let delivery = FakeDelivery(Storage(.strict))
    delivery.expectCall(withIdentifier: "pack(_:)", arguments: ["Dune"])
    delivery.expectCall(withIdentifier: "dispatch(to:)", arguments: ["Oslo"])

    delivery.pack("Dune")
    delivery.dispatch(to: "Bergen")
    delivery.dispatch(to: "Oslo")
    delivery.verifyExpectations()
  }

  @Sendable static func ignored() {
    let delivery = FakeDelivery(Storage(.strict))
    delivery.ignoreCalls(withIdentifier: "pack(_:)")
    delivery.expectCall(withIdentifier: "dispatch(to:)", arguments: ["Oslo"])

    delivery.pack("Dune")
    delivery.dispatch(to: "Oslo")

    delivery.verifyCall(withIdentifier: "dispatch(to:)", arguments: ["Oslo"])
    delivery.verifyNoMoreCalls()
  }

  @Sendable static func unordered() {
    let delivery = FakeDelivery(Storage(.strict, ordered: false))
    delivery.expectCall(withIdentifier: "pack(_:)")
    delivery.expectCall(withIdentifier: "pack(_:)", arguments: ["Dune"])

    delivery.pack("Dune")
    delivery.pack("Emma")
    delivery.verifyExpectations()
  }

  enum Sale: Equatable {
    case book(String, price: Int)
    case refund
  }

  @Sendable static func free() {
    let sales = Expectations<Sale>()
    sales.expect(.equal(.book("Dune", price: 30)))
    sales.expect(.equal(.book("Emma", price: 20)))
    sales.reject(.equal(.refund))

    sales.record(.book("Dune", price: 30))
    sales.record(.refund)
    sales.record(.book("Emma", price: 25))
    sales.verify()
  }
}
