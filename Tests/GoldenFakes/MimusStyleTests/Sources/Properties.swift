protocol Properties {
  var name: String { get }
  var amount: Int { get set }
  var optional: Receipt? { get set }
  var receipt: Receipt { get }
  var waiting: Int { get async }
  var throwing: String { get throws }
  var both: Receipt { get async throws }
  var typed: Int { get throws(CardError) }
  var handler: (() -> Void)? { get set }
  var closure: (Int) -> Int { get set }
  var unwrapped: String! { get set }
  var mutatingGet: Int { mutating get }
  var nonmutatingSet: Int { get nonmutating set }
  var tuple: (Int, String) { get set }
  var any: any Sendable { get }
  static var shared: Int { get set }
  static var constant: String { get }
}

protocol Subscripts {
  subscript(index: Int) -> String { get }
  subscript(name: String) -> Int { get set }
  subscript(row row: Int, column column: Int) -> Double { get set }
  subscript(safe index: Int) -> String? { get throws }
  subscript<T: Hashable>(key: T) -> [T] { get }
  static subscript(id: Int) -> String { get }
}

protocol Initializers {
  init()
  init(name: String)
  init?(id: Int)
  init(_ values: Int..., file: borrowing String) throws
  init(later: Bool) async
  func use()
}

protocol Statics {
  static func reset()
  static func make(_ id: Int) throws -> Receipt
  static func waits() async -> Int
  static func generic<T>(_ value: T) -> Int
  func instance()
}

protocol Operators: Equatable {
  static func + (one: Self, other: Self) -> Self
  static prefix func ! (one: Self) -> Bool
  static func < (one: Self, other: Int) -> Bool
  func plain()
}

protocol HardSubscripts {
  subscript(numbers: Int...) -> Int { get }
  subscript(place place: Int, in name: String) -> String { get async throws }
  subscript() -> Int { get set }
  subscript<Key: Hashable, Value>(key: Key, of type: Value.Type) -> Value? { get set }
  subscript(`default` value: Int) -> Int { mutating get nonmutating set }
  static subscript(static name: String) -> Int { get set }
}

@dynamicMemberLookup protocol DynamicMembers {
  subscript(dynamicMember name: String) -> Int { get }
}

protocol HardInitializers {
  associatedtype Item
  init?(_ text: String) throws
  init(item: Item)
  init<T: Hashable>(many values: [T])
  init(then body: @escaping () -> Void)
  init(changing value: inout Int)
  init!(forced: Bool)
  var item: Item { get }
}

protocol TypedAccessors {
  var later: Int { get async }
  var failing: Int { get throws(CardError) }
  var both: String { get async throws(CardError) }
  var file: File { get }
  static var waiting: Int { get async throws }
  @available(*, deprecated, message: "ask later") var early: Int { get set }
}
