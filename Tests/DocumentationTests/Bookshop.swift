import Mimus

// The bookshop of the examples: its types, the code under test with its collaborators, and their fakes.

struct Receipt: Equatable {
  var number: Int
  var amount: Int
}

enum CardError: Error {
  case declined
}

protocol PaymentGateway {
  var currency: String { get set }
  func charge(_ amount: Int, to name: String) throws -> Receipt
  func refund(_ amount: Int) -> Bool
}

protocol Inventory {
  func price(of title: String) -> Int
  func reserve(_ title: String)
  func release(_ title: String)
}

protocol Mailer: Sendable {
  func send(_ text: String, to name: String)
}

final class FakePaymentGateway: PaymentGateway, Mock {
  let storage = Mimus.Storage()

  var currency: String {
    get { answerCall() }
    set { recordCall(withIdentifier: "currency.set(_:)", arguments: [newValue]) }
  }

  func charge(_ amount: Int, to name: String) throws -> Receipt {
    try answerThrowingCall(arguments: [amount, name], default: Receipt(number: 1, amount: amount))
  }

  func refund(_ amount: Int) -> Bool { answerCall(arguments: [amount]) }
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

/// The code under test. It reserves a book, charges for it, and sends the receipt, or releases the book.
struct Checkout {
  let gateway: any PaymentGateway
  let inventory: any Inventory
  let mailer: any Mailer

  func buy(_ title: String, for name: String) {
    inventory.reserve(title)
    do {
      let receipt = try gateway.charge(inventory.price(of: title), to: name)
      mailer.send("Receipt \(receipt.number): \(title)", to: name)
    } catch {
      inventory.release(title)
    }
  }

  /// Sends an email later from another task.
  func remind(_ name: String) {
    Task.detached { [mailer] in mailer.send("Your books are waiting", to: name) }
  }
}

protocol Courier {
  func ship(_ title: String, to city: String) throws -> Int
}

struct Dispatch {
  let courier: any Courier

  func send(_ title: String, to city: String) -> String {
    guard let number = try? courier.ship(title, to: city) else { return "Not shipped" }
    return "Number \(number)"
  }
}
