// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
public import Mimus
@testable public import Harbor
@testable public import class Harbor.Winch

public final class FakeWinch: Winch, Mimus.Mock {
  public let storage = Mimus.Storage()._of(FakeWinch.self)
  /// Whether members without a stub call the superclass's.
  public var callsSuper = false

  public override init() {
    super.init()
    self.storage._record("init()")
  }

  override public func turn() -> Int {
    let call = storage._call("turn()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.turn()
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
    public func turn() -> Mimus._SyncStub<(), Int> { .init(storage, "turn()") }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func turn() { storage.check("turn()") }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var turn: [Void] { storage._history("turn()") }
  }
}
