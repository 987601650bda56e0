import Foundation

// Associated types that are members of others, aliases that mention associated types, and overloads whose types are
// spelled differently.

protocol LockStore<Lock> {
  associatedtype Lock: Identifiable where Lock.ID == Number
  associatedtype Number: Hashable
  func find(_ number: Number) -> Lock?
}

struct Padlock: Identifiable {
  typealias ID = Int
  var id: Int
}

protocol PadlockStore: LockStore<Padlock> {}

protocol KeyedLockStore {
  associatedtype Number: Hashable
  associatedtype Lock: Identifiable where Number == Lock.ID
  func open(_ number: Number) -> Lock?
}

protocol KeyedPadlockStore: KeyedLockStore where Lock == Padlock {}

protocol KeyCutting {
  associatedtype Blank
  associatedtype CutKey
}

struct BrassCutting: KeyCutting {
  typealias Blank = String
  typealias CutKey = Int
}

protocol KeyCutter {
  associatedtype Blank
  associatedtype Cutting: KeyCutting where Cutting.Blank == Blank
  func cut(_ blank: Blank, by cutting: Cutting)
}

protocol CountingKeyCutter: KeyCutter { func count(_ blank: Blank) -> Int }

protocol BrassKeyCutter: CountingKeyCutter where Cutting == BrassCutting {}

struct Spin {}

protocol LockListener {
  associatedtype Event
  typealias Handler = (Event) -> Void
  typealias Events = [Event]
  typealias Next = @Sendable (Event) async throws -> Int
  func listen(_ handler: @escaping Handler)
  func all() -> Events
  func pass(_ event: Event, to next: @escaping Next) async throws -> Int
}

protocol TurnListener: LockListener where Event == Spin {
  func listen(_ handler: @escaping (Spin) -> Void)
  func all() -> [Spin]
  func pass(_ event: Spin, to next: @escaping @Sendable (Spin) async throws -> Int) async throws -> Int
}

protocol TurnCounter {
  associatedtype Turns: Sequence where Turns.Element == Int
  func first(of turns: Turns) -> Turns.Element
}

protocol WholeTurnCounter: TurnCounter { func first(of turns: Turns) -> Int }

typealias LockNumber = Int

protocol Locksmith {
  func label(of number: LockNumber) -> String?
  func label(of number: Int) async -> Optional<String>
  func failure(among counts: [String: Int]) -> (any Error)?
  func failure(among counts: Dictionary<String, LockNumber>) async throws -> (any Swift.Error)?
  func wait(_ seconds: TimeInterval)
}

protocol PatientLocksmith: Locksmith { func wait(_ seconds: Double) }

protocol LockMaker {
  associatedtype Made
  func make(_ made: Made) async -> Made
}

protocol PadlockMaker: LockMaker where Made == Padlock { func make(_ made: Padlock) -> Padlock }

// Aliases are written where they are declared, and a method's own generic parameters hide the types around it.

enum LockShop {
  typealias Bell = Ringing
  typealias Ringing = () -> Void
  typealias Opener = Latch
  protocol Latch { func lift() }
  typealias Maybe = Possibly
  typealias Possibly = Int?
}

enum Smithy {
  typealias Opener = Bolt
  protocol Bolt { func draw() }
  struct Tool {}
  enum Bench {
    protocol ToolRack { func keep<Tool>(_ tool: Tool) -> Tool }
  }
}

protocol LockHandler { func handle(_ handler: LockShop.Bell) -> LockShop.Maybe }

protocol LockOpener: LockShop.Opener, Smithy.Opener { func choose(_ opener: any LockShop.Opener) }

// mimus:fake
struct LockActions { var lock: LockShop.Bell }

// What a fake implements by its identity isn't confused with members that are called alike.

protocol Describing: CustomStringConvertible { static var description: String { get } }

protocol Salting: Hashable { func hash(into hasher: inout Hasher, salt: Int) }

protocol Weighing: Comparable { static func < (one: Self, other: Int) -> Bool }

protocol Debugging: CustomDebugStringConvertible { var debugDescription: String { get set } }

protocol RotatingDial {
  #if DEBUG
    func rotate(_ turn: Int)
  #endif
  #if !DEBUG
    func rotate(_ turn: Int)
  #endif
}

enum StrongRoom { struct Never: Error {} }

protocol DialSealing { func seal() throws(StrongRoom.Never) -> Int }
