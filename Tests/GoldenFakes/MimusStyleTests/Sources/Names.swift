/// The app's own types with names of the library's types.
struct Storage: Equatable { var shelves = 1 }
struct Matcher: Equatable { var score = 2 }
struct Argument: Equatable { var text = "three" }

protocol OwnTypes {
  func keep(_ storage: Storage, for matcher: Matcher) -> Argument
  var mock: Mock { get set }
}

struct Mock: Equatable { var name = "own" }

/// Types with names of the typed API's types.
struct Stubs: Equatable { var count = 0 }
struct Calls: Equatable { var count = 0 }
struct Verifications: Equatable { var count = 0 }

protocol OwnViews {
  func use(_ stubs: Stubs, _ calls: Calls) -> Verifications
}

/// Members with names that generated code uses.
protocol InnerNames {
  var target: Int { get set }
  func call(_ call: Int, body: inout Int)
  func body(target: Int, storage: inout String) -> Int
  func isUnanswered(_ real: Int) -> Bool
}

protocol KeywordMembers {
  func `init`() -> Int
  func `self`(_ `default`: Int)
  func `Type`() -> String
  func `where`(`where` place: String)
  static func `static`() -> Int
}

protocol PropertyAndFunction {
  var count: Int { get }
  func count(_ kind: String) -> Int
  func count(of kind: String) -> Int
  static var count: Int { get }
  static func count(of kind: String) -> Int
}

protocol EqualLabels {
  func add(_: Int, _: Int) -> Int
  func add(value: Int, value other: Int)
  func void(_ nothing: Void) -> ()
  func many(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int, _ j: Int, _ k: Int,
    _ l: Int, _ m: Int, _ n: Int)
}

/// Associated types with names that the library's stubs use.
protocol StubNames {
  associatedtype Value
  associatedtype Failure: Error
  associatedtype Arguments
  func update(_ value: inout Value) throws(Failure) -> Value
  func load(_ arguments: Arguments) async throws(Failure) -> Value
  var value: Value { get set }
}

protocol TypeOverloads {
  func show(_ text: String) -> Int
  func show(_ number: Int) -> Int
  func show(_ numbers: [Int]) -> Int
  func show(_ text: String?) -> Int
  subscript(number: Int) -> String { get }
  subscript(text: String) -> String { get }
}

protocol ResultOverloads {
  func read() -> Int
  func read() -> String
  func read(at place: Int) -> Int
  func read(at place: Int) -> String
  func read() async -> [Int]
  subscript(key: String) -> Int { get set }
  subscript(key: String) -> String { get set }
}

protocol KeywordLabels { func set(`let`: Int, `var`: Int, `inout` x: String) -> Int }

/// Types with names of the standard library's types.
enum Vault {
  struct UInt: Equatable { var weight = 1 }
  struct StaticString: Equatable {}
  struct Bool: Equatable {}
  struct String: Equatable {}
  struct Hasher {}
  struct ObjectIdentifier {}
  struct Sendable {}
  protocol Error {}
  struct Void: Equatable { var depth = 1 }
  struct Never: Equatable {}
  enum Result: Equatable { case open, shut }
  protocol Guarded: Swift.Hashable, Swift.Sendable, Comparable, CustomStringConvertible {
    func lift(_ weight: UInt, with label: String) throws -> Result
    func weigh(_ body: (UInt) -> Bool) -> Bool
    var state: Result { get set }
    func lock()
    func empty(by hand: () -> Void) -> Void
    func open() -> Never
    subscript(number: UInt) -> Void { get set }
  }
  class Safe {
    func lock() {}
    func empty() throws -> Void { Void() }
    var depth: Void {
      get { Void() }
      set {}
    }
  }
}

/// Members with names that need backticks where they are declared.
protocol Kinds {
  var `Type`: Int { get }
  var `Protocol`: Int { get set }
  func `Self`(_ `Type`: Int) -> Int
}

/// Members with the names of types.
protocol Conversions {
  var Int: Int { get set }
  func String(_ number: Int) -> String
  func convert() -> Int
}

/// Protocols with the names of the types that a fake declares.
enum Nouns {
  protocol Stubs { func note(_ number: Int) -> Int }
  protocol Verifications { var latest: any Calls { get } }
  protocol Calls { func count(_ number: Int) -> any Stubs }
}

/// A protocol with the name of a generic parameter of its member.
protocol Made { func make<Made>(_ type: Made.Type) -> Made? }

/// Generic parameters with names that the fake uses.
protocol Borrowing {
  func lend<storage>(_ item: storage) -> storage
  func swap<target, call>(_ item: target, for other: call) -> call
  func name<Mimus, Swift>(_ item: Mimus, of owner: Swift) -> Int
}

// Members with the names of types that a fake declares.
protocol Papers {
  var Stubs: Int { get }
  func Calls() -> Int
  static var Verifications: String { get }
}

/// Parameters with the names of types, and associated types with those of protocols.
struct Tariff: Equatable { var cents = 1 }
enum Zone { struct Edge: Equatable {} }

protocol Tollgate {
  func price(Tariff: Int) -> Tariff
  func count(Int: Swift.Int) -> Int
  func edge(Zone: Int) -> Zone.Edge
  subscript(Tariff: Int) -> Tariff { get }
}

protocol Plumb {
  associatedtype Plumb: Hashable
  associatedtype Tariff
  func read(_ gauges: Set<Plumb>) -> Plumb
}

protocol Sundial {
  associatedtype Shown: Plumb
  associatedtype Tollgate
  func show(_ value: Shown.Tariff, _ gauge: Shown.Plumb) -> [Tollgate]
}

protocol Tollbooth {
  associatedtype Tollgate
  var gate: Tollgate { get }
}

protocol BridgeTollbooth {
  associatedtype Bridge: Tollbooth
  typealias Tollgate = Bridge.Tollgate
  var gate: Tollgate { get }
}

/// Words that begin an expression, as the names of values and members.
protocol Chores {
  func finish(await: Int, unsafe: Int, _ yield: Int, copy: Int, consume: Int, each: Int, any: Int, then: Int) -> Int
  func change(await: inout Int, unsafe: () -> Int)
  func name(_ `Any`: Int, of `Self`: Int) -> Int
  func await(_ unsafe: Int) -> Int
  var unsafe: Int { get set }
  subscript(await: Int) -> Int { get set }
}

/// Members whose name is an underscore.
protocol Blanks {
  var `_`: Int { get set }
  func `_`(_ count: Int) -> Int
}
