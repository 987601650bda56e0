// Aliases of protocols that have the names of other types, that are reached through other types, and that mention
// associated types.

// MARK: Names of other types

protocol SignalBox {
  typealias Result = Swift.Result<[String], any Error>
  typealias Array = [Int]
  typealias Duration = Int
  func read(_ lamps: Array, completion: @escaping (Result) -> Void) -> Duration
}

protocol TypedSignalBox {
  typealias Result<Value> = Swift.Result<Value, any Error>
  typealias Lever<Value> = (Value, Value)
  typealias Table = Dictionary
  func pull(_ lever: Lever<Int>, completion: (Result<Int>) -> Void) -> Lever<String>
  func table() -> Table<String, Table<Int, Int>>
}

struct Lever<First, Second> {}

// MARK: Members of other types

enum Railway {
  typealias Whistle = (Int) -> Void
  protocol Crossing { func close() }
  class Gate {
    init(width: Int) {}
    func lift() {}
  }
  struct Ticket: ~Copyable {}
}

typealias Track = Railway

protocol Platform {
  typealias Announcement = (String) -> Void
  func announce(_ announcement: Platform.Announcement, later: @escaping Platform.Announcement)
  func blow(_ whistle: Track.Whistle)
  func check(_ ticket: consuming Track.Ticket) -> Track.Ticket
}

protocol ManualCrossing: Track.Crossing { func ring() }

class WideGate: Track.Gate { func lock() {} }

class Turntable<Load> {
  typealias Turn = (Load) -> Void
  init() {}
}
class EngineTurntable: Turntable<Int> {}
protocol TurntableDriver { func drive(_ turn: EngineTurntable.Turn) }
protocol TurntableUser: EngineTurntable { func use(_ turn: Turn) }
extension EngineTurntable { protocol Watcher { func watch(_ turn: Turn) } }

protocol Flagged { typealias Flag = (Bool) -> Void }
protocol FlaggedLine {
  associatedtype Guard: Flagged
  func wave(_ flag: Guard.Flag, by guard: Guard)
  func wave<Other: Flagged>(_ flag: Other.Flag, with other: Other)
}

struct Wharf<Cargo> {
  class Berth {
    var next: Berth?
    init() {}
    func moor(_ cargo: Cargo, as kind: Kind) -> [Berth] { [] }
  }
  enum Kind { case deep }
}
typealias GrainWharf = Wharf<Int>
class GrainBerth: GrainWharf.Berth { func weigh() {} }
class MailBerth: Wharf<String>.Berth { func sort() {} }

// MARK: Associated types

protocol EngineShed {
  associatedtype Engine: Identifiable
  typealias Engines = [Engine]
  typealias Number = Engine.ID
  func engines() -> Self.Engines
  subscript(number: Self.Number) -> Engines { get }
}

protocol StockBook {
  associatedtype Entry
  func add(_ entries: Entries) -> Entries
  func open(_ reader: @escaping Reader)
}
extension StockBook {
  typealias Entries = [Entry]
  typealias Reader = (Entries?) throws -> Void
}

protocol SignalLog {
  associatedtype Key: Hashable
  typealias Difference = (Key) -> [Key: Change]
  typealias Change = ChangeOfSignal<Key>
  func compare(_ difference: @escaping Difference)
}
enum ChangeOfSignal<Key> { case lit(Key) }

protocol WagonYard {
  associatedtype Wagon
  associatedtype Wagons: Collection
  func wagons() -> Wagons
}
protocol OrderedWagonYard: WagonYard where Wagon == Wagons.Element {}
protocol WagonTrack: OrderedWagonYard where Wagons == [Wagon] { func couple(_ wagon: Wagon) }

protocol LabeledWagon: Identifiable where ID == Freight.ID {
  associatedtype Freight: Identifiable
  var freight: Freight { get }
}

// MARK: Nested types with the name of an alias

protocol SignalArm { var angle: Double { get } }
typealias Semaphore = SignalArm
struct RailJunction { struct Semaphore { var isClear = false } }

protocol JunctionBox {
  func wire(_ semaphore: RailJunction.Semaphore, beside arm: any Semaphore) -> RailJunction.Semaphore?
}

// MARK: Sent

protocol TicketOffice {
  func sell() -> sending Railway.Ticket
  func find() throws -> sending Railway.Ticket?
}
