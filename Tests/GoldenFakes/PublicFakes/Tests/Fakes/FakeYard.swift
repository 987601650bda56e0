// Written by mimus-fake: changes made here are lost.

public import Cargo
import Foundation
@testable public import Harbor
@testable public import protocol Harbor.Yard

public final class FakeYard<Stack: Collection>: Yard where Stack.Element == Crate {
  public init() {}

  public var clearCallCount = 0
  public var clearArgsForCall: [Stack] = []
  public func clear(_ stack: Stack) {
    clearCallCount += 1
    clearArgsForCall.append(stack)
  }
}
