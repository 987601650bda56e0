// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeSending: Sending, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Sending)?

  init(forwardingTo real: (any Sending)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSending.self)
    target = real
  }

  func draft() -> sending Draft {
    let call = storage._call("draft()")
    if let target, call.isUnanswered(Draft.self, Never.self) {
      return Mimus._sent(target.draft())
    }
    return Mimus._sent(call.answer())
  }

  func later() async throws -> sending Draft {
    let call = storage._call("later()")
    if let target, await call.isAsyncUnanswered(Draft.self) {
      return try await Mimus._sent(target.later())
    }
    return try await Mimus._sent(call.asyncThrowingAnswer())
  }

  func hand(_ draft: sending Draft, to actor: ShopActor) async {
    let call = storage._call("hand(_:to:)", draft, actor)
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.hand(Mimus._sent(draft), to: actor)
    }
    return await call.asyncAnswer()
  }

  func exchange(_ draft: sending Draft, _ others: sending [Draft]) throws -> sending Draft {
    let call = storage._call("exchange(_:_:)", draft, others)
    if let target, call.isUnanswered(Draft.self) {
      return try Mimus._sent(target.exchange(Mimus._sent(draft), Mimus._sent(others)))
    }
    return try Mimus._sent(call.throwingAnswer())
  }

  func pair() -> sending (Draft, Int) {
    let call = storage._call("pair()")
    if let target, call.isUnanswered((Draft, Int).self, Never.self) {
      return Mimus._sent(target.pair())
    }
    return Mimus._sent(call.answer())
  }

  func make<Made>(_ type: Made.Type) -> sending Made {
    let call = storage._call("make(_:)", type)
    if let target, call.isUnanswered(Made.self, Never.self) {
      return Mimus._sent(target.make(type))
    }
    return Mimus._sent(call.answer())
  }

  func edit(_ draft: inout sending Draft) {
    let call = storage._call("edit(_:)", draft)
    if let body = call.body(Stubs.EditStub.Body.self, Void.self) {
      return body.run(&draft)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.edit(&draft)
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
    func draft() -> Mimus._SyncStub<(), Draft> { .init(storage, "draft()") }
    func later() -> Mimus._AsyncThrowingStub<(), any Swift.Error, Draft> { .init(storage, "later()") }
    func hand(
      _ draft: Mimus.Argument<Draft>, to actor: Mimus.Argument<ShopActor>
    ) -> Mimus._AsyncStub<(draft: Draft, to: ShopActor), Void> {
      .init(storage, "hand(_:to:)", draft, actor)
    }
    func exchange(
      _ draft: Mimus.Argument<Draft>, _ others: Mimus.Argument<[Draft]>
    ) -> Mimus._SyncThrowingStub<(Draft, [Draft]), any Swift.Error, Draft> {
      .init(storage, "exchange(_:_:)", draft, others)
    }
    func pair() -> Mimus._SyncStub<(), (Draft, Int)> { .init(storage, "pair()") }
    func make<Made>(_ type: Mimus.Argument<Made.Type>) -> Mimus._SyncStub<Made.Type, Made> {
      .init(storage, "make(_:)", type)
    }
    func edit(_ draft: Mimus.Argument<Draft>) -> EditStub { .init(_stub: ._of(storage, "edit(_:)", draft)) }

    struct EditStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Draft) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Draft) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func draft() { storage.check("draft()") }
    func later() { storage.check("later()") }
    func hand(_ draft: Mimus.Argument<Draft>, to actor: Mimus.Argument<ShopActor>) {
      storage.check("hand(_:to:)", draft, actor)
    }
    func exchange(_ draft: Mimus.Argument<Draft>, _ others: Mimus.Argument<[Draft]>) {
      storage.check("exchange(_:_:)", draft, others)
    }
    func pair() { storage.check("pair()") }
    func make<Made>(_ type: Mimus.Argument<Made.Type>) { storage.check("make(_:)", type) }
    func edit(_ draft: Mimus.Argument<Draft>) { storage.check("edit(_:)", draft) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var draft: [Void] { storage._history("draft()") }
    var later: [Void] { storage._history("later()") }
    var hand: [(draft: Draft, to: ShopActor)] { storage._history("hand(_:to:)") }
    var exchange: [(draft: Draft, others: [Draft])] { storage._history("exchange(_:_:)") }
    var pair: [Void] { storage._history("pair()") }
    var make: [Any] { storage._history("make(_:)") }
    var edit: [Draft] { storage._history("edit(_:)") }
  }
}

final class FakeNode: Node, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Node>?

  init(forwardingTo real: (any Node)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNode.self)
    target = real.map { Mimus._Target($0) }
  }

  var parent: (any Node)? {
    get {
      let call = storage._call("parent")
      if let target, call.isUnanswered((any Node)?.self, Never.self) {
        return target.value.parent
      }
      return call.answer()
    }
  }

  var first: any Node {
    get {
      let call = storage._call("first")
      if let target, call.isUnanswered((any Node).self, Never.self) {
        return target.value.first
      }
      return call.keptAnswer(default: FakeNode() as any Node)
    }
    set {
      let call = storage._call("first.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.first = newValue
      }
      call.keep(newValue, as: "first")
    }
  }

  func next() -> any Node {
    let call = storage._call("next()")
    if let target, call.isUnanswered((any Node).self, Never.self) {
      return target.value.next()
    }
    return call.answer(default: FakeNode() as any Node)
  }

  func find(_ name: String) async throws -> any Node {
    let call = storage._call("find(_:)", name)
    if let target, await call.isAsyncUnanswered((any Node).self) {
      return try await target.value.find(name)
    }
    return try await call.asyncThrowingAnswer(default: FakeNode() as any Node)
  }

  func children() -> [any Node] {
    let call = storage._call("children()")
    if let target, call.isUnanswered([any Node].self, Never.self) {
      return target.value.children()
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
    var parent: Mimus._StubbedGetter<Mimus._SyncStub<(), (any Node)?>> { .init(.init(storage, "parent")) }
    var first: Mimus._StubbedProperty<Mimus._SyncStub<(), any Node>, any Node> {
      .init(.init(storage, "first"), storage, "first.set(_:)")
    }
    func next() -> Mimus._SyncStub<(), any Node> { .init(storage, "next()") }
    func find(_ name: Mimus.Argument<String>) -> Mimus._AsyncThrowingStub<String, any Swift.Error, any Node> {
      .init(storage, "find(_:)", name)
    }
    func children() -> Mimus._SyncStub<(), [any Node]> { .init(storage, "children()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var parent: Mimus._VerifiedGetter { .init(storage, "parent") }
    var first: Mimus._VerifiedProperty<any Node> { .init(storage, "first", "first.set(_:)") }
    func next() { storage.check("next()") }
    func find(_ name: Mimus.Argument<String>) { storage.check("find(_:)", name) }
    func children() { storage.check("children()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var parent: Mimus._GetterCalls<Void> { .init(storage, "parent") }
    var first: Mimus._PropertyCalls<Void, any Node> { .init(storage, "first", "first.set(_:)") }
    var next: [Void] { storage._history("next()") }
    var find: [String] { storage._history("find(_:)") }
    var children: [Void] { storage._history("children()") }
  }
}

final class FakeOffice: Office, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Office)?

  init(forwardingTo real: (any Office)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOffice.self)
    target = real
  }

  var mailer: any PostMailer {
    get {
      let call = storage._call("mailer")
      if let target, call.isUnanswered((any PostMailer).self, Never.self) {
        return target.mailer
      }
      return call.answer(default: FakePostMailer() as any PostMailer)
    }
  }

  func node(_ name: String) throws -> any Node {
    let call = storage._call("node(_:)", name)
    if let target, call.isUnanswered((any Node).self) {
      return try target.node(name)
    }
    return try call.throwingAnswer(default: FakeNode() as any Node)
  }

  func desk() -> any Desk {
    let call = storage._call("desk()")
    if let target, call.isUnanswered((any Desk).self, Never.self) {
      return target.desk()
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
    var mailer: Mimus._StubbedGetter<Mimus._SyncStub<(), any PostMailer>> { .init(.init(storage, "mailer")) }
    func node(_ name: Mimus.Argument<String>) -> Mimus._SyncThrowingStub<String, any Swift.Error, any Node> {
      .init(storage, "node(_:)", name)
    }
    func desk() -> Mimus._SyncStub<(), any Desk> { .init(storage, "desk()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var mailer: Mimus._VerifiedGetter { .init(storage, "mailer") }
    func node(_ name: Mimus.Argument<String>) { storage.check("node(_:)", name) }
    func desk() { storage.check("desk()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var mailer: Mimus._GetterCalls<Void> { .init(storage, "mailer") }
    var node: [String] { storage._history("node(_:)") }
    var desk: [Void] { storage._history("desk()") }
  }
}

final class FakePostMailer: PostMailer, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any PostMailer)?

  init(forwardingTo real: (any PostMailer)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePostMailer.self)
    target = real
  }

  func post(_ text: String) -> Bool {
    let call = storage._call("post(_:)", text)
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.post(text)
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
    func post(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> { .init(storage, "post(_:)", text) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func post(_ text: Mimus.Argument<String>) { storage.check("post(_:)", text) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var post: [String] { storage._history("post(_:)") }
  }
}

final class FakeDesk: Desk, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any Desk)?

  init(forwardingTo real: (any Desk)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDesk.self)
    target = real
  }

  func sit() {
    let call = storage._call("sit()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sit()
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
    func sit() -> Mimus._SyncStub<(), Void> { .init(storage, "sit()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sit() { storage.check("sit()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sit: [Void] { storage._history("sit()") }
  }
}

extension Archive {
  final class FakeShelf: Shelf, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Shelf)?

    init(forwardingTo real: (any Shelf)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeShelf.self)
      target = real
    }

    func box() -> any Box {
      let call = storage._call("box()")
      if let target, call.isUnanswered((any Box).self, Never.self) {
        return target.box()
      }
      return call.answer(default: FakeBox() as any Box)
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
      func box() -> Mimus._SyncStub<(), any Box> { .init(storage, "box()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func box() { storage.check("box()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var box: [Void] { storage._history("box()") }
    }
  }
}

extension Archive {
  final class FakeBox: Box, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: (any Box)?

    init(forwardingTo real: (any Box)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeBox.self)
      target = real
    }

    func label() -> String {
      let call = storage._call("label()")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.label()
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
      func label() -> Mimus._SyncStub<(), String> { .init(storage, "label()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func label() { storage.check("label()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var label: [Void] { storage._history("label()") }
    }
  }
}

final class FakeLibrarian: Librarian, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Librarian)?

  init(forwardingTo real: (any Librarian)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLibrarian.self)
    target = real
  }

  func shelf() -> ArchiveShelf {
    let call = storage._call("shelf()")
    if let target, call.isUnanswered(ArchiveShelf.self, Never.self) {
      return target.shelf()
    }
    return call.answer(default: Archive.FakeShelf() as ArchiveShelf)
  }

  var box: any Archive.Box {
    get async {
      let call = storage._call("box")
      if let target, await call.isAsyncUnanswered((any Archive.Box).self, Never.self) {
        return await target.box
      }
      return await call.asyncAnswer(default: Archive.FakeBox() as any Archive.Box)
    }
  }

  func own() throws -> any Archive.Box {
    let call = storage._call("own()")
    if let target, call.isUnanswered((any Archive.Box).self) {
      return try target.own()
    }
    return try call.throwingAnswer(default: Archive.FakeBox() as any Archive.Box)
  }

  func keeper() -> any KilnKeeper {
    let call = storage._call("keeper()")
    if let target, call.isUnanswered((any KilnKeeper).self, Never.self) {
      return target.keeper()
    }
    return call.answer(default: FakeKilnKeeper() as any KilnKeeper)
  }

  func node<Archive>(_ archive: Archive) -> any Node {
    let call = storage._call("node(_:)", archive)
    if let target, call.isUnanswered((any Node).self, Never.self) {
      return target.node(archive)
    }
    return call.answer(default: FakeNode() as any Node)
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
    func shelf() -> Mimus._SyncStub<(), ArchiveShelf> { .init(storage, "shelf()") }
    var box: Mimus._StubbedGetter<Mimus._AsyncStub<(), any Archive.Box>> { .init(.init(storage, "box")) }
    func own() -> Mimus._SyncThrowingStub<(), any Swift.Error, any Archive.Box> { .init(storage, "own()") }
    func keeper() -> Mimus._SyncStub<(), any KilnKeeper> { .init(storage, "keeper()") }
    func node<Archive>(_ archive: Mimus.Argument<Archive>) -> Mimus._SyncStub<Archive, any Node> {
      .init(storage, "node(_:)", archive)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func shelf() { storage.check("shelf()") }
    var box: Mimus._VerifiedGetter { .init(storage, "box") }
    func own() { storage.check("own()") }
    func keeper() { storage.check("keeper()") }
    func node<Archive>(_ archive: Mimus.Argument<Archive>) { storage.check("node(_:)", archive) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var shelf: [Void] { storage._history("shelf()") }
    var box: Mimus._GetterCalls<Void> { .init(storage, "box") }
    var own: [Void] { storage._history("own()") }
    var keeper: [Void] { storage._history("keeper()") }
    var node: [Any] { storage._history("node(_:)") }
  }
}

final class FakeStopping: Stopping, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Stopping)?

  init(forwardingTo real: (any Stopping)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStopping.self)
    target = real
  }

  func stop() -> Never {
    let call = storage._call("stop()")
    if let target, call.isUnanswered(Never.self, Never.self) {
      return target.stop()
    }
    return call.answer()
  }

  func run() throws -> Never {
    let call = storage._call("run()")
    if let target, call.isUnanswered(Never.self) {
      return try target.run()
    }
    return try call.throwingAnswer()
  }

  func listen() async -> Never {
    let call = storage._call("listen()")
    if let target, await call.isAsyncUnanswered(Never.self, Never.self) {
      return await target.listen()
    }
    return await call.asyncNeverAnswer()
  }

  func serve() async throws -> Never {
    let call = storage._call("serve()")
    if let target, await call.isAsyncUnanswered(Never.self) {
      return try await target.serve()
    }
    return try await call.asyncThrowingNeverAnswer()
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
    func stop() -> Mimus._SyncStub<(), Never> { .init(storage, "stop()") }
    func run() -> Mimus._SyncThrowingStub<(), any Swift.Error, Never> { .init(storage, "run()") }
    func listen() -> Mimus._AsyncStub<(), Never> { .init(storage, "listen()") }
    func serve() -> Mimus._AsyncThrowingStub<(), any Swift.Error, Never> { .init(storage, "serve()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func stop() { storage.check("stop()") }
    func run() { storage.check("run()") }
    func listen() { storage.check("listen()") }
    func serve() { storage.check("serve()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var stop: [Void] { storage._history("stop()") }
    var run: [Void] { storage._history("run()") }
    var listen: [Void] { storage._history("listen()") }
    var serve: [Void] { storage._history("serve()") }
  }
}

final class FakeNestedOptionals: NestedOptionals, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any NestedOptionals>?

  init(forwardingTo real: (any NestedOptionals)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNestedOptionals.self)
    target = real.map { Mimus._Target($0) }
  }

  func find(_ id: Int??) -> String?? {
    let call = storage._call("find(_:)", id)
    if let target, call.isUnanswered(String??.self, Never.self) {
      return target.value.find(id)
    }
    return call.answer()
  }

  var text: String?? {
    get {
      let call = storage._call("text")
      if let target, call.isUnanswered(String??.self, Never.self) {
        return target.value.text
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("text.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.text = newValue
      }
      call.keep(newValue, as: "text")
    }
  }

  func pairs() -> [(key: String, value: Int?)] {
    let call = storage._call("pairs()")
    if let target, call.isUnanswered([(key: String, value: Int?)].self, Never.self) {
      return target.value.pairs()
    }
    return call.answer()
  }

  func lookup() -> [String: [Int: Set<String>]] {
    let call = storage._call("lookup()")
    if let target, call.isUnanswered([String: [Int: Set<String>]].self, Never.self) {
      return target.value.lookup()
    }
    return call.answer()
  }

  func swap(_ pair: (Int, (String, Bool))) -> (a: Int, b: (c: String, d: Bool)) {
    let call = storage._call("swap(_:)", pair)
    if let target, call.isUnanswered((a: Int, b: (c: String, d: Bool)).self, Never.self) {
      return target.value.swap(pair)
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
    func find(_ id: Mimus.Argument<Int??>) -> Mimus._SyncStub<Int??, String??> { .init(storage, "find(_:)", id) }
    var text: Mimus._StubbedProperty<Mimus._SyncStub<(), String??>, String??> {
      .init(.init(storage, "text"), storage, "text.set(_:)")
    }
    func pairs() -> Mimus._SyncStub<(), [(key: String, value: Int?)]> { .init(storage, "pairs()") }
    func lookup() -> Mimus._SyncStub<(), [String: [Int: Set<String>]]> { .init(storage, "lookup()") }
    func swap(
      _ pair: Mimus.Argument<(Int, (String, Bool))>
    ) -> Mimus._SyncStub<(Int, (String, Bool)), (a: Int, b: (c: String, d: Bool))> {
      .init(storage, "swap(_:)", pair)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func find(_ id: Mimus.Argument<Int??>) { storage.check("find(_:)", id) }
    var text: Mimus._VerifiedProperty<String??> { .init(storage, "text", "text.set(_:)") }
    func pairs() { storage.check("pairs()") }
    func lookup() { storage.check("lookup()") }
    func swap(_ pair: Mimus.Argument<(Int, (String, Bool))>) { storage.check("swap(_:)", pair) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var find: [Int??] { storage._history("find(_:)") }
    var text: Mimus._PropertyCalls<Void, String??> { .init(storage, "text", "text.set(_:)") }
    var pairs: [Void] { storage._history("pairs()") }
    var lookup: [Void] { storage._history("lookup()") }
    var swap: [(Int, (String, Bool))] { storage._history("swap(_:)") }
  }
}

final class FakeStaged<Scene>: Staged, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStaged.self)
  }

  var scene: Scene {
    get {
      let call = storage._call("scene")
      return call.answer()
    }
  }

  func prop() -> Any {
    let call = storage._call("prop()")
    return call.answer()
  }

  func found<Wanted>(_ wanted: Optional<Wanted>) -> Optional<Wanted> {
    let call = storage._call("found(_:)", wanted)
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
    var scene: Mimus._StubbedGetter<Mimus._SyncStub<(), Scene>> { .init(.init(storage, "scene")) }
    func prop() -> Mimus._SyncStub<(), Any> { .init(storage, "prop()") }
    func found<Wanted>(
      _ wanted: Mimus.Argument<Optional<Wanted>>
    ) -> Mimus._SyncStub<Optional<Wanted>, Optional<Wanted>> {
      .init(storage, "found(_:)", wanted)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var scene: Mimus._VerifiedGetter { .init(storage, "scene") }
    func prop() { storage.check("prop()") }
    func found<Wanted>(_ wanted: Mimus.Argument<Optional<Wanted>>) { storage.check("found(_:)", wanted) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var scene: Mimus._GetterCalls<Void> { .init(storage, "scene") }
    var prop: [Void] { storage._history("prop()") }
    var found: [Any?] { storage._history("found(_:)") }
  }
}

final class FakeBackstage: Backstage, Mimus.Mock {
  typealias Scene = Never

  let storage: Mimus.Storage
  private let target: (any Backstage)?

  init(forwardingTo real: (any Backstage)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBackstage.self)
    target = real
  }

  var scene: Scene {
    get {
      let call = storage._call("scene")
      if let target, call.isUnanswered(Scene.self, Never.self) {
        return target.scene
      }
      return call.answer()
    }
  }

  func prop() -> Any {
    let call = storage._call("prop()")
    return call.answer()
  }

  func found<Wanted>(_ wanted: Optional<Wanted>) -> Optional<Wanted> {
    let call = storage._call("found(_:)", wanted)
    if let target, call.isUnanswered(Optional<Wanted>.self, Never.self) {
      return target.found(wanted)
    }
    return call.answer()
  }

  func leave() throws -> Nothing {
    let call = storage._call("leave()")
    if let target, call.isUnanswered(Nothing.self) {
      return try target.leave()
    }
    return try call.throwingAnswer()
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
    var scene: Mimus._StubbedGetter<Mimus._SyncStub<(), Scene>> { .init(.init(storage, "scene")) }
    func prop() -> Mimus._SyncStub<(), Any> { .init(storage, "prop()") }
    func found<Wanted>(
      _ wanted: Mimus.Argument<Optional<Wanted>>
    ) -> Mimus._SyncStub<Optional<Wanted>, Optional<Wanted>> {
      .init(storage, "found(_:)", wanted)
    }
    func leave() -> Mimus._SyncThrowingStub<(), any Swift.Error, Nothing> { .init(storage, "leave()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var scene: Mimus._VerifiedGetter { .init(storage, "scene") }
    func prop() { storage.check("prop()") }
    func found<Wanted>(_ wanted: Mimus.Argument<Optional<Wanted>>) { storage.check("found(_:)", wanted) }
    func leave() { storage.check("leave()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var scene: Mimus._GetterCalls<Void> { .init(storage, "scene") }
    var prop: [Void] { storage._history("prop()") }
    var found: [Any?] { storage._history("found(_:)") }
    var leave: [Void] { storage._history("leave()") }
  }
}

final class FakeBuilt<Part>: Built, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBuilt.self)
  }

  var part: Part {
    get {
      let call = storage._call("part")
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
    var part: Mimus._StubbedGetter<Mimus._SyncStub<(), Part>> { .init(.init(storage, "part")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var part: Mimus._VerifiedGetter { .init(storage, "part") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var part: Mimus._GetterCalls<Void> { .init(storage, "part") }
  }
}

final class FakeUnbuilt: Unbuilt, Mimus.Mock {
  typealias Part = Never

  let storage: Mimus.Storage
  private let target: (any Unbuilt)?

  init(forwardingTo real: (any Unbuilt)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeUnbuilt.self)
    target = real
  }

  var part: Part {
    get {
      let call = storage._call("part")
      if let target, call.isUnanswered(Part.self, Never.self) {
        return target.part
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
    var part: Mimus._StubbedGetter<Mimus._SyncStub<(), Part>> { .init(.init(storage, "part")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var part: Mimus._VerifiedGetter { .init(storage, "part") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var part: Mimus._GetterCalls<Void> { .init(storage, "part") }
  }
}

final class FakeLucky: Lucky, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Lucky>?

  init(forwardingTo real: (any Lucky)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLucky.self)
    target = real.map { Mimus._Target($0) }
  }

  var prize: any Any & Sendable {
    get {
      let call = storage._call("prize")
      if let target, call.isUnanswered((any Sendable).self, Never.self) {
        return target.value.prize
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("prize.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.prize = newValue
      }
      call.keep(newValue, as: "prize")
    }
  }

  func draw(_ tickets: [any Any & PostMailer]) -> (any Any & Sendable)? {
    let call = storage._call("draw(_:)", tickets)
    if let target, call.isUnanswered((any Sendable)?.self, Never.self) {
      return target.value.draw(tickets)
    }
    return call.answer()
  }

  func swap(_ prize: any Any) -> [String: any Any] {
    let call = storage._call("swap(_:)", prize)
    if let target, call.isUnanswered([String: Any].self, Never.self) {
      return target.value.swap(prize)
    }
    return call.answer()
  }

  func kind() -> any (Any & Sendable).Type {
    let call = storage._call("kind()")
    if let target, call.isUnanswered(Swift.Array<any (Any & Sendable).Type>.Element.self, Never.self) {
      return target.value.kind()
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
    var prize: Mimus._StubbedProperty<Mimus._SyncStub<(), any Any & Sendable>, any Any & Sendable> {
      .init(.init(storage, "prize"), storage, "prize.set(_:)")
    }
    func draw(
      _ tickets: Mimus.Argument<[any Any & PostMailer]>
    ) -> Mimus._SyncStub<[any Any & PostMailer], (any Any & Sendable)?> {
      .init(storage, "draw(_:)", tickets)
    }
    func swap(_ prize: Mimus.Argument<any Any>) -> Mimus._SyncStub<any Any, [String: any Any]> {
      .init(storage, "swap(_:)", prize)
    }
    func kind() -> Mimus._SyncStub<(), any (Any & Sendable).Type> { .init(storage, "kind()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var prize: Mimus._VerifiedProperty<any Any & Sendable> { .init(storage, "prize", "prize.set(_:)") }
    func draw(_ tickets: Mimus.Argument<[any Any & PostMailer]>) { storage.check("draw(_:)", tickets) }
    func swap(_ prize: Mimus.Argument<any Any>) { storage.check("swap(_:)", prize) }
    func kind() { storage.check("kind()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var prize: Mimus._PropertyCalls<Void, any Any & Sendable> { .init(storage, "prize", "prize.set(_:)") }
    var draw: [[any Any & PostMailer]] { storage._history("draw(_:)") }
    var swap: [any Any] { storage._history("swap(_:)") }
    var kind: [Void] { storage._history("kind()") }
  }
}

final class FakeSemaphorist: Semaphorist, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Semaphorist)?

  init(forwardingTo real: (any Semaphorist)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSemaphorist.self)
    target = real
  }

  var flag: any Hashable {
    get async {
      let call = storage._call("flag")
      if let target, await call.isAsyncUnanswered((any Hashable).self, Never.self) {
        return await target.flag
      }
      return await call.asyncAnswer()
    }
  }

  func signal() async -> any Sendable {
    let call = storage._call("signal()")
    if let target, await call.isAsyncUnanswered((any Sendable).self, Never.self) {
      return await target.signal()
    }
    return await call.asyncAnswer()
  }

  func lastError() async throws -> any Error {
    let call = storage._call("lastError()")
    if let target, await call.isAsyncUnanswered((any Error).self) {
      return try await target.lastError()
    }
    return try await call.asyncThrowingAnswer()
  }

  func wait() async -> Never {
    let call = storage._call("wait()")
    if let target, await call.isAsyncUnanswered(Never.self, Never.self) {
      return await target.wait()
    }
    return await call.asyncNeverAnswer()
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
    var flag: Mimus._StubbedGetter<Mimus._AsyncStub<(), any Hashable>> { .init(.init(storage, "flag")) }
    func signal() -> Mimus._AsyncStub<(), any Sendable> { .init(storage, "signal()") }
    func lastError() -> Mimus._AsyncThrowingStub<(), any Swift.Error, any Error> { .init(storage, "lastError()") }
    func wait() -> Mimus._AsyncStub<(), Never> { .init(storage, "wait()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var flag: Mimus._VerifiedGetter { .init(storage, "flag") }
    func signal() { storage.check("signal()") }
    func lastError() { storage.check("lastError()") }
    func wait() { storage.check("wait()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var flag: Mimus._GetterCalls<Void> { .init(storage, "flag") }
    var signal: [Void] { storage._history("signal()") }
    var lastError: [Void] { storage._history("lastError()") }
    var wait: [Void] { storage._history("wait()") }
  }
}

final class FakePotter: Potter, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Potter)?

  init(forwardingTo real: (any Potter)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePotter.self)
    target = real
  }

  func shape(_ clay: Clay) -> sending Clay {
    let call = storage._call("shape(_:)", clay)
    if let target, call.isUnanswered(Clay.self, Never.self) {
      return Mimus._sent(target.shape(clay))
    }
    return Mimus._sent(call.answer())
  }

  func glaze(_ clay: Clay) async throws -> sending Clay {
    let call = storage._call("glaze(_:)", clay)
    if let target, await call.isAsyncUnanswered(Clay.self) {
      return try await Mimus._sent(target.glaze(clay))
    }
    return try await Mimus._sent(call.asyncThrowingAnswer())
  }

  func stamp<Mark>(_ mark: Mark) -> sending Mark {
    let call = storage._call("stamp(_:)", mark)
    if let target, call.isUnanswered(Mark.self, Never.self) {
      return Mimus._sent(target.stamp(mark))
    }
    return Mimus._sent(call.answer())
  }

  func weigh(_ clay: inout Clay, _ note: (Int) -> Void) -> sending (Clay, Int) {
    let call = storage._call("weigh(_:_:)", clay, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.WeighStub.Body.self, (Clay, Int).self) {
      return Mimus._sent(body.run(&clay, note))
    }
    if let target, call.isUnanswered((Clay, Int).self, Never.self) {
      return Mimus._sent(target.weigh(&clay, note))
    }
    return Mimus._sent(call.answer())
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
    func shape(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Clay> { .init(storage, "shape(_:)", clay) }
    func glaze(_ clay: Mimus.Argument<Clay>) -> Mimus._AsyncThrowingStub<Clay, any Swift.Error, Clay> {
      .init(storage, "glaze(_:)", clay)
    }
    func stamp<Mark>(_ mark: Mimus.Argument<Mark>) -> Mimus._SyncStub<Mark, Mark> { .init(storage, "stamp(_:)", mark) }
    func weigh(_ clay: Mimus.Argument<Clay>, _ note: Mimus.Argument<Mimus._Placeholder>) -> WeighStub {
      .init(_stub: ._of(storage, "weigh(_:_:)", clay, note))
    }

    struct WeighStub: Mimus._ReturningStub {
      typealias _Value = (Clay, Int)
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Clay, (Int) -> Void) -> (Clay, Int) }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Clay, (Int) -> Void) -> (Clay, Int), fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func shape(_ clay: Mimus.Argument<Clay>) { storage.check("shape(_:)", clay) }
    func glaze(_ clay: Mimus.Argument<Clay>) { storage.check("glaze(_:)", clay) }
    func stamp<Mark>(_ mark: Mimus.Argument<Mark>) { storage.check("stamp(_:)", mark) }
    func weigh(_ clay: Mimus.Argument<Clay>, _ note: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("weigh(_:_:)", clay, note)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var shape: [Clay] { storage._history("shape(_:)") }
    var glaze: [Clay] { storage._history("glaze(_:)") }
    var stamp: [Any] { storage._history("stamp(_:)") }
    var weigh: [(clay: Clay, note: Mimus._Placeholder)] { storage._history("weigh(_:_:)") }
  }
}

actor FakeKilnKeeper: KilnKeeper, Mimus.Mock {
  nonisolated let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKilnKeeper.self)
  }

  func fire(_ clay: Clay) -> sending Clay {
    let call = storage._call("fire(_:)", clay)
    return Mimus._sent(call.answer())
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
    func fire(_ clay: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Clay> { .init(storage, "fire(_:)", clay) }
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

final class FakePottery: Pottery, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePottery.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func repair(_ clay: Clay) async -> sending Clay {
    let call = storage._call("repair(_:)", clay)
    if await call.isAsyncLeft(toSuper: callsSuper, Clay.self, Never.self) {
      return await Mimus._sent(super.repair(clay))
    }
    return await Mimus._sent(call.asyncAnswer())
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
    func repair(_ clay: Mimus.Argument<Clay>) -> Mimus._AsyncStub<Clay, Clay> { .init(storage, "repair(_:)", clay) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func repair(_ clay: Mimus.Argument<Clay>) { storage.check("repair(_:)", clay) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var repair: [Clay] { storage._history("repair(_:)") }
  }
}

final class FakePotteryClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: PotteryClient?

  init(forwardingTo real: PotteryClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePotteryClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: PotteryClient {
    PotteryClient(
      shape: { argument1 in self.shape(argument1) }
    )
  }

  func shape(_ argument1: Clay) -> sending Clay {
    let call = storage._call("shape", argument1)
    if let target = self.target?.shape, call.isUnanswered(Clay.self, Never.self) {
      return Mimus._sent(target(argument1))
    }
    return Mimus._sent(call.answer())
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
    func shape(_ argument1: Mimus.Argument<Clay>) -> Mimus._SyncStub<Clay, Clay> { .init(storage, "shape", argument1) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func shape(_ argument1: Mimus.Argument<Clay>) { storage.check("shape", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var shape: [Clay] { storage._history("shape") }
  }
}

final class FakeLighthouse: Lighthouse, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Lighthouse)?

  init(forwardingTo real: (any Lighthouse)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLighthouse.self)
    target = real
  }

  func shine() async throws(CardError) -> Never {
    let call = storage._call("shine()")
    if let target, await call.isAsyncUnanswered(Never.self, CardError.self) {
      return try await target.shine()
    }
    return try await call.asyncThrowingNeverAnswer(CardError.self)
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
    func shine() -> Mimus._AsyncThrowingStub<(), CardError, Never> { .init(storage, "shine()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func shine() { storage.check("shine()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var shine: [Void] { storage._history("shine()") }
  }
}
