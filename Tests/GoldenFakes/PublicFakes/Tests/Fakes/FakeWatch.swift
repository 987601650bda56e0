// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation

#if hasFeature(InternalImportsByDefault)
  @testable package import Harbor
  @testable package import struct Harbor.Ship
  @testable package import protocol Harbor.Watch
#endif

#if !hasFeature(InternalImportsByDefault)
  @testable import Harbor
  @testable import struct Harbor.Ship
  @testable import protocol Harbor.Watch
#endif

package final class FakeWatch: Watch {
  package init() {}

  package var lookCallCount = 0
  package var lookReturnValue: Ship?
  package func look() -> Ship? {
    lookCallCount += 1
    return lookReturnValue
  }
}
