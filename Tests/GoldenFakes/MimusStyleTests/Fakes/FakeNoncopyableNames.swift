// Written by mimus-fake: changes made here are lost.

import Mimus

extension Tracing {
  final class FakeTracer: Tracer, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Mimus._Target<any Tracer>?

    init(forwardingTo real: (any Tracer)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeTracer.self)
      target = real.map { Mimus._Target($0) }
    }

    func start(_ parent: Span) -> Span {
      let call = storage._call("start(_:)", parent)
      if let target, call.isUnanswered(Span.self, Never.self) {
        return target.value.start(parent)
      }
      return call.answer()
    }

    var current: Span? {
      get {
        let call = storage._call("current")
        if let target, call.isUnanswered(Span?.self, Never.self) {
          return target.value.current
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("current.set(_:)", newValue)
        if let target, call.isUnanswered(Void.self, Never.self) {
          return target.value.current = newValue
        }
        call.keep(newValue, as: "current")
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
      func start(_ parent: Mimus.Argument<Span>) -> Mimus._SyncStub<Span, Span> { .init(storage, "start(_:)", parent) }
      var current: Mimus._StubbedProperty<Mimus._SyncStub<(), Span?>, Span?> {
        .init(.init(storage, "current"), storage, "current.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func start(_ parent: Mimus.Argument<Span>) { storage.check("start(_:)", parent) }
      var current: Mimus._VerifiedProperty<Span?> { .init(storage, "current", "current.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var start: [Span] { storage._history("start(_:)") }
      var current: Mimus._PropertyCalls<Void, Span?> { .init(storage, "current", "current.set(_:)") }
    }
  }
}

final class FakeScribe: Scribe, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Scribe)?

  init(forwardingTo real: (any Scribe)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeScribe.self)
    target = real
  }

  func copy(_ row: Leaf) -> Leaf? {
    let call = storage._call("copy(_:)", row)
    if let target, call.isUnanswered(Leaf?.self, Never.self) {
      return target.copy(row)
    }
    return call.answer()
  }

  func post(_ entry: Posting) -> Posting {
    let call = storage._call("post(_:)", entry)
    if let target, call.isUnanswered(Posting.self, Never.self) {
      return target.post(entry)
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
    func copy(_ row: Mimus.Argument<Leaf>) -> Mimus._SyncStub<Leaf, Leaf?> { .init(storage, "copy(_:)", row) }
    func post(_ entry: Mimus.Argument<Posting>) -> Mimus._SyncStub<Posting, Posting> {
      .init(storage, "post(_:)", entry)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func copy(_ row: Mimus.Argument<Leaf>) { storage.check("copy(_:)", row) }
    func post(_ entry: Mimus.Argument<Posting>) { storage.check("post(_:)", entry) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var copy: [Leaf] { storage._history("copy(_:)") }
    var post: [Posting] { storage._history("post(_:)") }
  }
}

final class FakeCopier<Leaf>: Copier, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Copier<Leaf>)?

  init(forwardingTo real: (any Copier<Leaf>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCopier.self)
    target = real
  }

  func copy(_ row: Leaf) -> Leaf? {
    let call = storage._call("copy(_:)", row)
    if let target, call.isUnanswered(Leaf?.self, Never.self) {
      return target.copy(row)
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
    func copy(_ row: Mimus.Argument<Leaf>) -> Mimus._SyncStub<Leaf, Leaf?> { .init(storage, "copy(_:)", row) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func copy(_ row: Mimus.Argument<Leaf>) { storage.check("copy(_:)", row) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var copy: [Leaf] { storage._history("copy(_:)") }
  }
}

final class FakeBookkeeper: Bookkeeper, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBookkeeper.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func copy(_ row: Leaf) -> Leaf? {
    let call = storage._call("copy(_:)", row)
    if call.isLeft(toSuper: callsSuper, Leaf?.self, Never.self) {
      return super.copy(row)
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
    func copy(_ row: Mimus.Argument<Leaf>) -> Mimus._SyncStub<Leaf, Leaf?> { .init(storage, "copy(_:)", row) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func copy(_ row: Mimus.Argument<Leaf>) { storage.check("copy(_:)", row) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var copy: [Leaf] { storage._history("copy(_:)") }
  }
}

extension Bookkeeper {
  final class FakeLeaf: Leaf, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeLeaf.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

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
}

final class FakeKeeper: Keeper, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Keeper)?

  init(forwardingTo real: (any Keeper)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeeper.self)
    target = real
  }

  func open() -> Deposit {
    let call = storage._call("open()")
    if let body = call.body(Stubs.OpenStub.Body.self, Swift.Never.self) {
      return body.run()
    }
    if let target, call.isUnanswered(Swift.Never.self, Never.self) {
      return target.open()
    }
    return call.answer(moving: Deposit.self)
  }

  func find() -> MaybeDeposit {
    let call = storage._call("find()")
    if let body = call.body(Stubs.FindStub.Body.self, Swift.Never.self) {
      return body.run()
    }
    if let target, call.isUnanswered(Swift.Never.self, Never.self) {
      return target.find()
    }
    return call.answer(moving: MaybeDeposit.self)
  }

  func seal(_ safe: inout Deposit) -> Int {
    let call = storage._call("seal(_:)", Mimus._Placeholder("Deposit"))
    if let body = call.body(Stubs.SealStub.Body.self, Int.self) {
      return body.run(&safe)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.seal(&safe)
    }
    return call.answer()
  }

  func sum(_ bytes: Bytes) -> Int {
    let call = storage._call("sum(_:)", Mimus._Placeholder("Bytes"))
    if let body = call.body(Stubs.SumStub.Body.self, Int.self) {
      return body.run(bytes)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.sum(bytes)
    }
    return call.answer()
  }

  func file(_ folio: borrowing Cashbook.Folio) {
    let call = storage._call("file(_:)", Mimus._Placeholder("Cashbook.Folio"))
    if let body = call.body(Stubs.FileStub.Body.self, Void.self) {
      return body.run(folio)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.file(folio)
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
    func open() -> OpenStub { .init(_stub: ._of(storage, "open()")) }

    struct OpenStub: Mimus._AnyStub {
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: () -> Deposit }

      @discardableResult
      func andDo(
        _ body: @escaping () -> Deposit, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func find() -> FindStub { .init(_stub: ._of(storage, "find()")) }

    struct FindStub: Mimus._AnyStub {
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: () -> MaybeDeposit }

      @discardableResult
      func andDo(
        _ body: @escaping () -> MaybeDeposit, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func seal(_ safe: Mimus.Argument<Mimus._Placeholder>) -> SealStub { .init(_stub: ._of(storage, "seal(_:)", safe)) }

    struct SealStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Deposit) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Deposit) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func sum(_ bytes: Mimus.Argument<Mimus._Placeholder>) -> SumStub { .init(_stub: ._of(storage, "sum(_:)", bytes)) }

    struct SumStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Bytes) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (Bytes) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func file(_ folio: Mimus.Argument<Mimus._Placeholder>) -> FileStub {
      .init(_stub: ._of(storage, "file(_:)", folio))
    }

    struct FileStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (borrowing Cashbook.Folio) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (borrowing Cashbook.Folio) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open() { storage.check("open()") }
    func find() { storage.check("find()") }
    func seal(_ safe: Mimus.Argument<Mimus._Placeholder>) { storage.check("seal(_:)", safe) }
    func sum(_ bytes: Mimus.Argument<Mimus._Placeholder>) { storage.check("sum(_:)", bytes) }
    func file(_ folio: Mimus.Argument<Mimus._Placeholder>) { storage.check("file(_:)", folio) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [Void] { storage._history("open()") }
    var find: [Void] { storage._history("find()") }
    var seal: [Mimus._Placeholder] { storage._history("seal(_:)") }
    var sum: [Mimus._Placeholder] { storage._history("sum(_:)") }
    var file: [Mimus._Placeholder] { storage._history("file(_:)") }
  }
}
