public import Foundation

/// A type with the same name as one in Shop.
public struct Receipt: Equatable, Sendable {
  public var shelf: Int

  public init(shelf: Int) { self.shelf = shelf }
}

/// A parent for protocols in other modules, whose files don't import what it needs.
public protocol Stock {
  func lastDelivery() -> Date?
  func count(of title: String) -> Int
}

/// A protocol with the same name as one in Shop.
// mimus:fake
public protocol PaymentGateway {
  func pay(invoice number: Int) -> Receipt
}
