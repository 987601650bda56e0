// Written by mimus-fake: changes made here are lost.

import Mimus
@testable import Quay

nonisolated final class FakeCask: Cask, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCask.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
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

nonisolated final class FakeCapstan: Capstan, Mimus.Mock, Mimus.StaticMock {
  let storage = Mimus.Storage()._of(FakeCapstan.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false
  static let staticStorage = Mimus.Storage()._of(FakeCapstan.self)

  @concurrent
  override init(owner: Cask) async {
    await super.init(owner: owner)
    self.storage._record("init(owner:)", owner)
  }

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var speed: Int {
    get {
      let call = storage._call("speed")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.speed
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("speed.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.speed = newValue
      }
      call.keep(newValue, as: "speed")
    }
  }

  @concurrent
  override func turn(_ cask: Cask) async -> Cask {
    let call = storage._call("turn(_:)", cask)
    if await call.isAsyncLeft(toSuper: callsSuper, Cask.self, Never.self) {
      return await super.turn(cask)
    }
    return await call.asyncAnswer()
  }

  @concurrent
  override func lift(_ haul: @concurrent () async -> Int) async -> Int {
    let call = storage._call("lift(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.LiftStub.Body.self, Int.self) {
      return await body.run(haul)
    }
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.lift(haul)
    }
    return await call.asyncAnswer()
  }

  @concurrent
  override var load: Int {
    get async {
      let call = storage._call("load")
      if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
        return await super.load
      }
      return await call.asyncAnswer()
    }
  }

  @concurrent
  override subscript(_ deck: Cask) -> Int {
    get async {
      let call = storage._call("subscript(_:)", deck)
      if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
        return await super[deck]
      }
      return await call.asyncAnswer()
    }
  }

  override class func count() -> Int {
    let call = staticStorage._inSession._call("count()")
    if call.isLeft(toSuper: false, Int.self, Never.self) {
      return super.count()
    }
    return call.answer()
  }

  @MainActor
  override func ring() -> Int {
    let call = storage._call("ring()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.ring()
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
    var speed: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "speed"), storage, "speed.set(_:)")
    }
    func turn(_ cask: Mimus.Argument<Cask>) -> Mimus._AsyncStub<Cask, Cask> { .init(storage, "turn(_:)", cask) }
    func lift(_ haul: Mimus.Argument<Mimus._Placeholder>) -> LiftStub { .init(_stub: ._of(storage, "lift(_:)", haul)) }

    struct LiftStub: Mimus._SuspendingStub {
      typealias _Value = Int
      typealias _Arguments = Mimus._Placeholder
      typealias _Failure = Swift.Never
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: nonisolated(nonsending) (@concurrent () async -> Int) async -> Int
      }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping (@concurrent () async -> Int) async -> Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    var load: Mimus._StubbedGetter<Mimus._AsyncStub<(), Int>> { .init(.init(storage, "load")) }
    subscript(_ deck: Mimus.Argument<Cask>) -> Mimus._StubbedGetter<Mimus._AsyncStub<Cask, Int>> {
      .init(.init(storage, "subscript(_:)", deck))
    }
    func ring() -> Mimus._SyncStub<(), Int> { .init(storage, "ring()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var speed: Mimus._VerifiedProperty<Int> { .init(storage, "speed", "speed.set(_:)") }
    func turn(_ cask: Mimus.Argument<Cask>) { storage.check("turn(_:)", cask) }
    func lift(_ haul: Mimus.Argument<Mimus._Placeholder>) { storage.check("lift(_:)", haul) }
    var load: Mimus._VerifiedGetter { .init(storage, "load") }
    subscript(_ deck: Mimus.Argument<Cask>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", deck) }
    func ring() { storage.check("ring()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var speed: Mimus._PropertyCalls<Void, Int> { .init(storage, "speed", "speed.set(_:)") }
    var turn: [Cask] { storage._history("turn(_:)") }
    var lift: [Mimus._Placeholder] { storage._history("lift(_:)") }
    var load: Mimus._GetterCalls<Void> { .init(storage, "load") }
    subscript(_ deck: Mimus.Argument<Cask>) -> Mimus._GetterCalls<Cask> { .init(storage, "subscript(_:)", deck) }
    var ring: [Void] { storage._history("ring()") }
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
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func count() { storage.check("count()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var count: [Void] { storage._history("count()") }
  }
}

final class FakeFigurehead: Figurehead, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeFigurehead.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  nonisolated override init() {
    super.init()
    self.storage._record("init()")
  }

  override func wave() -> Int {
    let call = storage._call("wave()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.wave()
    }
    return call.answer()
  }

  override func smile() async -> Int {
    let call = storage._call("smile()")
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.smile()
    }
    return await call.asyncAnswer()
  }

  @concurrent
  override nonisolated func stare(_ cask: Cask) async -> Cask {
    let call = storage._call("stare(_:)", cask)
    if await call.isAsyncLeft(toSuper: callsSuper, Cask.self, Never.self) {
      return await super.stare(cask)
    }
    return await call.asyncAnswer()
  }

  nonisolated var stub: Stubs { Stubs(storage: storage) }
  nonisolated var calls: Calls { Calls(storage: storage) }
  nonisolated func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func wave() -> Mimus._SyncStub<(), Int> { .init(storage, "wave()") }
    func smile() -> Mimus._AsyncStub<(), Int> { .init(storage, "smile()") }
    func stare(_ cask: Mimus.Argument<Cask>) -> Mimus._AsyncStub<Cask, Cask> { .init(storage, "stare(_:)", cask) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func wave() { storage.check("wave()") }
    func smile() { storage.check("smile()") }
    func stare(_ cask: Mimus.Argument<Cask>) { storage.check("stare(_:)", cask) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var wave: [Void] { storage._history("wave()") }
    var smile: [Void] { storage._history("smile()") }
    var stare: [Cask] { storage._history("stare(_:)") }
  }
}

nonisolated final class FakeBosun: Bosun, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Bosun>?

  init(forwardingTo real: (any Bosun)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBosun.self)
    target = real.map { Mimus._Target($0) }
  }

  var whistle: @MainActor @Sendable () -> Void {
    get {
      let call = storage._call("whistle")
      if let target, call.isUnanswered((@MainActor @Sendable () -> Void).self, Never.self) {
        return target.value.whistle
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("whistle.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.whistle = newValue
      }
      call.keep(newValue, as: "whistle")
    }
  }

  @concurrent
  func pipe(_ call: @escaping @concurrent () async -> Int) async -> Int {
    let call_ = storage._call("pipe(_:)", call)
    if let target, await call_.isAsyncUnanswered(Int.self, Never.self) {
      return await target.value.pipe(call)
    }
    return await call_.asyncAnswer()
  }

  func order(_ run: @escaping @MainActor @Sendable (Int) -> Void) {
    let call = storage._call("order(_:)", run)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.order(run)
    }
    return call.answer()
  }

  @concurrent
  func relieve(_ cask: Cask) async -> Cask {
    let call = storage._call("relieve(_:)", cask)
    if let target, await call.isAsyncUnanswered(Cask.self, Never.self) {
      return await target.value.relieve(cask)
    }
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
    var whistle:
      Mimus._StubbedProperty<Mimus._SyncStub<(), @MainActor @Sendable () -> Void>, @MainActor @Sendable () -> Void>
    {
      .init(.init(storage, "whistle"), storage, "whistle.set(_:)")
    }
    func pipe(
      _ call: Mimus.Argument<@concurrent () async -> Int>
    ) -> Mimus._AsyncStub<@concurrent () async -> Int, Int> {
      .init(storage, "pipe(_:)", call)
    }
    func order(
      _ run: Mimus.Argument<@MainActor @Sendable (Int) -> Void>
    ) -> Mimus._SyncStub<@MainActor @Sendable (Int) -> Void, Void> {
      .init(storage, "order(_:)", run)
    }
    func relieve(_ cask: Mimus.Argument<Cask>) -> Mimus._AsyncStub<Cask, Cask> { .init(storage, "relieve(_:)", cask) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var whistle: Mimus._VerifiedProperty<@MainActor @Sendable () -> Void> {
      .init(storage, "whistle", "whistle.set(_:)")
    }
    func pipe(_ call: Mimus.Argument<@concurrent () async -> Int>) { storage.check("pipe(_:)", call) }
    func order(_ run: Mimus.Argument<@MainActor @Sendable (Int) -> Void>) { storage.check("order(_:)", run) }
    func relieve(_ cask: Mimus.Argument<Cask>) { storage.check("relieve(_:)", cask) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var whistle: Mimus._PropertyCalls<Void, @MainActor @Sendable () -> Void> {
      .init(storage, "whistle", "whistle.set(_:)")
    }
    var pipe: [@concurrent () async -> Int] { storage._history("pipe(_:)") }
    var order: [@MainActor @Sendable (Int) -> Void] { storage._history("order(_:)") }
    var relieve: [Cask] { storage._history("relieve(_:)") }
  }
}

actor FakeWatchman: Watchman, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWatchman.self)
  }

  func look(_ at: @escaping @Sendable @concurrent () async -> Int) async -> Int {
    let call = storage._call("look(_:)", at)
    return await call.asyncAnswer()
  }

  nonisolated var stub: Stubs { Stubs(storage: storage) }
  nonisolated var calls: Calls { Calls(storage: storage) }
  nonisolated func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func look(
      _ at: Mimus.Argument<@Sendable @concurrent () async -> Int>
    ) -> Mimus._AsyncStub<@Sendable @concurrent () async -> Int, Int> {
      .init(storage, "look(_:)", at)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func look(_ at: Mimus.Argument<@Sendable @concurrent () async -> Int>) { storage.check("look(_:)", at) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var look: [@Sendable @concurrent () async -> Int] { storage._history("look(_:)") }
  }
}

nonisolated final class FakeSignals: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Signals?

  init(forwardingTo real: Signals? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSignals.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: Signals {
    Signals(
      flash: { argument1 in self.flash(argument1) },
      hoist: { await self.hoist() },
      blow: { argument1 in self.blow(argument1) }
    )
  }

  func flash(_ argument1: Int) -> Int {
    let call = storage._call("flash", argument1)
    if let target = self.target?.flash, call.isUnanswered(Int.self, Never.self) {
      return target(argument1)
    }
    return call.answer()
  }

  @concurrent
  func hoist() async -> String {
    let call = storage._call("hoist")
    if let target = self.target?.hoist, await call.isAsyncUnanswered(String.self, Never.self) {
      return await target()
    }
    return await call.asyncAnswer()
  }

  @MainActor
  func blow(_ argument1: Int) {
    let call = storage._call("blow", argument1)
    if let target = self.target?.blow, call.isUnanswered(Void.self, Never.self) {
      return target(argument1)
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
    func flash(_ argument1: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "flash", argument1) }
    func hoist() -> Mimus._AsyncStub<(), String> { .init(storage, "hoist") }
    func blow(_ argument1: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "blow", argument1) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func flash(_ argument1: Mimus.Argument<Int>) { storage.check("flash", argument1) }
    func hoist() { storage.check("hoist") }
    func blow(_ argument1: Mimus.Argument<Int>) { storage.check("blow", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var flash: [Int] { storage._history("flash") }
    var hoist: [Void] { storage._history("hoist") }
    var blow: [Int] { storage._history("blow") }
  }
}
