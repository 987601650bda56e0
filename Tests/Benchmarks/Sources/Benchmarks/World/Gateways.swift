import Foundation
import Mimus

/// What is called: a payment gateway.
protocol PaymentGateway: AnyObject {
  func refresh()
  func refund(_ amount: Int)
  func charge(_ amount: Int, to name: String)
  func ship(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, to name: String, street: String, city: String, country: String)
  func price(_ amount: Int, for name: String) -> Int
}

/// The fake that a test author writes with Mimus.
final class MimusGateway: PaymentGateway, Mock {
  let storage: Mimus.Storage

  init(ordered: Bool = true) {
    storage = Mimus.Storage(ordered: ordered)
  }

  func refresh() { recordCall() }
  func refund(_ amount: Int) { recordCall(arguments: [amount]) }
  func charge(_ amount: Int, to name: String) { recordCall(arguments: [amount, name]) }
  func ship(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, to name: String, street: String, city: String, country: String
  ) {
    recordCall(arguments: [a, b, c, d, name, street, city, country])
  }
  func deliver(_ a: Int, _ b: Int, _ c: Int, _ d: Int, to name: String, city: String) {
    recordCall(arguments: [a, b, c, d, name, city])
  }
  func price(_ amount: Int, for name: String) -> Int { answerCall(arguments: [amount, name]) }
}

/// The spy that a test author writes without Mimus: it keeps the arguments of each member under a lock.
final class HandWrittenGateway: PaymentGateway, @unchecked Sendable {
  private let lock = NSLock()
  private(set) var refreshCount = 0
  private(set) var refunds: [Int] = []
  private(set) var charges: [(amount: Int, name: String)] = []
  private(set) var shipments: [(Int, Int, Int, Int, String, String, String, String)] = []
  private(set) var priceCalls: [(amount: Int, name: String)] = []
  /// What `price` answers, one a call; the last one stays.
  var prices = [5]

  func refresh() {
    lock.withLock { refreshCount += 1 }
  }

  func refund(_ amount: Int) {
    lock.withLock { refunds.append(amount) }
  }

  func charge(_ amount: Int, to name: String) {
    lock.withLock { charges.append((amount, name)) }
  }

  func ship(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, to name: String, street: String, city: String, country: String
  ) {
    lock.withLock { shipments.append((a, b, c, d, name, street, city, country)) }
  }

  func price(_ amount: Int, for name: String) -> Int {
    lock.withLock {
      priceCalls.append((amount, name))
      return 5
    }
  }

  /// The same for a test that wants several prices in turn.
  func nextPrice(_ amount: Int, for name: String) -> Int {
    lock.withLock {
      priceCalls.append((amount, name))
      return prices[min(priceCalls.count, prices.count) - 1]
    }
  }

  /// The same for a test that wants a price for one customer.
  func priceForAlice(_ amount: Int, for name: String) -> Int {
    lock.withLock {
      priceCalls.append((amount, name))
      return name == "alice" ? 5 : 0
    }
  }

  /// How many charges there were to a name.
  @inline(never)
  func chargeCount(to name: String) -> Int {
    lock.withLock { charges.count { $0.name == name } }
  }
}
