// Written by mimus-fake: changes made here are lost.

public import Cargo
import Foundation
@testable public import Harbor
@testable public import protocol Harbor.Crane

public final class FakeCrane: Crane {
  public init() {}

  public var liftCallCount = 0
  public var liftArgsForCall: [@Sendable (Crate) -> Void] = []
  public func lift(_ then: @escaping @Sendable (Crate) -> Void) {
    liftCallCount += 1
    liftArgsForCall.append(then)
  }
}
