// Written by mimus-fake: changes made here are lost.

import Foundation

#if hasFeature(InternalImportsByDefault)
  package import Cargo
  package import Mimus
  @testable package import Harbor
  @testable package import struct Harbor.Ship
  @testable package import protocol Harbor.Warden
#endif

#if !hasFeature(InternalImportsByDefault)
  import Cargo
  import Mimus
  @testable import Harbor
  @testable import struct Harbor.Ship
  @testable import protocol Harbor.Warden
#endif

package final class FakeWarden: Warden, Mimus.Mock {
  package let storage: Mimus.Storage
  private let target: (any Warden)?

  package init(forwardingTo real: (any Warden)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWarden.self)
    target = real
  }

  package func admit(_ crate: Crate) -> Ship? {
    let call = storage._call("admit(_:)", crate)
    if let target, call.isUnanswered(Ship?.self, Never.self) {
      return target.admit(crate)
    }
    return call.answer()
  }

  package var stub: Stubs { Stubs(storage: storage) }
  package var calls: Calls { Calls(storage: storage) }
  package func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  package struct Stubs {
    fileprivate let storage: Mimus.Storage
    package func admit(_ crate: Mimus.Argument<Crate>) -> Mimus._SyncStub<Crate, Ship?> {
      .init(storage, "admit(_:)", crate)
    }
  }

  package struct Verifications {
    fileprivate let storage: Mimus._Verification
    package func admit(_ crate: Mimus.Argument<Crate>) { storage.check("admit(_:)", crate) }
  }

  package struct Calls {
    fileprivate let storage: Mimus.Storage
    package var admit: [Crate] { storage._history("admit(_:)") }
  }
}
