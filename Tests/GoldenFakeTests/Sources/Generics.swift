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

struct Vector<let count: Int> {}

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
