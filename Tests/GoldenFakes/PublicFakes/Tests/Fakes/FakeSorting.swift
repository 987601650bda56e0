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
@testable public import protocol Harbor.Sorting

public final class FakeSorting<Mark>: Sorting, Mimus.Mock {
  public let storage: Mimus.Storage
  private let target: (any Sorting<Mark>)?

  public init(forwardingTo real: (any Sorting<Mark>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSorting.self)
    target = real
  }

  public func inspect(_ mark: Cargo.Mark) -> Result<Cargo.Mark, any Error> {
    let call = storage._call("inspect(_:)", mark)
    if let target, call.isUnanswered(Result<Cargo.Mark, any Error>.self, Never.self) {
      return target.inspect(mark)
    }
    return call.answer()
  }

  public func sort(_ mark: Mark) -> Int {
    let call = storage._call("sort(_:)", mark)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.sort(mark)
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
    public func inspect(
      _ mark: Mimus.Argument<Cargo.Mark>
    ) -> Mimus._SyncStub<Cargo.Mark, Result<Cargo.Mark, any Error>> {
      .init(storage, "inspect(_:)", mark)
    }
    public func sort(_ mark: Mimus.Argument<Mark>) -> Mimus._SyncStub<Mark, Int> { .init(storage, "sort(_:)", mark) }
  }

  public struct Verifications {
    fileprivate let storage: Mimus._Verification
    public func inspect(_ mark: Mimus.Argument<Cargo.Mark>) { storage.check("inspect(_:)", mark) }
    public func sort(_ mark: Mimus.Argument<Mark>) { storage.check("sort(_:)", mark) }
  }

  public struct Calls {
    fileprivate let storage: Mimus.Storage
    public var inspect: [Cargo.Mark] { storage._history("inspect(_:)") }
    public var sort: [Mark] { storage._history("sort(_:)") }
  }
}
