// Written by mimus-fake: changes made here are lost.

public import Cargo
public import Mimus

#if hasFeature(InternalImportsByDefault)
  public import Cargo
#endif

#if !hasFeature(InternalImportsByDefault)
  import Cargo
#endif
@testable public import Harbor
@testable public import class Harbor.Lighter

public final class FakeLighter: Lighter, Mimus.Mock {
  public let storage = Mimus.Storage()._of(FakeLighter.self)
  /// Whether members without a stub call the superclass's.
  public var callsSuper = false

  public override init() {
    super.init()
    self.storage._record("init()")
  }

  override public func unload(_ mark: Mark, at berth: Berth) -> Result? {
    let call = storage._call("unload(_:at:)", mark, berth)
    if call.isLeft(toSuper: callsSuper, Result?.self, Never.self) {
      return super.unload(mark, at: berth)
    }
    return call.answer()
  }

  override public func load(_ mark: Cargo.Mark) -> [Cargo.Mark] {
    let call = storage._call("load(_:)", mark)
    if call.isLeft(toSuper: callsSuper, [Cargo.Mark].self, Never.self) {
      return super.load(mark)
    }
    return call.answer()
  }

  override public func lie(at berth: Barge.Berth) -> Swift.Result<Int, any Error> {
    let call = storage._call("lie(at:)", berth)
    if call.isLeft(toSuper: callsSuper, Swift.Result<Int, any Error>.self, Never.self) {
      return super.lie(at: berth)
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
    public func unload(
      _ mark: Mimus.Argument<Mark>, at berth: Mimus.Argument<Berth>
    ) -> Mimus._SyncStub<(Mark, Berth), Result?> {
      .init(storage, "unload(_:at:)", mark, berth)
    }
    public func load(_ mark: Mimus.Argument<Cargo.Mark>) -> Mimus._SyncStub<Cargo.Mark, [Cargo.Mark]> {
      .init(storage, "load(_:)", mark)
    }
    public func lie(
      at berth: Mimus.Argument<Barge.Berth>
    ) -> Mimus._SyncStub<Barge.Berth, Swift.Result<Int, any Error>> {
      .init(storage, "lie(at:)", berth)
    }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func unload(_ mark: Mimus.Argument<Mark>, at berth: Mimus.Argument<Berth>) {
      storage.check("unload(_:at:)", mark, berth)
    }
    public func load(_ mark: Mimus.Argument<Cargo.Mark>) { storage.check("load(_:)", mark) }
    public func lie(at berth: Mimus.Argument<Barge.Berth>) { storage.check("lie(at:)", berth) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var unload: [(mark: Mark, at: Berth)] { storage._history("unload(_:at:)") }
    public var load: [Cargo.Mark] { storage._history("load(_:)") }
    public var lie: [Barge.Berth] { storage._history("lie(at:)") }
  }
}
