// Written by mimus-fake: changes made here are lost.

import Cargo
public import Foundation
public import Mimus
@testable public import Harbor
@testable public import class Harbor.Ferry

public final class FakeFerry: Ferry, Mimus.Mock {
  public let storage = Mimus.Storage()._of(FakeFerry.self)
  /// Whether members without a stub call the superclass's.
  public var callsSuper = false

  public override init() {
    super.init()
    self.storage._record("init()")
  }

  override public func cross(at time: Date) -> Bool {
    let call = storage._call("cross(at:)", time)
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.cross(at: time)
    }
    return call.answer()
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
    public func cross(at time: Mimus.Argument<Date>) -> Mimus._SyncStub<Date, Bool> {
      .init(storage, "cross(at:)", time)
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func cross(at time: Mimus.Argument<Date>) { storage.check("cross(at:)", time) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var cross: [Date] { storage._history("cross(at:)") }
  }
}
