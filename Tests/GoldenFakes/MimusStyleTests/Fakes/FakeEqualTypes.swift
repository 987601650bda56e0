// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeKiln<Clay, Ware>: Kiln, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKiln.self)
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
  }
}

final class FakeEvenKiln<Ware>: EvenKiln, Mimus.Mock {
  typealias Clay = Ware

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEvenKiln.self)
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
  }
}

final class FakeTextKiln: TextKiln, Mimus.Mock {
  typealias Clay = Ware
  typealias Ware = String

  let storage: Mimus.Storage
  private let target: (any TextKiln)?

  init(forwardingTo real: (any TextKiln)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTextKiln.self)
    target = real
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
    if let target, call.isUnanswered(Ware.self) {
      return target.fire(clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
  }
}

final class FakeTileKiln: TileKiln, Mimus.Mock {
  typealias Clay = Ware
  typealias Ware = Int

  let storage: Mimus.Storage
  private let target: (any TileKiln)?

  init(forwardingTo real: (any TileKiln)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTileKiln.self)
    target = real
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
    if let target, call.isUnanswered(Ware.self) {
      return target.fire(clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
  }
}

final class FakeBrickKiln<Clay>: BrickKiln, Mimus.Mock {
  typealias Ware = Int

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBrickKiln.self)
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
    var count: [Void] { storage._history("count()") }
  }
}

final class FakePotKiln<Clay>: PotKiln, Mimus.Mock {
  typealias Ware = [Int]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePotKiln.self)
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
  }
}

final class FakeRowKiln<Ware>: RowKiln, Mimus.Mock {
  typealias Clay = [Ware]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRowKiln.self)
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
  }
}

final class FakePairKiln: PairKiln, Mimus.Mock {
  typealias Clay = [Ware]
  typealias Ware = (Int, String)

  let storage: Mimus.Storage
  private let target: (any PairKiln)?

  init(forwardingTo real: (any PairKiln)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePairKiln.self)
    target = real
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
    if let target, call.isUnanswered(Ware.self) {
      return target.fire(clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
  }
}

final class FakeLoopKiln<Ware>: LoopKiln, Mimus.Mock {
  typealias Clay = Ware

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLoopKiln.self)
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
  }
}

final class FakeNamedKiln<Clay, Ware>: NamedKiln, Mimus.Mock where Ware: Hashable {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNamedKiln.self)
  }

  func fire(_ clay: Clay) -> Ware {
    let call = storage._call("fire(_:)", clay)
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Ware> { .init(storage, "fire(_:)", clay) }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), Ware>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fire(_ clay: Mimus.Argument<Clay>) { storage.check("fire(_:)", clay) }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fire: [Clay] { storage._history("fire(_:)") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}
