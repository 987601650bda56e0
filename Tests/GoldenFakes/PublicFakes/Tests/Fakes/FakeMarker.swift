// Written by mimus-fake: changes made here are lost.

import Cargo
import Foundation
public import Mimus
@testable public import Harbor
@testable public import protocol Harbor.Marker
@testable public import struct Harbor.Buoy

public final class FakeMarker: Marker, Mimus.Mock {
  public let storage: Mimus.Storage
  private let target: (any Marker)?

  public init(forwardingTo real: (any Marker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMarker.self)
    target = real
  }

  @available(*, deprecated)
  public func mark(_ buoy: Buoy) -> Buoy? {
    let call = storage._call("mark(_:)", buoy)
    if let target, call.isUnanswered(Buoy?.self, Never.self) {
      return target.mark(buoy)
    }
    return call.answer()
  }

  @available(*, deprecated)
  public func each(_ body: (Buoy) -> Void) {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.each(body)
    }
    return call.answer()
  }

  public func light() -> Int {
    let call = storage._call("light()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.light()
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
    @available(*, deprecated)
    public func mark(_ buoy: Mimus.Argument<Buoy>) -> Mimus._SyncStub<Buoy, Buoy?> { .init(storage, "mark(_:)", buoy) }
    @available(*, deprecated)
    public func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub {
      .init(_stub: ._of(storage, "each(_:)", body))
    }

    @available(*, deprecated)
    public struct EachStub: Mimus._ReturningStub {
      public typealias _Value = Void
      public let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Buoy) -> Void) -> Void }

      @discardableResult
      public func andDo(
        _ body: @escaping ((Buoy) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    public func light() -> Mimus._SyncStub<(), Int> { .init(storage, "light()") }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    @available(*, deprecated)
    public func mark(_ buoy: Mimus.Argument<Buoy>) { storage.check("mark(_:)", buoy) }
    @available(*, deprecated)
    public func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    public func light() { storage.check("light()") }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    @available(*, deprecated)
    public var mark: [Buoy] { storage._history("mark(_:)") }
    @available(*, deprecated)
    public var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    public var light: [Void] { storage._history("light()") }
  }
}
