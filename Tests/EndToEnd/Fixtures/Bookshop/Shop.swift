import Warehouse

struct Receipt: Equatable, Sendable {
  var number: Int
}

// mimus:fake
protocol PaymentGateway {
  func charge(_ amount: Int, to name: String) throws -> Receipt
}

// mimus:fake
protocol Inventory: Stock {
  func reserve(_ title: String) async -> Bool
}

// mimus:fake
class Mailer {
  func send(_ text: String, to name: String) {}
}

/// A protocol that isn't marked, so it has no fake.
protocol Till {
  func open()
}

struct Checkout {
  var gateway: any PaymentGateway
  var inventory: any Inventory
  var mailer: Mailer

  func buy(_ title: String, for price: Int, as name: String) async throws -> Receipt? {
    guard inventory.count(of: title) > 0, await inventory.reserve(title) else { return nil }
    let receipt = try gateway.charge(price, to: name)
    mailer.send("receipt \(receipt.number)", to: name)
    return receipt
  }
}
