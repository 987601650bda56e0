// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeLockStore<Lock: Identifiable, Number: Hashable>: LockStore, Mimus.Mock where Lock.ID == Number {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLockStore.self)
  }

  func find(_ number: Number) -> Lock? {
    let call = storage._call("find(_:)", number)
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
    func find(_ number: Mimus.Argument<Number>) -> Mimus._SyncStub<Number, Lock?> { .init(storage, "find(_:)", number) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func find(_ number: Mimus.Argument<Number>) { storage.check("find(_:)", number) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var find: [Number] { storage._history("find(_:)") }
  }
}

final class FakePadlockStore: PadlockStore, Mimus.Mock {
  typealias Lock = Padlock
  typealias Number = Lock.ID

  let storage: Mimus.Storage
  private let target: (any PadlockStore)?

  init(forwardingTo real: (any PadlockStore)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePadlockStore.self)
    target = real
  }

  func find(_ number: Number) -> Lock? {
    let call = storage._call("find(_:)", number)
    if let target, call.isUnanswered(Lock?.self, Never.self) {
      return target.find(number)
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
    func find(_ number: Mimus.Argument<Number>) -> Mimus._SyncStub<Number, Lock?> { .init(storage, "find(_:)", number) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func find(_ number: Mimus.Argument<Number>) { storage.check("find(_:)", number) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var find: [Number] { storage._history("find(_:)") }
  }
}

final class FakeKeyedLockStore<Number: Hashable, Lock: Identifiable>: KeyedLockStore, Mimus.Mock
where Number == Lock.ID {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeyedLockStore.self)
  }

  func open(_ number: Number) -> Lock? {
    let call = storage._call("open(_:)", number)
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
    func open(_ number: Mimus.Argument<Number>) -> Mimus._SyncStub<Number, Lock?> { .init(storage, "open(_:)", number) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open(_ number: Mimus.Argument<Number>) { storage.check("open(_:)", number) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Number] { storage._history("open(_:)") }
  }
}

final class FakeKeyedPadlockStore: KeyedPadlockStore, Mimus.Mock {
  typealias Number = Lock.ID
  typealias Lock = Padlock

  let storage: Mimus.Storage
  private let target: (any KeyedPadlockStore)?

  init(forwardingTo real: (any KeyedPadlockStore)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeyedPadlockStore.self)
    target = real
  }

  func open(_ number: Number) -> Lock? {
    let call = storage._call("open(_:)", number)
    if let target, call.isUnanswered(Lock?.self, Never.self) {
      return target.open(number)
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
    func open(_ number: Mimus.Argument<Number>) -> Mimus._SyncStub<Number, Lock?> { .init(storage, "open(_:)", number) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open(_ number: Mimus.Argument<Number>) { storage.check("open(_:)", number) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Number] { storage._history("open(_:)") }
  }
}

final class FakeKeyCutting<Blank, CutKey>: KeyCutting, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeyCutting.self)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeKeyCutter<Blank, Cutting: KeyCutting>: KeyCutter, Mimus.Mock where Cutting.Blank == Blank {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeyCutter.self)
  }

  func cut(_ blank: Blank, by cutting: Cutting) {
    let call = storage._call("cut(_:by:)", blank, cutting)
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
    func cut(
      _ blank: Mimus.Argument<Blank>, by cutting: Mimus.Argument<Cutting>
    ) -> Mimus._SyncStub<(Blank, Cutting), Void> {
      .init(storage, "cut(_:by:)", blank, cutting)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func cut(_ blank: Mimus.Argument<Blank>, by cutting: Mimus.Argument<Cutting>) {
      storage.check("cut(_:by:)", blank, cutting)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var cut: [(blank: Blank, by: Cutting)] { storage._history("cut(_:by:)") }
  }
}

final class FakeCountingKeyCutter<Blank, Cutting: KeyCutting>: CountingKeyCutter, Mimus.Mock
where Cutting.Blank == Blank {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCountingKeyCutter.self)
  }

  func cut(_ blank: Blank, by cutting: Cutting) {
    let call = storage._call("cut(_:by:)", blank, cutting)
    return call.answer()
  }

  func count(_ blank: Blank) -> Int {
    let call = storage._call("count(_:)", blank)
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
    func cut(
      _ blank: Mimus.Argument<Blank>, by cutting: Mimus.Argument<Cutting>
    ) -> Mimus._SyncStub<(Blank, Cutting), Void> {
      .init(storage, "cut(_:by:)", blank, cutting)
    }
    func count(_ blank: Mimus.Argument<Blank>) -> Mimus._SyncStub<Blank, Int> { .init(storage, "count(_:)", blank) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func cut(_ blank: Mimus.Argument<Blank>, by cutting: Mimus.Argument<Cutting>) {
      storage.check("cut(_:by:)", blank, cutting)
    }
    func count(_ blank: Mimus.Argument<Blank>) { storage.check("count(_:)", blank) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var cut: [(blank: Blank, by: Cutting)] { storage._history("cut(_:by:)") }
    var count: [Blank] { storage._history("count(_:)") }
  }
}

final class FakeBrassKeyCutter: BrassKeyCutter, Mimus.Mock {
  typealias Blank = Cutting.Blank
  typealias Cutting = BrassCutting

  let storage: Mimus.Storage
  private let target: (any BrassKeyCutter)?

  init(forwardingTo real: (any BrassKeyCutter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBrassKeyCutter.self)
    target = real
  }

  func cut(_ blank: Blank, by cutting: Cutting) {
    let call = storage._call("cut(_:by:)", blank, cutting)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.cut(blank, by: cutting)
    }
    return call.answer()
  }

  func count(_ blank: Blank) -> Int {
    let call = storage._call("count(_:)", blank)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.count(blank)
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
    func cut(
      _ blank: Mimus.Argument<Blank>, by cutting: Mimus.Argument<Cutting>
    ) -> Mimus._SyncStub<(Blank, Cutting), Void> {
      .init(storage, "cut(_:by:)", blank, cutting)
    }
    func count(_ blank: Mimus.Argument<Blank>) -> Mimus._SyncStub<Blank, Int> { .init(storage, "count(_:)", blank) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func cut(_ blank: Mimus.Argument<Blank>, by cutting: Mimus.Argument<Cutting>) {
      storage.check("cut(_:by:)", blank, cutting)
    }
    func count(_ blank: Mimus.Argument<Blank>) { storage.check("count(_:)", blank) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var cut: [(blank: Blank, by: Cutting)] { storage._history("cut(_:by:)") }
    var count: [Blank] { storage._history("count(_:)") }
  }
}

final class FakeLockListener<Event>: LockListener, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLockListener.self)
  }

  func listen(_ handler: @escaping (Event) -> Void) {
    let call = storage._call("listen(_:)", handler)
    return call.answer()
  }

  func all() -> [Event] {
    let call = storage._call("all()")
    return call.answer()
  }

  func pass(_ event: Event, to next: @escaping @Sendable (Event) async throws -> Int) async throws -> Int {
    let call = storage._call("pass(_:to:)", event, next)
    return try await call.asyncThrowingAnswer()
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
    func listen(_ handler: Mimus.Argument<(Event) -> Void>) -> Mimus._SyncStub<(Event) -> Void, Void> {
      .init(storage, "listen(_:)", handler)
    }
    func all() -> Mimus._SyncStub<(), [Event]> { .init(storage, "all()") }
    func pass(
      _ event: Mimus.Argument<Event>, to next: Mimus.Argument<@Sendable (Event) async throws -> Int>
    ) -> Mimus._AsyncThrowingStub<(event: Event, to: @Sendable (Event) async throws -> Int), any Swift.Error, Int> {
      .init(storage, "pass(_:to:)", event, next)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func listen(_ handler: Mimus.Argument<(Event) -> Void>) { storage.check("listen(_:)", handler) }
    func all() { storage.check("all()") }
    func pass(_ event: Mimus.Argument<Event>, to next: Mimus.Argument<@Sendable (Event) async throws -> Int>) {
      storage.check("pass(_:to:)", event, next)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var listen: [(Event) -> Void] { storage._history("listen(_:)") }
    var all: [Void] { storage._history("all()") }
    var pass: [(event: Event, to: @Sendable (Event) async throws -> Int)] { storage._history("pass(_:to:)") }
  }
}

final class FakeTurnListener: TurnListener, Mimus.Mock {
  typealias Event = Spin

  let storage: Mimus.Storage
  private let target: (any TurnListener)?

  init(forwardingTo real: (any TurnListener)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTurnListener.self)
    target = real
  }

  func listen(_ handler: @escaping (Spin) -> Void) {
    let call = storage._call("listen(_:)", handler)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.listen(handler)
    }
    return call.answer()
  }

  func all() -> [Spin] {
    let call = storage._call("all()")
    if let target, call.isUnanswered([Spin].self, Never.self) {
      return target.all()
    }
    return call.answer()
  }

  func pass(_ event: Spin, to next: @escaping @Sendable (Spin) async throws -> Int) async throws -> Int {
    let call = storage._call("pass(_:to:)", event, next)
    if let target, await call.isAsyncUnanswered(Int.self) {
      return try await target.pass(event, to: next)
    }
    return try await call.asyncThrowingAnswer()
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
    func listen(_ handler: Mimus.Argument<(Spin) -> Void>) -> Mimus._SyncStub<(Spin) -> Void, Void> {
      .init(storage, "listen(_:)", handler)
    }
    func all() -> Mimus._SyncStub<(), [Spin]> { .init(storage, "all()") }
    func pass(
      _ event: Mimus.Argument<Spin>, to next: Mimus.Argument<@Sendable (Spin) async throws -> Int>
    ) -> Mimus._AsyncThrowingStub<(event: Spin, to: @Sendable (Spin) async throws -> Int), any Swift.Error, Int> {
      .init(storage, "pass(_:to:)", event, next)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func listen(_ handler: Mimus.Argument<(Spin) -> Void>) { storage.check("listen(_:)", handler) }
    func all() { storage.check("all()") }
    func pass(_ event: Mimus.Argument<Spin>, to next: Mimus.Argument<@Sendable (Spin) async throws -> Int>) {
      storage.check("pass(_:to:)", event, next)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var listen: [(Spin) -> Void] { storage._history("listen(_:)") }
    var all: [Void] { storage._history("all()") }
    var pass: [(event: Spin, to: @Sendable (Spin) async throws -> Int)] { storage._history("pass(_:to:)") }
  }
}

final class FakeTurnCounter<Turns: Sequence>: TurnCounter, Mimus.Mock where Turns.Element == Int {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTurnCounter.self)
  }

  func first(of turns: Turns) -> Turns.Element {
    let call = storage._call("first(of:)", turns)
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
    func first(of turns: Mimus.Argument<Turns>) -> Mimus._SyncStub<Turns, Turns.Element> {
      .init(storage, "first(of:)", turns)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func first(of turns: Mimus.Argument<Turns>) { storage.check("first(of:)", turns) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var first: [Turns] { storage._history("first(of:)") }
  }
}

final class FakeWholeTurnCounter<Turns: Sequence>: WholeTurnCounter, Mimus.Mock where Turns.Element == Int {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWholeTurnCounter.self)
  }

  func first(of turns: Turns) -> Int {
    let call = storage._call("first(of:)", turns)
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
    func first(of turns: Mimus.Argument<Turns>) -> Mimus._SyncStub<Turns, Int> { .init(storage, "first(of:)", turns) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func first(of turns: Mimus.Argument<Turns>) { storage.check("first(of:)", turns) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var first: [Turns] { storage._history("first(of:)") }
  }
}

final class FakeLocksmith: Locksmith, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Locksmith)?

  init(forwardingTo real: (any Locksmith)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLocksmith.self)
    target = real
  }

  func label(of number: Int) -> String? {
    let call = storage._call("label(of:)", number)
    if let target, call.isUnanswered(String?.self, Never.self) {
      return target.label(of: number)
    }
    return call.answer()
  }

  func label(of number: Int) async -> String? {
    let call = storage._call("label(of:)", number)
    if let target, await call.isAsyncUnanswered(String?.self, Never.self) {
      return await target.label(of: number)
    }
    return await call.asyncAnswer()
  }

  func failure(among counts: [String: Int]) -> (any Error)? {
    let call = storage._call("failure(among:)", counts)
    if let target, call.isUnanswered((any Error)?.self, Never.self) {
      return target.failure(among: counts)
    }
    return call.answer()
  }

  func failure(among counts: [String: Int]) async throws -> (any Error)? {
    let call = storage._call("failure(among:)", counts)
    if let target, await call.isAsyncUnanswered((any Error)?.self) {
      return try await target.failure(among: counts)
    }
    return try await call.asyncThrowingAnswer()
  }

  func wait(_ seconds: TimeInterval) {
    let call = storage._call("wait(_:)", seconds)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.wait(seconds)
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
    func label(of number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, String?> { .init(storage, "label(of:)", number) }
    func failure(among counts: Mimus.Argument<[String: Int]>) -> Mimus._SyncStub<[String: Int], (any Error)?> {
      .init(storage, "failure(among:)", counts)
    }
    func wait(_ seconds: Mimus.Argument<TimeInterval>) -> Mimus._SyncStub<TimeInterval, Void> {
      .init(storage, "wait(_:)", seconds)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func label(of number: Mimus.Argument<Int>) { storage.check("label(of:)", number) }
    func failure(among counts: Mimus.Argument<[String: Int]>) { storage.check("failure(among:)", counts) }
    func wait(_ seconds: Mimus.Argument<TimeInterval>) { storage.check("wait(_:)", seconds) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var labelOf: [Int] { storage._history("label(of:)") }
    var failureAmong: [[String: Int]] { storage._history("failure(among:)") }
    var wait: [TimeInterval] { storage._history("wait(_:)") }
  }
}

final class FakePatientLocksmith: PatientLocksmith, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any PatientLocksmith)?

  init(forwardingTo real: (any PatientLocksmith)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePatientLocksmith.self)
    target = real
  }

  func label(of number: Int) -> String? {
    let call = storage._call("label(of:)", number)
    if let target, call.isUnanswered(String?.self, Never.self) {
      return target.label(of: number)
    }
    return call.answer()
  }

  func label(of number: Int) async -> String? {
    let call = storage._call("label(of:)", number)
    if let target, await call.isAsyncUnanswered(String?.self, Never.self) {
      return await target.label(of: number)
    }
    return await call.asyncAnswer()
  }

  func failure(among counts: [String: Int]) -> (any Error)? {
    let call = storage._call("failure(among:)", counts)
    if let target, call.isUnanswered((any Error)?.self, Never.self) {
      return target.failure(among: counts)
    }
    return call.answer()
  }

  func failure(among counts: [String: Int]) async throws -> (any Error)? {
    let call = storage._call("failure(among:)", counts)
    if let target, await call.isAsyncUnanswered((any Error)?.self) {
      return try await target.failure(among: counts)
    }
    return try await call.asyncThrowingAnswer()
  }

  func wait(_ seconds: Double) {
    let call = storage._call("wait(_:)", seconds)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.wait(seconds)
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
    func label(of number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, String?> { .init(storage, "label(of:)", number) }
    func failure(among counts: Mimus.Argument<[String: Int]>) -> Mimus._SyncStub<[String: Int], (any Error)?> {
      .init(storage, "failure(among:)", counts)
    }
    func wait(_ seconds: Mimus.Argument<Double>) -> Mimus._SyncStub<Double, Void> {
      .init(storage, "wait(_:)", seconds)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func label(of number: Mimus.Argument<Int>) { storage.check("label(of:)", number) }
    func failure(among counts: Mimus.Argument<[String: Int]>) { storage.check("failure(among:)", counts) }
    func wait(_ seconds: Mimus.Argument<Double>) { storage.check("wait(_:)", seconds) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var labelOf: [Int] { storage._history("label(of:)") }
    var failureAmong: [[String: Int]] { storage._history("failure(among:)") }
    var wait: [Double] { storage._history("wait(_:)") }
  }
}

final class FakeLockMaker<Made>: LockMaker, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLockMaker.self)
  }

  func make(_ made: Made) async -> Made {
    let call = storage._call("make(_:)", made)
    return await call.asyncAnswer()
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
    func make(_ made: Mimus.Argument<Made>) -> Mimus._AsyncStub<Made, Made> { .init(storage, "make(_:)", made) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func make(_ made: Mimus.Argument<Made>) { storage.check("make(_:)", made) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var make: [Made] { storage._history("make(_:)") }
  }
}

final class FakePadlockMaker: PadlockMaker, Mimus.Mock {
  typealias Made = Padlock

  let storage: Mimus.Storage
  private let target: (any PadlockMaker)?

  init(forwardingTo real: (any PadlockMaker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePadlockMaker.self)
    target = real
  }

  func make(_ made: Padlock) async -> Padlock {
    let call = storage._call("make(_:)", made)
    if let target, await call.isAsyncUnanswered(Padlock.self, Never.self) {
      return await target.make(made)
    }
    return await call.asyncAnswer()
  }

  func make(_ made: Padlock) -> Padlock {
    let call = storage._call("make(_:)", made)
    if let target, call.isUnanswered(Padlock.self, Never.self) {
      return target.make(made)
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
    func make(_ made: Mimus.Argument<Padlock>) -> Mimus._SyncStub<Padlock, Padlock> { .init(storage, "make(_:)", made) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func make(_ made: Mimus.Argument<Padlock>) { storage.check("make(_:)", made) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var make: [Padlock] { storage._history("make(_:)") }
  }
}

extension LockShop {
  final class FakeLatch: Latch, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Latch)?

    init(forwardingTo real: (any Latch)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeLatch.self)
      target = real
    }

    func lift() {
      let call = storage._call("lift()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.lift()
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
      func lift() -> Mimus._SyncStub<(), Void> { .init(storage, "lift()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func lift() { storage.check("lift()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var lift: [Void] { storage._history("lift()") }
    }
  }
}

extension Smithy {
  final class FakeBolt: Bolt, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Bolt)?

    init(forwardingTo real: (any Bolt)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeBolt.self)
      target = real
    }

    func draw() {
      let call = storage._call("draw()")
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.draw()
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
      func draw() -> Mimus._SyncStub<(), Void> { .init(storage, "draw()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func draw() { storage.check("draw()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var draw: [Void] { storage._history("draw()") }
    }
  }
}

extension Smithy.Bench {
  final class FakeToolRack: ToolRack, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any ToolRack)?

    init(forwardingTo real: (any ToolRack)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeToolRack.self)
      target = real
    }

    func keep<Tool>(_ tool: Tool) -> Tool {
      let call = storage._call("keep(_:)", tool)
      if let target, call.isUnanswered(Tool.self, Never.self) {
        return target.keep(tool)
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
      func keep<Tool>(_ tool: Mimus.Argument<Tool>) -> Mimus._SyncStub<Tool, Tool> { .init(storage, "keep(_:)", tool) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func keep<Tool>(_ tool: Mimus.Argument<Tool>) { storage.check("keep(_:)", tool) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var keep: [Any] { storage._history("keep(_:)") }
    }
  }
}

final class FakeLockHandler: LockHandler, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any LockHandler)?

  init(forwardingTo real: (any LockHandler)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLockHandler.self)
    target = real
  }

  func handle(_ handler: LockShop.Bell) -> LockShop.Maybe {
    let call = storage._call("handle(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.HandleStub.Body.self, LockShop.Maybe.self) {
      return body.run(handler)
    }
    if let target, call.isUnanswered(LockShop.Maybe.self, Never.self) {
      return target.handle(handler)
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
    func handle(_ handler: Mimus.Argument<Mimus._Placeholder>) -> HandleStub {
      .init(_stub: ._of(storage, "handle(_:)", handler))
    }

    struct HandleStub: Mimus._ReturningStub {
      typealias _Value = LockShop.Maybe
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (LockShop.Bell) -> LockShop.Maybe }

      @discardableResult
      func andDo(
        _ body: @escaping (LockShop.Bell) -> LockShop.Maybe, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func handle(_ handler: Mimus.Argument<Mimus._Placeholder>) { storage.check("handle(_:)", handler) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var handle: [Mimus._Placeholder] { storage._history("handle(_:)") }
  }
}

final class FakeLockOpener: LockOpener, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any LockOpener)?

  init(forwardingTo real: (any LockOpener)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLockOpener.self)
    target = real
  }

  func lift() {
    let call = storage._call("lift()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.lift()
    }
    return call.answer()
  }

  func draw() {
    let call = storage._call("draw()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.draw()
    }
    return call.answer()
  }

  func choose(_ opener: any LockShop.Opener) {
    let call = storage._call("choose(_:)", opener)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.choose(opener)
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
    func lift() -> Mimus._SyncStub<(), Void> { .init(storage, "lift()") }
    func draw() -> Mimus._SyncStub<(), Void> { .init(storage, "draw()") }
    func choose(_ opener: Mimus.Argument<any LockShop.Opener>) -> Mimus._SyncStub<any LockShop.Opener, Void> {
      .init(storage, "choose(_:)", opener)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lift() { storage.check("lift()") }
    func draw() { storage.check("draw()") }
    func choose(_ opener: Mimus.Argument<any LockShop.Opener>) { storage.check("choose(_:)", opener) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lift: [Void] { storage._history("lift()") }
    var draw: [Void] { storage._history("draw()") }
    var choose: [any LockShop.Opener] { storage._history("choose(_:)") }
  }
}

final class FakeLockActions: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: LockActions?

  init(forwardingTo real: LockActions? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLockActions.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: LockActions {
    LockActions(
      lock: { self.lock() }
    )
  }

  func lock() {
    let call = storage._call("lock")
    if let target = self.target?.lock, call.isUnanswered(Void.self, Never.self) {
      return target()
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
    func lock() -> Mimus._SyncStub<(), Void> { .init(storage, "lock") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lock() { storage.check("lock") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lock: [Void] { storage._history("lock") }
  }
}

final class FakeDescribing: Describing, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  static let staticStorage = Mimus.Storage()._of(FakeDescribing.self)

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDescribing.self)
  }

  static var description: String {
    get {
      let call = staticStorage._inSession._call("description")
      return call.answer()
    }
  }

  var description: String { "FakeDescribing" }

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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }

  static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    var description: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "description")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var description: Mimus._VerifiedGetter { .init(storage, "description") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var description: Mimus._GetterCalls<Void> { .init(storage, "description") }
  }
}

final class FakeSalting: Salting, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Salting)?

  init(forwardingTo real: (any Salting)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSalting.self)
    target = real
  }

  func hash(into hasher: inout Hasher, salt: Int) {
    let call = storage._call("hash(into:salt:)", hasher, salt)
    if let body = call.body(Stubs.HashStub.Body.self, Void.self) {
      return body.run(&hasher, salt)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.hash(into: &hasher, salt: salt)
    }
    return call.answer()
  }

  static func == (one: FakeSalting, other: FakeSalting) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
    func hash(into hasher: Mimus.Argument<Hasher>, salt: Mimus.Argument<Int>) -> HashStub {
      .init(_stub: ._of(storage, "hash(into:salt:)", hasher, salt))
    }

    struct HashStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Hasher, Int) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Hasher, Int) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func hash(into hasher: Mimus.Argument<Hasher>, salt: Mimus.Argument<Int>) {
      storage.check("hash(into:salt:)", hasher, salt)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var hash: [(into: Hasher, salt: Int)] { storage._history("hash(into:salt:)") }
  }
}

final class FakeWeighing: Weighing, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  static let staticStorage = Mimus.Storage()._of(FakeWeighing.self)

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWeighing.self)
  }

  static func < (one: FakeWeighing, other: Int) -> Bool {
    let call = staticStorage._inSession._call("<(_:_:)", one, other)
    return call.answer()
  }

  static func == (one: FakeWeighing, other: FakeWeighing) -> Bool {
    one === other
  }

  static func < (one: FakeWeighing, other: FakeWeighing) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }
}

final class FakeDebugging: Debugging, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Debugging>?

  init(forwardingTo real: (any Debugging)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDebugging.self)
    target = real.map { Mimus._Target($0) }
  }

  var debugDescription: String {
    get {
      let call = storage._call("debugDescription")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.debugDescription
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("debugDescription.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.debugDescription = newValue
      }
      call.keep(newValue, as: "debugDescription")
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
    var debugDescription: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "debugDescription"), storage, "debugDescription.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var debugDescription: Mimus._VerifiedProperty<String> {
      .init(storage, "debugDescription", "debugDescription.set(_:)")
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var debugDescription: Mimus._PropertyCalls<Void, String> {
      .init(storage, "debugDescription", "debugDescription.set(_:)")
    }
  }
}

final class FakeRotatingDial: RotatingDial, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any RotatingDial)?

  init(forwardingTo real: (any RotatingDial)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRotatingDial.self)
    target = real
  }

  func rotate(_ turn: Int) {
    let call = storage._call("rotate(_:)", turn)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.rotate(turn)
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
    func rotate(_ turn: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "rotate(_:)", turn) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func rotate(_ turn: Mimus.Argument<Int>) { storage.check("rotate(_:)", turn) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rotate: [Int] { storage._history("rotate(_:)") }
  }
}

final class FakeDialSealing: DialSealing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any DialSealing)?

  init(forwardingTo real: (any DialSealing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDialSealing.self)
    target = real
  }

  func seal() throws(StrongRoom.Never) -> Int {
    let call = storage._call("seal()")
    if let target, call.isUnanswered(Int.self, StrongRoom.Never.self) {
      return try target.seal()
    }
    return try call.throwingAnswer(StrongRoom.Never.self)
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
    func seal() -> Mimus._SyncThrowingStub<(), StrongRoom.Never, Int> { .init(storage, "seal()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func seal() { storage.check("seal()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var seal: [Void] { storage._history("seal()") }
  }
}
