// Written by mimus-fake: changes made here are lost.

import Mimus

actor FakeActorProtocol: ActorProtocol, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeActorProtocol.self)
  }

  func charge(_ amount: Int) -> Int {
    let call = storage._call("charge(_:)", amount)
    return call.answer()
  }

  func waits() async throws -> String {
    let call = storage._call("waits()")
    return try await call.asyncThrowingAnswer()
  }

  var balance: Int {
    get {
      let call = storage._call("balance")
      return call.answer()
    }
  }

  nonisolated func free() -> String {
    let call = storage._call("free()")
    return call.answer()
  }

  nonisolated var label: String {
    get {
      let call = storage._call("label")
      return call.answer()
    }
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
    func charge(_ amount: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "charge(_:)", amount) }
    func waits() -> Mimus._AsyncThrowingStub<(), any Swift.Error, String> { .init(storage, "waits()") }
    var balance: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "balance")) }
    func free() -> Mimus._SyncStub<(), String> { .init(storage, "free()") }
    var label: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "label")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func charge(_ amount: Mimus.Argument<Int>) { storage.check("charge(_:)", amount) }
    func waits() { storage.check("waits()") }
    var balance: Mimus._VerifiedGetter { .init(storage, "balance") }
    func free() { storage.check("free()") }
    var label: Mimus._VerifiedGetter { .init(storage, "label") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var charge: [Int] { storage._history("charge(_:)") }
    var waits: [Void] { storage._history("waits()") }
    var balance: Mimus._GetterCalls<Void> { .init(storage, "balance") }
    var free: [Void] { storage._history("free()") }
    var label: Mimus._GetterCalls<Void> { .init(storage, "label") }
  }
}

final class FakeMainActorProtocol: MainActorProtocol, Mimus.Mock, Mimus.StaticMock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: Mimus._Target<any MainActorProtocol>?
  nonisolated static let staticStorage = Mimus.Storage()._of(FakeMainActorProtocol.self)

  init(forwardingTo real: (any MainActorProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMainActorProtocol.self)
    target = real.map { Mimus._Target($0) }
  }

  func show(_ text: String) {
    let call = storage._call("show(_:)", text)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.show(text)
    }
    return call.answer()
  }

  func load() async -> Int {
    let call = storage._call("load()")
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.value.load()
    }
    return await call.asyncAnswer()
  }

  var title: String {
    get {
      let call = storage._call("title")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.title
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("title.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.title = newValue
      }
      call.keep(newValue, as: "title")
    }
  }

  nonisolated func free() {
    let call = storage._call("free()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.free()
    }
    return call.answer()
  }

  static func make() -> Int {
    let call = staticStorage._inSession._call("make()")
    return call.answer()
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
    func show(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> { .init(storage, "show(_:)", text) }
    func load() -> Mimus._AsyncStub<(), Int> { .init(storage, "load()") }
    var title: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "title"), storage, "title.set(_:)")
    }
    func free() -> Mimus._SyncStub<(), Void> { .init(storage, "free()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func show(_ text: Mimus.Argument<String>) { storage.check("show(_:)", text) }
    func load() { storage.check("load()") }
    var title: Mimus._VerifiedProperty<String> { .init(storage, "title", "title.set(_:)") }
    func free() { storage.check("free()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var show: [String] { storage._history("show(_:)") }
    var load: [Void] { storage._history("load()") }
    var title: Mimus._PropertyCalls<Void, String> { .init(storage, "title", "title.set(_:)") }
    var free: [Void] { storage._history("free()") }
  }

  nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func make() -> Mimus._SyncStub<(), Int> { .init(storage, "make()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func make() { storage.check("make()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var make: [Void] { storage._history("make()") }
  }
}

final class FakeMainActorMembers: MainActorMembers, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any MainActorMembers>?

  init(forwardingTo real: (any MainActorMembers)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMainActorMembers.self)
    target = real.map { Mimus._Target($0) }
  }

  func show() {
    let call = storage._call("show()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.show()
    }
    return call.answer()
  }

  var title: String {
    get {
      let call = storage._call("title")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.title
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("title.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.title = newValue
      }
      call.keep(newValue, as: "title")
    }
  }

  func other() async {
    let call = storage._call("other()")
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.value.other()
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
    func show() -> Mimus._SyncStub<(), Void> { .init(storage, "show()") }
    var title: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "title"), storage, "title.set(_:)")
    }
    func other() -> Mimus._AsyncStub<(), Void> { .init(storage, "other()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func show() { storage.check("show()") }
    var title: Mimus._VerifiedProperty<String> { .init(storage, "title", "title.set(_:)") }
    func other() { storage.check("other()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var show: [Void] { storage._history("show()") }
    var title: Mimus._PropertyCalls<Void, String> { .init(storage, "title", "title.set(_:)") }
    var other: [Void] { storage._history("other()") }
  }
}

final class FakeShopProtocol: ShopProtocol, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any ShopProtocol)?

  init(forwardingTo real: (any ShopProtocol)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShopProtocol.self)
    target = real
  }

  func sell(_ item: String) -> Int {
    let call = storage._call("sell(_:)", item)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.sell(item)
    }
    return call.answer()
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
    func sell(_ item: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "sell(_:)", item) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sell(_ item: Mimus.Argument<String>) { storage.check("sell(_:)", item) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sell: [String] { storage._history("sell(_:)") }
  }
}

final class FakeIsolatedParameters: IsolatedParameters, Mimus.Mock {
  let storage: Mimus.Storage
  @safe private nonisolated(unsafe) let target: (any IsolatedParameters)?

  init(forwardingTo real: (any IsolatedParameters)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIsolatedParameters.self)
    target = real
  }

  func run(on actor: isolated ShopActor) -> Int {
    let call = storage._call("run(on:)", actor)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.run(on: actor)
    }
    return call.answer()
  }

  func maybe(isolation: isolated (any Actor)?) async -> Int {
    let call = storage._call("maybe(isolation:)", isolation)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.maybe(isolation: isolation)
    }
    return await call.asyncAnswer()
  }

  @concurrent
  func concurrently() async -> Int {
    let call = storage._call("concurrently()")
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.concurrently()
    }
    return await call.asyncAnswer()
  }

  nonisolated(nonsending) func here() async {
    let call = storage._call("here()")
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.here()
    }
    return await call.asyncAnswer()
  }

  func gives() -> sending Receipt {
    let call = storage._call("gives()")
    if let target, call.isUnanswered(Receipt.self, Never.self) {
      return Mimus._sent(target.gives())
    }
    return Mimus._sent(call.answer())
  }

  func sends(_ body: sending @escaping () -> Void) {
    let call = storage._call("sends(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sends(Mimus._sent(body))
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
    func run(on actor: Mimus.Argument<ShopActor>) -> Mimus._SyncStub<ShopActor, Int> {
      .init(storage, "run(on:)", actor)
    }
    func maybe(isolation: Mimus.Argument<(any Actor)?>) -> Mimus._AsyncStub<(any Actor)?, Int> {
      .init(storage, "maybe(isolation:)", isolation)
    }
    func concurrently() -> Mimus._AsyncStub<(), Int> { .init(storage, "concurrently()") }
    func here() -> Mimus._AsyncStub<(), Void> { .init(storage, "here()") }
    func gives() -> Mimus._SyncStub<(), Receipt> { .init(storage, "gives()") }
    func sends(_ body: Mimus.Argument<() -> Void>) -> Mimus._SyncStub<() -> Void, Void> {
      .init(storage, "sends(_:)", body)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run(on actor: Mimus.Argument<ShopActor>) { storage.check("run(on:)", actor) }
    func maybe(isolation: Mimus.Argument<(any Actor)?>) { storage.check("maybe(isolation:)", isolation) }
    func concurrently() { storage.check("concurrently()") }
    func here() { storage.check("here()") }
    func gives() { storage.check("gives()") }
    func sends(_ body: Mimus.Argument<() -> Void>) { storage.check("sends(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var run: [ShopActor] { storage._history("run(on:)") }
    var maybe: [(any Actor)?] { storage._history("maybe(isolation:)") }
    var concurrently: [Void] { storage._history("concurrently()") }
    var here: [Void] { storage._history("here()") }
    var gives: [Void] { storage._history("gives()") }
    var sends: [() -> Void] { storage._history("sends(_:)") }
  }
}

final class FakeSendableMain: SendableMain, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any SendableMain)?

  init(forwardingTo real: (any SendableMain)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSendableMain.self)
    target = real
  }

  func f() {
    let call = storage._call("f()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.f()
    }
    return call.answer()
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
    func f() -> Mimus._SyncStub<(), Void> { .init(storage, "f()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func f() { storage.check("f()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var f: [Void] { storage._history("f()") }
  }
}

final class FakeNonsendingClosures: NonsendingClosures, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any NonsendingClosures)?

  init(forwardingTo real: (any NonsendingClosures)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNonsendingClosures.self)
    target = real
  }

  func borrow(_ read: nonisolated(nonsending) () async -> Int) async -> Int {
    let call = storage._call("borrow(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.BorrowStub.Body.self, Int.self) {
      return await body.run(read)
    }
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.borrow(read)
    }
    return await call.asyncAnswer()
  }

  func keep(_ read: nonisolated(nonsending) @escaping () async throws -> Int) async {
    let call = storage._call("keep(_:)", read)
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.keep(read)
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
    func borrow(_ read: Mimus.Argument<Mimus._Placeholder>) -> BorrowStub {
      .init(_stub: ._of(storage, "borrow(_:)", read))
    }

    struct BorrowStub: Mimus._SuspendingStub {
      typealias _Value = Int
      typealias _Arguments = Mimus._Placeholder
      typealias _Failure = Swift.Never
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: nonisolated(nonsending) (nonisolated(nonsending) () async -> Int) async -> Int
      }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping (nonisolated(nonsending) () async -> Int) async -> Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func keep(
      _ read: Mimus.Argument<nonisolated(nonsending) () async throws -> Int>
    ) -> Mimus._AsyncStub<nonisolated(nonsending) () async throws -> Int, Void> {
      .init(storage, "keep(_:)", read)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func borrow(_ read: Mimus.Argument<Mimus._Placeholder>) { storage.check("borrow(_:)", read) }
    func keep(_ read: Mimus.Argument<nonisolated(nonsending) () async throws -> Int>) {
      storage.check("keep(_:)", read)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var borrow: [Mimus._Placeholder] { storage._history("borrow(_:)") }
    var keep: [nonisolated(nonsending) () async throws -> Int] { storage._history("keep(_:)") }
  }
}

final class FakeProjector: Projector, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  @safe private nonisolated(unsafe) let target: (any Projector)?

  init(forwardingTo real: (any Projector)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeProjector.self)
    target = real
  }

  func show(_ frame: (Int) -> Bool) async -> Int {
    let call = storage._call("show(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.ShowStub.Body.self, Int.self) {
      return await body.run(frame)
    }
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.show(frame)
    }
    return await call.asyncAnswer()
  }

  func dim(_ level: Int, _ then: (Int) async throws -> Void) async rethrows {
    let call = storage._call("dim(_:_:)", level, Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.DimStub.Body.self, Void.self) {
      return await body.run(level, then)
    }
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return try await target.dim(level, then)
    }
    return await call.asyncAnswer()
  }

  func splice(_ reels: inout [AnyObject]) async throws -> Int {
    let call = storage._call("splice(_:)", reels)
    if let body = await call.asyncBody(Stubs.SpliceStub.Body.self, Int.self) {
      return try await body.run(&reels)
    }
    if let target, await call.isAsyncUnanswered(Int.self) {
      return try await target.splice(&reels)
    }
    return try await call.asyncThrowingAnswer()
  }

  @concurrent
  func rewind(_ count: Int) async -> Int {
    let call = storage._call("rewind(_:)", count)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.rewind(count)
    }
    return await call.asyncAnswer()
  }

  func charge(_ cents: Int) async -> Int {
    let call = storage._call("charge(_:)", cents)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.charge(cents)
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
    func show(_ frame: Mimus.Argument<Mimus._Placeholder>) -> ShowStub {
      .init(_stub: ._of(storage, "show(_:)", frame))
    }

    struct ShowStub: Mimus._SuspendingStub {
      typealias _Value = Int
      typealias _Arguments = Mimus._Placeholder
      typealias _Failure = Swift.Never
      let _stub: Mimus.CallStub

      nonisolated fileprivate struct Body: Mimus._Body { let run: nonisolated(nonsending) ((Int) -> Bool) async -> Int }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping ((Int) -> Bool) async -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func dim(_ level: Mimus.Argument<Int>, _ then: Mimus.Argument<Mimus._Placeholder>) -> DimStub {
      .init(_stub: ._of(storage, "dim(_:_:)", level, then))
    }

    struct DimStub: Mimus._SuspendingStub {
      typealias _Value = Void
      typealias _Arguments = (level: Int, then: Mimus._Placeholder)
      typealias _Failure = Swift.Never
      let _stub: Mimus.CallStub

      nonisolated fileprivate struct Body: Mimus._Body {
        let run: nonisolated(nonsending) (Int, (Int) async throws -> Void) async -> Void
      }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping (Int, (Int) async throws -> Void) async -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func splice(_ reels: Mimus.Argument<[AnyObject]>) -> SpliceStub { .init(_stub: ._of(storage, "splice(_:)", reels)) }

    struct SpliceStub: Mimus._SuspendingStub, Mimus._ThrowingStub {
      typealias _Value = Int
      typealias _Arguments = [AnyObject]
      typealias _Failure = any Swift.Error
      let _stub: Mimus.CallStub

      nonisolated fileprivate struct Body: Mimus._Body {
        let run: nonisolated(nonsending) (inout [AnyObject]) async throws -> Int
      }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping (inout [AnyObject]) async throws -> Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func rewind(_ count: Mimus.Argument<Int>) -> Mimus._AsyncStub<Int, Int> { .init(storage, "rewind(_:)", count) }
    func charge(_ cents: Mimus.Argument<Int>) -> Mimus._AsyncStub<Int, Int> { .init(storage, "charge(_:)", cents) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func show(_ frame: Mimus.Argument<Mimus._Placeholder>) { storage.check("show(_:)", frame) }
    func dim(_ level: Mimus.Argument<Int>, _ then: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("dim(_:_:)", level, then)
    }
    func splice(_ reels: Mimus.Argument<[AnyObject]>) { storage.check("splice(_:)", reels) }
    func rewind(_ count: Mimus.Argument<Int>) { storage.check("rewind(_:)", count) }
    func charge(_ cents: Mimus.Argument<Int>) { storage.check("charge(_:)", cents) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var show: [Mimus._Placeholder] { storage._history("show(_:)") }
    var dim: [(level: Int, then: Mimus._Placeholder)] { storage._history("dim(_:_:)") }
    var splice: [[AnyObject]] { storage._history("splice(_:)") }
    var rewind: [Int] { storage._history("rewind(_:)") }
    var charge: [Int] { storage._history("charge(_:)") }
  }
}

actor FakeUsher: Usher, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeUsher.self)
  }

  func seat(_ row: (Int) -> Int) async -> Int {
    let call = storage._call("seat(_:)", Mimus._Placeholder("closure"))
    if let body = await call.asyncBody(Stubs.SeatStub.Body.self, Int.self) {
      return await body.run(row)
    }
    return await call.asyncAnswer()
  }

  @MainActor
  func announce(_ text: String) -> Int {
    let call = storage._call("announce(_:)", text)
    return call.answer()
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
    func seat(_ row: Mimus.Argument<Mimus._Placeholder>) -> SeatStub { .init(_stub: ._of(storage, "seat(_:)", row)) }

    struct SeatStub: Mimus._SuspendingStub {
      typealias _Value = Int
      typealias _Arguments = Mimus._Placeholder
      typealias _Failure = Swift.Never
      let _stub: Mimus.CallStub

      nonisolated fileprivate struct Body: Mimus._Body { let run: nonisolated(nonsending) ((Int) -> Int) async -> Int }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping ((Int) -> Int) async -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func announce(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> {
      .init(storage, "announce(_:)", text)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func seat(_ row: Mimus.Argument<Mimus._Placeholder>) { storage.check("seat(_:)", row) }
    func announce(_ text: Mimus.Argument<String>) { storage.check("announce(_:)", text) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var seat: [Mimus._Placeholder] { storage._history("seat(_:)") }
    var announce: [String] { storage._history("announce(_:)") }
  }
}

final class FakeFoyer: Foyer, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeFoyer.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override nonisolated var lights: Int {
    get {
      let call = storage._call("lights")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.lights
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("lights.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.lights = newValue
      }
      call.keep(newValue, as: "lights")
    }
  }

  override nonisolated func clean() -> Int {
    let call = storage._call("clean()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.clean()
    }
    return call.answer()
  }

  override func sell() -> Int {
    let call = storage._call("sell()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.sell()
    }
    return call.answer()
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
    var lights: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "lights"), storage, "lights.set(_:)")
    }
    func clean() -> Mimus._SyncStub<(), Int> { .init(storage, "clean()") }
    func sell() -> Mimus._SyncStub<(), Int> { .init(storage, "sell()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var lights: Mimus._VerifiedProperty<Int> { .init(storage, "lights", "lights.set(_:)") }
    func clean() { storage.check("clean()") }
    func sell() { storage.check("sell()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lights: Mimus._PropertyCalls<Void, Int> { .init(storage, "lights", "lights.set(_:)") }
    var clean: [Void] { storage._history("clean()") }
    var sell: [Void] { storage._history("sell()") }
  }
}

final class FakeLobby: Lobby, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeLobby.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override nonisolated func clean() -> Int {
    let call = storage._call("clean()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.clean()
    }
    return call.answer()
  }

  override nonisolated var lights: Int {
    get {
      let call = storage._call("lights")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.lights
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("lights.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.lights = newValue
      }
      call.keep(newValue, as: "lights")
    }
  }

  override func sell() -> Int {
    let call = storage._call("sell()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.sell()
    }
    return call.answer()
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
    func clean() -> Mimus._SyncStub<(), Int> { .init(storage, "clean()") }
    var lights: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "lights"), storage, "lights.set(_:)")
    }
    func sell() -> Mimus._SyncStub<(), Int> { .init(storage, "sell()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func clean() { storage.check("clean()") }
    var lights: Mimus._VerifiedProperty<Int> { .init(storage, "lights", "lights.set(_:)") }
    func sell() { storage.check("sell()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var clean: [Void] { storage._history("clean()") }
    var lights: Mimus._PropertyCalls<Void, Int> { .init(storage, "lights", "lights.set(_:)") }
    var sell: [Void] { storage._history("sell()") }
  }
}

final class FakePlaybill: nonisolated Playbill, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: (any Playbill)?

  init(forwardingTo real: (any Playbill)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePlaybill.self)
    target = real
  }

  nonisolated init(from decoder: any Decoder) throws {
    self.storage = Mimus.Storage()._of(FakePlaybill.self)
    self.target = nil
    self.storage._record("init(from:)", decoder)
  }

  nonisolated func encode(to encoder: any Encoder) throws {
    let call = storage._call("encode(to:)", encoder)
    if let target, call.isUnanswered(Void.self) {
      return try target.encode(to: encoder)
    }
    return try call.throwingAnswer()
  }

  nonisolated var id: Int {
    get {
      let call = storage._call("id")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("id.set(_:)", newValue)
      call.keep(newValue, as: "id")
    }
  }

  func fold() -> Int {
    let call = storage._call("fold()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.fold()
    }
    return call.answer()
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
    func encode(
      to encoder: Mimus.Argument<any Encoder>
    ) -> Mimus._SyncThrowingStub<any Encoder, any Swift.Error, Void> {
      .init(storage, "encode(to:)", encoder)
    }
    var id: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> { .init(.init(storage, "id"), storage, "id.set(_:)") }
    func fold() -> Mimus._SyncStub<(), Int> { .init(storage, "fold()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func encode(to encoder: Mimus.Argument<any Encoder>) { storage.check("encode(to:)", encoder) }
    var id: Mimus._VerifiedProperty<Int> { .init(storage, "id", "id.set(_:)") }
    func fold() { storage.check("fold()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var encode: [any Encoder] { storage._history("encode(to:)") }
    var id: Mimus._PropertyCalls<Void, Int> { .init(storage, "id", "id.set(_:)") }
    var fold: [Void] { storage._history("fold()") }
  }
}

final class FakeGuestbook: Guestbook, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Guestbook>?
  static let staticStorage = Mimus.Storage()._of(FakeGuestbook.self)

  init(forwardingTo real: (any Guestbook)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGuestbook.self)
    target = real.map { Mimus._Target($0) }
  }

  init(owner: String) {
    self.storage = Mimus.Storage()._of(FakeGuestbook.self)
    self.target = nil
    self.storage._record("init(owner:)", owner)
  }

  static func open(_ name: String) -> Bool {
    let call = staticStorage._inSession._call("open(_:)", name)
    return call.answer()
  }

  var entries: [String] {
    get {
      let call = storage._call("entries")
      if let target, call.isUnanswered([String].self, Never.self) {
        return target.value.entries
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("entries.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.entries = newValue
      }
      call.keep(newValue, as: "entries")
    }
  }

  func add(_ entry: String) -> Int {
    let call = storage._call("add(_:)", entry)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.add(entry)
    }
    return call.answer()
  }

  func sync(with other: AnyObject) async throws -> Int {
    let call = storage._call("sync(with:)", other)
    if let target, await call.isAsyncUnanswered(Int.self) {
      return try await target.value.sync(with: other)
    }
    return try await call.asyncThrowingAnswer()
  }

  subscript(_ page: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", page)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value[page]
      }
      return call.answer()
    }
  }

  @MainActor
  func show() -> Int {
    let call = storage._call("show()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.show()
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
    var entries: Mimus._StubbedProperty<Mimus._SyncStub<(), [String]>, [String]> {
      .init(.init(storage, "entries"), storage, "entries.set(_:)")
    }
    func add(_ entry: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "add(_:)", entry) }
    func sync(with other: Mimus.Argument<AnyObject>) -> Mimus._AsyncThrowingStub<AnyObject, any Swift.Error, Int> {
      .init(storage, "sync(with:)", other)
    }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", page))
    }
    func show() -> Mimus._SyncStub<(), Int> { .init(storage, "show()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var entries: Mimus._VerifiedProperty<[String]> { .init(storage, "entries", "entries.set(_:)") }
    func add(_ entry: Mimus.Argument<String>) { storage.check("add(_:)", entry) }
    func sync(with other: Mimus.Argument<AnyObject>) { storage.check("sync(with:)", other) }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", page) }
    func show() { storage.check("show()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var entries: Mimus._PropertyCalls<Void, [String]> { .init(storage, "entries", "entries.set(_:)") }
    var add: [String] { storage._history("add(_:)") }
    var sync: [AnyObject] { storage._history("sync(with:)") }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", page) }
    var show: [Void] { storage._history("show()") }
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
    func open(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> { .init(storage, "open(_:)", name) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func open(_ name: Mimus.Argument<String>) { storage.check("open(_:)", name) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var open: [String] { storage._history("open(_:)") }
  }
}

final class FakeMainGuestbook: nonisolated MainGuestbook, Mimus.Mock, Mimus.StaticMock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: Mimus._Target<any MainGuestbook>?
  nonisolated static let staticStorage = Mimus.Storage()._of(FakeMainGuestbook.self)

  init(forwardingTo real: (any MainGuestbook)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMainGuestbook.self)
    target = real.map { Mimus._Target($0) }
  }

  nonisolated init(owner: String) {
    self.storage = Mimus.Storage()._of(FakeMainGuestbook.self)
    self.target = nil
    self.storage._record("init(owner:)", owner)
  }

  nonisolated static func open(_ name: String) -> Bool {
    let call = staticStorage._inSession._call("open(_:)", name)
    return call.answer()
  }

  nonisolated var entries: [String] {
    get {
      let call = storage._call("entries")
      if let target, call.isUnanswered([String].self, Never.self) {
        return target.value.entries
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("entries.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.entries = newValue
      }
      call.keep(newValue, as: "entries")
    }
  }

  nonisolated func add(_ entry: String) -> Int {
    let call = storage._call("add(_:)", entry)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.add(entry)
    }
    return call.answer()
  }

  nonisolated func sync(with other: AnyObject) async throws -> Int {
    let call = storage._call("sync(with:)", other)
    if let target, await call.isAsyncUnanswered(Int.self) {
      return try await target.value.sync(with: other)
    }
    return try await call.asyncThrowingAnswer()
  }

  nonisolated subscript(_ page: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", page)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value[page]
      }
      return call.answer()
    }
  }

  @MainActor
  func show() -> Int {
    let call = storage._call("show()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.show()
    }
    return call.answer()
  }

  func print() -> Int {
    let call = storage._call("print()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.print()
    }
    return call.answer()
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
    var entries: Mimus._StubbedProperty<Mimus._SyncStub<(), [String]>, [String]> {
      .init(.init(storage, "entries"), storage, "entries.set(_:)")
    }
    func add(_ entry: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "add(_:)", entry) }
    func sync(with other: Mimus.Argument<AnyObject>) -> Mimus._AsyncThrowingStub<AnyObject, any Swift.Error, Int> {
      .init(storage, "sync(with:)", other)
    }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", page))
    }
    func show() -> Mimus._SyncStub<(), Int> { .init(storage, "show()") }
    func print() -> Mimus._SyncStub<(), Int> { .init(storage, "print()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var entries: Mimus._VerifiedProperty<[String]> { .init(storage, "entries", "entries.set(_:)") }
    func add(_ entry: Mimus.Argument<String>) { storage.check("add(_:)", entry) }
    func sync(with other: Mimus.Argument<AnyObject>) { storage.check("sync(with:)", other) }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", page) }
    func show() { storage.check("show()") }
    func print() { storage.check("print()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var entries: Mimus._PropertyCalls<Void, [String]> { .init(storage, "entries", "entries.set(_:)") }
    var add: [String] { storage._history("add(_:)") }
    var sync: [AnyObject] { storage._history("sync(with:)") }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", page) }
    var show: [Void] { storage._history("show()") }
    var print: [Void] { storage._history("print()") }
  }

  nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func open(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> { .init(storage, "open(_:)", name) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func open(_ name: Mimus.Argument<String>) { storage.check("open(_:)", name) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var open: [String] { storage._history("open(_:)") }
  }
}

final class FakeSignedGuestbook: @MainActor SignedGuestbook, Mimus.Mock, Mimus.StaticMock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: Mimus._Target<any SignedGuestbook>?
  nonisolated static let staticStorage = Mimus.Storage()._of(FakeSignedGuestbook.self)

  init(forwardingTo real: (any SignedGuestbook)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSignedGuestbook.self)
    target = real.map { Mimus._Target($0) }
  }

  nonisolated init(owner: String) {
    self.storage = Mimus.Storage()._of(FakeSignedGuestbook.self)
    self.target = nil
    self.storage._record("init(owner:)", owner)
  }

  nonisolated static func open(_ name: String) -> Bool {
    let call = staticStorage._inSession._call("open(_:)", name)
    return call.answer()
  }

  nonisolated var entries: [String] {
    get {
      let call = storage._call("entries")
      if let target, call.isUnanswered([String].self, Never.self) {
        return target.value.entries
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("entries.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.entries = newValue
      }
      call.keep(newValue, as: "entries")
    }
  }

  nonisolated func add(_ entry: String) -> Int {
    let call = storage._call("add(_:)", entry)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.add(entry)
    }
    return call.answer()
  }

  nonisolated func sync(with other: AnyObject) async throws -> Int {
    let call = storage._call("sync(with:)", other)
    if let target, await call.isAsyncUnanswered(Int.self) {
      return try await target.value.sync(with: other)
    }
    return try await call.asyncThrowingAnswer()
  }

  nonisolated subscript(_ page: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", page)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value[page]
      }
      return call.answer()
    }
  }

  @MainActor
  func show() -> Int {
    let call = storage._call("show()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.show()
    }
    return call.answer()
  }

  func print() -> Int {
    let call = storage._call("print()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.print()
    }
    return call.answer()
  }

  func sign() -> Int {
    let call = storage._call("sign()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.sign()
    }
    return call.answer()
  }

  nonisolated var description: String { "FakeSignedGuestbook" }

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
    var entries: Mimus._StubbedProperty<Mimus._SyncStub<(), [String]>, [String]> {
      .init(.init(storage, "entries"), storage, "entries.set(_:)")
    }
    func add(_ entry: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "add(_:)", entry) }
    func sync(with other: Mimus.Argument<AnyObject>) -> Mimus._AsyncThrowingStub<AnyObject, any Swift.Error, Int> {
      .init(storage, "sync(with:)", other)
    }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", page))
    }
    func show() -> Mimus._SyncStub<(), Int> { .init(storage, "show()") }
    func print() -> Mimus._SyncStub<(), Int> { .init(storage, "print()") }
    func sign() -> Mimus._SyncStub<(), Int> { .init(storage, "sign()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var entries: Mimus._VerifiedProperty<[String]> { .init(storage, "entries", "entries.set(_:)") }
    func add(_ entry: Mimus.Argument<String>) { storage.check("add(_:)", entry) }
    func sync(with other: Mimus.Argument<AnyObject>) { storage.check("sync(with:)", other) }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", page) }
    func show() { storage.check("show()") }
    func print() { storage.check("print()") }
    func sign() { storage.check("sign()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var entries: Mimus._PropertyCalls<Void, [String]> { .init(storage, "entries", "entries.set(_:)") }
    var add: [String] { storage._history("add(_:)") }
    var sync: [AnyObject] { storage._history("sync(with:)") }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", page) }
    var show: [Void] { storage._history("show()") }
    var print: [Void] { storage._history("print()") }
    var sign: [Void] { storage._history("sign()") }
  }

  nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func open(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> { .init(storage, "open(_:)", name) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func open(_ name: Mimus.Argument<String>) { storage.check("open(_:)", name) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var open: [String] { storage._history("open(_:)") }
  }
}

final class FakeSealable: Sealable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Sealable)?

  init(forwardingTo real: (any Sealable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSealable.self)
    target = real
  }

  func lock() -> Int {
    let call = storage._call("lock()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.lock()
    }
    return call.answer()
  }

  func close() -> Int {
    let call = storage._call("close()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.close()
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
    func lock() -> Mimus._SyncStub<(), Int> { .init(storage, "lock()") }
    func close() -> Mimus._SyncStub<(), Int> { .init(storage, "close()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lock() { storage.check("lock()") }
    func close() { storage.check("close()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lock: [Void] { storage._history("lock()") }
    var close: [Void] { storage._history("close()") }
  }
}

final class FakeLockedGuestbook: nonisolated LockedGuestbook, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: (any LockedGuestbook)?

  init(forwardingTo real: (any LockedGuestbook)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLockedGuestbook.self)
    target = real
  }

  nonisolated func lock() -> Int {
    let call = storage._call("lock()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.lock()
    }
    return call.answer()
  }

  nonisolated func close() -> Int {
    let call = storage._call("close()")
    return call.answer()
  }

  func sell() -> Int {
    let call = storage._call("sell()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.sell()
    }
    return call.answer()
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
    func lock() -> Mimus._SyncStub<(), Int> { .init(storage, "lock()") }
    func close() -> Mimus._SyncStub<(), Int> { .init(storage, "close()") }
    func sell() -> Mimus._SyncStub<(), Int> { .init(storage, "sell()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lock() { storage.check("lock()") }
    func close() { storage.check("close()") }
    func sell() { storage.check("sell()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lock: [Void] { storage._history("lock()") }
    var close: [Void] { storage._history("close()") }
    var sell: [Void] { storage._history("sell()") }
  }
}

actor FakeActorGuestbook: ActorGuestbook, Mimus.Mock, Mimus.StaticMock {
  nonisolated let storage: Mimus.Storage
  nonisolated static let staticStorage = Mimus.Storage()._of(FakeActorGuestbook.self)

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeActorGuestbook.self)
  }

  init(owner: String) {
    self.storage = Mimus.Storage()._of(FakeActorGuestbook.self)
    self.storage._record("init(owner:)", owner)
  }

  nonisolated static func open(_ name: String) -> Bool {
    let call = staticStorage._inSession._call("open(_:)", name)
    return call.answer()
  }

  nonisolated var entries: [String] {
    get {
      let call = storage._call("entries")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("entries.set(_:)", newValue)
      call.keep(newValue, as: "entries")
    }
  }

  nonisolated func add(_ entry: String) -> Int {
    let call = storage._call("add(_:)", entry)
    return call.answer()
  }

  nonisolated func sync(with other: AnyObject) async throws -> Int {
    let call = storage._call("sync(with:)", other)
    return try await call.asyncThrowingAnswer()
  }

  nonisolated subscript(_ page: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", page)
      return call.answer()
    }
  }

  @MainActor
  func show() -> Int {
    let call = storage._call("show()")
    return call.answer()
  }

  nonisolated func lock() -> Int {
    let call = storage._call("lock()")
    return call.answer()
  }

  nonisolated func close() -> Int {
    let call = storage._call("close()")
    return call.answer()
  }

  func count() -> Int {
    let call = storage._call("count()")
    return call.answer()
  }

  nonisolated var description: String { "FakeActorGuestbook" }

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
    var entries: Mimus._StubbedProperty<Mimus._SyncStub<(), [String]>, [String]> {
      .init(.init(storage, "entries"), storage, "entries.set(_:)")
    }
    func add(_ entry: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "add(_:)", entry) }
    func sync(with other: Mimus.Argument<AnyObject>) -> Mimus._AsyncThrowingStub<AnyObject, any Swift.Error, Int> {
      .init(storage, "sync(with:)", other)
    }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", page))
    }
    func show() -> Mimus._SyncStub<(), Int> { .init(storage, "show()") }
    func lock() -> Mimus._SyncStub<(), Int> { .init(storage, "lock()") }
    func close() -> Mimus._SyncStub<(), Int> { .init(storage, "close()") }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var entries: Mimus._VerifiedProperty<[String]> { .init(storage, "entries", "entries.set(_:)") }
    func add(_ entry: Mimus.Argument<String>) { storage.check("add(_:)", entry) }
    func sync(with other: Mimus.Argument<AnyObject>) { storage.check("sync(with:)", other) }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", page) }
    func show() { storage.check("show()") }
    func lock() { storage.check("lock()") }
    func close() { storage.check("close()") }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var entries: Mimus._PropertyCalls<Void, [String]> { .init(storage, "entries", "entries.set(_:)") }
    var add: [String] { storage._history("add(_:)") }
    var sync: [AnyObject] { storage._history("sync(with:)") }
    subscript(_ page: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", page) }
    var show: [Void] { storage._history("show()") }
    var lock: [Void] { storage._history("lock()") }
    var close: [Void] { storage._history("close()") }
    var count: [Void] { storage._history("count()") }
  }

  nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func open(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> { .init(storage, "open(_:)", name) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func open(_ name: Mimus.Argument<String>) { storage.check("open(_:)", name) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var open: [String] { storage._history("open(_:)") }
  }
}

final class FakeBackdrop: Foyer, nonisolated Backdrop, @unchecked Sendable, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: (any Backdrop)?

  init(forwardingTo real: (any Backdrop)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBackdrop.self)
    target = real
    super.init()
  }

  nonisolated func lock() -> Int {
    let call = storage._call("lock()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.lock()
    }
    return call.answer()
  }

  nonisolated func close() -> Int {
    let call = storage._call("close()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.close()
    }
    return call.answer()
  }

  func paint() -> Int {
    let call = storage._call("paint()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.paint()
    }
    return call.answer()
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
    func lock() -> Mimus._SyncStub<(), Int> { .init(storage, "lock()") }
    func close() -> Mimus._SyncStub<(), Int> { .init(storage, "close()") }
    func paint() -> Mimus._SyncStub<(), Int> { .init(storage, "paint()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lock() { storage.check("lock()") }
    func close() { storage.check("close()") }
    func paint() { storage.check("paint()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lock: [Void] { storage._history("lock()") }
    var close: [Void] { storage._history("close()") }
    var paint: [Void] { storage._history("paint()") }
  }
}

final class FakePrompter: Prompter, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Prompter)?

  init(forwardingTo real: (any Prompter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePrompter.self)
    target = real
  }

  func prompt(on actor: isolated (any Actor)?) async -> Int {
    let call = storage._call("prompt(on:)", actor)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.prompt(on: actor)
    }
    return await call.asyncAnswer()
  }

  func cue() -> Int {
    let call = storage._call("cue()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.cue()
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
    func prompt(on actor: Mimus.Argument<(any Actor)?>) -> Mimus._AsyncStub<(any Actor)?, Int> {
      .init(storage, "prompt(on:)", actor)
    }
    func cue() -> Mimus._SyncStub<(), Int> { .init(storage, "cue()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func prompt(on actor: Mimus.Argument<(any Actor)?>) { storage.check("prompt(on:)", actor) }
    func cue() { storage.check("cue()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var prompt: [(any Actor)?] { storage._history("prompt(on:)") }
    var cue: [Void] { storage._history("cue()") }
  }
}

final class FakeStagePrompter: @MainActor StagePrompter, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  @safe private nonisolated(unsafe) let target: (any StagePrompter)?

  init(forwardingTo real: (any StagePrompter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStagePrompter.self)
    target = real
  }

  func prompt(on actor: isolated (any Actor)?) async -> Int {
    let call = storage._call("prompt(on:)", actor)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.prompt(on: actor)
    }
    return await call.asyncAnswer()
  }

  @MainActor
  func cue() -> Int {
    let call = storage._call("cue()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.cue()
    }
    return call.answer()
  }

  func bow() -> Int {
    let call = storage._call("bow()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.bow()
    }
    return call.answer()
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
    func prompt(on actor: Mimus.Argument<(any Actor)?>) -> Mimus._AsyncStub<(any Actor)?, Int> {
      .init(storage, "prompt(on:)", actor)
    }
    func cue() -> Mimus._SyncStub<(), Int> { .init(storage, "cue()") }
    func bow() -> Mimus._SyncStub<(), Int> { .init(storage, "bow()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func prompt(on actor: Mimus.Argument<(any Actor)?>) { storage.check("prompt(on:)", actor) }
    func cue() { storage.check("cue()") }
    func bow() { storage.check("bow()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var prompt: [(any Actor)?] { storage._history("prompt(on:)") }
    var cue: [Void] { storage._history("cue()") }
    var bow: [Void] { storage._history("bow()") }
  }
}

final class FakeThemedFoyer: Foyer, @MainActor ThemedFoyer, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private nonisolated let target: (any ThemedFoyer)?

  init(forwardingTo real: (any ThemedFoyer)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeThemedFoyer.self)
    target = real
    super.init()
  }

  func prompt(on actor: isolated (any Actor)?) async -> Int {
    let call = storage._call("prompt(on:)", actor)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.prompt(on: actor)
    }
    return await call.asyncAnswer()
  }

  @MainActor
  func cue() -> Int {
    let call = storage._call("cue()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.cue()
    }
    return call.answer()
  }

  func theme() -> Int {
    let call = storage._call("theme()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.theme()
    }
    return call.answer()
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
    func prompt(on actor: Mimus.Argument<(any Actor)?>) -> Mimus._AsyncStub<(any Actor)?, Int> {
      .init(storage, "prompt(on:)", actor)
    }
    func cue() -> Mimus._SyncStub<(), Int> { .init(storage, "cue()") }
    func theme() -> Mimus._SyncStub<(), Int> { .init(storage, "theme()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func prompt(on actor: Mimus.Argument<(any Actor)?>) { storage.check("prompt(on:)", actor) }
    func cue() { storage.check("cue()") }
    func theme() { storage.check("theme()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var prompt: [(any Actor)?] { storage._history("prompt(on:)") }
    var cue: [Void] { storage._history("cue()") }
    var theme: [Void] { storage._history("theme()") }
  }
}

final class FakeProp: Prop, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeProp.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var title: String {
    get {
      let call = storage._call("title")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.title
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("title.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.title = newValue
      }
      call.keep(newValue, as: "title")
    }
  }

  override func move() -> Int {
    let call = storage._call("move()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.move()
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
    var title: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "title"), storage, "title.set(_:)")
    }
    func move() -> Mimus._SyncStub<(), Int> { .init(storage, "move()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var title: Mimus._VerifiedProperty<String> { .init(storage, "title", "title.set(_:)") }
    func move() { storage.check("move()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var title: Mimus._PropertyCalls<Void, String> { .init(storage, "title", "title.set(_:)") }
    var move: [Void] { storage._history("move()") }
  }
}

final class FakeLitProp: LitProp, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeLitProp.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func light() -> Int {
    let call = storage._call("light()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.light()
    }
    return call.answer()
  }

  override var title: String {
    get {
      let call = storage._call("title")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.title
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("title.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.title = newValue
      }
      call.keep(newValue, as: "title")
    }
  }

  override func move() -> Int {
    let call = storage._call("move()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.move()
    }
    return call.answer()
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
    func light() -> Mimus._SyncStub<(), Int> { .init(storage, "light()") }
    var title: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "title"), storage, "title.set(_:)")
    }
    func move() -> Mimus._SyncStub<(), Int> { .init(storage, "move()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func light() { storage.check("light()") }
    var title: Mimus._VerifiedProperty<String> { .init(storage, "title", "title.set(_:)") }
    func move() { storage.check("move()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var light: [Void] { storage._history("light()") }
    var title: Mimus._PropertyCalls<Void, String> { .init(storage, "title", "title.set(_:)") }
    var move: [Void] { storage._history("move()") }
  }
}

final class FakeTalkingPrompter: @MainActor TalkingPrompter, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  @safe private nonisolated(unsafe) let target: (any TalkingPrompter)?

  init(forwardingTo real: (any TalkingPrompter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTalkingPrompter.self)
    target = real
  }

  func prompt(on actor: isolated (any Actor)?) async -> Int {
    let call = storage._call("prompt(on:)", actor)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.prompt(on: actor)
    }
    return await call.asyncAnswer()
  }

  @MainActor
  func cue() -> Int {
    let call = storage._call("cue()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.cue()
    }
    return call.answer()
  }

  func talk() -> Int {
    let call = storage._call("talk()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.talk()
    }
    return call.answer()
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
    func prompt(on actor: Mimus.Argument<(any Actor)?>) -> Mimus._AsyncStub<(any Actor)?, Int> {
      .init(storage, "prompt(on:)", actor)
    }
    func cue() -> Mimus._SyncStub<(), Int> { .init(storage, "cue()") }
    func talk() -> Mimus._SyncStub<(), Int> { .init(storage, "talk()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func prompt(on actor: Mimus.Argument<(any Actor)?>) { storage.check("prompt(on:)", actor) }
    func cue() { storage.check("cue()") }
    func talk() { storage.check("talk()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var prompt: [(any Actor)?] { storage._history("prompt(on:)") }
    var cue: [Void] { storage._history("cue()") }
    var talk: [Void] { storage._history("talk()") }
  }
}

final class FakeJukebox: Jukebox, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Jukebox)?

  init(forwardingTo real: (any Jukebox)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeJukebox.self)
    target = real
  }

  var songs: [String] {
    get {
      let call = storage._call("songs")
      if let target, call.isUnanswered([String].self, Never.self) {
        return target.songs
      }
      return call.answer()
    }
  }

  func encore() -> [String] {
    let call = storage._call("encore()")
    if let target, call.isUnanswered([String].self, Never.self) {
      return target.encore()
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
    var songs: Mimus._StubbedGetter<Mimus._SyncStub<(), [String]>> { .init(.init(storage, "songs")) }
    func encore() -> Mimus._SyncStub<(), [String]> { .init(storage, "encore()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var songs: Mimus._VerifiedGetter { .init(storage, "songs") }
    func encore() { storage.check("encore()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var songs: Mimus._GetterCalls<Void> { .init(storage, "songs") }
    var encore: [Void] { storage._history("encore()") }
  }
}

final class FakeStageJukebox: @MainActor StageJukebox, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any StageJukebox)?

  init(forwardingTo real: (any StageJukebox)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStageJukebox.self)
    target = real
  }

  @MainActor
  var songs: [String] {
    get {
      let call = storage._call("songs")
      if let target, call.isUnanswered([String].self, Never.self) {
        return target.songs
      }
      return call.answer()
    }
  }

  @MainActor
  func encore() -> [String] {
    let call = storage._call("encore()")
    if let target, call.isUnanswered([String].self, Never.self) {
      return target.encore()
    }
    return call.answer()
  }

  func dance() -> Int {
    let call = storage._call("dance()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.dance()
    }
    return call.answer()
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
    var songs: Mimus._StubbedGetter<Mimus._SyncStub<(), [String]>> { .init(.init(storage, "songs")) }
    func encore() -> Mimus._SyncStub<(), [String]> { .init(storage, "encore()") }
    func dance() -> Mimus._SyncStub<(), Int> { .init(storage, "dance()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var songs: Mimus._VerifiedGetter { .init(storage, "songs") }
    func encore() { storage.check("encore()") }
    func dance() { storage.check("dance()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var songs: Mimus._GetterCalls<Void> { .init(storage, "songs") }
    var encore: [Void] { storage._history("encore()") }
    var dance: [Void] { storage._history("dance()") }
  }
}

final class FakeSceneRow: SceneRow, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any SceneRow)?

  init(forwardingTo real: (any SceneRow)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSceneRow.self)
    target = real
  }

  var number: Int {
    get {
      let call = storage._call("number")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.number
      }
      return call.answer()
    }
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
    var number: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "number")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var number: Mimus._VerifiedGetter { .init(storage, "number") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var number: Mimus._GetterCalls<Void> { .init(storage, "number") }
  }
}

final class FakeSceneList: SceneList, Mimus.Mock, Mimus.StaticMock {
  nonisolated let storage: Mimus.Storage
  @safe private nonisolated(unsafe) let target: (any SceneList)?
  nonisolated static let staticStorage = Mimus.Storage()._of(FakeSceneList.self)

  init(forwardingTo real: (any SceneList)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSceneList.self)
    target = real
  }

  func first() -> any SceneRow {
    let call = storage._call("first()")
    if let target, call.isUnanswered((any SceneRow).self, Never.self) {
      return target.first()
    }
    return call.answer(default: FakeSceneRow() as any SceneRow)
  }

  func next() async throws -> any SceneRow {
    let call = storage._call("next()")
    if let target, await call.isAsyncUnanswered((any SceneRow).self) {
      return try await target.next()
    }
    return try await call.asyncThrowingAnswer(default: FakeSceneRow() as any SceneRow)
  }

  nonisolated func anywhere() throws -> any SceneRow {
    let call = storage._call("anywhere()")
    if let target, call.isUnanswered((any SceneRow).self) {
      return try target.anywhere()
    }
    return try call.throwingAnswer()
  }

  nonisolated static func last() -> any SceneRow {
    let call = staticStorage._inSession._call("last()")
    return call.answer()
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
    func first() -> Mimus._SyncStub<(), any SceneRow> { .init(storage, "first()") }
    func next() -> Mimus._AsyncThrowingStub<(), any Swift.Error, any SceneRow> { .init(storage, "next()") }
    func anywhere() -> Mimus._SyncThrowingStub<(), any Swift.Error, any SceneRow> { .init(storage, "anywhere()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func first() { storage.check("first()") }
    func next() { storage.check("next()") }
    func anywhere() { storage.check("anywhere()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var first: [Void] { storage._history("first()") }
    var next: [Void] { storage._history("next()") }
    var anywhere: [Void] { storage._history("anywhere()") }
  }

  nonisolated static var stub: StaticStubs { StaticStubs(storage: staticStorage._inSession) }
  nonisolated static var calls: StaticCalls { StaticCalls(storage: staticStorage._inSession) }
  nonisolated static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    func last() -> Mimus._SyncStub<(), any SceneRow> { .init(storage, "last()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func last() { storage.check("last()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var last: [Void] { storage._history("last()") }
  }
}

extension SceneFlow {
  final class FakeSceneStep: SceneStep, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any SceneStep)?

    init(forwardingTo real: (any SceneStep)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeSceneStep.self)
      target = real
    }

    func go() -> Int {
      let call = storage._call("go()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.go()
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
      func go() -> Mimus._SyncStub<(), Int> { .init(storage, "go()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func go() { storage.check("go()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var go: [Void] { storage._history("go()") }
    }
  }
}

extension SceneFlow {
  final class FakeSceneMaker: SceneMaker, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any SceneMaker)?

    init(forwardingTo real: (any SceneMaker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeSceneMaker.self)
      target = real
    }

    func first() -> any SceneStep {
      let call = storage._call("first()")
      if let target, call.isUnanswered((any SceneStep).self, Never.self) {
        return target.first()
      }
      return call.answer(default: FakeSceneStep() as any SceneStep)
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
      func first() -> Mimus._SyncStub<(), any SceneStep> { .init(storage, "first()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func first() { storage.check("first()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var first: [Void] { storage._history("first()") }
    }
  }
}

final class FakeScenePainter: ScenePainter, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeScenePainter.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func paint(_ backdrop: StageCloth) async -> StageCloth {
    let call = storage._call("paint(_:)", backdrop)
    if await call.isAsyncLeft(toSuper: callsSuper, StageCloth.self, Never.self) {
      return await super.paint(backdrop)
    }
    return await call.asyncAnswer()
  }

  override func all() async -> [StageCloth] {
    let call = storage._call("all()")
    if await call.isAsyncLeft(toSuper: callsSuper, [StageCloth].self, Never.self) {
      return await super.all()
    }
    return await call.asyncAnswer()
  }

  override func rest() -> Int {
    let call = storage._call("rest()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.rest()
    }
    return call.answer()
  }

  override var latest: StageCloth {
    get async {
      let call = storage._call("latest")
      if await call.isAsyncLeft(toSuper: callsSuper, StageCloth.self, Never.self) {
        return await super.latest
      }
      return await call.asyncAnswer()
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
    func paint(_ backdrop: Mimus.Argument<StageCloth>) -> Mimus._AsyncStub<StageCloth, StageCloth> {
      .init(storage, "paint(_:)", backdrop)
    }
    func all() -> Mimus._AsyncStub<(), [StageCloth]> { .init(storage, "all()") }
    func rest() -> Mimus._SyncStub<(), Int> { .init(storage, "rest()") }
    var latest: Mimus._StubbedGetter<Mimus._AsyncStub<(), StageCloth>> { .init(.init(storage, "latest")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func paint(_ backdrop: Mimus.Argument<StageCloth>) { storage.check("paint(_:)", backdrop) }
    func all() { storage.check("all()") }
    func rest() { storage.check("rest()") }
    var latest: Mimus._VerifiedGetter { .init(storage, "latest") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var paint: [StageCloth] { storage._history("paint(_:)") }
    var all: [Void] { storage._history("all()") }
    var rest: [Void] { storage._history("rest()") }
    var latest: Mimus._GetterCalls<Void> { .init(storage, "latest") }
  }
}

final class FakeLeadPainter: LeadPainter, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeLeadPainter.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func rest() -> Int {
    let call = storage._call("rest()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.rest()
    }
    return call.answer()
  }

  override func sign() -> Int {
    let call = storage._call("sign()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.sign()
    }
    return call.answer()
  }

  override nonisolated func paint(_ backdrop: StageCloth) async -> StageCloth {
    let call = storage._call("paint(_:)", backdrop)
    if await call.isAsyncLeft(toSuper: callsSuper, StageCloth.self, Never.self) {
      return await super.paint(backdrop)
    }
    return await call.asyncAnswer()
  }

  override nonisolated func all() async -> [StageCloth] {
    let call = storage._call("all()")
    if await call.isAsyncLeft(toSuper: callsSuper, [StageCloth].self, Never.self) {
      return await super.all()
    }
    return await call.asyncAnswer()
  }

  override nonisolated var latest: StageCloth {
    get async {
      let call = storage._call("latest")
      if await call.isAsyncLeft(toSuper: callsSuper, StageCloth.self, Never.self) {
        return await super.latest
      }
      return await call.asyncAnswer()
    }
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
    func rest() -> Mimus._SyncStub<(), Int> { .init(storage, "rest()") }
    func sign() -> Mimus._SyncStub<(), Int> { .init(storage, "sign()") }
    func paint(_ backdrop: Mimus.Argument<StageCloth>) -> Mimus._AsyncStub<StageCloth, StageCloth> {
      .init(storage, "paint(_:)", backdrop)
    }
    func all() -> Mimus._AsyncStub<(), [StageCloth]> { .init(storage, "all()") }
    var latest: Mimus._StubbedGetter<Mimus._AsyncStub<(), StageCloth>> { .init(.init(storage, "latest")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func rest() { storage.check("rest()") }
    func sign() { storage.check("sign()") }
    func paint(_ backdrop: Mimus.Argument<StageCloth>) { storage.check("paint(_:)", backdrop) }
    func all() { storage.check("all()") }
    var latest: Mimus._VerifiedGetter { .init(storage, "latest") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rest: [Void] { storage._history("rest()") }
    var sign: [Void] { storage._history("sign()") }
    var paint: [StageCloth] { storage._history("paint(_:)") }
    var all: [Void] { storage._history("all()") }
    var latest: Mimus._GetterCalls<Void> { .init(storage, "latest") }
  }
}

final class FakeCurtain: Curtain, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCurtain.self)
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

final class FakeStageCurtain: StageCurtain, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeStageCurtain.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  @MainActor
  override func draw() throws -> Int {
    let call = storage._call("draw()")
    if call.isLeft(toSuper: callsSuper, Int.self) {
      return try super.draw()
    }
    return try call.throwingAnswer()
  }

  @MainActor
  override var width: Int {
    get {
      let call = storage._call("width")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.width
      }
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
    func draw() -> Mimus._SyncThrowingStub<(), any Swift.Error, Int> { .init(storage, "draw()") }
    var width: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "width")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func draw() { storage.check("draw()") }
    var width: Mimus._VerifiedGetter { .init(storage, "width") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var draw: [Void] { storage._history("draw()") }
    var width: Mimus._GetterCalls<Void> { .init(storage, "width") }
  }
}

final class FakeStageClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStageClient.self)
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: StageClient {
    StageClient(
      marks: { self.marks() }
    )
  }

  func marks() -> Set<StageMark> {
    let call = storage._call("marks")
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
    func marks() -> Mimus._SyncStub<(), Set<StageMark>> { .init(storage, "marks") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func marks() { storage.check("marks") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var marks: [Void] { storage._history("marks") }
  }
}

final class FakeUnmoved: Unmoved, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeUnmoved.self)
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

final class FakePedestal: Pedestal, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePedestal.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  @MainActor
  override func speak() -> Int {
    let call = storage._call("speak()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.speak()
    }
    return call.answer()
  }

  @MainActor
  override var height: Int {
    get {
      let call = storage._call("height")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.height
      }
      return call.answer()
    }
  }

  override func stand() -> Int {
    let call = storage._call("stand()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.stand()
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
    func speak() -> Mimus._SyncStub<(), Int> { .init(storage, "speak()") }
    var height: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "height")) }
    func stand() -> Mimus._SyncStub<(), Int> { .init(storage, "stand()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func speak() { storage.check("speak()") }
    var height: Mimus._VerifiedGetter { .init(storage, "height") }
    func stand() { storage.check("stand()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var speak: [Void] { storage._history("speak()") }
    var height: Mimus._GetterCalls<Void> { .init(storage, "height") }
    var stand: [Void] { storage._history("stand()") }
  }
}
