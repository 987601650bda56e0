// Heirs that settle what their parents leave open.

protocol Roster {
  associatedtype Row: Identifiable
  func row(_ id: Row.ID) -> Row?
}

protocol TextRoster: Roster where Row.ID == String {
  func close() -> Int
}

protocol Furnace {
  associatedtype Fuel
  func burn(_ fuel: Fuel, then: (Fuel) -> Void) -> [Fuel]
  func refill() -> Fuel?
  subscript(fuel: Fuel) -> Int { get }
}

protocol CoalFurnace: Furnace where Fuel == Int {
  func burn(_ fuel: Int, then: (Int) -> Void) -> [Int]
  subscript(fuel: Int) -> Int { get }
}

// Parents whose members name types beside them.

enum Harvest {
  struct Grain: Equatable { var weight = 1 }
  typealias Reaper = (Grain) -> Void

  protocol Barn {
    func store(_ grain: Grain) -> Grain?
    func reap(_ reaper: Reaper)
  }

  class Mill {
    func grind(_ grain: Grain) -> Grain? { nil }
  }
}

protocol RedBarn: Harvest.Barn {
  func paint() -> Int
}

class Windmill: Harvest.Mill {
  func turn() -> Int { 1 }
}

// What is like the names of a fake's own types, and what is passed on with effects.

struct Body: Equatable { var mass = 1 }

protocol Scale {
  func weigh(_ body: () -> Body) -> Body
}

struct StampStub: Equatable { var number = 1 }

protocol Counter {
  func stamp(_ make: () -> StampStub) -> StampStub
}

protocol Logger {
  func log(_ text: @autoclosure () throws -> String) -> Int
  func trace(_ text: @autoclosure () async throws -> String) async -> Int
}

// Suppressed conformances wherever they are written.

protocol Ferryman {
  func carry<Cargo: ~Copyable & Sendable>(_ cargo: consuming Cargo) -> Int
  func fetch<Cargo>(_ make: () -> Cargo) -> Cargo where Cargo: ~Copyable
}

// Closures whose types are aliases of a parent.

class Loom {
  typealias Weft = (Int) -> Int
  init() {}
}

class PowerLoom: Loom {
  func weave(_ weft: Weft) -> Int { weft(1) }
  func keep(_ weft: @escaping Weft) {}
}

protocol Winding {
  typealias Turn = (Int) -> Int
}

class Winch: Winding {
  func wind(_ turn: Turn) -> Int { turn(2) }
}

// Parents whose requirements differ in how they are called.

protocol Gauge {
  var level: Int { get async }
  func watch(_ body: @escaping () -> Void)
}

protocol Meter {
  var level: Int { get throws }
  func watch(_ body: @escaping @Sendable () -> Void)
}

protocol Dial: Gauge, Meter {
  func reset() -> Int
}

// Associated types that are `Self` or `Never`.

protocol Twin {
  associatedtype Other
  func twins() -> [Other]
  func age() -> Int
}

protocol SelfTwin: Twin where Other == Self {}

protocol Pump {
  associatedtype Failure: Error
  func pump() throws(Failure) -> Int
}

protocol SafePump: Pump where Failure == Never {
  func drain() -> Int
}

protocol Cutting {
  associatedtype Root
  associatedtype Copy = Self
  static func grow(_ root: Root) -> Copy
}

protocol Rosebush: Cutting where Copy == Self {
  static func bloom() -> Copy?
}

// Parents and heirs that are declared under the same conditions.

#if compiler(>=5)
  protocol Valve<Value> {
    associatedtype Value
    var value: Value { get }
  }
#else
  protocol Valve {
    associatedtype Value
    var value: Value { get }
  }
#endif

#if compiler(>=5)
  protocol MainValve<Value>: Valve {
    var value: Value { get set }
  }
#else
  protocol MainValve: Valve {
    var value: Value { get set }
  }
#endif

protocol Tap: MainValve {
  func close() -> Value
}

// A collection that restates what the compiler infers.

struct Rungs<Element>: IteratorProtocol {
  mutating func next() -> Element? { nil }
}

protocol Ladder: BidirectionalCollection where Element: Hashable, Index == Int {
  associatedtype Iterator = Rungs<Element>
  func climb() -> Int
}

extension Ladder {
  func makeIterator() -> Rungs<Element> { Rungs() }
}

// Aliases of associated types, which nothing outside a protocol sees.

protocol Reply {
  associatedtype Context
  func send(_ context: Context) -> Int
}

protocol Origin<Source> {
  associatedtype Source
}

protocol Console where Context: Origin<String> {
  associatedtype Answer: Reply
  typealias Context = Answer.Context
  typealias Contexts = [Context]
  var answer: Answer { get }
  func ask(_ context: Context) -> Contexts
}

protocol Reel {
  associatedtype Frame
  typealias Film = [Frame]
  var film: Film { get set }
  func splice(_ film: Film, at place: Int) -> Film
}

// Heirs that state the type of a property that their parent leaves open.

protocol Rank: RawRepresentable, Hashable {
  init?(rawValue: Int)
  var rawValue: Int { get }
}

// Static members of a generic fake that exists under a condition.

#if compiler(>=5)
  protocol Medal {
    associatedtype Ribbon
    static func award(_ ribbon: Ribbon) -> Int
  }
#else
  protocol Medal {
    associatedtype Ribbon
    static func award(_ ribbon: Ribbon) -> Int
  }
#endif

// Associated types that depend on a condition, which the parameters of a fake can't.

protocol Lottery {
  #if compiler(>=5)
    associatedtype Ticket: Hashable
    associatedtype Prize = Int
  #else
    associatedtype Ticket: CustomStringConvertible
  #endif
  func draw(_ ticket: Ticket) -> Bool
}

protocol Raffle: Lottery { func sell() -> Ticket }

// Determined types that must conform to something, and aliases that a fake's clauses don't see.

protocol Pantry where Rack.Element == Jar {
  associatedtype Jar: Hashable
  associatedtype Rack: Collection
  func fill(_ jars: [Jar: Rack]) -> Set<Jar>
}

protocol Exhibit: Identifiable where ID: Codable {
  var name: String { get }
}

protocol Visitor: AnyObject, Identifiable {
  func meet(_ other: ID) -> Int
}

protocol Sampler {
  typealias Sample = Int
  associatedtype Samples: Sequence where Samples.Element == Sample
  func mix(_ samples: Samples) -> Int
}

protocol Cutter {
  typealias Me = Self
  func copy(of other: Me) -> Me
  func cut() -> Int
}

/// Associated types that an alias determines together.
protocol Pairing {
  associatedtype First
  associatedtype Second
  typealias Both = (first: First, second: [Second])
  func second(of first: First) -> Second
}
protocol PricePairs: Pairing where Both == (first: String, second: [Int]) {
  func all() -> [Both]
}
