// The types of this module are isolated to the main actor by default, and so are their conformances.

public struct Berth: Hashable {
  public var number = 0

  public init(number: Int) { self.number = number }
}

public typealias Berths = Set<Berth>
public typealias Plan<Value> = [Berth: Value]

/// It requires nothing of its argument, so it needs no conformance.
public struct Logbook<Entry> {
  public init() {}
}

public enum Loading<Value: Equatable> {
  case idle
  case done(Value)
}

public protocol Moorings {
  var free: [Berth: Int] { get set }
  var names: [String: Berth] { get }
  func moor(at berths: Set<Berth>) -> Bool
  func state(of berth: Berth) async -> Loading<Berth>
  func close(_ berths: Berths)
  func swap(_ berths: inout Set<Berth>)
  func plan(_ plan: Plan<String>)
  func log(_ book: Logbook<Berth>)
  subscript(berths: Set<Berth>) -> Int { get set }
  static func all() -> Set<Berth>
  static func count() -> Int
}

@MainActor public protocol Pier: AnyObject {
  func onChange(_ done: @escaping (Loading<Berth>?) -> Void)
}

open class Harbormaster {
  public init() {}
  open func assign(_ berths: [[Berth: Int]]) -> Int { 1 }
}
