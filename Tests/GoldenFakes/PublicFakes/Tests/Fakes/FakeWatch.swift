// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
@testable package import Harbor
@testable package import protocol Harbor.Watch
@testable package import struct Harbor.Ship

package final class FakeWatch: Watch {
  package init() {}

  package var lookCallCount = 0
  package var lookReturnValue: Ship?
  package func look() -> Ship? {
    lookCallCount += 1
    return lookReturnValue
  }
}
