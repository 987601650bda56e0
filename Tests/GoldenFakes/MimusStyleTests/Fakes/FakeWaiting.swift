// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakePostOffice: PostOffice, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any PostOffice)?
  static let staticStorage = Mimus.Storage()._of(FakePostOffice.self)

  init(forwardingTo real: (any PostOffice)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePostOffice.self)
    target = real
  }

  var newest: String {
    get async throws {
      let call = storage._call("newest")
      if let target, await call.isAsyncUnanswered(String.self) {
        return try await target.newest
      }
      return try await call.asyncThrowingAnswer()
    }
  }

  subscript(_ shelf: Int, row row: Int) -> String {
    get async {
      let call = storage._call("subscript(_:row:)", shelf, row)
      if let target, await call.isAsyncUnanswered(String.self, Never.self) {
        return await target[shelf, row: row]
      }
      return await call.asyncAnswer()
    }
  }

  func close() async {
    let call = storage._call("close()")
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.close()
    }
    return await call.asyncAnswer()
  }

  func count(of text: String) async -> Int {
    let call = storage._call("count(of:)", text)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.count(of: text)
    }
    return await call.asyncAnswer()
  }

  func send(_ text: String, to name: String) async throws -> Receipt {
    let call = storage._call("send(_:to:)", text, name)
    if let target, await call.isAsyncUnanswered(Receipt.self) {
      return try await target.send(text, to: name)
    }
    return try await call.asyncThrowingAnswer()
  }

  func settle(_ amount: Int, by name: String) async throws(CardError) -> Receipt {
    let call = storage._call("settle(_:by:)", amount, name)
    if let target, await call.isAsyncUnanswered(Receipt.self, CardError.self) {
      return try await target.settle(amount, by: name)
    }
    return try await call.asyncThrowingAnswer(CardError.self)
  }

  func pass<Value: Sendable>(_ value: Value, as name: String) async -> Value {
    let call = storage._call("pass(_:as:)", value, name)
    if let target, await call.isAsyncUnanswered(Value.self, Never.self) {
      return await target.pass(value, as: name)
    }
    return await call.asyncAnswer()
  }

  func each(_ name: String, _ body: (Int) -> Void) async throws -> Int {
    let call = storage._call("each(_:_:)", name, Mimus._Placeholder("closure"))
    if let body_ = await call.asyncBody(Stubs.EachStub.Body.self, Int.self) {
      return try await body_.run(name, body)
    }
    if let target, await call.isAsyncUnanswered(Int.self) {
      return try await target.each(name, body)
    }
    return try await call.asyncThrowingAnswer()
  }

  func letters(to name: String) -> AsyncStream<Int> {
    let call = storage._call("letters(to:)", name)
    if let target, call.isUnanswered(AsyncStream<Int>.self, Never.self) {
      return target.letters(to: name)
    }
    return call.answer()
  }

  func news() async throws -> AsyncThrowingStream<String, any Error> {
    let call = storage._call("news()")
    if let target, await call.isAsyncUnanswered(AsyncThrowingStream<String, any Error>.self) {
      return try await target.news()
    }
    return try await call.asyncThrowingAnswer()
  }

  static func open(_ name: String, at hour: Int) async -> Bool {
    let call = staticStorage._inSession._call("open(_:at:)", name, hour)
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
    var newest: Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(), any Swift.Error, String>> {
      .init(.init(storage, "newest"))
    }
    subscript(
      _ shelf: Mimus.Argument<Int>, row row: Mimus.Argument<Int>
    ) -> Mimus._StubbedGetter<Mimus._AsyncStub<(shelf: Int, row: Int), String>> {
      .init(.init(storage, "subscript(_:row:)", shelf, row))
    }
    func close() -> Mimus._AsyncStub<(), Void> { .init(storage, "close()") }
    func count(of text: Mimus.Argument<String>) -> Mimus._AsyncStub<String, Int> { .init(storage, "count(of:)", text) }
    func send(
      _ text: Mimus.Argument<String>, to name: Mimus.Argument<String>
    ) -> Mimus._AsyncThrowingStub<(text: String, to: String), any Swift.Error, Receipt> {
      .init(storage, "send(_:to:)", text, name)
    }
    func settle(
      _ amount: Mimus.Argument<Int>, by name: Mimus.Argument<String>
    ) -> Mimus._AsyncThrowingStub<(amount: Int, by: String), CardError, Receipt> {
      .init(storage, "settle(_:by:)", amount, name)
    }
    func pass<Value: Sendable>(
      _ value: Mimus.Argument<Value>, as name: Mimus.Argument<String>
    ) -> Mimus._AsyncStub<(value: Value, as: String), Value> {
      .init(storage, "pass(_:as:)", value, name)
    }
    func each(_ name: Mimus.Argument<String>, _ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub {
      .init(_stub: ._of(storage, "each(_:_:)", name, body))
    }

    struct EachStub: Mimus._SuspendingStub, Mimus._ThrowingStub {
      typealias _Value = Int
      typealias _Arguments = (name: String, body: Mimus._Placeholder)
      typealias _Failure = any Swift.Error
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: nonisolated(nonsending) (String, (Int) -> Void) async throws -> Int
      }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping (String, (Int) -> Void) async throws -> Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func letters(to name: Mimus.Argument<String>) -> Mimus._SyncStub<String, AsyncStream<Int>> {
      .init(storage, "letters(to:)", name)
    }
    func news() -> Mimus._AsyncThrowingStub<(), any Swift.Error, AsyncThrowingStream<String, any Error>> {
      .init(storage, "news()")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var newest: Mimus._VerifiedGetter { .init(storage, "newest") }
    subscript(_ shelf: Mimus.Argument<Int>, row row: Mimus.Argument<Int>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:row:)", shelf, row)
    }
    func close() { storage.check("close()") }
    func count(of text: Mimus.Argument<String>) { storage.check("count(of:)", text) }
    func send(_ text: Mimus.Argument<String>, to name: Mimus.Argument<String>) {
      storage.check("send(_:to:)", text, name)
    }
    func settle(_ amount: Mimus.Argument<Int>, by name: Mimus.Argument<String>) {
      storage.check("settle(_:by:)", amount, name)
    }
    func pass<Value: Sendable>(_ value: Mimus.Argument<Value>, as name: Mimus.Argument<String>) {
      storage.check("pass(_:as:)", value, name)
    }
    func each(_ name: Mimus.Argument<String>, _ body: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("each(_:_:)", name, body)
    }
    func letters(to name: Mimus.Argument<String>) { storage.check("letters(to:)", name) }
    func news() { storage.check("news()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var newest: Mimus._GetterCalls<Void> { .init(storage, "newest") }
    subscript(
      _ shelf: Mimus.Argument<Int>, row row: Mimus.Argument<Int>
    ) -> Mimus._GetterCalls<(shelf: Int, row: Int)> {
      .init(storage, "subscript(_:row:)", shelf, row)
    }
    var close: [Void] { storage._history("close()") }
    var count: [String] { storage._history("count(of:)") }
    var send: [(text: String, to: String)] { storage._history("send(_:to:)") }
    var settle: [(amount: Int, by: String)] { storage._history("settle(_:by:)") }
    var pass: [(value: Any, as: String)] { storage._history("pass(_:as:)") }
    var each: [(name: String, body: Mimus._Placeholder)] { storage._history("each(_:_:)") }
    var letters: [String] { storage._history("letters(to:)") }
    var news: [Void] { storage._history("news()") }
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
    func open(
      _ name: Mimus.Argument<String>, at hour: Mimus.Argument<Int>
    ) -> Mimus._AsyncStub<(name: String, at: Int), Bool> {
      .init(storage, "open(_:at:)", name, hour)
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func open(_ name: Mimus.Argument<String>, at hour: Mimus.Argument<Int>) { storage.check("open(_:at:)", name, hour) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var open: [(name: String, at: Int)] { storage._history("open(_:at:)") }
  }
}
