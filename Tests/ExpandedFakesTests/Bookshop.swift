// The bookshop as the app declares it, without any knowledge of fakes.

struct Receipt: Equatable, Sendable { var id = 0 }

struct Book: Equatable, Sendable { var title: String }

enum CardError: Error, Equatable { case declined, expired }

protocol PaymentGateway {
  var currency: String { get }
  func charge(_ amount: Int, to name: String) async throws -> Receipt
  func refund(_ receipt: Receipt) throws(CardError) -> Int
}

protocol Inventory: Actor {
  var isOpen: Bool { get }
  func reserve(_ title: String) async -> Int
}

@MainActor protocol ShopWindow: AnyObject {
  var title: String { get set }
  func show(_ book: Book) async
}

protocol Courier: Sendable {
  func deliver(_ title: String, _ done: @escaping @Sendable (Bool) -> Void) async throws
}

protocol Repository {
  associatedtype Item
  var count: Int { get }
  func save(_ item: Item) throws
  func find(where isWanted: (Item) -> Bool) -> Item?
}

protocol Sorter {
  associatedtype Item
  func sort(_ items: inout [Item], from place: Int) throws -> Int
  func swap(_ one: inout Item, _ other: inout Item) throws(CardError)
  func shuffle(_ items: inout [Item], _ count: inout Int) async throws -> Item?
  func count(_ sorted: inout Int)
}

protocol Bindery {
  associatedtype Sheet
  func press(_ sheet: sending Sheet) async -> sending Sheet
  func trim(_ sheet: @autoclosure () throws -> Sheet) throws -> Int
}

protocol Restorer {
  associatedtype Item
  func mend(_ item: Item, with repair: (inout Item, Int) throws -> Int) rethrows -> Int
  func inspect(_ grade: @autoclosure () throws -> Int, of check: (Item) async throws -> Item) async rethrows -> Item
  func label<Label>(by change: (inout [Label], Item) -> Void) -> Int
}

protocol Daybook {
  func enter(_ entry: some CustomStringConvertible, into lines: inout [String]) throws
  func total<Total>(of entries: [some BinaryInteger], _ add: (Int) async -> Int) async -> Total?
  func note(_ remark: @autoclosure () -> some Equatable, on page: inout Int)
  static func close(_ seal: consuming some ~Copyable, with key: borrowing some ~Copyable) -> Bool
}

protocol Wrapper {
  func wrap<each Item>(_ items: (repeat each Item)) -> Int
}

protocol Wrapping {
  func fold() -> Int
}

protocol Catalog {
  init(name: String)
  static var shared: Int { get set }
  static func price(of title: String) -> Int
  subscript(title: String) -> Int { get set }
  subscript(row row: Int) -> String { get throws }
  var pages: Int { get async throws }
  var shelf: String { get }
  func sorted<Key: Comparable>(by key: (Book) -> Key) -> [Book]
  func all<Value: Equatable>(_ value: Value) -> [Value]
}

protocol Shelf: Hashable, CustomStringConvertible {
  func place(_ title: String)
}

/// A real class with members that a subclass can and can't override.
class Account {
  var owner: String
  let id: Int
  var isOpen: Bool { true }

  init(owner: String, id: Int) {
    self.owner = owner
    self.id = id
  }

  func deposit(_ amount: Int) -> Receipt { Receipt(id: amount) }
  func balance() throws -> Int { 100 }
  func note(_ text: String) {}
  class func kind() -> String { "account" }
  subscript(index: Int) -> Int { index }
}

protocol Press {
  func bind(_ title: consuming String, _ note: borrowing String) -> String
  func sort<each Sheet>(_ weigh: (repeat each Sheet) -> Int, _ sheet: repeat each Sheet) -> Int
  subscript(title: String, pages: Int...) -> Int { get set }
}

protocol Lamp {
  var brightness: Int { get set }
  subscript(bulb: Int) -> Int { get set }
}

@resultBuilder enum LineBuilder {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}

protocol Menu {
  func show(@LineBuilder _ lines: () -> [String]) -> Int
  func print(@LineBuilder _ lines: (inout Int) throws -> [String]) rethrows -> Int
}

/// A real class with a member that returns the object itself.
class Ladder {
  final var steps = 0
  func climbed(_ count: Int) -> Self {
    steps += count
    return self
  }
}
