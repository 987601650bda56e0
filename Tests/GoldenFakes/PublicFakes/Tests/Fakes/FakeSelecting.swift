// Written by mimus-fake: changes made here are lost.

public import Cargo
import Foundation
@testable public import Harbor
@testable public import protocol Harbor.Selecting

public final class FakeSelecting: Selecting {
  public init() {}

  public var pickCallCount = 0
  public var pickReturnValue: Cargo.Crate?
  public func pick() -> Cargo.Crate? {
    pickCallCount += 1
    return pickReturnValue
  }
}
