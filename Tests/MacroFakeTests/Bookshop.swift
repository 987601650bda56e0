import Foundation

// The bookshop as its program declares it.

struct Receipt: Equatable, Sendable { var id = 0 }

enum CardError: Error, Equatable { case declined, expired }

protocol PaymentGateway {
  var currency: String { get }
  func charge(_ amount: Int, to name: String) async throws -> Receipt
}
