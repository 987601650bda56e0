// Written by mimus-fake: changes made here are lost.

import Cargo
public import Foundation
@testable public import Harbor
@testable public import protocol Harbor.Timetable
@testable public import struct Harbor.Ship

public final class FakeTimetable: Timetable {
  public init() {}

  public var arrivalCallCount = 0
  public var arrivalArgsForCall: [Ship] = []
  public var arrivalReturnValue: Date?
  public func arrival(of ship: Ship) -> Date? {
    arrivalCallCount += 1
    arrivalArgsForCall.append(ship)
    return arrivalReturnValue
  }
}
