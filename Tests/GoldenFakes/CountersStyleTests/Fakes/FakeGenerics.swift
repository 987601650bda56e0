// Written by mimus-fake: changes made here are lost.

final class FakeGenericFunctions: GenericFunctions {
  init() {}

  var saveCallCount = 0
  var saveArgsForCall: [Any] = []
  func save<T>(_ value: T) {
    saveCallCount += 1
    saveArgsForCall.append(value)
  }

  var encodeCallCount = 0
  var encodeArgsForCall: [(value: Any, name: String)] = []
  var encodeError: (any Error)?
  var encodeReturnValue: Any!
  func encode<T: Codable & Sendable>(_ value: T, as name: String) throws -> [T] {
    encodeCallCount += 1
    encodeArgsForCall.append((value, name))
    if let error = encodeError { throw error }
    return encodeReturnValue as! [T]
  }

  var makeCallCount = 0
  var makeArgsForCall: [Any] = []
  var makeReturnValue: Any!
  func make<T>(_ type: T.Type) -> T {
    makeCallCount += 1
    makeArgsForCall.append(type)
    return makeReturnValue as! T
  }

  var findCallCount = 0
  var findArgsForCall: [(key: Any, values: Any)] = []
  var findReturnValue: Any?
  func find<K, V>(_ key: K, in values: [K: V]) -> V? where K: Hashable, V: Equatable {
    findCallCount += 1
    findArgsForCall.append((key, values))
    return findReturnValue as? V
  }

  var someCallCount = 0
  var someArgsForCall: [(value: Any, other: Any)] = []
  func some(_ value: some Equatable, other: [some Hashable]) {
    someCallCount += 1
    someArgsForCall.append((value, other))
  }

  var anyValueCallCount = 0
  var anyValueArgsForCall: [any Equatable] = []
  var anyValueReturnValue: (any Sendable)!
  func anyValue(_ value: any Equatable) -> any Sendable {
    anyValueCallCount += 1
    anyValueArgsForCall.append(value)
    return anyValueReturnValue
  }

  var composedCallCount = 0
  var composedArgsForCall: [any Sendable & Equatable] = []
  func composed(_ value: any Sendable & Equatable) {
    composedCallCount += 1
    composedArgsForCall.append(value)
  }

  var constrainedCallCount = 0
  var constrainedArgsForCall: [Any] = []
  var constrainedReturnValue: Any?
  func constrained<C: Collection>(_ values: C) -> C.Element? where C.Element == Int {
    constrainedCallCount += 1
    constrainedArgsForCall.append(values)
    return constrainedReturnValue as? C.Element
  }

  var packCallCount = 0
  var packArgsForCall: [[Any]] = []
  func pack<each T>(_ values: repeat each T) {
    packCallCount += 1
    var packValues: [Any] = []
    for value in repeat each values { packValues.append(value) }
    packArgsForCall.append(packValues)
  }

  var packedCallCount = 0
  var packedArgsForCall: [(first: Int, values: [Any])] = []
  var packedReturnValue: Int = 0
  func packed<each T: Sendable>(_ first: Int, _ values: repeat each T) -> Int {
    packedCallCount += 1
    var packedValues: [Any] = []
    for value in repeat each values { packedValues.append(value) }
    packedArgsForCall.append((first, packedValues))
    return packedReturnValue
  }

  var closureCallCount = 0
  var closureArgsForCall: [Any] = []
  var closureReturnValue: Int = 0
  func closure<T>(_ transform: @escaping (T) -> T) async -> Int {
    closureCallCount += 1
    closureArgsForCall.append(transform)
    return closureReturnValue
  }

  var primaryCallCount = 0
  var primaryArgsForCall: [Any] = []
  var primaryReturnValue: (any Collection<String>)!
  func primary(_ values: some Collection<Int>) -> any Collection<String> {
    primaryCallCount += 1
    primaryArgsForCall.append(values)
    return primaryReturnValue
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
final class FakeIntegerGenerics: IntegerGenerics {
  init() {}

  var addCallCount = 0
  var addArgsForCall: [Vector<3>] = []
  var addReturnValue: Int = 0
  func add(_ vector: Vector<3>) -> Int {
    addCallCount += 1
    addArgsForCall.append(vector)
    return addReturnValue
  }

  var scaleCallCount = 0
  var scaleArgsForCall: [Any] = []
  func scale<let n: Int>(_ vector: Vector<n>) {
    scaleCallCount += 1
    scaleArgsForCall.append(vector)
  }
}

final class FakeRepository<Entity: Identifiable, Key: Hashable>: Repository {
  init() {}

  var loadCallCount = 0
  var loadArgsForCall: [Key] = []
  var loadError: (any Error)?
  var loadReturnValue: Entity?
  func load(_ key: Key) async throws -> Entity? {
    loadCallCount += 1
    loadArgsForCall.append(key)
    if let error = loadError { throw error }
    return loadReturnValue
  }

  var allCallCount = 0
  var allReturnValue: [Entity] = []
  func all() -> [Entity] {
    allCallCount += 1
    return allReturnValue
  }

  var firstCallCount = 0
  var firstSetCallCount = 0
  var firstSetArgsForCall: [Entity?] = []
  var firstReturnValue: Entity?
  var first: Entity? {
    get {
      firstCallCount += 1
      return firstReturnValue
    }
    set {
      firstSetCallCount += 1
      firstSetArgsForCall.append(newValue)
      firstReturnValue = newValue
    }
  }

  static func empty() -> FakeRepository<Entity, Key> {
    FakeRepositoryStatics.emptyCallCount += 1
    return FakeRepositoryStatics.emptyReturnValue as! FakeRepository<Entity, Key>
  }

  static var shared: Int {
    get {
      FakeRepositoryStatics.sharedCallCount += 1
      return FakeRepositoryStatics.sharedReturnValue
    }
  }
}

/// The static members of every FakeRepository, which share their counts.
enum FakeRepositoryStatics {
  @safe nonisolated(unsafe) static var emptyCallCount = 0
  @safe nonisolated(unsafe) static var emptyReturnValue: Any!
  @safe nonisolated(unsafe) static var sharedCallCount = 0
  @safe nonisolated(unsafe) static var sharedReturnValue: Int = 0
}

final class FakeStore<Key: Hashable, Value>: Store {
  init() {}

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Key] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(key: Key, newValue: Value?)] = []
  var subscriptReturnValue: Value?
  subscript(_ key: Key) -> Value? {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(key)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((key, newValue))
      subscriptReturnValue = newValue
    }
  }

  var mergeCallCount = 0
  var mergeArgsForCall: [[Key: Value]] = []
  func merge(_ other: [Key: Value]) {
    mergeCallCount += 1
    mergeArgsForCall.append(other)
  }
}

final class FakeUserStore<Key: Hashable>: UserStore {
  typealias Value = Receipt

  init() {}

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Key] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(key: Key, newValue: Value?)] = []
  var subscriptReturnValue: Value?
  subscript(_ key: Key) -> Value? {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(key)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((key, newValue))
      subscriptReturnValue = newValue
    }
  }

  var mergeCallCount = 0
  var mergeArgsForCall: [[Key: Value]] = []
  func merge(_ other: [Key: Value]) {
    mergeCallCount += 1
    mergeArgsForCall.append(other)
  }

  var countCallCount = 0
  var countReturnValue: Int = 0
  func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

final class FakeIntStore: IntStore {
  typealias Key = Int
  typealias Value = String

  init() {}

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Key] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(key: Key, newValue: Value?)] = []
  var subscriptReturnValue: Value?
  subscript(_ key: Key) -> Value? {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(key)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((key, newValue))
      subscriptReturnValue = newValue
    }
  }

  var mergeCallCount = 0
  var mergeArgsForCall: [[Key: Value]] = []
  func merge(_ other: [Key: Value]) {
    mergeCallCount += 1
    mergeArgsForCall.append(other)
  }
}

final class FakeChain<Next: Chain>: Chain where Next.Next == Next {
  init() {}

  var nextCallCount = 0
  var nextReturnValue: Next!
  func next() -> Next {
    nextCallCount += 1
    return nextReturnValue
  }
}

final class FakeSelfUser: SelfUser {
  init() {}

  var copyCallCount = 0
  var copyReturnValue: FakeSelfUser!
  func copy() -> FakeSelfUser {
    copyCallCount += 1
    return copyReturnValue
  }

  var isSameCallCount = 0
  var isSameArgsForCall: [FakeSelfUser] = []
  var isSameReturnValue: Bool = false
  func isSame(as other: FakeSelfUser) -> Bool {
    isSameCallCount += 1
    isSameArgsForCall.append(other)
    return isSameReturnValue
  }

  @safe nonisolated(unsafe) static var makeCallCount = 0
  @safe nonisolated(unsafe) static var makeReturnValue: FakeSelfUser!
  static func make() -> FakeSelfUser {
    makeCallCount += 1
    return makeReturnValue
  }

  var parentCallCount = 0
  var parentReturnValue: FakeSelfUser?
  var parent: FakeSelfUser? {
    get {
      parentCallCount += 1
      return parentReturnValue
    }
  }
}

final class FakeAliased: Aliased {
  init() {}

  var loadCallCount = 0
  var loadArgsForCall: [String] = []
  var loadReturnValue: [String] = []
  func load(_ id: String) -> [String] {
    loadCallCount += 1
    loadArgsForCall.append(id)
    return loadReturnValue
  }

  var handleCallCount = 0
  func handle(_ handler: (String) -> Void) {
    handleCallCount += 1
  }

  var laterCallCount = 0
  var laterArgsForCall: [(String) -> Void] = []
  func later(_ handler: @escaping (String) -> Void) {
    laterCallCount += 1
    laterArgsForCall.append(handler)
  }
}

final class FakeProducing<Item>: Producing {
  init() {}

  var produceCallCount = 0
  var produceReturnValue: Item!
  func produce() -> Item {
    produceCallCount += 1
    return produceReturnValue
  }

  var consumeCallCount = 0
  var consumeArgsForCall: [(items: [Item], done: (Item) -> Void)] = []
  func consume(_ items: [Item], then done: @escaping (Item) -> Void) {
    consumeCallCount += 1
    consumeArgsForCall.append((items, done))
  }
}

final class FakeWhereabouts<Item: Equatable, Failure: Error, Shelf: Collection>: Whereabouts
where Shelf.Element == Item {
  init() {}

  var placeCallCount = 0
  var placeArgsForCall: [(item: Item, shelf: Shelf)] = []
  var placeError: Failure?
  var placeReturnValue: Shelf.Index!
  func place(_ item: Item, on shelf: Shelf) throws(Failure) -> Shelf.Index {
    placeCallCount += 1
    placeArgsForCall.append((item, shelf))
    if let error = placeError { throw error }
    return placeReturnValue
  }

  var totalCallCount = 0
  var totalArgsForCall: [Any] = []
  var totalReturnValue: Int = 0
  func total<Other: Sequence>(_ other: Other) -> Int where Other.Element == Item {
    totalCallCount += 1
    totalArgsForCall.append(other)
    return totalReturnValue
  }

  var eachCallCount = 0
  var eachArgsForCall: [(values: Any, key: Any)] = []
  var eachReturnValue: Any!
  func each<Value>(_ values: [Value], by key: KeyPath<Value, Item>) -> [Value] {
    eachCallCount += 1
    eachArgsForCall.append((values, key))
    return eachReturnValue as! [Value]
  }
}

final class FakeMetatypes: Metatypes {
  init() {}

  var makeCallCount = 0
  var makeArgsForCall: [any Base.Type] = []
  var makeReturnValue: (any Base.Type)!
  func make(_ type: any Base.Type) -> any Base.Type {
    makeCallCount += 1
    makeArgsForCall.append(type)
    return makeReturnValue
  }

  var ownCallCount = 0
  var ownArgsForCall: [FakeMetatypes.Type] = []
  var ownReturnValue: Bool = false
  func own(_ type: FakeMetatypes.Type) -> Bool {
    ownCallCount += 1
    ownArgsForCall.append(type)
    return ownReturnValue
  }

  var genericCallCount = 0
  var genericArgsForCall: [(type: Any, other: Any?)] = []
  var genericReturnValue: Any!
  func generic<T>(_ type: T.Type, _ other: T.Type?) -> [T.Type] {
    genericCallCount += 1
    genericArgsForCall.append((type, other))
    return genericReturnValue as! [T.Type]
  }

  var kindCallCount = 0
  var kindReturnValue: (any Any.Type)!
  var kind: any Any.Type {
    get {
      kindCallCount += 1
      return kindReturnValue
    }
  }
}

final class FakeSelfEverywhere: SelfEverywhere {
  init() {}

  var bestCallCount = 0
  var bestArgsForCall: [[FakeSelfEverywhere]] = []
  var bestReturnValue: FakeSelfEverywhere?
  func best(of others: [FakeSelfEverywhere]) -> FakeSelfEverywhere? {
    bestCallCount += 1
    bestArgsForCall.append(others)
    return bestReturnValue
  }

  var mapCallCount = 0
  var mapReturnValue: FakeSelfEverywhere!
  func map(_ body: (FakeSelfEverywhere) -> FakeSelfEverywhere) -> FakeSelfEverywhere {
    mapCallCount += 1
    return mapReturnValue
  }

  @safe nonisolated(unsafe) static var allCallCount = 0
  @safe nonisolated(unsafe) static var allReturnValue: [FakeSelfEverywhere] = []
  static var all: [FakeSelfEverywhere] {
    get {
      allCallCount += 1
      return allReturnValue
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [FakeSelfEverywhere] = []
  var subscriptReturnValue: Int = 0
  subscript(_ other: FakeSelfEverywhere) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(other)
      return subscriptReturnValue
    }
  }
}

final class FakeGenericResults: GenericResults {
  init() {}

  var makeCallCount = 0
  var makeReturnValue: Any!
  func make<T>() -> T {
    makeCallCount += 1
    return makeReturnValue as! T
  }

  var decodeCallCount = 0
  var decodeArgsForCall: [(type: Any, text: String)] = []
  var decodeError: (any Error)?
  var decodeReturnValue: Any!
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    decodeCallCount += 1
    decodeArgsForCall.append((type, text))
    if let error = decodeError { throw error }
    return decodeReturnValue as! T
  }

  var optionalCallCount = 0
  var optionalArgsForCall: [Any] = []
  var optionalReturnValue: Any?
  func optional<T>(_ type: T.Type) -> T? {
    optionalCallCount += 1
    optionalArgsForCall.append(type)
    return optionalReturnValue as? T
  }

  var opaqueCallCount = 0
  var opaqueArgsForCall: [(first: Any, second: Any)] = []
  var opaqueReturnValue: Int = 0
  func opaque(_ first: some Sequence<Int>, _ second: some Sequence<Int>) -> Int {
    opaqueCallCount += 1
    opaqueArgsForCall.append((first, second))
    return opaqueReturnValue
  }

  var changeCallCount = 0
  var changeArgsForCall: [Any] = []
  func change<T>(_ value: inout T, by body: (inout T) -> Void) {
    changeCallCount += 1
    changeArgsForCall.append(value)
  }
}

final class FakeStack<Element: Sendable>: Stack, @unchecked Sendable {
  init() {}

  var pushCallCount = 0
  var pushArgsForCall: [Element] = []
  func push(_ element: Element) {
    pushCallCount += 1
    pushArgsForCall.append(element)
  }

  var popCallCount = 0
  var popReturnValue: Element?
  func pop() -> Element? {
    popCallCount += 1
    return popReturnValue
  }

  var peekCallCount = 0
  var peekReturnValue: Element?
  func peek() -> Element? {
    peekCallCount += 1
    return peekReturnValue
  }

  var topCallCount = 0
  var topReturnValue: Element!
  var top: Element {
    get {
      topCallCount += 1
      return topReturnValue
    }
  }
}

final class FakePairStore<First, Second>: PairStore where First: Hashable {
  init() {}

  var secondCallCount = 0
  var secondArgsForCall: [First] = []
  var secondReturnValue: Second!
  func second(of first: First) -> Second {
    secondCallCount += 1
    secondArgsForCall.append(first)
    return secondReturnValue
  }
}

final class FakeNamedPairStore: NamedPairStore {
  typealias First = String
  typealias Second = Int

  init() {}

  var secondCallCount = 0
  var secondArgsForCall: [First] = []
  var secondReturnValue: Second = 0
  func second(of first: First) -> Second {
    secondCallCount += 1
    secondArgsForCall.append(first)
    return secondReturnValue
  }

  var namesCallCount = 0
  var namesReturnValue: [String] = []
  func names() -> [String] {
    namesCallCount += 1
    return namesReturnValue
  }
}

final class FakeItemStore<Item>: ItemStore {
  typealias Items = [Item]

  init() {}

  var itemsCallCount = 0
  var itemsReturnValue: Items = []
  func items() -> Items {
    itemsCallCount += 1
    return itemsReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [Item] = []
  func add(_ item: Item) {
    addCallCount += 1
    addArgsForCall.append(item)
  }
}

final class FakeLockable<Text>: Lockable {
  init() {}

  var turnCallCount = 0
  var turnReturnValue: Text!
  func turn() -> Text {
    turnCallCount += 1
    return turnReturnValue
  }
}

final class FakeStrongroom<Lock: Lockable>: Strongroom {
  typealias Number = Int

  init() {}

  var openCallCount = 0
  var openArgsForCall: [[Lock.Text]] = []
  var openReturnValue: Lock.Text!
  func open(_ pages: [Lock.Text]) -> Lock.Text {
    openCallCount += 1
    openArgsForCall.append(pages)
    return openReturnValue
  }

  static func seal(_ text: consuming [Lock.Text], count: Number) -> [Lock.Text] {
    FakeStrongroomStatics.sealCallCount += 1
    FakeStrongroomStatics.sealArgsForCall.append((copy text, count))
    return FakeStrongroomStatics.sealReturnValue as! [Lock.Text]
  }

  static func count() -> Number {
    FakeStrongroomStatics.countCallCount += 1
    return FakeStrongroomStatics.countReturnValue
  }
}

/// The static members of every FakeStrongroom, which share their counts.
enum FakeStrongroomStatics {
  @safe nonisolated(unsafe) static var sealCallCount = 0
  @safe nonisolated(unsafe) static var sealArgsForCall: [(text: Any, count: Int)] = []
  @safe nonisolated(unsafe) static var sealReturnValue: Any!
  @safe nonisolated(unsafe) static var countCallCount = 0
  @safe nonisolated(unsafe) static var countReturnValue: Int = 0
}

final class FakeFacet<Jewel>: Facet {
  init() {}
}

final class FakeJewelCase<Jewel>: JewelCase {
  typealias Jewel = Jewel

  init() {}

  var cutCallCount = 0
  var cutArgsForCall: [Any] = []
  var cutReturnValue: Any!
  func cut<Side>(_ path: KeyPath<Jewel, Side>) -> Cut<FakeJewelCase<Jewel>, Side> where Side.Jewel == Jewel {
    cutCallCount += 1
    cutArgsForCall.append(path)
    return cutReturnValue as! Cut<FakeJewelCase<Jewel>, Side>
  }

  var subscriptKeyPathJewelSideCallCount = 0
  var subscriptKeyPathJewelSideArgsForCall: [Any] = []
  var subscriptKeyPathJewelSideReturnValue: Any!
  subscript<Side>(_ path: KeyPath<Jewel, Side>) -> Cut<FakeJewelCase<Jewel>, Side> where Side.Jewel == Jewel {
    get {
      subscriptKeyPathJewelSideCallCount += 1
      subscriptKeyPathJewelSideArgsForCall.append(path)
      return subscriptKeyPathJewelSideReturnValue as! Cut<FakeJewelCase<Jewel>, Side>
    }
  }

  var subscriptKeyPathJewelValueCallCount = 0
  var subscriptKeyPathJewelValueArgsForCall: [Any] = []
  var subscriptKeyPathJewelValueReturnValue: Any!
  subscript<Value>(_ path: KeyPath<Jewel, Value>) -> Value {
    get {
      subscriptKeyPathJewelValueCallCount += 1
      subscriptKeyPathJewelValueArgsForCall.append(path)
      return subscriptKeyPathJewelValueReturnValue as! Value
    }
  }
}

final class FakeInspector<Failure: Error>: Inspector {
  init() {}

  var checkCallCount = 0
  var checkArgsForCall: [Int] = []
  var checkError: Failure?
  func check(_ receipt: Int) throws(Failure) {
    checkCallCount += 1
    checkArgsForCall.append(receipt)
    if let error = checkError { throw error }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Any] = []
  var subscriptReturnValue: Int = 0
  subscript<Failure_: Error>(_ error: Failure_.Type) -> Int {
    get throws(Failure_) {
      subscriptCallCount += 1
      subscriptArgsForCall.append(error)
      return subscriptReturnValue
    }
  }
}

final class FakeWatcher<Edit>: Watcher {
  init() {}

  var observeCallCount = 0
  var observeArgsForCall: [@Sendable (Edit) -> Void] = []
  func observe(_ done: @escaping @Sendable (Edit) -> Void) {
    observeCallCount += 1
    observeArgsForCall.append(done)
  }

  var runCallCount = 0
  var runReturnValue: Edit!
  func run(_ body: (Edit) throws -> Edit) rethrows -> Edit {
    runCallCount += 1
    return runReturnValue
  }

  var chainedCallCount = 0
  func chained(_ done: @Sendable (Edit) -> Void) {
    chainedCallCount += 1
  }

  var dottedCallCount = 0
  var dottedArgsForCall: [@Sendable (Edit) -> Void] = []
  func dotted(_ done: @Sendable (Edit) -> Void, then other: @escaping @Sendable (Edit) -> Void) {
    dottedCallCount += 1
    dottedArgsForCall.append(other)
  }

  var optionalCallCount = 0
  var optionalArgsForCall: [(@Sendable (Edit) -> Void)?] = []
  var optionalReturnValue: (@Sendable (Edit) -> Void)?
  func optional(_ done: (@Sendable (Edit) -> Void)?) -> (@Sendable (Edit) -> Void)? {
    optionalCallCount += 1
    optionalArgsForCall.append(done)
    return optionalReturnValue
  }

  var arrayCallCount = 0
  var arrayArgsForCall: [[@Sendable (Edit) -> Void]] = []
  func array(_ bodies: [@Sendable (Edit) -> Void]) {
    arrayCallCount += 1
    arrayArgsForCall.append(bodies)
  }

  var variadicCallCount = 0
  var variadicArgsForCall: [[(Edit) throws -> Edit]] = []
  func variadic(_ bodies: (Edit) throws -> Edit...) {
    variadicCallCount += 1
    variadicArgsForCall.append(bodies)
  }

  var nestedCallCount = 0
  func nested(_ take: (@Sendable (Edit) -> Void) -> Void, _ keep: (@escaping @Sendable (Edit) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var exchangeCallCount = 0
  var exchangeArgsForCall: [@Sendable (Edit) -> Void] = []
  func exchange(_ done: inout @Sendable (Edit) -> Void) {
    exchangeCallCount += 1
    exchangeArgsForCall.append(done)
  }

  var automaticCallCount = 0
  func automatic(_ make: @autoclosure () -> Edit) {
    automaticCallCount += 1
  }

  var delayedCallCount = 0
  func delayed(_ make: @autoclosure @escaping () -> Edit) {
    delayedCallCount += 1
  }

  var ownCallCount = 0
  var ownArgsForCall: [(change: Edit, other: Edit)] = []
  func own(_ change: Edit, _ other: Edit) {
    ownCallCount += 1
    ownArgsForCall.append((change, other))
  }

  var subscriptCallCount = 0
  var subscriptReturnValue: Int = 0
  subscript(_ body: (Edit) throws -> Edit) -> Int {
    get {
      subscriptCallCount += 1
      return subscriptReturnValue
    }
  }
}

final class FakeNumberWatcher: NumberWatcher {
  typealias Edit = Int

  init() {}

  var observeCallCount = 0
  var observeArgsForCall: [@Sendable (Edit) -> Void] = []
  func observe(_ done: @escaping @Sendable (Edit) -> Void) {
    observeCallCount += 1
    observeArgsForCall.append(done)
  }

  var runCallCount = 0
  var runReturnValue: Edit = 0
  func run(_ body: (Edit) throws -> Edit) rethrows -> Edit {
    runCallCount += 1
    return runReturnValue
  }

  var chainedCallCount = 0
  func chained(_ done: @Sendable (Edit) -> Void) {
    chainedCallCount += 1
  }

  var dottedCallCount = 0
  var dottedArgsForCall: [@Sendable (Edit) -> Void] = []
  func dotted(_ done: @Sendable (Edit) -> Void, then other: @escaping @Sendable (Edit) -> Void) {
    dottedCallCount += 1
    dottedArgsForCall.append(other)
  }

  var optionalCallCount = 0
  var optionalArgsForCall: [(@Sendable (Edit) -> Void)?] = []
  var optionalReturnValue: (@Sendable (Edit) -> Void)?
  func optional(_ done: (@Sendable (Edit) -> Void)?) -> (@Sendable (Edit) -> Void)? {
    optionalCallCount += 1
    optionalArgsForCall.append(done)
    return optionalReturnValue
  }

  var arrayCallCount = 0
  var arrayArgsForCall: [[@Sendable (Edit) -> Void]] = []
  func array(_ bodies: [@Sendable (Edit) -> Void]) {
    arrayCallCount += 1
    arrayArgsForCall.append(bodies)
  }

  var variadicCallCount = 0
  var variadicArgsForCall: [[(Edit) throws -> Edit]] = []
  func variadic(_ bodies: (Edit) throws -> Edit...) {
    variadicCallCount += 1
    variadicArgsForCall.append(bodies)
  }

  var nestedCallCount = 0
  func nested(_ take: (@Sendable (Edit) -> Void) -> Void, _ keep: (@escaping @Sendable (Edit) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var exchangeCallCount = 0
  var exchangeArgsForCall: [@Sendable (Edit) -> Void] = []
  func exchange(_ done: inout @Sendable (Edit) -> Void) {
    exchangeCallCount += 1
    exchangeArgsForCall.append(done)
  }

  var automaticCallCount = 0
  func automatic(_ make: @autoclosure () -> Edit) {
    automaticCallCount += 1
  }

  var delayedCallCount = 0
  func delayed(_ make: @autoclosure @escaping () -> Edit) {
    delayedCallCount += 1
  }

  var ownCallCount = 0
  var ownArgsForCall: [(change: Edit, other: Edit)] = []
  func own(_ change: Edit, _ other: Edit) {
    ownCallCount += 1
    ownArgsForCall.append((change, other))
  }

  var subscriptCallCount = 0
  var subscriptReturnValue: Int = 0
  subscript(_ body: (Edit) throws -> Edit) -> Int {
    get {
      subscriptCallCount += 1
      return subscriptReturnValue
    }
  }
}

final class FakeActionWatcher<Action>: ActionWatcher {
  init() {}

  var performCallCount = 0
  var performArgsForCall: [(action: Action, other: Action, dotted: Action, optional: Action?)] = []
  func perform(_ action: Action, _ other: Action, _ dotted: Action, _ optional: Action?) {
    performCallCount += 1
    performArgsForCall.append((action, other, dotted, optional))
  }

  var plainCallCount = 0
  var plainArgsForCall: [(Int) -> Void] = []
  func plain(_ body: (Int) -> Void, _ kept: @escaping (Int) -> Void) {
    plainCallCount += 1
    plainArgsForCall.append(kept)
  }
}

final class FakeCallWatcher: CallWatcher {
  typealias Action = () -> Void

  init() {}

  var performCallCount = 0
  var performArgsForCall: [(action: Action, other: Action, dotted: Action, optional: Action?)] = []
  func perform(_ action: @escaping Action, _ other: @escaping Action, _ dotted: @escaping Action, _ optional: Action?) {
    performCallCount += 1
    performArgsForCall.append((action, other, dotted, optional))
  }

  var plainCallCount = 0
  var plainArgsForCall: [(Int) -> Void] = []
  func plain(_ body: (Int) -> Void, _ kept: @escaping (Int) -> Void) {
    plainCallCount += 1
    plainArgsForCall.append(kept)
  }
}

final class FakeRail<Key: Hashable, Value>: Rail {
  init() {}

  var keysCallCount = 0
  var keysReturnValue: (any Sequence<Key> & Sendable)!
  func keys() -> any Sequence<Key> & Sendable {
    keysCallCount += 1
    return keysReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [(values: (any Sequence<Value> & Sendable)?, key: Key)] = []
  func add(_ values: (any Sequence<Value> & Sendable)?, to key: Key) {
    addCallCount += 1
    addArgsForCall.append((values, key))
  }

  var rowsCallCount = 0
  var rowsReturnValue: [any Collection<[Value]> & Sendable] = []
  func rows() -> [any Collection<[Value]> & Sendable] {
    rowsCallCount += 1
    return rowsReturnValue
  }

  var replaceCallCount = 0
  var replaceArgsForCall: [Any] = []
  func replace<Key_>(_ keys: any Sequence<Key_> & Sendable) {
    replaceCallCount += 1
    replaceArgsForCall.append(keys)
  }

  var sortCallCount = 0
  var sortArgsForCall: [Any] = []
  func sort(_ keys: some Collection<Key> & Sendable) {
    sortCallCount += 1
    sortArgsForCall.append(keys)
  }

  var allCallCount = 0
  var allReturnValue: (any Sequence<(Key, Value)> & Sendable)!
  var all: any Sequence<(Key, Value)> & Sendable {
    get {
      allCallCount += 1
      return allReturnValue
    }
  }
}

final class FakeNumberedRail: NumberedRail {
  typealias Key = RailNumber
  typealias Value = [Key?]

  init() {}

  var keysCallCount = 0
  var keysReturnValue: (any Sequence<Int> & Sendable)!
  func keys() -> any Sequence<Int> & Sendable {
    keysCallCount += 1
    return keysReturnValue
  }

  var addCallCount = 0
  var addArgsForCall: [(values: (any Sequence<Array<Optional<Int>>> & Sendable)?, key: Key)] = []
  func add(_ values: (any Sequence<Array<Optional<Int>>> & Sendable)?, to key: Key) {
    addCallCount += 1
    addArgsForCall.append((values, key))
  }

  var rowsCallCount = 0
  var rowsReturnValue: [any Collection<[Array<Optional<Int>>]> & Sendable] = []
  func rows() -> [any Collection<[Array<Optional<Int>>]> & Sendable] {
    rowsCallCount += 1
    return rowsReturnValue
  }

  var replaceCallCount = 0
  var replaceArgsForCall: [Any] = []
  func replace<Key_>(_ keys: any Sequence<Key_> & Sendable) {
    replaceCallCount += 1
    replaceArgsForCall.append(keys)
  }

  var sortCallCount = 0
  var sortArgsForCall: [Any] = []
  func sort(_ keys: some Collection<Int> & Sendable) {
    sortCallCount += 1
    sortArgsForCall.append(keys)
  }

  var allCallCount = 0
  var allReturnValue: (any Sequence<(Int, Array<Optional<Int>>)> & Sendable)!
  var all: any Sequence<(Int, Array<Optional<Int>>)> & Sendable {
    get {
      allCallCount += 1
      return allReturnValue
    }
  }
}

final class FakeCipher<Lock: Equatable>: Cipher {
  init() {}
}

final class FakeKeymaker: Keymaker {
  init() {}

  var latchForCallCount = 0
  var latchForArgsForCall: [Any] = []
  var latchForReturnValue: Any!
  func latch<Code: Cipher>(for lock: Code.Lock) -> Latch<Code> {
    latchForCallCount += 1
    latchForArgsForCall.append(lock)
    return latchForReturnValue as! Latch<Code>
  }

  var latchForLikeCallCount = 0
  var latchForLikeArgsForCall: [(lock: Any, other: Any)] = []
  var latchForLikeReturnValue: Any!
  func latch<Code: Cipher>(for lock: Code.Lock, like other: Latch<Code>) -> Latch<Code> {
    latchForLikeCallCount += 1
    latchForLikeArgsForCall.append((lock, other))
    return latchForLikeReturnValue as! Latch<Code>
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [(lock: Any, name: String)] = []
  var subscriptReturnValue: Any?
  subscript<Code: Cipher>(_ lock: Code.Lock, _ name: String) -> Latch<Code>? {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append((lock, name))
      return subscriptReturnValue as? Latch<Code>
    }
  }
}

final class FakeKeyring<Code>: Keyring {
  init() {}
}

final class FakeRingmaker: Ringmaker {
  init() {}

  var ringCallCount = 0
  var ringArgsForCall: [Any] = []
  var ringError: (any Error)?
  var ringReturnValue: Any!
  func ring<Ring: Keyring, Code: Cipher>(for locks: [Code.Lock]) throws -> Ring where Ring.Code == Code {
    ringCallCount += 1
    ringArgsForCall.append(locks)
    if let error = ringError { throw error }
    return ringReturnValue as! Ring
  }

  var ringsCallCount = 0
  var ringsArgsForCall: [(lock: Any, count: Int)] = []
  var ringsReturnValue: Any!
  func rings<Ring: Keyring, Code: Cipher>(for lock: Code.Lock, count: Int) -> [Ring] where Code == Ring.Code {
    ringsCallCount += 1
    ringsArgsForCall.append((lock, count))
    return ringsReturnValue as! [Ring]
  }
}
