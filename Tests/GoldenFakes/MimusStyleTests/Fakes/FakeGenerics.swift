// Written by mimus-fake: changes made here are lost.

import Mimus

final class FakeGenericFunctions: GenericFunctions, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any GenericFunctions)?

  init(forwardingTo real: (any GenericFunctions)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGenericFunctions.self)
    target = real
  }

  func save<T>(_ value: T) {
    let call = storage._call("save(_:)", value)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.save(value)
    }
    return call.answer()
  }

  func encode<T: Codable & Sendable>(_ value: T, as name: String) throws -> [T] {
    let call = storage._call("encode(_:as:)", value, name)
    if let target, call.isUnanswered([T].self) {
      return try target.encode(value, as: name)
    }
    return try call.throwingAnswer()
  }

  func make<T>(_ type: T.Type) -> T {
    let call = storage._call("make(_:)", type)
    if let target, call.isUnanswered(T.self, Never.self) {
      return target.make(type)
    }
    return call.answer()
  }

  func find<K, V>(_ key: K, in values: [K: V]) -> V? where K: Hashable, V: Equatable {
    let call = storage._call("find(_:in:)", key, values)
    if let target, call.isUnanswered(V?.self, Never.self) {
      return target.find(key, in: values)
    }
    return call.answer()
  }

  func some(_ value: some Equatable, other: [some Hashable]) {
    let call = storage._call("some(_:other:)", value, other)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.some(value, other: other)
    }
    return call.answer()
  }

  func anyValue(_ value: any Equatable) -> any Sendable {
    let call = storage._call("anyValue(_:)", value)
    if let target, call.isUnanswered((any Sendable).self, Never.self) {
      return target.anyValue(value)
    }
    return call.answer()
  }

  func composed(_ value: any Sendable & Equatable) {
    let call = storage._call("composed(_:)", value)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.composed(value)
    }
    return call.answer()
  }

  func constrained<C: Collection>(_ values: C) -> C.Element? where C.Element == Int {
    let call = storage._call("constrained(_:)", values)
    if let target, call.isUnanswered(C.Element?.self, Never.self) {
      return target.constrained(values)
    }
    return call.answer()
  }

  func pack<each T>(_ values: repeat each T) {
    let call = storage._call("pack(_:)", Mimus._packed(repeat each values))
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.pack(repeat each values)
    }
    return call.answer()
  }

  func packed<each T: Sendable>(_ first: Int, _ values: repeat each T) -> Int {
    let call = storage._call("packed(_:_:)", first, Mimus._packed(repeat each values))
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.packed(first, repeat each values)
    }
    return call.answer()
  }

  func closure<T>(_ transform: @escaping (T) -> T) async -> Int {
    let call = storage._call("closure(_:)", transform)
    if let target, await call.isAsyncUnanswered(Int.self, Never.self) {
      return await target.closure(transform)
    }
    return await call.asyncAnswer()
  }

  func primary(_ values: some Collection<Int>) -> any Collection<String> {
    let call = storage._call("primary(_:)", values)
    if let target, call.isUnanswered((any Collection<String>).self, Never.self) {
      return target.primary(values)
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
    func save<T>(_ value: Mimus.Argument<T>) -> Mimus._SyncStub<T, Void> { .init(storage, "save(_:)", value) }
    func encode<T: Codable & Sendable>(
      _ value: Mimus.Argument<T>, as name: Mimus.Argument<String>
    ) -> Mimus._SyncThrowingStub<(T, String), any Swift.Error, [T]> {
      .init(storage, "encode(_:as:)", value, name)
    }
    func make<T>(_ type: Mimus.Argument<T.Type>) -> Mimus._SyncStub<T.Type, T> { .init(storage, "make(_:)", type) }
    func find<K, V>(
      _ key: Mimus.Argument<K>, in values: Mimus.Argument<[K: V]>
    ) -> Mimus._SyncStub<(K, [K: V]), V?> where K: Hashable, V: Equatable {
      .init(storage, "find(_:in:)", key, values)
    }
    func some<Some1: Equatable, Some2: Hashable>(
      _ value: Mimus.Argument<Some1>, other: Mimus.Argument<[Some2]>
    ) -> Mimus._SyncStub<(Some1, [Some2]), Void> {
      .init(storage, "some(_:other:)", value, other)
    }
    func anyValue(_ value: Mimus.Argument<any Equatable>) -> Mimus._SyncStub<any Equatable, any Sendable> {
      .init(storage, "anyValue(_:)", value)
    }
    func composed(
      _ value: Mimus.Argument<any Sendable & Equatable>
    ) -> Mimus._SyncStub<any Sendable & Equatable, Void> {
      .init(storage, "composed(_:)", value)
    }
    func constrained<C: Collection>(
      _ values: Mimus.Argument<C>
    ) -> Mimus._SyncStub<C, C.Element?> where C.Element == Int {
      .init(storage, "constrained(_:)", values)
    }
    func pack<each T>(_ values: repeat Mimus.Argument<each T>) -> Mimus._SyncStub<[Any], Void> {
      .init(storage, "pack(_:)", Mimus._packed(repeat each values))
    }
    func packed<each T: Sendable>(
      _ first: Mimus.Argument<Int>, _ values: repeat Mimus.Argument<each T>
    ) -> Mimus._SyncStub<(Int, [Any]), Int> {
      .init(storage, "packed(_:_:)", first, Mimus._packed(repeat each values))
    }
    func closure<T>(_ transform: Mimus.Argument<(T) -> T>) -> Mimus._AsyncStub<(T) -> T, Int> {
      .init(storage, "closure(_:)", transform)
    }
    func primary<Some1: Collection<Int>>(
      _ values: Mimus.Argument<Some1>
    ) -> Mimus._SyncStub<Some1, any Collection<String>> {
      .init(storage, "primary(_:)", values)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func save<T>(_ value: Mimus.Argument<T>) { storage.check("save(_:)", value) }
    func encode<T: Codable & Sendable>(_ value: Mimus.Argument<T>, as name: Mimus.Argument<String>) {
      storage.check("encode(_:as:)", value, name)
    }
    func make<T>(_ type: Mimus.Argument<T.Type>) { storage.check("make(_:)", type) }
    func find<K, V>(_ key: Mimus.Argument<K>, in values: Mimus.Argument<[K: V]>) where K: Hashable, V: Equatable {
      storage.check("find(_:in:)", key, values)
    }
    func some<Some1: Equatable, Some2: Hashable>(_ value: Mimus.Argument<Some1>, other: Mimus.Argument<[Some2]>) {
      storage.check("some(_:other:)", value, other)
    }
    func anyValue(_ value: Mimus.Argument<any Equatable>) { storage.check("anyValue(_:)", value) }
    func composed(_ value: Mimus.Argument<any Sendable & Equatable>) { storage.check("composed(_:)", value) }
    func constrained<C: Collection>(_ values: Mimus.Argument<C>) where C.Element == Int {
      storage.check("constrained(_:)", values)
    }
    func pack<each T>(_ values: repeat Mimus.Argument<each T>) {
      storage.check("pack(_:)", Mimus._packed(repeat each values))
    }
    func packed<each T: Sendable>(_ first: Mimus.Argument<Int>, _ values: repeat Mimus.Argument<each T>) {
      storage.check("packed(_:_:)", first, Mimus._packed(repeat each values))
    }
    func closure<T>(_ transform: Mimus.Argument<(T) -> T>) { storage.check("closure(_:)", transform) }
    func primary<Some1: Collection<Int>>(_ values: Mimus.Argument<Some1>) { storage.check("primary(_:)", values) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var save: [Any] { storage._history("save(_:)") }
    var encode: [(value: Any, as: String)] { storage._history("encode(_:as:)") }
    var make: [Any] { storage._history("make(_:)") }
    var find: [(key: Any, in: Any)] { storage._history("find(_:in:)") }
    var some: [(value: Any, other: Any)] { storage._history("some(_:other:)") }
    var anyValue: [any Equatable] { storage._history("anyValue(_:)") }
    var composed: [any Sendable & Equatable] { storage._history("composed(_:)") }
    var constrained: [Any] { storage._history("constrained(_:)") }
    var pack: [[Any]] { storage._history("pack(_:)") }
    var packed: [(first: Int, values: [Any])] { storage._history("packed(_:_:)") }
    var closure: [Any] { storage._history("closure(_:)") }
    var primary: [Any] { storage._history("primary(_:)") }
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
final class FakeIntegerGenerics: IntegerGenerics, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any IntegerGenerics)?

  init(forwardingTo real: (any IntegerGenerics)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIntegerGenerics.self)
    target = real
  }

  func add(_ vector: Vector<3>) -> Int {
    let call = storage._call("add(_:)", vector)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.add(vector)
    }
    return call.answer()
  }

  func scale<let n: Int>(_ vector: Vector<n>) {
    let call = storage._call("scale(_:)", vector)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.scale(vector)
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
    func add(_ vector: Mimus.Argument<Vector<3>>) -> Mimus._SyncStub<Vector<3>, Int> {
      .init(storage, "add(_:)", vector)
    }
    func scale<let n: Int>(_ vector: Mimus.Argument<Vector<n>>) -> Mimus._SyncStub<Vector<n>, Void> {
      .init(storage, "scale(_:)", vector)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func add(_ vector: Mimus.Argument<Vector<3>>) { storage.check("add(_:)", vector) }
    func scale<let n: Int>(_ vector: Mimus.Argument<Vector<n>>) { storage.check("scale(_:)", vector) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var add: [Vector<3>] { storage._history("add(_:)") }
    var scale: [Any] { storage._history("scale(_:)") }
  }
}

final class FakeRepository<Entity: Identifiable, Key: Hashable>: Repository, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRepository.self)
  }

  func load(_ key: Key) async throws -> Entity? {
    let call = storage._call("load(_:)", key)
    return try await call.asyncThrowingAnswer()
  }

  func all() -> [Entity] {
    let call = storage._call("all()")
    return call.answer()
  }

  var first: Entity? {
    get {
      let call = storage._call("first")
      return call.keptAnswer()
    }
    set {
      let call = storage._call("first.set(_:)", newValue)
      call.keep(newValue, as: "first")
    }
  }

  static func empty() -> FakeRepository<Entity, Key> {
    let call = staticStorage._inSession._call("empty()")
    return call.answer()
  }

  static var shared: Int {
    get {
      let call = staticStorage._inSession._call("shared")
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
    func load(_ key: Mimus.Argument<Key>) -> Mimus._AsyncThrowingStub<Key, any Swift.Error, Entity?> {
      .init(storage, "load(_:)", key)
    }
    func all() -> Mimus._SyncStub<(), [Entity]> { .init(storage, "all()") }
    var first: Mimus._StubbedProperty<Mimus._SyncStub<(), Entity?>, Entity?> {
      .init(.init(storage, "first"), storage, "first.set(_:)")
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ key: Mimus.Argument<Key>) { storage.check("load(_:)", key) }
    func all() { storage.check("all()") }
    var first: Mimus._VerifiedProperty<Entity?> { .init(storage, "first", "first.set(_:)") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [Key] { storage._history("load(_:)") }
    var all: [Void] { storage._history("all()") }
    var first: Mimus._PropertyCalls<Void, Entity?> { .init(storage, "first", "first.set(_:)") }
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
    func empty() -> Mimus._SyncStub<(), FakeRepository<Entity, Key>> { .init(storage, "empty()") }
    var shared: Mimus._StubbedGetter<Mimus._SyncStub<(), Int>> { .init(.init(storage, "shared")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func empty() { storage.check("empty()") }
    var shared: Mimus._VerifiedGetter { .init(storage, "shared") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var empty: [Void] { storage._history("empty()") }
    var shared: Mimus._GetterCalls<Void> { .init(storage, "shared") }
  }
}

final class FakeStore<Key: Hashable, Value>: Store, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: Mimus._Target<any Store<Key, Value>>?

  init(forwardingTo real: (any Store<Key, Value>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStore.self)
    target = real.map { Mimus._Target($0) }
  }

  subscript(_ key: Key) -> Value? {
    get {
      let call = storage._call("subscript(_:)", key)
      if let target, call.isUnanswered(Value?.self, Never.self) {
        return target.value[key]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", key, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[key] = newValue
      }
      call.answer() as Void
    }
  }

  func merge(_ other: [Key: Value]) {
    let call = storage._call("merge(_:)", other)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.merge(other)
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
    subscript(
      _ key: Mimus.Argument<Key>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Key, Value?>, (Key, Value?), Value?> {
      .init(.init(storage, "subscript(_:)", key), set: { .init(storage, "subscript.set(_:newValue:)", key, $0) })
    }
    func merge(_ other: Mimus.Argument<[Key: Value]>) -> Mimus._SyncStub<[Key: Value], Void> {
      .init(storage, "merge(_:)", other)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ key: Mimus.Argument<Key>) -> Mimus._VerifiedProperty<Value?> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", key)
    }
    func merge(_ other: Mimus.Argument<[Key: Value]>) { storage.check("merge(_:)", other) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ key: Mimus.Argument<Key>) -> Mimus._PropertyCalls<Key, Value?> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", key)
    }
    var merge: [[Key: Value]] { storage._history("merge(_:)") }
  }
}

final class FakeUserStore<Key: Hashable>: UserStore, Mimus.Mock {
  typealias Value = Receipt

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeUserStore.self)
  }

  subscript(_ key: Key) -> Value? {
    get {
      let call = storage._call("subscript(_:)", key)
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", key, newValue)
      call.answer() as Void
    }
  }

  func merge(_ other: [Key: Value]) {
    let call = storage._call("merge(_:)", other)
    return call.answer()
  }

  func count() -> Int {
    let call = storage._call("count()")
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
    subscript(
      _ key: Mimus.Argument<Key>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Key, Value?>, (Key, Value?), Value?> {
      .init(.init(storage, "subscript(_:)", key), set: { .init(storage, "subscript.set(_:newValue:)", key, $0) })
    }
    func merge(_ other: Mimus.Argument<[Key: Value]>) -> Mimus._SyncStub<[Key: Value], Void> {
      .init(storage, "merge(_:)", other)
    }
    func count() -> Mimus._SyncStub<(), Int> { .init(storage, "count()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ key: Mimus.Argument<Key>) -> Mimus._VerifiedProperty<Value?> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", key)
    }
    func merge(_ other: Mimus.Argument<[Key: Value]>) { storage.check("merge(_:)", other) }
    func count() { storage.check("count()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ key: Mimus.Argument<Key>) -> Mimus._PropertyCalls<Key, Value?> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", key)
    }
    var merge: [[Key: Value]] { storage._history("merge(_:)") }
    var count: [Void] { storage._history("count()") }
  }
}

final class FakeIntStore: IntStore, Mimus.Mock {
  typealias Key = Int
  typealias Value = String

  let storage: Mimus.Storage
  private let target: Mimus._Target<any IntStore>?

  init(forwardingTo real: (any IntStore)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeIntStore.self)
    target = real.map { Mimus._Target($0) }
  }

  subscript(_ key: Key) -> Value? {
    get {
      let call = storage._call("subscript(_:)", key)
      if let target, call.isUnanswered(Value?.self, Never.self) {
        return target.value[key]
      }
      return call.answer()
    }
    set {
      let call = storage._call("subscript.set(_:newValue:)", key, newValue)
      if let target, call.isUnanswered(Void.self, Never.self) {
        return target.value[key] = newValue
      }
      call.answer() as Void
    }
  }

  func merge(_ other: [Key: Value]) {
    let call = storage._call("merge(_:)", other)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.value.merge(other)
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
    subscript(
      _ key: Mimus.Argument<Key>
    ) -> Mimus._StubbedSubscript<Mimus._SyncStub<Key, Value?>, (Key, Value?), Value?> {
      .init(.init(storage, "subscript(_:)", key), set: { .init(storage, "subscript.set(_:newValue:)", key, $0) })
    }
    func merge(_ other: Mimus.Argument<[Key: Value]>) -> Mimus._SyncStub<[Key: Value], Void> {
      .init(storage, "merge(_:)", other)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    subscript(_ key: Mimus.Argument<Key>) -> Mimus._VerifiedProperty<Value?> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", key)
    }
    func merge(_ other: Mimus.Argument<[Key: Value]>) { storage.check("merge(_:)", other) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    subscript(_ key: Mimus.Argument<Key>) -> Mimus._PropertyCalls<Key, Value?> {
      .init(storage, "subscript(_:)", "subscript.set(_:newValue:)", key)
    }
    var merge: [[Key: Value]] { storage._history("merge(_:)") }
  }
}

final class FakeChain<Next: Chain>: Chain, Mimus.Mock where Next.Next == Next {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeChain.self)
  }

  func next() -> Next {
    let call = storage._call("next()")
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
    func next() -> Mimus._SyncStub<(), Next> { .init(storage, "next()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func next() { storage.check("next()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var next: [Void] { storage._history("next()") }
  }
}

final class FakeSelfUser: SelfUser, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  static let staticStorage = Mimus.Storage()._of(FakeSelfUser.self)

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSelfUser.self)
  }

  func copy() -> FakeSelfUser {
    let call = storage._call("copy()")
    return call.answer()
  }

  func isSame(as other: FakeSelfUser) -> Bool {
    let call = storage._call("isSame(as:)", other)
    return call.answer()
  }

  static func make() -> FakeSelfUser {
    let call = staticStorage._inSession._call("make()")
    return call.answer()
  }

  var parent: FakeSelfUser? {
    get {
      let call = storage._call("parent")
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
    func copy() -> Mimus._SyncStub<(), FakeSelfUser> { .init(storage, "copy()") }
    func isSame(as other: Mimus.Argument<FakeSelfUser>) -> Mimus._SyncStub<FakeSelfUser, Bool> {
      .init(storage, "isSame(as:)", other)
    }
    var parent: Mimus._StubbedGetter<Mimus._SyncStub<(), FakeSelfUser?>> { .init(.init(storage, "parent")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func copy() { storage.check("copy()") }
    func isSame(as other: Mimus.Argument<FakeSelfUser>) { storage.check("isSame(as:)", other) }
    var parent: Mimus._VerifiedGetter { .init(storage, "parent") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var copy: [Void] { storage._history("copy()") }
    var isSame: [FakeSelfUser] { storage._history("isSame(as:)") }
    var parent: Mimus._GetterCalls<Void> { .init(storage, "parent") }
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
    func make() -> Mimus._SyncStub<(), FakeSelfUser> { .init(storage, "make()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func make() { storage.check("make()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var make: [Void] { storage._history("make()") }
  }
}

final class FakeAliased: Aliased, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Aliased)?

  init(forwardingTo real: (any Aliased)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeAliased.self)
    target = real
  }

  func load(_ id: String) -> [String] {
    let call = storage._call("load(_:)", id)
    if let target, call.isUnanswered([String].self, Never.self) {
      return target.load(id)
    }
    return call.answer()
  }

  func handle(_ handler: (String) -> Void) {
    let call = storage._call("handle(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.HandleStub.Body.self, Void.self) {
      return body.run(handler)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.handle(handler)
    }
    return call.answer()
  }

  func later(_ handler: @escaping (String) -> Void) {
    let call = storage._call("later(_:)", handler)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.later(handler)
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
    func load(_ id: Mimus.Argument<String>) -> Mimus._SyncStub<String, [String]> { .init(storage, "load(_:)", id) }
    func handle(_ handler: Mimus.Argument<Mimus._Placeholder>) -> HandleStub {
      .init(_stub: ._of(storage, "handle(_:)", handler))
    }

    struct HandleStub: Mimus._ReturningStub {
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

    func later(_ handler: Mimus.Argument<(String) -> Void>) -> Mimus._SyncStub<(String) -> Void, Void> {
      .init(storage, "later(_:)", handler)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func load(_ id: Mimus.Argument<String>) { storage.check("load(_:)", id) }
    func handle(_ handler: Mimus.Argument<Mimus._Placeholder>) { storage.check("handle(_:)", handler) }
    func later(_ handler: Mimus.Argument<(String) -> Void>) { storage.check("later(_:)", handler) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var load: [String] { storage._history("load(_:)") }
    var handle: [Mimus._Placeholder] { storage._history("handle(_:)") }
    var later: [(String) -> Void] { storage._history("later(_:)") }
  }
}

final class FakeProducing<Item>: Producing, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeProducing.self)
  }

  func produce() -> Item {
    let call = storage._call("produce()")
    return call.answer()
  }

  func consume(_ items: [Item], then done: @escaping (Item) -> Void) {
    let call = storage._call("consume(_:then:)", items, done)
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
    func produce() -> Mimus._SyncStub<(), Item> { .init(storage, "produce()") }
    func consume(
      _ items: Mimus.Argument<[Item]>, then done: Mimus.Argument<(Item) -> Void>
    ) -> Mimus._SyncStub<([Item], (Item) -> Void), Void> {
      .init(storage, "consume(_:then:)", items, done)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func produce() { storage.check("produce()") }
    func consume(_ items: Mimus.Argument<[Item]>, then done: Mimus.Argument<(Item) -> Void>) {
      storage.check("consume(_:then:)", items, done)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var produce: [Void] { storage._history("produce()") }
    var consume: [(items: [Item], then: (Item) -> Void)] { storage._history("consume(_:then:)") }
  }
}

final class FakeWhereabouts<Item: Equatable, Failure: Error, Shelf: Collection>: Whereabouts, Mimus.Mock
where Shelf.Element == Item {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWhereabouts.self)
  }

  func place(_ item: Item, on shelf: Shelf) throws(Failure) -> Shelf.Index {
    let call = storage._call("place(_:on:)", item, shelf)
    return try call.throwingAnswer(Failure.self)
  }

  func total<Other: Sequence>(_ other: Other) -> Int where Other.Element == Item {
    let call = storage._call("total(_:)", other)
    return call.answer()
  }

  func each<Value>(_ values: [Value], by key: KeyPath<Value, Item>) -> [Value] {
    let call = storage._call("each(_:by:)", values, key)
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
    func place(
      _ item: Mimus.Argument<Item>, on shelf: Mimus.Argument<Shelf>
    ) -> Mimus._SyncThrowingStub<(Item, Shelf), Failure, Shelf.Index> {
      .init(storage, "place(_:on:)", item, shelf)
    }
    func total<Other: Sequence>(
      _ other: Mimus.Argument<Other>
    ) -> Mimus._SyncStub<Other, Int> where Other.Element == Item {
      .init(storage, "total(_:)", other)
    }
    func each<Value>(
      _ values: Mimus.Argument<[Value]>, by key: Mimus.Argument<KeyPath<Value, Item>>
    ) -> Mimus._SyncStub<([Value], KeyPath<Value, Item>), [Value]> {
      .init(storage, "each(_:by:)", values, key)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func place(_ item: Mimus.Argument<Item>, on shelf: Mimus.Argument<Shelf>) {
      storage.check("place(_:on:)", item, shelf)
    }
    func total<Other: Sequence>(_ other: Mimus.Argument<Other>) where Other.Element == Item {
      storage.check("total(_:)", other)
    }
    func each<Value>(_ values: Mimus.Argument<[Value]>, by key: Mimus.Argument<KeyPath<Value, Item>>) {
      storage.check("each(_:by:)", values, key)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var place: [(item: Item, on: Shelf)] { storage._history("place(_:on:)") }
    var total: [Any] { storage._history("total(_:)") }
    var each: [(values: Any, by: Any)] { storage._history("each(_:by:)") }
  }
}

final class FakeMetatypes: Metatypes, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Metatypes)?

  init(forwardingTo real: (any Metatypes)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeMetatypes.self)
    target = real
  }

  func make(_ type: any Base.Type) -> any Base.Type {
    let call = storage._call("make(_:)", type)
    if let target, call.isUnanswered((any Base.Type).self, Never.self) {
      return target.make(type)
    }
    return call.answer()
  }

  func own(_ type: FakeMetatypes.Type) -> Bool {
    let call = storage._call("own(_:)", type)
    return call.answer()
  }

  func generic<T>(_ type: T.Type, _ other: T.Type?) -> [T.Type] {
    let call = storage._call("generic(_:_:)", type, other)
    if let target, call.isUnanswered([T.Type].self, Never.self) {
      return target.generic(type, other)
    }
    return call.answer()
  }

  var kind: any Any.Type {
    get {
      let call = storage._call("kind")
      if let target, call.isUnanswered(Any.Type.self, Never.self) {
        return target.kind
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
    func make(_ type: Mimus.Argument<any Base.Type>) -> Mimus._SyncStub<any Base.Type, any Base.Type> {
      .init(storage, "make(_:)", type)
    }
    func own(_ type: Mimus.Argument<FakeMetatypes.Type>) -> Mimus._SyncStub<FakeMetatypes.Type, Bool> {
      .init(storage, "own(_:)", type)
    }
    func generic<T>(
      _ type: Mimus.Argument<T.Type>, _ other: Mimus.Argument<T.Type?>
    ) -> Mimus._SyncStub<(T.Type, T.Type?), [T.Type]> {
      .init(storage, "generic(_:_:)", type, other)
    }
    var kind: Mimus._StubbedGetter<Mimus._SyncStub<(), any Any.Type>> { .init(.init(storage, "kind")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func make(_ type: Mimus.Argument<any Base.Type>) { storage.check("make(_:)", type) }
    func own(_ type: Mimus.Argument<FakeMetatypes.Type>) { storage.check("own(_:)", type) }
    func generic<T>(_ type: Mimus.Argument<T.Type>, _ other: Mimus.Argument<T.Type?>) {
      storage.check("generic(_:_:)", type, other)
    }
    var kind: Mimus._VerifiedGetter { .init(storage, "kind") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var make: [any Base.Type] { storage._history("make(_:)") }
    var own: [FakeMetatypes.Type] { storage._history("own(_:)") }
    var generic: [(type: Any, other: Any?)] { storage._history("generic(_:_:)") }
    var kind: Mimus._GetterCalls<Void> { .init(storage, "kind") }
  }
}

final class FakeSelfEverywhere: SelfEverywhere, Mimus.Mock, Mimus.StaticMock {
  let storage: Mimus.Storage
  static let staticStorage = Mimus.Storage()._of(FakeSelfEverywhere.self)

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeSelfEverywhere.self)
  }

  func best(of others: [FakeSelfEverywhere]) -> FakeSelfEverywhere? {
    let call = storage._call("best(of:)", others)
    return call.answer()
  }

  func map(_ body: (FakeSelfEverywhere) -> FakeSelfEverywhere) -> FakeSelfEverywhere {
    let call = storage._call("map(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.MapStub.Body.self, FakeSelfEverywhere.self) {
      return body_.run(body)
    }
    return call.answer()
  }

  static var all: [FakeSelfEverywhere] {
    get {
      let call = staticStorage._inSession._call("all")
      return call.answer()
    }
  }

  subscript(_ other: FakeSelfEverywhere) -> Int {
    get {
      let call = storage._call("subscript(_:)", other)
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
    func best(
      of others: Mimus.Argument<[FakeSelfEverywhere]>
    ) -> Mimus._SyncStub<[FakeSelfEverywhere], FakeSelfEverywhere?> {
      .init(storage, "best(of:)", others)
    }
    func map(_ body: Mimus.Argument<Mimus._Placeholder>) -> MapStub { .init(_stub: ._of(storage, "map(_:)", body)) }

    struct MapStub: Mimus._ReturningStub {
      typealias _Value = FakeSelfEverywhere
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: ((FakeSelfEverywhere) -> FakeSelfEverywhere) -> FakeSelfEverywhere
      }

      @discardableResult
      func andDo(
        _ body: @escaping ((FakeSelfEverywhere) -> FakeSelfEverywhere) -> FakeSelfEverywhere,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    subscript(
      _ other: Mimus.Argument<FakeSelfEverywhere>
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<FakeSelfEverywhere, Int>> {
      .init(.init(storage, "subscript(_:)", other))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func best(of others: Mimus.Argument<[FakeSelfEverywhere]>) { storage.check("best(of:)", others) }
    func map(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("map(_:)", body) }
    subscript(_ other: Mimus.Argument<FakeSelfEverywhere>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", other)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var best: [[FakeSelfEverywhere]] { storage._history("best(of:)") }
    var map: [Mimus._Placeholder] { storage._history("map(_:)") }
    subscript(_ other: Mimus.Argument<FakeSelfEverywhere>) -> Mimus._GetterCalls<FakeSelfEverywhere> {
      .init(storage, "subscript(_:)", other)
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
    var all: Mimus._StubbedGetter<Mimus._SyncStub<(), [FakeSelfEverywhere]>> { .init(.init(storage, "all")) }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    var all: Mimus._VerifiedGetter { .init(storage, "all") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var all: Mimus._GetterCalls<Void> { .init(storage, "all") }
  }
}

final class FakeGenericResults: GenericResults, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any GenericResults)?

  init(forwardingTo real: (any GenericResults)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeGenericResults.self)
    target = real
  }

  func make<T>() -> T {
    let call = storage._call("make()")
    if let target, call.isUnanswered(T.self, Never.self) {
      return target.make()
    }
    return call.answer()
  }

  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    let call = storage._call("decode(_:from:)", type, text)
    if let target, call.isUnanswered(T.self) {
      return try target.decode(type, from: text)
    }
    return try call.throwingAnswer()
  }

  func optional<T>(_ type: T.Type) -> T? {
    let call = storage._call("optional(_:)", type)
    if let target, call.isUnanswered(T?.self, Never.self) {
      return target.optional(type)
    }
    return call.answer()
  }

  func opaque(_ first: some Sequence<Int>, _ second: some Sequence<Int>) -> Int {
    let call = storage._call("opaque(_:_:)", first, second)
    if let target, call.isUnanswered(Int.self, Never.self) {
      return target.opaque(first, second)
    }
    return call.answer()
  }

  func change<T>(_ value: inout T, by body: (inout T) -> Void) {
    let call = storage._call("change(_:by:)", value, Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.ChangeStub<T>.Body.self, Void.self) {
      return body_.run(&value, body)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.change(&value, by: body)
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
    func make<T>() -> Mimus._SyncStub<(), T> { .init(storage, "make()") }
    func decode<T: Decodable>(
      _ type: Mimus.Argument<T.Type>, from text: Mimus.Argument<String>
    ) -> Mimus._SyncThrowingStub<(T.Type, String), any Swift.Error, T> {
      .init(storage, "decode(_:from:)", type, text)
    }
    func optional<T>(_ type: Mimus.Argument<T.Type>) -> Mimus._SyncStub<T.Type, T?> {
      .init(storage, "optional(_:)", type)
    }
    func opaque<Some1: Sequence<Int>, Some2: Sequence<Int>>(
      _ first: Mimus.Argument<Some1>, _ second: Mimus.Argument<Some2>
    ) -> Mimus._SyncStub<(Some1, Some2), Int> {
      .init(storage, "opaque(_:_:)", first, second)
    }
    func change<T>(_ value: Mimus.Argument<T>, by body: Mimus.Argument<Mimus._Placeholder>) -> ChangeStub<T> {
      .init(_stub: ._of(storage, "change(_:by:)", value, body))
    }

    struct ChangeStub<T>: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout T, (inout T) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout T, (inout T) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func make() { storage.check("make()") }
    func decode<T: Decodable>(_ type: Mimus.Argument<T.Type>, from text: Mimus.Argument<String>) {
      storage.check("decode(_:from:)", type, text)
    }
    func optional<T>(_ type: Mimus.Argument<T.Type>) { storage.check("optional(_:)", type) }
    func opaque<Some1: Sequence<Int>, Some2: Sequence<Int>>(
      _ first: Mimus.Argument<Some1>, _ second: Mimus.Argument<Some2>
    ) {
      storage.check("opaque(_:_:)", first, second)
    }
    func change<T>(_ value: Mimus.Argument<T>, by body: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("change(_:by:)", value, body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var make: [Void] { storage._history("make()") }
    var decode: [(type: Any, from: String)] { storage._history("decode(_:from:)") }
    var optional: [Any] { storage._history("optional(_:)") }
    var opaque: [(first: Any, second: Any)] { storage._history("opaque(_:_:)") }
    var change: [(value: Any, by: Mimus._Placeholder)] { storage._history("change(_:by:)") }
  }
}

final class FakeStack<Element: Sendable>: Stack, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStack.self)
  }

  func push(_ element: Element) {
    let call = storage._call("push(_:)", element)
    return call.answer()
  }

  func pop() -> Element? {
    let call = storage._call("pop()")
    return call.answer()
  }

  func peek() -> Element? {
    let call = storage._call("peek()")
    return call.answer()
  }

  var top: Element {
    get {
      let call = storage._call("top")
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
    func push(_ element: Mimus.Argument<Element>) -> Mimus._SyncStub<Element, Void> {
      .init(storage, "push(_:)", element)
    }
    func pop() -> Mimus._SyncStub<(), Element?> { .init(storage, "pop()") }
    func peek() -> Mimus._SyncStub<(), Element?> { .init(storage, "peek()") }
    var top: Mimus._StubbedGetter<Mimus._SyncStub<(), Element>> { .init(.init(storage, "top")) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func push(_ element: Mimus.Argument<Element>) { storage.check("push(_:)", element) }
    func pop() { storage.check("pop()") }
    func peek() { storage.check("peek()") }
    var top: Mimus._VerifiedGetter { .init(storage, "top") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var push: [Element] { storage._history("push(_:)") }
    var pop: [Void] { storage._history("pop()") }
    var peek: [Void] { storage._history("peek()") }
    var top: Mimus._GetterCalls<Void> { .init(storage, "top") }
  }
}

final class FakePairStore<First, Second>: PairStore, Mimus.Mock where First: Hashable {
  let storage: Mimus.Storage
  private let target: (any PairStore<First, Second>)?

  init(forwardingTo real: (any PairStore<First, Second>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakePairStore.self)
    target = real
  }

  func second(of first: First) -> Second {
    let call = storage._call("second(of:)", first)
    if let target, call.isUnanswered(Second.self, Never.self) {
      return target.second(of: first)
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
    func second(of first: Mimus.Argument<First>) -> Mimus._SyncStub<First, Second> {
      .init(storage, "second(of:)", first)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func second(of first: Mimus.Argument<First>) { storage.check("second(of:)", first) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var second: [First] { storage._history("second(of:)") }
  }
}

final class FakeNamedPairStore: NamedPairStore, Mimus.Mock {
  typealias First = String
  typealias Second = Int

  let storage: Mimus.Storage
  private let target: (any NamedPairStore)?

  init(forwardingTo real: (any NamedPairStore)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNamedPairStore.self)
    target = real
  }

  func second(of first: First) -> Second {
    let call = storage._call("second(of:)", first)
    if let target, call.isUnanswered(Second.self, Never.self) {
      return target.second(of: first)
    }
    return call.answer()
  }

  func names() -> [String] {
    let call = storage._call("names()")
    if let target, call.isUnanswered([String].self, Never.self) {
      return target.names()
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
    func second(of first: Mimus.Argument<First>) -> Mimus._SyncStub<First, Second> {
      .init(storage, "second(of:)", first)
    }
    func names() -> Mimus._SyncStub<(), [String]> { .init(storage, "names()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func second(of first: Mimus.Argument<First>) { storage.check("second(of:)", first) }
    func names() { storage.check("names()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var second: [First] { storage._history("second(of:)") }
    var names: [Void] { storage._history("names()") }
  }
}

final class FakeItemStore<Item>: ItemStore, Mimus.Mock {
  typealias Items = [Item]

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeItemStore.self)
  }

  func items() -> Items {
    let call = storage._call("items()")
    return call.answer()
  }

  func add(_ item: Item) {
    let call = storage._call("add(_:)", item)
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
    func items() -> Mimus._SyncStub<(), Items> { .init(storage, "items()") }
    func add(_ item: Mimus.Argument<Item>) -> Mimus._SyncStub<Item, Void> { .init(storage, "add(_:)", item) }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func items() { storage.check("items()") }
    func add(_ item: Mimus.Argument<Item>) { storage.check("add(_:)", item) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var items: [Void] { storage._history("items()") }
    var add: [Item] { storage._history("add(_:)") }
  }
}

final class FakeLockable<Text>: Lockable, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeLockable.self)
  }

  func turn() -> Text {
    let call = storage._call("turn()")
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
    func turn() -> Mimus._SyncStub<(), Text> { .init(storage, "turn()") }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func turn() { storage.check("turn()") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var turn: [Void] { storage._history("turn()") }
  }
}

final class FakeStrongroom<Lock: Lockable>: Strongroom, Mimus.Mock, Mimus.StaticMock {
  typealias Number = Int

  let storage: Mimus.Storage
  static var staticStorage: Mimus.Storage { Mimus.Storage._static(for: Self.self) }

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeStrongroom.self)
  }

  func open(_ pages: [Lock.Text]) -> Lock.Text {
    let call = storage._call("open(_:)", pages)
    return call.answer()
  }

  static func seal(_ text: consuming [Lock.Text], count: Number) -> [Lock.Text] {
    let call = staticStorage._inSession._call("seal(_:count:)", copy text, count)
    return call.answer()
  }

  static func count() -> Number {
    let call = staticStorage._inSession._call("count()")
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
    func open(_ pages: Mimus.Argument<[Lock.Text]>) -> Mimus._SyncStub<[Lock.Text], Lock.Text> {
      .init(storage, "open(_:)", pages)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func open(_ pages: Mimus.Argument<[Lock.Text]>) { storage.check("open(_:)", pages) }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var open: [[Lock.Text]] { storage._history("open(_:)") }
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
    func seal(
      _ text: Mimus.Argument<[Lock.Text]>, count: Mimus.Argument<Number>
    ) -> Mimus._SyncStub<([Lock.Text], Number), [Lock.Text]> {
      .init(storage, "seal(_:count:)", text, count)
    }
    func count() -> Mimus._SyncStub<(), Number> { .init(storage, "count()") }
  }

  struct StaticVerifications {
    fileprivate let storage: Mimus._Verification
    func seal(_ text: Mimus.Argument<[Lock.Text]>, count: Mimus.Argument<Number>) {
      storage.check("seal(_:count:)", text, count)
    }
    func count() { storage.check("count()") }
  }

  struct StaticCalls {
    fileprivate let storage: Mimus.Storage
    var seal: [(text: [Lock.Text], count: Number)] { storage._history("seal(_:count:)") }
    var count: [Void] { storage._history("count()") }
  }
}

final class FakeFacet<Jewel>: Facet, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeFacet.self)
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

final class FakeJewelCase<Jewel>: JewelCase, Mimus.Mock {
  typealias Jewel = Jewel

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeJewelCase.self)
  }

  func cut<Side>(_ path: KeyPath<Jewel, Side>) -> Cut<FakeJewelCase<Jewel>, Side> where Side.Jewel == Jewel {
    let call = storage._call("cut(_:)", path)
    return call.answer()
  }

  subscript<Side>(_ path: KeyPath<Jewel, Side>) -> Cut<FakeJewelCase<Jewel>, Side> where Side.Jewel == Jewel {
    get {
      let call = storage._call("subscript(_:) where Jewel == Side.Jewel", path)
      return call.answer()
    }
  }

  subscript<Value>(_ path: KeyPath<Jewel, Value>) -> Value {
    get {
      let call = storage._call("subscript(_:)", path)
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
    func cut<Side>(
      _ path: Mimus.Argument<KeyPath<Jewel, Side>>
    ) -> Mimus._SyncStub<KeyPath<Jewel, Side>, Cut<FakeJewelCase<Jewel>, Side>> where Side.Jewel == Jewel {
      .init(storage, "cut(_:)", path)
    }
    subscript<Side>(
      _ path: Mimus.Argument<KeyPath<Jewel, Side>>
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<KeyPath<Jewel, Side>, Cut<FakeJewelCase<Jewel>, Side>>>
    where Side.Jewel == Jewel {
      .init(.init(storage, "subscript(_:) where Jewel == Side.Jewel", path))
    }
    subscript<Value>(
      _ path: Mimus.Argument<KeyPath<Jewel, Value>>
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<KeyPath<Jewel, Value>, Value>> {
      .init(.init(storage, "subscript(_:)", path))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func cut<Side>(
      _ path: Mimus.Argument<KeyPath<Jewel, Side>>, returning: Cut<FakeJewelCase<Jewel>, Side>.Type
    ) where Side.Jewel == Jewel {
      storage.check("cut(_:)", path)
    }
    subscript<Side>(
      _ path: Mimus.Argument<KeyPath<Jewel, Side>>, returning returning: Cut<FakeJewelCase<Jewel>, Side>.Type
    ) -> Mimus._VerifiedGetter where Side.Jewel == Jewel {
      .init(storage, "subscript(_:) where Jewel == Side.Jewel", path)
    }
    subscript<Value>(_ path: Mimus.Argument<KeyPath<Jewel, Value>>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", path)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var cut: [Any] { storage._history("cut(_:)") }
    subscript<Side>(
      _ path: Mimus.Argument<KeyPath<Jewel, Side>>, returning returning: Cut<FakeJewelCase<Jewel>, Side>.Type
    ) -> Mimus._GetterCalls<Any> where Side.Jewel == Jewel {
      .init(storage, "subscript(_:) where Jewel == Side.Jewel", path)
    }
    subscript<Value>(_ path: Mimus.Argument<KeyPath<Jewel, Value>>) -> Mimus._GetterCalls<Any> {
      .init(storage, "subscript(_:)", path)
    }
  }
}

final class FakeInspector<Failure: Error>: Inspector, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeInspector.self)
  }

  func check(_ receipt: Int) throws(Failure) {
    let call = storage._call("check(_:)", receipt)
    return try call.throwingAnswer(Failure.self)
  }

  subscript<Failure_: Error>(_ error: Failure_.Type) -> Int {
    get throws(Failure_) {
      let call = storage._call("subscript(_:)", error)
      return try call.throwingAnswer(Failure_.self)
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
    func check(_ receipt: Mimus.Argument<Int>) -> Mimus._SyncThrowingStub<Int, Failure, Void> {
      .init(storage, "check(_:)", receipt)
    }
    subscript<Failure_: Error>(
      _ error: Mimus.Argument<Failure_.Type>
    ) -> Mimus._StubbedGetter<Mimus._SyncThrowingStub<Failure_.Type, Failure_, Int>> {
      .init(.init(storage, "subscript(_:)", error))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func check(_ receipt: Mimus.Argument<Int>) { storage.check("check(_:)", receipt) }
    subscript<Failure_: Error>(_ error: Mimus.Argument<Failure_.Type>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", error)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var check: [Int] { storage._history("check(_:)") }
    subscript<Failure_: Error>(_ error: Mimus.Argument<Failure_.Type>) -> Mimus._GetterCalls<Any> {
      .init(storage, "subscript(_:)", error)
    }
  }
}

final class FakeWatcher<Edit>: Watcher, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Watcher<Edit>)?

  init(forwardingTo real: (any Watcher<Edit>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeWatcher.self)
    target = real
  }

  func observe(_ done: @escaping @Sendable (Edit) -> Void) {
    let call = storage._call("observe(_:)", done)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.observe(done)
    }
    return call.answer()
  }

  func run(_ body: (Edit) throws -> Edit) rethrows -> Edit {
    let call = storage._call("run(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.RunStub.Body.self, Edit.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Edit.self, Never.self) {
      return try target.run(body)
    }
    return call.answer()
  }

  func chained(_ done: @Sendable (Edit) -> Void) {
    let call = storage._call("chained(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.ChainedStub.Body.self, Void.self) {
      return body.run(done)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.chained(done)
    }
    return call.answer()
  }

  func dotted(_ done: @Sendable (Edit) -> Void, then other: @escaping @Sendable (Edit) -> Void) {
    let call = storage._call("dotted(_:then:)", Mimus._Placeholder("closure"), other)
    if let body = call.body(Stubs.DottedStub.Body.self, Void.self) {
      return body.run(done, other)
    }
    return call.answer()
  }

  func optional(_ done: (@Sendable (Edit) -> Void)?) -> (@Sendable (Edit) -> Void)? {
    let call = storage._call("optional(_:)", done)
    if let target, call.isUnanswered((@Sendable (Edit) -> Void)?.self, Never.self) {
      return target.optional(done)
    }
    return call.answer()
  }

  func array(_ bodies: [@Sendable (Edit) -> Void]) {
    let call = storage._call("array(_:)", bodies)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.array(bodies)
    }
    return call.answer()
  }

  func variadic(_ bodies: (Edit) throws -> Edit...) {
    let call = storage._call("variadic(_:)", bodies)
    return call.answer()
  }

  func nested(_ take: (@Sendable (Edit) -> Void) -> Void, _ keep: (@escaping @Sendable (Edit) -> Void) -> Void) {
    let call = storage._call("nested(_:_:)", Mimus._Placeholder("closure"), Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body.run(take, keep)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.nested(take, keep)
    }
    return call.answer()
  }

  func exchange(_ done: inout @Sendable (Edit) -> Void) {
    let call = storage._call("exchange(_:)", done)
    if let body = call.body(Stubs.ExchangeStub.Body.self, Void.self) {
      return body.run(&done)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.exchange(&done)
    }
    return call.answer()
  }

  func automatic(_ make: @autoclosure () -> Edit) {
    let call = storage._call("automatic(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.AutomaticStub.Body.self, Void.self) {
      return body.run(make)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.automatic(make())
    }
    return call.answer()
  }

  func delayed(_ make: @autoclosure @escaping () -> Edit) {
    let call = storage._call("delayed(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.DelayedStub.Body.self, Void.self) {
      return body.run(make)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.delayed(make())
    }
    return call.answer()
  }

  func own(_ change: Edit, _ other: Edit) {
    let call = storage._call("own(_:_:)", change, other)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.own(change, other)
    }
    return call.answer()
  }

  subscript(_ body: (Edit) throws -> Edit) -> Int {
    get {
      let call = storage._call("subscript(_:)", Mimus._Placeholder("closure"))
      if let body_ = call.body(Stubs.SubscriptStub.Body.self, Int.self) {
        return body_.run(body)
      }
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target[body]
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
    func observe(_ done: Mimus.Argument<@Sendable (Edit) -> Void>) -> Mimus._SyncStub<@Sendable (Edit) -> Void, Void> {
      .init(storage, "observe(_:)", done)
    }
    func run(_ body: Mimus.Argument<Mimus._Placeholder>) -> RunStub { .init(_stub: ._of(storage, "run(_:)", body)) }

    struct RunStub: Mimus._ReturningStub {
      typealias _Value = Edit
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Edit) throws -> Edit) -> Edit }

      @discardableResult
      func andDo(
        _ body: @escaping ((Edit) throws -> Edit) -> Edit, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func chained(_ done: Mimus.Argument<Mimus._Placeholder>) -> ChainedStub {
      .init(_stub: ._of(storage, "chained(_:)", done))
    }

    struct ChainedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (@Sendable (Edit) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (@Sendable (Edit) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func dotted(
      _ done: Mimus.Argument<Mimus._Placeholder>, then other: Mimus.Argument<@Sendable (Edit) -> Void>
    ) -> DottedStub {
      .init(_stub: ._of(storage, "dotted(_:then:)", done, other))
    }

    struct DottedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: (@Sendable (Edit) -> Void, @escaping @Sendable (Edit) -> Void) -> Void
      }

      @discardableResult
      func andDo(
        _ body: @escaping (@Sendable (Edit) -> Void, @escaping @Sendable (Edit) -> Void) -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func optional(
      _ done: Mimus.Argument<(@Sendable (Edit) -> Void)?>
    ) -> Mimus._SyncStub<(@Sendable (Edit) -> Void)?, (@Sendable (Edit) -> Void)?> {
      .init(storage, "optional(_:)", done)
    }
    func array(
      _ bodies: Mimus.Argument<[@Sendable (Edit) -> Void]>
    ) -> Mimus._SyncStub<[@Sendable (Edit) -> Void], Void> {
      .init(storage, "array(_:)", bodies)
    }
    func variadic(_ bodies: Mimus.Argument<[(Edit) throws -> Edit]>) -> Mimus._SyncStub<[(Edit) throws -> Edit], Void> {
      .init(storage, "variadic(_:)", bodies)
    }
    func nested(_ take: Mimus.Argument<Mimus._Placeholder>, _ keep: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:_:)", take, keep))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: ((@Sendable (Edit) -> Void) -> Void, (@escaping @Sendable (Edit) -> Void) -> Void) -> Void
      }

      @discardableResult
      func andDo(
        _ body: @escaping ((@Sendable (Edit) -> Void) -> Void, (@escaping @Sendable (Edit) -> Void) -> Void) -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func exchange(_ done: Mimus.Argument<@Sendable (Edit) -> Void>) -> ExchangeStub {
      .init(_stub: ._of(storage, "exchange(_:)", done))
    }

    struct ExchangeStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout @Sendable (Edit) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout @Sendable (Edit) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func automatic(_ make: Mimus.Argument<Mimus._Placeholder>) -> AutomaticStub {
      .init(_stub: ._of(storage, "automatic(_:)", make))
    }

    struct AutomaticStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Edit) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Edit) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func delayed(_ make: Mimus.Argument<Mimus._Placeholder>) -> DelayedStub {
      .init(_stub: ._of(storage, "delayed(_:)", make))
    }

    struct DelayedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Edit) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Edit) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func own(_ change: Mimus.Argument<Edit>, _ other: Mimus.Argument<Edit>) -> Mimus._SyncStub<(Edit, Edit), Void> {
      .init(storage, "own(_:_:)", change, other)
    }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._StubbedGetter<SubscriptStub> {
      .init(.init(_stub: ._of(storage, "subscript(_:)", body)))
    }

    struct SubscriptStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Edit) throws -> Edit) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping ((Edit) throws -> Edit) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func observe(_ done: Mimus.Argument<@Sendable (Edit) -> Void>) { storage.check("observe(_:)", done) }
    func run(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("run(_:)", body) }
    func chained(_ done: Mimus.Argument<Mimus._Placeholder>) { storage.check("chained(_:)", done) }
    func dotted(_ done: Mimus.Argument<Mimus._Placeholder>, then other: Mimus.Argument<@Sendable (Edit) -> Void>) {
      storage.check("dotted(_:then:)", done, other)
    }
    func optional(_ done: Mimus.Argument<(@Sendable (Edit) -> Void)?>) { storage.check("optional(_:)", done) }
    func array(_ bodies: Mimus.Argument<[@Sendable (Edit) -> Void]>) { storage.check("array(_:)", bodies) }
    func variadic(_ bodies: Mimus.Argument<[(Edit) throws -> Edit]>) { storage.check("variadic(_:)", bodies) }
    func nested(_ take: Mimus.Argument<Mimus._Placeholder>, _ keep: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("nested(_:_:)", take, keep)
    }
    func exchange(_ done: Mimus.Argument<@Sendable (Edit) -> Void>) { storage.check("exchange(_:)", done) }
    func automatic(_ make: Mimus.Argument<Mimus._Placeholder>) { storage.check("automatic(_:)", make) }
    func delayed(_ make: Mimus.Argument<Mimus._Placeholder>) { storage.check("delayed(_:)", make) }
    func own(_ change: Mimus.Argument<Edit>, _ other: Mimus.Argument<Edit>) {
      storage.check("own(_:_:)", change, other)
    }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var observe: [@Sendable (Edit) -> Void] { storage._history("observe(_:)") }
    var run: [Mimus._Placeholder] { storage._history("run(_:)") }
    var chained: [Mimus._Placeholder] { storage._history("chained(_:)") }
    var dotted: [(done: Mimus._Placeholder, then: @Sendable (Edit) -> Void)] { storage._history("dotted(_:then:)") }
    var optional: [(@Sendable (Edit) -> Void)?] { storage._history("optional(_:)") }
    var array: [[@Sendable (Edit) -> Void]] { storage._history("array(_:)") }
    var variadic: [[(Edit) throws -> Edit]] { storage._history("variadic(_:)") }
    var nested: [(take: Mimus._Placeholder, keep: Mimus._Placeholder)] { storage._history("nested(_:_:)") }
    var exchange: [@Sendable (Edit) -> Void] { storage._history("exchange(_:)") }
    var automatic: [Mimus._Placeholder] { storage._history("automatic(_:)") }
    var delayed: [Mimus._Placeholder] { storage._history("delayed(_:)") }
    var own: [(change: Edit, other: Edit)] { storage._history("own(_:_:)") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._GetterCalls<Mimus._Placeholder> {
      .init(storage, "subscript(_:)", body)
    }
  }
}

final class FakeNumberWatcher: NumberWatcher, Mimus.Mock {
  typealias Edit = Int

  let storage: Mimus.Storage
  private let target: (any NumberWatcher)?

  init(forwardingTo real: (any NumberWatcher)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNumberWatcher.self)
    target = real
  }

  func observe(_ done: @escaping @Sendable (Edit) -> Void) {
    let call = storage._call("observe(_:)", done)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.observe(done)
    }
    return call.answer()
  }

  func run(_ body: (Edit) throws -> Edit) rethrows -> Edit {
    let call = storage._call("run(_:)", Mimus._Placeholder("closure"))
    if let body_ = call.body(Stubs.RunStub.Body.self, Edit.self) {
      return body_.run(body)
    }
    if let target, call.isUnanswered(Edit.self, Never.self) {
      return try target.run(body)
    }
    return call.answer()
  }

  func chained(_ done: @Sendable (Edit) -> Void) {
    let call = storage._call("chained(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.ChainedStub.Body.self, Void.self) {
      return body.run(done)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.chained(done)
    }
    return call.answer()
  }

  func dotted(_ done: @Sendable (Edit) -> Void, then other: @escaping @Sendable (Edit) -> Void) {
    let call = storage._call("dotted(_:then:)", Mimus._Placeholder("closure"), other)
    if let body = call.body(Stubs.DottedStub.Body.self, Void.self) {
      return body.run(done, other)
    }
    return call.answer()
  }

  func optional(_ done: (@Sendable (Edit) -> Void)?) -> (@Sendable (Edit) -> Void)? {
    let call = storage._call("optional(_:)", done)
    if let target, call.isUnanswered((@Sendable (Edit) -> Void)?.self, Never.self) {
      return target.optional(done)
    }
    return call.answer()
  }

  func array(_ bodies: [@Sendable (Edit) -> Void]) {
    let call = storage._call("array(_:)", bodies)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.array(bodies)
    }
    return call.answer()
  }

  func variadic(_ bodies: (Edit) throws -> Edit...) {
    let call = storage._call("variadic(_:)", bodies)
    return call.answer()
  }

  func nested(_ take: (@Sendable (Edit) -> Void) -> Void, _ keep: (@escaping @Sendable (Edit) -> Void) -> Void) {
    let call = storage._call("nested(_:_:)", Mimus._Placeholder("closure"), Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.NestedStub.Body.self, Void.self) {
      return body.run(take, keep)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.nested(take, keep)
    }
    return call.answer()
  }

  func exchange(_ done: inout @Sendable (Edit) -> Void) {
    let call = storage._call("exchange(_:)", done)
    if let body = call.body(Stubs.ExchangeStub.Body.self, Void.self) {
      return body.run(&done)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.exchange(&done)
    }
    return call.answer()
  }

  func automatic(_ make: @autoclosure () -> Edit) {
    let call = storage._call("automatic(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.AutomaticStub.Body.self, Void.self) {
      return body.run(make)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.automatic(make())
    }
    return call.answer()
  }

  func delayed(_ make: @autoclosure @escaping () -> Edit) {
    let call = storage._call("delayed(_:)", Mimus._Placeholder("closure"))
    if let body = call.body(Stubs.DelayedStub.Body.self, Void.self) {
      return body.run(make)
    }
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.delayed(make())
    }
    return call.answer()
  }

  func own(_ change: Edit, _ other: Edit) {
    let call = storage._call("own(_:_:)", change, other)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.own(change, other)
    }
    return call.answer()
  }

  subscript(_ body: (Edit) throws -> Edit) -> Int {
    get {
      let call = storage._call("subscript(_:)", Mimus._Placeholder("closure"))
      if let body_ = call.body(Stubs.SubscriptStub.Body.self, Int.self) {
        return body_.run(body)
      }
      if let target, call.isUnanswered(Int.self, Never.self) {
        return target[body]
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
    func observe(_ done: Mimus.Argument<@Sendable (Edit) -> Void>) -> Mimus._SyncStub<@Sendable (Edit) -> Void, Void> {
      .init(storage, "observe(_:)", done)
    }
    func run(_ body: Mimus.Argument<Mimus._Placeholder>) -> RunStub { .init(_stub: ._of(storage, "run(_:)", body)) }

    struct RunStub: Mimus._ReturningStub {
      typealias _Value = Edit
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Edit) throws -> Edit) -> Edit }

      @discardableResult
      func andDo(
        _ body: @escaping ((Edit) throws -> Edit) -> Edit, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func chained(_ done: Mimus.Argument<Mimus._Placeholder>) -> ChainedStub {
      .init(_stub: ._of(storage, "chained(_:)", done))
    }

    struct ChainedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (@Sendable (Edit) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (@Sendable (Edit) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func dotted(
      _ done: Mimus.Argument<Mimus._Placeholder>, then other: Mimus.Argument<@Sendable (Edit) -> Void>
    ) -> DottedStub {
      .init(_stub: ._of(storage, "dotted(_:then:)", done, other))
    }

    struct DottedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: (@Sendable (Edit) -> Void, @escaping @Sendable (Edit) -> Void) -> Void
      }

      @discardableResult
      func andDo(
        _ body: @escaping (@Sendable (Edit) -> Void, @escaping @Sendable (Edit) -> Void) -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func optional(
      _ done: Mimus.Argument<(@Sendable (Edit) -> Void)?>
    ) -> Mimus._SyncStub<(@Sendable (Edit) -> Void)?, (@Sendable (Edit) -> Void)?> {
      .init(storage, "optional(_:)", done)
    }
    func array(
      _ bodies: Mimus.Argument<[@Sendable (Edit) -> Void]>
    ) -> Mimus._SyncStub<[@Sendable (Edit) -> Void], Void> {
      .init(storage, "array(_:)", bodies)
    }
    func variadic(_ bodies: Mimus.Argument<[(Edit) throws -> Edit]>) -> Mimus._SyncStub<[(Edit) throws -> Edit], Void> {
      .init(storage, "variadic(_:)", bodies)
    }
    func nested(_ take: Mimus.Argument<Mimus._Placeholder>, _ keep: Mimus.Argument<Mimus._Placeholder>) -> NestedStub {
      .init(_stub: ._of(storage, "nested(_:_:)", take, keep))
    }

    struct NestedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body {
        let run: ((@Sendable (Edit) -> Void) -> Void, (@escaping @Sendable (Edit) -> Void) -> Void) -> Void
      }

      @discardableResult
      func andDo(
        _ body: @escaping ((@Sendable (Edit) -> Void) -> Void, (@escaping @Sendable (Edit) -> Void) -> Void) -> Void,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func exchange(_ done: Mimus.Argument<@Sendable (Edit) -> Void>) -> ExchangeStub {
      .init(_stub: ._of(storage, "exchange(_:)", done))
    }

    struct ExchangeStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (inout @Sendable (Edit) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (inout @Sendable (Edit) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func automatic(_ make: Mimus.Argument<Mimus._Placeholder>) -> AutomaticStub {
      .init(_stub: ._of(storage, "automatic(_:)", make))
    }

    struct AutomaticStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Edit) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Edit) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func delayed(_ make: Mimus.Argument<Mimus._Placeholder>) -> DelayedStub {
      .init(_stub: ._of(storage, "delayed(_:)", make))
    }

    struct DelayedStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: (() -> Edit) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping (() -> Edit) -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }

    func own(_ change: Mimus.Argument<Edit>, _ other: Mimus.Argument<Edit>) -> Mimus._SyncStub<(Edit, Edit), Void> {
      .init(storage, "own(_:_:)", change, other)
    }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._StubbedGetter<SubscriptStub> {
      .init(.init(_stub: ._of(storage, "subscript(_:)", body)))
    }

    struct SubscriptStub: Mimus._ReturningStub {
      typealias _Value = Int
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Edit) throws -> Edit) -> Int }

      @discardableResult
      func andDo(
        _ body: @escaping ((Edit) throws -> Edit) -> Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func observe(_ done: Mimus.Argument<@Sendable (Edit) -> Void>) { storage.check("observe(_:)", done) }
    func run(_ body: Mimus.Argument<Mimus._Placeholder>) { storage.check("run(_:)", body) }
    func chained(_ done: Mimus.Argument<Mimus._Placeholder>) { storage.check("chained(_:)", done) }
    func dotted(_ done: Mimus.Argument<Mimus._Placeholder>, then other: Mimus.Argument<@Sendable (Edit) -> Void>) {
      storage.check("dotted(_:then:)", done, other)
    }
    func optional(_ done: Mimus.Argument<(@Sendable (Edit) -> Void)?>) { storage.check("optional(_:)", done) }
    func array(_ bodies: Mimus.Argument<[@Sendable (Edit) -> Void]>) { storage.check("array(_:)", bodies) }
    func variadic(_ bodies: Mimus.Argument<[(Edit) throws -> Edit]>) { storage.check("variadic(_:)", bodies) }
    func nested(_ take: Mimus.Argument<Mimus._Placeholder>, _ keep: Mimus.Argument<Mimus._Placeholder>) {
      storage.check("nested(_:_:)", take, keep)
    }
    func exchange(_ done: Mimus.Argument<@Sendable (Edit) -> Void>) { storage.check("exchange(_:)", done) }
    func automatic(_ make: Mimus.Argument<Mimus._Placeholder>) { storage.check("automatic(_:)", make) }
    func delayed(_ make: Mimus.Argument<Mimus._Placeholder>) { storage.check("delayed(_:)", make) }
    func own(_ change: Mimus.Argument<Edit>, _ other: Mimus.Argument<Edit>) {
      storage.check("own(_:_:)", change, other)
    }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:)", body)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var observe: [@Sendable (Edit) -> Void] { storage._history("observe(_:)") }
    var run: [Mimus._Placeholder] { storage._history("run(_:)") }
    var chained: [Mimus._Placeholder] { storage._history("chained(_:)") }
    var dotted: [(done: Mimus._Placeholder, then: @Sendable (Edit) -> Void)] { storage._history("dotted(_:then:)") }
    var optional: [(@Sendable (Edit) -> Void)?] { storage._history("optional(_:)") }
    var array: [[@Sendable (Edit) -> Void]] { storage._history("array(_:)") }
    var variadic: [[(Edit) throws -> Edit]] { storage._history("variadic(_:)") }
    var nested: [(take: Mimus._Placeholder, keep: Mimus._Placeholder)] { storage._history("nested(_:_:)") }
    var exchange: [@Sendable (Edit) -> Void] { storage._history("exchange(_:)") }
    var automatic: [Mimus._Placeholder] { storage._history("automatic(_:)") }
    var delayed: [Mimus._Placeholder] { storage._history("delayed(_:)") }
    var own: [(change: Edit, other: Edit)] { storage._history("own(_:_:)") }
    subscript(_ body: Mimus.Argument<Mimus._Placeholder>) -> Mimus._GetterCalls<Mimus._Placeholder> {
      .init(storage, "subscript(_:)", body)
    }
  }
}

final class FakeActionWatcher<Action>: ActionWatcher, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeActionWatcher.self)
  }

  func perform(_ action: Action, _ other: Action, _ dotted: Action, _ optional: Action?) {
    let call = storage._call("perform(_:_:_:_:)", action, other, dotted, optional)
    return call.answer()
  }

  func plain(_ body: (Int) -> Void, _ kept: @escaping (Int) -> Void) {
    let call = storage._call("plain(_:_:)", Mimus._Placeholder("closure"), kept)
    if let body_ = call.body(Stubs.PlainStub.Body.self, Void.self) {
      return body_.run(body, kept)
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
    func perform(
      _ action: Mimus.Argument<Action>, _ other: Mimus.Argument<Action>, _ dotted: Mimus.Argument<Action>,
      _ optional: Mimus.Argument<Action?>
    ) -> Mimus._SyncStub<(Action, Action, Action, Action?), Void> {
      .init(storage, "perform(_:_:_:_:)", action, other, dotted, optional)
    }
    func plain(_ body: Mimus.Argument<Mimus._Placeholder>, _ kept: Mimus.Argument<(Int) -> Void>) -> PlainStub {
      .init(_stub: ._of(storage, "plain(_:_:)", body, kept))
    }

    struct PlainStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int) -> Void, @escaping (Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int) -> Void, @escaping (Int) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func perform(
      _ action: Mimus.Argument<Action>, _ other: Mimus.Argument<Action>, _ dotted: Mimus.Argument<Action>,
      _ optional: Mimus.Argument<Action?>
    ) {
      storage.check("perform(_:_:_:_:)", action, other, dotted, optional)
    }
    func plain(_ body: Mimus.Argument<Mimus._Placeholder>, _ kept: Mimus.Argument<(Int) -> Void>) {
      storage.check("plain(_:_:)", body, kept)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var perform: [(action: Action, other: Action, dotted: Action, optional: Action?)] {
      storage._history("perform(_:_:_:_:)")
    }
    var plain: [(body: Mimus._Placeholder, kept: (Int) -> Void)] { storage._history("plain(_:_:)") }
  }
}

final class FakeCallWatcher: CallWatcher, Mimus.Mock {
  typealias Action = () -> Void

  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCallWatcher.self)
  }

  func perform(_ action: @escaping Action, _ other: @escaping Action, _ dotted: @escaping Action, _ optional: Action?) {
    let call = storage._call("perform(_:_:_:_:)", action, other, dotted, optional)
    return call.answer()
  }

  func plain(_ body: (Int) -> Void, _ kept: @escaping (Int) -> Void) {
    let call = storage._call("plain(_:_:)", Mimus._Placeholder("closure"), kept)
    if let body_ = call.body(Stubs.PlainStub.Body.self, Void.self) {
      return body_.run(body, kept)
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
    func perform(
      _ action: Mimus.Argument<Action>, _ other: Mimus.Argument<Action>, _ dotted: Mimus.Argument<Action>,
      _ optional: Mimus.Argument<Action?>
    ) -> Mimus._SyncStub<(Action, Action, Action, Action?), Void> {
      .init(storage, "perform(_:_:_:_:)", action, other, dotted, optional)
    }
    func plain(_ body: Mimus.Argument<Mimus._Placeholder>, _ kept: Mimus.Argument<(Int) -> Void>) -> PlainStub {
      .init(_stub: ._of(storage, "plain(_:_:)", body, kept))
    }

    struct PlainStub: Mimus._ReturningStub {
      typealias _Value = Void
      let _stub: Mimus.CallStub

      fileprivate struct Body: Mimus._Body { let run: ((Int) -> Void, @escaping (Int) -> Void) -> Void }

      @discardableResult
      func andDo(
        _ body: @escaping ((Int) -> Void, @escaping (Int) -> Void) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) -> Self {
        _handing(Body(run: body), fileID, filePath, line, column)
      }
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func perform(
      _ action: Mimus.Argument<Action>, _ other: Mimus.Argument<Action>, _ dotted: Mimus.Argument<Action>,
      _ optional: Mimus.Argument<Action?>
    ) {
      storage.check("perform(_:_:_:_:)", action, other, dotted, optional)
    }
    func plain(_ body: Mimus.Argument<Mimus._Placeholder>, _ kept: Mimus.Argument<(Int) -> Void>) {
      storage.check("plain(_:_:)", body, kept)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var perform: [(action: Action, other: Action, dotted: Action, optional: Action?)] {
      storage._history("perform(_:_:_:_:)")
    }
    var plain: [(body: Mimus._Placeholder, kept: (Int) -> Void)] { storage._history("plain(_:_:)") }
  }
}

final class FakeRail<Key: Hashable, Value>: Rail, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Rail<Key, Value>)?

  init(forwardingTo real: (any Rail<Key, Value>)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRail.self)
    target = real
  }

  func keys() -> any Sequence<Key> & Sendable {
    let call = storage._call("keys()")
    if let target, call.isUnanswered((any Sequence<Key> & Sendable).self, Never.self) {
      return target.keys()
    }
    return call.answer()
  }

  func add(_ values: (any Sequence<Value> & Sendable)?, to key: Key) {
    let call = storage._call("add(_:to:)", values, key)
    return call.answer()
  }

  func rows() -> [any Collection<[Value]> & Sendable] {
    let call = storage._call("rows()")
    if let target, call.isUnanswered([any Collection<[Value]> & Sendable].self, Never.self) {
      return target.rows()
    }
    return call.answer()
  }

  func replace<Key_>(_ keys: any Sequence<Key_> & Sendable) {
    let call = storage._call("replace(_:)", keys)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.replace(keys)
    }
    return call.answer()
  }

  func sort(_ keys: some Collection<Key> & Sendable) {
    let call = storage._call("sort(_:)", keys)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sort(keys)
    }
    return call.answer()
  }

  var all: any Sequence<(Key, Value)> & Sendable {
    get {
      let call = storage._call("all")
      if let target, call.isUnanswered((any Sequence<(Key, Value)> & Sendable).self, Never.self) {
        return target.all
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
    func keys() -> Mimus._SyncStub<(), any Sequence<Key> & Sendable> { .init(storage, "keys()") }
    func add(
      _ values: Mimus.Argument<(any Sequence<Value> & Sendable)?>, to key: Mimus.Argument<Key>
    ) -> Mimus._SyncStub<((any Sequence<Value> & Sendable)?, Key), Void> {
      .init(storage, "add(_:to:)", values, key)
    }
    func rows() -> Mimus._SyncStub<(), [any Collection<[Value]> & Sendable]> { .init(storage, "rows()") }
    func replace<Key_>(
      _ keys: Mimus.Argument<any Sequence<Key_> & Sendable>
    ) -> Mimus._SyncStub<any Sequence<Key_> & Sendable, Void> {
      .init(storage, "replace(_:)", keys)
    }
    func sort<Some1: Collection<Key> & Sendable>(_ keys: Mimus.Argument<Some1>) -> Mimus._SyncStub<Some1, Void> {
      .init(storage, "sort(_:)", keys)
    }
    var all: Mimus._StubbedGetter<Mimus._SyncStub<(), any Sequence<(Key, Value)> & Sendable>> {
      .init(.init(storage, "all"))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func keys() { storage.check("keys()") }
    func add(_ values: Mimus.Argument<(any Sequence<Value> & Sendable)?>, to key: Mimus.Argument<Key>) {
      storage.check("add(_:to:)", values, key)
    }
    func rows() { storage.check("rows()") }
    func replace<Key_>(_ keys: Mimus.Argument<any Sequence<Key_> & Sendable>) { storage.check("replace(_:)", keys) }
    func sort<Some1: Collection<Key> & Sendable>(_ keys: Mimus.Argument<Some1>) { storage.check("sort(_:)", keys) }
    var all: Mimus._VerifiedGetter { .init(storage, "all") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var keys: [Void] { storage._history("keys()") }
    var add: [(values: (any Sequence<Value> & Sendable)?, to: Key)] { storage._history("add(_:to:)") }
    var rows: [Void] { storage._history("rows()") }
    var replace: [Any] { storage._history("replace(_:)") }
    var sort: [Any] { storage._history("sort(_:)") }
    var all: Mimus._GetterCalls<Void> { .init(storage, "all") }
  }
}

final class FakeNumberedRail: NumberedRail, Mimus.Mock {
  typealias Key = RailNumber
  typealias Value = [Key?]

  let storage: Mimus.Storage
  private let target: (any NumberedRail)?

  init(forwardingTo real: (any NumberedRail)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeNumberedRail.self)
    target = real
  }

  func keys() -> any Sequence<Int> & Sendable {
    let call = storage._call("keys()")
    if let target, call.isUnanswered((any Sequence<Int> & Sendable).self, Never.self) {
      return target.keys()
    }
    return call.answer()
  }

  func add(_ values: (any Sequence<Array<Optional<Int>>> & Sendable)?, to key: Key) {
    let call = storage._call("add(_:to:)", values, key)
    return call.answer()
  }

  func rows() -> [any Collection<[Array<Optional<Int>>]> & Sendable] {
    let call = storage._call("rows()")
    if let target, call.isUnanswered([any Collection<[Array<Optional<Int>>]> & Sendable].self, Never.self) {
      return target.rows()
    }
    return call.answer()
  }

  func replace<Key_>(_ keys: any Sequence<Key_> & Sendable) {
    let call = storage._call("replace(_:)", keys)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.replace(keys)
    }
    return call.answer()
  }

  func sort(_ keys: some Collection<Int> & Sendable) {
    let call = storage._call("sort(_:)", keys)
    if let target, call.isUnanswered(Void.self, Never.self) {
      return target.sort(keys)
    }
    return call.answer()
  }

  var all: any Sequence<(Int, Array<Optional<Int>>)> & Sendable {
    get {
      let call = storage._call("all")
      if let target, call.isUnanswered((any Sequence<(Int, Array<Optional<Int>>)> & Sendable).self, Never.self) {
        return target.all
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
    func keys() -> Mimus._SyncStub<(), any Sequence<Int> & Sendable> { .init(storage, "keys()") }
    func add(
      _ values: Mimus.Argument<(any Sequence<Array<Optional<Int>>> & Sendable)?>, to key: Mimus.Argument<Key>
    ) -> Mimus._SyncStub<((any Sequence<Array<Optional<Int>>> & Sendable)?, Key), Void> {
      .init(storage, "add(_:to:)", values, key)
    }
    func rows() -> Mimus._SyncStub<(), [any Collection<[Array<Optional<Int>>]> & Sendable]> { .init(storage, "rows()") }
    func replace<Key_>(
      _ keys: Mimus.Argument<any Sequence<Key_> & Sendable>
    ) -> Mimus._SyncStub<any Sequence<Key_> & Sendable, Void> {
      .init(storage, "replace(_:)", keys)
    }
    func sort<Some1: Collection<Int> & Sendable>(_ keys: Mimus.Argument<Some1>) -> Mimus._SyncStub<Some1, Void> {
      .init(storage, "sort(_:)", keys)
    }
    var all: Mimus._StubbedGetter<Mimus._SyncStub<(), any Sequence<(Int, Array<Optional<Int>>)> & Sendable>> {
      .init(.init(storage, "all"))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func keys() { storage.check("keys()") }
    func add(_ values: Mimus.Argument<(any Sequence<Array<Optional<Int>>> & Sendable)?>, to key: Mimus.Argument<Key>) {
      storage.check("add(_:to:)", values, key)
    }
    func rows() { storage.check("rows()") }
    func replace<Key_>(_ keys: Mimus.Argument<any Sequence<Key_> & Sendable>) { storage.check("replace(_:)", keys) }
    func sort<Some1: Collection<Int> & Sendable>(_ keys: Mimus.Argument<Some1>) { storage.check("sort(_:)", keys) }
    var all: Mimus._VerifiedGetter { .init(storage, "all") }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var keys: [Void] { storage._history("keys()") }
    var add: [(values: (any Sequence<Array<Optional<Int>>> & Sendable)?, to: Key)] { storage._history("add(_:to:)") }
    var rows: [Void] { storage._history("rows()") }
    var replace: [Any] { storage._history("replace(_:)") }
    var sort: [Any] { storage._history("sort(_:)") }
    var all: Mimus._GetterCalls<Void> { .init(storage, "all") }
  }
}

final class FakeCipher<Lock: Equatable>: Cipher, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeCipher.self)
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

final class FakeKeymaker: Keymaker, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Keymaker)?

  init(forwardingTo real: (any Keymaker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeymaker.self)
    target = real
  }

  func latch<Code: Cipher>(for lock: Code.Lock) -> Latch<Code> {
    let call = storage._call("latch(for:)", lock)
    if let target, call.isUnanswered(Latch<Code>.self, Never.self) {
      return target.latch(for: lock)
    }
    return call.answer()
  }

  func latch<Code: Cipher>(for lock: Code.Lock, like other: Latch<Code>) -> Latch<Code> {
    let call = storage._call("latch(for:like:)", lock, other)
    if let target, call.isUnanswered(Latch<Code>.self, Never.self) {
      return target.latch(for: lock, like: other)
    }
    return call.answer()
  }

  subscript<Code: Cipher>(_ lock: Code.Lock, _ name: String) -> Latch<Code>? {
    get {
      let call = storage._call("subscript(_:_:)", lock, name)
      if let target, call.isUnanswered(Latch<Code>?.self, Never.self) {
        return target[lock, name]
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
    func latch<Code: Cipher>(for lock: Mimus.Argument<Code.Lock>) -> Mimus._SyncStub<Code.Lock, Latch<Code>> {
      .init(storage, "latch(for:)", lock)
    }
    func latch<Code: Cipher>(
      for lock: Mimus.Argument<Code.Lock>, like other: Mimus.Argument<Latch<Code>>
    ) -> Mimus._SyncStub<(Code.Lock, Latch<Code>), Latch<Code>> {
      .init(storage, "latch(for:like:)", lock, other)
    }
    subscript<Code: Cipher>(
      _ lock: Mimus.Argument<Code.Lock>, _ name: Mimus.Argument<String>
    ) -> Mimus._StubbedGetter<Mimus._SyncStub<(Code.Lock, String), Latch<Code>?>> {
      .init(.init(storage, "subscript(_:_:)", lock, name))
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func latch<Code: Cipher>(for lock: Mimus.Argument<Code.Lock>, returning: Latch<Code>.Type) {
      storage.check("latch(for:)", lock)
    }
    func latch<Code: Cipher>(for lock: Mimus.Argument<Code.Lock>, like other: Mimus.Argument<Latch<Code>>) {
      storage.check("latch(for:like:)", lock, other)
    }
    subscript<Code: Cipher>(
      _ lock: Mimus.Argument<Code.Lock>, _ name: Mimus.Argument<String>, returning returning: Latch<Code>?.Type
    ) -> Mimus._VerifiedGetter {
      .init(storage, "subscript(_:_:)", lock, name)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var latchFor: [Any] { storage._history("latch(for:)") }
    var latchForLike: [(for: Any, like: Any)] { storage._history("latch(for:like:)") }
    subscript<Code: Cipher>(
      _ lock: Mimus.Argument<Code.Lock>, _ name: Mimus.Argument<String>, returning returning: Latch<Code>?.Type
    ) -> Mimus._GetterCalls<(lock: Any, name: String)> {
      .init(storage, "subscript(_:_:)", lock, name)
    }
  }
}

final class FakeKeyring<Code>: Keyring, Mimus.Mock {
  let storage: Mimus.Storage

  init(storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeKeyring.self)
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

final class FakeRingmaker: Ringmaker, Mimus.Mock {
  let storage: Mimus.Storage
  private let target: (any Ringmaker)?

  init(forwardingTo real: (any Ringmaker)? = nil, storage: Mimus.Storage = Mimus.Storage()) {
    self.storage = storage._of(FakeRingmaker.self)
    target = real
  }

  func ring<Ring: Keyring, Code: Cipher>(for locks: [Code.Lock]) throws -> Ring where Ring.Code == Code {
    let call = storage._call("ring(for:)", locks)
    if let target, call.isUnanswered(Ring.self) {
      return try target.ring(for: locks)
    }
    return try call.throwingAnswer()
  }

  func rings<Ring: Keyring, Code: Cipher>(for lock: Code.Lock, count: Int) -> [Ring] where Code == Ring.Code {
    let call = storage._call("rings(for:count:)", lock, count)
    if let target, call.isUnanswered([Ring].self, Never.self) {
      return target.rings(for: lock, count: count)
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
    func ring<Ring: Keyring, Code: Cipher>(
      for locks: Mimus.Argument<[Code.Lock]>
    ) -> Mimus._SyncThrowingStub<[Code.Lock], any Swift.Error, Ring> where Ring.Code == Code {
      .init(storage, "ring(for:)", locks)
    }
    func rings<Ring: Keyring, Code: Cipher>(
      for lock: Mimus.Argument<Code.Lock>, count: Mimus.Argument<Int>
    ) -> Mimus._SyncStub<(Code.Lock, Int), [Ring]> where Code == Ring.Code {
      .init(storage, "rings(for:count:)", lock, count)
    }
  }

  struct Verifications {
    fileprivate let storage: Mimus._Verification
    func ring<Ring: Keyring, Code: Cipher>(
      for locks: Mimus.Argument<[Code.Lock]>, returning: Ring.Type
    ) where Ring.Code == Code {
      storage.check("ring(for:)", locks)
    }
    func rings<Ring: Keyring, Code: Cipher>(
      for lock: Mimus.Argument<Code.Lock>, count: Mimus.Argument<Int>, returning: [Ring].Type
    ) where Code == Ring.Code {
      storage.check("rings(for:count:)", lock, count)
    }
  }

  struct Calls {
    fileprivate let storage: Mimus.Storage
    var ring: [Any] { storage._history("ring(for:)") }
    var rings: [(for: Any, count: Int)] { storage._history("rings(for:count:)") }
  }
}
