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
    if let target, call.isUnanswered(Void.self) {
      return target.value.show(text)
    }
    return call.answer()
  }

  func load() async -> Int {
    let call = storage._call("load()")
    if let target, await call.isAsyncUnanswered(Int.self) {
      return await target.value.load()
    }
    return await call.asyncAnswer()
  }

  var title: String {
    get {
      let call = storage._call("title")
      if let target, call.isUnanswered(String.self) {
        return target.value.title
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("title.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self) {
        return target.value.title = newValue
      }
      call.keep(newValue, as: "title")
    }
  }

  nonisolated func free() {
    let call = storage._call("free()")
    if let target, call.isUnanswered(Void.self) {
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
    if let target, call.isUnanswered(Void.self) {
      return target.value.show()
    }
    return call.answer()
  }

  var title: String {
    get {
      let call = storage._call("title")
      if let target, call.isUnanswered(String.self) {
        return target.value.title
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("title.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self) {
        return target.value.title = newValue
      }
      call.keep(newValue, as: "title")
    }
  }

  func other() async {
    let call = storage._call("other()")
    if let target, await call.isAsyncUnanswered(Void.self) {
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
    if let target, call.isUnanswered(Int.self) {
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
  private nonisolated(unsafe) let target: (any IsolatedParameters)?

  init(forwardingTo real: (any IsolatedParameters)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIsolatedParameters.self)
    target = real
  }

  func run(on actor: isolated ShopActor) -> Int {
    let call = storage._call("run(on:)", actor)
    if let target, call.isUnanswered(Int.self) {
      return target.run(on: actor)
    }
    return call.answer()
  }

  func maybe(isolation: isolated (any Actor)?) async -> Int {
    let call = storage._call("maybe(isolation:)", isolation)
    if let target, await call.isAsyncUnanswered(Int.self) {
      return await target.maybe(isolation: isolation)
    }
    return await call.asyncAnswer()
  }

  @concurrent
  func concurrently() async -> Int {
    let call = storage._call("concurrently()")
    if let target, await call.isAsyncUnanswered(Int.self) {
      return await target.concurrently()
    }
    return await call.asyncAnswer()
  }

  nonisolated(nonsending) func here() async {
    let call = storage._call("here()")
    if let target, await call.isAsyncUnanswered(Void.self) {
      return await target.here()
    }
    return await call.asyncAnswer()
  }

  func gives() -> sending Receipt {
    let call = storage._call("gives()")
    if let target, call.isUnanswered(Receipt.self) {
      return target.gives()
    }
    return call.answer()
  }

  func sends(_ body: sending @escaping () -> Void) {
    let call = storage._call("sends(_:)", body)
    if let target, call.isUnanswered(Void.self) {
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
    if let target, call.isUnanswered(Void.self) {
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
    if let target, await call.isAsyncUnanswered(Int.self) {
      return await target.borrow(read)
    }
    return await call.asyncAnswer()
  }

  func keep(_ read: nonisolated(nonsending) @escaping () async throws -> Int) async {
    let call = storage._call("keep(_:)", read)
    if let target, await call.isAsyncUnanswered(Void.self) {
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
