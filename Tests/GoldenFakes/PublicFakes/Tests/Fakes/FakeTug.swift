// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
@testable public import Harbor
@testable public import class Harbor.Tug

public final class FakeTug: Tug {
  public var pullCallCount = 0
  public var pullReturnValue: Int = 0
  override public func pull() -> Int {
    pullCallCount += 1
    return pullReturnValue
  }
}
