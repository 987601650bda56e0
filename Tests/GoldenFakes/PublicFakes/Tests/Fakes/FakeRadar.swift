// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
public import Mimus
@testable public import Harbor
@testable public import protocol Harbor.Radar
@testable public import struct Harbor.Ship

#if canImport(Darwin)
  @available(HarborKit 2.0, *)
#endif
public final class FakeRadar: Radar, Mimus.Mock {
  public let storage: Mimus.Storage
  private let target: (any Radar)?

  public init(forwardingTo real: (any Radar)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRadar.self)
    target = real
  }

  #if canImport(Darwin)
    @available(HarborKit 2.1, *)
  #endif
  public func scan(_ found: (Ship) -> Void) -> Int {
    let call = storage._call("scan(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.ScanStub.Body.self, Int.self) {
      return body.run(found)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.scan(found)
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
    #if canImport(Darwin)
      @available(HarborKit 2.1, *)
    #endif
    public func scan(_ found: Mimus.Argument<Mimus._Placeholder>) -> ScanStub {
      .init(_stub: ._of(storage, "scan(_:)", found))
    }

    #if canImport(Darwin)
      @available(HarborKit 2.1, *)
    #endif
    public struct ScanStub: Mimus._ReturningStub {
      public typealias _Value = Int
      public let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Ship) -> Void) -> Int }

      @discardableResult
      public func andDo(
        _ body: @escaping ((Ship) -> Void) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    #if canImport(Darwin)
      @available(HarborKit 2.1, *)
    #endif
    public func scan(_ found: Mimus.Argument<Mimus._Placeholder>) { storage.check("scan(_:)", found) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    #if canImport(Darwin)
      @available(HarborKit 2.1, *)
    #endif
    public var scan: [Mimus._Placeholder] { storage._history("scan(_:)") }
  }
}
