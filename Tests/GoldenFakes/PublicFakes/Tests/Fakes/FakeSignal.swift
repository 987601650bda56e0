// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
@testable public import Harbor
@testable public import protocol Harbor.Signal

public final class FakeSignal: Signal {
  public init() {}

  public var raiseCallCount = 0
  public var raiseReturnValue: Int = 0
  public func raise() -> Int {
    raiseCallCount += 1
    return raiseReturnValue
  }
}
