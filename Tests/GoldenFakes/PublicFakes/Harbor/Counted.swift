// The imports are public because some declarations use both modules. Most fakes don't use either.
public import Cargo
public import Foundation

public struct Ship: Sendable {
  public var name: String
  public init(name: String) { self.name = name }
}

public protocol Mooring { func moor(_ ship: Ship, at pier: Int?) -> [String: Ship] }
public protocol Timetable { func arrival(of ship: Ship) -> Date? }
public protocol Crane { func lift(_ then: @escaping @Sendable (Crate) -> Void) }
public protocol Signal { @Dockside func raise() -> Int }
public protocol Yard { associatedtype Stack: Collection where Stack.Element == Crate; func clear(_ stack: Stack) }
public protocol Selecting { func pick() -> Cargo.Crate? }
package protocol Watch { func look() -> Ship? }

open class Tug {
  public init() {}
  open func pull() -> Int { 1 }
}

#if HARBOR_IN_WINTER
  public protocol Icebreaker { func clear(_ crate: Crate) }
#endif
