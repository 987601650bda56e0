public import Cargo
public import Foundation

public protocol Pilot { func guide(_ ship: Ship, to pier: Int) throws -> Ship? }
public protocol Clerk { func note(_ crate: Crate) -> Int }

open class Ferry {
  public init() {}
  open func cross(at time: Date) -> Bool { false }
}

@available(*, deprecated, message: "Ships follow lights.")
public struct Buoy: Sendable, Equatable {
  public var number: Int
  public init(number: Int) { self.number = number }
}

public protocol Marker {
  @available(*, deprecated)
  func mark(_ buoy: Buoy) -> Buoy?
  @available(*, deprecated)
  func each(_ body: (Buoy) -> Void)
  func light() -> Int
}

open class Logbook {
  public init() {}
  open func note(_ line: String) -> Int { line.count }
}
extension Logbook: @unchecked Sendable {}

open class Winch {
  public init() {}
  open func turn() -> Int { 1 }
}
@available(*, unavailable)
extension Winch: Sendable {}

package protocol Warden { func admit(_ crate: Crate) -> Ship? }

@available(HarborKit 2.0, *)
public protocol Radar {
  @available(HarborKit 2.1, *)
  func scan(_ found: (Ship) -> Void) -> Int
}

#if HARBOR_IN_WINTER
  public protocol Stoker { func heat(_ crate: Crate, on ship: Ship) }
#endif
