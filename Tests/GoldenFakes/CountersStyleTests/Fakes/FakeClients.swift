// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeShopClient: @unchecked Sendable {
  init() {}

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

  var chargeCallCount = 0
  var chargeArgsForCall: [(Int, String)] = []
  var chargeError: (any Error)?
  var chargeReturnValue: Receipt!
  func charge(_ argument1: Int, _ argument2: String) async throws -> Receipt {
    chargeCallCount += 1
    chargeArgsForCall.append((argument1, argument2))
    if let error = chargeError { throw error }
    return chargeReturnValue
  }

  var refundCallCount = 0
  var refundArgsForCall: [(amount: Int, to: String)] = []
  var refundError: CardError?
  func refund(_ amount: Int, _ to: String) throws(CardError) {
    refundCallCount += 1
    refundArgsForCall.append((amount, to))
    if let error = refundError { throw error }
  }

  var refundsCallCount = 0
  var refundsReturnValue: AsyncStream<Int>!
  func refunds() -> AsyncStream<Int> {
    refundsCallCount += 1
    return refundsReturnValue
  }

  var stockCallCount = 0
  var stockArgsForCall: [String] = []
  var stockReturnValue: Int = 0
  func stock(_ argument1: String) async -> Int {
    stockCallCount += 1
    stockArgsForCall.append(argument1)
    return stockReturnValue
  }

  var currencyCallCount = 0
  var currencyReturnValue: String = ""
  func currency() -> String {
    currencyCallCount += 1
    return currencyReturnValue
  }

  var priceOfCallCount = 0
  var priceOfArgsForCall: [String] = []
  var priceOfReturnValue: Int = 0
  func priceOf(_ title: String) -> Int {
    priceOfCallCount += 1
    priceOfArgsForCall.append(title)
    return priceOfReturnValue
  }

  var closedCallCount = 0
  var closedReturnValue: Bool = false
  func closed() -> Bool {
    closedCallCount += 1
    return closedReturnValue
  }
}

final class FakeWindowClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: WindowClient {
    WindowClient(
      show: { argument1 in self.show(argument1) },
      open: { (pane) async throws(WindowClient.Fault) in try await self.open(pane) },
      layOut: { argument1, argument2 in self.layOut(argument1, argument2) }
    )
  }

  var showCallCount = 0
  var showArgsForCall: [WindowClient.Title] = []
  @MainActor
  func show(_ argument1: WindowClient.Title) {
    showCallCount += 1
    showArgsForCall.append(argument1)
  }

  var openCallCount = 0
  var openArgsForCall: [WindowClient.Pane] = []
  var openError: WindowClient.Fault?
  var openReturnValue: [WindowClient.Pane] = []
  @MainActor
  func open(_ pane: WindowClient.Pane) async throws(WindowClient.Fault) -> [WindowClient.Pane] {
    openCallCount += 1
    openArgsForCall.append(pane)
    if let error = openError { throw error }
    return openReturnValue
  }

  var layOutCallCount = 0
  var layOutArgsForCall: [(WindowClient.Pane, @Sendable (WindowClient.Pane) -> Void)] = []
  var layOutReturnValue: WindowClient.Pane?
  @MainActor
  func layOut(
    _ argument1: WindowClient.Pane, _ argument2: @escaping @Sendable (WindowClient.Pane) -> Void
  ) -> WindowClient.Pane? {
    layOutCallCount += 1
    layOutArgsForCall.append((argument1, argument2))
    return layOutReturnValue
  }
}

final class FakeToolClient: @unchecked Sendable {
  init() {}

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

  var bumpCallCount = 0
  var bumpArgsForCall: [(Int, Int)] = []
  var bumpReturnValue: Int = 0
  func bump(_ argument1: inout Int, _ argument2: Int) -> Int {
    bumpCallCount += 1
    bumpArgsForCall.append((argument1, argument2))
    return bumpReturnValue
  }

  var eachCallCount = 0
  var eachArgsForCall: [[Int]] = []
  func each(_ argument1: [Int], _ argument2: (Int) -> Void) {
    eachCallCount += 1
    eachArgsForCall.append(argument1)
  }

  var laterCallCount = 0
  var laterArgsForCall: [() -> Void] = []
  func later(_ argument1: @escaping () -> Void) {
    laterCallCount += 1
    laterArgsForCall.append(argument1)
  }

  var logCallCount = 0
  func log(_ argument1: @autoclosure () -> String) {
    logCallCount += 1
  }

  var sumCallCount = 0
  var sumArgsForCall: [[Int]] = []
  var sumReturnValue: Int = 0
  func sum(_ argument1: [Int]) -> Int {
    sumCallCount += 1
    sumArgsForCall.append(argument1)
    return sumReturnValue
  }

  var handCallCount = 0
  var handArgsForCall: [[Int]] = []
  var handReturnValue: [Int] = []
  func hand(_ argument1: sending [Int]) async -> sending [Int] {
    handCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    handArgsForCall.append(argument1)
    return sent(handReturnValue)
  }

  var firstCallCount = 0
  var firstArgsForCall: [any Collection<Int>] = []
  var firstError: (any Error)?
  var firstReturnValue: (any Equatable)?
  func first(_ argument1: any Collection<Int>) throws -> (any Equatable)? {
    firstCallCount += 1
    firstArgsForCall.append(argument1)
    if let error = firstError { throw error }
    return firstReturnValue
  }

  var defaultCallCount = 0
  var defaultArgsForCall: [(in: String, self_: Int)] = []
  var defaultReturnValue: (() -> Int)!
  func `default`(_ `in`: String, _ self_: Int) -> () -> Int {
    defaultCallCount += 1
    defaultArgsForCall.append((`in`, self_))
    return defaultReturnValue
  }

  var stubCallCount = 0
  func stub() {
    stubCallCount += 1
  }

  var clientCallCount = 0
  var clientArgsForCall: [(storage: String, made: String, target: Int, call: Int)] = []
  var clientError: (any Error)?
  var clientReturnValue: Int = 0
  func client(_ storage: String, _ made: String, _ target: Int, _ call: Int) async throws -> Int {
    clientCallCount += 1
    clientArgsForCall.append((storage, made, target, call))
    if let error = clientError { throw error }
    return clientReturnValue
  }

  var neverCallCount = 0
  func never() -> Never {
    neverCallCount += 1
    return Swift.fatalError("never never returns")
  }

  var failingCallCount = 0
  var failingError: (any Error)?
  func failing() throws {
    failingCallCount += 1
    if let error = failingError { throw error }
  }
}

final class FakeCacheClient<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable where Value: Equatable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: CacheClient<Key, Value> {
    CacheClient<Key, Value>(
      load: { argument1 in await self.load(argument1) },
      save: { argument1, argument2 in try await self.save(argument1, argument2) },
      all: { self.all() }
    )
  }

  var loadCallCount = 0
  var loadArgsForCall: [Key] = []
  var loadReturnValue: Value?
  func load(_ argument1: Key) async -> Value? {
    loadCallCount += 1
    loadArgsForCall.append(argument1)
    return loadReturnValue
  }

  var saveCallCount = 0
  var saveArgsForCall: [(Key, Value)] = []
  var saveError: (any Error)?
  func save(_ argument1: Key, _ argument2: Value) async throws {
    saveCallCount += 1
    saveArgsForCall.append((argument1, argument2))
    if let error = saveError { throw error }
  }

  var allCallCount = 0
  var allReturnValue: [Key: Value] = [:]
  func all() -> [Key: Value] {
    allCallCount += 1
    return allReturnValue
  }
}

extension Bank {
  final class FakeClient: @unchecked Sendable {
    init() {}

    /// The structure to pass to the code under test. Its closures call this fake.
    func client(url: URL, retries: Int) -> Client {
      Client(
        url: url,
        retries: retries,
        balance: { argument1 in try await self.balance(argument1) }
      )
    }

    var balanceCallCount = 0
    var balanceArgsForCall: [Client.Account] = []
    var balanceError: (any Error)?
    var balanceReturnValue: Int = 0
    func balance(_ argument1: Client.Account) async throws -> Int {
      balanceCallCount += 1
      balanceArgsForCall.append(argument1)
      if let error = balanceError { throw error }
      return balanceReturnValue
    }
  }
}

public final class FakeAccountClient: @unchecked Sendable {
  public init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  public var client: AccountClient {
    var made = AccountClient(
      open: { argument1 in self.open(argument1) },
      audit: { self.audit() }
    )
    made.close = { argument1 in await self.close(argument1) }
    return made
  }

  public var openCallCount = 0
  public var openArgsForCall: [String] = []
  public var openReturnValue: Bool = false
  public func open(_ argument1: String) -> Bool {
    openCallCount += 1
    openArgsForCall.append(argument1)
    return openReturnValue
  }

  var auditCallCount = 0
  func audit() {
    auditCallCount += 1
  }

  public var closeCallCount = 0
  public var closeArgsForCall: [Int] = []
  public func close(_ argument1: Int) async {
    closeCallCount += 1
    closeArgsForCall.append(argument1)
  }
}

final class FakeBackupClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: BackupClient {
    BackupClient(
      { argument1 in try self.write(argument1) },
      isDue: { self.isDue() }
    )
  }

  var writeCallCount = 0
  var writeArgsForCall: [Data] = []
  var writeError: (any Error)?
  func write(_ argument1: Data) throws {
    writeCallCount += 1
    writeArgsForCall.append(argument1)
    if let error = writeError { throw error }
  }

  var isDueCallCount = 0
  var isDueReturnValue: Bool = false
  func isDue() -> Bool {
    isDueCallCount += 1
    return isDueReturnValue
  }
}

final class FakePageClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  @MainActor
  var client: PageClient {
    PageClient(
      turn: { argument1 in self.turn(argument1) },
      read: { argument1 in self.read(argument1) }
    )
  }

  var turnCallCount = 0
  var turnArgsForCall: [Int] = []
  var turnReturnValue: Bool = false
  func turn(_ argument1: Int) -> Bool {
    turnCallCount += 1
    turnArgsForCall.append(argument1)
    return turnReturnValue
  }

  var readCallCount = 0
  var readArgsForCall: [String] = []
  var readReturnValue: [String] = []
  @MainActor
  func read(_ argument1: String) -> [String] {
    readCallCount += 1
    readArgsForCall.append(argument1)
    return readReturnValue
  }
}

final class FakeHandleClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: HandleClient {
    HandleClient(
      open: { argument1 in self.open(argument1) },
      borrow: { argument1 in self.borrow(argument1) },
      use: { argument1 in self.use(argument1) }
    )
  }

  var openCallCount = 0
  var openArgsForCall: [String] = []
  var openReturnValue: Int = 0
  func open(_ argument1: String) -> Int {
    openCallCount += 1
    openArgsForCall.append(argument1)
    return openReturnValue
  }

  var borrowCallCount = 0
  var borrowReturnValue: Int = 0
  func borrow(_ argument1: borrowing HandleClient.Handle) -> Int {
    borrowCallCount += 1
    return borrowReturnValue
  }

  var useCallCount = 0
  var useReturnValue: Int = 0
  func use(_ argument1: consuming HandleClient.Handle) -> Int {
    useCallCount += 1
    return useReturnValue
  }
}
