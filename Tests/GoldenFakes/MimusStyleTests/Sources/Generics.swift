protocol GenericFunctions {
  func save<T>(_ value: T)
  func encode<T: Codable & Sendable>(_ value: T, as name: String) throws -> [T]
  func make<T>(_ type: T.Type) -> T
  func find<K, V>(_ key: K, in values: [K: V]) -> V? where K: Hashable, V: Equatable
  func some(_ value: some Equatable, other: [some Hashable])
  func anyValue(_ value: any Equatable) -> any Sendable
  func composed(_ value: any Sendable & Equatable)
  func constrained<C: Collection>(_ values: C) -> C.Element? where C.Element == Int
  func pack<each T>(_ values: repeat each T)
  func packed<each T: Sendable>(_ first: Int, _ values: repeat each T) -> Int
  func closure<T>(_ transform: @escaping (T) -> T) async -> Int
  func primary(_ values: some Collection<Int>) -> any Collection<String>
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct Vector<let count: Int> {}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
protocol IntegerGenerics {
  func add(_ vector: Vector<3>) -> Int
  func scale<let n: Int>(_ vector: Vector<n>)
}

protocol Repository<Entity> {
  associatedtype Entity: Identifiable
  associatedtype Key: Hashable = String
  func load(_ key: Key) async throws -> Entity?
  func all() -> [Entity]
  var first: Entity? { get set }
  static func empty() -> Self
  static var shared: Int { get }
}

protocol Store<Key, Value>: AnyObject {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get set }
  func merge(_ other: [Key: Value])
}

protocol UserStore: Store where Value == Receipt {
  func count() -> Int
}

protocol IntStore: Store<Int, String> {}

protocol Chain {
  associatedtype Next: Chain where Next.Next == Next
  func next() -> Next
}

protocol SelfUser {
  func copy() -> Self
  func isSame(as other: Self) -> Bool
  static func make() -> Self
  var parent: Self? { get }
}

protocol Aliased {
  typealias ID = String
  typealias Handler = (ID) -> Void
  func load(_ id: ID) -> [ID]
  func handle(_ handler: Handler)
  func later(_ handler: @escaping Handler)
}

protocol Producing {
  associatedtype Item
  func produce() -> Item
  func consume(_ items: [Item], then done: @escaping (Item) -> Void)
}

protocol Whereabouts<Item> {
  associatedtype Item: Equatable
  associatedtype Failure: Error
  associatedtype Shelf: Collection where Shelf.Element == Item
  func place(_ item: Item, on shelf: Shelf) throws(Failure) -> Shelf.Index
  func total<Other: Sequence>(_ other: Other) -> Int where Other.Element == Item
  func each<Value>(_ values: [Value], by key: KeyPath<Value, Item>) -> [Value]
}

protocol Metatypes {
  func make(_ type: any Base.Type) -> any Base.Type
  func own(_ type: Self.Type) -> Bool
  func generic<T>(_ type: T.Type, _ other: T.Type?) -> [T.Type]
  var kind: any Any.Type { get }
}

protocol SelfEverywhere {
  func best(of others: [Self]) -> Self?
  func map(_ body: (Self) -> Self) -> Self
  static var all: [Self] { get }
  subscript(other: Self) -> Int { get }
}

protocol GenericResults {
  func make<T>() -> T
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
  func optional<T>(_ type: T.Type) -> T?
  func opaque(_ first: some Sequence<Int>, _ second: some Sequence<Int>) -> Int
  func change<T>(_ value: inout T, by body: (inout T) -> Void)
}

protocol Stack: Sendable {
  associatedtype Element: Sendable
  mutating func push(_ element: Element)
  mutating func pop() -> Element?
  nonmutating func peek() -> Element?
  var top: Element { get }
}

protocol PairStore<First, Second> where First: Hashable {
  associatedtype First
  associatedtype Second = Int
  func second(of first: First) -> Second
}

protocol NamedPairStore: PairStore<String, Int> {
  func names() -> [String]
}

protocol ItemStore {
  associatedtype Item
  associatedtype Items where Items == [Item]
  func items() -> Items
  func add(_ item: Item)
}

protocol Lockable {
  associatedtype Text
  func turn() -> Text
}

protocol Strongroom {
  associatedtype Lock: Lockable
  associatedtype Number where Number == Int
  typealias Plain = Lock.Text
  typealias Pages = [Plain]
  func open(_ pages: Pages) -> Plain
  static func seal(_ text: consuming [Plain], count: Number) -> Pages
  static func count() -> Number
}

// Constraints that only the result implies.
protocol Facet { associatedtype Jewel }
struct Cut<Owner: JewelCase, Side: Facet>: Equatable where Owner.Jewel == Side.Jewel { var name: String }

protocol JewelCase {
  associatedtype Jewel
  func cut<Side>(_ path: KeyPath<Jewel, Side>) -> Cut<Self, Side> where Side.Jewel == Jewel
  subscript<Side>(_ path: KeyPath<Jewel, Side>) -> Cut<Self, Side> where Side.Jewel == Jewel { get }
  subscript<Value>(_ path: KeyPath<Jewel, Value>) -> Value { get }
}

// A generic parameter that is called like an associated type, and thrown.
protocol Inspector {
  associatedtype Failure: Error
  func check(_ receipt: Int) throws(Failure)
  subscript<Failure: Error>(_ error: Failure.Type) -> Int { get throws(Failure) }
}
// Type aliases that mention associated types.
protocol Watcher<Edit> {
  associatedtype Edit
  typealias Completion = @Sendable (Edit) -> Void
  typealias Body = (Edit) throws -> Edit
  typealias Maker = () -> Edit
  typealias Chained = Completion
  typealias Own = Edit
  func observe(_ done: @escaping Completion)
  func run(_ body: Body) rethrows -> Edit
  func chained(_ done: Chained)
  func dotted(_ done: Self.Completion, then other: @escaping Self.Completion)
  func optional(_ done: Completion?) -> Completion?
  func array(_ bodies: [Completion])
  func variadic(_ bodies: Body...)
  func nested(_ take: (Completion) -> Void, _ keep: (@escaping Completion) -> Void)
  func exchange(_ done: inout Completion)
  func automatic(_ make: @autoclosure Maker)
  func delayed(_ make: @autoclosure @escaping Maker)
  func own(_ change: Own, _ other: Edit)
  subscript(body: Body) -> Int { get }
}

protocol NumberWatcher: Watcher where Edit == Int {}

protocol ActionWatcher {
  associatedtype Action
  typealias Own = Action
  typealias Plain = (Int) -> Void
  func perform(_ action: Action, _ other: Own, _ dotted: Self.Action, _ optional: Action?)
  func plain(_ body: Self.Plain, _ kept: @escaping Self.Plain)
}

protocol CallWatcher: ActionWatcher where Action == () -> Void {}

/// A protocol whose associated types an heir determines, and that mentions them where the compiler resolves no alias.
protocol Rail<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  typealias Rows = [Value]
  func keys() -> any Sequence<Key> & Sendable
  func add(_ values: (any Sequence<Self.Value> & Sendable)?, to key: Key)
  func rows() -> [any Collection<Rows> & Sendable]
  func replace<Key>(_ keys: any Sequence<Key> & Sendable)
  func sort(_ keys: some Collection<Key> & Sendable)
  var all: any Sequence<(Key, Value)> & Sendable { get }
}

protocol NumberedRail: Rail where Key == RailNumber, Value == [Key?] {}
typealias RailNumber = Int

// Generic parameters that only the result shows.

protocol Cipher { associatedtype Lock: Equatable }
struct Latch<Code: Cipher> {}

protocol Keymaker {
  func latch<Code: Cipher>(for lock: Code.Lock) -> Latch<Code>
  func latch<Code: Cipher>(for lock: Code.Lock, like other: Latch<Code>) -> Latch<Code>
  subscript<Code: Cipher>(lock: Code.Lock, name: String) -> Latch<Code>? { get }
}

protocol Keyring<Code> {
  associatedtype Code
}

protocol Ringmaker {
  func ring<Ring: Keyring, Code: Cipher>(for locks: [Code.Lock]) throws -> Ring where Ring.Code == Code
  func rings<Ring: Keyring, Code: Cipher>(for lock: Code.Lock, count: Int) -> [Ring] where Code == Ring.Code
}
