import Foundation

protocol Base {
  func base(_ id: Int) throws -> Int
  var shared: Int { get }
}

protocol Refined: Base {
  func base(_ id: Int) -> Int
  var shared: Int { get set }
  func refined()
}

protocol OtherParent { func other() }
typealias BothParents = Base & OtherParent
protocol Diamond: Refined, BothParents { func diamond() }

protocol WithEquatable: Equatable { func f() }
protocol WithHashable: Hashable { func f() }
protocol WithDescription: CustomStringConvertible, CustomDebugStringConvertible { func f() }
protocol WithError: Error { var code: Int { get } }
protocol WithIdentifiable: Identifiable { func f() }
protocol WithIdentity: Identifiable where ID == String { func f() }
protocol WithOwnIdentity: Identifiable { var id: Int { get } }
protocol WithSendable: Sendable { func f(_ x: Int) async -> Int; var x: Int { get set } }
protocol WithUnchecked: AnyObject, Sendable { var x: Int { get } }
protocol WithCodable: Codable { var x: Int { get } }
protocol WithComparable: Comparable { func f() }
protocol WithClass: AnyObject { func f(); var x: Int { get set } }
protocol WithObject: NSObjectProtocol { func f() }
protocol NoncopyableProtocol: ~Copyable { func f(); mutating func g() }
protocol SelfWhere where Self: Base { func f() }
protocol Empty {}
protocol EmptyChild: Empty, Sendable {}

enum Outer {
  struct Item { var x = 0 }
  protocol Nested { func use(_ item: Item) -> Item? }
  enum Inner { protocol Deep { func f() -> Item } }
}

extension Outer {
  protocol InExtension { func f() }
}

#if os(Linux) || canImport(Darwin)
  protocol Conditional {
    func always()
    #if DEBUG
      func debugOnly(_ x: Int)
      var debugFlag: Bool { get set }
    #elseif os(Windows)
      func windows()
    #else
      func releaseOnly()
    #endif
  }
#endif

@available(macOS 13, *)
protocol Available {
  @available(macOS 14, *) func newer() -> Int
  @available(*, deprecated, message: "use newer") func older()
  @available(*, deprecated) var old: Int { get }
}

open class Furniture {
  var legs = 4
  init() {}
  func move() -> Int { legs }
}

protocol Movable: Furniture { func push(_ distance: Int) -> Bool }
protocol Placed where Self: Furniture { var place: String { get set } }

protocol IntIterator: IteratorProtocol<Int> { var isDone: Bool { get } }
protocol Writer: TextOutputStream { func flush() }
protocol Readable: LosslessStringConvertible { func f() }
protocol Raw: RawRepresentable<String> { func f() }
nonisolated protocol Nonisolated { func f() -> Int }
@preconcurrency protocol Preconcurrent: Sendable { func f() -> Int }
protocol NonescapableProtocol: ~Copyable, ~Escapable { borrowing func read() -> Int }
protocol Consumable { consuming func finish() -> Int; borrowing func peek() -> Int }

@available(*, deprecated, message: "use Available") protocol Outdated { func old() -> Int }

struct Library {
  struct Section {
    struct Key: Hashable, Sendable { var id = 0 }
    typealias Keys = [Key]
    enum Drawer {
      protocol Index {
        associatedtype Entry
        func find(_ key: Key, in keys: Keys) -> Entry?
        func store(_ entries: [Key: Entry], for section: Section)
      }
    }
  }
}

protocol Titled: ExpressibleByStringLiteral { func title() -> String }
protocol Shelved: ExpressibleByArrayLiteral where ArrayLiteralElement == String { func count() -> Int }

protocol Bell { func ring() -> Int }
#if os(Windows)
  protocol Door: Bell { func slide() }
#else
  protocol Door: Bell { func swing(_ degrees: Int) -> Bool }
#endif
protocol ShopDoor: Door { func lock() }

enum Catalog {
  struct Page<Item> { var items: [Item] }
  protocol Binder {
    associatedtype Item
    typealias Page = Catalog.Page<Item>
  }
  protocol Folder {
    associatedtype Rings: Binder
    typealias Page = Rings.Page
    func page(_ number: Int) -> Page
    func keep(_ page: Page)
  }
}

// A spy doesn't forward what throws other errors in a parent.

enum Leak: Error { case dry }
typealias NoLeak = Never

protocol Altimeter {
  var level: Int { get throws }
  func read() throws -> Int
  func check() throws -> Int
  subscript(hour: Int) -> Int { get throws }
}

protocol SafeAltimeter: Altimeter {
  var level: Int { get }
  func read() -> Int
  func check() throws(Leak) -> Int
  subscript(hour: Int) -> Int { get }
}

protocol Sprinkler<Failure> {
  associatedtype Failure: Error
  var pressure: Int { get throws(Failure) }
  var flow: Int { get async throws(Self.Failure) }
  func prime() throws(Failure) -> Int
  subscript(valve: Int) -> Int { get throws(Failure) }
}

protocol SafeSprinkler: Sprinkler where Failure == Never {}
protocol PlainSprinkler: Sprinkler<NoLeak> {}
protocol LeakySprinkler: Sprinkler<Leak> {}
