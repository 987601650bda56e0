// Written by mimus-fake: changes made here are lost.

final class FakeRunner: Runner {
  init() {}

  var runIntCallCount = 0
  var runIntReturnValue: Int = 0
  func run(_ body: () -> Int) -> Int {
    runIntCallCount += 1
    return runIntReturnValue
  }

  var runAsyncIntCallCount = 0
  var runAsyncIntReturnValue: Int = 0
  func run(_ body: () async -> Int) async -> Int {
    runAsyncIntCallCount += 1
    return runAsyncIntReturnValue
  }

  var eachIntVoidCallCount = 0
  func each(_ body: (Int) -> Void) {
    eachIntVoidCallCount += 1
  }

  var eachStringVoidCallCount = 0
  func each(_ body: (String) -> Void) {
    eachStringVoidCallCount += 1
  }
}

final class FakeAttendant: Attendant {
  init() {}

  var serveIntThrowsAnswerCallCount = 0
  var serveIntThrowsAnswerReturnValue: Any!
  func serve<Answer>(_ body: (Int) throws -> Answer) rethrows -> Answer {
    serveIntThrowsAnswerCallCount += 1
    return serveIntThrowsAnswerReturnValue as! Answer
  }

  #if compiler(>=6)
    var serveIntAsyncThrowsAnswerCallCount = 0
    var serveIntAsyncThrowsAnswerReturnValue: Any!
    func serve<Answer>(_ body: (Int) async throws -> Answer) async rethrows -> Answer {
      serveIntAsyncThrowsAnswerCallCount += 1
      return serveIntAsyncThrowsAnswerReturnValue as! Answer
    }
  #endif

  #if os(Linux)
    var floorCallCount = 0
    var floorReturnValue: Int = 0
    func floor() -> Int {
      floorCallCount += 1
      return floorReturnValue
    }
  #endif

  #if !(os(Linux))
    var floor_CallCount = 0
    var floor_ReturnValue: String = ""
    func floor() -> String {
      floor_CallCount += 1
      return floor_ReturnValue
    }
  #endif
}

final class FakeStacks: Stacks {
  init() {}

  var putItemCallCount = 0
  var putItemArgsForCall: [Any] = []
  var putItemReturnValue: String = ""
  func put<Item>(_ item: Item) -> String {
    putItemCallCount += 1
    putItemArgsForCall.append(item)
    return putItemReturnValue
  }

  var putItemEquatableCallCount = 0
  var putItemEquatableArgsForCall: [Any] = []
  var putItemEquatableReturnValue: String = ""
  func put<Item: Equatable>(_ item: Item) -> String {
    putItemEquatableCallCount += 1
    putItemEquatableArgsForCall.append(item)
    return putItemEquatableReturnValue
  }

  var addIntCallCount = 0
  var addIntArgsForCall: [[Int]] = []
  func add(_ books: Int...) {
    addIntCallCount += 1
    addIntArgsForCall.append(books)
  }

  var addIntArrayCallCount = 0
  var addIntArrayArgsForCall: [[Int]] = []
  func add(_ books: [Int]) {
    addIntArrayCallCount += 1
    addIntArrayArgsForCall.append(books)
  }

  var subscriptKeyHashableCallCount = 0
  var subscriptKeyHashableArgsForCall: [Any] = []
  var subscriptKeyHashableReturnValue: Int = 0
  subscript<Key: Hashable>(_ key: Key) -> Int {
    get {
      subscriptKeyHashableCallCount += 1
      subscriptKeyHashableArgsForCall.append(key)
      return subscriptKeyHashableReturnValue
    }
  }

  var subscriptKeyComparableCallCount = 0
  var subscriptKeyComparableArgsForCall: [Any] = []
  var subscriptKeyComparableReturnValue: Int = 0
  subscript<Key: Comparable>(_ key: Key) -> Int {
    get {
      subscriptKeyComparableCallCount += 1
      subscriptKeyComparableArgsForCall.append(key)
      return subscriptKeyComparableReturnValue
    }
  }
}

final class FakeBooks: Books {
  init() {}

  var mergeCallCount = 0
  var mergeArgsForCall: [Any] = []
  var mergeReturnValue: Any!
  func merge<Key, Value>(_ binder: Binder<Key, Value>, by choose: (Value, Value) -> Value) -> [Value] {
    mergeCallCount += 1
    mergeArgsForCall.append(binder)
    return mergeReturnValue as! [Value]
  }

  var attemptCallCount = 0
  var attemptReturnValue: Int = 0
  func attempt<Failure>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    attemptCallCount += 1
    return attemptReturnValue
  }

  var fillCallCount = 0
  var fillArgsForCall: [Any] = []
  func fill<Some1: Equatable>(_ value: inout Some1, by step: () -> Void) {
    fillCallCount += 1
    fillArgsForCall.append(value)
  }

  var flattenCallCount = 0
  var flattenArgsForCall: [Any] = []
  var flattenReturnValue: Int = 0
  func flatten(_ rows: some Sequence<some Hashable>) -> Int {
    flattenCallCount += 1
    flattenArgsForCall.append(rows)
    return flattenReturnValue
  }

  var findCallCount = 0
  var findArgsForCall: [Any] = []
  var findReturnValue: Any?
  func find<Key, Value>(_ key: Key) -> Binder<Key, Value>? {
    findCallCount += 1
    findArgsForCall.append(key)
    return findReturnValue as? Binder<Key, Value>
  }
}

final class FakeFiling: Filing {
  init() {}

  var readByFileIntIntCallCount = 0
  var readByFileIntIntReturnValue: Int = 0
  func read(_ file: borrowing File, by body: (Int) -> Int) -> Int {
    readByFileIntIntCallCount += 1
    return readByFileIntIntReturnValue
  }

  var readByFileIntStringCallCount = 0
  var readByFileIntStringReturnValue: Int = 0
  func read(_ file: borrowing File, by body: (Int) -> String) -> Int {
    readByFileIntStringCallCount += 1
    return readByFileIntStringReturnValue
  }

  var burnCallCount = 0
  var burnReturnValue: Int = 0
  func burn(_ file: __owned File, beside other: __shared File) -> Int {
    burnCallCount += 1
    return burnReturnValue
  }
}

final class FakeCounted: Counted {
  init() {}

  var countCallCount = 0
  var countReturnValue: Int = 0
  var count: Int {
    get {
      countCallCount += 1
      return countReturnValue
    }
  }
}

final class FakeCounting: Counting {
  init() {}

  var countCallCount = 0
  var countReturnValue: Int = 0
  func count() -> Int {
    countCallCount += 1
    return countReturnValue
  }
}

final class FakeCountingRegister: CountingRegister {
  init() {}

  var countCallCount = 0
  var countReturnValue: Int = 0
  var count: Int {
    get {
      countCallCount += 1
      return countReturnValue
    }
  }

  var count_CallCount = 0
  var count_ReturnValue: Int = 0
  @_implements(Counting,count())
  func count_() -> Int {
    count_CallCount += 1
    return count_ReturnValue
  }

  var openCallCount = 0
  func open() {
    openCallCount += 1
  }
}

final class FakeIndexed<Key>: Indexed {
  init() {}

  var convertCallCount = 0
  var convertArgsForCall: [Any] = []
  var convertReturnValue: Any!
  func convert<Key_>(_ key: Key_) -> [Key_] {
    convertCallCount += 1
    convertArgsForCall.append(key)
    return convertReturnValue as! [Key_]
  }

  var storeCallCount = 0
  var storeArgsForCall: [Key] = []
  func store(_ key: Key) {
    storeCallCount += 1
    storeArgsForCall.append(key)
  }
}

final class FakePacking: Packing {
  init() {}

  var packCallCount = 0
  var packArgsForCall: [[Any]] = []
  var packReturnValue: (() -> File)!
  func pack<each Item>(_ items: repeat each Item) -> File {
    packCallCount += 1
    var packItems: [Any] = []
    for value in repeat each items { packItems.append(value) }
    packArgsForCall.append(packItems)
    return packReturnValue()
  }
}

final class FakeRegistry: Registry {
  init() {}

  @safe nonisolated(unsafe) static var staticStorageCallCount = 0
  @safe nonisolated(unsafe) static var staticStorageReturnValue: Int = 0
  static var staticStorage: Int {
    get {
      staticStorageCallCount += 1
      return staticStorageReturnValue
    }
  }

  @safe nonisolated(unsafe) static var resetCallCount = 0
  static func reset() {
    resetCallCount += 1
  }
}

final class FakeFlag: Flag {
  typealias AllCases = [FakeFlag]

  init() {}

  @safe nonisolated(unsafe) static var allCasesCallCount = 0
  @safe nonisolated(unsafe) static var allCasesReturnValue: AllCases = []
  static var allCases: AllCases {
    get {
      allCasesCallCount += 1
      return allCasesReturnValue
    }
  }

  var nameCallCount = 0
  var nameReturnValue: String = ""
  var name: String {
    get {
      nameCallCount += 1
      return nameReturnValue
    }
  }
}

final class FakeTicker<Instant: InstantProtocol>: Ticker, @unchecked Sendable where Instant.Duration == Swift.Duration {
  typealias Duration = Swift.Duration

  init() {}

  var nowCallCount = 0
  var nowReturnValue: Instant!
  var now: Instant {
    get {
      nowCallCount += 1
      return nowReturnValue
    }
  }

  var minimumResolutionCallCount = 0
  var minimumResolutionReturnValue: Duration!
  var minimumResolution: Duration {
    get {
      minimumResolutionCallCount += 1
      return minimumResolutionReturnValue
    }
  }

  var sleepCallCount = 0
  var sleepArgsForCall: [(deadline: Instant, tolerance: Duration?)] = []
  var sleepError: (any Error)?
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleepCallCount += 1
    sleepArgsForCall.append((deadline, tolerance))
    if let error = sleepError { throw error }
  }

  var tickCallCount = 0
  func tick() {
    tickCallCount += 1
  }
}

final class FakeFeed<AsyncIterator: AsyncIteratorProtocol>: Feed
where AsyncIterator.Element == Int, AsyncIterator.Failure == Never {
  typealias Element = Int

  init() {}

  var makeAsyncIteratorCallCount = 0
  var makeAsyncIteratorReturnValue: AsyncIterator!
  func makeAsyncIterator() -> AsyncIterator {
    makeAsyncIteratorCallCount += 1
    return makeAsyncIteratorReturnValue
  }

  var refreshCallCount = 0
  func refresh() {
    refreshCallCount += 1
  }
}

final class FakeHandling: Handling {
  init() {}

  var onCallCount = 0
  var onArgsForCall: [(Int) -> Void] = []
  func on(_ handler: @escaping (Int) -> Void) {
    onCallCount += 1
    onArgsForCall.append(handler)
  }
}

final class FakeCurrentHandling: CurrentHandling {
  init() {}

  var onCallCount = 0
  var onArgsForCall: [(Int) -> Void] = []
  func on(_ handler: @escaping (Int) -> Void) {
    onCallCount += 1
    onArgsForCall.append(handler)
  }

  var nowCallCount = 0
  func now(_ handler: (Int) -> Void) {
    nowCallCount += 1
  }
}

final class FakeCommands<State, Thunk>: Commands {
  typealias State = State
  typealias Thunk = Thunk

  init() {}

  var sendStringCallCount = 0
  var sendStringArgsForCall: [String] = []
  func send(_ command: String) {
    sendStringCallCount += 1
    sendStringArgsForCall.append(command)
  }

  var sendThunkCallCount = 0
  var sendThunkArgsForCall: [Thunk] = []
  func send(_ thunk: Thunk) {
    sendThunkCallCount += 1
    sendThunkArgsForCall.append(thunk)
  }

  var subscriptIntCallCount = 0
  var subscriptIntArgsForCall: [Int] = []
  var subscriptIntReturnValue: String = ""
  subscript(_ key: Int) -> String {
    get {
      subscriptIntCallCount += 1
      subscriptIntArgsForCall.append(key)
      return subscriptIntReturnValue
    }
  }

  var subscriptStateCallCount = 0
  var subscriptStateArgsForCall: [State] = []
  var subscriptStateReturnValue: String = ""
  subscript(_ key: State) -> String {
    get {
      subscriptStateCallCount += 1
      subscriptStateArgsForCall.append(key)
      return subscriptStateReturnValue
    }
  }
}

final class FakeDaybook<Key, Value>: Daybook {
  init() {}

  var removeCallCount = 0
  var removeArgsForCall: [Key] = []
  var removeReturnValue: (key: Key, value: Value)!
  func remove(_ key: Key) -> (key: Key, value: Value) {
    removeCallCount += 1
    removeArgsForCall.append(key)
    return removeReturnValue
  }

  var filterCallCount = 0
  var filterReturnValue: FakeDaybook<Key, Value>!
  func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> FakeDaybook<Key, Value> {
    filterCallCount += 1
    return filterReturnValue
  }

  var mergeRowsSequenceKeyValueCallCount = 0
  var mergeRowsSequenceKeyValueArgsForCall: [Any] = []
  func merge<Rows: Sequence>(_ rows: __owned Rows) where Rows.Element == (Key, Value) {
    mergeRowsSequenceKeyValueCallCount += 1
    mergeRowsSequenceKeyValueArgsForCall.append(copy rows)
  }

  var mergeRowsSequenceKeyKeyValueValueCallCount = 0
  var mergeRowsSequenceKeyKeyValueValueArgsForCall: [Any] = []
  func merge<Rows: Sequence>(_ rows: __owned Rows) where Rows.Element == (key: Key, value: Value) {
    mergeRowsSequenceKeyKeyValueValueCallCount += 1
    mergeRowsSequenceKeyKeyValueValueArgsForCall.append(copy rows)
  }
}

final class FakeVisits: Visits {
  init() {}

  var visitRowsVoidSequenceIntCallCount = 0
  func visit<Rows: Sequence>(_ body: (Rows) -> Void) where Rows.Element == Int {
    visitRowsVoidSequenceIntCallCount += 1
  }

  var visitRowsVoidSequenceStringCallCount = 0
  func visit<Rows: Sequence>(_ body: (Rows) -> Void) where Rows.Element == String {
    visitRowsVoidSequenceStringCallCount += 1
  }
}

final class FakeKettle: Kettle {
  init() {}

  var boilCallCount = 0
  var boilReturnValue: Int = 0
  func boil() -> Int {
    boilCallCount += 1
    return boilReturnValue
  }

  var boilAsyncCallCount = 0
  var boilAsyncReturnValue: Int = 0
  func boil() async -> Int {
    boilAsyncCallCount += 1
    return boilAsyncReturnValue
  }

  var pourCallCount = 0
  var pourArgsForCall: [Int] = []
  var pourError: (any Error)?
  func pour(_ cups: Int) throws {
    pourCallCount += 1
    pourArgsForCall.append(cups)
    if let error = pourError { throw error }
  }

  var pourAsyncCallCount = 0
  var pourAsyncArgsForCall: [Int] = []
  var pourAsyncError: (any Error)?
  func pour(_ cups: Int) async throws {
    pourAsyncCallCount += 1
    pourAsyncArgsForCall.append(cups)
    if let error = pourAsyncError { throw error }
  }
}

final class FakeTeapot: Teapot {
  var steepCallCount = 0
  var steepArgsForCall: [Int] = []
  var steepReturnValue: Int = 0
  override func steep(_ minutes: Int) -> Int {
    steepCallCount += 1
    steepArgsForCall.append(minutes)
    return steepReturnValue
  }

  var steepAsyncCallCount = 0
  var steepAsyncArgsForCall: [Int] = []
  var steepAsyncReturnValue: Int = 0
  override func steep(_ minutes: Int) async -> Int {
    steepAsyncCallCount += 1
    steepAsyncArgsForCall.append(minutes)
    return steepAsyncReturnValue
  }
}

final class FakeGrinder: Grinder {
  init() {}

  var grindIntReturningIntCallCount = 0
  var grindIntReturningIntArgsForCall: [Int] = []
  var grindIntReturningIntReturnValue: Int = 0
  func grind(_ beans: Int) -> Int {
    grindIntReturningIntCallCount += 1
    grindIntReturningIntArgsForCall.append(beans)
    return grindIntReturningIntReturnValue
  }

  var grindIntReturningInt2CallCount = 0
  var grindIntReturningInt2ArgsForCall: [Int] = []
  var grindIntReturningInt2ReturnValue: Int = 0
  func grind(_ beans: inout Int) -> Int {
    grindIntReturningInt2CallCount += 1
    grindIntReturningInt2ArgsForCall.append(beans)
    return grindIntReturningInt2ReturnValue
  }
}

final class FakeTape: Tape {
  init() {}

  var logLevel2CallCount = 0
  var logLevel2ArgsForCall: [(level: Int, text: String)] = []
  func log(level: Int, _ text: String) {
    logLevel2CallCount += 1
    logLevel2ArgsForCall.append((level, text))
  }

  var logCallCount = 0
  var logArgsForCall: [String] = []
  func log(_ text: String) {
    logCallCount += 1
    logArgsForCall.append(text)
  }

  var logLevelCallCount = 0
  var logLevelSetCallCount = 0
  var logLevelSetArgsForCall: [Int] = []
  var logLevelReturnValue: Int = 0
  var logLevel: Int {
    get {
      logLevelCallCount += 1
      return logLevelReturnValue
    }
    set {
      logLevelSetCallCount += 1
      logLevelSetArgsForCall.append(newValue)
      logLevelReturnValue = newValue
    }
  }
}

final class FakeWeaver: Weaver {
  init() {}

  var weaveThreadReturningWarpThreadCallCount = 0
  var weaveThreadReturningWarpThreadArgsForCall: [Any] = []
  var weaveThreadReturningWarpThreadReturnValue: Any!
  func weave<Thread>(_ thread: Thread) -> Warp<Thread> {
    weaveThreadReturningWarpThreadCallCount += 1
    weaveThreadReturningWarpThreadArgsForCall.append(thread)
    return weaveThreadReturningWarpThreadReturnValue as! Warp<Thread>
  }

  var weaveThreadReturningHeddleThreadCallCount = 0
  var weaveThreadReturningHeddleThreadArgsForCall: [Any] = []
  var weaveThreadReturningHeddleThreadReturnValue: Any!
  func weave<Thread>(_ thread: Thread) -> Heddle<Thread> {
    weaveThreadReturningHeddleThreadCallCount += 1
    weaveThreadReturningHeddleThreadArgsForCall.append(thread)
    return weaveThreadReturningHeddleThreadReturnValue as! Heddle<Thread>
  }
}

final class FakeKiosk: Kiosk {
  init() {}

  var sellIntCallCount = 0
  var sellIntArgsForCall: [Int] = []
  var sellIntReturnValue: Int = 0
  func sell(_ number: Int) -> Int {
    sellIntCallCount += 1
    sellIntArgsForCall.append(number)
    return sellIntReturnValue
  }

  var sellIntOptionalCallCount = 0
  var sellIntOptionalArgsForCall: [Int?] = []
  var sellIntOptionalReturnValue: String = ""
  func sell(_ number: Int?) -> String {
    sellIntOptionalCallCount += 1
    sellIntOptionalArgsForCall.append(number)
    return sellIntOptionalReturnValue
  }

  var stockPublicationCallCount = 0
  var stockPublicationArgsForCall: [Publication] = []
  var stockPublicationReturnValue: Int = 0
  func stock(_ publication: Publication) -> Int {
    stockPublicationCallCount += 1
    stockPublicationArgsForCall.append(publication)
    return stockPublicationReturnValue
  }

  var stockNovelCallCount = 0
  var stockNovelArgsForCall: [Novel] = []
  var stockNovelReturnValue: String = ""
  func stock(_ novel: Novel) -> String {
    stockNovelCallCount += 1
    stockNovelArgsForCall.append(novel)
    return stockNovelReturnValue
  }

  var labelAtLabelIntCallCount = 0
  var labelAtLabelIntArgsForCall: [(label: Any, place: Int)] = []
  var labelAtLabelIntReturnValue: Int = 0
  func label<Label>(_ label: Label, at place: Int) -> Int {
    labelAtLabelIntCallCount += 1
    labelAtLabelIntArgsForCall.append((label, place))
    return labelAtLabelIntReturnValue
  }

  var labelAtStringIntCallCount = 0
  var labelAtStringIntArgsForCall: [(label: String, place: Int)] = []
  var labelAtStringIntReturnValue: String = ""
  func label(_ label: String, at place: Int) -> String {
    labelAtStringIntCallCount += 1
    labelAtStringIntArgsForCall.append((label, place))
    return labelAtStringIntReturnValue
  }

  var orderIntArrayCallCount = 0
  var orderIntArrayArgsForCall: [[Int]] = []
  var orderIntArrayReturnValue: Int = 0
  func order(_ numbers: [Int]) -> Int {
    orderIntArrayCallCount += 1
    orderIntArrayArgsForCall.append(numbers)
    return orderIntArrayReturnValue
  }

  var orderStringArrayCallCount = 0
  var orderStringArrayArgsForCall: [[String]] = []
  var orderStringArrayReturnValue: String = ""
  func order(_ titles: [String]) -> String {
    orderStringArrayCallCount += 1
    orderStringArrayArgsForCall.append(titles)
    return orderStringArrayReturnValue
  }

  var countIntCallCount = 0
  var countIntArgsForCall: [Int] = []
  var countIntReturnValue: Int = 0
  func count(_ number: Int) -> Int {
    countIntCallCount += 1
    countIntArgsForCall.append(number)
    return countIntReturnValue
  }

  var countStringCallCount = 0
  var countStringArgsForCall: [String] = []
  var countStringReturnValue: String = ""
  func count(_ title: String) -> String {
    countStringCallCount += 1
    countStringArgsForCall.append(title)
    return countStringReturnValue
  }

  var scanIntReturningIntCallCount = 0
  var scanIntReturningIntArgsForCall: [Int] = []
  var scanIntReturningIntReturnValue: Int = 0
  func scan(_ number: Int) -> Int {
    scanIntReturningIntCallCount += 1
    scanIntReturningIntArgsForCall.append(number)
    return scanIntReturningIntReturnValue
  }

  var scanIntReturningStringCallCount = 0
  var scanIntReturningStringArgsForCall: [Int] = []
  var scanIntReturningStringReturnValue: String = ""
  func scan(_ number: Int) -> String {
    scanIntReturningStringCallCount += 1
    scanIntReturningStringArgsForCall.append(number)
    return scanIntReturningStringReturnValue
  }

  var scanStringCallCount = 0
  var scanStringArgsForCall: [String] = []
  var scanStringReturnValue: String = ""
  func scan(_ title: String) -> String {
    scanStringCallCount += 1
    scanStringArgsForCall.append(title)
    return scanStringReturnValue
  }

  var subscriptIntCallCount = 0
  var subscriptIntArgsForCall: [Int] = []
  var subscriptIntSetCallCount = 0
  var subscriptIntSetArgsForCall: [(number: Int, newValue: Int)] = []
  var subscriptIntReturnValue: Int = 0
  subscript(_ number: Int) -> Int {
    get {
      subscriptIntCallCount += 1
      subscriptIntArgsForCall.append(number)
      return subscriptIntReturnValue
    }
    set {
      subscriptIntSetCallCount += 1
      subscriptIntSetArgsForCall.append((number, newValue))
      subscriptIntReturnValue = newValue
    }
  }

  var subscriptIntOptionalCallCount = 0
  var subscriptIntOptionalArgsForCall: [Int?] = []
  var subscriptIntOptionalReturnValue: String = ""
  subscript(_ number: Int?) -> String {
    get {
      subscriptIntOptionalCallCount += 1
      subscriptIntOptionalArgsForCall.append(number)
      return subscriptIntOptionalReturnValue
    }
  }
}

final class FakeDrawer: Drawer {
  var takeReturningItemOptionalCallCount = 0
  var takeReturningItemOptionalReturnValue: Any?
  override func take<Item>() -> Item? {
    takeReturningItemOptionalCallCount += 1
    return takeReturningItemOptionalReturnValue as? Item
  }

  var takeReturningItemArrayCallCount = 0
  var takeReturningItemArrayReturnValue: Any!
  override func take<Item>() -> [Item] {
    takeReturningItemArrayCallCount += 1
    return takeReturningItemArrayReturnValue as! [Item]
  }

  var findStringDecodableReturningItemOptionalCallCount = 0
  var findStringDecodableReturningItemOptionalArgsForCall: [String] = []
  var findStringDecodableReturningItemOptionalError: (any Error)?
  var findStringDecodableReturningItemOptionalReturnValue: Any?
  override func find<Item: Decodable>(_ label: String) async throws -> Item? {
    findStringDecodableReturningItemOptionalCallCount += 1
    findStringDecodableReturningItemOptionalArgsForCall.append(label)
    if let error = findStringDecodableReturningItemOptionalError { throw error }
    return findStringDecodableReturningItemOptionalReturnValue as? Item
  }

  var findStringDecodableReturningItemArrayOptionalCallCount = 0
  var findStringDecodableReturningItemArrayOptionalArgsForCall: [String] = []
  var findStringDecodableReturningItemArrayOptionalError: (any Error)?
  var findStringDecodableReturningItemArrayOptionalReturnValue: Any?
  override func find<Item: Decodable>(_ label: String) async throws -> [Item]? {
    findStringDecodableReturningItemArrayOptionalCallCount += 1
    findStringDecodableReturningItemArrayOptionalArgsForCall.append(label)
    if let error = findStringDecodableReturningItemArrayOptionalError { throw error }
    return findStringDecodableReturningItemArrayOptionalReturnValue as? [Item]
  }

  var lookStringBellReturningItemOptionalCallCount = 0
  var lookStringBellReturningItemOptionalArgsForCall: [String] = []
  var lookStringBellReturningItemOptionalReturnValue: Any?
  override func look<Item: Bell>(_ label: String) -> Item? {
    lookStringBellReturningItemOptionalCallCount += 1
    lookStringBellReturningItemOptionalArgsForCall.append(label)
    return lookStringBellReturningItemOptionalReturnValue as? Item
  }

  var lookStringBellReturningItemArrayOptionalCallCount = 0
  var lookStringBellReturningItemArrayOptionalArgsForCall: [String] = []
  var lookStringBellReturningItemArrayOptionalReturnValue: Any?
  override func look<Item: Bell>(_ label: String) -> [Item]? {
    lookStringBellReturningItemArrayOptionalCallCount += 1
    lookStringBellReturningItemArrayOptionalArgsForCall.append(label)
    return lookStringBellReturningItemArrayOptionalReturnValue as? [Item]
  }

  var subscriptIntReturningItemCallCount = 0
  var subscriptIntReturningItemArgsForCall: [Int] = []
  var subscriptIntReturningItemSetCallCount = 0
  var subscriptIntReturningItemSetArgsForCall: [(place: Int, newValue: Any)] = []
  var subscriptIntReturningItemReturnValue: Any!
  override subscript<Item>(_ place: Int) -> Item {
    get {
      subscriptIntReturningItemCallCount += 1
      subscriptIntReturningItemArgsForCall.append(place)
      return subscriptIntReturningItemReturnValue as! Item
    }
    set {
      subscriptIntReturningItemSetCallCount += 1
      subscriptIntReturningItemSetArgsForCall.append((place, newValue))
      subscriptIntReturningItemReturnValue = newValue
    }
  }

  var subscriptIntReturningItemOptionalCallCount = 0
  var subscriptIntReturningItemOptionalArgsForCall: [Int] = []
  var subscriptIntReturningItemOptionalReturnValue: Any?
  override subscript<Item>(_ place: Int) -> Item? {
    get {
      subscriptIntReturningItemOptionalCallCount += 1
      subscriptIntReturningItemOptionalArgsForCall.append(place)
      return subscriptIntReturningItemOptionalReturnValue as? Item
    }
  }
}
