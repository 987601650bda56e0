// Written by mimus-fake: changes made here are lost.

final class FakeSignatures: Signatures {
  var loadIntCallCount = 0
  var loadIntArgsForCall: [Int] = []
  var loadIntReturnValue: String = ""
  override func load(_ id: Int) -> String {
    loadIntCallCount += 1
    loadIntArgsForCall.append(id)
    return loadIntReturnValue
  }

  var loadStringCallCount = 0
  var loadStringArgsForCall: [String] = []
  var loadStringReturnValue: String = ""
  override func load(_ title: String) -> String {
    loadStringCallCount += 1
    loadStringArgsForCall.append(title)
    return loadStringReturnValue
  }

  var loadIdQuicklyCallCount = 0
  var loadIdQuicklyArgsForCall: [(id: Int, quickly: Bool)] = []
  var loadIdQuicklyError: (any Error)?
  var loadIdQuicklyReturnValue: String = ""
  override func load(id: Int, quickly: Bool) throws -> String {
    loadIdQuicklyCallCount += 1
    loadIdQuicklyArgsForCall.append((id, quickly))
    if let error = loadIdQuicklyError { throw error }
    return loadIdQuicklyReturnValue
  }

  var genericCallCount = 0
  var genericArgsForCall: [Any] = []
  var genericReturnValue: Any!
  override func generic<T: Equatable>(_ value: T) -> [T] {
    genericCallCount += 1
    genericArgsForCall.append(value)
    return genericReturnValue as! [T]
  }

  var optionalGenericCallCount = 0
  var optionalGenericArgsForCall: [Any] = []
  var optionalGenericReturnValue: Any?
  override func optionalGeneric<T>(_ type: T.Type) -> T? {
    optionalGenericCallCount += 1
    optionalGenericArgsForCall.append(type)
    return optionalGenericReturnValue as? T
  }

  var defaultedCallCount = 0
  var defaultedArgsForCall: [(number: Int, name: String)] = []
  var defaultedReturnValue: Int = 0
  override func defaulted(_ number: Int = 5, name: String = "real") -> Int {
    defaultedCallCount += 1
    defaultedArgsForCall.append((number, name))
    return defaultedReturnValue
  }

  var changeCallCount = 0
  var changeArgsForCall: [Int] = []
  override func change(_ number: inout Int) {
    changeCallCount += 1
    changeArgsForCall.append(number)
  }

  var sumCallCount = 0
  var sumArgsForCall: [(numbers: [Int], factor: Int)] = []
  var sumReturnValue: Int = 0
  override func sum(_ numbers: Int..., factor: Int) -> Int {
    sumCallCount += 1
    sumArgsForCall.append((numbers, factor))
    return sumReturnValue
  }

  var laterCallCount = 0
  var laterArgsForCall: [(Int) -> Void] = []
  override func later(_ body: @escaping (Int) -> Void) {
    laterCallCount += 1
    laterArgsForCall.append(body)
  }

  var maybeCallCount = 0
  var maybeArgsForCall: [((Int) -> Void)?] = []
  override func maybe(_ body: ((Int) -> Void)?) {
    maybeCallCount += 1
    maybeArgsForCall.append(body)
  }

  var nowCallCount = 0
  override func now(_ body: (Int) -> Void) {
    nowCallCount += 1
  }

  var tupleCallCount = 0
  var tupleArgsForCall: [(pair: (title: String, pages: Int), other: (Int, Int))] = []
  override func tuple(_ pair: (title: String, pages: Int), and other: (Int, Int)) {
    tupleCallCount += 1
    tupleArgsForCall.append((pair, other))
  }

  var longCallCount = 0
  var longArgsForCall: [(first: Int, second: [String: [Int]], third: String)] = []
  var longReturnValue: Int = 0
  override func long(_ first: Int, second: [String: [Int]], third: String) -> Int {
    longCallCount += 1
    longArgsForCall.append((first, second, third))
    return longReturnValue
  }

  var failsCallCount = 0
  var failsArgsForCall: [Int] = []
  var failsError: (any Error)?
  var failsReturnValue: Int = 0
  override func fails(_ id: Int) throws -> Int {
    failsCallCount += 1
    failsArgsForCall.append(id)
    if let error = failsError { throw error }
    return failsReturnValue
  }

  var failsTypedCallCount = 0
  var failsTypedError: ShopError?
  var failsTypedReturnValue: String = ""
  override func failsTyped() throws(ShopError) -> String {
    failsTypedCallCount += 1
    if let error = failsTypedError { throw error }
    return failsTypedReturnValue
  }

  var waitsCallCount = 0
  var waitsArgsForCall: [Int] = []
  var waitsReturnValue: [String] = []
  override func waits(_ id: Int) async -> [String] {
    waitsCallCount += 1
    waitsArgsForCall.append(id)
    return waitsReturnValue
  }

  var waitsAndFailsCallCount = 0
  var waitsAndFailsError: (any Error)?
  override func waitsAndFails() async throws {
    waitsAndFailsCallCount += 1
    if let error = waitsAndFailsError { throw error }
  }

  var neverCallCount = 0
  override func never() -> Never {
    neverCallCount += 1
    return Swift.fatalError("never() never returns")
  }

  var self_CallCount = 0
  var self_ReturnValue: FakeSignatures!
  override func self_() -> Self {
    self_CallCount += 1
    return self_ReturnValue as! Self
  }
}

final class FakeLaterSignatures: LaterSignatures {
  var loadIntCallCount = 0
  var loadIntArgsForCall: [Int] = []
  var loadIntReturnValue: String = ""
  override func load(_ id: Int) -> String {
    loadIntCallCount += 1
    loadIntArgsForCall.append(id)
    return loadIntReturnValue
  }

  var loadStringCallCount = 0
  var loadStringArgsForCall: [String] = []
  var loadStringReturnValue: String = ""
  override func load(_ title: String) -> String {
    loadStringCallCount += 1
    loadStringArgsForCall.append(title)
    return loadStringReturnValue
  }

  var loadIdQuicklyCallCount = 0
  var loadIdQuicklyArgsForCall: [(id: Int, quickly: Bool)] = []
  var loadIdQuicklyError: (any Error)?
  var loadIdQuicklyReturnValue: String = ""
  override func load(id: Int, quickly: Bool) throws -> String {
    loadIdQuicklyCallCount += 1
    loadIdQuicklyArgsForCall.append((id, quickly))
    if let error = loadIdQuicklyError { throw error }
    return loadIdQuicklyReturnValue
  }

  var genericCallCount = 0
  var genericArgsForCall: [Any] = []
  var genericReturnValue: Any!
  override func generic<T: Equatable>(_ value: T) -> [T] {
    genericCallCount += 1
    genericArgsForCall.append(value)
    return genericReturnValue as! [T]
  }

  var optionalGenericCallCount = 0
  var optionalGenericArgsForCall: [Any] = []
  var optionalGenericReturnValue: Any?
  override func optionalGeneric<T>(_ type: T.Type) -> T? {
    optionalGenericCallCount += 1
    optionalGenericArgsForCall.append(type)
    return optionalGenericReturnValue as? T
  }

  var defaultedCallCount = 0
  var defaultedArgsForCall: [(number: Int, name: String)] = []
  var defaultedReturnValue: Int = 0
  override func defaulted(_ number: Int = 5, name: String = "real") -> Int {
    defaultedCallCount += 1
    defaultedArgsForCall.append((number, name))
    return defaultedReturnValue
  }

  var changeCallCount = 0
  var changeArgsForCall: [Int] = []
  override func change(_ number: inout Int) {
    changeCallCount += 1
    changeArgsForCall.append(number)
  }

  var sumCallCount = 0
  var sumArgsForCall: [(numbers: [Int], factor: Int)] = []
  var sumReturnValue: Int = 0
  override func sum(_ numbers: Int..., factor: Int) -> Int {
    sumCallCount += 1
    sumArgsForCall.append((numbers, factor))
    return sumReturnValue
  }

  var laterCallCount = 0
  var laterArgsForCall: [(Int) -> Void] = []
  override func later(_ body: @escaping (Int) -> Void) {
    laterCallCount += 1
    laterArgsForCall.append(body)
  }

  var maybeCallCount = 0
  var maybeArgsForCall: [((Int) -> Void)?] = []
  override func maybe(_ body: ((Int) -> Void)?) {
    maybeCallCount += 1
    maybeArgsForCall.append(body)
  }

  var nowCallCount = 0
  override func now(_ body: (Int) -> Void) {
    nowCallCount += 1
  }

  var tupleCallCount = 0
  var tupleArgsForCall: [(pair: (title: String, pages: Int), other: (Int, Int))] = []
  override func tuple(_ pair: (title: String, pages: Int), and other: (Int, Int)) {
    tupleCallCount += 1
    tupleArgsForCall.append((pair, other))
  }

  var longCallCount = 0
  var longArgsForCall: [(first: Int, second: [String: [Int]], third: String)] = []
  var longReturnValue: Int = 0
  override func long(_ first: Int, second: [String: [Int]], third: String) -> Int {
    longCallCount += 1
    longArgsForCall.append((first, second, third))
    return longReturnValue
  }

  var failsCallCount = 0
  var failsArgsForCall: [Int] = []
  var failsError: (any Error)?
  var failsReturnValue: Int = 0
  override func fails(_ id: Int) throws -> Int {
    failsCallCount += 1
    failsArgsForCall.append(id)
    if let error = failsError { throw error }
    return failsReturnValue
  }

  var failsTypedCallCount = 0
  var failsTypedError: ShopError?
  var failsTypedReturnValue: String = ""
  override func failsTyped() throws(ShopError) -> String {
    failsTypedCallCount += 1
    if let error = failsTypedError { throw error }
    return failsTypedReturnValue
  }

  var waitsCallCount = 0
  var waitsArgsForCall: [Int] = []
  var waitsReturnValue: [String] = []
  override func waits(_ id: Int) async -> [String] {
    waitsCallCount += 1
    waitsArgsForCall.append(id)
    return waitsReturnValue
  }

  var waitsAndFailsCallCount = 0
  var waitsAndFailsError: (any Error)?
  override func waitsAndFails() async throws {
    waitsAndFailsCallCount += 1
    if let error = waitsAndFailsError { throw error }
  }

  var neverCallCount = 0
  override func never() -> Never {
    neverCallCount += 1
    return Swift.fatalError("never() never returns")
  }

  var self_CallCount = 0
  var self_ReturnValue: FakeLaterSignatures!
  override func self_() -> Self {
    self_CallCount += 1
    return self_ReturnValue as! Self
  }
}

final class FakeTill: Till {
  init() {}

  init(name: String) {
  }

  var totalCallCount = 0
  var totalSetCallCount = 0
  var totalSetArgsForCall: [Int] = []
  var totalReturnValue: Int = 0
  var total: Int {
    get {
      totalCallCount += 1
      return totalReturnValue
    }
    set {
      totalSetCallCount += 1
      totalSetArgsForCall.append(newValue)
      totalReturnValue = newValue
    }
  }

  var nameCallCount = 0
  var nameError: (any Error)?
  var nameReturnValue: String = ""
  var name: String {
    get async throws {
      nameCallCount += 1
      if let error = nameError { throw error }
      return nameReturnValue
    }
  }

  @safe nonisolated(unsafe) static var limitCallCount = 0
  @safe nonisolated(unsafe) static var limitSetCallCount = 0
  @safe nonisolated(unsafe) static var limitSetArgsForCall: [Int] = []
  @safe nonisolated(unsafe) static var limitReturnValue: Int = 0
  static var limit: Int {
    get {
      limitCallCount += 1
      return limitReturnValue
    }
    set {
      limitSetCallCount += 1
      limitSetArgsForCall.append(newValue)
      limitReturnValue = newValue
    }
  }

  var addCallCount = 0
  var addArgsForCall: [(price: Int, title: String)] = []
  var addError: (any Error)?
  var addReturnValue: Bool = false
  func add(_ price: Int, of title: String) throws -> Bool {
    addCallCount += 1
    addArgsForCall.append((price, title))
    if let error = addError { throw error }
    return addReturnValue
  }

  var closeCallCount = 0
  func close() async {
    closeCallCount += 1
  }

  @safe nonisolated(unsafe) static var openCallCount = 0
  @safe nonisolated(unsafe) static var openArgsForCall: [String] = []
  @safe nonisolated(unsafe) static var openReturnValue: FakeTill!
  static func open(_ name: String) -> FakeTill {
    openCallCount += 1
    openArgsForCall.append(name)
    return openReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(day: Int, newValue: Int)] = []
  var subscriptReturnValue: Int = 0
  subscript(_ day: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(day)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((day, newValue))
      subscriptReturnValue = newValue
    }
  }
}

final class FakeShelves<Book: Hashable>: Shelves {
  init() {}

  var putCallCount = 0
  var putArgsForCall: [(book: Book, place: Int)] = []
  func put(_ book: Book, at place: Int) {
    putCallCount += 1
    putArgsForCall.append((book, place))
  }

  var findCallCount = 0
  var findArgsForCall: [Int] = []
  var findReturnValue: Book?
  func find(_ place: Int) -> Book? {
    findCallCount += 1
    findArgsForCall.append(place)
    return findReturnValue
  }

  static var count: Int {
    get {
      FakeShelvesStatics.countCallCount += 1
      return FakeShelvesStatics.countReturnValue
    }
  }
}

/// The static members of every FakeShelves, which share their counts.
enum FakeShelvesStatics {
  @safe nonisolated(unsafe) static var countCallCount = 0
  @safe nonisolated(unsafe) static var countReturnValue: Int = 0
}

final class FakeWindow: Window {
  init() {}

  var showCallCount = 0
  var showArgsForCall: [String] = []
  var showReturnValue: Bool = false
  func show(_ title: String) -> Bool {
    showCallCount += 1
    showArgsForCall.append(title)
    return showReturnValue
  }

  @safe nonisolated(unsafe) var describeCallCount = 0
  @safe nonisolated(unsafe) var describeReturnValue: String = ""
  nonisolated func describe() -> String {
    describeCallCount += 1
    return describeReturnValue
  }
}

actor FakeLedger: Ledger {
  init() {}

  var bookCallCount = 0
  var bookArgsForCall: [Int] = []
  var bookError: (any Error)?
  var bookReturnValue: Int = 0
  func book(_ amount: Int) async throws -> Int {
    bookCallCount += 1
    bookArgsForCall.append(amount)
    if let error = bookError { throw error }
    return bookReturnValue
  }

  @safe nonisolated(unsafe) var labelCallCount = 0
  @safe nonisolated(unsafe) var labelReturnValue: String = ""
  nonisolated var label: String {
    get {
      labelCallCount += 1
      return labelReturnValue
    }
  }
}

final class FakeSharedTill: SharedTill, @unchecked Sendable {
  init() {}

  var addCallCount = 0
  var addArgsForCall: [Int] = []
  func add(_ price: Int) {
    addCallCount += 1
    addArgsForCall.append(price)
  }
}
