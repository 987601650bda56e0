// The bookshop types that the expanded fakes in `Goldens` use.

struct Receipt: Equatable, Sendable { var id = 0 }

enum CardError: Error { case declined }

protocol PaymentGateway {
  var currency: String { get }
  func charge(_ amount: Int, to name: String) async throws -> Receipt
}

protocol Inventory: Actor {
  func reserve(_ title: String) -> Int
}

protocol Catalog {
  init(name: String)
  static var limit: Int { get set }
  var pages: Int { get async throws(CardError) }
  subscript(title: String) -> Int { get set }
  func sorted<Key: Comparable>(by key: (String) -> Key) -> [String]
}

protocol Sorter {
  associatedtype Item
  func sort(_ items: inout [Item], from place: Int) throws(CardError) -> Int
}

class Account {
  var owner = ""
  init(owner: String) { self.owner = owner }
  func deposit(_ amount: Int) throws -> Receipt { Receipt(id: amount) }
}
