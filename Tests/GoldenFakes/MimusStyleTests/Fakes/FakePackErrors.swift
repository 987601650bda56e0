// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeShelfSweeping: ShelfSweeping, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any ShelfSweeping)?

  init(forwardingTo real: (any ShelfSweeping)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShelfSweeping.self)
    target = real
  }

  func sweep<each Item, Failure>(
    _ body: (repeat each Item) throws(Failure) -> Void, _ items: repeat each Item
  ) throws(Failure) {
    let call = storage._call("sweep(_:_:)", Mimus._Placeholder("closure"), Mimus._packed(repeat each items))
    if let target, call.isUnanswered(Void.self, Failure.self) {
      return try target.sweep(body, repeat each items)
    }
    return try call.throwingAnswer(Failure.self)
  }

  func sweepAll<each Item, Failure: Error>(
    _ body: @escaping (repeat each Item) async throws(Failure) -> Int, _ items: repeat each Item
  ) async throws(Failure) -> Int {
    let call = storage._call("sweepAll(_:_:)", Mimus._Placeholder("closure"), Mimus._packed(repeat each items))
    if let target, await call.isAsyncUnanswered(Int.self, Failure.self) {
      return try await target.sweepAll(body, repeat each items)
    }
    return try await call.asyncThrowingAnswer(Failure.self)
  }

  var stub: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func sweep<each Item, Failure>(
      _ body: Mimus.Argument<Mimus._Placeholder>, _ items: repeat Mimus.Argument<each Item>
    ) -> Mimus._SyncThrowingStub<(Mimus._Placeholder, [Any]), Failure, Void> {
      .init(storage, "sweep(_:_:)", body, Mimus._packed(repeat each items))
    }
    func sweepAll<each Item, Failure: Error>(
      _ body: Mimus.Argument<Mimus._Placeholder>, _ items: repeat Mimus.Argument<each Item>
    ) -> Mimus._AsyncThrowingStub<(body: Mimus._Placeholder, items: [Any]), Failure, Int> {
      .init(storage, "sweepAll(_:_:)", body, Mimus._packed(repeat each items))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sweep<each Item>(_ body: Mimus.Argument<Mimus._Placeholder>, _ items: repeat Mimus.Argument<each Item>) {
      storage.check("sweep(_:_:)", body, Mimus._packed(repeat each items))
    }
    func sweepAll<each Item>(_ body: Mimus.Argument<Mimus._Placeholder>, _ items: repeat Mimus.Argument<each Item>) {
      storage.check("sweepAll(_:_:)", body, Mimus._packed(repeat each items))
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sweep: [(body: Mimus._Placeholder, items: [Any])] { storage._history("sweep(_:_:)") }
    var sweepAll: [(body: Mimus._Placeholder, items: [Any])] { storage._history("sweepAll(_:_:)") }
  }
}
