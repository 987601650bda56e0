// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeDelivering<Parcel>: Delivering, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDelivering.self)
  }

  func deliver<Failure>(_ done: @escaping (Parcel, Failure) -> Void, failure: Failure) {
    let call = storage._call("deliver(_:failure:)", done, failure)
    return call.answer()
  }

  func collect(done: (Parcel, Int) -> Void) {
    let call = storage._call("collect(done:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.CollectStub.Body.self, Void.self) {
      return body.run(done)
    }
    return call.answer()
  }

  func register(parcels: [String: Parcel]) -> [Int: Parcel] {
    let call = storage._call("register(parcels:)", parcels)
    return call.answer()
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
    func deliver<Failure>(
      _ done: Mimus.Argument<(Parcel, Failure) -> Void>, failure: Mimus.Argument<Failure>
    ) -> Mimus._SyncStub<((Parcel, Failure) -> Void, Failure), Void> {
      .init(storage, "deliver(_:failure:)", done, failure)
    }
    func collect(done: Mimus.Argument<Mimus._Placeholder>) -> CollectStub {
      .init(_stub: ._of(storage, "collect(done:)", done))
    }

    struct CollectStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Parcel, Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Parcel, Int) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func register(parcels: Mimus.Argument<[String: Parcel]>) -> Mimus._SyncStub<[String: Parcel], [Int: Parcel]> {
      .init(storage, "register(parcels:)", parcels)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func deliver<Failure>(_ done: Mimus.Argument<(Parcel, Failure) -> Void>, failure: Mimus.Argument<Failure>) {
      storage.check("deliver(_:failure:)", done, failure)
    }
    func collect(done: Mimus.Argument<Mimus._Placeholder>) { storage.check("collect(done:)", done) }
    func register(parcels: Mimus.Argument<[String: Parcel]>) { storage.check("register(parcels:)", parcels) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var deliver: [(done: Any, failure: Any)] { storage._history("deliver(_:failure:)") }
    var collect: [Mimus._Placeholder] { storage._history("collect(done:)") }
    var register: [[String: Parcel]] { storage._history("register(parcels:)") }
  }
}

final class FakeLetterDelivering: LetterDelivering, Mimus.Mock {
  typealias Parcel = String

  let storage: Mimus.Storage
  private let target: (any LetterDelivering)?

  init(forwardingTo real: (any LetterDelivering)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLetterDelivering.self)
    target = real
  }

  func deliver<Failure>(_ done: @escaping (Parcel, Failure) -> Void, failure: Failure) {
    let call = storage._call("deliver(_:failure:)", done, failure)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.deliver(done, failure: failure)
    }
    return call.answer()
  }

  func collect(done: (Parcel, Int) -> Void) {
    let call = storage._call("collect(done:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.CollectStub.Body.self, Void.self) {
      return body.run(done)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.collect(done: done)
    }
    return call.answer()
  }

  func register(parcels: [String: Parcel]) -> [Int: Parcel] {
    let call = storage._call("register(parcels:)", parcels)
    if let target, call.isUnanswered([Int: Parcel].self, Never.self) {
      return target.register(parcels: parcels)
    }
    return call.answer()
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
    func deliver<Failure>(
      _ done: Mimus.Argument<(Parcel, Failure) -> Void>, failure: Mimus.Argument<Failure>
    ) -> Mimus._SyncStub<((Parcel, Failure) -> Void, Failure), Void> {
      .init(storage, "deliver(_:failure:)", done, failure)
    }
    func collect(done: Mimus.Argument<Mimus._Placeholder>) -> CollectStub {
      .init(_stub: ._of(storage, "collect(done:)", done))
    }

    struct CollectStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Parcel, Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Parcel, Int) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func register(parcels: Mimus.Argument<[String: Parcel]>) -> Mimus._SyncStub<[String: Parcel], [Int: Parcel]> {
      .init(storage, "register(parcels:)", parcels)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func deliver<Failure>(_ done: Mimus.Argument<(Parcel, Failure) -> Void>, failure: Mimus.Argument<Failure>) {
      storage.check("deliver(_:failure:)", done, failure)
    }
    func collect(done: Mimus.Argument<Mimus._Placeholder>) { storage.check("collect(done:)", done) }
    func register(parcels: Mimus.Argument<[String: Parcel]>) { storage.check("register(parcels:)", parcels) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var deliver: [(done: Any, failure: Any)] { storage._history("deliver(_:failure:)") }
    var collect: [Mimus._Placeholder] { storage._history("collect(done:)") }
    var register: [[String: Parcel]] { storage._history("register(parcels:)") }
  }
}
