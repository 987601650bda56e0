// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeGlazier<Sand, Ware>: Glazier, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGlazier.self)
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
  }
}

final class FakeEvenGlazier<Ware>: EvenGlazier, Mimus.Mock {
  typealias Sand = Ware

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEvenGlazier.self)
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
  }
}

final class FakeTextGlazier: TextGlazier, Mimus.Mock {
  typealias Sand = Ware
  typealias Ware = String

  let storage: Mimus.Storage
  private let target: (any TextGlazier)?

  init(forwardingTo real: (any TextGlazier)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTextGlazier.self)
    target = real
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
    if let target, call.isUnanswered(Ware.self, Never.self) {
      return target.fire(sand)
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
  }
}

final class FakeTileGlazier: TileGlazier, Mimus.Mock {
  typealias Sand = Ware
  typealias Ware = Int

  let storage: Mimus.Storage
  private let target: (any TileGlazier)?

  init(forwardingTo real: (any TileGlazier)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTileGlazier.self)
    target = real
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
    if let target, call.isUnanswered(Ware.self, Never.self) {
      return target.fire(sand)
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
  }
}

final class FakeBrickGlazier<Sand>: BrickGlazier, Mimus.Mock {
  typealias Ware = Int

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBrickGlazier.self)
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
    return call.answer()
  }

  func count() -> Int {
    let call = storage._call("count()")
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
    var count: [Void] { storage._history("count()") }
  }
}

final class FakePotGlazier<Sand>: PotGlazier, Mimus.Mock {
  typealias Ware = [Int]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePotGlazier.self)
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
  }
}

final class FakeRowGlazier<Ware>: RowGlazier, Mimus.Mock {
  typealias Sand = [Ware]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRowGlazier.self)
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
  }
}

final class FakePairGlazier: PairGlazier, Mimus.Mock {
  typealias Sand = [Ware]
  typealias Ware = (Int, String)

  let storage: Mimus.Storage
  private let target: (any PairGlazier)?

  init(forwardingTo real: (any PairGlazier)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePairGlazier.self)
    target = real
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
    if let target, call.isUnanswered(Ware.self, Never.self) {
      return target.fire(sand)
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
  }
}

final class FakeLoopGlazier<Ware>: LoopGlazier, Mimus.Mock {
  typealias Sand = Ware

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLoopGlazier.self)
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
  }
}

final class FakeNamedGlazier<Sand, Ware>: NamedGlazier, Mimus.Mock where Ware: Hashable, Ware: Swift.Hashable {
  typealias ID = Ware

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNamedGlazier.self)
  }

  func fire(_ sand: Sand) -> Ware {
    let call = storage._call("fire(_:)", sand)
    return call.answer()
  }

  var id: Ware {
    get {
      let call = storage._call("id")
      return call.answer()
    }
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
    func fire(_ sand: Mimus.Argument<Sand>) -> Mimus._SyncStub<Sand, Ware> { .init(storage, "fire(_:)", sand) }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), Ware>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ sand: Mimus.Argument<Sand>) { storage.check("fire(_:)", sand) }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Sand] { storage._history("fire(_:)") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}
