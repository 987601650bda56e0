public import Foundation

/// Shop calls something else a receipt.
public struct Receipt: Equatable, Sendable {
  public var shelf: Int

  public init(shelf: Int) { self.shelf = shelf }
}

/// A parent for protocols of other modules, which say nothing of what it needs to be imported.
public protocol Stock {
  func lastDelivery() -> Date?
  func count(of title: String) -> Int
}

/// Shop has another protocol of this name.
// mimus:fake
public protocol PaymentGateway {
  func pay(invoice number: Int) -> Receipt
}
