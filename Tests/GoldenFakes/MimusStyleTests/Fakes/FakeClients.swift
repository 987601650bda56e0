// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeShopClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: ShopClient?

  init(forwardingTo real: ShopClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeShopClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: ShopClient {
    ShopClient(
      charge: { argument1, argument2 in try await self.charge(argument1, argument2) },
      refund: { (amount, to) throws(CardError) in try self.refund(amount, to) },
      refunds: { self.refunds() },
      stock: { argument1 in await self.stock(argument1) },
      currency: { self.currency() },
      priceOf: { title in self.priceOf(title) },
      closed: { self.closed() }
    )
  }

  func charge(_ argument1: Int, _ argument2: String) async throws -> Receipt {
    let call = storage._call("charge", argument1, argument2)
    if let target = self.target?.charge, await call.isAsyncUnanswered(Receipt.self) {
      return try await target(argument1, argument2)
    }
    return try await call.asyncThrowingAnswer()
  }

  func refund(_ amount: Int, _ to: String) throws(CardError) {
    let call = storage._call("refund", amount, to)
    if let target = self.target?.refund, call.isUnanswered(Void.self, CardError.self) {
      return try target(amount, to)
    }
    return try call.throwingAnswer(CardError.self)
  }

  func refunds() -> AsyncStream<Int> {
    let call = storage._call("refunds")
    if let target = self.target?.refunds, call.isUnanswered(AsyncStream<Int>.self, Never.self) {
      return target()
    }
    return call.answer()
  }

  func stock(_ argument1: String) async -> Int {
    let call = storage._call("stock", argument1)
    if let target = self.target?.stock, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target(argument1)
    }
    return await call.asyncAnswer()
  }

  func currency() -> String {
    let call = storage._call("currency")
    if let target = self.target?.currency, call.isUnanswered(String.self, Never.self) {
      return target()
    }
    return call.answer()
  }

  func priceOf(_ title: String) -> Int {
    let call = storage._call("priceOf", title)
    if let target = self.target?.priceOf, call.isUnanswered(Int.self, Never.self) {
      return target(title)
    }
    return call.answer()
  }

  func closed() -> Bool {
    let call = storage._call("closed")
    if let target = self.target?.closed, call.isUnanswered(Bool.self, Never.self) {
      return target()
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
    func charge(
      _ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<String>
    ) -> Mimus._AsyncThrowingStub<(Int, String), any Swift.Error, Receipt> {
      .init(storage, "charge", argument1, argument2)
    }
    func refund(
      _ amount: Mimus.Argument<Int>, _ to: Mimus.Argument<String>
    ) -> Mimus._SyncThrowingStub<(Int, String), CardError, Void> {
      .init(storage, "refund", amount, to)
    }
    func refunds() -> Mimus._SyncStub<(), AsyncStream<Int>> { .init(storage, "refunds") }
    func stock(_ argument1: Mimus.Argument<String>) -> Mimus._AsyncStub<String, Int> {
      .init(storage, "stock", argument1)
    }
    func currency() -> Mimus._SyncStub<(), String> { .init(storage, "currency") }
    func priceOf(_ title: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "priceOf", title) }
    func closed() -> Mimus._SyncStub<(), Bool> { .init(storage, "closed") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func charge(_ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<String>) {
      storage.check("charge", argument1, argument2)
    }
    func refund(_ amount: Mimus.Argument<Int>, _ to: Mimus.Argument<String>) { storage.check("refund", amount, to) }
    func refunds() { storage.check("refunds") }
    func stock(_ argument1: Mimus.Argument<String>) { storage.check("stock", argument1) }
    func currency() { storage.check("currency") }
    func priceOf(_ title: Mimus.Argument<String>) { storage.check("priceOf", title) }
    func closed() { storage.check("closed") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var charge: [(Int, String)] { storage._history("charge") }
    var refund: [(amount: Int, to: String)] { storage._history("refund") }
    var refunds: [Void] { storage._history("refunds") }
    var stock: [String] { storage._history("stock") }
    var currency: [Void] { storage._history("currency") }
    var priceOf: [String] { storage._history("priceOf") }
    var closed: [Void] { storage._history("closed") }
  }
}

final class FakeWindowClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: WindowClient?

  init(forwardingTo real: WindowClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWindowClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: WindowClient {
    WindowClient(
      show: { argument1 in self.show(argument1) },
      open: { (pane) async throws(WindowClient.Fault) in try await self.open(pane) },
      layOut: { argument1, argument2 in self.layOut(argument1, argument2) }
    )
  }

  @MainActor
  func show(_ argument1: WindowClient.Title) {
    let call = storage._call("show", argument1)
    if let target = self.target?.show, call.isUnanswered(Void.self, Never.self) {
      return target(argument1)
    }
    return call.answer()
  }

  @MainActor
  func open(_ pane: WindowClient.Pane) async throws(WindowClient.Fault) -> [WindowClient.Pane] {
    let call = storage._call("open", pane)
    if let target = self.target?.open, await call.isAsyncUnanswered([WindowClient.Pane].self, WindowClient.Fault.self) {
      return try await target(pane)
    }
    return try await call.asyncThrowingAnswer(WindowClient.Fault.self)
  }

  @MainActor
  func layOut(
    _ argument1: WindowClient.Pane, _ argument2: @escaping @Sendable (WindowClient.Pane) -> Void
  ) -> WindowClient.Pane? {
    let call = storage._call("layOut", argument1, argument2)
    if let target = self.target?.layOut, call.isUnanswered(WindowClient.Pane?.self, Never.self) {
      return target(argument1, argument2)
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
    func show(_ argument1: Mimus.Argument<WindowClient.Title>) -> Mimus._SyncStub<WindowClient.Title, Void> {
      .init(storage, "show", argument1)
    }
    func open(
      _ pane: Mimus.Argument<WindowClient.Pane>
    ) -> Mimus._AsyncThrowingStub<WindowClient.Pane, WindowClient.Fault, [WindowClient.Pane]> {
      .init(storage, "open", pane)
    }
    func layOut(
      _ argument1: Mimus.Argument<WindowClient.Pane>, _ argument2: Mimus.Argument<@Sendable (WindowClient.Pane) -> Void>
    ) -> Mimus._SyncStub<(WindowClient.Pane, @Sendable (WindowClient.Pane) -> Void), WindowClient.Pane?> {
      .init(storage, "layOut", argument1, argument2)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func show(_ argument1: Mimus.Argument<WindowClient.Title>) { storage.check("show", argument1) }
    func open(_ pane: Mimus.Argument<WindowClient.Pane>) { storage.check("open", pane) }
    func layOut(
      _ argument1: Mimus.Argument<WindowClient.Pane>, _ argument2: Mimus.Argument<@Sendable (WindowClient.Pane) -> Void>
    ) {
      storage.check("layOut", argument1, argument2)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var show: [WindowClient.Title] { storage._history("show") }
    var open: [WindowClient.Pane] { storage._history("open") }
    var layOut: [(WindowClient.Pane, @Sendable (WindowClient.Pane) -> Void)] { storage._history("layOut") }
  }
}

final class FakeToolClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: ToolClient?

  init(forwardingTo real: ToolClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeToolClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client_: ToolClient {
    ToolClient(
      bump: { argument1, argument2 in self.bump(&argument1, argument2) },
      each: { argument1, argument2 in self.each(argument1, argument2) },
      later: { argument1 in self.later(argument1) },
      log: { argument1 in self.log(argument1()) },
      sum: { argument1 in self.sum(argument1) },
      hand: { argument1 in await self.hand(argument1) },
      first: { argument1 in try self.first(argument1) },
      default: { `in`, self_ in self.default(`in`, self_) },
      stub: { self.stub() },
      client: { storage, made, target, call in try await self.client(storage, made, target, call) },
      never: { self.never() },
      failing: { try self.failing() }
    )
  }

  func bump(_ argument1: inout Int, _ argument2: Int) -> Int {
    let call = storage._call("bump", argument1, argument2)
    if let body = call.body(Stubs.BumpStub.Body.self, Int.self) {
      return body.run(&argument1, argument2)
    }
    if let target = self.target?.bump, call.isUnanswered(Int.self, Never.self) {
      return target(&argument1, argument2)
    }
    return call.answer()
  }

  func each(_ argument1: [Int], _ argument2: (Int) -> Void) {
    let call = storage._call("each", argument1, Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body.run(argument1, argument2)
    }
    if let target = self.target?.each, call.isUnanswered(Void.self, Never.self) {
      return target(argument1, argument2)
    }
    return call.answer()
  }

  func later(_ argument1: @escaping () -> Void) {
    let call = storage._call("later", argument1)
    if let target = self.target?.later, call.isUnanswered(Void.self, Never.self) {
      return target(argument1)
    }
    return call.answer()
  }

  func log(_ argument1: @autoclosure () -> String) {
    let call = storage._call("log", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.LogStub.Body.self, Void.self) {
      return body.run(argument1)
    }
    if let target = self.target?.log, call.isUnanswered(Void.self, Never.self) {
      return target(argument1())
    }
    return call.answer()
  }

  func sum(_ argument1: [Int]) -> Int {
    let call = storage._call("sum", argument1)
    return call.answer()
  }

  func hand(_ argument1: sending [Int]) async -> sending [Int] {
    let call = storage._call("hand", argument1)
    if let target = self.target?.hand, await call.isAsyncUnanswered([Int].self, Never.self) {
      return await Mimus._sent(target(Mimus._sent(argument1)))
    }
    return await Mimus._sent(call.asyncAnswer())
  }

  func first(_ argument1: any Collection<Int>) throws -> (any Equatable)? {
    let call = storage._call("first", argument1)
    if let target = self.target?.first, call.isUnanswered((any Equatable)?.self) {
      return try target(argument1)
    }
    return try call.throwingAnswer()
  }

  func `default`(_ `in`: String, _ self_: Int) -> () -> Int {
    let call = storage._call("default", `in`, self_)
    if let target = self.target?.default, call.isUnanswered((() -> Int).self, Never.self) {
      return target(`in`, self_)
    }
    return call.answer()
  }

  func stub() {
    let call = storage._call("stub")
    if let target = self.target?.stub, call.isUnanswered(Void.self, Never.self) {
      return target()
    }
    return call.answer()
  }

  func client(_ storage: String, _ made: String, _ target: Int, _ call: Int) async throws -> Int {
    let call_ = self.storage._call("client", storage, made, target, call)
    if let target_ = self.target?.client, await call_.isAsyncUnanswered(Int.self) {
      return try await target_(storage, made, target, call)
    }
    return try await call_.asyncThrowingAnswer()
  }

  func never() -> Never {
    let call = storage._call("never")
    if let target = self.target?.never, call.isUnanswered(Never.self, Never.self) {
      return target()
    }
    return call.answer()
  }

  func failing() throws {
    let call = storage._call("failing")
    if let target = self.target?.failing, call.isUnanswered(Void.self) {
      return try target()
    }
    return try call.throwingAnswer()
  }

  var stub_: Stubs { Stubs(storage: storage) }
  var calls: Calls { Calls(storage: storage) }
  func verify(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage: Mimus._Verification(storage, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage: Mimus.Storage
    func bump(_ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<Int>) -> BumpStub {
      .init(_stub: ._of(storage, "bump", argument1, argument2))
    }

    struct BumpStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout Int, Int) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (inout Int, Int) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func each(_ argument1: Mimus.Argument<[Int]>, _ argument2: Mimus.Argument<Mimus._Placeholder>) -> EachStub {
      .init(_stub: ._of(storage, "each", argument1, argument2))
    }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ([Int], (Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ([Int], (Int) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func later(_ argument1: Mimus.Argument<() -> Void>) -> Mimus._SyncStub<() -> Void, Void> {
      .init(storage, "later", argument1)
    }
    func log(_ argument1: Mimus.Argument<Mimus._Placeholder>) -> LogStub {
      .init(_stub: ._of(storage, "log", argument1))
    }

    struct LogStub: Mimus._ReturningStub {
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

    func sum(_ argument1: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Int> { .init(storage, "sum", argument1) }
    func hand(_ argument1: Mimus.Argument<[Int]>) -> Mimus._AsyncStub<[Int], [Int]> {
      .init(storage, "hand", argument1)
    }
    func first(
      _ argument1: Mimus.Argument<any Collection<Int>>
    ) -> Mimus._SyncThrowingStub<any Collection<Int>, any Swift.Error, (any Equatable)?> {
      .init(storage, "first", argument1)
    }
    func `default`(
      _ `in`: Mimus.Argument<String>, _ self_: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<(String, Int), () -> Int> {
      .init(storage, "default", `in`, self_)
    }
    func stub() -> Mimus._SyncStub<(), Void> { .init(storage, "stub") }
    func client(
      _ storage: Mimus.Argument<String>, _ made: Mimus.Argument<String>, _ target: Mimus.Argument<Int>,
      _ call: Mimus.Argument<Int>
    ) -> Mimus._AsyncThrowingStub<(storage: String, made: String, target: Int, call: Int), any Swift.Error, Int> {
      .init(self.storage, "client", storage, made, target, call)
    }
    func never() -> Mimus._SyncStub<(), Never> { .init(storage, "never") }
    func failing() -> Mimus._SyncThrowingStub<(), any Swift.Error, Void> { .init(storage, "failing") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func bump(_ argument1: Mimus.Argument<Int>, _ argument2: Mimus.Argument<Int>) {
      storage.check("bump", argument1, argument2)
    }
    func each(_ argument1: Mimus.Argument<[Int]>, _ argument2: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("each", argument1, argument2)
    }
    func later(_ argument1: Mimus.Argument<() -> Void>) { storage.check("later", argument1) }
    func log(_ argument1: Mimus.Argument<Mimus._Placeholder>) { storage.check("log", argument1) }
    func sum(_ argument1: Mimus.Argument<[Int]>) { storage.check("sum", argument1) }
    func hand(_ argument1: Mimus.Argument<[Int]>) { storage.check("hand", argument1) }
    func first(_ argument1: Mimus.Argument<any Collection<Int>>) { storage.check("first", argument1) }
    func `default`(_ `in`: Mimus.Argument<String>, _ self_: Mimus.Argument<Int>) {
      storage.check("default", `in`, self_)
    }
    func stub() { storage.check("stub") }
    func client(
      _ storage: Mimus.Argument<String>, _ made: Mimus.Argument<String>, _ target: Mimus.Argument<Int>,
      _ call: Mimus.Argument<Int>
    ) {
      self.storage.check("client", storage, made, target, call)
    }
    func never() { storage.check("never") }
    func failing() { storage.check("failing") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var bump: [(Int, Int)] { storage._history("bump") }
    var each: [([Int], Mimus._Placeholder)] { storage._history("each") }
    var later: [() -> Void] { storage._history("later") }
    var log: [Mimus._Placeholder] { storage._history("log") }
    var sum: [[Int]] { storage._history("sum") }
    var hand: [[Int]] { storage._history("hand") }
    var first: [any Collection<Int>] { storage._history("first") }
    var `default`: [(in: String, self_: Int)] { storage._history("default") }
    var stub: [Void] { storage._history("stub") }
    var client: [(storage: String, made: String, target: Int, call: Int)] { storage._history("client") }
    var never: [Void] { storage._history("never") }
    var failing: [Void] { storage._history("failing") }
  }
}

final class FakeCacheClient<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable, Mimus.Mock
where Value: Equatable {
  let storage: Mimus.Storage
  private let target: CacheClient<Key, Value>?

  init(forwardingTo real: CacheClient<Key, Value>? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCacheClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: CacheClient<Key, Value> {
    CacheClient<Key, Value>(
      load: { argument1 in await self.load(argument1) },
      save: { argument1, argument2 in try await self.save(argument1, argument2) },
      all: { self.all() }
    )
  }

  func load(_ argument1: Key) async -> Value? {
    let call = storage._call("load", argument1)
    if let target = self.target?.load, await call.isAsyncUnanswered(Value?.self, Never.self) {
      return await target(argument1)
    }
    return await call.asyncAnswer()
  }

  func save(_ argument1: Key, _ argument2: Value) async throws {
    let call = storage._call("save", argument1, argument2)
    if let target = self.target?.save, await call.isAsyncUnanswered(Void.self) {
      return try await target(argument1, argument2)
    }
    return try await call.asyncThrowingAnswer()
  }

  func all() -> [Key: Value] {
    let call = storage._call("all")
    if let target = self.target?.all, call.isUnanswered([Key: Value].self, Never.self) {
      return target()
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
    func load(_ argument1: Mimus.Argument<Key>) -> Mimus._AsyncStub<Key, Value?> { .init(storage, "load", argument1) }
    func save(
      _ argument1: Mimus.Argument<Key>, _ argument2: Mimus.Argument<Value>
    ) -> Mimus._AsyncThrowingStub<(Key, Value), any Swift.Error, Void> {
      .init(storage, "save", argument1, argument2)
    }
    func all() -> Mimus._SyncStub<(), [Key: Value]> { .init(storage, "all") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ argument1: Mimus.Argument<Key>) { storage.check("load", argument1) }
    func save(_ argument1: Mimus.Argument<Key>, _ argument2: Mimus.Argument<Value>) {
      storage.check("save", argument1, argument2)
    }
    func all() { storage.check("all") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [Key] { storage._history("load") }
    var save: [(Key, Value)] { storage._history("save") }
    var all: [Void] { storage._history("all") }
  }
}

extension Bank {
  final class FakeClient: @unchecked Sendable, Mimus.Mock {
    let storage: Mimus.Storage
    private let target: Client?

    init(forwardingTo real: Client? = nil, storage: Mimus.Storage = Mimus.Storage()) {
      self.storage = storage._of(FakeClient.self)
      target = real
    }

    /// The structure to pass to the code under test. Its closures call this fake.
    func client(url: URL, retries: Int) -> Client {
      Client(
        url: url,
        retries: retries,
        balance: { argument1 in try await self.balance(argument1) }
      )
    }

    func balance(_ argument1: Client.Account) async throws -> Int {
      let call = storage._call("balance", argument1)
      if let target = self.target?.balance, await call.isAsyncUnanswered(Int.self) {
        return try await target(argument1)
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
      func balance(
        _ argument1: Mimus.Argument<Client.Account>
      ) -> Mimus._AsyncThrowingStub<Client.Account, any Swift.Error, Int> {
        .init(storage, "balance", argument1)
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func balance(_ argument1: Mimus.Argument<Client.Account>) { storage.check("balance", argument1) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var balance: [Client.Account] { storage._history("balance") }
    }
  }
}

final class FakeAccountClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: AccountClient?

  init(forwardingTo real: AccountClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAccountClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: AccountClient {
    var made = AccountClient(
      open: { argument1 in self.open(argument1) },
      audit: { self.audit() }
    )
    made.close = { argument1 in await self.close(argument1) }
    return made
  }

  func open(_ argument1: String) -> Bool {
    let call = storage._call("open", argument1)
    if let target = self.target?.open, call.isUnanswered(Bool.self, Never.self) {
      return target(argument1)
    }
    return call.answer()
  }

  func audit() {
    let call = storage._call("audit")
    if let target = self.target?.audit, call.isUnanswered(Void.self, Never.self) {
      return target()
    }
    return call.answer()
  }

  func close(_ argument1: Int) async {
    let call = storage._call("close", argument1)
    if let target = self.target?.close, await call.isAsyncUnanswered(Void.self, Never.self) {
      return await target(argument1)
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
    func open(_ argument1: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> {
      .init(storage, "open", argument1)
    }
    func audit() -> Mimus._SyncStub<(), Void> { .init(storage, "audit") }
    func close(_ argument1: Mimus.Argument<Int>) -> Mimus._AsyncStub<Int, Void> { .init(storage, "close", argument1) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open(_ argument1: Mimus.Argument<String>) { storage.check("open", argument1) }
    func audit() { storage.check("audit") }
    func close(_ argument1: Mimus.Argument<Int>) { storage.check("close", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [String] { storage._history("open") }
    var audit: [Void] { storage._history("audit") }
    var close: [Int] { storage._history("close") }
  }
}

final class FakeBackupClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: BackupClient?

  init(forwardingTo real: BackupClient? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeBackupClient.self)
    target = real
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: BackupClient {
    BackupClient(
      { argument1 in try self.write(argument1) },
      isDue: { self.isDue() }
    )
  }

  func write(_ argument1: Data) throws {
    let call = storage._call("write", argument1)
    return try call.throwingAnswer()
  }

  func isDue() -> Bool {
    let call = storage._call("isDue")
    if let target = self.target?.isDue, call.isUnanswered(Bool.self, Never.self) {
      return target()
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
    func write(_ argument1: Mimus.Argument<Data>) -> Mimus._SyncThrowingStub<Data, any Swift.Error, Void> {
      .init(storage, "write", argument1)
    }
    func isDue() -> Mimus._SyncStub<(), Bool> { .init(storage, "isDue") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func write(_ argument1: Mimus.Argument<Data>) { storage.check("write", argument1) }
    func isDue() { storage.check("isDue") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var write: [Data] { storage._history("write") }
    var isDue: [Void] { storage._history("isDue") }
  }
}

final class FakePageClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePageClient.self)
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: PageClient {
    PageClient(
      turn: { argument1 in self.turn(argument1) },
      read: { argument1 in self.read(argument1) }
    )
  }

  func turn(_ argument1: Int) -> Bool {
    let call = storage._call("turn", argument1)
    return call.answer()
  }

  @MainActor
  func read(_ argument1: String) -> [String] {
    let call = storage._call("read", argument1)
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
    func turn(_ argument1: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Bool> { .init(storage, "turn", argument1) }
    func read(_ argument1: Mimus.Argument<String>) -> Mimus._SyncStub<String, [String]> {
      .init(storage, "read", argument1)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func turn(_ argument1: Mimus.Argument<Int>) { storage.check("turn", argument1) }
    func read(_ argument1: Mimus.Argument<String>) { storage.check("read", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var turn: [Int] { storage._history("turn") }
    var read: [String] { storage._history("read") }
  }
}

final class FakeHandleClient: @unchecked Sendable, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHandleClient.self)
  }

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: HandleClient {
    HandleClient(
      open: { argument1 in self.open(argument1) },
      borrow: { argument1 in self.borrow(argument1) },
      use: { argument1 in self.use(argument1) }
    )
  }

  func open(_ argument1: String) -> Int {
    let call = storage._call("open", argument1)
    return call.answer()
  }

  func borrow(_ argument1: borrowing HandleClient.Handle) -> Int {
    let call = storage._call("borrow", Mimus._Placeholder("HandleClient.Handle"))
    if let body = call.body(Stubs.BorrowStub.Body.self, Int.self) {
      return body.run(argument1)
    }
    return call.answer()
  }

  func use(_ argument1: consuming HandleClient.Handle) -> Int {
    let call = storage._call("use", Mimus._Placeholder("HandleClient.Handle"))
    if let body = call.body(Stubs.UseStub.Body.self, Int.self) {
      return body.run(argument1)
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
    func open(_ argument1: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "open", argument1) }
    func borrow(_ argument1: Mimus.Argument<Mimus._Placeholder>) -> BorrowStub {
      .init(_stub: ._of(storage, "borrow", argument1))
    }

    struct BorrowStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (borrowing HandleClient.Handle) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (borrowing HandleClient.Handle) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func use(_ argument1: Mimus.Argument<Mimus._Placeholder>) -> UseStub {
      .init(_stub: ._of(storage, "use", argument1))
    }

    struct UseStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (consuming HandleClient.Handle) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (consuming HandleClient.Handle) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open(_ argument1: Mimus.Argument<String>) { storage.check("open", argument1) }
    func borrow(_ argument1: Mimus.Argument<Mimus._Placeholder>) { storage.check("borrow", argument1) }
    func use(_ argument1: Mimus.Argument<Mimus._Placeholder>) { storage.check("use", argument1) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [String] { storage._history("open") }
    var borrow: [Mimus._Placeholder] { storage._history("borrow") }
    var use: [Mimus._Placeholder] { storage._history("use") }
  }
}
