// Written by mimus-fake: changes made here are lost.

import Foundation

#if HARBOR_IN_WINTER
  public import Cargo
  @testable public import Harbor
  @testable public import protocol Harbor.Icebreaker
#endif

#if HARBOR_IN_WINTER
  public final class FakeIcebreaker: Icebreaker {
    public init() {}

    public var clearCallCount = 0
    public var clearArgsForCall: [Crate] = []
    public func clear(_ crate: Crate) {
      clearCallCount += 1
      clearArgsForCall.append(crate)
    }
  }
#endif
