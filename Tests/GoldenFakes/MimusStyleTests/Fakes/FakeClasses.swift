// Written by mimus-fake: changes made here are lost.

import Foundation
import Mimus

final class FakeAccount: Account, Mimus.Mock, Mimus.StaticMock {
  let storage = Mimus.Storage()._of(FakeAccount.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false
  static let staticStorage = Mimus.Storage()._of(FakeAccount.self)

  override init(id: Int, owner: String) {
    super.init(id: id, owner: owner)
    self.storage._record("init(id:owner:)", id, owner)
  }

  required init?(text: String) {
    super.init(text: text)
    self.storage._record("init(text:)", text)
  }

  override init(throwing: Bool) throws {
    try super.init(throwing: throwing)
    self.storage._record("init(throwing:)", throwing)
  }

  override var owner: String {
    get {
      let call = storage._call("owner")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.owner
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("owner.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.owner = newValue
      }
      call.keep(newValue, as: "owner")
    }
  }

  override var balance: Int {
    get {
      let call = storage._call("balance")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.balance
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("balance.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.balance = newValue
      }
      call.keep(newValue, as: "balance")
    }
  }

  override var history: [Int] {
    get {
      let call = storage._call("history")
      if call.isLeft(toSuper: callsSuper, [Int].self, Never.self) {
        return super.history
      }
      return call.answer()
    }
  }

  override var cache: [String: Int] {
    get {
      let call = storage._call("cache")
      if call.isLeft(toSuper: callsSuper, [String: Int].self, Never.self) {
        return super.cache
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("cache.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.cache = newValue
      }
      call.keep(newValue, as: "cache")
    }
  }

  override var delegate: AnyObject? {
    get {
      let call = storage._call("delegate")
      if call.isLeft(toSuper: callsSuper, AnyObject?.self, Never.self) {
        return super.delegate
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("delegate.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.delegate = newValue
      }
      call.keep(newValue, as: "delegate")
    }
  }

  override var computed: Double {
    get {
      let call = storage._call("computed")
      if call.isLeft(toSuper: callsSuper, Double.self, Never.self) {
        return super.computed
      }
      return call.answer()
    }
  }

  override var observed: Int {
    get {
      let call = storage._call("observed")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.observed
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("observed.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.observed = newValue
      }
      call.keep(newValue, as: "observed")
    }
  }

  override class var kind: String {
    get {
      let call = staticStorage._inSession._call("kind")
      if call.isLeft(toSuper: false, String.self, Never.self) {
        return super.kind
      }
      return call.answer()
    }
  }

  override func deposit(_ amount: Int, note: String = "none") -> Receipt {
    let call = storage._call("deposit(_:note:)", amount, note)
    if call.isLeft(toSuper: callsSuper, Receipt.self, Never.self) {
      return super.deposit(amount, note: note)
    }
    return call.answer()
  }

  override func withdraw(_ amount: Int) throws -> Int {
    let call = storage._call("withdraw(_:)", amount)
    if call.isLeft(toSuper: callsSuper, Int.self) {
      return try super.withdraw(amount)
    }
    return try call.throwingAnswer()
  }

  override func sync() async {
    let call = storage._call("sync()")
    if await call.isAsyncLeft(toSuper: callsSuper, Void.self, Never.self) {
      return await super.sync()
    }
    return await call.asyncAnswer()
  }

  override func generic<T: Equatable>(_ value: T) -> T {
    let call = storage._call("generic(_:)", value)
    if call.isLeft(toSuper: callsSuper, T.self, Never.self) {
      return super.generic(value)
    }
    return call.answer()
  }

  override func copy() -> Self {
    let call = storage._call("copy()")
    if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
      return super.copy()
    }
    return call.answer()
  }

  override class func make(_ id: Int) -> Int {
    let call = staticStorage._inSession._call("make(_:)", id)
    if call.isLeft(toSuper: false, Int.self, Never.self) {
      return super.make(id)
    }
    return call.answer()
  }

  override subscript(_ index: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", index)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[index]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", index, newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super[index] = newValue
      }
      call.answer() as Void
    }
  }

  override func change(_ value: inout Int) {
    let call = storage._call("change(_:)", value)
    if let body = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body.run(&value)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.change(&value)
    }
    return call.answer()
  }

  override func each(_ body: (Int) throws -> Void) rethrows {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return try super.each(body)
    }
    return call.answer()
  }

  override func many(_ values: Int...) -> Int {
    let call = storage._call("many(_:)", values)
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
    var owner: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "owner"), storage, "owner.set(_:)")
    }
    var balance: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "balance"), storage, "balance.set(_:)")
    }
    var history: Mimus._StubbedGetter<Mimus._SyncStub<(), [Int]>> { .init(.init(storage, "history")) }
    var cache: Mimus._StubbedProperty<Mimus._SyncStub<(), [String: Int]>, [String: Int]> {
      .init(.init(storage, "cache"), storage, "cache.set(_:)")
    }
    var delegate: Mimus._StubbedProperty<Mimus._SyncStub<(), AnyObject?>, AnyObject?> {
      .init(.init(storage, "delegate"), storage, "delegate.set(_:)")
    }
    var computed: Mimus._StubbedGetter<Mimus._SyncStub<(), Double>> { .init(.init(storage, "computed")) }
    var observed: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "observed"), storage, "observed.set(_:)")
    }
    func deposit(
      _ amount: Mimus.Argument<Int>, note: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(Int, String), Receipt> {
      .init(storage, "deposit(_:note:)", amount, note)
    }
    func withdraw(_ amount: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Int> {
      .init(storage, "withdraw(_:)", amount)
    }
    func sync() -> Mimus._AsyncStub<(), Void> { .init(storage, "sync()") }
    func generic<T: Equatable>(_ value: Mimus.Argument<T>) -> Mimus._SyncStub<T, T> {
      .init(storage, "generic(_:)", value)
    }
    func copy() -> Mimus._SyncStub<(), FakeAccount> { .init(storage, "copy()") }
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._StubbedSubscript<Mimus._SyncStub<Int, Int>, (Int, Int), Int> {
      .init(.init(storage, "subscript(_:)", index), set: { .init(storage, "subscript.set(_:newValue:)", index, $0) })
    }
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

    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int) throws -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int) throws -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func many(_ values: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Int> { .init(storage, "many(_:)", values) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var owner: Mimus._VerifiedProperty<String> { .init(storage, "owner", "owner.set(_:)") }
    var balance: Mimus._VerifiedProperty<Int> { .init(storage, "balance", "balance.set(_:)") }
    var history: Mimus._VerifiedGetter { .init(storage, "history") }
    var cache: Mimus._VerifiedProperty<[String: Int]> { .init(storage, "cache", "cache.set(_:)") }
    var delegate: Mimus._VerifiedProperty<AnyObject?> { .init(storage, "delegate", "delegate.set(_:)") }
    var computed: Mimus._VerifiedGetter { .init(storage, "computed") }
    var observed: Mimus._VerifiedProperty<Int> { .init(storage, "observed", "observed.set(_:)") }
    func deposit(_ amount: Mimus.Argument<Int>, note: Mimus.Argument<String>) {
      storage.check("deposit(_:note:)", amount, note)
    }
    func withdraw(_ amount: Mimus.Argument<Int>) { storage.check("withdraw(_:)", amount) }
    func sync() { storage.check("sync()") }
    func generic<T: Equatable>(_ value: Mimus.Argument<T>) { storage.check("generic(_:)", value) }
    func copy() { storage.check("copy()") }
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", index)
    }
    func change(_ value: Mimus.Argument<Int>) { storage.check("change(_:)", value) }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func many(_ values: Mimus.Argument<[Int]>) { storage.check("many(_:)", values) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var owner: Mimus._PropertyCalls<Void, String> { .init(storage, "owner", "owner.set(_:)") }
    var balance: Mimus._PropertyCalls<Void, Int> { .init(storage, "balance", "balance.set(_:)") }
    var history: Mimus._GetterCalls<Void> { .init(storage, "history") }
    var cache: Mimus._PropertyCalls<Void, [String: Int]> { .init(storage, "cache", "cache.set(_:)") }
    var delegate: Mimus._PropertyCalls<Void, AnyObject?> { .init(storage, "delegate", "delegate.set(_:)") }
    var computed: Mimus._GetterCalls<Void> { .init(storage, "computed") }
    var observed: Mimus._PropertyCalls<Void, Int> { .init(storage, "observed", "observed.set(_:)") }
    var deposit: [(amount: Int, note: String)] { storage._history("deposit(_:note:)") }
    var withdraw: [Int] { storage._history("withdraw(_:)") }
    var sync: [Void] { storage._history("sync()") }
    var generic: [Any] { storage._history("generic(_:)") }
    var copy: [Void] { storage._history("copy()") }
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._PropertyCalls<Int, Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", index)
    }
    var change: [Int] { storage._history("change(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var many: [[Int]] { storage._history("many(_:)") }
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
    var kind: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "kind")) }
    func make(_ id: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "make(_:)", id) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var kind: Mimus._VerifiedGetter { .init(storage, "kind") }
    func make(_ id: Mimus.Argument<Int>) { storage.check("make(_:)", id) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var kind: Mimus._GetterCalls<Void> { .init(storage, "kind") }
    var make: [Int] { storage._history("make(_:)") }
  }
}

final class FakeSavingsAccount: SavingsAccount, Mimus.Mock, Mimus.StaticMock {
  let storage = Mimus.Storage()._of(FakeSavingsAccount.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false
  static let staticStorage = Mimus.Storage()._of(FakeSavingsAccount.self)

  override init(id: Int, owner: String) {
    super.init(id: id, owner: owner)
    self.storage._record("init(id:owner:)", id, owner)
  }

  required init?(text: String) {
    super.init(text: text)
    self.storage._record("init(text:)", text)
  }

  override init(throwing: Bool) throws {
    try super.init(throwing: throwing)
    self.storage._record("init(throwing:)", throwing)
  }

  override func interest(_ rate: Double) -> Double {
    let call = storage._call("interest(_:)", rate)
    if call.isLeft(toSuper: callsSuper, Double.self, Never.self) {
      return super.interest(rate)
    }
    return call.answer()
  }

  override func withdraw(_ amount: Int) throws -> Int {
    let call = storage._call("withdraw(_:)", amount)
    if call.isLeft(toSuper: callsSuper, Int.self) {
      return try super.withdraw(amount)
    }
    return try call.throwingAnswer()
  }

  override var owner: String {
    get {
      let call = storage._call("owner")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.owner
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("owner.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.owner = newValue
      }
      call.keep(newValue, as: "owner")
    }
  }

  override var balance: Int {
    get {
      let call = storage._call("balance")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.balance
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("balance.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.balance = newValue
      }
      call.keep(newValue, as: "balance")
    }
  }

  override var history: [Int] {
    get {
      let call = storage._call("history")
      if call.isLeft(toSuper: callsSuper, [Int].self, Never.self) {
        return super.history
      }
      return call.answer()
    }
  }

  override var cache: [String: Int] {
    get {
      let call = storage._call("cache")
      if call.isLeft(toSuper: callsSuper, [String: Int].self, Never.self) {
        return super.cache
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("cache.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.cache = newValue
      }
      call.keep(newValue, as: "cache")
    }
  }

  override var delegate: AnyObject? {
    get {
      let call = storage._call("delegate")
      if call.isLeft(toSuper: callsSuper, AnyObject?.self, Never.self) {
        return super.delegate
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("delegate.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.delegate = newValue
      }
      call.keep(newValue, as: "delegate")
    }
  }

  override var computed: Double {
    get {
      let call = storage._call("computed")
      if call.isLeft(toSuper: callsSuper, Double.self, Never.self) {
        return super.computed
      }
      return call.answer()
    }
  }

  override var observed: Int {
    get {
      let call = storage._call("observed")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.observed
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("observed.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.observed = newValue
      }
      call.keep(newValue, as: "observed")
    }
  }

  override class var kind: String {
    get {
      let call = staticStorage._inSession._call("kind")
      if call.isLeft(toSuper: false, String.self, Never.self) {
        return super.kind
      }
      return call.answer()
    }
  }

  override func deposit(_ amount: Int, note: String = "none") -> Receipt {
    let call = storage._call("deposit(_:note:)", amount, note)
    if call.isLeft(toSuper: callsSuper, Receipt.self, Never.self) {
      return super.deposit(amount, note: note)
    }
    return call.answer()
  }

  override func sync() async {
    let call = storage._call("sync()")
    if await call.isAsyncLeft(toSuper: callsSuper, Void.self, Never.self) {
      return await super.sync()
    }
    return await call.asyncAnswer()
  }

  override func generic<T: Equatable>(_ value: T) -> T {
    let call = storage._call("generic(_:)", value)
    if call.isLeft(toSuper: callsSuper, T.self, Never.self) {
      return super.generic(value)
    }
    return call.answer()
  }

  override func copy() -> Self {
    let call = storage._call("copy()")
    if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
      return super.copy()
    }
    return call.answer()
  }

  override class func make(_ id: Int) -> Int {
    let call = staticStorage._inSession._call("make(_:)", id)
    if call.isLeft(toSuper: false, Int.self, Never.self) {
      return super.make(id)
    }
    return call.answer()
  }

  override subscript(_ index: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", index)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[index]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", index, newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super[index] = newValue
      }
      call.answer() as Void
    }
  }

  override func change(_ value: inout Int) {
    let call = storage._call("change(_:)", value)
    if let body = call.body(Stubs.ChangeStub.Body.self, Void.self) {
      return body.run(&value)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return super.change(&value)
    }
    return call.answer()
  }

  override func each(_ body: (Int) throws -> Void) rethrows {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Void.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
      return try super.each(body)
    }
    return call.answer()
  }

  override func many(_ values: Int...) -> Int {
    let call = storage._call("many(_:)", values)
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
    func interest(_ rate: Mimus.Argument<Double>) -> Mimus._SyncStub<Double, Double> {
      .init(storage, "interest(_:)", rate)
    }
    func withdraw(_ amount: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Int> {
      .init(storage, "withdraw(_:)", amount)
    }
    var owner: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "owner"), storage, "owner.set(_:)")
    }
    var balance: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "balance"), storage, "balance.set(_:)")
    }
    var history: Mimus._StubbedGetter<Mimus._SyncStub<(), [Int]>> { .init(.init(storage, "history")) }
    var cache: Mimus._StubbedProperty<Mimus._SyncStub<(), [String: Int]>, [String: Int]> {
      .init(.init(storage, "cache"), storage, "cache.set(_:)")
    }
    var delegate: Mimus._StubbedProperty<Mimus._SyncStub<(), AnyObject?>, AnyObject?> {
      .init(.init(storage, "delegate"), storage, "delegate.set(_:)")
    }
    var computed: Mimus._StubbedGetter<Mimus._SyncStub<(), Double>> { .init(.init(storage, "computed")) }
    var observed: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "observed"), storage, "observed.set(_:)")
    }
    func deposit(
      _ amount: Mimus.Argument<Int>, note: Mimus.Argument<String>
    ) -> Mimus._SyncStub<(Int, String), Receipt> {
      .init(storage, "deposit(_:note:)", amount, note)
    }
    func sync() -> Mimus._AsyncStub<(), Void> { .init(storage, "sync()") }
    func generic<T: Equatable>(_ value: Mimus.Argument<T>) -> Mimus._SyncStub<T, T> {
      .init(storage, "generic(_:)", value)
    }
    func copy() -> Mimus._SyncStub<(), FakeSavingsAccount> { .init(storage, "copy()") }
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._StubbedSubscript<Mimus._SyncStub<Int, Int>, (Int, Int), Int> {
      .init(.init(storage, "subscript(_:)", index), set: { .init(storage, "subscript.set(_:newValue:)", index, $0) })
    }
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

    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int) throws -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int) throws -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func many(_ values: Mimus.Argument<[Int]>) -> Mimus._SyncStub<[Int], Int> { .init(storage, "many(_:)", values) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func interest(_ rate: Mimus.Argument<Double>) { storage.check("interest(_:)", rate) }
    func withdraw(_ amount: Mimus.Argument<Int>) { storage.check("withdraw(_:)", amount) }
    var owner: Mimus._VerifiedProperty<String> { .init(storage, "owner", "owner.set(_:)") }
    var balance: Mimus._VerifiedProperty<Int> { .init(storage, "balance", "balance.set(_:)") }
    var history: Mimus._VerifiedGetter { .init(storage, "history") }
    var cache: Mimus._VerifiedProperty<[String: Int]> { .init(storage, "cache", "cache.set(_:)") }
    var delegate: Mimus._VerifiedProperty<AnyObject?> { .init(storage, "delegate", "delegate.set(_:)") }
    var computed: Mimus._VerifiedGetter { .init(storage, "computed") }
    var observed: Mimus._VerifiedProperty<Int> { .init(storage, "observed", "observed.set(_:)") }
    func deposit(_ amount: Mimus.Argument<Int>, note: Mimus.Argument<String>) {
      storage.check("deposit(_:note:)", amount, note)
    }
    func sync() { storage.check("sync()") }
    func generic<T: Equatable>(_ value: Mimus.Argument<T>) { storage.check("generic(_:)", value) }
    func copy() { storage.check("copy()") }
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", index)
    }
    func change(_ value: Mimus.Argument<Int>) { storage.check("change(_:)", value) }
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func many(_ values: Mimus.Argument<[Int]>) { storage.check("many(_:)", values) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var interest: [Double] { storage._history("interest(_:)") }
    var withdraw: [Int] { storage._history("withdraw(_:)") }
    var owner: Mimus._PropertyCalls<Void, String> { .init(storage, "owner", "owner.set(_:)") }
    var balance: Mimus._PropertyCalls<Void, Int> { .init(storage, "balance", "balance.set(_:)") }
    var history: Mimus._GetterCalls<Void> { .init(storage, "history") }
    var cache: Mimus._PropertyCalls<Void, [String: Int]> { .init(storage, "cache", "cache.set(_:)") }
    var delegate: Mimus._PropertyCalls<Void, AnyObject?> { .init(storage, "delegate", "delegate.set(_:)") }
    var computed: Mimus._GetterCalls<Void> { .init(storage, "computed") }
    var observed: Mimus._PropertyCalls<Void, Int> { .init(storage, "observed", "observed.set(_:)") }
    var deposit: [(amount: Int, note: String)] { storage._history("deposit(_:note:)") }
    var sync: [Void] { storage._history("sync()") }
    var generic: [Any] { storage._history("generic(_:)") }
    var copy: [Void] { storage._history("copy()") }
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._PropertyCalls<Int, Int> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", index)
    }
    var change: [Int] { storage._history("change(_:)") }
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var many: [[Int]] { storage._history("many(_:)") }
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
    var kind: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "kind")) }
    func make(_ id: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "make(_:)", id) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var kind: Mimus._VerifiedGetter { .init(storage, "kind") }
    func make(_ id: Mimus.Argument<Int>) { storage.check("make(_:)", id) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var kind: Mimus._GetterCalls<Void> { .init(storage, "kind") }
    var make: [Int] { storage._history("make(_:)") }
  }
}

final class FakeBox<Element>: Box<Element>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBox.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(_ value: Element) {
    super.init(value)
    self.storage._record("init(_:)", value)
  }

  override var value: Element {
    get {
      let call = storage._call("value")
      if call.isLeft(toSuper: callsSuper, Element.self, Never.self) {
        return super.value
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("value.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.value = newValue
      }
      call.keep(newValue, as: "value")
    }
  }

  override func put(_ value: Element) -> [Element] {
    let call = storage._call("put(_:)", value)
    if call.isLeft(toSuper: callsSuper, [Element].self, Never.self) {
      return super.put(value)
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
    var value: Mimus._StubbedProperty<Mimus._SyncStub<(), Element>, Element> {
      .init(.init(storage, "value"), storage, "value.set(_:)")
    }
    func put(_ value: Mimus.Argument<Element>) -> Mimus._SyncStub<Element, [Element]> {
      .init(storage, "put(_:)", value)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var value: Mimus._VerifiedProperty<Element> { .init(storage, "value", "value.set(_:)") }
    func put(_ value: Mimus.Argument<Element>) { storage.check("put(_:)", value) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var value: Mimus._PropertyCalls<Void, Element> { .init(storage, "value", "value.set(_:)") }
    var put: [Element] { storage._history("put(_:)") }
  }
}

final class FakeIntBox: IntBox, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeIntBox.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(_ value: Int) {
    super.init(value)
    self.storage._record("init(_:)", value)
  }

  override func double() -> Int {
    let call = storage._call("double()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.double()
    }
    return call.answer()
  }

  override var value: Int {
    get {
      let call = storage._call("value")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.value
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("value.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.value = newValue
      }
      call.keep(newValue, as: "value")
    }
  }

  override func put(_ value: Int) -> [Int] {
    let call = storage._call("put(_:)", value)
    if call.isLeft(toSuper: callsSuper, [Int].self, Never.self) {
      return super.put(value)
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
    func double() -> Mimus._SyncStub<(), Int> { .init(storage, "double()") }
    var value: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "value"), storage, "value.set(_:)")
    }
    func put(_ value: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, [Int]> { .init(storage, "put(_:)", value) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func double() { storage.check("double()") }
    var value: Mimus._VerifiedProperty<Int> { .init(storage, "value", "value.set(_:)") }
    func put(_ value: Mimus.Argument<Int>) { storage.check("put(_:)", value) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var double: [Void] { storage._history("double()") }
    var value: Mimus._PropertyCalls<Void, Int> { .init(storage, "value", "value.set(_:)") }
    var put: [Int] { storage._history("put(_:)") }
  }
}

final class FakePlain: Plain, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePlain.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func f() -> Int {
    let call = storage._call("f()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.f()
    }
    return call.answer()
  }

  override func g(_ x: String?) -> String {
    let call = storage._call("g(_:)", x)
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.g(x)
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
    func f() -> Mimus._SyncStub<(), Int> { .init(storage, "f()") }
    func g(_ x: Mimus.Argument<String?>) -> Mimus._SyncStub<String?, String> { .init(storage, "g(_:)", x) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func f() { storage.check("f()") }
    func g(_ x: Mimus.Argument<String?>) { storage.check("g(_:)", x) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var f: [Void] { storage._history("f()") }
    var g: [String?] { storage._history("g(_:)") }
  }
}

final class FakeScreen: Screen, Mimus.Mock {
  nonisolated let storage = Mimus.Storage()._of(FakeScreen.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override var title: String {
    get {
      let call = storage._call("title")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.title
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("title.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.title = newValue
      }
      call.keep(newValue, as: "title")
    }
  }

  override func show(_ text: String) -> Int {
    let call = storage._call("show(_:)", text)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.show(text)
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
    var title: Mimus._StubbedProperty<Mimus._SyncStub<(), String>, String> {
      .init(.init(storage, "title"), storage, "title.set(_:)")
    }
    func show(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage, "show(_:)", text) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var title: Mimus._VerifiedProperty<String> { .init(storage, "title", "title.set(_:)") }
    func show(_ text: Mimus.Argument<String>) { storage.check("show(_:)", text) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var title: Mimus._PropertyCalls<Void, String> { .init(storage, "title", "title.set(_:)") }
    var show: [String] { storage._history("show(_:)") }
  }
}

final class FakeShared: Shared, @unchecked Sendable, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeShared.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override var x: Int {
    get {
      let call = storage._call("x")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.x
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("x.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.x = newValue
      }
      call.keep(newValue, as: "x")
    }
  }

  override func f() -> Int {
    let call = storage._call("f()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.f()
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
    var x: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> { .init(.init(storage, "x"), storage, "x.set(_:)") }
    func f() -> Mimus._SyncStub<(), Int> { .init(storage, "f()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var x: Mimus._VerifiedProperty<Int> { .init(storage, "x", "x.set(_:)") }
    func f() { storage.check("f()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var x: Mimus._PropertyCalls<Void, Int> { .init(storage, "x", "x.set(_:)") }
    var f: [Void] { storage._history("f()") }
  }
}

extension Shelf {
  final class FakeBook: Book, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeBook.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override func read() -> Int {
      let call = storage._call("read()")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.read()
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
}

final class FakeClerk: Clerk, Mimus.Mock, Mimus.StaticMock {
  let storage = Mimus.Storage()._of(FakeClerk.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false
  static let staticStorage = Mimus.Storage()._of(FakeClerk.self)

  override init(owner: Plain) async {
    await super.init(owner: owner)
    self.storage._record("init(owner:)", owner)
  }

  override init(_ owner: Plain) {
    super.init(owner)
    self.storage._record("init(_:)", owner)
  }

  override var patience: Int {
    get {
      let call = storage._call("patience")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.patience
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("patience.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.patience = newValue
      }
      call.keep(newValue, as: "patience")
    }
  }

  override var owner: Plain {
    get {
      let call = storage._call("owner")
      if call.isLeft(toSuper: callsSuper, Plain.self, Never.self) {
        return super.owner
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("owner.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.owner = newValue
      }
      call.keep(newValue, as: "owner")
    }
  }

  override var waiting: Int {
    get async throws {
      let call = storage._call("waiting")
      if await call.isAsyncLeft(toSuper: callsSuper, Int.self) {
        return try await super.waiting
      }
      return try await call.asyncThrowingAnswer()
    }
  }

  override class subscript(_ name: String) -> Int {
    get {
      let call = staticStorage._inSession._call("subscript(_:)", name)
      if call.isLeft(toSuper: false, Int.self, Never.self) {
        return super[name]
      }
      return call.answer()
    }
  }

  override var notes: [Note] {
    get {
      let call = storage._call("notes")
      if call.isLeft(toSuper: callsSuper, [Note].self, Never.self) {
        return super.notes
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("notes.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.notes = newValue
      }
      call.keep(newValue, as: "notes")
    }
  }

  override var handler: (() -> Void)? {
    get {
      let call = storage._call("handler")
      if call.isLeft(toSuper: callsSuper, (() -> Void)?.self, Never.self) {
        return super.handler
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("handler.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.handler = newValue
      }
      call.keep(newValue, as: "handler")
    }
  }

  override func write(_ note: Note, then body: @escaping (Note) -> Void) -> Note {
    let call = storage._call("write(_:then:)", note, body)
    if call.isLeft(toSuper: callsSuper, Note.self, Never.self) {
      return super.write(note, then: body)
    }
    return call.answer()
  }

  override func read(_ body: (Note) throws -> Int) rethrows -> Int {
    let call = storage._call("read(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ReadStub.Body.self, Int.self) {
      return body_.run(body)
    }
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return try super.read(body)
    }
    return call.answer()
  }

  override func typed(_ id: Int) throws(CardError) -> Int {
    let call = storage._call("typed(_:)", id)
    if call.isLeft(toSuper: callsSuper, Int.self, CardError.self) {
      return try super.typed(id)
    }
    return try call.throwingAnswer(CardError.self)
  }

  override func overloaded(_ id: Int) -> Int {
    let call = storage._call("overloaded(_:)", id)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.overloaded(id)
    }
    return call.answer()
  }

  override func overloaded(_ name: String) -> Int {
    let call = storage._call("overloaded(_:)", name)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.overloaded(name)
    }
    return call.answer()
  }

  override func shift(by steps: Int = 1, _ more: Int...) -> Clerk {
    let call = storage._call("shift(by:_:)", steps, more)
    return call.answer()
  }

  override func close(_ file: consuming File) -> Int {
    let call = storage._call("close(_:)", Mimus._Placeholder("File"))
    if let body = call.body(Stubs.CloseStub.Body.self, Int.self) {
      return body.run(file)
    }
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.close(file)
    }
    return call.answer()
  }

  override var log: String {
    get {
      let call = storage._call("log")
      if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
        return super.log
      }
      return call.answer()
    }
  }

  override var cache: Int {
    get {
      let call = storage._call("cache")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.cache
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
    var patience: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "patience"), storage, "patience.set(_:)")
    }
    var owner: Mimus._StubbedProperty<Mimus._SyncStub<(), Plain>, Plain> {
      .init(.init(storage, "owner"), storage, "owner.set(_:)")
    }
    var waiting: Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(), any Swift.Error, Int>> {
      .init(.init(storage, "waiting"))
    }
    var notes: Mimus._StubbedProperty<Mimus._SyncStub<(), [Note]>, [Note]> {
      .init(.init(storage, "notes"), storage, "notes.set(_:)")
    }
    var handler: Mimus._StubbedProperty<Mimus._SyncStub<(), (() -> Void)?>, (() -> Void)?> {
      .init(.init(storage, "handler"), storage, "handler.set(_:)")
    }
    func write(
      _ note: Mimus.Argument<Note>, then body: Mimus.Argument<(Note) -> Void>
    ) -> Mimus._SyncStub<(Note, (Note) -> Void), Note> {
      .init(storage, "write(_:then:)", note, body)
    }
    func read(_ body: Mimus.Argument<Mimus._Placeholder>) -> ReadStub { .init(_stub: ._of(storage, "read(_:)", body)) }

    struct ReadStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Note) throws -> Int) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping ((Note) throws -> Int) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func typed(_ id: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, CardError, Int> {
      .init(storage, "typed(_:)", id)
    }
    func overloaded(_ id: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, Int> { .init(storage, "overloaded(_:)", id) }
    func overloaded(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> {
      .init(storage, "overloaded(_:)", name)
    }
    func shift(by steps: Mimus.Argument<Int>, _ more: Mimus.Argument<[Int]>) -> Mimus._SyncStub<(Int, [Int]), Clerk> {
      .init(storage, "shift(by:_:)", steps, more)
    }
    func close(_ file: Mimus.Argument<Mimus._Placeholder>) -> CloseStub {
      .init(_stub: ._of(storage, "close(_:)", file))
    }

    struct CloseStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (consuming File) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping (consuming File) -> Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    var log: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "log")) }
    var cache: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "cache")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var patience: Mimus._VerifiedProperty<Int> { .init(storage, "patience", "patience.set(_:)") }
    var owner: Mimus._VerifiedProperty<Plain> { .init(storage, "owner", "owner.set(_:)") }
    var waiting: Mimus._VerifiedGetter { .init(storage, "waiting") }
    var notes: Mimus._VerifiedProperty<[Note]> { .init(storage, "notes", "notes.set(_:)") }
    var handler: Mimus._VerifiedProperty<(() -> Void)?> { .init(storage, "handler", "handler.set(_:)") }
    func write(_ note: Mimus.Argument<Note>, then body: Mimus.Argument<(Note) -> Void>) {
      storage.check("write(_:then:)", note, body)
    }
    func read(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("read(_:)", body) }
    func typed(_ id: Mimus.Argument<Int>) { storage.check("typed(_:)", id) }
    func overloaded(_ id: Mimus.Argument<Int>) { storage.check("overloaded(_:)", id) }
    func overloaded(_ name: Mimus.Argument<String>) { storage.check("overloaded(_:)", name) }
    func shift(by steps: Mimus.Argument<Int>, _ more: Mimus.Argument<[Int]>) {
      storage.check("shift(by:_:)", steps, more)
    }
    func close(_ file: Mimus.Argument<Mimus._Placeholder>) { storage.check("close(_:)", file) }
    var log: Mimus._VerifiedGetter { .init(storage, "log") }
    var cache: Mimus._VerifiedGetter { .init(storage, "cache") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var patience: Mimus._PropertyCalls<Void, Int> { .init(storage, "patience", "patience.set(_:)") }
    var owner: Mimus._PropertyCalls<Void, Plain> { .init(storage, "owner", "owner.set(_:)") }
    var waiting: Mimus._GetterCalls<Void> { .init(storage, "waiting") }
    var notes: Mimus._PropertyCalls<Void, [Note]> { .init(storage, "notes", "notes.set(_:)") }
    var handler: Mimus._PropertyCalls<Void, (() -> Void)?> { .init(storage, "handler", "handler.set(_:)") }
    var write: [(note: Note, then: (Note) -> Void)] { storage._history("write(_:then:)") }
    var read: [Mimus._Placeholder] { storage._history("read(_:)") }
    var typed: [Int] { storage._history("typed(_:)") }
    var overloadedInt: [Int] { storage._history("overloaded(_:)") }
    var overloadedString: [String] { storage._history("overloaded(_:)") }
    var shift: [(by: Int, more: [Int])] { storage._history("shift(by:_:)") }
    var close: [Mimus._Placeholder] { storage._history("close(_:)") }
    var log: Mimus._GetterCalls<Void> { .init(storage, "log") }
    var cache: Mimus._GetterCalls<Void> { .init(storage, "cache") }
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
    subscript(_ name: Mimus.Argument<String>) -> Mimus._StubbedGetter<Mimus._SyncStub<String, Int>> {
      .init(.init(storage, "subscript(_:)", name))
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ name: Mimus.Argument<String>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", name) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    subscript(_ name: Mimus.Argument<String>) -> Mimus._GetterCalls<String> { .init(storage, "subscript(_:)", name) }
  }
}

final class FakeWarehouse: Warehouse, Mimus.Mock {
  @_implements(Mimus.Mock,storage)
  let storage_ = Mimus.Storage()._of(FakeWarehouse.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper_ = false

  override var storage: [String] {
    get {
      let call = storage_._call("storage")
      if call.isLeft(toSuper: callsSuper_, [String].self, Never.self) {
        return super.storage
      }
      return call.keptAnswer()
    }
    set {
      let call = storage_._call("storage.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper_, Void.self, Never.self) {
        super.storage = newValue
      }
      call.keep(newValue, as: "storage")
    }
  }

  override func stub(_ name: String) -> Int {
    let call = storage_._call("stub(_:)", name)
    if call.isLeft(toSuper: callsSuper_, Int.self, Never.self) {
      return super.stub(name)
    }
    return call.answer()
  }

  override func verify() -> Bool {
    let call = storage_._call("verify()")
    if call.isLeft(toSuper: callsSuper_, Bool.self, Never.self) {
      return super.verify()
    }
    return call.answer()
  }

  override var callsSuper: Int {
    get {
      let call = storage_._call("callsSuper")
      if call.isLeft(toSuper: callsSuper_, Int.self, Never.self) {
        return super.callsSuper
      }
      return call.answer()
    }
  }

  var stub_: Stubs { Stubs(storage_: storage_) }
  var calls: Calls { Calls(storage_: storage_) }
  func verify_(
    _ mode: Mimus.VerificationMode = .times(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Verifications {
    Verifications(storage_: Mimus._Verification(storage_, mode, fileID, filePath, line, column))
  }

  struct Stubs {
    fileprivate let storage_: Mimus.Storage
    var storage: Mimus._StubbedProperty<Mimus._SyncStub<(), [String]>, [String]> {
      .init(.init(storage_, "storage"), storage_, "storage.set(_:)")
    }
    func stub(_ name: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int> { .init(storage_, "stub(_:)", name) }
    func verify() -> Mimus._SyncStub<(), Bool> { .init(storage_, "verify()") }
    var callsSuper: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage_, "callsSuper")) }
  }

  struct Verifications {
    fileprivate let storage_: Mimus._Verification
    var storage: Mimus._VerifiedProperty<[String]> { .init(storage_, "storage", "storage.set(_:)") }
    func stub(_ name: Mimus.Argument<String>) { storage_.check("stub(_:)", name) }
    func verify() { storage_.check("verify()") }
    var callsSuper: Mimus._VerifiedGetter { .init(storage_, "callsSuper") }
  }

  struct Calls {
    fileprivate let storage_: Mimus.Storage
    var storage: Mimus._PropertyCalls<Void, [String]> { .init(storage_, "storage", "storage.set(_:)") }
    var stub: [String] { storage_._history("stub(_:)") }
    var verify: [Void] { storage_._history("verify()") }
    var callsSuper: Mimus._GetterCalls<Void> { .init(storage_, "callsSuper") }
  }
}

final class FakeModel: Model, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeModel.self)
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

  override var id: Int {
    get {
      let call = storage._call("id")
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super.id
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("id.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.id = newValue
      }
      call.keep(newValue, as: "id")
    }
  }

  override func reload() -> Int {
    let call = storage._call("reload()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.reload()
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
    var id: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> { .init(.init(storage, "id"), storage, "id.set(_:)") }
    func reload() -> Mimus._SyncStub<(), Int> { .init(storage, "reload()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var id: Mimus._VerifiedProperty<Int> { .init(storage, "id", "id.set(_:)") }
    func reload() { storage.check("reload()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var id: Mimus._PropertyCalls<Void, Int> { .init(storage, "id", "id.set(_:)") }
    var reload: [Void] { storage._history("reload()") }
  }
}

final class FakeListener: Listener, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeListener.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override var description: String {
    get {
      let call = storage._call("description")
      if call.isLeft(toSuper: true, String.self, Never.self) {
        return super.description
      }
      return call.answer()
    }
  }

  override func hear(_ text: String) -> Bool {
    let call = storage._call("hear(_:)", text)
    if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
      return super.hear(text)
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
    var description: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "description")) }
    func hear(_ text: Mimus.Argument<String>) -> Mimus._SyncStub<String, Bool> { .init(storage, "hear(_:)", text) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var description: Mimus._VerifiedGetter { .init(storage, "description") }
    func hear(_ text: Mimus.Argument<String>) { storage.check("hear(_:)", text) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var description: Mimus._GetterCalls<Void> { .init(storage, "description") }
    var hear: [String] { storage._history("hear(_:)") }
  }
}

final class FakeListing<Item: Hashable, Place>: Listing<Item, Place>, Mimus.Mock where Place: Comparable {
  let storage = Mimus.Storage()._of(FakeListing.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  required init(items: [Item]) {
    super.init(items: items)
    self.storage._record("init(items:)", items)
  }

  override func place(of item: Item) -> Place? {
    let call = storage._call("place(of:)", item)
    if call.isLeft(toSuper: callsSuper, Place?.self, Never.self) {
      return super.place(of: item)
    }
    return call.answer()
  }

  override func entries() -> [Entry] {
    let call = storage._call("entries()")
    if call.isLeft(toSuper: callsSuper, [Entry].self, Never.self) {
      return super.entries()
    }
    return call.answer()
  }

  override func add(_ item: Item, at place: Place) throws {
    let call = storage._call("add(_:at:)", item, place)
    if call.isLeft(toSuper: callsSuper, Void.self) {
      return try super.add(item, at: place)
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
    func place(of item: Mimus.Argument<Item>) -> Mimus._SyncStub<Item, Place?> { .init(storage, "place(of:)", item) }
    func entries() -> Mimus._SyncStub<(), [Entry]> { .init(storage, "entries()") }
    func add(
      _ item: Mimus.Argument<Item>, at place: Mimus.Argument<Place>
    ) -> Mimus._SyncThrowingStub<(Item, Place), any Swift.Error, Void> {
      .init(storage, "add(_:at:)", item, place)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func place(of item: Mimus.Argument<Item>) { storage.check("place(of:)", item) }
    func entries() { storage.check("entries()") }
    func add(_ item: Mimus.Argument<Item>, at place: Mimus.Argument<Place>) { storage.check("add(_:at:)", item, place) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var place: [Item] { storage._history("place(of:)") }
    var entries: [Void] { storage._history("entries()") }
    var add: [(item: Item, at: Place)] { storage._history("add(_:at:)") }
  }
}

final class FakeTextListing<Item: Hashable>: TextListing<Item>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeTextListing.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  required init(items: [Item]) {
    super.init(items: items)
    self.storage._record("init(items:)", items)
  }

  override func title() -> String {
    let call = storage._call("title()")
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.title()
    }
    return call.answer()
  }

  override func place(of item: Item) -> String? {
    let call = storage._call("place(of:)", item)
    if call.isLeft(toSuper: callsSuper, String?.self, Never.self) {
      return super.place(of: item)
    }
    return call.answer()
  }

  override func entries() -> [Entry] {
    let call = storage._call("entries()")
    if call.isLeft(toSuper: callsSuper, [Entry].self, Never.self) {
      return super.entries()
    }
    return call.answer()
  }

  override func add(_ item: Item, at place: String) throws {
    let call = storage._call("add(_:at:)", item, place)
    if call.isLeft(toSuper: callsSuper, Void.self) {
      return try super.add(item, at: place)
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
    func title() -> Mimus._SyncStub<(), String> { .init(storage, "title()") }
    func place(of item: Mimus.Argument<Item>) -> Mimus._SyncStub<Item, String?> { .init(storage, "place(of:)", item) }
    func entries() -> Mimus._SyncStub<(), [Entry]> { .init(storage, "entries()") }
    func add(
      _ item: Mimus.Argument<Item>, at place: Mimus.Argument<String>
    ) -> Mimus._SyncThrowingStub<(Item, String), any Swift.Error, Void> {
      .init(storage, "add(_:at:)", item, place)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func title() { storage.check("title()") }
    func place(of item: Mimus.Argument<Item>) { storage.check("place(of:)", item) }
    func entries() { storage.check("entries()") }
    func add(_ item: Mimus.Argument<Item>, at place: Mimus.Argument<String>) {
      storage.check("add(_:at:)", item, place)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var title: [Void] { storage._history("title()") }
    var place: [Item] { storage._history("place(of:)") }
    var entries: [Void] { storage._history("entries()") }
    var add: [(item: Item, at: String)] { storage._history("add(_:at:)") }
  }
}

final class FakeCabinet<Item>: Cabinet<Item>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeCabinet.self)
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

extension Cabinet {
  final class FakeDrawer<Tag>: Drawer<Tag>, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeDrawer.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override func find(_ tag: Tag) -> Item? {
      let call = storage._call("find(_:)", tag)
      if call.isLeft(toSuper: callsSuper, Item?.self, Never.self) {
        return super.find(tag)
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
      func find(_ tag: Mimus.Argument<Tag>) -> Mimus._SyncStub<Tag, Item?> { .init(storage, "find(_:)", tag) }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      func find(_ tag: Mimus.Argument<Tag>) { storage.check("find(_:)", tag) }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var find: [Tag] { storage._history("find(_:)") }
    }
  }
}

final class FakeNumberDrawer: NumberDrawer, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeNumberDrawer.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func find(_ tag: String) -> Int? {
    let call = storage._call("find(_:)", tag)
    if call.isLeft(toSuper: callsSuper, Int?.self, Never.self) {
      return super.find(tag)
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
    func find(_ tag: Mimus.Argument<String>) -> Mimus._SyncStub<String, Int?> { .init(storage, "find(_:)", tag) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func find(_ tag: Mimus.Argument<String>) { storage.check("find(_:)", tag) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var find: [String] { storage._history("find(_:)") }
  }
}

final class FakeSheet: Sheet, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSheet.self)
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

final class FakePoster: Poster, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePoster.self)
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

final class FakePress: Press, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakePress.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override func print<Printed: Poster>(_ printed: Printed) -> Self {
    let call = storage._call("print(_:) where Printed: Poster", printed)
    if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
      return super.print(printed)
    }
    return call.answer()
  }

  override func print<Printed: Collection>(_ printed: Printed) -> Self? where Printed.Element: Sheet {
    let call = storage._call("print(_:) where Printed: Collection, Printed.Element: Sheet", printed)
    if call.isLeft(toSuper: callsSuper, Self?.self, Never.self) {
      return super.print(printed)
    }
    return call.answer()
  }

  override func count<Printed: Sheet>(_ printed: Printed) -> Int {
    let call = storage._call("count(_:) where Printed: Sheet", printed)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.count(printed)
    }
    return call.answer()
  }

  override func count<Printed: Poster>(_ printed: Printed) -> Int {
    let call = storage._call("count(_:) where Printed: Poster", printed)
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.count(printed)
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
    func print<Printed: Poster>(_ printed: Mimus.Argument<Printed>) -> Mimus._SyncStub<Printed, FakePress> {
      .init(storage, "print(_:) where Printed: Poster", printed)
    }
    func print<Printed: Collection>(
      _ printed: Mimus.Argument<Printed>
    ) -> Mimus._SyncStub<Printed, FakePress?> where Printed.Element: Sheet {
      .init(storage, "print(_:) where Printed: Collection, Printed.Element: Sheet", printed)
    }
    func count<Printed: Sheet>(_ printed: Mimus.Argument<Printed>) -> Mimus._SyncStub<Printed, Int> {
      .init(storage, "count(_:) where Printed: Sheet", printed)
    }
    func count<Printed: Poster>(_ printed: Mimus.Argument<Printed>) -> Mimus._SyncStub<Printed, Int> {
      .init(storage, "count(_:) where Printed: Poster", printed)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func print<Printed: Poster>(_ printed: Mimus.Argument<Printed>) {
      storage.check("print(_:) where Printed: Poster", printed)
    }
    func print<Printed: Collection>(_ printed: Mimus.Argument<Printed>) where Printed.Element: Sheet {
      storage.check("print(_:) where Printed: Collection, Printed.Element: Sheet", printed)
    }
    func count<Printed: Sheet>(_ printed: Mimus.Argument<Printed>) {
      storage.check("count(_:) where Printed: Sheet", printed)
    }
    func count<Printed: Poster>(_ printed: Mimus.Argument<Printed>) {
      storage.check("count(_:) where Printed: Poster", printed)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var printPrintedPoster: [Any] { storage._history("print(_:) where Printed: Poster") }
    var printPrintedCollectionSheet: [Any] {
      storage._history("print(_:) where Printed: Collection, Printed.Element: Sheet")
    }
    var countPrintedSheet: [Any] { storage._history("count(_:) where Printed: Sheet") }
    var countPrintedPoster: [Any] { storage._history("count(_:) where Printed: Poster") }
  }
}

final class FakeChest: Chest, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeChest.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override subscript(_ place: Int) -> Int {
    get {
      let call = storage._call("subscript(_:)", place)
      if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
        return super[place]
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
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, Int>> {
      .init(.init(storage, "subscript(_:)", place))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", place) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ place: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", place) }
  }
}

final class FakeRecipe: Recipe, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeRecipe.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(steps: Int) {
    super.init(steps: steps)
    self.storage._record("init(steps:)", steps)
  }

  override func cook() -> Int {
    let call = storage._call("cook()")
    if call.isLeft(toSuper: callsSuper, Int.self, Never.self) {
      return super.cook()
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
    func cook() -> Mimus._SyncStub<(), Int> { .init(storage, "cook()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func cook() { storage.check("cook()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var cook: [Void] { storage._history("cook()") }
  }
}

final class FakeGarland: Garland, Mimus.Mock, Mimus.StaticMock {
  let storage = Mimus.Storage()._of(FakeGarland.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false
  static let staticStorage = Mimus.Storage()._of(FakeGarland.self)

  override func each(_ body: () -> Int) -> Self {
    let call = storage._call("each(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.EachStub.Body.self, Self.self) {
      return body_.run(body) as! Self
    }
    if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
      return super.each(body)
    }
    return call.answer()
  }

  override func first(_ body: () -> Bool) throws -> Self? {
    let call = storage._call("first(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.FirstStub.Body.self, Self?.self) {
      return try body_.run(body) as! Self?
    }
    if call.isLeft(toSuper: callsSuper, Self?.self) {
      return try super.first(body)
    }
    return try call.throwingAnswer()
  }

  override class func made(_ body: () -> Int) -> Self? {
    let call = staticStorage._inSession._call("made(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(StaticStubs.MadeStub.Body.self, Self?.self) {
      return body_.run(body) as! Self?
    }
    if call.isLeft(toSuper: false, Self?.self, Never.self) {
      return super.made(body)
    }
    return call.answer()
  }

  override func passed<Link>(_ body: () throws -> sending Link) rethrows -> sending Link {
    let call = storage._call("passed(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.PassedStub<Link>.Body.self, Link.self) {
      return Mimus._sent(body_.run(body))
    }
    if call.isLeft(toSuper: callsSuper, Link.self, Never.self) {
      return try Mimus._sent(super.passed(body))
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
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) -> EachStub { .init(_stub: ._of(storage, "each(_:)", body)) }

    struct EachStub: Mimus._ReturningStub {
      typealias _Value = FakeGarland
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Int) -> FakeGarland }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Int) -> FakeGarland, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func first(_ body: Mimus.Argument<Mimus._Placeholder>) -> FirstStub {
      .init(_stub: ._of(storage, "first(_:)", body))
    }

    struct FirstStub: Mimus._ReturningStub, Mimus._ThrowingStub {
      typealias _Value = FakeGarland?
      typealias _Failure = any Swift.Error
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Bool) throws -> FakeGarland? }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Bool) throws -> FakeGarland?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func passed<Link>(_ body: Mimus.Argument<Mimus._Placeholder>) -> PassedStub<Link> {
      .init(_stub: ._of(storage, "passed(_:)", body))
    }

    struct PassedStub<Link>: Mimus._ReturningStub {
      typealias _Value = Link
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() throws -> sending Link) -> Link }

      @discardableResult
      func andDo(
        _ body: @escaping (() throws -> sending Link) -> Link, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func each(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("each(_:)", body) }
    func first(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("first(_:)", body) }
    func passed(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("passed(_:)", body) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var each: [Mimus._Placeholder] { storage._history("each(_:)") }
    var first: [Mimus._Placeholder] { storage._history("first(_:)") }
    var passed: [Mimus._Placeholder] { storage._history("passed(_:)") }
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
    func made(_ body: Mimus.Argument<Mimus._Placeholder>) -> MadeStub { .init(_stub: ._of(storage, "made(_:)", body)) }

    struct MadeStub: Mimus._ReturningStub {
      typealias _Value = FakeGarland?
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Int) -> FakeGarland? }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Int) -> FakeGarland?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func made(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("made(_:)", body) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var made: [Mimus._Placeholder] { storage._history("made(_:)") }
  }
}

final class FakeFreight<Content: Sendable>: Freight<Content>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeFreight.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(label: String) {
    super.init(label: label)
    self.storage._record("init(label:)", label)
  }

  override var label: String? {
    get {
      let call = storage._call("label")
      if call.isLeft(toSuper: callsSuper, String?.self, Never.self) {
        return super.label
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("label.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.label = newValue
      }
      call.keep(newValue, as: "label")
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
    var label: Mimus._StubbedProperty<Mimus._SyncStub<(), String?>, String?> {
      .init(.init(storage, "label"), storage, "label.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var label: Mimus._VerifiedProperty<String?> { .init(storage, "label", "label.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var label: Mimus._PropertyCalls<Void, String?> { .init(storage, "label", "label.set(_:)") }
  }
}

final class FakeStampedFreight<Content>: StampedFreight<Content>, Mimus.Mock where Content: Sendable {
  let storage = Mimus.Storage()._of(FakeStampedFreight.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init(label: String) {
    super.init(label: label)
    self.storage._record("init(label:)", label)
  }

  override func stamp() -> Content? {
    let call = storage._call("stamp()")
    if call.isLeft(toSuper: callsSuper, Content?.self, Never.self) {
      return super.stamp()
    }
    return call.answer()
  }

  override var label: String? {
    get {
      let call = storage._call("label")
      if call.isLeft(toSuper: callsSuper, String?.self, Never.self) {
        return super.label
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("label.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.label = newValue
      }
      call.keep(newValue, as: "label")
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
    func stamp() -> Mimus._SyncStub<(), Content?> { .init(storage, "stamp()") }
    var label: Mimus._StubbedProperty<Mimus._SyncStub<(), String?>, String?> {
      .init(.init(storage, "label"), storage, "label.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func stamp() { storage.check("stamp()") }
    var label: Mimus._VerifiedProperty<String?> { .init(storage, "label", "label.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var stamp: [Void] { storage._history("stamp()") }
    var label: Mimus._PropertyCalls<Void, String?> { .init(storage, "label", "label.set(_:)") }
  }
}

final class FakeShortDateFormatter: ShortDateFormatter, @unchecked Sendable, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeShortDateFormatter.self)
  /// Whether members without a stub call the superclass's.
  @safe nonisolated(unsafe) var callsSuper = false

  override func short(_ date: Date) -> String {
    let call = storage._call("short(_:)", date)
    if call.isLeft(toSuper: callsSuper, String.self, Never.self) {
      return super.short(date)
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
    func short(_ date: Mimus.Argument<Date>) -> Mimus._SyncStub<Date, String> { .init(storage, "short(_:)", date) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func short(_ date: Mimus.Argument<Date>) { storage.check("short(_:)", date) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var short: [Date] { storage._history("short(_:)") }
  }
}

final class FakeQuery: Query, Mimus.Mock, Mimus.StaticMock {
  let storage = Mimus.Storage()._of(FakeQuery.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false
  static let staticStorage = Mimus.Storage()._of(FakeQuery.self)

  required init() {
    super.init()
    self.storage._record("init()")
  }

  override func limited(to limit: Int) -> Self {
    let call = storage._call("limited(to:)", limit)
    if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
      return super.limited(to: limit)
    }
    return call.answer()
  }

  override func checked(_ limit: Int) throws -> Self? {
    let call = storage._call("checked(_:)", limit)
    if call.isLeft(toSuper: callsSuper, Self?.self) {
      return try super.checked(limit)
    }
    return try call.throwingAnswer()
  }

  override func loaded() async -> Self {
    let call = storage._call("loaded()")
    if await call.isAsyncLeft(toSuper: callsSuper, Self.self, Never.self) {
      return await super.loaded()
    }
    return await call.asyncAnswer()
  }

  override var plain: Self {
    get {
      let call = storage._call("plain")
      if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
        return super.plain
      }
      return call.answer()
    }
  }

  override subscript(_ limit: Int) -> Self {
    get {
      let call = storage._call("subscript(_:)", limit)
      if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
        return super[limit]
      }
      return call.answer()
    }
  }

  override class func empty() -> Self {
    let call = staticStorage._inSession._call("empty()")
    if call.isLeft(toSuper: false, Self.self, Never.self) {
      return super.empty()
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
    func limited(to limit: Mimus.Argument<Int>) -> Mimus._SyncStub<Int, FakeQuery> {
      .init(storage, "limited(to:)", limit)
    }
    func checked(_ limit: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, FakeQuery?> {
      .init(storage, "checked(_:)", limit)
    }
    func loaded() -> Mimus._AsyncStub<(), FakeQuery> { .init(storage, "loaded()") }
    var plain: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeQuery>> { .init(.init(storage, "plain")) }
    subscript(_ limit: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, FakeQuery>> {
      .init(.init(storage, "subscript(_:)", limit))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func limited(to limit: Mimus.Argument<Int>) { storage.check("limited(to:)", limit) }
    func checked(_ limit: Mimus.Argument<Int>) { storage.check("checked(_:)", limit) }
    func loaded() { storage.check("loaded()") }
    var plain: Mimus._VerifiedGetter { .init(storage, "plain") }
    subscript(_ limit: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", limit) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var limited: [Int] { storage._history("limited(to:)") }
    var checked: [Int] { storage._history("checked(_:)") }
    var loaded: [Void] { storage._history("loaded()") }
    var plain: Mimus._GetterCalls<Void> { .init(storage, "plain") }
    subscript(_ limit: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", limit) }
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
    func empty() -> Mimus._SyncStub<(), FakeQuery> { .init(storage, "empty()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func empty() { storage.check("empty()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var empty: [Void] { storage._history("empty()") }
  }
}

final class FakeGuesses: Guesses, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeGuesses.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override var isRight: Bool {
    get {
      let call = storage._call("isRight")
      if call.isLeft(toSuper: callsSuper, Bool.self, Never.self) {
        return super.isRight
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("isRight.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.isRight = newValue
      }
      call.keep(newValue, as: "isRight")
    }
  }

  override var odds: Double {
    get {
      let call = storage._call("odds")
      if call.isLeft(toSuper: callsSuper, Double.self, Never.self) {
        return super.odds
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("odds.set(_:)", newValue)
      if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
        super.odds = newValue
      }
      call.keep(newValue, as: "odds")
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
    var isRight: Mimus._StubbedProperty<Mimus._SyncStub<(), Bool>, Bool> {
      .init(.init(storage, "isRight"), storage, "isRight.set(_:)")
    }
    var odds: Mimus._StubbedProperty<Mimus._SyncStub<(), Double>, Double> {
      .init(.init(storage, "odds"), storage, "odds.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var isRight: Mimus._VerifiedProperty<Bool> { .init(storage, "isRight", "isRight.set(_:)") }
    var odds: Mimus._VerifiedProperty<Double> { .init(storage, "odds", "odds.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var isRight: Mimus._PropertyCalls<Void, Bool> { .init(storage, "isRight", "isRight.set(_:)") }
    var odds: Mimus._PropertyCalls<Void, Double> { .init(storage, "odds", "odds.set(_:)") }
  }
}

extension Attic {
  final class FakeLadder: Ladder, Mimus.Mock {
    let storage = Mimus.Storage()._of(FakeLadder.self)
    /// Whether members without a stub call the superclass's.
    var callsSuper = false

    override var trunk: Trunk {
      get {
        let call = storage._call("trunk")
        if call.isLeft(toSuper: callsSuper, Trunk.self, Never.self) {
          return super.trunk
        }
        return call.keptAnswer()
      }
      set {
        let call = storage._call("trunk.set(_:)", newValue)
        if call.isLeft(toSuper: callsSuper, Void.self, Never.self) {
          super.trunk = newValue
        }
        call.keep(newValue, as: "trunk")
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
      var trunk: Mimus._StubbedProperty<Mimus._SyncStub<(), Trunk>, Trunk> {
        .init(.init(storage, "trunk"), storage, "trunk.set(_:)")
      }
    }

    struct Verifications {
      fileprivate let storage: Mimus._Verification
      var trunk: Mimus._VerifiedProperty<Trunk> { .init(storage, "trunk", "trunk.set(_:)") }
    }

    struct Calls {
      fileprivate let storage: Mimus.Storage
      var trunk: Mimus._PropertyCalls<Void, Trunk> { .init(storage, "trunk", "trunk.set(_:)") }
    }
  }
}

final class FakeBracelet<Link>: Bracelet<Link>, Mimus.Mock {
  let storage = Mimus.Storage()._of(FakeBracelet.self)
  /// Whether members without a stub call the superclass's.
  var callsSuper = false

  override init() {
    super.init()
    self.storage._record("init()")
  }

  override func adding<Charm>(_ charm: Charm) -> Self {
    let call = storage._call("adding(_:)", charm)
    if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
      return super.adding(charm) as! Self
    }
    return call.answer()
  }

  override func closed(by clasp: some Equatable) async throws -> Self? {
    let call = storage._call("closed(by:)", clasp)
    if await call.isAsyncLeft(toSuper: callsSuper, Self?.self) {
      return try await super.closed(by: clasp) as! Self?
    }
    return try await call.asyncThrowingAnswer()
  }

  override func copy() -> Self {
    let call = storage._call("copy()")
    if call.isLeft(toSuper: callsSuper, Self.self, Never.self) {
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
    func adding<Charm>(_ charm: Mimus.Argument<Charm>) -> Mimus._SyncStub<Charm, FakeBracelet<Link>> {
      .init(storage, "adding(_:)", charm)
    }
    func closed<Some1: Equatable>(
      by clasp: Mimus.Argument<Some1>
    ) -> Mimus._AsyncThrowingStub<Some1, any Swift.Error, FakeBracelet<Link>?> {
      .init(storage, "closed(by:)", clasp)
    }
    func copy() -> Mimus._SyncStub<(), FakeBracelet<Link>> { .init(storage, "copy()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func adding<Charm>(_ charm: Mimus.Argument<Charm>) { storage.check("adding(_:)", charm) }
    func closed<Some1: Equatable>(by clasp: Mimus.Argument<Some1>) { storage.check("closed(by:)", clasp) }
    func copy() { storage.check("copy()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var adding: [Any] { storage._history("adding(_:)") }
    var closed: [Any] { storage._history("closed(by:)") }
    var copy: [Void] { storage._history("copy()") }
  }
}
