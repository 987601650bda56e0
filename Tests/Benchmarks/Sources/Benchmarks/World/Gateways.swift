import Foundation
import Mimus

/// The protocol that is faked: a payment gateway.
protocol PaymentGateway: AnyObject {
  func refresh()
  func refund(_ amount: Int)
  func charge(_ amount: Int, to name: String)
  func ship(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, to name: String, street: String, city: String, country: String)
  func price(_ amount: Int, for name: String) -> Int
}

/// A fake as a test author writes it with Mimus.
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

/// A spy as a test author writes it without Mimus. It stores the arguments of each member under a lock.
final class HandWrittenGateway: PaymentGateway, @unchecked Sendable {
  private let lock = NSLock()
  private(set) var refreshCount = 0
  private(set) var refunds: [Int] = []
  private(set) var charges: [(amount: Int, name: String)] = []
  private(set) var shipments: [(Int, Int, Int, Int, String, String, String, String)] = []
  private(set) var priceCalls: [(amount: Int, name: String)] = []
  /// The results of `nextPrice`, one for each call. The last one repeats.
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

  /// Returns the next price, for a test that needs several prices in turn.
  func nextPrice(_ amount: Int, for name: String) -> Int {
    lock.withLock {
      priceCalls.append((amount, name))
      return prices[min(priceCalls.count, prices.count) - 1]
    }
  }

  /// Returns the price for one customer, for a test that stubs only that customer's price.
  func priceForAlice(_ amount: Int, for name: String) -> Int {
    lock.withLock {
      priceCalls.append((amount, name))
      return name == "alice" ? 5 : 0
    }
  }

  /// Returns the number of charges to a name.
  @inline(never)
  func chargeCount(to name: String) -> Int {
    lock.withLock { charges.count { $0.name == name } }
  }
}
