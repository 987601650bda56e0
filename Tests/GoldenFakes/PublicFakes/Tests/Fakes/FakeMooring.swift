// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
@testable public import Harbor
@testable public import protocol Harbor.Mooring
@testable public import struct Harbor.Ship

public final class FakeMooring: Mooring {
  public init() {}

  public var moorCallCount = 0
  public var moorArgsForCall: [(ship: Ship, pier: Int?)] = []
  public var moorReturnValue: [String: Ship] = [:]
  public func moor(_ ship: Ship, at pier: Int?) -> [String: Ship] {
    moorCallCount += 1
    moorArgsForCall.append((ship, pier))
    return moorReturnValue
  }
}
