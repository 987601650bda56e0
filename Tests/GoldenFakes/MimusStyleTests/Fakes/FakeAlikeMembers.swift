// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeRunner: Runner, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Runner)?

  init(forwardingTo real: (any Runner)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRunner.self)
    target = real
  }

  func run(_ body: () -> Int) -> Int {
    let call = storage._call("run(_:) taking () -> Int", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.RunIntStub.Body.self, Int.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.run(body)
    }
    return call.answer()
  }

  func run(_ body: () async -> Int) async -> Int {
    let call = storage._call("run(_:) taking () async -> Int", Mimus._Placeholder("closure"))
    if let body_ = await call.asyncBody(Stubs.RunAsyncIntStub.Body.self, Int.self) {
      return await body_.run(body)
    }
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.run(body)
    }
    return await call.asyncAnswer()
  }

  func each(_ body: (Int) -> Void) {
    let call = storage._call("each(_:) taking (Int) -> Void", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachIntVoidStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.each(body)
    }
    return call.answer()
  }

  func each(_ body: (String) -> Void) {
    let call = storage._call("each(_:) taking (String) -> Void", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStringVoidStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.each(body)
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
    func run(_ body: Mimus.Argument<Mimus._Placeholder>, taking: (() -> Int).Type = (() -> Int).self) -> RunIntStub {
      .init(_stub: ._of(storage, "run(_:) taking () -> Int", body))
    }

    struct RunIntStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Int) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Int) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func run(
      _ body: Mimus.Argument<Mimus._Placeholder>, taking: (() async -> Int).Type = (() async -> Int).self
    ) -> RunAsyncIntStub {
      .init(_stub: ._of(storage, "run(_:) taking () async -> Int", body))
    }

    struct RunAsyncIntStub: Mimus._SuspendingStub {
      typealias _Value = Int
      typealias _Arguments = Mimus._Placeholder
      typealias _Failure = Swift.Never
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: nonisolated(nonsending) (() async -> Int) async -> Int }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping (() async -> Int) async -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func each(
      _ body: Mimus.Argument<Mimus._Placeholder>, taking: ((Int) -> Void).Type = ((Int) -> Void).self
    ) -> EachIntVoidStub {
      .init(_stub: ._of(storage, "each(_:) taking (Int) -> Void", body))
    }

    struct EachIntVoidStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func each(
      _ body: Mimus.Argument<Mimus._Placeholder>, taking: ((String) -> Void).Type = ((String) -> Void).self
    ) -> EachStringVoidStub {
      .init(_stub: ._of(storage, "each(_:) taking (String) -> Void", body))
    }

    struct EachStringVoidStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((String) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((String) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func run(_ body: Mimus.Argument<Mimus._Placeholder>, taking: (() -> Int).Type) {
      storage.check("run(_:) taking () -> Int", body)
    }
    func run(_ body: Mimus.Argument<Mimus._Placeholder>, taking: (() async -> Int).Type) {
      storage.check("run(_:) taking () async -> Int", body)
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>, taking: ((Int) -> Void).Type) {
      storage.check("each(_:) taking (Int) -> Void", body)
    }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>, taking: ((String) -> Void).Type) {
      storage.check("each(_:) taking (String) -> Void", body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var runInt: [Mimus._Placeholder] { storage._history("run(_:) taking () -> Int") }
    var runAsyncInt: [Mimus._Placeholder] { storage._history("run(_:) taking () async -> Int") }
    var eachIntVoid: [Mimus._Placeholder] { storage._history("each(_:) taking (Int) -> Void") }
    var eachStringVoid: [Mimus._Placeholder] { storage._history("each(_:) taking (String) -> Void") }
  }
}

final class FakeAttendant: Attendant, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Attendant)?

  init(forwardingTo real: (any Attendant)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAttendant.self)
    target = real
  }

  func serve<Answer>(_ body: (Int) throws -> Answer) rethrows -> Answer {
    let call = storage._call("serve(_:) taking (Int) throws -> Answer", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ServeIntThrowsAnswerStub<Answer>.Body.self, Answer.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Answer.self, Never.self) {
      return try target.serve(body)
    }
    return call.answer()
  }

  #if compiler(>=6)
    func serve<Answer>(_ body: (Int) async throws -> Answer) async rethrows -> Answer {
      let call = storage._call("serve(_:) taking (Int) async throws -> Answer", Mimus._Placeholder("closure"))
      if let body_ = await call.asyncBody(Stubs.ServeIntAsyncThrowsAnswerStub<Answer>.Body.self, Answer.self) {
        return await body_.run(body)
      }
      if let target, await call.isAsyncUnanswered(Answer.self, Never.self) {
        return try await target.serve(body)
      }
      return await call.asyncAnswer()
    }
  #endif

  #if os(Linux)
    func floor() -> Int {
      let call = storage._call("floor()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.floor()
      }
      return call.answer()
    }
  #endif

  #if !(os(Linux))
    func floor() -> String {
      let call = storage._call("floor()")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.floor()
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
    func serve<Answer>(
      _ body: Mimus.Argument<Mimus._Placeholder>, taking: ((Int) throws -> Answer).Type = ((Int) throws -> Answer).self
    ) -> ServeIntThrowsAnswerStub<Answer> {
      .init(_stub: ._of(storage, "serve(_:) taking (Int) throws -> Answer", body))
    }

    struct ServeIntThrowsAnswerStub<Answer>: Mimus._ReturningStub {
      typealias _Value = Answer
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int) throws -> Answer) -> Answer }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int) throws -> Answer) -> Answer, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    #if compiler(>=6)
      func serve<Answer>(
        _ body: Mimus.Argument<Mimus._Placeholder>,
        taking: ((Int) async throws -> Answer).Type = ((Int) async throws -> Answer).self
      ) -> ServeIntAsyncThrowsAnswerStub<Answer> {
        .init(_stub: ._of(storage, "serve(_:) taking (Int) async throws -> Answer", body))
      }

      struct ServeIntAsyncThrowsAnswerStub<Answer>: Mimus._SuspendingStub {
        typealias _Value = Answer
        typealias _Arguments = Mimus._Placeholder
        typealias _Failure = Swift.Never
        let _stub: Mimus.CallStub

        fileprivate struct Body: Mimus._Body {
          let run: nonisolated(nonsending) ((Int) async throws -> Answer) async -> Answer
        }

        @discardableResult
        func andDo(
          _ body: nonisolated(nonsending) @escaping ((Int) async throws -> Answer) async -> Answer,
          fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> Self {
          _handing(Body(run: body), fileID, filePath, line, column)
        }
      }
    #endif

    #if os(Linux)
      func floor() -> Mimus._SyncStub<(), Int> { .init(storage, "floor()") }
    #endif

    #if !(os(Linux))
      func floor() -> Mimus._SyncStub<(), String> { .init(storage, "floor()") }
    #endif
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func serve<Answer>(_ body: Mimus.Argument<Mimus._Placeholder>, taking: ((Int) throws -> Answer).Type) {
      storage.check("serve(_:) taking (Int) throws -> Answer", body)
    }

    #if compiler(>=6)
      func serve<Answer>(_ body: Mimus.Argument<Mimus._Placeholder>, taking: ((Int) async throws -> Answer).Type) {
        storage.check("serve(_:) taking (Int) async throws -> Answer", body)
      }
    #endif

    #if os(Linux)
      func floor() { storage.check("floor()") }
    #endif

    #if !(os(Linux))
      func floor() { storage.check("floor()") }
    #endif
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var serveIntThrowsAnswer: [Mimus._Placeholder] { storage._history("serve(_:) taking (Int) throws -> Answer") }

    #if compiler(>=6)
      var serveIntAsyncThrowsAnswer: [Mimus._Placeholder] {
        storage._history("serve(_:) taking (Int) async throws -> Answer")
      }
    #endif

    #if os(Linux)
      var floor: [Void] { storage._history("floor()") }
    #endif

    #if !(os(Linux))
      var floor: [Void] { storage._history("floor()") }
    #endif
  }
}

final class FakeStacks: Stacks, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Stacks)?

  init(forwardingTo real: (any Stacks)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStacks.self)
    target = real
  }

  func put<Item>(_ item: Item) -> String {
    let call = storage._call("put(_:)", item)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.put(item)
    }
    return call.answer()
  }

  func put<Item: Equatable>(_ item: Item) -> String {
    let call = storage._call("put(_:) where Item: Equatable", item)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.put(item)
    }
    return call.answer()
  }

  func add(_ books: Int...) {
    let call = storage._call("add(_:)", books)
    return call.answer()
  }

  func add(_ books: [Int]) {
    let call = storage._call("add(_:)", books)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.add(books)
    }
    return call.answer()
  }

  subscript<Key: Hashable>(_ key: Key) -> Int {
    get {
      let call = storage._call("subscript(_:) where Key: Hashable", key)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target[key]
      }
      return call.answer()
    }
  }

  subscript<Key: Comparable>(_ key: Key) -> Int {
    get {
      let call = storage._call("subscript(_:) where Key: Comparable", key)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target[key]
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
    func put<Item>(_ item: Mimus.Argument<Item>) -> Mimus._SyncStub<Item, String> { .init(storage, "put(_:)", item) }
    func put<Item: Equatable>(_ item: Mimus.Argument<Item>) -> Mimus._SyncStub<Item, String> {
      .init(storage, "put(_:) where Item: Equatable", item)
    }
    func add(_ books: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Void> { .init(storage, "add(_:)", books) }
    subscript<Key: Hashable>(_ key: Mimus.Argument<Key>) -> Mimus._StubbedGetter<Mimus._SyncStub<Key, Int>> {
      .init(.init(storage, "subscript(_:) where Key: Hashable", key))
    }
    subscript<Key: Comparable>(_ key: Mimus.Argument<Key>) -> Mimus._StubbedGetter<Mimus._SyncStub<Key, Int>> {
      .init(.init(storage, "subscript(_:) where Key: Comparable", key))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func put<Item>(_ item: Mimus.Argument<Item>) { storage.check("put(_:)", item) }
    func put<Item: Equatable>(_ item: Mimus.Argument<Item>) { storage.check("put(_:) where Item: Equatable", item) }
    func add(_ books: Mimus.Argument<[Int]>) { storage.check("add(_:)", books) }
    subscript<Key: Hashable>(_ key: Mimus.Argument<Key>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) where Key: Hashable", key)
    }
    subscript<Key: Comparable>(_ key: Mimus.Argument<Key>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) where Key: Comparable", key)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var putItem: [Any] { storage._history("put(_:)") }
    var putItemEquatable: [Any] { storage._history("put(_:) where Item: Equatable") }
    var addInt: [[Int]] { storage._history("add(_:)") }
    subscript<Key: Hashable>(_ key: Mimus.Argument<Key>) -> Mimus._GetterCalls<Any> {
      .init(storage, "subscript(_:) where Key: Hashable", key)
    }
    subscript<Key: Comparable>(_ key: Mimus.Argument<Key>) -> Mimus._GetterCalls<Any> {
      .init(storage, "subscript(_:) where Key: Comparable", key)
    }
  }
}

final class FakeBooks: Books, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Books)?

  init(forwardingTo real: (any Books)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBooks.self)
    target = real
  }

  func merge<Key, Value>(_ binder: Binder<Key, Value>, by choose: (Value, Value) -> Value) -> [Value] {
    let call = storage._call("merge(_:by:)", binder, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.MergeStub<Key, Value>.Body.self, [Value].self) {
      return body.run(binder, choose)
    }
    if let target, call.isUnanswered([Value].self, Never.self) {
      return target.merge(binder, by: choose)
    }
    return call.answer()
  }

  func attempt<Failure>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    let call = storage._call("attempt(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.AttemptStub<Failure>.Body.self, Int.self) {
      return try body_.run(body)
    }
    if let target, call.isUnanswered(Int.self, Failure.self) {
      return try target.attempt(body)
    }
    return try call.throwingAnswer(Failure.self)
  }

  func fill<Some1: Equatable>(_ value: inout Some1, by step: () -> Void) {
    let call = storage._call("fill(_:by:)", value, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.FillStub<Some1>.Body.self, Void.self) {
      return body.run(&value, step)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.fill(&value, by: step)
    }
    return call.answer()
  }

  func flatten(_ rows: some Sequence<some Hashable>) -> Int {
    let call = storage._call("flatten(_:)", rows)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.flatten(rows)
    }
    return call.answer()
  }

  func find<Key, Value>(_ key: Key) -> Binder<Key, Value>? {
    let call = storage._call("find(_:)", key)
    if let target, call.isUnanswered(Binder<Key, Value>?.self, Never.self) {
      return target.find(key)
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
    func merge<Key, Value>(
      _ binder: Mimus.Argument<Binder<Key, Value>>, by choose: Mimus.Argument<Mimus._Placeholder>
    ) -> MergeStub<Key, Value> {
      .init(_stub: ._of(storage, "merge(_:by:)", binder, choose))
    }

    struct MergeStub<Key, Value>: Mimus._ReturningStub where Binder<Key, Value>: Any {
      typealias _Value = [Value]
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Binder<Key, Value>, (Value, Value) -> Value) -> [Value] }

      @discardableResult
      func andDo(
        _ body: @escaping (Binder<Key, Value>, (Value, Value) -> Value) -> [Value], fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func attempt<Failure>(_ body: Mimus.Argument<Mimus._Placeholder>) -> AttemptStub<Failure> {
      .init(_stub: ._of(storage, "attempt(_:)", body))
    }

    struct AttemptStub<Failure>: Mimus._ReturningStub, Mimus._ThrowingStub where Failure: Swift.Error {
      typealias _Value = Int
      typealias _Failure = Failure
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws(Failure) -> Int) throws(Failure) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws(Failure) -> Int) throws(Failure) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func fill<Some1: Equatable>(
      _ value: Mimus.Argument<Some1>, by step: Mimus.Argument<Mimus._Placeholder>
    ) -> FillStub<Some1> {
      .init(_stub: ._of(storage, "fill(_:by:)", value, step))
    }

    struct FillStub<Some1: Equatable>: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Some1, () -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Some1, () -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func flatten<Some1: Hashable, Some2: Sequence<Some1>>(
      _ rows: Mimus.Argument<Some2>
    ) -> Mimus._SyncStub<Some2, Int> {
      .init(storage, "flatten(_:)", rows)
    }
    func find<Key, Value>(_ key: Mimus.Argument<Key>) -> Mimus._SyncStub<Key, Binder<Key, Value>?> {
      .init(storage, "find(_:)", key)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func merge<Key, Value>(
      _ binder: Mimus.Argument<Binder<Key, Value>>, by choose: Mimus.Argument<Mimus._Placeholder>
    ) {
      storage.check("merge(_:by:)", binder, choose)
    }
    func attempt(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("attempt(_:)", body) }
    func fill<Some1: Equatable>(_ value: Mimus.Argument<Some1>, by step: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("fill(_:by:)", value, step)
    }
    func flatten<Some1: Hashable, Some2: Sequence<Some1>>(_ rows: Mimus.Argument<Some2>) {
      storage.check("flatten(_:)", rows)
    }
    func find<Key>(_ key: Mimus.Argument<Key>) { storage.check("find(_:)", key) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var merge: [(binder: Any, by: Mimus._Placeholder)] { storage._history("merge(_:by:)") }
    var attempt: [Mimus._Placeholder] { storage._history("attempt(_:)") }
    var fill: [(value: Any, by: Mimus._Placeholder)] { storage._history("fill(_:by:)") }
    var flatten: [Any] { storage._history("flatten(_:)") }
    var find: [Any] { storage._history("find(_:)") }
  }
}

final class FakeFiling: Filing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Filing)?

  init(forwardingTo real: (any Filing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFiling.self)
    target = real
  }

  func read(_ file: borrowing File, by body: (Int) -> Int) -> Int {
    let call = storage._call(
      "read(_:by:) taking (Int) -> Int", Mimus._Placeholder("File"), Mimus._Placeholder("closure")
    )
    if let body_ = call.body(Stubs.ReadByFileIntIntStub.Body.self, Int.self) {
      return body_.run(file, body)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.read(file, by: body)
    }
    return call.answer()
  }

  func read(_ file: borrowing File, by body: (Int) -> String) -> Int {
    let call = storage._call(
      "read(_:by:) taking (Int) -> String", Mimus._Placeholder("File"), Mimus._Placeholder("closure")
    )
    if let body_ = call.body(Stubs.ReadByFileIntStringStub.Body.self, Int.self) {
      return body_.run(file, body)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.read(file, by: body)
    }
    return call.answer()
  }

  func burn(_ file: __owned File, beside other: __shared File) -> Int {
    let call = storage._call("burn(_:beside:)", Mimus._Placeholder("File"), Mimus._Placeholder("File"))
    if let body = call.body(Stubs.BurnStub.Body.self, Int.self) {
      return body.run(file, other)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.burn(file, beside: other)
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
    func read(
      _ file: Mimus.Argument<Mimus._Placeholder>, by body: Mimus.Argument<Mimus._Placeholder>,
      taking: ((Int) -> Int).Type = ((Int) -> Int).self
    ) -> ReadByFileIntIntStub {
      .init(_stub: ._of(storage, "read(_:by:) taking (Int) -> Int", file, body))
    }

    struct ReadByFileIntIntStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (borrowing File, (Int) -> Int) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (borrowing File, (Int) -> Int) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func read(
      _ file: Mimus.Argument<Mimus._Placeholder>, by body: Mimus.Argument<Mimus._Placeholder>,
      taking: ((Int) -> String).Type = ((Int) -> String).self
    ) -> ReadByFileIntStringStub {
      .init(_stub: ._of(storage, "read(_:by:) taking (Int) -> String", file, body))
    }

    struct ReadByFileIntStringStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (borrowing File, (Int) -> String) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (borrowing File, (Int) -> String) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func burn(
      _ file: Mimus.Argument<Mimus._Placeholder>, beside other: Mimus.Argument<Mimus._Placeholder>
    ) -> BurnStub {
      .init(_stub: ._of(storage, "burn(_:beside:)", file, other))
    }

    struct BurnStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (__owned File, __shared File) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (__owned File, __shared File) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read(
      _ file: Mimus.Argument<Mimus._Placeholder>, by body: Mimus.Argument<Mimus._Placeholder>,
      taking: ((Int) -> Int).Type
    ) {
      storage.check("read(_:by:) taking (Int) -> Int", file, body)
    }
    func read(
      _ file: Mimus.Argument<Mimus._Placeholder>, by body: Mimus.Argument<Mimus._Placeholder>,
      taking: ((Int) -> String).Type
    ) {
      storage.check("read(_:by:) taking (Int) -> String", file, body)
    }
    func burn(_ file: Mimus.Argument<Mimus._Placeholder>, beside other: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("burn(_:beside:)", file, other)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var readByFileIntInt: [(file: Mimus._Placeholder, by: Mimus._Placeholder)] {
      storage._history("read(_:by:) taking (Int) -> Int")
    }
    var readByFileIntString: [(file: Mimus._Placeholder, by: Mimus._Placeholder)] {
      storage._history("read(_:by:) taking (Int) -> String")
    }
    var burn: [(file: Mimus._Placeholder, beside: Mimus._Placeholder)] { storage._history("burn(_:beside:)") }
  }
}

final class FakeCounted: Counted, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Counted)?

  init(forwardingTo real: (any Counted)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCounted.self)
    target = real
  }

  var count: Int {
    get {
      let call = storage._call("count")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.count
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
    var count: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "count")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var count: Mimus._VerifiedGetter { .init(storage, "count") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var count: Mimus._GetterCalls<Void> { .init(storage, "count") }
  }
}

final class FakeCounting: Counting, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Counting)?

  init(forwardingTo real: (any Counting)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCounting.self)
    target = real
  }

  func count() -> Int {
    let call = storage._call("count()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.count()
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
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var count: [Void] { storage._history("count()") }
  }
}

final class FakeCountingRegister: CountingRegister, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any CountingRegister)?

  init(forwardingTo real: (any CountingRegister)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCountingRegister.self)
    target = real
  }

  var count: Int {
    get {
      let call = storage._call("count")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.count
      }
      return call.answer()
    }
  }

  @_implements(Counting,count())
  func count_() -> Int {
    let call = storage._call("count_()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.count()
    }
    return call.answer()
  }

  func open() {
    let call = storage._call("open()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.open()
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
    var count: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "count")) }
    func count_() -> Mimus._SyncStub<(), Int> { .init(storage, "count_()") }
    func open() -> Mimus._SyncStub<(), Void> { .init(storage, "open()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var count: Mimus._VerifiedGetter { .init(storage, "count") }
    func count_() { storage.check("count_()") }
    func open() { storage.check("open()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var count: Mimus._GetterCalls<Void> { .init(storage, "count") }
    var count_: [Void] { storage._history("count_()") }
    var open: [Void] { storage._history("open()") }
  }
}

final class FakeIndexed<Key>: Indexed, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Indexed<Key>)?

  init(forwardingTo real: (any Indexed<Key>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIndexed.self)
    target = real
  }

  func convert<Key_>(_ key: Key_) -> [Key_] {
    let call = storage._call("convert(_:)", key)
    if let target, call.isUnanswered([Key_].self, Never.self) {
      return target.convert(key)
    }
    return call.answer()
  }

  func store(_ key: Key) {
    let call = storage._call("store(_:)", key)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.store(key)
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
    func convert<Key_>(_ key: Mimus.Argument<Key_>) -> Mimus._SyncStub<Key_, [Key_]> {
      .init(storage, "convert(_:)", key)
    }
    func store(_ key: Mimus.Argument<Key>) -> Mimus._SyncStub<Key, Void> { .init(storage, "store(_:)", key) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func convert<Key_>(_ key: Mimus.Argument<Key_>) { storage.check("convert(_:)", key) }
    func store(_ key: Mimus.Argument<Key>) { storage.check("store(_:)", key) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var convert: [Any] { storage._history("convert(_:)") }
    var store: [Key] { storage._history("store(_:)") }
  }
}

final class FakePacking: Packing, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Packing)?

  init(forwardingTo real: (any Packing)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePacking.self)
    target = real
  }

  func pack<each Item>(_ items: repeat each Item) -> File {
    let call = storage._call("pack(_:)", Mimus._packed(repeat each items))
    if let target, call.isUnanswered(Swift.Never.self, Never.self) {
      return target.pack(repeat each items)
    }
    return call.answer(moving: File.self)
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
    func pack<each Item>(_ items: repeat Mimus.Argument<each Item>) -> PackStub {
      .init(_stub: ._of(storage, "pack(_:)", Mimus._packed(repeat each items)))
    }

    struct PackStub: Mimus._AnyStub { let _stub: Mimus.CallStub }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func pack<each Item>(_ items: repeat Mimus.Argument<each Item>) {
      storage.check("pack(_:)", Mimus._packed(repeat each items))
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var pack: [[Any]] { storage._history("pack(_:)") }
  }
}

final class FakeRegistry: Registry, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  @_implements(Mimus.StaticMock,staticStorage)
  static let staticStorage_ = Mimus.Storage()._of(FakeRegistry.self)

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRegistry.self)
  }

  static var staticStorage: Int {
    get {
      let call = staticStorage_._inSession._call("staticStorage")
      return call.answer()
    }
  }

  static func reset() {
    let call = staticStorage_._inSession._call("reset()")
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
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
  }

  static var stub: StaticStubs { StaticStubs(storage: staticStorage_._inSession) }
  static var calls: StaticCalls { StaticCalls(storage: staticStorage_._inSession) }
  static func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StaticVerifications {
    StaticVerifications(storage: Mimus._Verification(staticStorage_._inSession, mode, fileID, filePath, line, column))
  }

  struct StaticStubs {
    fileprivate let storage: Mimus.Storage
    var staticStorage: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "staticStorage")) }
    func reset() -> Mimus._SyncStub<(), Void> { .init(storage, "reset()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var staticStorage: Mimus._VerifiedGetter { .init(storage, "staticStorage") }
    func reset() { storage.check("reset()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var staticStorage: Mimus._GetterCalls<Void> { .init(storage, "staticStorage") }
    var reset: [Void] { storage._history("reset()") }
  }
}

final class FakeFlag: Flag, Mimus.Mock, Mimus.StaticMock {
  typealias AllCases = [FakeFlag]

  let storage: Mimus.Storage
  private let target: (any Flag)?
  static let staticStorage = Mimus.Storage()._of(FakeFlag.self)

  init(forwardingTo real: (any Flag)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFlag.self)
    target = real
  }

  static var allCases: AllCases {
    get {
      let call = staticStorage._inSession._call("allCases")
      return call.answer()
    }
  }

  var name: String {
    get {
      let call = storage._call("name")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.name
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
    var name: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "name")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var name: Mimus._VerifiedGetter { .init(storage, "name") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var name: Mimus._GetterCalls<Void> { .init(storage, "name") }
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
    var allCases: Mimus._StubbedGetter<Mimus._SyncStub<(), AllCases>> { .init(.init(storage, "allCases")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var allCases: Mimus._VerifiedGetter { .init(storage, "allCases") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var allCases: Mimus._GetterCalls<Void> { .init(storage, "allCases") }
  }
}

final class FakeTicker<Instant: InstantProtocol>: Ticker, Mimus.Mock where Instant.Duration == Swift.Duration {
  typealias Duration = Swift.Duration

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTicker.self)
  }

  var now: Instant {
    get {
      let call = storage._call("now")
      return call.answer()
    }
  }

  var minimumResolution: Duration {
    get {
      let call = storage._call("minimumResolution")
      return call.answer()
    }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let call = storage._call("sleep(until:tolerance:)", deadline, tolerance)
    return try await call.asyncThrowingAnswer()
  }

  func tick() {
    let call = storage._call("tick()")
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
    var now: Mimus._StubbedGetter<Mimus._SyncStub<(), Instant>> { .init(.init(storage, "now")) }
    var minimumResolution: Mimus._StubbedGetter<Mimus._SyncStub<(), Duration>> {
      .init(.init(storage, "minimumResolution"))
    }
    func sleep(
      until deadline: Mimus.Argument<Instant>, tolerance: Mimus.Argument<Duration?>
    ) -> Mimus._AsyncThrowingStub<(until: Instant, tolerance: Duration?), any Swift.Error, Void> {
      .init(storage, "sleep(until:tolerance:)", deadline, tolerance)
    }
    func tick() -> Mimus._SyncStub<(), Void> { .init(storage, "tick()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var now: Mimus._VerifiedGetter { .init(storage, "now") }
    var minimumResolution: Mimus._VerifiedGetter { .init(storage, "minimumResolution") }
    func sleep(until deadline: Mimus.Argument<Instant>, tolerance: Mimus.Argument<Duration?>) {
      storage.check("sleep(until:tolerance:)", deadline, tolerance)
    }
    func tick() { storage.check("tick()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var now: Mimus._GetterCalls<Void> { .init(storage, "now") }
    var minimumResolution: Mimus._GetterCalls<Void> { .init(storage, "minimumResolution") }
    var sleep: [(until: Instant, tolerance: Duration?)] { storage._history("sleep(until:tolerance:)") }
    var tick: [Void] { storage._history("tick()") }
  }
}

final class FakeFeed<AsyncIterator: AsyncIteratorProtocol>: Feed, Mimus.Mock
where AsyncIterator.Element == Int, AsyncIterator.Failure == Never {
  typealias Element = Int

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFeed.self)
  }

  func makeAsyncIterator() -> AsyncIterator {
    let call = storage._call("makeAsyncIterator()")
    return call.answer()
  }

  func refresh() {
    let call = storage._call("refresh()")
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
    func makeAsyncIterator() -> Mimus._SyncStub<(), AsyncIterator> { .init(storage, "makeAsyncIterator()") }
    func refresh() -> Mimus._SyncStub<(), Void> { .init(storage, "refresh()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func makeAsyncIterator() { storage.check("makeAsyncIterator()") }
    func refresh() { storage.check("refresh()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var makeAsyncIterator: [Void] { storage._history("makeAsyncIterator()") }
    var refresh: [Void] { storage._history("refresh()") }
  }
}

final class FakeHandling: Handling, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Handling)?

  init(forwardingTo real: (any Handling)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHandling.self)
    target = real
  }

  func on(_ handler: @escaping (Int) -> Void) {
    let call = storage._call("on(_:)", handler)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.on(handler)
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
    func on(_ handler: Mimus.Argument<(Int) -> Void>) -> Mimus._SyncStub<(Int) -> Void, Void> {
      .init(storage, "on(_:)", handler)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func on(_ handler: Mimus.Argument<(Int) -> Void>) { storage.check("on(_:)", handler) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var on: [(Int) -> Void] { storage._history("on(_:)") }
  }
}

final class FakeCurrentHandling: CurrentHandling, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any CurrentHandling)?

  init(forwardingTo real: (any CurrentHandling)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCurrentHandling.self)
    target = real
  }

  func on(_ handler: @escaping (Int) -> Void) {
    let call = storage._call("on(_:)", handler)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.on(handler)
    }
    return call.answer()
  }

  func now(_ handler: (Int) -> Void) {
    let call = storage._call("now(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.NowStub.Body.self, Void.self) {
      return body.run(handler)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.now(handler)
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
    func on(_ handler: Mimus.Argument<(Int) -> Void>) -> Mimus._SyncStub<(Int) -> Void, Void> {
      .init(storage, "on(_:)", handler)
    }
    func now(_ handler: Mimus.Argument<Mimus._Placeholder>) -> NowStub {
      .init(_stub: ._of(storage, "now(_:)", handler))
    }

    struct NowStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func on(_ handler: Mimus.Argument<(Int) -> Void>) { storage.check("on(_:)", handler) }
    func now(_ handler: Mimus.Argument<Mimus._Placeholder>) { storage.check("now(_:)", handler) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var on: [(Int) -> Void] { storage._history("on(_:)") }
    var now: [Mimus._Placeholder] { storage._history("now(_:)") }
  }
}

final class FakeCommands<State, Thunk>: Commands, Mimus.Mock {
  typealias State = State
  typealias Thunk = Thunk

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCommands.self)
  }

  func send(_ command: String) {
    let call = storage._call("send(_:)", command)
    return call.answer()
  }

  func send(_ thunk: Thunk) {
    let call = storage._call("send(_:)", thunk)
    return call.answer()
  }

  subscript(_ key: Int) -> String {
    get {
      let call = storage._call("subscript(_:)", key)
      return call.answer()
    }
  }

  subscript(_ key: State) -> String {
    get {
      let call = storage._call("subscript(_:)", key)
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
    func send(_ command: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> {
      .init(storage, "send(_:)", command)
    }
    func send(_ thunk: Mimus.Argument<Thunk>) -> Mimus._SyncStub<Thunk, Void> { .init(storage, "send(_:)", thunk) }
    subscript(_ key: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", key))
    }
    subscript(_ key: Mimus.Argument<State>) -> Mimus._StubbedGetter<Mimus._SyncStub<State, String>> {
      .init(.init(storage, "subscript(_:)", key))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func send(_ command: Mimus.Argument<String>) { storage.check("send(_:)", command) }
    func send(_ thunk: Mimus.Argument<Thunk>) { storage.check("send(_:)", thunk) }
    subscript(_ key: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", key) }
    subscript(_ key: Mimus.Argument<State>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", key) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sendString: [String] { storage._history("send(_:)") }
    var sendThunk: [Thunk] { storage._history("send(_:)") }
    subscript(_ key: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", key) }
    subscript(_ key: Mimus.Argument<State>) -> Mimus._GetterCalls<State> { .init(storage, "subscript(_:)", key) }
  }
}

final class FakeDaybook<Key, Value>: Daybook, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDaybook.self)
  }

  func remove(_ key: Key) -> (key: Key, value: Value) {
    let call = storage._call("remove(_:)", key)
    return call.answer()
  }

  func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> FakeDaybook<Key, Value> {
    let call = storage._call("filter(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.FilterStub.Body.self, FakeDaybook<Key, Value>.self) {
      return body.run(isIncluded)
    }
    return call.answer()
  }

  func merge<Rows: Sequence>(_ rows: __owned Rows) where Rows.Element == (Key, Value) {
    let call = storage._call("merge(_:) where Rows: Sequence, (Key, Value) == Rows.Element", copy rows)
    return call.answer()
  }

  func merge<Rows: Sequence>(_ rows: __owned Rows) where Rows.Element == (key: Key, value: Value) {
    let call = storage._call("merge(_:) where Rows: Sequence, (key: Key, value: Value) == Rows.Element", copy rows)
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
    func remove(_ key: Mimus.Argument<Key>) -> Mimus._SyncStub<Key, (key: Key, value: Value)> {
      .init(storage, "remove(_:)", key)
    }
    func filter(_ isIncluded: Mimus.Argument<Mimus._Placeholder>) -> FilterStub {
      .init(_stub: ._of(storage, "filter(_:)", isIncluded))
    }

    struct FilterStub: Mimus._ReturningStub {
      typealias _Value = FakeDaybook<Key, Value>
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (((key: Key, value: Value)) -> Bool) -> FakeDaybook<Key, Value> }

      @discardableResult
      func andDo(
        _ body: @escaping (((key: Key, value: Value)) -> Bool) -> FakeDaybook<Key, Value>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func merge<Rows: Sequence>(
      _ rows: Mimus.Argument<Rows>
    ) -> Mimus._SyncStub<Rows, Void> where Rows.Element == (Key, Value) {
      .init(storage, "merge(_:) where Rows: Sequence, (Key, Value) == Rows.Element", rows)
    }
    func merge<Rows: Sequence>(
      _ rows: Mimus.Argument<Rows>
    ) -> Mimus._SyncStub<Rows, Void> where Rows.Element == (key: Key, value: Value) {
      .init(storage, "merge(_:) where Rows: Sequence, (key: Key, value: Value) == Rows.Element", rows)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func remove(_ key: Mimus.Argument<Key>) { storage.check("remove(_:)", key) }
    func filter(_ isIncluded: Mimus.Argument<Mimus._Placeholder>) { storage.check("filter(_:)", isIncluded) }
    func merge<Rows: Sequence>(_ rows: Mimus.Argument<Rows>) where Rows.Element == (Key, Value) {
      storage.check("merge(_:) where Rows: Sequence, (Key, Value) == Rows.Element", rows)
    }
    func merge<Rows: Sequence>(_ rows: Mimus.Argument<Rows>) where Rows.Element == (key: Key, value: Value) {
      storage.check("merge(_:) where Rows: Sequence, (key: Key, value: Value) == Rows.Element", rows)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var remove: [Key] { storage._history("remove(_:)") }
    var filter: [Mimus._Placeholder] { storage._history("filter(_:)") }
    var mergeRowsSequenceKeyValue: [Any] {
      storage._history("merge(_:) where Rows: Sequence, (Key, Value) == Rows.Element")
    }
    var mergeRowsSequenceKeyKeyValueValue: [Any] {
      storage._history("merge(_:) where Rows: Sequence, (key: Key, value: Value) == Rows.Element")
    }
  }
}

final class FakeVisits: Visits, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Visits)?

  init(forwardingTo real: (any Visits)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeVisits.self)
    target = real
  }

  func visit<Rows: Sequence>(_ body: (Rows) -> Void) where Rows.Element == Int {
    let call = storage._call("visit(_:) where Rows: Sequence, Int == Rows.Element", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.VisitRowsVoidSequenceIntStub<Rows>.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.visit(body)
    }
    return call.answer()
  }

  func visit<Rows: Sequence>(_ body: (Rows) -> Void) where Rows.Element == String {
    let call = storage._call("visit(_:) where Rows: Sequence, Rows.Element == String", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.VisitRowsVoidSequenceStringStub<Rows>.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.visit(body)
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
    func visit<Rows: Sequence>(
      _ body: Mimus.Argument<Mimus._Placeholder>, taking: Rows.Type = Rows.self
    ) -> VisitRowsVoidSequenceIntStub<Rows> where Rows.Element == Int {
      .init(_stub: ._of(storage, "visit(_:) where Rows: Sequence, Int == Rows.Element", body))
    }

    struct VisitRowsVoidSequenceIntStub<Rows: Sequence>: Mimus._ReturningStub where Rows.Element == Int {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Rows) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Rows) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func visit<Rows: Sequence>(
      _ body: Mimus.Argument<Mimus._Placeholder>, taking: Rows.Type = Rows.self
    ) -> VisitRowsVoidSequenceStringStub<Rows> where Rows.Element == String {
      .init(_stub: ._of(storage, "visit(_:) where Rows: Sequence, Rows.Element == String", body))
    }

    struct VisitRowsVoidSequenceStringStub<Rows: Sequence>: Mimus._ReturningStub where Rows.Element == String {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Rows) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Rows) -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func visit<Rows: Sequence>(
      _ body: Mimus.Argument<Mimus._Placeholder>, taking: Rows.Type
    ) where Rows.Element == Int {
      storage.check("visit(_:) where Rows: Sequence, Int == Rows.Element", body)
    }
    func visit<Rows: Sequence>(
      _ body: Mimus.Argument<Mimus._Placeholder>, taking: Rows.Type
    ) where Rows.Element == String {
      storage.check("visit(_:) where Rows: Sequence, Rows.Element == String", body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var visitRowsVoidSequenceInt: [Mimus._Placeholder] {
      storage._history("visit(_:) where Rows: Sequence, Int == Rows.Element")
    }
    var visitRowsVoidSequenceString: [Mimus._Placeholder] {
      storage._history("visit(_:) where Rows: Sequence, Rows.Element == String")
    }
  }
}

final class FakeKettle: Kettle, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Kettle)?

  init(forwardingTo real: (any Kettle)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKettle.self)
    target = real
  }

  func boil() -> Int {
    let call = storage._call("boil()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.boil()
    }
    return call.answer()
  }

  func boil() async -> Int {
    let call = storage._call("boil()")
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.boil()
    }
    return await call.asyncAnswer()
  }

  func pour(_ cups: Int) throws {
    let call = storage._call("pour(_:)", cups)
    if let target, call.isUnanswered(Void.self) {
      return try target.pour(cups)
    }
    return try call.throwingAnswer()
  }

  func pour(_ cups: Int) async throws {
    let call = storage._call("pour(_:)", cups)
    if let target, await call.isAsyncUnanswered(Void.self) {
      return try await target.pour(cups)
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
    func boil() -> Mimus._SyncStub<(), Int> { .init(storage, "boil()") }
    func pour(_ cups: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Void> {
      .init(storage, "pour(_:)", cups)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func boil() { storage.check("boil()") }
    func pour(_ cups: Mimus.Argument<Int>) { storage.check("pour(_:)", cups) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var boil: [Void] { storage._history("boil()") }
    var pour: [Int] { storage._history("pour(_:)") }
  }
}

final class FakeTeapot: Teapot, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTeapot.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func steep(_ minutes: Int) -> Int {
    let call = storage._call("steep(_:)", minutes)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.steep(minutes)
    }
    return call.answer()
  }

  override func steep(_ minutes: Int) async -> Int {
    let call = storage._call("steep(_:)", minutes)
    if await call.isAsyncLeft(toSuper: callsSuper, Int.self, Never.self) {
      return await super.steep(minutes)
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
    func steep(_ minutes: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "steep(_:)", minutes) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func steep(_ minutes: Mimus.Argument<Int>) { storage.check("steep(_:)", minutes) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var steep: [Int] { storage._history("steep(_:)") }
  }
}

final class FakeGrinder: Grinder, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Grinder)?

  init(forwardingTo real: (any Grinder)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGrinder.self)
    target = real
  }

  func grind(_ beans: Int) -> Int {
    let call = storage._call("grind(_:)", beans)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.grind(beans)
    }
    return call.answer()
  }

  func grind(_ beans: inout Int) -> Int {
    let call = storage._call("grind(_:)", beans)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.grind(&beans)
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
    func grind(_ beans: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "grind(_:)", beans) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func grind(_ beans: Mimus.Argument<Int>) { storage.check("grind(_:)", beans) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var grindIntReturningInt: [Int] { storage._history("grind(_:)") }
  }
}

final class FakeTape: Tape, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Tape>?

  init(forwardingTo real: (any Tape)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTape.self)
    target = real.map { Mimus._Target($0) }
  }

  func log(level: Int, _ text: String) {
    let call = storage._call("log(level:_:)", level, text)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.log(level: level, text)
    }
    return call.answer()
  }

  func log(_ text: String) {
    let call = storage._call("log(_:)", text)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.log(text)
    }
    return call.answer()
  }

  var logLevel: Int {
    get {
      let call = storage._call("logLevel")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.logLevel
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("logLevel.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.logLevel = newValue
      }
      call.keep(newValue, as: "logLevel")
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
    func log(level: Mimus.Argument<Int>, _ text: Mimus.Argument<String>) -> Mimus._SyncStub<(Int, String), Void> {
      .init(storage, "log(level:_:)", level, text)
    }
    func log(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> { .init(storage, "log(_:)", text) }
    var logLevel: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "logLevel"), storage, "logLevel.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func log(level: Mimus.Argument<Int>, _ text: Mimus.Argument<String>) { storage.check("log(level:_:)", level, text) }
    func log(_ text: Mimus.Argument<String>) { storage.check("log(_:)", text) }
    var logLevel: Mimus._VerifiedProperty<Int> { .init(storage, "logLevel", "logLevel.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var logLevel2: [(level: Int, text: String)] { storage._history("log(level:_:)") }
    var log: [String] { storage._history("log(_:)") }
    var logLevel: Mimus._PropertyCalls<Void, Int> { .init(storage, "logLevel", "logLevel.set(_:)") }
  }
}

final class FakeWeaver: Weaver, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Weaver)?

  init(forwardingTo real: (any Weaver)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWeaver.self)
    target = real
  }

  func weave<Thread>(_ thread: Thread) -> Warp<Thread> {
    let call = storage._call("weave(_:) -> Warp<Thread>", thread)
    if let target, call.isUnanswered(Warp<Thread>.self, Never.self) {
      return target.weave(thread)
    }
    return call.answer()
  }

  func weave<Thread>(_ thread: Thread) -> Heddle<Thread> {
    let call = storage._call("weave(_:) -> Heddle<Thread>", thread)
    if let target, call.isUnanswered(Heddle<Thread>.self, Never.self) {
      return target.weave(thread)
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
    func weave<Thread>(
      _ thread: Mimus.Argument<Thread>, returning: Warp<Thread>.Type = Warp<Thread>.self
    ) -> Mimus._SyncStub<Thread, Warp<Thread>> {
      .init(storage, "weave(_:) -> Warp<Thread>", thread)
    }
    func weave<Thread>(
      _ thread: Mimus.Argument<Thread>, returning: Heddle<Thread>.Type = Heddle<Thread>.self
    ) -> Mimus._SyncStub<Thread, Heddle<Thread>> {
      .init(storage, "weave(_:) -> Heddle<Thread>", thread)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func weave<Thread>(_ thread: Mimus.Argument<Thread>, returning: Warp<Thread>.Type) {
      storage.check("weave(_:) -> Warp<Thread>", thread)
    }
    func weave<Thread>(_ thread: Mimus.Argument<Thread>, returning: Heddle<Thread>.Type) {
      storage.check("weave(_:) -> Heddle<Thread>", thread)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var weaveThreadReturningWarpThread: [Any] { storage._history("weave(_:) -> Warp<Thread>") }
    var weaveThreadReturningHeddleThread: [Any] { storage._history("weave(_:) -> Heddle<Thread>") }
  }
}

final class FakeKiosk: Kiosk, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Kiosk>?

  init(forwardingTo real: (any Kiosk)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKiosk.self)
    target = real.map { Mimus._Target($0) }
  }

  func sell(_ number: Int) -> Int {
    let call = storage._call("sell(_:) taking Int", number)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.sell(number)
    }
    return call.answer()
  }

  func sell(_ number: Int?) -> String {
    let call = storage._call("sell(_:) taking Int?", number)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.sell(number)
    }
    return call.answer()
  }

  func stock(_ publication: Publication) -> Int {
    let call = storage._call("stock(_:) taking Publication", publication)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.stock(publication)
    }
    return call.answer()
  }

  func stock(_ novel: Novel) -> String {
    let call = storage._call("stock(_:) taking Novel", novel)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.stock(novel)
    }
    return call.answer()
  }

  func label<Label>(_ label: Label, at place: Int) -> Int {
    let call = storage._call("label(_:at:) taking Label", label, place)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.label(label, at: place)
    }
    return call.answer()
  }

  func label(_ label: String, at place: Int) -> String {
    let call = storage._call("label(_:at:) taking String", label, place)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.label(label, at: place)
    }
    return call.answer()
  }

  func order(_ numbers: [Int]) -> Int {
    let call = storage._call("order(_:) taking [Int]", numbers)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.order(numbers)
    }
    return call.answer()
  }

  func order(_ titles: [String]) -> String {
    let call = storage._call("order(_:) taking [String]", titles)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.order(titles)
    }
    return call.answer()
  }

  func count(_ number: Int) -> Int {
    let call = storage._call("count(_:)", number)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.count(number)
    }
    return call.answer()
  }

  func count(_ title: String) -> String {
    let call = storage._call("count(_:)", title)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.count(title)
    }
    return call.answer()
  }

  func scan(_ number: Int) -> Int {
    let call = storage._call("scan(_:) -> Int", number)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.scan(number)
    }
    return call.answer()
  }

  func scan(_ number: Int) -> String {
    let call = storage._call("scan(_:) -> String", number)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.scan(number)
    }
    return call.answer()
  }

  func scan(_ title: String) -> String {
    let call = storage._call("scan(_:) taking String", title)
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value.scan(title)
    }
    return call.answer()
  }

  subscript(_ number: Int) -> Int {
    get {
      let call = storage._call("subscript(_:) taking Int", number)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value[number]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:) taking Int", number, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[number] = newValue
      }
      call.answer() as Void
    }
  }

  subscript(_ number: Int?) -> String {
    get {
      let call = storage._call("subscript(_:) taking Int?", number)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value[number]
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
    func sell(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> {
      .init(storage, "sell(_:) taking Int", number)
    }
    func sell(_ number: Mimus.Argument<Int?>) -> Mimus._SyncStub<Int?, String> {
      .init(storage, "sell(_:) taking Int?", number)
    }
    func stock(_ publication: Mimus.Argument<Publication>) -> Mimus._SyncStub<Publication, Int> {
      .init(storage, "stock(_:) taking Publication", publication)
    }
    func stock(_ novel: Mimus.Argument<Novel>) -> Mimus._SyncStub<Novel, String> {
      .init(storage, "stock(_:) taking Novel", novel)
    }
    func label<Label>(
      _ label: Mimus.Argument<Label>, at place: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<(Label, Int), Int> {
      .init(storage, "label(_:at:) taking Label", label, place)
    }
    func label(
      _ label: Mimus.Argument<String>, at place: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<(String, Int), String> {
      .init(storage, "label(_:at:) taking String", label, place)
    }
    func order(_ numbers: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Int> {
      .init(storage, "order(_:) taking [Int]", numbers)
    }
    func order(_ titles: Mimus.Argument<[String]>) -> Mimus._SyncStub<[String], String> {
      .init(storage, "order(_:) taking [String]", titles)
    }
    func count(_ number: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "count(_:)", number) }
    func count(_ title: Mimus.Argument<String>) -> Mimus._SyncStub<String, String> {
      .init(storage, "count(_:)", title)
    }
    func scan(_ number: Mimus.Argument<Int>, returning: Int.Type = Int.self) -> Mimus._SyncStub<Int, Int> {
      .init(storage, "scan(_:) -> Int", number)
    }
    func scan(_ number: Mimus.Argument<Int>, returning: String.Type = String.self) -> Mimus._SyncStub<Int, String> {
      .init(storage, "scan(_:) -> String", number)
    }
    func scan(_ title: Mimus.Argument<String>) -> Mimus._SyncStub<String, String> {
      .init(storage, "scan(_:) taking String", title)
    }
    subscript(_ number: Mimus.Argument<Int>) -> Mimus._StubbedSubscript<Mimus._SyncStub<Int, Int>, (Int, Int), Int> {
      .init(
        .init(storage, "subscript(_:) taking Int", number),
        set: { .init(storage, "subscript.set(_:newValue:) taking Int", number, $0) }
      )
    }
    subscript(_ number: Mimus.Argument<Int?>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int?, String>> {
      .init(.init(storage, "subscript(_:) taking Int?", number))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func sell(_ number: Mimus.Argument<Int>) { storage.check("sell(_:) taking Int", number) }
    func sell(_ number: Mimus.Argument<Int?>) { storage.check("sell(_:) taking Int?", number) }
    func stock(_ publication: Mimus.Argument<Publication>) {
      storage.check("stock(_:) taking Publication", publication)
    }
    func stock(_ novel: Mimus.Argument<Novel>) { storage.check("stock(_:) taking Novel", novel) }
    func label<Label>(_ label: Mimus.Argument<Label>, at place: Mimus.Argument<Int>) {
      storage.check("label(_:at:) taking Label", label, place)
    }
    func label(_ label: Mimus.Argument<String>, at place: Mimus.Argument<Int>) {
      storage.check("label(_:at:) taking String", label, place)
    }
    func order(_ numbers: Mimus.Argument<[Int]>) { storage.check("order(_:) taking [Int]", numbers) }
    func order(_ titles: Mimus.Argument<[String]>) { storage.check("order(_:) taking [String]", titles) }
    func count(_ number: Mimus.Argument<Int>) { storage.check("count(_:)", number) }
    func count(_ title: Mimus.Argument<String>) { storage.check("count(_:)", title) }
    func scan(_ number: Mimus.Argument<Int>, returning: Int.Type) { storage.check("scan(_:) -> Int", number) }
    func scan(_ number: Mimus.Argument<Int>, returning: String.Type) { storage.check("scan(_:) -> String", number) }
    func scan(_ title: Mimus.Argument<String>) { storage.check("scan(_:) taking String", title) }
    subscript(_ number: Mimus.Argument<Int>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(_:) taking Int", "subscript.set(_:newValue:) taking Int", number)
    }
    subscript(_ number: Mimus.Argument<Int?>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) taking Int?", number)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var sellInt: [Int] { storage._history("sell(_:) taking Int") }
    var sellIntOptional: [Int?] { storage._history("sell(_:) taking Int?") }
    var stockPublication: [Publication] { storage._history("stock(_:) taking Publication") }
    var stockNovel: [Novel] { storage._history("stock(_:) taking Novel") }
    var labelAtLabelInt: [(label: Any, at: Int)] { storage._history("label(_:at:) taking Label") }
    var labelAtStringInt: [(label: String, at: Int)] { storage._history("label(_:at:) taking String") }
    var orderIntArray: [[Int]] { storage._history("order(_:) taking [Int]") }
    var orderStringArray: [[String]] { storage._history("order(_:) taking [String]") }
    var countInt: [Int] { storage._history("count(_:)") }
    var countString: [String] { storage._history("count(_:)") }
    func scanInt(returning: Int.Type) -> [Int] { storage._history("scan(_:) -> Int") }
    func scanInt(returning: String.Type) -> [Int] { storage._history("scan(_:) -> String") }
    var scanString: [String] { storage._history("scan(_:) taking String") }
    subscript(_ number: Mimus.Argument<Int>) -> Mimus._PropertyCalls<Int, Int> {
      .init(storage, "subscript(_:) taking Int", "subscript.set(_:newValue:) taking Int", number)
    }
    subscript(_ number: Mimus.Argument<Int?>) -> Mimus._GetterCalls<Int?> {
      .init(storage, "subscript(_:) taking Int?", number)
    }
  }
}

final class FakeDrawer: Drawer, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeDrawer.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func take<Item>() -> Item? {
    let call = storage._call("take() -> Item?")
    if call.isLeft(toSuper: callsSuper, Item?.self, Never.self) {
      return super.take()
    }
    return call.answer()
  }

  override func take<Item>() -> [Item] {
    let call = storage._call("take() -> [Item]")
    if call.isLeft(toSuper: callsSuper, [Item].self, Never.self) {
      return super.take()
    }
    return call.answer()
  }

  override func find<Item: Decodable>(_ label: String) async throws -> Item? {
    let call = storage._call("find(_:) -> Item?", label)
    if await call.isAsyncLeft(toSuper: callsSuper, Item?.self) {
      return try await super.find(label)
    }
    return try await call.asyncThrowingAnswer()
  }

  override func find<Item: Decodable>(_ label: String) async throws -> [Item]? {
    let call = storage._call("find(_:) -> [Item]?", label)
    return try await call.asyncThrowingAnswer()
  }

  override func look<Item: Bell>(_ label: String) -> Item? {
    let call = storage._call("look(_:) -> Item?", label)
    if call.isLeft(toSuper: callsSuper, Item?.self, Never.self) {
      return super.look(label)
    }
    return call.answer()
  }

  override func look<Item: Bell>(_ label: String) -> [Item]? {
    let call = storage._call("look(_:) -> [Item]?", label)
    if call.isLeft(toSuper: callsSuper, [Item]?.self, Never.self) {
      return super.look(label)
    }
    return call.answer()
  }

  override subscript<Item>(_ place: Int) -> Item {
    get {
      let call = storage._call("subscript(_:) -> Item", place)
      if call.isLeft(toSuper: callsSuper, Item.self, Never.self) {
        return super[place]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:) -> Item", place, newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super[place] = newValue
      }
      call.answer() as Void
    }
  }

  override subscript<Item>(_ place: Int) -> Item? {
    get {
      let call = storage._call("subscript(_:) -> Item?", place)
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
    func take<Item>(returning: Item?.Type = Item?.self) -> Mimus._SyncStub<(), Item?> {
      .init(storage, "take() -> Item?")
    }
    func take<Item>(returning: [Item].Type = [Item].self) -> Mimus._SyncStub<(), [Item]> {
      .init(storage, "take() -> [Item]")
    }
    func find<Item: Decodable>(
      _ label: Mimus.Argument<String>, returning: Item?.Type = Item?.self
    ) -> Mimus._AsyncThrowingStub<String, any Swift.Error, Item?> {
      .init(storage, "find(_:) -> Item?", label)
    }
    func find<Item: Decodable>(
      _ label: Mimus.Argument<String>, returning: [Item]?.Type = [Item]?.self
    ) -> Mimus._AsyncThrowingStub<String, any Swift.Error, [Item]?> {
      .init(storage, "find(_:) -> [Item]?", label)
    }
    func look<Item: Bell>(
      _ label: Mimus.Argument<String>, returning: Item?.Type = Item?.self
    ) -> Mimus._SyncStub<String, Item?> {
      .init(storage, "look(_:) -> Item?", label)
    }
    func look<Item: Bell>(
      _ label: Mimus.Argument<String>, returning: [Item]?.Type = [Item]?.self
    ) -> Mimus._SyncStub<String, [Item]?> {
      .init(storage, "look(_:) -> [Item]?", label)
    }
    subscript<Item>(
      _ place: Mimus.Argument<Int>, returning returning: Item.Type = Item.self
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Int, Item>, (Int, Item), Item> {
      .init(
        .init(storage, "subscript(_:) -> Item", place),
        set: { .init(storage, "subscript.set(_:newValue:) -> Item", place, $0) }
      )
    }
    subscript<Item>(
      _ place: Mimus.Argument<Int>, returning returning: Item?.Type = Item?.self
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Item?>> {
      .init(.init(storage, "subscript(_:) -> Item?", place))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func take<Item>(returning: Item?.Type) { storage.check("take() -> Item?") }
    func take<Item>(returning: [Item].Type) { storage.check("take() -> [Item]") }
    func find<Item: Decodable>(_ label: Mimus.Argument<String>, returning: Item?.Type) {
      storage.check("find(_:) -> Item?", label)
    }
    func find<Item: Decodable>(_ label: Mimus.Argument<String>, returning: [Item]?.Type) {
      storage.check("find(_:) -> [Item]?", label)
    }
    func look<Item: Bell>(_ label: Mimus.Argument<String>, returning: Item?.Type) {
      storage.check("look(_:) -> Item?", label)
    }
    func look<Item: Bell>(_ label: Mimus.Argument<String>, returning: [Item]?.Type) {
      storage.check("look(_:) -> [Item]?", label)
    }
    subscript<Item>(_ place: Mimus.Argument<Int>, returning returning: Item.Type) -> Mimus._VerifiedProperty<Item> {
      .init(storage, "subscript(_:) -> Item", "subscript.set(_:newValue:) -> Item", place)
    }
    subscript<Item>(_ place: Mimus.Argument<Int>, returning returning: Item?.Type) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) -> Item?", place)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    func take(returning: Any?.Type) -> [Void] { storage._history("take() -> Item?") }
    func take(returning: Any.Type) -> [Void] { storage._history("take() -> [Item]") }
    var findStringDecodableReturningItemOptional: [String] { storage._history("find(_:) -> Item?") }
    var findStringDecodableReturningItemArrayOptional: [String] { storage._history("find(_:) -> [Item]?") }
    var lookStringBellReturningItemOptional: [String] { storage._history("look(_:) -> Item?") }
    var lookStringBellReturningItemArrayOptional: [String] { storage._history("look(_:) -> [Item]?") }
    subscript<Item>(_ place: Mimus.Argument<Int>, returning returning: Item.Type) -> Mimus._PropertyCalls<Int, Item> {
      .init(storage, "subscript(_:) -> Item", "subscript.set(_:newValue:) -> Item", place)
    }
    subscript<Item>(_ place: Mimus.Argument<Int>, returning returning: Item?.Type) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) -> Item?", place)
    }
  }
}
