// Written by mimus-fake: changes made here are lost.

import Foundation

#if HARBOR_IN_WINTER
  public import Cargo
  public import Mimus
  @testable public import Harbor
  @testable public import struct Harbor.Ship
  @testable public import protocol Harbor.Stoker
#endif

#if HARBOR_IN_WINTER
  public final class FakeStoker: Stoker, Mimus.Mock {
    public let storage: Mimus.Storage
    private let target: (any Stoker)?

    public init(forwardingTo real: (any Stoker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeStoker.self)
      target = real
    }

    public func heat(_ crate: Crate, on ship: Ship) {
      let call = storage._call("heat(_:on:)", crate, ship)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.heat(crate, on: ship)
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
      public func heat(
        _ crate: Mimus.Argument<Crate>, on ship: Mimus.Argument<Ship>
      ) -> Mimus._SyncStub<(Crate, Ship), Void> {
        .init(storage, "heat(_:on:)", crate, ship)
      }
    }

    public struct Verifications {
      fileprivate let storage: Mimus._Verification
      public func heat(_ crate: Mimus.Argument<Crate>, on ship: Mimus.Argument<Ship>) {
        storage.check("heat(_:on:)", crate, ship)
      }
    }

    public struct Calls {
      fileprivate let storage: Mimus.Storage
      public var heat: [(crate: Crate, on: Ship)] { storage._history("heat(_:on:)") }
    }
  }
#endif
