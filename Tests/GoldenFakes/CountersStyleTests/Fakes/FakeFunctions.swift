// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakePlainFunctions: PlainFunctions {
  init() {}

  var nothingCallCount = 0
  func nothing() {
    nothingCallCount += 1
  }

  var oneCallCount = 0
  var oneArgsForCall: [Int] = []
  func one(_ amount: Int) {
    oneCallCount += 1
    oneArgsForCall.append(amount)
  }

  var labelledCallCount = 0
  var labelledArgsForCall: [(start: Int, end: Int)] = []
  var labelledReturnValue: Int = 0
  func labelled(from start: Int, to end: Int) -> Int {
    labelledCallCount += 1
    labelledArgsForCall.append((start, end))
    return labelledReturnValue
  }

  var sameCallCount = 0
  var sameArgsForCall: [(label: String, other: String)] = []
  func same(label: String, label other: String) {
    sameCallCount += 1
    sameArgsForCall.append((label, other))
  }

  var unnamedCallCount = 0
  var unnamedArgsForCall: [(argument1: Int, argument2: String)] = []
  func unnamed(_ argument1: Int, _ argument2: String) {
    unnamedCallCount += 1
    unnamedArgsForCall.append((argument1, argument2))
  }

  var resultCallCount = 0
  var resultReturnValue: String = ""
  func result() -> String {
    resultCallCount += 1
    return resultReturnValue
  }

  var ignoredCallCount = 0
  var ignoredReturnValue: Int = 0
  @discardableResult
  func ignored() -> Int {
    ignoredCallCount += 1
    return ignoredReturnValue
  }

  var tupleCallCount = 0
  var tupleReturnValue: (name: String, age: Int) = ("", 0)
  func tuple() -> (name: String, age: Int) {
    tupleCallCount += 1
    return tupleReturnValue
  }

  var optionalCallCount = 0
  var optionalArgsForCall: [String?] = []
  var optionalReturnValue: Receipt?
  func optional(_ name: String?) -> Receipt? {
    optionalCallCount += 1
    optionalArgsForCall.append(name)
    return optionalReturnValue
  }

  var defaultedCallCount = 0
  var defaultedReturnValue: [String: [Int]] = [:]
  func defaulted() -> [String: [Int]] {
    defaultedCallCount += 1
    return defaultedReturnValue
  }
}

final class FakeEffectfulFunctions: EffectfulFunctions {
  init() {}

  var waitsCallCount = 0
  func waits() async {
    waitsCallCount += 1
  }

  var throwingCallCount = 0
  var throwingError: (any Error)?
  var throwingReturnValue: Int = 0
  func throwing() throws -> Int {
    throwingCallCount += 1
    if let error = throwingError { throw error }
    return throwingReturnValue
  }

  var bothCallCount = 0
  var bothArgsForCall: [(amount: Int, name: String)] = []
  var bothError: (any Error)?
  var bothReturnValue: Receipt!
  func both(_ amount: Int, to name: String) async throws -> Receipt {
    bothCallCount += 1
    bothArgsForCall.append((amount, name))
    if let error = bothError { throw error }
    return bothReturnValue
  }

  var typedCallCount = 0
  var typedError: CardError?
  var typedReturnValue: Int = 0
  func typed() throws(CardError) -> Int {
    typedCallCount += 1
    if let error = typedError { throw error }
    return typedReturnValue
  }

  var typedAsyncCallCount = 0
  var typedAsyncArgsForCall: [Int] = []
  var typedAsyncError: CardError?
  func typedAsync(_ id: Int) async throws(CardError) {
    typedAsyncCallCount += 1
    typedAsyncArgsForCall.append(id)
    if let error = typedAsyncError { throw error }
  }

  var neverCallCount = 0
  var neverReturnValue: Int = 0
  func never() throws(Never) -> Int {
    neverCallCount += 1
    return neverReturnValue
  }

  var rethrowingCallCount = 0
  var rethrowingReturnValue: Int = 0
  func rethrowing(_ body: () throws -> Int) rethrows -> Int {
    rethrowingCallCount += 1
    return rethrowingReturnValue
  }

  var genericRethrowCallCount = 0
  var genericRethrowReturnValue: Int = 0
  func genericRethrow<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int {
    genericRethrowCallCount += 1
    return genericRethrowReturnValue
  }

  var rethrowingAsyncCallCount = 0
  func rethrowingAsync(_ body: () async throws -> Void) async rethrows {
    rethrowingAsyncCallCount += 1
  }
}

final class FakeClosureParameters: ClosureParameters {
  init() {}

  var escapingCallCount = 0
  var escapingArgsForCall: [(Int) -> Void] = []
  func escaping(_ done: @escaping (Int) -> Void) {
    escapingCallCount += 1
    escapingArgsForCall.append(done)
  }

  var optionalCallCount = 0
  var optionalArgsForCall: [((Int) -> Void)?] = []
  func optional(_ done: ((Int) -> Void)?) {
    optionalCallCount += 1
    optionalArgsForCall.append(done)
  }

  var sendableCallCount = 0
  var sendableArgsForCall: [@Sendable (Result<Int, any Error>) -> Void] = []
  func sendable(_ done: @escaping @Sendable (Result<Int, any Error>) -> Void) {
    sendableCallCount += 1
    sendableArgsForCall.append(done)
  }

  var mainActorCallCount = 0
  var mainActorArgsForCall: [@MainActor () -> Void] = []
  func mainActor(_ done: @escaping @MainActor () -> Void) {
    mainActorCallCount += 1
    mainActorArgsForCall.append(done)
  }

  var borrowedCallCount = 0
  func borrowed(_ body: (Int) -> Void) {
    borrowedCallCount += 1
  }

  var autoclosureCallCount = 0
  func autoclosure(_ message: @autoclosure () -> String) {
    autoclosureCallCount += 1
  }

  var escapingAutoclosureCallCount = 0
  func escapingAutoclosure(_ message: @autoclosure @escaping () -> String) {
    escapingAutoclosureCallCount += 1
  }

  var returningCallCount = 0
  var returningReturnValue: ((Int) -> String)!
  func returning() -> (Int) -> String {
    returningCallCount += 1
    return returningReturnValue
  }

  var nestedCallCount = 0
  var nestedReturnValue: Int = 0
  func nested(_ body: (() -> Void) -> Int) -> Int {
    nestedCallCount += 1
    return nestedReturnValue
  }

  var dictionaryCallCount = 0
  var dictionaryArgsForCall: [[String: () -> Void]] = []
  func dictionary(_ handlers: [String: () -> Void]) {
    dictionaryCallCount += 1
    dictionaryArgsForCall.append(handlers)
  }

  var conventionCallCount = 0
  func convention(_ body: @convention(block) (Int) -> Void) {
    conventionCallCount += 1
  }

  var asyncClosureCallCount = 0
  var asyncClosureArgsForCall: [() async throws -> Int] = []
  func asyncClosure(_ body: @escaping () async throws -> Int) async {
    asyncClosureCallCount += 1
    asyncClosureArgsForCall.append(body)
  }
}

final class FakePassedParameters: PassedParameters {
  init() {}

  var changeCallCount = 0
  var changeArgsForCall: [Int] = []
  func change(_ value: inout Int) {
    changeCallCount += 1
    changeArgsForCall.append(value)
  }

  var swapCallCount = 0
  var swapArgsForCall: [(a: String, b: [Int])] = []
  var swapReturnValue: Bool = false
  func swap(_ a: inout String, with b: inout [Int]) -> Bool {
    swapCallCount += 1
    swapArgsForCall.append((a, b))
    return swapReturnValue
  }

  var manyCallCount = 0
  var manyArgsForCall: [[Int]] = []
  var manyReturnValue: Int = 0
  func many(_ values: Int...) -> Int {
    manyCallCount += 1
    manyArgsForCall.append(values)
    return manyReturnValue
  }

  var manyNamedCallCount = 0
  var manyNamedArgsForCall: [(values: [String], separator: String)] = []
  func manyNamed(_ values: String..., separator: String) {
    manyNamedCallCount += 1
    manyNamedArgsForCall.append((values, separator))
  }

  var consumeCallCount = 0
  var consumeArgsForCall: [String] = []
  func consume(_ text: consuming String) {
    consumeCallCount += 1
    consumeArgsForCall.append(copy text)
  }

  var borrowCallCount = 0
  var borrowArgsForCall: [[Int]] = []
  var borrowReturnValue: Int = 0
  func borrow(_ text: borrowing [Int]) -> Int {
    borrowCallCount += 1
    borrowArgsForCall.append(copy text)
    return borrowReturnValue
  }

  var unwrappedCallCount = 0
  var unwrappedArgsForCall: [String?] = []
  var unwrappedReturnValue: Int?
  func unwrapped(_ text: String!) -> Int! {
    unwrappedCallCount += 1
    unwrappedArgsForCall.append(text)
    return unwrappedReturnValue
  }

  var sendingCallCount = 0
  var sendingArgsForCall: [Receipt] = []
  func sending(_ value: sending Receipt) async {
    sendingCallCount += 1
    sendingArgsForCall.append(value)
  }

  var metaCallCount = 0
  var metaArgsForCall: [(type: Int.Type, any: any Sendable.Type)] = []
  func meta(_ type: Int.Type, any: any Sendable.Type) {
    metaCallCount += 1
    metaArgsForCall.append((type, any))
  }

  var keyPathCallCount = 0
  var keyPathArgsForCall: [KeyPath<Receipt, Int>] = []
  func keyPath(_ path: KeyPath<Receipt, Int>) {
    keyPathCallCount += 1
    keyPathArgsForCall.append(path)
  }

  var arrayCallCount = 0
  var arrayArgsForCall: [(values: [Int?]?, matrix: [[Double]])] = []
  func array(_ values: [Int?]?, _ matrix: [[Double]]) {
    arrayCallCount += 1
    arrayArgsForCall.append((values, matrix))
  }
}

final class FakeNoncopyableParameters: NoncopyableParameters {
  init() {}

  var readCallCount = 0
  var readReturnValue: Int = 0
  func read(_ file: borrowing File) -> Int {
    readCallCount += 1
    return readReturnValue
  }

  var closeCallCount = 0
  func close(_ file: consuming File) {
    closeCallCount += 1
  }

  var updateCallCount = 0
  var updateError: (any Error)?
  func update(_ file: inout File) throws {
    updateCallCount += 1
    if let error = updateError { throw error }
  }

  var openCallCount = 0
  var openArgsForCall: [String] = []
  var openError: (any Error)?
  var openReturnValue: (() -> File)!
  func open(_ path: String) throws -> File {
    openCallCount += 1
    openArgsForCall.append(path)
    if let error = openError { throw error }
    return openReturnValue()
  }

  var storeCallCount = 0
  var storeArgsForCall: [String] = []
  func store<T: ~Copyable>(_ value: borrowing T, at key: String) {
    storeCallCount += 1
    storeArgsForCall.append(key)
  }

  var scanCallCount = 0
  var scanReturnValue: Int = 0
  func scan(_ bytes: Span<UInt8>) -> Int {
    scanCallCount += 1
    return scanReturnValue
  }
}

final class FakeOddNames: OddNames {
  init() {}

  var defaultCallCount = 0
  var defaultArgsForCall: [(place: Int, name: String)] = []
  func `default`(in place: Int, for name: String) {
    defaultCallCount += 1
    defaultArgsForCall.append((place, name))
  }

  var repeatCallCount = 0
  var repeatArgsForCall: [Int] = []
  func `repeat`(_ self_: Int) {
    repeatCallCount += 1
    repeatArgsForCall.append(self_)
  }

  var initsCallCount = 0
  var initsArgsForCall: [(init: Int, b: Int)] = []
  func inits(`init`: Int, `inout` b: Int) {
    initsCallCount += 1
    initsArgsForCall.append((`init`, b))
  }

  var callCallCount = 0
  var callArgsForCall: [(call: Int, storage: String, target: Bool)] = []
  func call(_ call: Int, storage: String, target: Bool) {
    callCallCount += 1
    callArgsForCall.append((call, storage, target))
  }

  var rawNameCallCount = 0
  var rawNameArgsForCall: [Int] = []
  func `raw name`(_ `a value`: Int) {
    rawNameCallCount += 1
    rawNameArgsForCall.append(`a value`)
  }

  var underscoreCallCount = 0
  var underscoreArgsForCall: [(place: Int, number: Int)] = []
  var underscoreReturnValue: Int = 0
  func underscore(`_` place: Int, _ number: Int) -> Int {
    underscoreCallCount += 1
    underscoreArgsForCall.append((place, number))
    return underscoreReturnValue
  }

  var underscoresCallCount = 0
  var underscoresArgsForCall: [Int] = []
  func underscores(`_` argument1: Int) {
    underscoresCallCount += 1
    underscoresArgsForCall.append(argument1)
  }

  var classCallCount = 0
  var classSetCallCount = 0
  var classSetArgsForCall: [String] = []
  var classReturnValue: String = ""
  var `class`: String {
    get {
      classCallCount += 1
      return classReturnValue
    }
    set {
      classSetCallCount += 1
      classSetArgsForCall.append(newValue)
      classReturnValue = newValue
    }
  }

  var inCallCount = 0
  var inReturnValue: Int = 0
  var `in`: Int {
    get {
      inCallCount += 1
      return inReturnValue
    }
  }

  var ünïcodeCallCount = 0
  var ünïcodeArgsForCall: [Int] = []
  func ünïcode(_ größe: Int) {
    ünïcodeCallCount += 1
    ünïcodeArgsForCall.append(größe)
  }

  var _underscoredCallCount = 0
  var _underscoredArgsForCall: [Int] = []
  func _underscored(_ _value: Int) {
    _underscoredCallCount += 1
    _underscoredArgsForCall.append(_value)
  }
}

final class FakeTakenNames: TakenNames {
  init() {}

  var storageCallCount = 0
  var storageReturnValue: String = ""
  var storage: String {
    get {
      storageCallCount += 1
      return storageReturnValue
    }
  }

  var stubCallCount = 0
  func stub() {
    stubCallCount += 1
  }

  var verifyCallCount = 0
  var verifyArgsForCall: [String] = []
  var verifyReturnValue: Bool = false
  func verify(_ name: String) -> Bool {
    verifyCallCount += 1
    verifyArgsForCall.append(name)
    return verifyReturnValue
  }

  var callsCallCount = 0
  var callsSetCallCount = 0
  var callsSetArgsForCall: [Int] = []
  var callsReturnValue: Int = 0
  var calls: Int {
    get {
      callsCallCount += 1
      return callsReturnValue
    }
    set {
      callsSetCallCount += 1
      callsSetArgsForCall.append(newValue)
      callsReturnValue = newValue
    }
  }
}

final class FakeOverloads: Overloads {
  init() {}

  var loadIntCallCount = 0
  var loadIntArgsForCall: [Int] = []
  func load(_ id: Int) {
    loadIntCallCount += 1
    loadIntArgsForCall.append(id)
  }

  var loadStringCallCount = 0
  var loadStringArgsForCall: [String] = []
  func load(_ name: String) {
    loadStringCallCount += 1
    loadStringArgsForCall.append(name)
  }

  var loadIdCallCount = 0
  var loadIdArgsForCall: [Int] = []
  func load(id: Int) {
    loadIdCallCount += 1
    loadIdArgsForCall.append(id)
  }

  var loadIdFastCallCount = 0
  var loadIdFastArgsForCall: [(id: Int, fast: Bool)] = []
  func load(id: Int, fast: Bool) {
    loadIdFastCallCount += 1
    loadIdFastArgsForCall.append((id, fast))
  }

  var valueReturningIntCallCount = 0
  var valueReturningIntReturnValue: Int = 0
  func value() -> Int {
    valueReturningIntCallCount += 1
    return valueReturningIntReturnValue
  }

  var valueReturningStringCallCount = 0
  var valueReturningStringReturnValue: String = ""
  func value() -> String {
    valueReturningStringCallCount += 1
    return valueReturningStringReturnValue
  }

  var valueIntReturningIntOptionalCallCount = 0
  var valueIntReturningIntOptionalArgsForCall: [Int] = []
  var valueIntReturningIntOptionalReturnValue: Int?
  func value(_ id: Int) -> Int? {
    valueIntReturningIntOptionalCallCount += 1
    valueIntReturningIntOptionalArgsForCall.append(id)
    return valueIntReturningIntOptionalReturnValue
  }

  var valueIntReturningStringArrayCallCount = 0
  var valueIntReturningStringArrayArgsForCall: [Int] = []
  var valueIntReturningStringArrayReturnValue: [String] = []
  func value(_ id: Int) -> [String] {
    valueIntReturningStringArrayCallCount += 1
    valueIntReturningStringArrayArgsForCall.append(id)
    return valueIntReturningStringArrayReturnValue
  }
}

final class FakeMixed: Mixed {
  init() {}

  @safe nonisolated(unsafe) static var questionQuestionCallCount = 0
  @safe nonisolated(unsafe) static var questionQuestionArgsForCall: [(one: FakeMixed, other: Any)] = []
  @safe nonisolated(unsafe) static var questionQuestionReturnValue: Any!
  static func ?? <Other>(one: FakeMixed, other: Other) -> Other {
    questionQuestionCallCount += 1
    questionQuestionArgsForCall.append((one, other))
    return questionQuestionReturnValue as! Other
  }

  @safe nonisolated(unsafe) static var operatorCallCount = 0
  @safe nonisolated(unsafe) static var operatorArgsForCall: [(one: FakeMixed, other: Any)] = []
  @safe nonisolated(unsafe) static var operatorReturnValue: Bool = false
  static func ∪ <Other>(one: FakeMixed, other: Other) -> Bool {
    operatorCallCount += 1
    operatorArgsForCall.append((one, other))
    return operatorReturnValue
  }

  @safe nonisolated(unsafe) static var lessSlashGreaterCallCount = 0
  @safe nonisolated(unsafe) static var lessSlashGreaterArgsForCall: [(one: FakeMixed, other: Int)] = []
  @safe nonisolated(unsafe) static var lessSlashGreaterReturnValue: FakeMixed!
  static func </> (one: FakeMixed, other: Int) -> FakeMixed {
    lessSlashGreaterCallCount += 1
    lessSlashGreaterArgsForCall.append((one, other))
    return lessSlashGreaterReturnValue
  }
}
