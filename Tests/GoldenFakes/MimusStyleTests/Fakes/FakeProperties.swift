// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeProperties: Properties, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Properties>?
  static let staticStorage = Mimus.Storage()._of(FakeProperties.self)

  init(forwardingTo real: (any Properties)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeProperties.self)
    target = real.map { Mimus._Target($0) }
  }

  var name: String {
    get {
      let call = storage._call("name")
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value.name
      }
      return call.answer()
    }
  }

  var amount: Int {
    get {
      let call = storage._call("amount")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.amount
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("amount.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.amount = newValue
      }
      call.keep(newValue, as: "amount")
    }
  }

  var optional: Receipt? {
    get {
      let call = storage._call("optional")
      if let target, call.isUnanswered(Receipt?.self, Never.self) {
        return target.value.optional
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("optional.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.optional = newValue
      }
      call.keep(newValue, as: "optional")
    }
  }

  var receipt: Receipt {
    get {
      let call = storage._call("receipt")
      if let target, call.isUnanswered(Receipt.self, Never.self) {
        return target.value.receipt
      }
      return call.answer()
    }
  }

  var waiting: Int {
    get async {
      let call = storage._call("waiting")
      if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
        return await target.value.waiting
      }
      return await call.asyncAnswer()
    }
  }

  var throwing: String {
    get throws {
      let call = storage._call("throwing")
      if let target, call.isUnanswered(String.self) {
        return try target.value.throwing
      }
      return try call.throwingAnswer()
    }
  }

  var both: Receipt {
    get async throws {
      let call = storage._call("both")
      if let target, await call.isAsyncUnanswered(Receipt.self) {
        return try await target.value.both
      }
      return try await call.asyncThrowingAnswer()
    }
  }

  var typed: Int {
    get throws(CardError) {
      let call = storage._call("typed")
      if let target, call.isUnanswered(Int.self, CardError.self) {
        return try target.value.typed
      }
      return try call.throwingAnswer(CardError.self)
    }
  }

  var handler: (() -> Void)? {
    get {
      let call = storage._call("handler")
      if let target, call.isUnanswered((() -> Void)?.self, Never.self) {
        return target.value.handler
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("handler.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.handler = newValue
      }
      call.keep(newValue, as: "handler")
    }
  }

  var closure: (Int) -> Int {
    get {
      let call = storage._call("closure")
      if let target, call.isUnanswered(((Int) -> Int).self, Never.self) {
        return target.value.closure
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("closure.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.closure = newValue
      }
      call.keep(newValue, as: "closure")
    }
  }

  var unwrapped: String! {
    get {
      let call = storage._call("unwrapped")
      if let target, call.isUnanswered(String?.self, Never.self) {
        return target.value.unwrapped
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("unwrapped.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.unwrapped = newValue
      }
      call.keep(newValue, as: "unwrapped")
    }
  }

  var mutatingGet: Int {
    get {
      let call = storage._call("mutatingGet")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.mutatingGet
      }
      return call.answer()
    }
  }

  var nonmutatingSet: Int {
    get {
      let call = storage._call("nonmutatingSet")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.nonmutatingSet
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("nonmutatingSet.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.nonmutatingSet = newValue
      }
      call.keep(newValue, as: "nonmutatingSet")
    }
  }

  var tuple: (Int, String) {
    get {
      let call = storage._call("tuple")
      if let target, call.isUnanswered((Int, String).self, Never.self) {
        return target.value.tuple
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("tuple.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.tuple = newValue
      }
      call.keep(newValue, as: "tuple")
    }
  }

  var any: any Sendable {
    get {
      let call = storage._call("any")
      if let target, call.isUnanswered((any Sendable).self, Never.self) {
        return target.value.any
      }
      return call.answer()
    }
  }

  static var shared: Int {
    get {
      let call = staticStorage._inSession._call("shared")
      return call.keptAnswer()
    }
    set {
      let call = staticStorage._inSession._call("shared.set(_:)", newValue)
      call.keep(newValue, as: "shared")
    }
  }

  static var constant: String {
    get {
      let call = staticStorage._inSession._call("constant")
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
    var amount: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "amount"), storage, "amount.set(_:)")
    }
    var optional: Mimus._StubbedProperty<Mimus._SyncStub<(), Receipt?>, Receipt?> {
      .init(.init(storage, "optional"), storage, "optional.set(_:)")
    }
    var receipt: Mimus._StubbedGetter<Mimus._SyncStub<(), Receipt>> { .init(.init(storage, "receipt")) }
    var waiting: Mimus._StubbedGetter<Mimus._AsyncStub<(), Int>> { .init(.init(storage, "waiting")) }
    var throwing: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), any Swift.Error, String>> {
      .init(.init(storage, "throwing"))
    }
    var both: Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(), any Swift.Error, Receipt>> {
      .init(.init(storage, "both"))
    }
    var typed: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), CardError, Int>> { .init(.init(storage, "typed")) }
    var handler: Mimus._StubbedProperty<Mimus._SyncStub<(), (() -> Void)?>, (() -> Void)?> {
      .init(.init(storage, "handler"), storage, "handler.set(_:)")
    }
    var closure: Mimus._StubbedProperty<Mimus._SyncStub<(), (Int) -> Int>, (Int) -> Int> {
      .init(.init(storage, "closure"), storage, "closure.set(_:)")
    }
    var unwrapped: Mimus._StubbedProperty<Mimus._SyncStub<(), String?>, String?> {
      .init(.init(storage, "unwrapped"), storage, "unwrapped.set(_:)")
    }
    var mutatingGet: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "mutatingGet")) }
    var nonmutatingSet: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "nonmutatingSet"), storage, "nonmutatingSet.set(_:)")
    }
    var tuple: Mimus._StubbedProperty<Mimus._SyncStub<(), (Int, String)>, (Int, String)> {
      .init(.init(storage, "tuple"), storage, "tuple.set(_:)")
    }
    var any: Mimus._StubbedGetter<Mimus._SyncStub<(), any Sendable>> { .init(.init(storage, "any")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var name: Mimus._VerifiedGetter { .init(storage, "name") }
    var amount: Mimus._VerifiedProperty<Int> { .init(storage, "amount", "amount.set(_:)") }
    var optional: Mimus._VerifiedProperty<Receipt?> { .init(storage, "optional", "optional.set(_:)") }
    var receipt: Mimus._VerifiedGetter { .init(storage, "receipt") }
    var waiting: Mimus._VerifiedGetter { .init(storage, "waiting") }
    var throwing: Mimus._VerifiedGetter { .init(storage, "throwing") }
    var both: Mimus._VerifiedGetter { .init(storage, "both") }
    var typed: Mimus._VerifiedGetter { .init(storage, "typed") }
    var handler: Mimus._VerifiedProperty<(() -> Void)?> { .init(storage, "handler", "handler.set(_:)") }
    var closure: Mimus._VerifiedProperty<(Int) -> Int> { .init(storage, "closure", "closure.set(_:)") }
    var unwrapped: Mimus._VerifiedProperty<String?> { .init(storage, "unwrapped", "unwrapped.set(_:)") }
    var mutatingGet: Mimus._VerifiedGetter { .init(storage, "mutatingGet") }
    var nonmutatingSet: Mimus._VerifiedProperty<Int> { .init(storage, "nonmutatingSet", "nonmutatingSet.set(_:)") }
    var tuple: Mimus._VerifiedProperty<(Int, String)> { .init(storage, "tuple", "tuple.set(_:)") }
    var any: Mimus._VerifiedGetter { .init(storage, "any") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var name: Mimus._GetterCalls<Void> { .init(storage, "name") }
    var amount: Mimus._PropertyCalls<Void, Int> { .init(storage, "amount", "amount.set(_:)") }
    var optional: Mimus._PropertyCalls<Void, Receipt?> { .init(storage, "optional", "optional.set(_:)") }
    var receipt: Mimus._GetterCalls<Void> { .init(storage, "receipt") }
    var waiting: Mimus._GetterCalls<Void> { .init(storage, "waiting") }
    var throwing: Mimus._GetterCalls<Void> { .init(storage, "throwing") }
    var both: Mimus._GetterCalls<Void> { .init(storage, "both") }
    var typed: Mimus._GetterCalls<Void> { .init(storage, "typed") }
    var handler: Mimus._PropertyCalls<Void, (() -> Void)?> { .init(storage, "handler", "handler.set(_:)") }
    var closure: Mimus._PropertyCalls<Void, (Int) -> Int> { .init(storage, "closure", "closure.set(_:)") }
    var unwrapped: Mimus._PropertyCalls<Void, String?> { .init(storage, "unwrapped", "unwrapped.set(_:)") }
    var mutatingGet: Mimus._GetterCalls<Void> { .init(storage, "mutatingGet") }
    var nonmutatingSet: Mimus._PropertyCalls<Void, Int> { .init(storage, "nonmutatingSet", "nonmutatingSet.set(_:)") }
    var tuple: Mimus._PropertyCalls<Void, (Int, String)> { .init(storage, "tuple", "tuple.set(_:)") }
    var any: Mimus._GetterCalls<Void> { .init(storage, "any") }
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
    var shared: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "shared"), storage, "shared.set(_:)")
    }
    var constant: Mimus._StubbedGetter<Mimus._SyncStub<(), String>> { .init(.init(storage, "constant")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var shared: Mimus._VerifiedProperty<Int> { .init(storage, "shared", "shared.set(_:)") }
    var constant: Mimus._VerifiedGetter { .init(storage, "constant") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var shared: Mimus._PropertyCalls<Void, Int> { .init(storage, "shared", "shared.set(_:)") }
    var constant: Mimus._GetterCalls<Void> { .init(storage, "constant") }
  }
}

final class FakeSubscripts: Subscripts, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Subscripts>?
  static let staticStorage = Mimus.Storage()._of(FakeSubscripts.self)

  init(forwardingTo real: (any Subscripts)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSubscripts.self)
    target = real.map { Mimus._Target($0) }
  }

  subscript(_ index: Int) -> String {
    get {
      let call = storage._call("subscript(_:) taking Int", index)
      if let target, call.isUnanswered(String.self, Never.self) {
        return target.value[index]
      }
      return call.answer()
    }
  }

  subscript(_ name: String) -> Int {
    get {
      let call = storage._call("subscript(_:) taking String", name)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value[name]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:) taking String", name, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[name] = newValue
      }
      call.answer() as Void
    }
  }

  subscript(row row: Int, column column: Int) -> Double {
    get {
      let call = storage._call("subscript(row:column:)", row, column)
      if let target, call.isUnanswered(Double.self, Never.self) {
        return target.value[row: row, column: column]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(row:column:newValue:)", row, column, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[row: row, column: column] = newValue
      }
      call.answer() as Void
    }
  }

  subscript(safe index: Int) -> String? {
    get throws {
      let call = storage._call("subscript(safe:)", index)
      if let target, call.isUnanswered(String?.self) {
        return try target.value[safe: index]
      }
      return try call.throwingAnswer()
    }
  }

  subscript<T: Hashable>(_ key: T) -> [T] {
    get {
      let call = storage._call("subscript(_:) taking T", key)
      if let target, call.isUnanswered([T].self, Never.self) {
        return target.value[key]
      }
      return call.answer()
    }
  }

  static subscript(_ id: Int) -> String {
    get {
      let call = staticStorage._inSession._call("subscript(_:)", id)
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
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:) taking Int", index))
    }
    subscript(
      _ name: Mimus.Argument<String>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<String, Int>, (String, Int), Int> {
      .init(
        .init(storage, "subscript(_:) taking String", name),
        set: { .init(storage, "subscript.set(_:newValue:) taking String", name, $0) }
      )
    }
    subscript(
      row row: Mimus.Argument<Int>, column column: Mimus.Argument<Int>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<(Int, Int), Double>, (Int, Int, Double), Double> {
      .init(
        .init(storage, "subscript(row:column:)", row, column),
        set: { .init(storage, "subscript.set(row:column:newValue:)", row, column, $0) }
      )
    }
    subscript(
      safe index: Mimus.Argument<Int>
    ) -> Mimus._StubbedGetter<Mimus._SyncThrowingStub<Int, any Swift.Error, String?>> {
      .init(.init(storage, "subscript(safe:)", index))
    }
    subscript<T: Hashable>(_ key: Mimus.Argument<T>) -> Mimus._StubbedGetter<Mimus._SyncStub<T, [T]>> {
      .init(.init(storage, "subscript(_:) taking T", key))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) taking Int", index)
    }
    subscript(_ name: Mimus.Argument<String>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(_:) taking String", "subscript.set(_:newValue:) taking String", name)
    }
    subscript(row row: Mimus.Argument<Int>, column column: Mimus.Argument<Int>) -> Mimus._VerifiedProperty<Double> {
      .init(storage, "subscript(row:column:)", "subscript.set(row:column:newValue:)", row, column)
    }
    subscript(safe index: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(safe:)", index) }
    subscript<T: Hashable>(_ key: Mimus.Argument<T>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:) taking T", key)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ index: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> {
      .init(storage, "subscript(_:) taking Int", index)
    }
    subscript(_ name: Mimus.Argument<String>) -> Mimus._PropertyCalls<String, Int> {
      .init(storage, "subscript(_:) taking String", "subscript.set(_:newValue:) taking String", name)
    }
    subscript(
      row row: Mimus.Argument<Int>, column column: Mimus.Argument<Int>
    ) -> Mimus._PropertyCalls<(row: Int, column: Int), Double> {
      .init(storage, "subscript(row:column:)", "subscript.set(row:column:newValue:)", row, column)
    }
    subscript(safe index: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(safe:)", index) }
    subscript<T: Hashable>(_ key: Mimus.Argument<T>) -> Mimus._GetterCalls<Any> {
      .init(storage, "subscript(_:) taking T", key)
    }
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
    subscript(_ id: Mimus.Argument<Int>) -> Mimus._StubbedGetter<Mimus._SyncStub<Int, String>> {
      .init(.init(storage, "subscript(_:)", id))
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ id: Mimus.Argument<Int>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", id) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    subscript(_ id: Mimus.Argument<Int>) -> Mimus._GetterCalls<Int> { .init(storage, "subscript(_:)", id) }
  }
}

final class FakeInitializers: Initializers, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Initializers)?

  init(forwardingTo real: (any Initializers)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeInitializers.self)
    target = real
  }

  init() {
    self.storage = Mimus.Storage()._of(FakeInitializers.self)
    self.target = nil
    self.storage._record("init()")
  }

  init(name: String) {
    self.storage = Mimus.Storage()._of(FakeInitializers.self)
    self.target = nil
    self.storage._record("init(name:)", name)
  }

  init?(id: Int) {
    self.storage = Mimus.Storage()._of(FakeInitializers.self)
    self.target = nil
    self.storage._record("init(id:)", id)
  }

  init(_ values: Int..., file: borrowing String) throws {
    self.storage = Mimus.Storage()._of(FakeInitializers.self)
    self.target = nil
    self.storage._record("init(_:file:)", values, copy file)
  }

  init(later: Bool) async {
    self.storage = Mimus.Storage()._of(FakeInitializers.self)
    self.target = nil
    self.storage._record("init(later:)", later)
  }

  func use() {
    let call = storage._call("use()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.use()
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
    func use() -> Mimus._SyncStub<(), Void> { .init(storage, "use()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func use() { storage.check("use()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var use: [Void] { storage._history("use()") }
  }
}

final class FakeStatics: Statics, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any Statics)?
  static let staticStorage = Mimus.Storage()._of(FakeStatics.self)

  init(forwardingTo real: (any Statics)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStatics.self)
    target = real
  }

  static func reset() {
    let call = staticStorage._inSession._call("reset()")
    return call.answer()
  }

  static func make(_ id: Int) throws -> Receipt {
    let call = staticStorage._inSession._call("make(_:)", id)
    return try call.throwingAnswer()
  }

  static func waits() async -> Int {
    let call = staticStorage._inSession._call("waits()")
    return await call.asyncAnswer()
  }

  static func generic<T>(_ value: T) -> Int {
    let call = staticStorage._inSession._call("generic(_:)", value)
    return call.answer()
  }

  func instance() {
    let call = storage._call("instance()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.instance()
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
    func instance() -> Mimus._SyncStub<(), Void> { .init(storage, "instance()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func instance() { storage.check("instance()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var instance: [Void] { storage._history("instance()") }
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
    func reset() -> Mimus._SyncStub<(), Void> { .init(storage, "reset()") }
    func make(_ id: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, any Swift.Error, Receipt> {
      .init(storage, "make(_:)", id)
    }
    func waits() -> Mimus._AsyncStub<(), Int> { .init(storage, "waits()") }
    func generic<T>(_ value: Mimus.Argument<T>) -> Mimus._SyncStub<T, Int> { .init(storage, "generic(_:)", value) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func reset() { storage.check("reset()") }
    func make(_ id: Mimus.Argument<Int>) { storage.check("make(_:)", id) }
    func waits() { storage.check("waits()") }
    func generic<T>(_ value: Mimus.Argument<T>) { storage.check("generic(_:)", value) }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var reset: [Void] { storage._history("reset()") }
    var make: [Int] { storage._history("make(_:)") }
    var waits: [Void] { storage._history("waits()") }
    var generic: [Any] { storage._history("generic(_:)") }
  }
}

final class FakeOperators: Operators, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: (any Operators)?
  static let staticStorage = Mimus.Storage()._of(FakeOperators.self)

  init(forwardingTo real: (any Operators)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeOperators.self)
    target = real
  }

  static func + (one: FakeOperators, other: FakeOperators) -> FakeOperators {
    let call = staticStorage._inSession._call("+(_:_:)", one, other)
    return call.answer()
  }

  prefix static func ! (one: FakeOperators) -> Bool {
    let call = staticStorage._inSession._call("!(_:)", one)
    return call.answer()
  }

  static func < (one: FakeOperators, other: Int) -> Bool {
    let call = staticStorage._inSession._call("<(_:_:)", one, other)
    return call.answer()
  }

  func plain() {
    let call = storage._call("plain()")
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.plain()
    }
    return call.answer()
  }

  static func == (one: FakeOperators, other: FakeOperators) -> Bool {
    one === other
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
    func plain() -> Mimus._SyncStub<(), Void> { .init(storage, "plain()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func plain() { storage.check("plain()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var plain: [Void] { storage._history("plain()") }
  }
}

final class FakeHardSubscripts: HardSubscripts, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any HardSubscripts>?
  static let staticStorage = Mimus.Storage()._of(FakeHardSubscripts.self)

  init(forwardingTo real: (any HardSubscripts)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHardSubscripts.self)
    target = real.map { Mimus._Target($0) }
  }

  subscript(_ numbers: Int...) -> Int {
    get {
      let call = storage._call("subscript(_:)", numbers)
      return call.answer()
    }
  }

  subscript(place place: Int, in name: String) -> String {
    get async throws {
      let call = storage._call("subscript(place:in:)", place, name)
      if let target, await call.isAsyncUnanswered(String.self) {
        return try await target.value[place: place, in: name]
      }
      return try await call.asyncThrowingAnswer()
    }
  }

  subscript() -> Int {
    get {
      let call = storage._call("subscript()")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value[]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(newValue:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[] = newValue
      }
      call.answer() as Void
    }
  }

  subscript<Key: Hashable, Value>(_ key: Key, of type: Value.Type) -> Value? {
    get {
      let call = storage._call("subscript(_:of:)", key, type)
      if let target, call.isUnanswered(Value?.self, Never.self) {
        return target.value[key, of: type]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:of:newValue:)", key, type, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[key, of: type] = newValue
      }
      call.answer() as Void
    }
  }

  subscript(default value: Int) -> Int {
    get {
      let call = storage._call("subscript(default:)", value)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value[default: value]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(default:newValue:)", value, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[default: value] = newValue
      }
      call.answer() as Void
    }
  }

  static subscript(static name: String) -> Int {
    get {
      let call = staticStorage._inSession._call("subscript(static:)", name)
      return call.answer()
    }
    set {
      let call = staticStorage._inSession._call("subscript.set(static:newValue:)", name, newValue)
      call.answer() as Void
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
    subscript(_ numbers: Mimus.Argument<[Int]>) -> Mimus._StubbedGetter<Mimus._SyncStub<[Int], Int>> {
      .init(.init(storage, "subscript(_:)", numbers))
    }
    subscript(
      place place: Mimus.Argument<Int>, in name: Mimus.Argument<String>
    ) -> Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(place: Int, in: String), any Swift.Error, String>> {
      .init(.init(storage, "subscript(place:in:)", place, name))
    }
    subscript() -> Mimus._StubbedSubscript<Mimus._SyncStub<(), Int>, Int, Int> {
      .init(.init(storage, "subscript()"), set: { .init(storage, "subscript.set(newValue:)", $0) })
    }
    subscript<Key: Hashable, Value>(
      _ key: Mimus.Argument<Key>, of type: Mimus.Argument<Value.Type>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<(Key, Value.Type), Value?>, (Key, Value.Type, Value?), Value?> {
      .init(
        .init(storage, "subscript(_:of:)", key, type),
        set: { .init(storage, "subscript.set(_:of:newValue:)", key, type, $0) }
      )
    }
    subscript(
      default value: Mimus.Argument<Int>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Int, Int>, (Int, Int), Int> {
      .init(
        .init(storage, "subscript(default:)", value),
        set: { .init(storage, "subscript.set(default:newValue:)", value, $0) }
      )
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ numbers: Mimus.Argument<[Int]>) -> Mimus._VerifiedGetter { .init(storage, "subscript(_:)", numbers) }
    subscript(place place: Mimus.Argument<Int>, in name: Mimus.Argument<String>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(place:in:)", place, name)
    }
    subscript() -> Mimus._VerifiedProperty<Int> { .init(storage, "subscript()", "subscript.set(newValue:)") }
    subscript<Key: Hashable, Value>(
      _ key: Mimus.Argument<Key>, of type: Mimus.Argument<Value.Type>
    ) -> Mimus._VerifiedProperty<Value?> {
      .init(storage, "subscript(_:of:)", "subscript.set(_:of:newValue:)", key, type)
    }
    subscript(default value: Mimus.Argument<Int>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(default:)", "subscript.set(default:newValue:)", value)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ numbers: Mimus.Argument<[Int]>) -> Mimus._GetterCalls<[Int]> {
      .init(storage, "subscript(_:)", numbers)
    }
    subscript(
      place place: Mimus.Argument<Int>, in name: Mimus.Argument<String>
    ) -> Mimus._GetterCalls<(place: Int, in: String)> {
      .init(storage, "subscript(place:in:)", place, name)
    }
    subscript() -> Mimus._PropertyCalls<Void, Int> { .init(storage, "subscript()", "subscript.set(newValue:)") }
    subscript<Key: Hashable, Value>(
      _ key: Mimus.Argument<Key>, of type: Mimus.Argument<Value.Type>
    ) -> Mimus._PropertyCalls<(key: Any, of: Any), Value?> {
      .init(storage, "subscript(_:of:)", "subscript.set(_:of:newValue:)", key, type)
    }
    subscript(default value: Mimus.Argument<Int>) -> Mimus._PropertyCalls<Int, Int> {
      .init(storage, "subscript(default:)", "subscript.set(default:newValue:)", value)
    }
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
    subscript(
      static name: Mimus.Argument<String>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<String, Int>, (String, Int), Int> {
      .init(
        .init(storage, "subscript(static:)", name), set: { .init(storage, "subscript.set(static:newValue:)", name, $0) }
      )
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    subscript(static name: Mimus.Argument<String>) -> Mimus._VerifiedProperty<Int> {
      .init(storage, "subscript(static:)", "subscript.set(static:newValue:)", name)
    }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    subscript(static name: Mimus.Argument<String>) -> Mimus._PropertyCalls<String, Int> {
      .init(storage, "subscript(static:)", "subscript.set(static:newValue:)", name)
    }
  }
}

final class FakeDynamicMembers: DynamicMembers, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any DynamicMembers)?

  init(forwardingTo real: (any DynamicMembers)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeDynamicMembers.self)
    target = real
  }

  subscript(dynamicMember name: String) -> Int {
    get {
      let call = storage._call("subscript(dynamicMember:)", name)
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target[dynamicMember: name]
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
    subscript(dynamicMember name: Mimus.Argument<String>) -> Mimus._StubbedGetter<Mimus._SyncStub<String, Int>> {
      .init(.init(storage, "subscript(dynamicMember:)", name))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(dynamicMember name: Mimus.Argument<String>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(dynamicMember:)", name)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(dynamicMember name: Mimus.Argument<String>) -> Mimus._GetterCalls<String> {
      .init(storage, "subscript(dynamicMember:)", name)
    }
  }
}

final class FakeHardInitializers<Item>: HardInitializers, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeHardInitializers.self)
  }

  init?(_ text: String) throws {
    self.storage = Mimus.Storage()._of(FakeHardInitializers.self)
    self.storage._record("init(_:)", text)
  }

  init(item: Item) {
    self.storage = Mimus.Storage()._of(FakeHardInitializers.self)
    self.storage._record("init(item:)", item)
  }

  init<T: Hashable>(many values: [T]) {
    self.storage = Mimus.Storage()._of(FakeHardInitializers.self)
    self.storage._record("init(many:)", values)
  }

  init(then body: @escaping () -> Void) {
    self.storage = Mimus.Storage()._of(FakeHardInitializers.self)
    self.storage._record("init(then:)", body)
  }

  init(changing value: inout Int) {
    self.storage = Mimus.Storage()._of(FakeHardInitializers.self)
    self.storage._record("init(changing:)", value)
  }

  init!(forced: Bool) {
    self.storage = Mimus.Storage()._of(FakeHardInitializers.self)
    self.storage._record("init(forced:)", forced)
  }

  var item: Item {
    get {
      let call = storage._call("item")
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
    var item: Mimus._StubbedGetter<Mimus._SyncStub<(), Item>> { .init(.init(storage, "item")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var item: Mimus._VerifiedGetter { .init(storage, "item") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var item: Mimus._GetterCalls<Void> { .init(storage, "item") }
  }
}

final class FakeTypedAccessors: TypedAccessors, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any TypedAccessors>?
  static let staticStorage = Mimus.Storage()._of(FakeTypedAccessors.self)

  init(forwardingTo real: (any TypedAccessors)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeTypedAccessors.self)
    target = real.map { Mimus._Target($0) }
  }

  var later: Int {
    get async {
      let call = storage._call("later")
      if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
        return await target.value.later
      }
      return await call.asyncAnswer()
    }
  }

  var failing: Int {
    get throws(CardError) {
      let call = storage._call("failing")
      if let target, call.isUnanswered(Int.self, CardError.self) {
        return try target.value.failing
      }
      return try call.throwingAnswer(CardError.self)
    }
  }

  var both: String {
    get async throws(CardError) {
      let call = storage._call("both")
      if let target, await call.isAsyncUnanswered(String.self, CardError.self) {
        return try await target.value.both
      }
      return try await call.asyncThrowingAnswer(CardError.self)
    }
  }

  var file: File {
    get {
      let call = storage._call("file")
      if let body = call.body(Stubs.FileStub.Body.self, Swift.Never.self) {
        return body.run()
      }
      return call.answer(moving: File.self)
    }
  }

  static var waiting: Int {
    get async throws {
      let call = staticStorage._inSession._call("waiting")
      return try await call.asyncThrowingAnswer()
    }
  }

  @available(*, deprecated, message: "ask later")
  var early: Int {
    get {
      let call = storage._call("early")
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target.value.early
      }
      return call.keptAnswer()
    }
    set {
      let call = storage._call("early.set(_:)", newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value.early = newValue
      }
      call.keep(newValue, as: "early")
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
    var later: Mimus._StubbedGetter<Mimus._AsyncStub<(), Int>> { .init(.init(storage, "later")) }
    var failing: Mimus._StubbedGetter<Mimus._SyncThrowingStub<(), CardError, Int>> { .init(.init(storage, "failing")) }
    var both: Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(), CardError, String>> { .init(.init(storage, "both")) }
    var file: Mimus._StubbedGetter<FileStub> { .init(.init(_stub: ._of(storage, "file"))) }

    struct FileStub: Mimus._AnyStub {
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: () -> File }

      @discardableResult
      func andDo(
        _ body: @escaping () -> File, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    var early: Mimus._StubbedProperty<Mimus._SyncStub<(), Int>, Int> {
      .init(.init(storage, "early"), storage, "early.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    var later: Mimus._VerifiedGetter { .init(storage, "later") }
    var failing: Mimus._VerifiedGetter { .init(storage, "failing") }
    var both: Mimus._VerifiedGetter { .init(storage, "both") }
    var file: Mimus._VerifiedGetter { .init(storage, "file") }
    var early: Mimus._VerifiedProperty<Int> { .init(storage, "early", "early.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var later: Mimus._GetterCalls<Void> { .init(storage, "later") }
    var failing: Mimus._GetterCalls<Void> { .init(storage, "failing") }
    var both: Mimus._GetterCalls<Void> { .init(storage, "both") }
    var file: Mimus._GetterCalls<Void> { .init(storage, "file") }
    var early: Mimus._PropertyCalls<Void, Int> { .init(storage, "early", "early.set(_:)") }
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
    var waiting: Mimus._StubbedGetter<Mimus._AsyncThrowingStub<(), any Swift.Error, Int>> {
      .init(.init(storage, "waiting"))
    }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var waiting: Mimus._VerifiedGetter { .init(storage, "waiting") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var waiting: Mimus._GetterCalls<Void> { .init(storage, "waiting") }
  }
}
