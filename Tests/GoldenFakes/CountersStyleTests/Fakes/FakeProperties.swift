// Written by mimus-fake: changes made here are lost.

final class FakeProperties: Properties {
  init() {}

  var nameCallCount = 0
  var nameReturnValue: String = ""
  var name: String {
    get {
      nameCallCount += 1
      return nameReturnValue
    }
  }

  var amountCallCount = 0
  var amountSetCallCount = 0
  var amountSetArgsForCall: [Int] = []
  var amountReturnValue: Int = 0
  var amount: Int {
    get {
      amountCallCount += 1
      return amountReturnValue
    }
    set {
      amountSetCallCount += 1
      amountSetArgsForCall.append(newValue)
      amountReturnValue = newValue
    }
  }

  var optionalCallCount = 0
  var optionalSetCallCount = 0
  var optionalSetArgsForCall: [Receipt?] = []
  var optionalReturnValue: Receipt?
  var optional: Receipt? {
    get {
      optionalCallCount += 1
      return optionalReturnValue
    }
    set {
      optionalSetCallCount += 1
      optionalSetArgsForCall.append(newValue)
      optionalReturnValue = newValue
    }
  }

  var receiptCallCount = 0
  var receiptReturnValue: Receipt!
  var receipt: Receipt {
    get {
      receiptCallCount += 1
      return receiptReturnValue
    }
  }

  var waitingCallCount = 0
  var waitingReturnValue: Int = 0
  var waiting: Int {
    get async {
      waitingCallCount += 1
      return waitingReturnValue
    }
  }

  var throwingCallCount = 0
  var throwingError: (any Error)?
  var throwingReturnValue: String = ""
  var throwing: String {
    get throws {
      throwingCallCount += 1
      if let error = throwingError { throw error }
      return throwingReturnValue
    }
  }

  var bothCallCount = 0
  var bothError: (any Error)?
  var bothReturnValue: Receipt!
  var both: Receipt {
    get async throws {
      bothCallCount += 1
      if let error = bothError { throw error }
      return bothReturnValue
    }
  }

  var typedCallCount = 0
  var typedError: CardError?
  var typedReturnValue: Int = 0
  var typed: Int {
    get throws(CardError) {
      typedCallCount += 1
      if let error = typedError { throw error }
      return typedReturnValue
    }
  }

  var handlerCallCount = 0
  var handlerSetCallCount = 0
  var handlerSetArgsForCall: [(() -> Void)?] = []
  var handlerReturnValue: (() -> Void)?
  var handler: (() -> Void)? {
    get {
      handlerCallCount += 1
      return handlerReturnValue
    }
    set {
      handlerSetCallCount += 1
      handlerSetArgsForCall.append(newValue)
      handlerReturnValue = newValue
    }
  }

  var closureCallCount = 0
  var closureSetCallCount = 0
  var closureSetArgsForCall: [(Int) -> Int] = []
  var closureReturnValue: ((Int) -> Int)!
  var closure: (Int) -> Int {
    get {
      closureCallCount += 1
      return closureReturnValue
    }
    set {
      closureSetCallCount += 1
      closureSetArgsForCall.append(newValue)
      closureReturnValue = newValue
    }
  }

  var unwrappedCallCount = 0
  var unwrappedSetCallCount = 0
  var unwrappedSetArgsForCall: [String?] = []
  var unwrappedReturnValue: String?
  var unwrapped: String! {
    get {
      unwrappedCallCount += 1
      return unwrappedReturnValue
    }
    set {
      unwrappedSetCallCount += 1
      unwrappedSetArgsForCall.append(newValue)
      unwrappedReturnValue = newValue
    }
  }

  var mutatingGetCallCount = 0
  var mutatingGetReturnValue: Int = 0
  var mutatingGet: Int {
    get {
      mutatingGetCallCount += 1
      return mutatingGetReturnValue
    }
  }

  var nonmutatingSetCallCount = 0
  var nonmutatingSetSetCallCount = 0
  var nonmutatingSetSetArgsForCall: [Int] = []
  var nonmutatingSetReturnValue: Int = 0
  var nonmutatingSet: Int {
    get {
      nonmutatingSetCallCount += 1
      return nonmutatingSetReturnValue
    }
    set {
      nonmutatingSetSetCallCount += 1
      nonmutatingSetSetArgsForCall.append(newValue)
      nonmutatingSetReturnValue = newValue
    }
  }

  var tupleCallCount = 0
  var tupleSetCallCount = 0
  var tupleSetArgsForCall: [(Int, String)] = []
  var tupleReturnValue: (Int, String) = (0, "")
  var tuple: (Int, String) {
    get {
      tupleCallCount += 1
      return tupleReturnValue
    }
    set {
      tupleSetCallCount += 1
      tupleSetArgsForCall.append(newValue)
      tupleReturnValue = newValue
    }
  }

  var anyCallCount = 0
  var anyReturnValue: (any Sendable)!
  var any: any Sendable {
    get {
      anyCallCount += 1
      return anyReturnValue
    }
  }

  @safe nonisolated(unsafe) static var sharedCallCount = 0
  @safe nonisolated(unsafe) static var sharedSetCallCount = 0
  @safe nonisolated(unsafe) static var sharedSetArgsForCall: [Int] = []
  @safe nonisolated(unsafe) static var sharedReturnValue: Int = 0
  static var shared: Int {
    get {
      sharedCallCount += 1
      return sharedReturnValue
    }
    set {
      sharedSetCallCount += 1
      sharedSetArgsForCall.append(newValue)
      sharedReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) static var constantCallCount = 0
  @safe nonisolated(unsafe) static var constantReturnValue: String = ""
  static var constant: String {
    get {
      constantCallCount += 1
      return constantReturnValue
    }
  }
}

final class FakeSubscripts: Subscripts {
  init() {}

  var subscriptIntCallCount = 0
  var subscriptIntArgsForCall: [Int] = []
  var subscriptIntReturnValue: String = ""
  subscript(_ index: Int) -> String {
    get {
      subscriptIntCallCount += 1
      subscriptIntArgsForCall.append(index)
      return subscriptIntReturnValue
    }
  }

  var subscriptStringCallCount = 0
  var subscriptStringArgsForCall: [String] = []
  var subscriptStringSetCallCount = 0
  var subscriptStringSetArgsForCall: [(name: String, newValue: Int)] = []
  var subscriptStringReturnValue: Int = 0
  subscript(_ name: String) -> Int {
    get {
      subscriptStringCallCount += 1
      subscriptStringArgsForCall.append(name)
      return subscriptStringReturnValue
    }
    set {
      subscriptStringSetCallCount += 1
      subscriptStringSetArgsForCall.append((name, newValue))
      subscriptStringReturnValue = newValue
    }
  }

  var subscriptRowColumnCallCount = 0
  var subscriptRowColumnArgsForCall: [(row: Int, column: Int)] = []
  var subscriptRowColumnSetCallCount = 0
  var subscriptRowColumnSetArgsForCall: [(row: Int, column: Int, newValue: Double)] = []
  var subscriptRowColumnReturnValue: Double = 0
  subscript(row row: Int, column column: Int) -> Double {
    get {
      subscriptRowColumnCallCount += 1
      subscriptRowColumnArgsForCall.append((row, column))
      return subscriptRowColumnReturnValue
    }
    set {
      subscriptRowColumnSetCallCount += 1
      subscriptRowColumnSetArgsForCall.append((row, column, newValue))
      subscriptRowColumnReturnValue = newValue
    }
  }

  var subscriptSafeCallCount = 0
  var subscriptSafeArgsForCall: [Int] = []
  var subscriptSafeError: (any Error)?
  var subscriptSafeReturnValue: String?
  subscript(safe index: Int) -> String? {
    get throws {
      subscriptSafeCallCount += 1
      subscriptSafeArgsForCall.append(index)
      if let error = subscriptSafeError { throw error }
      return subscriptSafeReturnValue
    }
  }

  var subscriptTCallCount = 0
  var subscriptTArgsForCall: [Any] = []
  var subscriptTReturnValue: Any!
  subscript<T: Hashable>(_ key: T) -> [T] {
    get {
      subscriptTCallCount += 1
      subscriptTArgsForCall.append(key)
      return subscriptTReturnValue as! [T]
    }
  }

  @safe nonisolated(unsafe) static var subscriptCallCount = 0
  @safe nonisolated(unsafe) static var subscriptArgsForCall: [Int] = []
  @safe nonisolated(unsafe) static var subscriptReturnValue: String = ""
  static subscript(_ id: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(id)
      return subscriptReturnValue
    }
  }
}

final class FakeInitializers: Initializers {
  init() {
  }

  init(name: String) {
  }

  init?(id: Int) {
  }

  init(_ values: Int..., file: borrowing String) throws {
  }

  init(later: Bool) async {
  }

  var useCallCount = 0
  func use() {
    useCallCount += 1
  }
}

final class FakeStatics: Statics {
  init() {}

  @safe nonisolated(unsafe) static var resetCallCount = 0
  static func reset() {
    resetCallCount += 1
  }

  @safe nonisolated(unsafe) static var makeCallCount = 0
  @safe nonisolated(unsafe) static var makeArgsForCall: [Int] = []
  @safe nonisolated(unsafe) static var makeError: (any Error)?
  @safe nonisolated(unsafe) static var makeReturnValue: Receipt!
  static func make(_ id: Int) throws -> Receipt {
    makeCallCount += 1
    makeArgsForCall.append(id)
    if let error = makeError { throw error }
    return makeReturnValue
  }

  @safe nonisolated(unsafe) static var waitsCallCount = 0
  @safe nonisolated(unsafe) static var waitsReturnValue: Int = 0
  static func waits() async -> Int {
    waitsCallCount += 1
    return waitsReturnValue
  }

  @safe nonisolated(unsafe) static var genericCallCount = 0
  @safe nonisolated(unsafe) static var genericArgsForCall: [Any] = []
  @safe nonisolated(unsafe) static var genericReturnValue: Int = 0
  static func generic<T>(_ value: T) -> Int {
    genericCallCount += 1
    genericArgsForCall.append(value)
    return genericReturnValue
  }

  var instanceCallCount = 0
  func instance() {
    instanceCallCount += 1
  }
}

final class FakeOperators: Operators {
  init() {}

  @safe nonisolated(unsafe) static var plusCallCount = 0
  @safe nonisolated(unsafe) static var plusArgsForCall: [(one: FakeOperators, other: FakeOperators)] = []
  @safe nonisolated(unsafe) static var plusReturnValue: FakeOperators!
  static func + (one: FakeOperators, other: FakeOperators) -> FakeOperators {
    plusCallCount += 1
    plusArgsForCall.append((one, other))
    return plusReturnValue
  }

  @safe nonisolated(unsafe) static var notCallCount = 0
  @safe nonisolated(unsafe) static var notArgsForCall: [FakeOperators] = []
  @safe nonisolated(unsafe) static var notReturnValue: Bool = false
  prefix static func ! (one: FakeOperators) -> Bool {
    notCallCount += 1
    notArgsForCall.append(one)
    return notReturnValue
  }

  @safe nonisolated(unsafe) static var lessCallCount = 0
  @safe nonisolated(unsafe) static var lessArgsForCall: [(one: FakeOperators, other: Int)] = []
  @safe nonisolated(unsafe) static var lessReturnValue: Bool = false
  static func < (one: FakeOperators, other: Int) -> Bool {
    lessCallCount += 1
    lessArgsForCall.append((one, other))
    return lessReturnValue
  }

  var plainCallCount = 0
  func plain() {
    plainCallCount += 1
  }

  static func == (one: FakeOperators, other: FakeOperators) -> Bool {
    one === other
  }
}

final class FakeHardSubscripts: HardSubscripts {
  init() {}

  var subscriptIntCallCount = 0
  var subscriptIntArgsForCall: [[Int]] = []
  var subscriptIntReturnValue: Int = 0
  subscript(_ numbers: Int...) -> Int {
    get {
      subscriptIntCallCount += 1
      subscriptIntArgsForCall.append(numbers)
      return subscriptIntReturnValue
    }
  }

  var subscriptPlaceInCallCount = 0
  var subscriptPlaceInArgsForCall: [(place: Int, name: String)] = []
  var subscriptPlaceInError: (any Error)?
  var subscriptPlaceInReturnValue: String = ""
  subscript(place place: Int, in name: String) -> String {
    get async throws {
      subscriptPlaceInCallCount += 1
      subscriptPlaceInArgsForCall.append((place, name))
      if let error = subscriptPlaceInError { throw error }
      return subscriptPlaceInReturnValue
    }
  }

  var subscriptCallCount = 0
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [Int] = []
  var subscriptReturnValue: Int = 0
  subscript() -> Int {
    get {
      subscriptCallCount += 1
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append(newValue)
      subscriptReturnValue = newValue
    }
  }

  var subscriptOfCallCount = 0
  var subscriptOfArgsForCall: [(key: Any, type: Any)] = []
  var subscriptOfSetCallCount = 0
  var subscriptOfSetArgsForCall: [(key: Any, type: Any, newValue: Any?)] = []
  var subscriptOfReturnValue: Any?
  subscript<Key: Hashable, Value>(_ key: Key, of type: Value.Type) -> Value? {
    get {
      subscriptOfCallCount += 1
      subscriptOfArgsForCall.append((key, type))
      return subscriptOfReturnValue as? Value
    }
    set {
      subscriptOfSetCallCount += 1
      subscriptOfSetArgsForCall.append((key, type, newValue))
      subscriptOfReturnValue = newValue
    }
  }

  var subscriptDefaultCallCount = 0
  var subscriptDefaultArgsForCall: [Int] = []
  var subscriptDefaultSetCallCount = 0
  var subscriptDefaultSetArgsForCall: [(value: Int, newValue: Int)] = []
  var subscriptDefaultReturnValue: Int = 0
  subscript(default value: Int) -> Int {
    get {
      subscriptDefaultCallCount += 1
      subscriptDefaultArgsForCall.append(value)
      return subscriptDefaultReturnValue
    }
    set {
      subscriptDefaultSetCallCount += 1
      subscriptDefaultSetArgsForCall.append((value, newValue))
      subscriptDefaultReturnValue = newValue
    }
  }

  @safe nonisolated(unsafe) static var subscriptCallCount = 0
  @safe nonisolated(unsafe) static var subscriptArgsForCall: [String] = []
  @safe nonisolated(unsafe) static var subscriptSetCallCount = 0
  @safe nonisolated(unsafe) static var subscriptSetArgsForCall: [(name: String, newValue: Int)] = []
  @safe nonisolated(unsafe) static var subscriptReturnValue: Int = 0
  static subscript(static name: String) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(name)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((name, newValue))
      subscriptReturnValue = newValue
    }
  }
}

final class FakeDynamicMembers: DynamicMembers {
  init() {}

  var subscriptCallCount = 0
  var subscriptArgsForCall: [String] = []
  var subscriptReturnValue: Int = 0
  subscript(dynamicMember name: String) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(name)
      return subscriptReturnValue
    }
  }
}

final class FakeHardInitializers<Item>: HardInitializers {
  init() {}

  init?(_ text: String) throws {
  }

  init(item: Item) {
  }

  init<T: Hashable>(many values: [T]) {
  }

  init(then body: @escaping () -> Void) {
  }

  init(changing value: inout Int) {
  }

  init!(forced: Bool) {
  }

  var itemCallCount = 0
  var itemReturnValue: Item!
  var item: Item {
    get {
      itemCallCount += 1
      return itemReturnValue
    }
  }
}

final class FakeTypedAccessors: TypedAccessors {
  init() {}

  var laterCallCount = 0
  var laterReturnValue: Int = 0
  var later: Int {
    get async {
      laterCallCount += 1
      return laterReturnValue
    }
  }

  var failingCallCount = 0
  var failingError: CardError?
  var failingReturnValue: Int = 0
  var failing: Int {
    get throws(CardError) {
      failingCallCount += 1
      if let error = failingError { throw error }
      return failingReturnValue
    }
  }

  var bothCallCount = 0
  var bothError: CardError?
  var bothReturnValue: String = ""
  var both: String {
    get async throws(CardError) {
      bothCallCount += 1
      if let error = bothError { throw error }
      return bothReturnValue
    }
  }

  var fileCallCount = 0
  var fileReturnValue: (() -> File)!
  var file: File {
    get {
      fileCallCount += 1
      return fileReturnValue()
    }
  }

  @safe nonisolated(unsafe) static var waitingCallCount = 0
  @safe nonisolated(unsafe) static var waitingError: (any Error)?
  @safe nonisolated(unsafe) static var waitingReturnValue: Int = 0
  static var waiting: Int {
    get async throws {
      waitingCallCount += 1
      if let error = waitingError { throw error }
      return waitingReturnValue
    }
  }

  var earlyCallCount = 0
  var earlySetCallCount = 0
  var earlySetArgsForCall: [Int] = []
  var earlyReturnValue: Int = 0
  @available(*, deprecated, message: "ask later")
  var early: Int {
    get {
      earlyCallCount += 1
      return earlyReturnValue
    }
    set {
      earlySetCallCount += 1
      earlySetArgsForCall.append(newValue)
      earlyReturnValue = newValue
    }
  }
}
