import Mimus
import Testing

enum ReadingFailures {
  static let guide = Guide(
    "Reading-failures.md",
    [
      Example("an argument differs", differ),
      Example("a part of an argument differs", part),
      Example("another overload was called", never),
      Example("types that print alike", alike),
      Example("a text of several lines", lines),
      Example("called though it must not be", number),
      Example("calls in another order", order),
      Example("a call does not come in time", time),
      Example("very many calls", many),
    ])

  @Sendable static func differ() throws {
    let gateway = FakePaymentGateway()
    _ = try gateway.charge(25, to: "alice")
    _ = try gateway.charge(30, to: "bob")
    _ = gateway.currency
    gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
  }

  final class FakeWarehouse: Mock {
    let storage = Mimus.Storage()

    func ship(_ basket: Basket) { recordCall(arguments: [basket]) }
    func ship(_ basket: Basket, by carrier: String) { recordCall(arguments: [basket, carrier]) }
    func count(_ number: some BinaryInteger) { recordCall(arguments: [number]) }
  }

  @Sendable static func part() {
    let warehouse = FakeWarehouse()
    warehouse.ship(Basket(titles: ["Dune", "Emma"], city: "Oslo"))
    warehouse.verifyCall(withIdentifier: "ship(_:)", arguments: [Basket(titles: ["Dune", "Ulysses"], city: "Oslo")])
  }

  @Sendable static func never() {
    let warehouse = FakeWarehouse()
    warehouse.ship(Basket(titles: ["Dune"], city: "Oslo"), by: "post")
    warehouse.verifyCall(withIdentifier: "ship(_:)", arguments: .any)
  }

  @Sendable static func alike() {
    let warehouse = FakeWarehouse()
    warehouse.count(UInt(30))
    warehouse.verifyCall(withIdentifier: "count(_:)", arguments: [30])
  }

  @Sendable static func lines() {
    let mailer = FakeMailer()
    mailer.send("Dear alice,\nyour book is here.\nBye", to: "alice")
    mailer.verifyCall(
      withIdentifier: "send(_:to:)", arguments: ["Dear alice,\nyour books are here.\nBye", "alice"])
  }

  @Sendable static func number() {
    let inventory = FakeInventory()
    inventory.reserve("Dune")
    inventory.release("Dune")
    inventory.verifyCall(withIdentifier: "release(_:)", arguments: .any, mode: .never)
  }

  @Sendable static func order() throws {
    let (gateway, inventory) = (FakePaymentGateway(), FakeInventory())
    _ = try gateway.charge(30, to: "alice")
    inventory.reserve("Dune")
    verifyInOrder {
      inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
      gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    }
  }

  @Sendable static func time() async {
    let mailer = FakeMailer()
    await eventually(within: .milliseconds(50)) {
      mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
    }
  }

  @Sendable static func many() {
    let inventory = FakeInventory()
    for number in 1...1000 { inventory.reserve("Volume \(number)") }
    inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
  }
}
