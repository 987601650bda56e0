// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeHardClosures: HardClosures, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any HardClosures)?

  init(forwardingTo real: (any HardClosures)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHardClosures.self)
    target = real
  }

  func changing(_ body: @escaping (inout Int) -> Void) {
    let call = storage._call("changing(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.changing(body)
    }
    return call.answer()
  }

  func typed(_ body: @escaping (Int) throws(CardError) -> Int) throws(CardError) {
    let call = storage._call("typed(_:)", body)
    if let target, call.isUnanswered(Void.self, CardError.self) {
      return try target.typed(body)
    }
    return try call.throwingAnswer(CardError.self)
  }

  func asynchronous(_ body: @escaping @Sendable (String) async throws -> Int) async throws -> Int {
    let call = storage._call("asynchronous(_:)", body)
    if let target, await call.isAsyncUnanswered(Int.self) {
      return try await target.asynchronous(body)
    }
    return try await call.asyncThrowingAnswer()
  }

  func isolated(_ body: @escaping @MainActor @Sendable (Int) -> Void) {
    let call = storage._call("isolated(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.isolated(body)
    }
    return call.answer()
  }

  func many(_ bodies: [(Int) -> Int]) {
    let call = storage._call("many(_:)", bodies)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.many(bodies)
    }
    return call.answer()
  }

  func pair(_ handlers: (done: () -> Void, failed: (any Error) -> Void)) {
    let call = storage._call("pair(_:)", handlers)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.pair(handlers)
    }
    return call.answer()
  }

  func variadic(_ bodies: (Int) -> Void...) {
    let call = storage._call("variadic(_:)", bodies)
    return call.answer()
  }

  func lines(@LineBuilder _ body: () -> [String]) -> Int {
    let call = storage._call("lines(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.LinesStub.Body.self, Int.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.lines(body)
    }
    return call.answer()
  }

  func asserting(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String) rethrows -> Bool {
    let call = storage._call("asserting(_:_:)", Mimus._Placeholder("closure"), Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.AssertingStub.Body.self, Bool.self) {
      return body.run(condition, message)
    }
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return try target.asserting(try condition(), message())
    }
    return call.answer()
  }

  func packed<each Element>(_ values: repeat each Element, then body: @escaping (repeat each Element) -> Void) {
    let call = storage._call("packed(_:then:)", Mimus._packed(repeat each values), Mimus._Placeholder("closure"))
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.packed(repeat each values, then: body)
    }
    return call.answer()
  }

  func maker() -> @Sendable (Int) -> String {
    let call = storage._call("maker()")
    if let target, call.isUnanswered((@Sendable (Int) -> String).self, Never.self) {
      return target.maker()
    }
    return call.answer()
  }

  func nothing(_ body: (() throws -> Void)?) rethrows {
    let call = storage._call("nothing(_:)", body)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return try target.nothing(body)
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
    func changing(_ body: Mimus.Argument<(inout Int) -> Void>) -> Mimus._SyncStub<(inout Int) -> Void, Void> {
      .init(storage, "changing(_:)", body)
    }
    func typed(
      _ body: Mimus.Argument<(Int) throws(CardError) -> Int>
    ) -> Mimus._SyncThrowingStub<(Int) throws(CardError) -> Int, CardError, Void> {
      .init(storage, "typed(_:)", body)
    }
    func asynchronous(
      _ body: Mimus.Argument<@Sendable (String) async throws -> Int>
    ) -> Mimus._AsyncThrowingStub<@Sendable (String) async throws -> Int, any Swift.Error, Int> {
      .init(storage, "asynchronous(_:)", body)
    }
    func isolated(
      _ body: Mimus.Argument<@MainActor @Sendable (Int) -> Void>
    ) -> Mimus._SyncStub<@MainActor @Sendable (Int) -> Void, Void> {
      .init(storage, "isolated(_:)", body)
    }
    func many(_ bodies: Mimus.Argument<[(Int) -> Int]>) -> Mimus._SyncStub<[(Int) -> Int], Void> {
      .init(storage, "many(_:)", bodies)
    }
    func pair(
      _ handlers: Mimus.Argument<(done: () -> Void, failed: (any Error) -> Void)>
    ) -> Mimus._SyncStub<(done: () -> Void, failed: (any Error) -> Void), Void> {
      .init(storage, "pair(_:)", handlers)
    }
    func variadic(_ bodies: Mimus.Argument<[(Int) -> Void]>) -> Mimus._SyncStub<[(Int) -> Void], Void> {
      .init(storage, "variadic(_:)", bodies)
    }
    func lines(_ body: Mimus.Argument<Mimus._Placeholder>) -> LinesStub {
      .init(_stub: ._of(storage, "lines(_:)", body))
    }

    struct LinesStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> [String]) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> [String]) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func asserting(
      _ condition: Mimus.Argument<Mimus._Placeholder>, _ message: Mimus.Argument<Mimus._Placeholder>
    ) -> AssertingStub {
      .init(_stub: ._of(storage, "asserting(_:_:)", condition, message))
    }

    struct AssertingStub: Mimus._ReturningStub {
      typealias _Value = Bool
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws -> Bool, () -> String) -> Bool }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws -> Bool, () -> String) -> Bool, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func packed<each Element>(
      _ values: repeat Mimus.Argument<each Element>, then body: Mimus.Argument<Mimus._Placeholder>
    ) -> Mimus._SyncStub<([Any], Mimus._Placeholder), Void> {
      .init(storage, "packed(_:then:)", Mimus._packed(repeat each values), body)
    }
    func maker() -> Mimus._SyncStub<(), @Sendable (Int) -> String> { .init(storage, "maker()") }
    func nothing(_ body: Mimus.Argument<(() throws -> Void)?>) -> Mimus._SyncStub<(() throws -> Void)?, Void> {
      .init(storage, "nothing(_:)", body)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func changing(_ body: Mimus.Argument<(inout Int) -> Void>) { storage.check("changing(_:)", body) }
    func typed(_ body: Mimus.Argument<(Int) throws(CardError) -> Int>) { storage.check("typed(_:)", body) }
    func asynchronous(_ body: Mimus.Argument<@Sendable (String) async throws -> Int>) {
      storage.check("asynchronous(_:)", body)
    }
    func isolated(_ body: Mimus.Argument<@MainActor @Sendable (Int) -> Void>) { storage.check("isolated(_:)", body) }
    func many(_ bodies: Mimus.Argument<[(Int) -> Int]>) { storage.check("many(_:)", bodies) }
    func pair(_ handlers: Mimus.Argument<(done: () -> Void, failed: (any Error) -> Void)>) {
      storage.check("pair(_:)", handlers)
    }
    func variadic(_ bodies: Mimus.Argument<[(Int) -> Void]>) { storage.check("variadic(_:)", bodies) }
    func lines(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("lines(_:)", body) }
    func asserting(_ condition: Mimus.Argument<Mimus._Placeholder>, _ message: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("asserting(_:_:)", condition, message)
    }
    func packed<each Element>(
      _ values: repeat Mimus.Argument<each Element>, then body: Mimus.Argument<Mimus._Placeholder>
    ) {
      storage.check("packed(_:then:)", Mimus._packed(repeat each values), body)
    }
    func maker() { storage.check("maker()") }
    func nothing(_ body: Mimus.Argument<(() throws -> Void)?>) { storage.check("nothing(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var changing: [(inout Int) -> Void] { storage._history("changing(_:)") }
    var typed: [(Int) throws(CardError) -> Int] { storage._history("typed(_:)") }
    var asynchronous: [@Sendable (String) async throws -> Int] { storage._history("asynchronous(_:)") }
    var isolated: [@MainActor @Sendable (Int) -> Void] { storage._history("isolated(_:)") }
    var many: [[(Int) -> Int]] { storage._history("many(_:)") }
    var pair: [(done: () -> Void, failed: (any Error) -> Void)] { storage._history("pair(_:)") }
    var variadic: [[(Int) -> Void]] { storage._history("variadic(_:)") }
    var lines: [Mimus._Placeholder] { storage._history("lines(_:)") }
    var asserting: [(condition: Mimus._Placeholder, message: Mimus._Placeholder)] {
      storage._history("asserting(_:_:)")
    }
    var packed: [(values: [Any], then: Mimus._Placeholder)] { storage._history("packed(_:then:)") }
    var maker: [Void] { storage._history("maker()") }
    var nothing: [(() throws -> Void)?] { storage._history("nothing(_:)") }
  }
}

final class FakeSliceable: Sliceable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Sliceable)?

  init(forwardingTo real: (any Sliceable)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSliceable.self)
    target = real
  }

  subscript(_ range: UnboundedRange) -> [Int] {
    get {
      let call = storage._call("subscript(_:)", Mimus._Placeholder("closure"))
      if let body = call.body(Stubs.SubscriptStub.Body.self, [Int].self) {
        return body.run(range)
      }
      if let target, call.isUnanswered([Int].self, Never.self) {
        return target[range]
      }
      return call.answer()
    }
  }

  func slice(_ range: UnboundedRange, of name: String) -> Int {
    let call = storage._call("slice(_:of:)", Mimus._Placeholder("closure"), name)
    if let body = call.body(Stubs.SliceStub.Body.self, Int.self) {
      return body.run(range, name)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.slice(range, of: name)
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
    subscript(_ range: Mimus.Argument<Mimus._Placeholder>) -> Mimus._StubbedGetter<SubscriptStub> {
      .init(.init(_stub: ._of(storage, "subscript(_:)", range)))
    }

    struct SubscriptStub: Mimus._ReturningStub {
      typealias _Value = [Int]
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (UnboundedRange) -> [Int] }

      @discardableResult
      func andDo(
        _ body: @escaping (UnboundedRange) -> [Int], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func slice(_ range: Mimus.Argument<Mimus._Placeholder>, of name: Mimus.Argument<String>) -> SliceStub {
      .init(_stub: ._of(storage, "slice(_:of:)", range, name))
    }

    struct SliceStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (UnboundedRange, String) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (UnboundedRange, String) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ range: Mimus.Argument<Mimus._Placeholder>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", range)
    }
    func slice(_ range: Mimus.Argument<Mimus._Placeholder>, of name: Mimus.Argument<String>) {
      storage.check("slice(_:of:)", range, name)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ range: Mimus.Argument<Mimus._Placeholder>) -> Mimus._GetterCalls<Mimus._Placeholder> {
      .init(storage, "subscript(_:)", range)
    }
    var slice: [(range: Mimus._Placeholder, of: String)] { storage._history("slice(_:of:)") }
  }
}

final class FakeComplaint: Complaint, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Complaint)?

  init(forwardingTo real: (any Complaint)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeComplaint.self)
    target = real
  }

  func file(_ reason: @autoclosure () throws -> String) -> Int {
    let call = storage._call("file(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.FileStub.Body.self, Int.self) {
      return body.run(reason)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.file(try reason())
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
    func file(_ reason: Mimus.Argument<Mimus._Placeholder>) -> FileStub {
      .init(_stub: ._of(storage, "file(_:)", reason))
    }

    struct FileStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws -> String) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws -> String) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func file(_ reason: Mimus.Argument<Mimus._Placeholder>) { storage.check("file(_:)", reason) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var file: [Mimus._Placeholder] { storage._history("file(_:)") }
  }
}

final class FakeChecklist: Checklist, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Checklist)?

  init(forwardingTo real: (any Checklist)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeChecklist.self)
    target = real
  }

  func tick<each Item>(_ marks: repeat (each Item) -> Void) {
    let call = storage._call("tick(_:)", Mimus._Placeholder("closure"))
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.tick(repeat each marks)
    }
    return call.answer()
  }

  func draw<each Item>(_ makers: repeat () -> each Item) -> (repeat each Item) {
    let call = storage._call("draw(_:)", Mimus._Placeholder("closure"))
    if let target, call.isUnanswered((repeat each Item).self, Never.self) {
      return target.draw(repeat each makers)
    }
    return call.answer()
  }

  func keep<each Item>(_ makers: repeat @escaping () -> each Item) {
    let call = storage._call("keep(_:)", Mimus._Placeholder("closure"))
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.keep(repeat each makers)
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
    func tick(_ marks: Mimus.Argument<Mimus._Placeholder>) -> Mimus._SyncStub<Mimus._Placeholder, Void> {
      .init(storage, "tick(_:)", marks)
    }
    func draw<each Item>(
      _ makers: Mimus.Argument<Mimus._Placeholder>
    ) -> Mimus._SyncStub<Mimus._Placeholder, (repeat each Item)> {
      .init(storage, "draw(_:)", makers)
    }
    func keep(_ makers: Mimus.Argument<Mimus._Placeholder>) -> Mimus._SyncStub<Mimus._Placeholder, Void> {
      .init(storage, "keep(_:)", makers)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func tick(_ marks: Mimus.Argument<Mimus._Placeholder>) { storage.check("tick(_:)", marks) }
    func draw(_ makers: Mimus.Argument<Mimus._Placeholder>) { storage.check("draw(_:)", makers) }
    func keep(_ makers: Mimus.Argument<Mimus._Placeholder>) { storage.check("keep(_:)", makers) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var tick: [Mimus._Placeholder] { storage._history("tick(_:)") }
    var draw: [Mimus._Placeholder] { storage._history("draw(_:)") }
    var keep: [Mimus._Placeholder] { storage._history("keep(_:)") }
  }
}

final class FakeFetcher: Fetcher, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any Fetcher)?
  static let staticStorage = Mimus.Storage()._of(FakeFetcher.self)

  init(forwardingTo real: (any Fetcher)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFetcher.self)
    target = real
  }

  func fetch(_ body: () -> Void) {
    let call = storage._call("fetch(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.FetchStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.fetch(body)
    }
    return call.answer()
  }

  func Fetch(_ body: () -> Void) {
    let call = storage._call("Fetch(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.Fetch2Stub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.Fetch(body)
    }
    return call.answer()
  }

  static func fetch(_ body: () -> Void) {
    let call = staticStorage._inSession._call("fetch(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(StaticStubs.FetchStub.Body.self, Void.self) {
      return body_.run(body)
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
    func fetch(_ body: Mimus.Argument<Mimus._Placeholder>) -> FetchStub {
      .init(_stub: ._of(storage, "fetch(_:)", body))
    }

    struct FetchStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func Fetch(_ body: Mimus.Argument<Mimus._Placeholder>) -> Fetch2Stub {
      .init(_stub: ._of(storage, "Fetch(_:)", body))
    }

    struct Fetch2Stub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func fetch(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("fetch(_:)", body) }
    func Fetch(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("Fetch(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var fetch: [Mimus._Placeholder] { storage._history("fetch(_:)") }
    var Fetch: [Mimus._Placeholder] { storage._history("Fetch(_:)") }
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
    func fetch(_ body: Mimus.Argument<Mimus._Placeholder>) -> FetchStub {
      .init(_stub: ._of(storage, "fetch(_:)", body))
    }

    struct FetchStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Void) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func fetch(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("fetch(_:)", body) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var fetch: [Mimus._Placeholder] { storage._history("fetch(_:)") }
  }
}

final class FakeRetrier: Retrier, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Retrier)?

  init(forwardingTo real: (any Retrier)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRetrier.self)
    target = real
  }

  func retry(_ step: nonisolated(nonsending) @escaping () async -> Void, until isDone: (Int) -> Bool) {
    let call = storage._call("retry(_:until:)", step, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.RetryStub.Body.self, Void.self) {
      return body.run(step, isDone)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.retry(step, until: isDone)
    }
    return call.answer()
  }

  func choose<Value>(_ pick: (Int) -> Value) -> Value {
    let call = storage._call("choose(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.ChooseStub<Value>.Body.self, Value.self) {
      return body.run(pick)
    }
    if let target, call.isUnanswered(Value.self, Never.self) {
      return target.choose(pick)
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
    func retry(
      _ step: Mimus.Argument<nonisolated(nonsending) () async -> Void>, until isDone: Mimus.Argument<Mimus._Placeholder>
    ) -> RetryStub {
      .init(_stub: ._of(storage, "retry(_:until:)", step, isDone))
    }

    struct RetryStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: (nonisolated(nonsending) @escaping () async -> Void, (Int) -> Bool) -> Void
      }

      @discardableResult
      func andDo(
        _ body: @escaping (nonisolated(nonsending) @escaping () async -> Void, (Int) -> Bool) -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func choose<Value>(_ pick: Mimus.Argument<Mimus._Placeholder>) -> ChooseStub<Value> {
      .init(_stub: ._of(storage, "choose(_:)", pick))
    }

    struct ChooseStub<Value>: Mimus._ReturningStub {
      typealias _Value = Value
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int) -> Value) -> Value }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int) -> Value) -> Value, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func retry(
      _ step: Mimus.Argument<nonisolated(nonsending) () async -> Void>, until isDone: Mimus.Argument<Mimus._Placeholder>
    ) {
      storage.check("retry(_:until:)", step, isDone)
    }
    func choose(_ pick: Mimus.Argument<Mimus._Placeholder>) { storage.check("choose(_:)", pick) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var retry: [(step: nonisolated(nonsending) () async -> Void, until: Mimus._Placeholder)] {
      storage._history("retry(_:until:)")
    }
    var choose: [Mimus._Placeholder] { storage._history("choose(_:)") }
  }
}
