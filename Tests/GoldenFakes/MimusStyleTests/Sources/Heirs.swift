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
