// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
public import Mimus
@testable public import Harbor
@testable public import class Harbor.Logbook

public final class FakeLogbook: Logbook, @unchecked Sendable, Mimus.Mock {
  public let storage = Mimus.Storage()._of(FakeLogbook.self)
  /// Whether members without a stub call the superclass's.
  @safe public nonisolated(unsafe) var callsSuper = false

  public override init() {
    super.init()
    self.storage._record("init()")
  }

  override public func note(_ line: String) -> Int {
    let call = storage._call("note(_:)", line)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.note(line)
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
    public func note(_ line: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> {
      .init(storage, "note(_:)", line)
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func note(_ line: Mimus.Argument<String>) { storage.check("note(_:)", line) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var note: [String] { storage._history("note(_:)") }
  }
}
