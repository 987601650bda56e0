// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakePlainFunctions: PlainFunctions, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any PlainFunctions)?

  init(forwardingTo real: (any PlainFunctions)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePlainFunctions.self)
    target = real
  }

  func nothing() {
    let call = storage._call("nothing()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.nothing()
    }
    return call.answer()
  }

  func one(_ amount: Int) {
    let call = storage._call("one(_:)", amount)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.one(amount)
    }
    return call.answer()
  }

  func labelled(from start: Int, to end: Int) -> Int {
    let call = storage._call("labelled(from:to:)", start, end)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.labelled(from: start, to: end)
    }
    return call.answer()
  }

  func same(label: String, label other: String) {
    let call = storage._call("same(label:label:)", label, other)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.same(label: label, label: other)
    }
    return call.answer()
  }

  func unnamed(_ argument1: Int, _ argument2: String) {
    let call = storage._call("unnamed(_:_:)", argument1, argument2)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.unnamed(argument1, argument2)
    }
    return call.answer()
  }

  func result() -> String {
    let call = storage._call("result()")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.result()
    }
    return call.answer()
  }

  @discardableResult
  func ignored() -> Int {
    let call = storage._call("ignored()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.ignored()
    }
    return call.answer()
  }

  func tuple() -> (name: String, age: Int) {
    let call = storage._call("tuple()")
    if let target, call.isUnanswered((name: String, age: Int).self, Never.self) {
      return target.tuple()
    }
    return call.answer()
  }

  func optional(_ name: String?) -> Receipt? {
    let call = storage._call("optional(_:)", name)
    if let target, call.isUnanswered(Receipt?.self, Never.self) {
      return target.optional(name)
    }
    return call.answer()
  }

  func defaulted() -> [String: [Int]] {
    let call = storage._call("defaulted()")
    if let target, call.isUnanswered([String: [Int]].self, Never.self) {
      return target.defaulted()
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
    func nothing() -> Mimus._SyncStub<(), Void> { .init(storage, "nothing()") }
    func one(_ amount: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "one(_:)", amount) }
    func labelled(from start: Mimus.Argument<Int>, to end: Mimus.Argument<Int>) -> Mimus._SyncStub<(Int, Int), Int> {
      .init(storage, "labelled(from:to:)", start, end)
    }
    func same(
      label: Mimus.Argument<String>, label other: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(String, String), Void> {
      .init(storage, "same(label:label:)", label, other)
    }
    func unnamed(
      _ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(Int, String), Void> {
      .init(storage, "unnamed(_:_:)", argument1, argument2)
    }
    func result() -> Mimus._SyncStub<(), String> { .init(storage, "result()") }
    func ignored() -> Mimus._SyncStub<(), Int> { .init(storage, "ignored()") }
    func tuple() -> Mimus._SyncStub<(), (name: String, age: Int)> { .init(storage, "tuple()") }
    func optional(_ name: Mimus.Argument<String?>) -> Mimus._SyncStub<String?, Receipt?> {
      .init(storage, "optional(_:)", name)
    }
    func defaulted() -> Mimus._SyncStub<(), [String: [Int]]> { .init(storage, "defaulted()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func nothing() { storage.check("nothing()") }
    func one(_ amount: Mimus.Argument<Int>) { storage.check("one(_:)", amount) }
    func labelled(from start: Mimus.Argument<Int>, to end: Mimus.Argument<Int>) {
      storage.check("labelled(from:to:)", start, end)
    }
    func same(label: Mimus.Argument<String>, label other: Mimus.Argument<String>) {
      storage.check("same(label:label:)", label, other)
    }
    func unnamed(_ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<String>) {
      storage.check("unnamed(_:_:)", argument1, argument2)
    }
    func result() { storage.check("result()") }
    func ignored() { storage.check("ignored()") }
    func tuple() { storage.check("tuple()") }
    func optional(_ name: Mimus.Argument<String?>) { storage.check("optional(_:)", name) }
    func defaulted() { storage.check("defaulted()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var nothing: [Void] { storage._history("nothing()") }
    var one: [Int] { storage._history("one(_:)") }
    var labelled: [(from: Int, to: Int)] { storage._history("labelled(from:to:)") }
    var same: [(label: String, other: String)] { storage._history("same(label:label:)") }
    var unnamed: [(argument1: Int, argument2: String)] { storage._history("unnamed(_:_:)") }
    var result: [Void] { storage._history("result()") }
    var ignored: [Void] { storage._history("ignored()") }
    var tuple: [Void] { storage._history("tuple()") }
    var optional: [String?] { storage._history("optional(_:)") }
    var defaulted: [Void] { storage._history("defaulted()") }
  }
}

final class FakeEffectfulFunctions: EffectfulFunctions, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any EffectfulFunctions)?

  init(forwardingTo real: (any EffectfulFunctions)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeEffectfulFunctions.self)
    target = real
  }

  func waits() async {
    let call = storage._call("waits()")
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.waits()
    }
    return await call.asyncAnswer()
  }

  func throwing() throws -> Int {
    let call = storage._call("throwing()")
    if let target, call.isUnanswered(Int.self) {
      return try target.throwing()
    }
    return try call.throwingAnswer()
  }

  func both(_ amount: Int, to name: String) async throws -> Receipt {
    let call = storage._call("both(_:to:)", amount, name)
    if let target, await call.isAsyncUnanswered(Receipt.self) {
      return try await target.both(amount, to: name)
    }
    return try await call.asyncThrowingAnswer()
  }

  func typed() throws(CardError) -> Int {
    let call = storage._call("typed()")
    if let target, call.isUnanswered(Int.self, CardError.self) {
      return try target.typed()
    }
    return try call.throwingAnswer(CardError.self)
  }

  func typedAsync(_ id: Int) async throws(CardError) {
    let call = storage._call("typedAsync(_:)", id)
    if let target, await call.isAsyncUnanswered(Void.self, CardError.self) {
      return try await target.typedAsync(id)
    }
    return try await call.asyncThrowingAnswer(CardError.self)
  }

  func never() throws(Never) -> Int {
    let call = storage._call("never()")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.never()
    }
    return call.answer()
  }

  func rethrowing(_ body: () throws -> Int) rethrows -> Int {
    let call = storage._call("rethrowing(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.RethrowingStub.Body.self, Int.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return try target.rethrowing(body)
    }
    return call.answer()
  }

  func genericRethrow<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int {
    let call = storage._call("genericRethrow(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.GenericRethrowStub<E>.Body.self, Int.self) {
      return try body_.run(body)
    }
    if let target, call.isUnanswered(Int.self, E.self) {
      return try target.genericRethrow(body)
    }
    return try call.throwingAnswer(E.self)
  }

  func rethrowingAsync(_ body: () async throws -> Void) async rethrows {
    let call = storage._call("rethrowingAsync(_:)", Mimus._Placeholder("closure"))
    if let body_ = await call.asyncBody(Stubs.RethrowingAsyncStub.Body.self, Void.self) {
      return await body_.run(body)
    }
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return try await target.rethrowingAsync(body)
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
    func waits() -> Mimus._AsyncStub<(), Void> { .init(storage, "waits()") }
    func throwing() -> Mimus._SyncThrowingStub<(), any Swift.Error, Int> { .init(storage, "throwing()") }
    func both(
      _ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>
    ) -> Mimus._AsyncThrowingStub<(amount: Int, to: String), any Swift.Error, Receipt> {
      .init(storage, "both(_:to:)", amount, name)
    }
    func typed() -> Mimus._SyncThrowingStub<(), CardError, Int> { .init(storage, "typed()") }
    func typedAsync(_ id: Mimus.Argument<Int>) -> Mimus._AsyncThrowingStub<Int, CardError, Void> {
      .init(storage, "typedAsync(_:)", id)
    }
    func never() -> Mimus._SyncStub<(), Int> { .init(storage, "never()") }
    func rethrowing(_ body: Mimus.Argument<Mimus._Placeholder>) -> RethrowingStub {
      .init(_stub: ._of(storage, "rethrowing(_:)", body))
    }

    struct RethrowingStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws -> Int) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws -> Int) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func genericRethrow<E: Error>(_ body: Mimus.Argument<Mimus._Placeholder>) -> GenericRethrowStub<E> {
      .init(_stub: ._of(storage, "genericRethrow(_:)", body))
    }

    struct GenericRethrowStub<E: Error>: Mimus._ReturningStub, Mimus._ThrowingStub {
      typealias _Value = Int
      typealias _Failure = E
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws(E) -> Int) throws(E) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws(E) -> Int) throws(E) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func rethrowingAsync(_ body: Mimus.Argument<Mimus._Placeholder>) -> RethrowingAsyncStub {
      .init(_stub: ._of(storage, "rethrowingAsync(_:)", body))
    }

    struct RethrowingAsyncStub: Mimus._SuspendingStub {
      typealias _Value = Void
      typealias _Arguments = Mimus._Placeholder
      typealias _Failure = Swift.Never
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: nonisolated(nonsending) (() async throws -> Void) async -> Void }

      @discardableResult
      func andDo(
        _ body: nonisolated(nonsending) @escaping (() async throws -> Void) async -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func waits() { storage.check("waits()") }
    func throwing() { storage.check("throwing()") }
    func both(_ amount: Mimus.Argument<Int>, to name: Mimus.Argument<String>) {
      storage.check("both(_:to:)", amount, name)
    }
    func typed() { storage.check("typed()") }
    func typedAsync(_ id: Mimus.Argument<Int>) { storage.check("typedAsync(_:)", id) }
    func never() { storage.check("never()") }
    func rethrowing(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("rethrowing(_:)", body) }
    func genericRethrow(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("genericRethrow(_:)", body) }
    func rethrowingAsync(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("rethrowingAsync(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var waits: [Void] { storage._history("waits()") }
    var throwing: [Void] { storage._history("throwing()") }
    var both: [(amount: Int, to: String)] { storage._history("both(_:to:)") }
    var typed: [Void] { storage._history("typed()") }
    var typedAsync: [Int] { storage._history("typedAsync(_:)") }
    var never: [Void] { storage._history("never()") }
    var rethrowing: [Mimus._Placeholder] { storage._history("rethrowing(_:)") }
    var genericRethrow: [Mimus._Placeholder] { storage._history("genericRethrow(_:)") }
    var rethrowingAsync: [Mimus._Placeholder] { storage._history("rethrowingAsync(_:)") }
  }
}

final class FakeClosureParameters: ClosureParameters, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any ClosureParameters)?

  init(forwardingTo real: (any ClosureParameters)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeClosureParameters.self)
    target = real
  }

  func escaping(_ done: @escaping (Int) -> Void) {
    let call = storage._call("escaping(_:)", done)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.escaping(done)
    }
    return call.answer()
  }

  func optional(_ done: ((Int) -> Void)?) {
    let call = storage._call("optional(_:)", done)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.optional(done)
    }
    return call.answer()
  }

  func sendable(_ done: @escaping @Sendable (Result<Int, any Error>) -> Void) {
    let call = storage._call("sendable(_:)", done)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sendable(done)
    }
    return call.answer()
  }

  func mainActor(_ done: @escaping @MainActor () -> Void) {
    let call = storage._call("mainActor(_:)", done)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.mainActor(done)
    }
    return call.answer()
  }

  func borrowed(_ body: (Int) -> Void) {
    let call = storage._call("borrowed(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.BorrowedStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.borrowed(body)
    }
    return call.answer()
  }

  func autoclosure(_ message: @autoclosure () -> String) {
    let call = storage._call("autoclosure(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.AutoclosureStub.Body.self, Void.self) {
      return body.run(message)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.autoclosure(message())
    }
    return call.answer()
  }

  func escapingAutoclosure(_ message: @autoclosure @escaping () -> String) {
    let call = storage._call("escapingAutoclosure(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.EscapingAutoclosureStub.Body.self, Void.self) {
      return body.run(message)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.escapingAutoclosure(message())
    }
    return call.answer()
  }

  func returning() -> (Int) -> String {
    let call = storage._call("returning()")
    if let target, call.isUnanswered(((Int) -> String).self, Never.self) {
      return target.returning()
    }
    return call.answer()
  }

  func nested(_ body: (() -> Void) -> Int) -> Int {
    let call = storage._call("nested(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.NestedStub.Body.self, Int.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.nested(body)
    }
    return call.answer()
  }

  func dictionary(_ handlers: [String: () -> Void]) {
    let call = storage._call("dictionary(_:)", handlers)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.dictionary(handlers)
    }
    return call.answer()
  }

  func convention(_ body: @convention(block) (Int) -> Void) {
    let call = storage._call("convention(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ConventionStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.convention(body)
    }
    return call.answer()
  }

  func asyncClosure(_ body: @escaping () async throws -> Int) async {
    let call = storage._call("asyncClosure(_:)", body)
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.asyncClosure(body)
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
    func escaping(_ done: Mimus.Argument<(Int) -> Void>) -> Mimus._SyncStub<(Int) -> Void, Void> {
      .init(storage, "escaping(_:)", done)
    }
    func optional(_ done: Mimus.Argument<((Int) -> Void)?>) -> Mimus._SyncStub<((Int) -> Void)?, Void> {
      .init(storage, "optional(_:)", done)
    }
    func sendable(
      _ done: Mimus.Argument<@Sendable (Result<Int, any Error>) -> Void>
    ) -> Mimus._SyncStub<@Sendable (Result<Int, any Error>) -> Void, Void> {
      .init(storage, "sendable(_:)", done)
    }
    func mainActor(_ done: Mimus.Argument<@MainActor () -> Void>) -> Mimus._SyncStub<@MainActor () -> Void, Void> {
      .init(storage, "mainActor(_:)", done)
    }
    func borrowed(_ body: Mimus.Argument<Mimus._Placeholder>) -> BorrowedStub {
      .init(_stub: ._of(storage, "borrowed(_:)", body))
    }

    struct BorrowedStub: Mimus._ReturningStub {
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

    func autoclosure(_ message: Mimus.Argument<Mimus._Placeholder>) -> AutoclosureStub {
      .init(_stub: ._of(storage, "autoclosure(_:)", message))
    }

    struct AutoclosureStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> String) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> String) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func escapingAutoclosure(_ message: Mimus.Argument<Mimus._Placeholder>) -> EscapingAutoclosureStub {
      .init(_stub: ._of(storage, "escapingAutoclosure(_:)", message))
    }

    struct EscapingAutoclosureStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> String) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> String) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func returning() -> Mimus._SyncStub<(), (Int) -> String> { .init(storage, "returning()") }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:)", body))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((() -> Void) -> Int) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping ((() -> Void) -> Int) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func dictionary(_ handlers: Mimus.Argument<[String: () -> Void]>) -> Mimus._SyncStub<[String: () -> Void], Void> {
      .init(storage, "dictionary(_:)", handlers)
    }
    func convention(_ body: Mimus.Argument<Mimus._Placeholder>) -> ConventionStub {
      .init(_stub: ._of(storage, "convention(_:)", body))
    }

    struct ConventionStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (@convention(block) (Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (@convention(block) (Int) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func asyncClosure(
      _ body: Mimus.Argument<() async throws -> Int>
    ) -> Mimus._AsyncStub<() async throws -> Int, Void> {
      .init(storage, "asyncClosure(_:)", body)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func escaping(_ done: Mimus.Argument<(Int) -> Void>) { storage.check("escaping(_:)", done) }
    func optional(_ done: Mimus.Argument<((Int) -> Void)?>) { storage.check("optional(_:)", done) }
    func sendable(_ done: Mimus.Argument<@Sendable (Result<Int, any Error>) -> Void>) {
      storage.check("sendable(_:)", done)
    }
    func mainActor(_ done: Mimus.Argument<@MainActor () -> Void>) { storage.check("mainActor(_:)", done) }
    func borrowed(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("borrowed(_:)", body) }
    func autoclosure(_ message: Mimus.Argument<Mimus._Placeholder>) { storage.check("autoclosure(_:)", message) }
    func escapingAutoclosure(_ message: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("escapingAutoclosure(_:)", message)
    }
    func returning() { storage.check("returning()") }
    func nested(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("nested(_:)", body) }
    func dictionary(_ handlers: Mimus.Argument<[String: () -> Void]>) { storage.check("dictionary(_:)", handlers) }
    func convention(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("convention(_:)", body) }
    func asyncClosure(_ body: Mimus.Argument<() async throws -> Int>) { storage.check("asyncClosure(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var escaping: [(Int) -> Void] { storage._history("escaping(_:)") }
    var optional: [((Int) -> Void)?] { storage._history("optional(_:)") }
    var sendable: [@Sendable (Result<Int, any Error>) -> Void] { storage._history("sendable(_:)") }
    var mainActor: [@MainActor () -> Void] { storage._history("mainActor(_:)") }
    var borrowed: [Mimus._Placeholder] { storage._history("borrowed(_:)") }
    var autoclosure: [Mimus._Placeholder] { storage._history("autoclosure(_:)") }
    var escapingAutoclosure: [Mimus._Placeholder] { storage._history("escapingAutoclosure(_:)") }
    var returning: [Void] { storage._history("returning()") }
    var nested: [Mimus._Placeholder] { storage._history("nested(_:)") }
    var dictionary: [[String: () -> Void]] { storage._history("dictionary(_:)") }
    var convention: [Mimus._Placeholder] { storage._history("convention(_:)") }
    var asyncClosure: [() async throws -> Int] { storage._history("asyncClosure(_:)") }
  }
}

final class FakePassedParameters: PassedParameters, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any PassedParameters)?

  init(forwardingTo real: (any PassedParameters)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePassedParameters.self)
    target = real
  }

  func change(_ value: inout Int) {
    let call = storage._call("change(_:)", value)
    if let body = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body.run(&value)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.change(&value)
    }
    return call.answer()
  }

  func swap(_ a: inout String, with b: inout [Int]) -> Bool {
    let call = storage._call("swap(_:with:)", a, b)
    if let body = call.body(Stubs.SwapStub.Body.self, Bool.self) {
      return body.run(&a, &b)
    }
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.swap(&a, with: &b)
    }
    return call.answer()
  }

  func many(_ values: Int...) -> Int {
    let call = storage._call("many(_:)", values)
    return call.answer()
  }

  func manyNamed(_ values: String..., separator: String) {
    let call = storage._call("manyNamed(_:separator:)", values, separator)
    return call.answer()
  }

  func consume(_ text: consuming String) {
    let call = storage._call("consume(_:)", copy text)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.consume(text)
    }
    return call.answer()
  }

  func borrow(_ text: borrowing [Int]) -> Int {
    let call = storage._call("borrow(_:)", copy text)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.borrow(text)
    }
    return call.answer()
  }

  func unwrapped(_ text: String!) -> Int! {
    let call = storage._call("unwrapped(_:)", text)
    if let target, call.isUnanswered(Int?.self, Never.self) {
      return target.unwrapped(text)
    }
    return call.answer()
  }

  func sending(_ value: sending Receipt) async {
    let call = storage._call("sending(_:)", value)
    if let target, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target.sending(Mimus._sent(value))
    }
    return await call.asyncAnswer()
  }

  func meta(_ type: Int.Type, any: any Sendable.Type) {
    let call = storage._call("meta(_:any:)", type, any)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.meta(type, any: any)
    }
    return call.answer()
  }

  func keyPath(_ path: KeyPath<Receipt, Int>) {
    let call = storage._call("keyPath(_:)", path)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.keyPath(path)
    }
    return call.answer()
  }

  func array(_ values: [Int?]?, _ matrix: [[Double]]) {
    let call = storage._call("array(_:_:)", values, matrix)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.array(values, matrix)
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
    func change(_ value: Mimus.Argument<Int>) -> ChangeStub { .init(_stub: ._of(storage, "change(_:)", value)) }

    struct ChangeStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Int) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Int) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func swap(_ a: Mimus.Argument<String>, with b: Mimus.Argument<[Int]>) -> SwapStub {
      .init(_stub: ._of(storage, "swap(_:with:)", a, b))
    }

    struct SwapStub: Mimus._ReturningStub {
      typealias _Value = Bool
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout String, inout [Int]) -> Bool }

      @discardableResult
      func andDo(
        _ body: @escaping (inout String, inout [Int]) -> Bool, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func many(_ values: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Int> { .init(storage, "many(_:)", values) }
    func manyNamed(
      _ values: Mimus.Argument<[String]>, separator: Mimus.Argument<String>
    ) -> Mimus._SyncStub<([String], String), Void> {
      .init(storage, "manyNamed(_:separator:)", values, separator)
    }
    func consume(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> {
      .init(storage, "consume(_:)", text)
    }
    func borrow(_ text: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Int> { .init(storage, "borrow(_:)", text) }
    func unwrapped(_ text: Mimus.Argument<String?>) -> Mimus._SyncStub<String?, Int?> {
      .init(storage, "unwrapped(_:)", text)
    }
    func sending(_ value: Mimus.Argument<Receipt>) -> Mimus._AsyncStub<Receipt, Void> {
      .init(storage, "sending(_:)", value)
    }
    func meta(
      _ type: Mimus.Argument<Int.Type>, any: Mimus.Argument<any Sendable.Type>
    ) -> Mimus._SyncStub<(Int.Type, any Sendable.Type), Void> {
      .init(storage, "meta(_:any:)", type, any)
    }
    func keyPath(_ path: Mimus.Argument<KeyPath<Receipt, Int>>) -> Mimus._SyncStub<KeyPath<Receipt, Int>, Void> {
      .init(storage, "keyPath(_:)", path)
    }
    func array(
      _ values: Mimus.Argument<[Int?]?>, _ matrix: Mimus.Argument<[[Double]]>
    ) -> Mimus._SyncStub<([Int?]?, [[Double]]), Void> {
      .init(storage, "array(_:_:)", values, matrix)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func change(_ value: Mimus.Argument<Int>) { storage.check("change(_:)", value) }
    func swap(_ a: Mimus.Argument<String>, with b: Mimus.Argument<[Int]>) { storage.check("swap(_:with:)", a, b) }
    func many(_ values: Mimus.Argument<[Int]>) { storage.check("many(_:)", values) }
    func manyNamed(_ values: Mimus.Argument<[String]>, separator: Mimus.Argument<String>) {
      storage.check("manyNamed(_:separator:)", values, separator)
    }
    func consume(_ text: Mimus.Argument<String>) { storage.check("consume(_:)", text) }
    func borrow(_ text: Mimus.Argument<[Int]>) { storage.check("borrow(_:)", text) }
    func unwrapped(_ text: Mimus.Argument<String?>) { storage.check("unwrapped(_:)", text) }
    func sending(_ value: Mimus.Argument<Receipt>) { storage.check("sending(_:)", value) }
    func meta(_ type: Mimus.Argument<Int.Type>, any: Mimus.Argument<any Sendable.Type>) {
      storage.check("meta(_:any:)", type, any)
    }
    func keyPath(_ path: Mimus.Argument<KeyPath<Receipt, Int>>) { storage.check("keyPath(_:)", path) }
    func array(_ values: Mimus.Argument<[Int?]?>, _ matrix: Mimus.Argument<[[Double]]>) {
      storage.check("array(_:_:)", values, matrix)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var change: [Int] { storage._history("change(_:)") }
    var swap: [(a: String, with: [Int])] { storage._history("swap(_:with:)") }
    var many: [[Int]] { storage._history("many(_:)") }
    var manyNamed: [(values: [String], separator: String)] { storage._history("manyNamed(_:separator:)") }
    var consume: [String] { storage._history("consume(_:)") }
    var borrow: [[Int]] { storage._history("borrow(_:)") }
    var unwrapped: [String?] { storage._history("unwrapped(_:)") }
    var sending: [Receipt] { storage._history("sending(_:)") }
    var meta: [(type: Int.Type, any: any Sendable.Type)] { storage._history("meta(_:any:)") }
    var keyPath: [KeyPath<Receipt, Int>] { storage._history("keyPath(_:)") }
    var array: [(values: [Int?]?, matrix: [[Double]])] { storage._history("array(_:_:)") }
  }
}

final class FakeNoncopyableParameters: NoncopyableParameters, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any NoncopyableParameters)?

  init(forwardingTo real: (any NoncopyableParameters)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNoncopyableParameters.self)
    target = real
  }

  func read(_ file: borrowing File) -> Int {
    let call = storage._call("read(_:)", Mimus._Placeholder("File"))
    if let body = call.body(Stubs.ReadStub.Body.self, Int.self) {
      return body.run(file)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.read(file)
    }
    return call.answer()
  }

  func close(_ file: consuming File) {
    let call = storage._call("close(_:)", Mimus._Placeholder("File"))
    if let body = call.body(Stubs.CloseStub.Body.self, Void.self) {
      return body.run(file)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.close(file)
    }
    return call.answer()
  }

  func update(_ file: inout File) throws {
    let call = storage._call("update(_:)", Mimus._Placeholder("File"))
    if let body = call.body(Stubs.UpdateStub.Body.self, Void.self) {
      return try body.run(&file)
    }
    if let target, call.isUnanswered(Void.self) {
      return try target.update(&file)
    }
    return try call.throwingAnswer()
  }

  func open(_ path: String) throws -> File {
    let call = storage._call("open(_:)", path)
    if let body = call.body(Stubs.OpenStub.Body.self, Swift.Never.self) {
      return try body.run(path)
    }
    if let target, call.isUnanswered(Swift.Never.self) {
      return try target.open(path)
    }
    return try call.throwingAnswer(moving: File.self)
  }

  func store<T: ~Copyable>(_ value: borrowing T, at key: String) {
    let call = storage._call("store(_:at:)", Mimus._Placeholder("T"), key)
    if let body = call.body(Stubs.StoreStub<T>.Body.self, Void.self) {
      return body.run(value, key)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.store(value, at: key)
    }
    return call.answer()
  }

  func scan(_ bytes: Span<UInt8>) -> Int {
    let call = storage._call("scan(_:)", Mimus._Placeholder("Span<UInt8>"))
    if let body = call.body(Stubs.ScanStub.Body.self, Int.self) {
      return body.run(bytes)
    }
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.scan(bytes)
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
    func read(_ file: Mimus.Argument<Mimus._Placeholder>) -> ReadStub { .init(_stub: ._of(storage, "read(_:)", file)) }

    struct ReadStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (borrowing File) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (borrowing File) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func close(_ file: Mimus.Argument<Mimus._Placeholder>) -> CloseStub {
      .init(_stub: ._of(storage, "close(_:)", file))
    }

    struct CloseStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (consuming File) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (consuming File) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func update(_ file: Mimus.Argument<Mimus._Placeholder>) -> UpdateStub {
      .init(_stub: ._of(storage, "update(_:)", file))
    }

    struct UpdateStub: Mimus._ReturningStub, Mimus._ThrowingStub {
      typealias _Value = Void
      typealias _Failure = any Swift.Error
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout File) throws -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout File) throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func open(_ path: Mimus.Argument<String>) -> OpenStub { .init(_stub: ._of(storage, "open(_:)", path)) }

    struct OpenStub: Mimus._AnyStub, Mimus._ThrowingStub {
      typealias _Failure = any Swift.Error
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (String) throws -> File }

      @discardableResult
      func andDo(
        _ body: @escaping (String) throws -> File, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func store<T: ~Copyable>(
      _ value: Mimus.Argument<Mimus._Placeholder>, at key: Mimus.Argument<String>
    ) -> StoreStub<T> {
      .init(_stub: ._of(storage, "store(_:at:)", value, key))
    }

    struct StoreStub<T: ~Copyable>: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (borrowing T, String) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (borrowing T, String) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func scan(_ bytes: Mimus.Argument<Mimus._Placeholder>) -> ScanStub {
      .init(_stub: ._of(storage, "scan(_:)", bytes))
    }

    struct ScanStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (Span<UInt8>) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (Span<UInt8>) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func read(_ file: Mimus.Argument<Mimus._Placeholder>) { storage.check("read(_:)", file) }
    func close(_ file: Mimus.Argument<Mimus._Placeholder>) { storage.check("close(_:)", file) }
    func update(_ file: Mimus.Argument<Mimus._Placeholder>) { storage.check("update(_:)", file) }
    func open(_ path: Mimus.Argument<String>) { storage.check("open(_:)", path) }
    func store(_ value: Mimus.Argument<Mimus._Placeholder>, at key: Mimus.Argument<String>) {
      storage.check("store(_:at:)", value, key)
    }
    func scan(_ bytes: Mimus.Argument<Mimus._Placeholder>) { storage.check("scan(_:)", bytes) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var read: [Mimus._Placeholder] { storage._history("read(_:)") }
    var close: [Mimus._Placeholder] { storage._history("close(_:)") }
    var update: [Mimus._Placeholder] { storage._history("update(_:)") }
    var open: [String] { storage._history("open(_:)") }
    var store: [(value: Mimus._Placeholder, at: String)] { storage._history("store(_:at:)") }
    var scan: [Mimus._Placeholder] { storage._history("scan(_:)") }
  }
}

final class FakeOddNames: OddNames, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any OddNames>?

  init(forwardingTo real: (any OddNames)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOddNames.self)
    target = real.map { Mimus._Target($0) }
  }

  func `default`(in place: Int, for name: String) {
    let call = storage._call("default(in:for:)", place, name)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.`default`(in: place, for: name)
    }
    return call.answer()
  }

  func `repeat`(_ self_: Int) {
    let call = storage._call("repeat(_:)", self_)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.`repeat`(self_)
    }
    return call.answer()
  }

  func inits(`init`: Int, `inout` b: Int) {
    let call = storage._call("inits(init:inout:)", `init`, b)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.inits(init: `init`, `inout`: b)
    }
    return call.answer()
  }

  func call(_ call: Int, storage: String, target: Bool) {
    let call_ = self.storage._call("call(_:storage:target:)", call, storage, target)
    if let target_ = self.target, call_.isUnanswered(Void.self, Never.self) {
      return target_.value.call(call, storage: storage, target: target)
    }
    return call_.answer()
  }

  func `raw name`(_ `a value`: Int) {
    let call = storage._call("raw name(_:)", `a value`)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.`raw name`(`a value`)
    }
    return call.answer()
  }

  func underscore(`_` place: Int, _ number: Int) -> Int {
    let call = storage._call("underscore(_:_:)", place, number)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value.underscore(`_`: place, number)
    }
    return call.answer()
  }

  func underscores(`_` argument1: Int) {
    let call = storage._call("underscores(_:)", argument1)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.underscores(`_`: argument1)
    }
    return call.answer()
  }

  var `class`: String {
    get {
      let call = storage._call("class")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.class
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("class.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.class = newValue
      }
      call.keep(newValue, as: "class")
    }
  }

  var `in`: Int {
    get {
      let call = storage._call("in")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.in
      }
      return call.answer()
    }
  }

  func ünïcode(_ größe: Int) {
    let call = storage._call("ünïcode(_:)", größe)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.ünïcode(größe)
    }
    return call.answer()
  }

  func _underscored(_ _value: Int) {
    let call = storage._call("_underscored(_:)", _value)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value._underscored(_value)
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
    func `default`(
      in place: Mimus.Argument<Int>, for name: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(Int, String), Void> {
      .init(storage, "default(in:for:)", place, name)
    }
    func `repeat`(_ self_: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "repeat(_:)", self_) }
    func inits(`init`: Mimus.Argument<Int>, `inout` b: Mimus.Argument<Int>) -> Mimus._SyncStub<(Int, Int), Void> {
      .init(storage, "inits(init:inout:)", `init`, b)
    }
    func call(
      _ call: Mimus.Argument<Int>, storage: Mimus.Argument<String>, target: Mimus.Argument<Bool>
    ) -> Mimus._SyncStub<(Int, String, Bool), Void> {
      .init(self.storage, "call(_:storage:target:)", call, storage, target)
    }
    func `raw name`(_ `a value`: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> {
      .init(storage, "raw name(_:)", `a value`)
    }
    func underscore(`_` place: Mimus.Argument<Int>, _ number: Mimus.Argument<Int>) -> Mimus._SyncStub<(Int, Int), Int> {
      .init(storage, "underscore(_:_:)", place, number)
    }
    func underscores(`_` argument1: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> {
      .init(storage, "underscores(_:)", argument1)
    }
    var `class`: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "class"), storage, "class.set(_:)")
    }
    var `in`: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "in")) }
    func ünïcode(_ größe: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "ünïcode(_:)", größe) }
    func _underscored(_ _value: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> {
      .init(storage, "_underscored(_:)", _value)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func `default`(in place: Mimus.Argument<Int>, for name: Mimus.Argument<String>) {
      storage.check("default(in:for:)", place, name)
    }
    func `repeat`(_ self_: Mimus.Argument<Int>) { storage.check("repeat(_:)", self_) }
    func inits(`init`: Mimus.Argument<Int>, `inout` b: Mimus.Argument<Int>) {
      storage.check("inits(init:inout:)", `init`, b)
    }
    func call(_ call: Mimus.Argument<Int>, storage: Mimus.Argument<String>, target: Mimus.Argument<Bool>) {
      self.storage.check("call(_:storage:target:)", call, storage, target)
    }
    func `raw name`(_ `a value`: Mimus.Argument<Int>) { storage.check("raw name(_:)", `a value`) }
    func underscore(`_` place: Mimus.Argument<Int>, _ number: Mimus.Argument<Int>) {
      storage.check("underscore(_:_:)", place, number)
    }
    func underscores(`_` argument1: Mimus.Argument<Int>) { storage.check("underscores(_:)", argument1) }
    var `class`: Mimus._VerifiedProperty<String> { .init(storage, "class", "class.set(_:)") }
    var `in`: Mimus._VerifiedGetter { .init(storage, "in") }
    func ünïcode(_ größe: Mimus.Argument<Int>) { storage.check("ünïcode(_:)", größe) }
    func _underscored(_ _value: Mimus.Argument<Int>) { storage.check("_underscored(_:)", _value) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var `default`: [(in: Int, for: String)] { storage._history("default(in:for:)") }
    var `repeat`: [Int] { storage._history("repeat(_:)") }
    var inits: [(init: Int, `inout`: Int)] { storage._history("inits(init:inout:)") }
    var call: [(call: Int, storage: String, target: Bool)] { storage._history("call(_:storage:target:)") }
    var rawName: [Int] { storage._history("raw name(_:)") }
    var underscore: [(`_`: Int, number: Int)] { storage._history("underscore(_:_:)") }
    var underscores: [Int] { storage._history("underscores(_:)") }
    var `class`: Mimus._PropertyCalls<Void, String> { .init(storage, "class", "class.set(_:)") }
    var `in`: Mimus._GetterCalls<Void> { .init(storage, "in") }
    var ünïcode: [Int] { storage._history("ünïcode(_:)") }
    var _underscored: [Int] { storage._history("_underscored(_:)") }
  }
}

final class FakeTakenNames: TakenNames, Mimus.Mock {
  @_implements(Mimus.Mock,storage)
  let storage_: Mimus.Storage
  private let target: Mimus._Target<any TakenNames>?

  init(forwardingTo real: (any TakenNames)? = nil, storage_: Mimus.Storage = Mimus.Storage()) {
    self.storage_ = storage_._of(FakeTakenNames.self)
    target = real.map { Mimus._Target($0) }
  }

  var storage: String {
    get {
      let call = storage_._call("storage")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.storage
      }
      return call.answer()
    }
  }

  func stub() {
    let call = storage_._call("stub()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.stub()
    }
    return call.answer()
  }

  func verify(_ name: String) -> Bool {
    let call = storage_._call("verify(_:)", name)
    if let target, call.isUnanswered(Bool.self, Never.self) {
      return target.value.verify(name)
    }
    return call.answer()
  }

  var calls: Int {
    get {
      let call = storage_._call("calls")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.calls
      }
      return call.keptAnswer()
    }
    set {
      let call = storage_._call("calls.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.calls = newValue
      }
      call.keep(newValue, as: "calls")
    }
  }

  var stub_: Stubs { Stubs(storage_: storage_) }
  var calls_: Calls { Calls(storage_: storage_) }
  func verify_(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage_: Mimus._Verification(storage_, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage_: Mimus.Storage
    var storage: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage_, "storage")) }
    func stub() -> Mimus._SyncStub<(), Void> { .init(storage_, "stub()") }
    func verify(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> { .init(storage_, "verify(_:)", name) }
    var calls: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage_, "calls"), storage_, "calls.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage_: Mimus._Verification
    var storage: Mimus._VerifiedGetter { .init(storage_, "storage") }
    func stub() { storage_.check("stub()") }
    func verify(_ name: Mimus.Argument<String>) { storage_.check("verify(_:)", name) }
    var calls: Mimus._VerifiedProperty<Int> { .init(storage_, "calls", "calls.set(_:)") }
  }

  struct Calls {
    fileprivate let storage_: Mimus.Storage
    var storage: Mimus._GetterCalls<Void> { .init(storage_, "storage") }
    var stub: [Void] { storage_._history("stub()") }
    var verify: [String] { storage_._history("verify(_:)") }
    var calls: Mimus._PropertyCalls<Void, Int> { .init(storage_, "calls", "calls.set(_:)") }
  }
}

final class FakeOverloads: Overloads, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Overloads)?

  init(forwardingTo real: (any Overloads)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOverloads.self)
    target = real
  }

  func load(_ id: Int) {
    let call = storage._call("load(_:)", id)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.load(id)
    }
    return call.answer()
  }

  func load(_ name: String) {
    let call = storage._call("load(_:)", name)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.load(name)
    }
    return call.answer()
  }

  func load(id: Int) {
    let call = storage._call("load(id:)", id)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.load(id: id)
    }
    return call.answer()
  }

  func load(id: Int, fast: Bool) {
    let call = storage._call("load(id:fast:)", id, fast)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.load(id: id, fast: fast)
    }
    return call.answer()
  }

  func value() -> Int {
    let call = storage._call("value() -> Int")
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.value()
    }
    return call.answer()
  }

  func value() -> String {
    let call = storage._call("value() -> String")
    if let target, call.isUnanswered(String.self, Never.self) {
      return target.value()
    }
    return call.answer()
  }

  func value(_ id: Int) -> Int? {
    let call = storage._call("value(_:) -> Int?", id)
    if let target, call.isUnanswered(Int?.self, Never.self) {
      return target.value(id)
    }
    return call.answer()
  }

  func value(_ id: Int) -> [String] {
    let call = storage._call("value(_:) -> [String]", id)
    if let target, call.isUnanswered([String].self, Never.self) {
      return target.value(id)
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
    func load(_ id: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "load(_:)", id) }
    func load(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Void> { .init(storage, "load(_:)", name) }
    func load(id: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Void> { .init(storage, "load(id:)", id) }
    func load(id: Mimus.Argument<Int>, fast: Mimus.Argument<Bool>) -> Mimus._SyncStub<(Int, Bool), Void> {
      .init(storage, "load(id:fast:)", id, fast)
    }
    func value(returning: Int.Type = Int.self) -> Mimus._SyncStub<(), Int> { .init(storage, "value() -> Int") }
    func value(returning: String.Type = String.self) -> Mimus._SyncStub<(), String> {
      .init(storage, "value() -> String")
    }
    func value(_ id: Mimus.Argument<Int>, returning: Int?.Type = Int?.self) -> Mimus._SyncStub<Int, Int?> {
      .init(storage, "value(_:) -> Int?", id)
    }
    func value(_ id: Mimus.Argument<Int>, returning: [String].Type = [String].self) -> Mimus._SyncStub<Int, [String]> {
      .init(storage, "value(_:) -> [String]", id)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ id: Mimus.Argument<Int>) { storage.check("load(_:)", id) }
    func load(_ name: Mimus.Argument<String>) { storage.check("load(_:)", name) }
    func load(id: Mimus.Argument<Int>) { storage.check("load(id:)", id) }
    func load(id: Mimus.Argument<Int>, fast: Mimus.Argument<Bool>) { storage.check("load(id:fast:)", id, fast) }
    func value(returning: Int.Type) { storage.check("value() -> Int") }
    func value(returning: String.Type) { storage.check("value() -> String") }
    func value(_ id: Mimus.Argument<Int>, returning: Int?.Type) { storage.check("value(_:) -> Int?", id) }
    func value(_ id: Mimus.Argument<Int>, returning: [String].Type) { storage.check("value(_:) -> [String]", id) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var loadInt: [Int] { storage._history("load(_:)") }
    var loadString: [String] { storage._history("load(_:)") }
    var loadId: [Int] { storage._history("load(id:)") }
    var loadIdFast: [(id: Int, fast: Bool)] { storage._history("load(id:fast:)") }
    func value(returning: Int.Type) -> [Void] { storage._history("value() -> Int") }
    func value(returning: String.Type) -> [Void] { storage._history("value() -> String") }
    func valueInt(returning: Int?.Type) -> [Int] { storage._history("value(_:) -> Int?") }
    func valueInt(returning: [String].Type) -> [Int] { storage._history("value(_:) -> [String]") }
  }
}

final class FakeMixed: Mixed, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  static let staticStorage = Mimus.Storage()._of(FakeMixed.self)

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMixed.self)
  }

  static func ?? <Other>(one: FakeMixed, other: Other) -> Other {
    let call = staticStorage._inSession._call("??(_:_:)", one, other)
    return call.answer()
  }

  static func ∪ <Other>(one: FakeMixed, other: Other) -> Bool {
    let call = staticStorage._inSession._call("∪(_:_:)", one, other)
    return call.answer()
  }

  static func </> (one: FakeMixed, other: Int) -> FakeMixed {
    let call = staticStorage._inSession._call("</>(_:_:)", one, other)
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
}
