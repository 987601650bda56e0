// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
public import Mimus
@testable public import Harbor
@testable public import protocol Harbor.Pilot
@testable public import struct Harbor.Ship

public final class FakePilot: Pilot, Mimus.Mock {
  public let storage: Mimus.Storage
  private let target: (any Pilot)?

  public init(forwardingTo real: (any Pilot)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePilot.self)
    target = real
  }

  public func guide(_ ship: Ship, to pier: Int) throws -> Ship? {
    let call = storage._call("guide(_:to:)", ship, pier)
    if let target, call.isUnanswered(Ship?.self) {
      return try target.guide(ship, to: pier)
    }
    return try call.throwingAnswer()
  }

  public var stub: Stubs { Stubs(storage: storage) }
  public var calls: Calls { Calls(storage: storage) }
  public func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  public struct Stubs {
    fileprivate let storage: Mimus.Storage
    public func guide(
      _ ship: Mimus.Argument<Ship>, to pier: Mimus.Argument<Int>
    ) -> Mimus._SyncThrowingStub<(Ship, Int), any Swift.Error, Ship?> {
      .init(storage, "guide(_:to:)", ship, pier)
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func guide(_ ship: Mimus.Argument<Ship>, to pier: Mimus.Argument<Int>) {
      storage.check("guide(_:to:)", ship, pier)
    }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var guide: [(ship: Ship, to: Int)] { storage._history("guide(_:to:)") }
  }
}
