// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakePublication: Publication, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePublication.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func reprint() -> Publication {
    let call = storage._call("reprint()")
    if call.isLeft(toSuper: callsSuper, Publication.self, Never.self) {
      return super.reprint()
    }
    return call.answer()
  }

  override func seal() -> Int {
    let call = storage._call("seal()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.seal()
    }
    return call.answer()
  }

  override var cover: Int {
    get {
      let call = storage._call("cover")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.cover
      }
      return call.answer()
    }
  }

  override func accept(_ copies: Copies) -> Bool {
    let call = storage._call("accept(_:)", copies)
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.accept(copies)
    }
    return call.answer()
  }

  override func sequel(_ number: Int) -> Publication? {
    let call = storage._call("sequel(_:)", number)
    if call.isLeft(toSuper: callsSuper, Publication?.self, Never.self) {
      return super.sequel(number)
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
    func reprint() -> Mimus._SyncStub<(), Publication> { .init(storage, "reprint()") }
    func seal() -> Mimus._SyncStub<(), Int> { .init(storage, "seal()") }
    var cover: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "cover")) }
    func accept(_ copies: Mimus.Argument<Copies>) -> Mimus._SyncStub<Copies, Bool> {
      .init(storage, "accept(_:)", copies)
    }
    func sequel(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Publication?> {
      .init(storage, "sequel(_:)", number)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func reprint() { storage.check("reprint()") }
    func seal() { storage.check("seal()") }
    var cover: Mimus._VerifiedGetter { .init(storage, "cover") }
    func accept(_ copies: Mimus.Argument<Copies>) { storage.check("accept(_:)", copies) }
    func sequel(_ number: Mimus.Argument<Int>) { storage.check("sequel(_:)", number) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var reprint: [Void] { storage._history("reprint()") }
    var seal: [Void] { storage._history("seal()") }
    var cover: Mimus._GetterCalls<Void> { .init(storage, "cover") }
    var accept: [Copies] { storage._history("accept(_:)") }
    var sequel: [Int] { storage._history("sequel(_:)") }
  }
}

final class FakeNovel: Novel, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeNovel.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func reprint() -> Novel {
    let call = storage._call("reprint()")
    if call.isLeft(toSuper: callsSuper, Novel.self, Never.self) {
      return super.reprint()
    }
    return call.answer()
  }

  override func accept(_ copies: [Novel]) -> Bool {
    let call = storage._call("accept(_:)", copies)
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.accept(copies)
    }
    return call.answer()
  }

  override func sequel(_ number: Int) -> Novel {
    let call = storage._call("sequel(_:)", number)
    if call.isLeft(toSuper: callsSuper, Novel.self, Never.self) {
      return super.sequel(number)
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
    func reprint() -> Mimus._SyncStub<(), Novel> { .init(storage, "reprint()") }
    func accept(_ copies: Mimus.Argument<[Novel]>) -> Mimus._SyncStub<[Novel], Bool> {
      .init(storage, "accept(_:)", copies)
    }
    func sequel(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Novel> { .init(storage, "sequel(_:)", number) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func reprint() { storage.check("reprint()") }
    func accept(_ copies: Mimus.Argument<[Novel]>) { storage.check("accept(_:)", copies) }
    func sequel(_ number: Mimus.Argument<Int>) { storage.check("sequel(_:)", number) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var reprint: [Void] { storage._history("reprint()") }
    var accept: [[Novel]] { storage._history("accept(_:)") }
    var sequel: [Int] { storage._history("sequel(_:)") }
  }
}

final class FakeTrilogy: Trilogy, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTrilogy.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func part(_ number: Int) -> Novel {
    let call = storage._call("part(_:)", number)
    if call.isLeft(toSuper: callsSuper, Novel.self, Never.self) {
      return super.part(number)
    }
    return call.answer()
  }

  override func reprint() -> Novel {
    let call = storage._call("reprint()")
    if call.isLeft(toSuper: callsSuper, Novel.self, Never.self) {
      return super.reprint()
    }
    return call.answer()
  }

  override func accept(_ copies: [Novel]) -> Bool {
    let call = storage._call("accept(_:)", copies)
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.accept(copies)
    }
    return call.answer()
  }

  override func sequel(_ number: Int) -> Novel {
    let call = storage._call("sequel(_:)", number)
    if call.isLeft(toSuper: callsSuper, Novel.self, Never.self) {
      return super.sequel(number)
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
    func part(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Novel> { .init(storage, "part(_:)", number) }
    func reprint() -> Mimus._SyncStub<(), Novel> { .init(storage, "reprint()") }
    func accept(_ copies: Mimus.Argument<[Novel]>) -> Mimus._SyncStub<[Novel], Bool> {
      .init(storage, "accept(_:)", copies)
    }
    func sequel(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Novel> { .init(storage, "sequel(_:)", number) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func part(_ number: Mimus.Argument<Int>) { storage.check("part(_:)", number) }
    func reprint() { storage.check("reprint()") }
    func accept(_ copies: Mimus.Argument<[Novel]>) { storage.check("accept(_:)", copies) }
    func sequel(_ number: Mimus.Argument<Int>) { storage.check("sequel(_:)", number) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var part: [Int] { storage._history("part(_:)") }
    var reprint: [Void] { storage._history("reprint()") }
    var accept: [[Novel]] { storage._history("accept(_:)") }
    var sequel: [Int] { storage._history("sequel(_:)") }
  }
}

final class FakeLetterhead: Letterhead, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLetterhead.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(text: String) {
    super.init(text: text)
    self.storage._record("init(text:)", text)
  }

  override func render() -> String {
    let call = storage._call("render()")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.render()
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
    func render() -> Mimus._SyncStub<(), String> { .init(storage, "render()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func render() { storage.check("render()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var render: [Void] { storage._history("render()") }
  }
}

final class FakeProblem: Problem, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeProblem.self)
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

final class FakeMisprint: Misprint, @unchecked Sendable, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeMisprint.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override func explain() -> String {
    let call = storage._call("explain()")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.explain()
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
    func explain() -> Mimus._SyncStub<(), String> { .init(storage, "explain()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func explain() { storage.check("explain()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var explain: [Void] { storage._history("explain()") }
  }
}

final class FakeErratum: Erratum, @unchecked Sendable, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeErratum.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override func page() -> Int {
    let call = storage._call("page()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.page()
    }
    return call.answer()
  }

  override func explain() -> String {
    let call = storage._call("explain()")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.explain()
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
    func page() -> Mimus._SyncStub<(), Int> { .init(storage, "page()") }
    func explain() -> Mimus._SyncStub<(), String> { .init(storage, "explain()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func page() { storage.check("page()") }
    func explain() { storage.check("explain()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var page: [Void] { storage._history("page()") }
    var explain: [Void] { storage._history("explain()") }
  }
}

final class FakePane: Pane, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakePane.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func open() -> Bool {
    let call = storage._call("open()")
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.open()
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
    func open() -> Mimus._SyncStub<(), Bool> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Void] { storage._history("open()") }
  }
}

final class FakeShopPane: ShopPane, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeShopPane.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func light() -> Int {
    let call = storage._call("light()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.light()
    }
    return call.answer()
  }

  override func open() -> Bool {
    let call = storage._call("open()")
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.open()
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
    func open() -> Mimus._SyncStub<(), Bool> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func light() { storage.check("light()") }
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var light: [Void] { storage._history("light()") }
    var open: [Void] { storage._history("open()") }
  }
}

final class FakeSafe: Safe, Mimus.Mock {
  @_implements(Mimus.Mock,storage)
  let storage_ = Mimus.Storage()._of(FakeSafe.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func unlock() -> Bool {
    let call = storage_._call("unlock()")
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.unlock()
    }
    return call.answer()
  }

  var stub: Stubs { Stubs(storage_: storage_) }
  var calls: Calls { Calls(storage_: storage_) }
  func verify_(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage_: Mimus._Verification(storage_, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage_: Mimus.Storage
    func unlock() -> Mimus._SyncStub<(), Bool> { .init(storage_, "unlock()") }
  }

  struct Verifications {
    fileprivate let storage_: Mimus._Verification
    func unlock() { storage_.check("unlock()") }
  }

  struct Calls {
    fileprivate let storage_: Mimus.Storage
    var unlock: [Void] { storage_._history("unlock()") }
  }
}

final class FakeParcel<Content, Label>: Parcel<Content, Label>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeParcel.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func wrap(_ content: Content, with label: @escaping (Label) -> Content) -> Label? {
    let call = storage._call("wrap(_:with:)", content, label)
    if call.isLeft(toSuper: callsSuper, Label?.self, Never.self) {
      return super.wrap(content, with: label)
    }
    return call.answer()
  }

  override func copy() -> Parcel<Content, Label> {
    let call = storage._call("copy()")
    if call.isLeft(toSuper: callsSuper, Parcel<Content, Label>.self, Never.self) {
      return super.copy()
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
    func wrap(
      _ content: Mimus.Argument<Content>, with label: Mimus.Argument<(Label) -> Content>
    ) -> Mimus._SyncStub<(Content, (Label) -> Content), Label?> {
      .init(storage, "wrap(_:with:)", content, label)
    }
    func copy() -> Mimus._SyncStub<(), Parcel<Content, Label>> { .init(storage, "copy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func wrap(_ content: Mimus.Argument<Content>, with label: Mimus.Argument<(Label) -> Content>) {
      storage.check("wrap(_:with:)", content, label)
    }
    func copy() { storage.check("copy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var wrap: [(content: Content, with: (Label) -> Content)] { storage._history("wrap(_:with:)") }
    var copy: [Void] { storage._history("copy()") }
  }
}

final class FakePostcard: Postcard, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePostcard.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func stamp() -> Int {
    let call = storage._call("stamp()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.stamp()
    }
    return call.answer()
  }

  override func wrap(_ content: String, with label: @escaping (Int) -> String) -> Int? {
    let call = storage._call("wrap(_:with:)", content, label)
    if call.isLeft(toSuper: callsSuper, Int?.self, Never.self) {
      return super.wrap(content, with: label)
    }
    return call.answer()
  }

  override func copy() -> Parcel<String, Int> {
    let call = storage._call("copy()")
    if call.isLeft(toSuper: callsSuper, Parcel<String, Int>.self, Never.self) {
      return super.copy()
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
    func stamp() -> Mimus._SyncStub<(), Int> { .init(storage, "stamp()") }
    func wrap(
      _ content: Mimus.Argument<String>, with label: Mimus.Argument<(Int) -> String>
    ) -> Mimus._SyncStub<(String, (Int) -> String), Int?> {
      .init(storage, "wrap(_:with:)", content, label)
    }
    func copy() -> Mimus._SyncStub<(), Parcel<String, Int>> { .init(storage, "copy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func stamp() { storage.check("stamp()") }
    func wrap(_ content: Mimus.Argument<String>, with label: Mimus.Argument<(Int) -> String>) {
      storage.check("wrap(_:with:)", content, label)
    }
    func copy() { storage.check("copy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var stamp: [Void] { storage._history("stamp()") }
    var wrap: [(content: String, with: (Int) -> String)] { storage._history("wrap(_:with:)") }
    var copy: [Void] { storage._history("copy()") }
  }
}

final class FakeTelegram: Telegram, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTelegram.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func send() -> Bool {
    let call = storage._call("send()")
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.send()
    }
    return call.answer()
  }

  override func wrap(_ content: String, with label: @escaping (Int) -> String) -> Int? {
    let call = storage._call("wrap(_:with:)", content, label)
    if call.isLeft(toSuper: callsSuper, Int?.self, Never.self) {
      return super.wrap(content, with: label)
    }
    return call.answer()
  }

  override func copy() -> Parcel<String, Int> {
    let call = storage._call("copy()")
    if call.isLeft(toSuper: callsSuper, Parcel<String, Int>.self, Never.self) {
      return super.copy()
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
    func send() -> Mimus._SyncStub<(), Bool> { .init(storage, "send()") }
    func wrap(
      _ content: Mimus.Argument<String>, with label: Mimus.Argument<(Int) -> String>
    ) -> Mimus._SyncStub<(String, (Int) -> String), Int?> {
      .init(storage, "wrap(_:with:)", content, label)
    }
    func copy() -> Mimus._SyncStub<(), Parcel<String, Int>> { .init(storage, "copy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func send() { storage.check("send()") }
    func wrap(_ content: Mimus.Argument<String>, with label: Mimus.Argument<(Int) -> String>) {
      storage.check("wrap(_:with:)", content, label)
    }
    func copy() { storage.check("copy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var send: [Void] { storage._history("send()") }
    var wrap: [(content: String, with: (Int) -> String)] { storage._history("wrap(_:with:)") }
    var copy: [Void] { storage._history("copy()") }
  }
}

final class FakeExchange<Goods>: Exchange<Goods>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeExchange.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func trade(_ goods: Goods) -> Int {
    let call = storage._call("trade(_:)", goods)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.trade(goods)
    }
    return call.answer()
  }

  override func offer() -> Goods? {
    let call = storage._call("offer()")
    if call.isLeft(toSuper: callsSuper, Goods?.self, Never.self) {
      return super.offer()
    }
    return call.answer()
  }

  override func give(_ goods: Goods) -> Goods {
    let call = storage._call("give(_:)", goods)
    if call.isLeft(toSuper: callsSuper, Goods.self, Never.self) {
      return super.give(goods)
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
    func trade(_ goods: Mimus.Argument<Goods>) -> Mimus._SyncStub<Goods, Int> { .init(storage, "trade(_:)", goods) }
    func offer() -> Mimus._SyncStub<(), Goods?> { .init(storage, "offer()") }
    func give(_ goods: Mimus.Argument<Goods>) -> Mimus._SyncStub<Goods, Goods> { .init(storage, "give(_:)", goods) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func trade(_ goods: Mimus.Argument<Goods>) { storage.check("trade(_:)", goods) }
    func offer() { storage.check("offer()") }
    func give(_ goods: Mimus.Argument<Goods>) { storage.check("give(_:)", goods) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var trade: [Goods] { storage._history("trade(_:)") }
    var offer: [Void] { storage._history("offer()") }
    var give: [Goods] { storage._history("give(_:)") }
  }
}

final class FakeSwap<One, Other>: Swap<One, Other>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeSwap.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func trade(_ goods: (One, Other)) -> Int {
    let call = storage._call("trade(_:)", goods)
    return call.answer()
  }

  override func isFair() -> Bool {
    let call = storage._call("isFair()")
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.isFair()
    }
    return call.answer()
  }

  override func offer() -> (One, Other)? {
    let call = storage._call("offer()")
    if call.isLeft(toSuper: callsSuper, (One, Other)?.self, Never.self) {
      return super.offer()
    }
    return call.answer()
  }

  override func give(_ goods: (One, Other)) -> (One, Other) {
    let call = storage._call("give(_:)", goods)
    if call.isLeft(toSuper: callsSuper, (One, Other).self, Never.self) {
      return super.give(goods)
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
    func trade(_ goods: Mimus.Argument<(One, Other)>) -> Mimus._SyncStub<(One, Other), Int> {
      .init(storage, "trade(_:)", goods)
    }
    func isFair() -> Mimus._SyncStub<(), Bool> { .init(storage, "isFair()") }
    func offer() -> Mimus._SyncStub<(), (One, Other)?> { .init(storage, "offer()") }
    func give(_ goods: Mimus.Argument<(One, Other)>) -> Mimus._SyncStub<(One, Other), (One, Other)> {
      .init(storage, "give(_:)", goods)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func trade(_ goods: Mimus.Argument<(One, Other)>) { storage.check("trade(_:)", goods) }
    func isFair() { storage.check("isFair()") }
    func offer() { storage.check("offer()") }
    func give(_ goods: Mimus.Argument<(One, Other)>) { storage.check("give(_:)", goods) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var trade: [(One, Other)] { storage._history("trade(_:)") }
    var isFair: [Void] { storage._history("isFair()") }
    var offer: [Void] { storage._history("offer()") }
    var give: [(One, Other)] { storage._history("give(_:)") }
  }
}

final class FakeGift: Gift, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeGift.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func unwrap() -> Int {
    let call = storage._call("unwrap()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.unwrap()
    }
    return call.answer()
  }

  override func trade(_ goods: ()) -> Int {
    let call = storage._call("trade(_:)", goods)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.trade(goods)
    }
    return call.answer()
  }

  override func offer() -> ()? {
    let call = storage._call("offer()")
    if call.isLeft(toSuper: callsSuper, Void?.self, Never.self) {
      return super.offer()
    }
    return call.answer()
  }

  override func give(_ goods: ()) -> () {
    let call = storage._call("give(_:)", goods)
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.give(goods)
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
    func unwrap() -> Mimus._SyncStub<(), Int> { .init(storage, "unwrap()") }
    func trade(_ goods: Mimus.Argument<()>) -> Mimus._SyncStub<(), Int> { .init(storage, "trade(_:)", goods) }
    func offer() -> Mimus._SyncStub<(), ()?> { .init(storage, "offer()") }
    func give(_ goods: Mimus.Argument<()>) -> Mimus._SyncStub<(), ()> { .init(storage, "give(_:)", goods) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func unwrap() { storage.check("unwrap()") }
    func trade(_ goods: Mimus.Argument<()>) { storage.check("trade(_:)", goods) }
    func offer() { storage.check("offer()") }
    func give(_ goods: Mimus.Argument<()>) { storage.check("give(_:)", goods) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var unwrap: [Void] { storage._history("unwrap()") }
    var trade: [()] { storage._history("trade(_:)") }
    var offer: [Void] { storage._history("offer()") }
    var give: [()] { storage._history("give(_:)") }
  }
}

final class FakeEntry: Entry, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Entry)?

  init(forwardingTo real: (any Entry)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEntry.self)
    target = real
  }

  init(from decoder: any Decoder) throws {
    self.storage = Mimus.Storage()._of(FakeEntry.self)
    self.target = nil
    self.storage._record("init(from:)", decoder)
  }

  func encode(to encoder: any Encoder) throws {
    let call = storage._call("encode(to:)", encoder)
    if let target, call.isUnanswered(Void.self) {
      return try target.encode(to: encoder)
    }
    return try call.throwingAnswer()
  }

  var id: Int {
    get {
      let call = storage._call("id")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.id
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
    func encode(
      to encoder: Mimus.Argument<any Encoder>
    ) -> Mimus._SyncThrowingStub<any Encoder, any Swift.Error, Void> {
      .init(storage, "encode(to:)", encoder)
    }
    var id: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "id")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func encode(to encoder: Mimus.Argument<any Encoder>) { storage.check("encode(to:)", encoder) }
    var id: Mimus._VerifiedGetter { .init(storage, "id") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var encode: [any Encoder] { storage._history("encode(to:)") }
    var id: Mimus._GetterCalls<Void> { .init(storage, "id") }
  }
}

final class FakeCard: Card, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCard.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(id: Int) {
    super.init(id: id)
    self.storage._record("init(id:)", id)
  }

  required init(from decoder: any Swift.Decoder) throws {
    try super.init(from: decoder)
    self.storage._record("init(from:)", decoder)
  }

  override func flip() -> Bool {
    let call = storage._call("flip()")
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.flip()
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
    func flip() -> Mimus._SyncStub<(), Bool> { .init(storage, "flip()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func flip() { storage.check("flip()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var flip: [Void] { storage._history("flip()") }
  }
}

final class FakeBuzzer: Buzzer, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBuzzer.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override var ring: ((_ n: Int) throws -> Bool)? {
    get {
      let call = storage._call("ring")
      if call.isLeft(toSuper: callsSuper, ((Int) throws -> Bool)?.self, Never.self) {
        return super.ring
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("ring.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.ring = newValue
      }
      call.keep(newValue, as: "ring")
    }
  }

  override var echoes: [Int: (_ n: Int) -> Int] {
    get {
      let call = storage._call("echoes")
      if call.isLeft(toSuper: callsSuper, [Int: (Int) -> Int].self, Never.self) {
        return super.echoes
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("echoes.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.echoes = newValue
      }
      call.keep(newValue, as: "echoes")
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
    var ring: Mimus._StubbedProperty<Mimus._SyncStub<(), ((_ n: Int) throws -> Bool)?>, ((_ n: Int) throws -> Bool)?> {
      .init(.init(storage, "ring"), storage, "ring.set(_:)")
    }
    var echoes: Mimus._StubbedProperty<Mimus._SyncStub<(), [Int: (_ n: Int) -> Int]>, [Int: (_ n: Int) -> Int]> {
      .init(.init(storage, "echoes"), storage, "echoes.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var ring: Mimus._VerifiedProperty<((_ n: Int) throws -> Bool)?> { .init(storage, "ring", "ring.set(_:)") }
    var echoes: Mimus._VerifiedProperty<[Int: (_ n: Int) -> Int]> { .init(storage, "echoes", "echoes.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var ring: Mimus._PropertyCalls<Void, ((_ n: Int) throws -> Bool)?> { .init(storage, "ring", "ring.set(_:)") }
    var echoes: Mimus._PropertyCalls<Void, [Int: (_ n: Int) -> Int]> { .init(storage, "echoes", "echoes.set(_:)") }
  }
}

final class FakeStamped<Value>: Stamped<Value>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeStamped.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(wrappedValue: Value) {
    super.init(wrappedValue: wrappedValue)
    self.storage._record("init(wrappedValue:)", wrappedValue)
  }

  override var wrappedValue: Value {
    get {
      let call = storage._call("wrappedValue")
      if call.isLeft(toSuper: callsSuper, Value.self, Never.self) {
        return super.wrappedValue
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
    var wrappedValue: Mimus._StubbedGetter<Mimus._SyncStub<(), Value>> { .init(.init(storage, "wrappedValue")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var wrappedValue: Mimus._VerifiedGetter { .init(storage, "wrappedValue") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var wrappedValue: Mimus._GetterCalls<Void> { .init(storage, "wrappedValue") }
  }
}

final class FakeTicket: Ticket, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTicket.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override var number: Int {
    get {
      let call = storage._call("number")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.number
      }
      return call.answer()
    }
  }

  override func tear() -> Int {
    let call = storage._call("tear()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.tear()
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
    var number: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "number")) }
    func tear() -> Mimus._SyncStub<(), Int> { .init(storage, "tear()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var number: Mimus._VerifiedGetter { .init(storage, "number") }
    func tear() { storage.check("tear()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var number: Mimus._GetterCalls<Void> { .init(storage, "number") }
    var tear: [Void] { storage._history("tear()") }
  }
}

#if os(Windows)
  final class FakeDepot: Depot, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeDepot.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override func load(_ crate: WindowsCrate) {
      let call = storage._call("load(_:)", crate)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        return super.load(crate)
      }
      return call.answer()
    }

    override func count() -> Int {
      let call = storage._call("count()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.count()
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
      func load(_ crate: Mimus.Argument<WindowsCrate>) -> Mimus._SyncStub<WindowsCrate, Void> {
        .init(storage, "load(_:)", crate)
      }
      func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func load(_ crate: Mimus.Argument<WindowsCrate>) { storage.check("load(_:)", crate) }
      func count() { storage.check("count()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var load: [WindowsCrate] { storage._history("load(_:)") }
      var count: [Void] { storage._history("count()") }
    }
  }
#endif

#if !(os(Windows))
  final class FakeDepot: Depot, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeDepot.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override func unload() -> Int {
      let call = storage._call("unload()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.unload()
      }
      return call.answer()
    }

    override func count() -> Int {
      let call = storage._call("count()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.count()
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
      func unload() -> Mimus._SyncStub<(), Int> { .init(storage, "unload()") }
      func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func unload() { storage.check("unload()") }
      func count() { storage.check("count()") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var unload: [Void] { storage._history("unload()") }
      var count: [Void] { storage._history("count()") }
    }
  }
#endif

final class FakeSilo: Silo, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeSilo.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func fill() -> Int {
    let call = storage._call("fill()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.fill()
    }
    return call.answer()
  }

  #if os(Windows)
    override func load(_ crate: WindowsCrate) {
      let call = storage._call("load(_:)", crate)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        return super.load(crate)
      }
      return call.answer()
    }
  #endif

  override func count() -> Int {
    let call = storage._call("count()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.count()
    }
    return call.answer()
  }

  #if !(os(Windows))
    override func unload() -> Int {
      let call = storage._call("unload()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.unload()
      }
      return call.answer()
    }
  #endif

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
    func fill() -> Mimus._SyncStub<(), Int> { .init(storage, "fill()") }

    #if os(Windows)
      func load(_ crate: Mimus.Argument<WindowsCrate>) -> Mimus._SyncStub<WindowsCrate, Void> {
        .init(storage, "load(_:)", crate)
      }
    #endif
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }

    #if !(os(Windows))
      func unload() -> Mimus._SyncStub<(), Int> { .init(storage, "unload()") }
    #endif
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fill() { storage.check("fill()") }

    #if os(Windows)
      func load(_ crate: Mimus.Argument<WindowsCrate>) { storage.check("load(_:)", crate) }
    #endif
    func count() { storage.check("count()") }

    #if !(os(Windows))
      func unload() { storage.check("unload()") }
    #endif
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fill: [Void] { storage._history("fill()") }

    #if os(Windows)
      var load: [WindowsCrate] { storage._history("load(_:)") }
    #endif
    var count: [Void] { storage._history("count()") }

    #if !(os(Windows))
      var unload: [Void] { storage._history("unload()") }
    #endif
  }
}

final class FakeBouquet: Bouquet, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBouquet.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(stems: Int) {
    super.init(stems: stems)
    self.storage._record("init(stems:)", stems)
  }

  required init(arrayLiteral elements: String...) {
    Swift.fatalError("init(arrayLiteral:) of FakeBouquet cannot pass its arguments on: they are variadic")
  }

  override func tie() -> Int {
    let call = storage._call("tie()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.tie()
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
    func tie() -> Mimus._SyncStub<(), Int> { .init(storage, "tie()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func tie() { storage.check("tie()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var tie: [Void] { storage._history("tie()") }
  }
}

final class FakeWreath: Wreath, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWreath.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func hang() -> Int {
    let call = storage._call("hang()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.hang()
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
    func hang() -> Mimus._SyncStub<(), Int> { .init(storage, "hang()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func hang() { storage.check("hang()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var hang: [Void] { storage._history("hang()") }
  }
}

final class FakeBanner: Banner, Mimus.Mock, Mimus.StaticMock {
  let storage = Mimus.Storage()._of(FakeBanner.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false
  static let staticStorage = Mimus.Storage()._of(FakeBanner.self)

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override var width: Int {
    get {
      let call = storage._call("width")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.width
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("width.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.width = newValue
      }
      call.keep(newValue, as: "width")
    }
  }

  override func layout() -> Int {
    let call = storage._call("layout()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.layout()
    }
    return call.answer()
  }

  override func measure(_ scale: Int) throws -> Int {
    let call = storage._call("measure(_:)", scale)
    if call.isLeft(toSuper: callsSuper, Int.self) {
      return try super.measure(scale)
    }
    return try call.throwingAnswer()
  }

  override class func standardWidth() -> Int {
    let call = staticStorage._inSession._call("standardWidth()")
    if call.isLeft(toSuper: false, Int.self, Never.self) {
      return super.standardWidth()
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
    var width: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "width"), storage, "width.set(_:)")
    }
    func layout() -> Mimus._SyncStub<(), Int> { .init(storage, "layout()") }
    func measure(_ scale: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Int> {
      .init(storage, "measure(_:)", scale)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var width: Mimus._VerifiedProperty<Int> { .init(storage, "width", "width.set(_:)") }
    func layout() { storage.check("layout()") }
    func measure(_ scale: Mimus.Argument<Int>) { storage.check("measure(_:)", scale) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var width: Mimus._PropertyCalls<Void, Int> { .init(storage, "width", "width.set(_:)") }
    var layout: [Void] { storage._history("layout()") }
    var measure: [Int] { storage._history("measure(_:)") }
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
    func standardWidth() -> Mimus._SyncStub<(), Int> { .init(storage, "standardWidth()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func standardWidth() { storage.check("standardWidth()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var standardWidth: [Void] { storage._history("standardWidth()") }
  }
}

final class FakeMeasurable: Measurable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Measurable)?

  init(forwardingTo real: (any Measurable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMeasurable.self)
    target = real
  }

  func measure(_ scale: Int) throws -> Int {
    let call = storage._call("measure(_:)", scale)
    if let target, call.isUnanswered(Int.self) {
      return try target.measure(scale)
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
    func measure(_ scale: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Int> {
      .init(storage, "measure(_:)", scale)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func measure(_ scale: Mimus.Argument<Int>) { storage.check("measure(_:)", scale) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var measure: [Int] { storage._history("measure(_:)") }
  }
}

final class FakeHanging: Banner, Hanging, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Hanging>?
  static let staticStorage = Mimus.Storage()._of(FakeHanging.self)

  init(forwardingTo real: (any Hanging)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHanging.self)
    target = real.map { Mimus._Target($0) }
    super.init()
  }

  override func measure(_ scale: Int) throws -> Int {
    let call = storage._call("measure(_:)", scale)
    if let target, call.isUnanswered(Int.self) {
      return try target.value.measure(scale)
    }
    return try call.throwingAnswer()
  }

  override var width: Int {
    get {
      let call = storage._call("width")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.width
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("width.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.width = newValue
      }
      call.keep(newValue, as: "width")
    }
  }

  override func layout() -> Int {
    let call = storage._call("layout()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.layout()
    }
    return call.answer()
  }

  func layout(_ width: Int) -> Int {
    let call = storage._call("layout(_:)", width)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.layout(width)
    }
    return call.answer()
  }

  override class func standardWidth() -> Int {
    let call = staticStorage._inSession._call("standardWidth()")
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
    func measure(_ scale: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Int> {
      .init(storage, "measure(_:)", scale)
    }
    var width: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "width"), storage, "width.set(_:)")
    }
    func layout() -> Mimus._SyncStub<(), Int> { .init(storage, "layout()") }
    func layout(_ width: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "layout(_:)", width) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func measure(_ scale: Mimus.Argument<Int>) { storage.check("measure(_:)", scale) }
    var width: Mimus._VerifiedProperty<Int> { .init(storage, "width", "width.set(_:)") }
    func layout() { storage.check("layout()") }
    func layout(_ width: Mimus.Argument<Int>) { storage.check("layout(_:)", width) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var measure: [Int] { storage._history("measure(_:)") }
    var width: Mimus._PropertyCalls<Void, Int> { .init(storage, "width", "width.set(_:)") }
    var layout: [Void] { storage._history("layout()") }
    var layoutInt: [Int] { storage._history("layout(_:)") }
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
    func standardWidth() -> Mimus._SyncStub<(), Int> { .init(storage, "standardWidth()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func standardWidth() { storage.check("standardWidth()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var standardWidth: [Void] { storage._history("standardWidth()") }
  }
}

final class FakeCrate<Content>: Crate<Content>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCrate.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func pack(_ content: Content) -> Content {
    let call = storage._call("pack(_:)", content)
    if call.isLeft(toSuper: callsSuper, Content.self, Never.self) {
      return super.pack(content)
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
    func pack(_ content: Mimus.Argument<Content>) -> Mimus._SyncStub<Content, Content> {
      .init(storage, "pack(_:)", content)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pack(_ content: Mimus.Argument<Content>) { storage.check("pack(_:)", content) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pack: [Content] { storage._history("pack(_:)") }
  }
}

final class FakeShipping: Crate<String>, Shipping, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Shipping)?

  init(forwardingTo real: (any Shipping)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShipping.self)
    target = real
    super.init()
  }

  override func pack(_ content: String) -> String {
    let call = storage._call("pack(_:)", content)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.pack(content)
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
    func pack(_ content: Mimus.Argument<String>) -> Mimus._SyncStub<String, String> {
      .init(storage, "pack(_:)", content)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pack(_ content: Mimus.Argument<String>) { storage.check("pack(_:)", content) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pack: [String] { storage._history("pack(_:)") }
  }
}

final class FakeCupboard: Cupboard, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCupboard.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  required init() {
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

final class FakeLocking: Cupboard, Locking, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Locking)?

  init(forwardingTo real: (any Locking)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLocking.self)
    target = real
    super.init()
  }

  required init() {
    self.storage = Mimus.Storage()._of(FakeLocking.self)
    self.target = nil
    super.init()
    self.storage._record("init()")
  }

  func lock() -> Bool {
    let call = storage._call("lock()")
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.lock()
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
    func lock() -> Mimus._SyncStub<(), Bool> { .init(storage, "lock()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func lock() { storage.check("lock()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var lock: [Void] { storage._history("lock()") }
  }
}

final class FakeEasel: Easel, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeEasel.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(height: Int) {
    super.init(height: height)
    self.storage._record("init(height:)", height)
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

final class FakePainting: Easel, Painting, Mimus.Mock {
  let storage: Mimus.Storage

  override init(height: Int) {
    self.storage = Mimus.Storage()._of(FakePainting.self)
    super.init(height: height)
    self.storage._record("init(height:)", height)
  }

  func paint() -> Bool {
    let call = storage._call("paint()")
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
    func paint() -> Mimus._SyncStub<(), Bool> { .init(storage, "paint()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func paint() { storage.check("paint()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var paint: [Void] { storage._history("paint()") }
  }
}

final class FakeLectern: Lectern, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLectern.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init?(height: Int) {
    super.init(height: height)
    self.storage._record("init(height:)", height)
  }

  override init(wood: String) throws {
    try super.init(wood: wood)
    self.storage._record("init(wood:)", wood)
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

final class FakeReading: Lectern, Reading, Mimus.Mock {
  let storage: Mimus.Storage

  override init?(height: Int) {
    self.storage = Mimus.Storage()._of(FakeReading.self)
    super.init(height: height)
    self.storage._record("init(height:)", height)
  }

  override init(wood: String) throws {
    self.storage = Mimus.Storage()._of(FakeReading.self)
    try super.init(wood: wood)
    self.storage._record("init(wood:)", wood)
  }

  func read() -> Int {
    let call = storage._call("read()")
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
    func read() -> Mimus._SyncStub<(), Int> { .init(storage, "read()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read() { storage.check("read()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var read: [Void] { storage._history("read()") }
  }
}

final class FakeBench: Bench, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBench.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(seats: Int = 2) {
    super.init(seats: seats)
    self.storage._record("init(seats:)", seats)
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

final class FakeResting: Bench, Resting, @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Resting)?

  init(forwardingTo real: (any Resting)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeResting.self)
    target = real
    super.init()
  }

  func rest() -> Int {
    let call = storage._call("rest()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.rest()
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
    func rest() -> Mimus._SyncStub<(), Int> { .init(storage, "rest()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func rest() { storage.check("rest()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var rest: [Void] { storage._history("rest()") }
  }
}

final class FakeLantern: Lantern, @unchecked Sendable, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeLantern.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override func shine() -> Int {
    let call = storage._call("shine()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.shine()
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
    func shine() -> Mimus._SyncStub<(), Int> { .init(storage, "shine()") }
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

final class FakeGlowing: Lantern, Glowing, @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Glowing)?

  init(forwardingTo real: (any Glowing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGlowing.self)
    target = real
    super.init()
  }

  override func shine() -> Int {
    let call = storage._call("shine()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.shine()
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
    func shine() -> Mimus._SyncStub<(), Int> { .init(storage, "shine()") }
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

final class FakeCasement: Casement, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeCasement.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func open() -> Bool {
    let call = storage._call("open()")
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.open()
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
    func open() -> Mimus._SyncStub<(), Bool> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Void] { storage._history("open()") }
  }
}

final class FakeAiring: Casement, @MainActor Airing, Mimus.Mock {
  nonisolated let storage: Mimus.Storage
  private let target: (any Airing)?

  init(forwardingTo real: (any Airing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAiring.self)
    target = real
    super.init()
  }

  override func open() -> Bool {
    let call = storage._call("open()")
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.open()
    }
    return call.answer()
  }

  func air() -> Int {
    let call = storage._call("air()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.air()
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
    func open() -> Mimus._SyncStub<(), Bool> { .init(storage, "open()") }
    func air() -> Mimus._SyncStub<(), Int> { .init(storage, "air()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open() { storage.check("open()") }
    func air() { storage.check("air()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Void] { storage._history("open()") }
    var air: [Void] { storage._history("air()") }
  }
}

final class FakeDoorway: Doorway, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeDoorway.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(width: Int) {
    super.init(width: width)
    self.storage._record("init(width:)", width)
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

final class FakePassing: Doorway, Passing, Mimus.Mock {
  let storage: Mimus.Storage

  override init(width: Int) {
    self.storage = Mimus.Storage()._of(FakePassing.self)
    super.init(width: width)
    self.storage._record("init(width:)", width)
  }

  func pass() -> Int {
    let call = storage._call("pass()")
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
    func pass() -> Mimus._SyncStub<(), Int> { .init(storage, "pass()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pass() { storage.check("pass()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pass: [Void] { storage._history("pass()") }
  }
}

final class FakeArchway: Archway, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeArchway.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(width: Int) {
    super.init(width: width)
    self.storage._record("init(width:)", width)
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

final class FakeArching: Archway, Arching, Mimus.Mock {
  let storage: Mimus.Storage

  override init(width: Int) {
    self.storage = Mimus.Storage()._of(FakeArching.self)
    super.init(width: width)
    self.storage._record("init(width:)", width)
  }

  func arch() -> Int {
    let call = storage._call("arch()")
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
    func arch() -> Mimus._SyncStub<(), Int> { .init(storage, "arch()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func arch() { storage.check("arch()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var arch: [Void] { storage._history("arch()") }
  }
}

final class FakePassageMaker: PassageMaker, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any PassageMaker)?

  init(forwardingTo real: (any PassageMaker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePassageMaker.self)
    target = real
  }

  func passage() -> any Passing {
    let call = storage._call("passage()")
    if let target, call.isUnanswered((any Passing).self, Never.self) {
      return target.passage()
    }
    return call.answer()
  }

  func archway() -> any Arching {
    let call = storage._call("archway()")
    if let target, call.isUnanswered((any Arching).self, Never.self) {
      return target.archway()
    }
    return call.answer(default: FakeArching() as any Arching)
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
    func passage() -> Mimus._SyncStub<(), any Passing> { .init(storage, "passage()") }
    func archway() -> Mimus._SyncStub<(), any Arching> { .init(storage, "archway()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func passage() { storage.check("passage()") }
    func archway() { storage.check("archway()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var passage: [Void] { storage._history("passage()") }
    var archway: [Void] { storage._history("archway()") }
  }
}

final class FakeWallet: Wallet, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeWallet.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override init(size: Int) {
    super.init(size: size)
    self.storage._record("init(size:)", size)
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

final class FakeClutch: Wallet, Clutch, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Clutch)?

  init(forwardingTo real: (any Clutch)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeClutch.self)
    target = real
    super.init()
  }

  func file() -> Int {
    let call = storage._call("file()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.file()
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
    func file() -> Mimus._SyncStub<(), Int> { .init(storage, "file()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func file() { storage.check("file()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var file: [Void] { storage._history("file()") }
  }
}

final class FakeRubberStamp: RubberStamp, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeRubberStamp.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(ink: String, count: Int) {
    super.init(ink: ink, count: count)
    self.storage._record("init(ink:count:)", ink, count)
  }

  override func press() -> Int {
    let call = storage._call("press()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.press()
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
    func press() -> Mimus._SyncStub<(), Int> { .init(storage, "press()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func press() { storage.check("press()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var press: [Void] { storage._history("press()") }
  }
}
