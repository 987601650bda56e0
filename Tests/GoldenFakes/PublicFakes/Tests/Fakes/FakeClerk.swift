// Written by mimus-fake: changes made here are lost.

public import Cargo
import Foundation
public import Mimus
@testable public import Harbor
@testable public import protocol Harbor.Clerk

public final class FakeClerk: Clerk, Mimus.Mock {
  public let storage: Mimus.Storage
  private let target: (any Clerk)?

  public init(forwardingTo real: (any Clerk)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeClerk.self)
    target = real
  }

  public func note(_ crate: Crate) -> Int {
    let call = storage._call("note(_:)", crate)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.note(crate)
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
    public func note(_ crate: Mimus.Argument<Crate>) -> Mimus._SyncStub<Crate, Int> {
      .init(storage, "note(_:)", crate)
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func note(_ crate: Mimus.Argument<Crate>) { storage.check("note(_:)", crate) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var note: [Crate] { storage._history("note(_:)") }
  }
}
