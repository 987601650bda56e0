import Mimus

// A bookshop. `Checkout` is the code under test, and fakes replace its collaborators.

struct Receipt: Equatable {
  let number: Int
  let amount: Int
}

enum CardError: Error {
  case declined
}

protocol PaymentGateway {
  func charge(_ amount: Int, to name: String) throws -> Receipt
}

protocol Inventory {
  func price(of title: String) -> Int
  func reserve(_ title: String)
  func release(_ title: String)
}

protocol Mailer: Sendable {
  func send(_ text: String, to name: String)
}

/// Sells books: reserves a book, charges for it, and sends the receipt, or releases the book.
struct Checkout {
  let gateway: any PaymentGateway
  let inventory: any Inventory
  let mailer: any Mailer

  func buy(_ title: String, for name: String) {
    inventory.reserve(title)
    do {
      let receipt = try gateway.charge(inventory.price(of: title), to: name)
      mailer.send("Receipt \(receipt.number): \(title), \(receipt.amount) kr", to: name)
    } catch {
      inventory.release(title)
    }
  }

  func buyLater(_ title: String, for name: String) {
    Task.detached { [mailer] in mailer.send("\(title) is on its way", to: name) }
  }
}

// MARK: - Fakes with one line per method

final class FakePaymentGateway: PaymentGateway, Mock {
  let storage = Mimus.Storage()

  func charge(_ amount: Int, to name: String) throws -> Receipt {
    try answerThrowingCall(arguments: [amount, name], default: Receipt(number: 1, amount: amount))
  }
}

final class FakeInventory: Inventory, Mock {
  let storage = Mimus.Storage()

  func price(of title: String) -> Int { answerCall(arguments: [title]) }
  func reserve(_ title: String) { recordCall(arguments: [title]) }
  func release(_ title: String) { recordCall(arguments: [title]) }
}

final class FakeMailer: Mailer, Mock {
  let storage = Mimus.Storage()

  func send(_ text: String, to name: String) { recordCall(arguments: [text, name]) }
}

// MARK: - A custom type as a matcher

struct Basket: Equatable {
  struct Address: Equatable {
    var street: String
    var city: String
  }

  var titles: [String]
  var address: Address
}

extension Basket: Matcher {}

protocol Warehouse {
  func ship(_ basket: Basket, by carrier: String)
}

final class FakeWarehouse: Warehouse, Mock {
  let storage = Mimus.Storage()

  func ship(_ basket: Basket, by carrier: String) { recordCall(arguments: [basket, carrier]) }
}
