struct Binder<Key: Hashable, Value> {
  var values: [Key: Value] = [:]
}

protocol Runner {
  func run(_ body: () -> Int) -> Int
  func run(_ body: () async -> Int) async -> Int
  func each(_ body: (Int) -> Void)
  func each(_ body: (String) -> Void)
}

protocol Attendant {
  func serve<Answer>(_ body: (Int) throws -> Answer) rethrows -> Answer
  #if compiler(>=6)
    func serve<Answer>(_ body: (Int) async throws -> Answer) async rethrows -> Answer
  #endif
  #if os(Linux)
    func floor() -> Int
  #else
    func floor() -> String
  #endif
}

protocol Stacks {
  func put<Item>(_ item: Item) -> String
  func put<Item: Equatable>(_ item: Item) -> String
  func add(_ books: Int...)
  func add(_ books: [Int])
  subscript<Key: Hashable>(key: Key) -> Int { get }
  subscript<Key: Comparable>(key: Key) -> Int { get }
}

protocol Books {
  func merge<Key, Value>(_ binder: Binder<Key, Value>, by choose: (Value, Value) -> Value) -> [Value]
  func attempt<Failure>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
  func fill(_ value: inout some Equatable, by step: () -> Void)
  func flatten(_ rows: some Sequence<some Hashable>) -> Int
  func find<Key, Value>(_ key: Key) -> Binder<Key, Value>?
}

protocol Filing {
  func read(_ file: borrowing File, by body: (Int) -> Int) -> Int
  func read(_ file: borrowing File, by body: (Int) -> String) -> Int
  func burn(_ file: __owned File, beside other: __shared File) -> Int
}

protocol Counted { var count: Int { get } }
protocol Counting { func count() -> Int }
protocol CountingRegister: Counted, Counting { func open() }

protocol Indexed<Key> {
  associatedtype Key
  func convert<Key>(_ key: Key) -> [Key]
  func store(_ key: Key)
}

protocol Packing {
  func pack<each Item>(_ items: repeat each Item) -> File
}

protocol Registry {
  static var staticStorage: Int { get }
  static func reset()
}

protocol Flag: CaseIterable { var name: String { get } }
protocol Ticker: Clock<Duration> { func tick() }
protocol Feed: AsyncSequence<Int, Never> { func refresh() }

protocol Handling {
  typealias Handler = (Int) -> Void
  func on(_ handler: @escaping Handler)
}
protocol CurrentHandling: Handling { func now(_ handler: Handler) }

protocol Commands {
  associatedtype State
  associatedtype Thunk = (State) -> String
  func send(_ command: String)
  func send(_ thunk: Thunk)
  subscript(key: Int) -> String { get }
  subscript(key: State) -> String { get }
}

protocol Daybook {
  associatedtype Key
  associatedtype Value
  typealias Element = (key: Key, value: Value)
  func remove(_ key: Key) -> Element
  func filter(_ isIncluded: (Element) -> Bool) -> Self
  func merge<Rows: Sequence>(_ rows: __owned Rows) where Rows.Element == (Key, Value)
  func merge<Rows: Sequence>(_ rows: __owned Rows) where Rows.Element == Element
}

protocol Visits {
  func visit<Rows: Sequence>(_ body: (Rows) -> Void) where Rows.Element == Int
  func visit<Rows: Sequence>(_ body: (Rows) -> Void) where Rows.Element == String
}

// Overloads that differ only in being asynchronous have one entry in the typed API.

protocol Kettle {
  func boil() -> Int
  func boil() async -> Int
  func pour(_ cups: Int) throws
  func pour(_ cups: Int) async throws
}

class Teapot {
  init() {}
  func steep(_ minutes: Int) -> Int { minutes }
  func steep(_ minutes: Int) async -> Int { -minutes }
}

// Overloads that differ only in `inout` do, too.

protocol Grinder {
  func grind(_ beans: Int) -> Int
  func grind(_ beans: inout Int) -> Int
}

// The history of an overload would have the name of a property.

protocol Tape {
  func log(level: Int, _ text: String)
  func log(_ text: String)
  var logLevel: Int { get set }
}

struct Warp<Thread>: Equatable {}
struct Heddle<Thread>: Equatable {}

protocol Weaver {
  func weave<Thread>(_ thread: Thread) -> Warp<Thread>
  func weave<Thread>(_ thread: Thread) -> Heddle<Thread>
}

// What is recorded of these overloads could be arguments of others.

protocol Kiosk {
  func sell(_ number: Int) -> Int
  func sell(_ number: Int?) -> String
  func stock(_ publication: Publication) -> Int
  func stock(_ novel: Novel) -> String
  func label<Label>(_ label: Label, at place: Int) -> Int
  func label(_ label: String, at place: Int) -> String
  func order(_ numbers: [Int]) -> Int
  func order(_ titles: [String]) -> String
  func count(_ number: Int) -> Int
  func count(_ title: String) -> String
  func scan(_ number: Int) -> Int
  func scan(_ number: Int) -> String
  func scan(_ title: String) -> String
  subscript(number: Int) -> Int { get set }
  subscript(number: Int?) -> String { get }
}

// Nobody can call the overloads that return `[Item]?`, because `Item?` may be one.

class Drawer {
  init() {}
  func take<Item>() -> Item? { nil }
  func take<Item>() -> [Item] { [] }
  func find<Item: Decodable>(_ label: String) async throws -> Item? { nil }
  func find<Item: Decodable>(_ label: String) async throws -> [Item]? { nil }
  func look<Item: Bell>(_ label: String) -> Item? { nil }
  func look<Item: Bell>(_ label: String) -> [Item]? { nil }
  subscript<Item>(place: Int) -> Item {
    get { fatalError() }
    set {}
  }
  subscript<Item>(place: Int) -> Item? { nil }
}
