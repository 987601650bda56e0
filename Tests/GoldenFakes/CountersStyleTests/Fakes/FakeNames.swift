// Written by mimus-fake: changes made here are lost.

final class FakeOwnTypes: OwnTypes {
  init() {}

  var keepCallCount = 0
  var keepArgsForCall: [(storage: Storage, matcher: Matcher)] = []
  var keepReturnValue: Argument!
  func keep(_ storage: Storage, for matcher: Matcher) -> Argument {
    keepCallCount += 1
    keepArgsForCall.append((storage, matcher))
    return keepReturnValue
  }

  var mockCallCount = 0
  var mockSetCallCount = 0
  var mockSetArgsForCall: [Mock] = []
  var mockReturnValue: Mock!
  var mock: Mock {
    get {
      mockCallCount += 1
      return mockReturnValue
    }
    set {
      mockSetCallCount += 1
      mockSetArgsForCall.append(newValue)
      mockReturnValue = newValue
    }
  }
}

final class FakeOwnViews: OwnViews {
  init() {}

  var useCallCount = 0
  var useArgsForCall: [(stubs: Stubs, calls: Calls)] = []
  var useReturnValue: Verifications!
  func use(_ stubs: Stubs, _ calls: Calls) -> Verifications {
    useCallCount += 1
    useArgsForCall.append((stubs, calls))
    return useReturnValue
  }
}

final class FakeInnerNames: InnerNames {
  init() {}

  var targetCallCount = 0
  var targetSetCallCount = 0
  var targetSetArgsForCall: [Int] = []
  var targetReturnValue: Int = 0
  var target: Int {
    get {
      targetCallCount += 1
      return targetReturnValue
    }
    set {
      targetSetCallCount += 1
      targetSetArgsForCall.append(newValue)
      targetReturnValue = newValue
    }
  }

  var callCallCount = 0
  var callArgsForCall: [(call: Int, body: Int)] = []
  func call(_ call: Int, body: inout Int) {
    callCallCount += 1
    callArgsForCall.append((call, body))
  }

  var bodyCallCount = 0
  var bodyArgsForCall: [(target: Int, storage: String)] = []
  var bodyReturnValue: Int = 0
  func body(target: Int, storage: inout String) -> Int {
    bodyCallCount += 1
    bodyArgsForCall.append((target, storage))
    return bodyReturnValue
  }

  var isUnansweredCallCount = 0
  var isUnansweredArgsForCall: [Int] = []
  var isUnansweredReturnValue: Bool = false
  func isUnanswered(_ real: Int) -> Bool {
    isUnansweredCallCount += 1
    isUnansweredArgsForCall.append(real)
    return isUnansweredReturnValue
  }
}

final class FakeKeywordMembers: KeywordMembers {
  init() {}

  var initCallCount = 0
  var initReturnValue: Int = 0
  func `init`() -> Int {
    initCallCount += 1
    return initReturnValue
  }

  var selfCallCount = 0
  var selfArgsForCall: [Int] = []
  func `self`(_ `default`: Int) {
    selfCallCount += 1
    selfArgsForCall.append(`default`)
  }

  var Type_CallCount = 0
  var Type_ReturnValue: String = ""
  func `Type`() -> String {
    Type_CallCount += 1
    return Type_ReturnValue
  }

  var whereCallCount = 0
  var whereArgsForCall: [String] = []
  func `where`(where place: String) {
    whereCallCount += 1
    whereArgsForCall.append(place)
  }

  @safe nonisolated(unsafe) static var staticCallCount = 0
  @safe nonisolated(unsafe) static var staticReturnValue: Int = 0
  static func `static`() -> Int {
    staticCallCount += 1
    return staticReturnValue
  }
}

final class FakePropertyAndFunction: PropertyAndFunction {
  init() {}

  var countCallCount = 0
  var countReturnValue: Int = 0
  var count: Int {
    get {
      countCallCount += 1
      return countReturnValue
    }
  }

  var countStringCallCount = 0
  var countStringArgsForCall: [String] = []
  var countStringReturnValue: Int = 0
  func count(_ kind: String) -> Int {
    countStringCallCount += 1
    countStringArgsForCall.append(kind)
    return countStringReturnValue
  }

  var countOfCallCount = 0
  var countOfArgsForCall: [String] = []
  var countOfReturnValue: Int = 0
  func count(of kind: String) -> Int {
    countOfCallCount += 1
    countOfArgsForCall.append(kind)
    return countOfReturnValue
  }

  @safe nonisolated(unsafe) static var countCallCount = 0
  @safe nonisolated(unsafe) static var countReturnValue: Int = 0
  static var count: Int {
    get {
      countCallCount += 1
      return countReturnValue
    }
  }

  @safe nonisolated(unsafe) static var countOfCallCount = 0
  @safe nonisolated(unsafe) static var countOfArgsForCall: [String] = []
  @safe nonisolated(unsafe) static var countOfReturnValue: Int = 0
  static func count(of kind: String) -> Int {
    countOfCallCount += 1
    countOfArgsForCall.append(kind)
    return countOfReturnValue
  }
}

final class FakeEqualLabels: EqualLabels {
  init() {}

  var addCallCount = 0
  var addArgsForCall: [(argument1: Int, argument2: Int)] = []
  var addReturnValue: Int = 0
  func add(_ argument1: Int, _ argument2: Int) -> Int {
    addCallCount += 1
    addArgsForCall.append((argument1, argument2))
    return addReturnValue
  }

  var addValueValueCallCount = 0
  var addValueValueArgsForCall: [(value: Int, other: Int)] = []
  func add(value: Int, value other: Int) {
    addValueValueCallCount += 1
    addValueValueArgsForCall.append((value, other))
  }

  var voidCallCount = 0
  var voidArgsForCall: [Void] = []
  func void(_ nothing: Void) {
    voidCallCount += 1
    voidArgsForCall.append(nothing)
  }

  var manyCallCount = 0
  var manyArgsForCall:
    [(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, k: Int, l: Int, m: Int, n: Int)] =
      []
  func many(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int, _ j: Int, _ k: Int,
    _ l: Int, _ m: Int, _ n: Int
  ) {
    manyCallCount += 1
    manyArgsForCall.append((a, b, c, d, e, f, g, h, i, j, k, l, m, n))
  }
}

final class FakeStubNames<Value, Failure: Error, Arguments>: StubNames {
  init() {}

  var updateCallCount = 0
  var updateArgsForCall: [Value] = []
  var updateError: Failure?
  var updateReturnValue: Value!
  func update(_ value: inout Value) throws(Failure) -> Value {
    updateCallCount += 1
    updateArgsForCall.append(value)
    if let error = updateError { throw error }
    return updateReturnValue
  }

  var loadCallCount = 0
  var loadArgsForCall: [Arguments] = []
  var loadError: Failure?
  var loadReturnValue: Value!
  func load(_ arguments: Arguments) async throws(Failure) -> Value {
    loadCallCount += 1
    loadArgsForCall.append(arguments)
    if let error = loadError { throw error }
    return loadReturnValue
  }

  var valueCallCount = 0
  var valueSetCallCount = 0
  var valueSetArgsForCall: [Value] = []
  var valueReturnValue: Value!
  var value: Value {
    get {
      valueCallCount += 1
      return valueReturnValue
    }
    set {
      valueSetCallCount += 1
      valueSetArgsForCall.append(newValue)
      valueReturnValue = newValue
    }
  }
}

final class FakeTypeOverloads: TypeOverloads {
  init() {}

  var showStringCallCount = 0
  var showStringArgsForCall: [String] = []
  var showStringReturnValue: Int = 0
  func show(_ text: String) -> Int {
    showStringCallCount += 1
    showStringArgsForCall.append(text)
    return showStringReturnValue
  }

  var showIntCallCount = 0
  var showIntArgsForCall: [Int] = []
  var showIntReturnValue: Int = 0
  func show(_ number: Int) -> Int {
    showIntCallCount += 1
    showIntArgsForCall.append(number)
    return showIntReturnValue
  }

  var showIntArrayCallCount = 0
  var showIntArrayArgsForCall: [[Int]] = []
  var showIntArrayReturnValue: Int = 0
  func show(_ numbers: [Int]) -> Int {
    showIntArrayCallCount += 1
    showIntArrayArgsForCall.append(numbers)
    return showIntArrayReturnValue
  }

  var showStringOptionalCallCount = 0
  var showStringOptionalArgsForCall: [String?] = []
  var showStringOptionalReturnValue: Int = 0
  func show(_ text: String?) -> Int {
    showStringOptionalCallCount += 1
    showStringOptionalArgsForCall.append(text)
    return showStringOptionalReturnValue
  }

  var subscriptIntCallCount = 0
  var subscriptIntArgsForCall: [Int] = []
  var subscriptIntReturnValue: String = ""
  subscript(_ number: Int) -> String {
    get {
      subscriptIntCallCount += 1
      subscriptIntArgsForCall.append(number)
      return subscriptIntReturnValue
    }
  }

  var subscriptStringCallCount = 0
  var subscriptStringArgsForCall: [String] = []
  var subscriptStringReturnValue: String = ""
  subscript(_ text: String) -> String {
    get {
      subscriptStringCallCount += 1
      subscriptStringArgsForCall.append(text)
      return subscriptStringReturnValue
    }
  }
}

final class FakeResultOverloads: ResultOverloads {
  init() {}

  var readReturningIntCallCount = 0
  var readReturningIntReturnValue: Int = 0
  func read() -> Int {
    readReturningIntCallCount += 1
    return readReturningIntReturnValue
  }

  var readReturningStringCallCount = 0
  var readReturningStringReturnValue: String = ""
  func read() -> String {
    readReturningStringCallCount += 1
    return readReturningStringReturnValue
  }

  var readAtIntReturningIntCallCount = 0
  var readAtIntReturningIntArgsForCall: [Int] = []
  var readAtIntReturningIntReturnValue: Int = 0
  func read(at place: Int) -> Int {
    readAtIntReturningIntCallCount += 1
    readAtIntReturningIntArgsForCall.append(place)
    return readAtIntReturningIntReturnValue
  }

  var readAtIntReturningStringCallCount = 0
  var readAtIntReturningStringArgsForCall: [Int] = []
  var readAtIntReturningStringReturnValue: String = ""
  func read(at place: Int) -> String {
    readAtIntReturningStringCallCount += 1
    readAtIntReturningStringArgsForCall.append(place)
    return readAtIntReturningStringReturnValue
  }

  var readReturningIntArrayCallCount = 0
  var readReturningIntArrayReturnValue: [Int] = []
  func read() async -> [Int] {
    readReturningIntArrayCallCount += 1
    return readReturningIntArrayReturnValue
  }

  var subscriptStringReturningIntCallCount = 0
  var subscriptStringReturningIntArgsForCall: [String] = []
  var subscriptStringReturningIntSetCallCount = 0
  var subscriptStringReturningIntSetArgsForCall: [(key: String, newValue: Int)] = []
  var subscriptStringReturningIntReturnValue: Int = 0
  subscript(_ key: String) -> Int {
    get {
      subscriptStringReturningIntCallCount += 1
      subscriptStringReturningIntArgsForCall.append(key)
      return subscriptStringReturningIntReturnValue
    }
    set {
      subscriptStringReturningIntSetCallCount += 1
      subscriptStringReturningIntSetArgsForCall.append((key, newValue))
      subscriptStringReturningIntReturnValue = newValue
    }
  }

  var subscriptStringReturningStringCallCount = 0
  var subscriptStringReturningStringArgsForCall: [String] = []
  var subscriptStringReturningStringSetCallCount = 0
  var subscriptStringReturningStringSetArgsForCall: [(key: String, newValue: String)] = []
  var subscriptStringReturningStringReturnValue: String = ""
  subscript(_ key: String) -> String {
    get {
      subscriptStringReturningStringCallCount += 1
      subscriptStringReturningStringArgsForCall.append(key)
      return subscriptStringReturningStringReturnValue
    }
    set {
      subscriptStringReturningStringSetCallCount += 1
      subscriptStringReturningStringSetArgsForCall.append((key, newValue))
      subscriptStringReturningStringReturnValue = newValue
    }
  }
}

final class FakeKeywordLabels: KeywordLabels {
  init() {}

  var setCallCount = 0
  var setArgsForCall: [(`let`: Int, `var`: Int, x: String)] = []
  var setReturnValue: Int = 0
  func set(`let`: Int, `var`: Int, `inout` x: String) -> Int {
    setCallCount += 1
    setArgsForCall.append((`let`, `var`, x))
    return setReturnValue
  }
}

extension Vault {
  final class FakeError: Error, @unchecked Swift.Sendable {
    init() {}
  }
}

extension Vault {
  final class FakeGuarded: Guarded, @unchecked Swift.Sendable {
    init() {}

    var liftCallCount = 0
    var liftArgsForCall: [(weight: UInt, label: String)] = []
    var liftError: (any Swift.Error)?
    var liftReturnValue: Result!
    func lift(_ weight: UInt, with label: String) throws -> Result {
      liftCallCount += 1
      liftArgsForCall.append((weight, label))
      if let error = liftError { throw error }
      return liftReturnValue
    }

    var weighCallCount = 0
    var weighReturnValue: Bool!
    func weigh(_ body: (UInt) -> Bool) -> Bool {
      weighCallCount += 1
      return weighReturnValue
    }

    var stateCallCount = 0
    var stateSetCallCount = 0
    var stateSetArgsForCall: [Result] = []
    var stateReturnValue: Result!
    var state: Result {
      get {
        stateCallCount += 1
        return stateReturnValue
      }
      set {
        stateSetCallCount += 1
        stateSetArgsForCall.append(newValue)
        stateReturnValue = newValue
      }
    }

    var lockCallCount = 0
    func lock() {
      lockCallCount += 1
    }

    var emptyCallCount = 0
    var emptyReturnValue: Void!
    func empty(by hand: () -> Void) -> Void {
      emptyCallCount += 1
      return emptyReturnValue
    }

    var openCallCount = 0
    var openReturnValue: Never!
    func open() -> Never {
      openCallCount += 1
      return openReturnValue
    }

    var subscriptCallCount = 0
    var subscriptArgsForCall: [UInt] = []
    var subscriptSetCallCount = 0
    var subscriptSetArgsForCall: [(number: UInt, newValue: Void)] = []
    var subscriptReturnValue: Void!
    subscript(_ number: UInt) -> Void {
      get {
        subscriptCallCount += 1
        subscriptArgsForCall.append(number)
        return subscriptReturnValue
      }
      set {
        subscriptSetCallCount += 1
        subscriptSetArgsForCall.append((number, newValue))
        subscriptReturnValue = newValue
      }
    }

    static func == (one: FakeGuarded, other: FakeGuarded) -> Swift.Bool {
      one === other
    }

    static func < (one: FakeGuarded, other: FakeGuarded) -> Swift.Bool {
      Swift.ObjectIdentifier(one) < Swift.ObjectIdentifier(other)
    }

    func hash(into hasher: inout Swift.Hasher) {
      hasher.combine(Swift.ObjectIdentifier(self))
    }

    var description: Swift.String { "FakeGuarded" }
  }
}

extension Vault {
  final class FakeSafe: Safe {
    var lockCallCount = 0
    override func lock() {
      lockCallCount += 1
    }

    var emptyCallCount = 0
    var emptyError: (any Swift.Error)?
    var emptyReturnValue: Void!
    override func empty() throws -> Void {
      emptyCallCount += 1
      if let error = emptyError { throw error }
      return emptyReturnValue
    }

    var depthCallCount = 0
    var depthSetCallCount = 0
    var depthSetArgsForCall: [Void] = []
    var depthReturnValue: Void!
    override var depth: Void {
      get {
        depthCallCount += 1
        return depthReturnValue
      }
      set {
        depthSetCallCount += 1
        depthSetArgsForCall.append(newValue)
        depthReturnValue = newValue
      }
    }
  }
}

final class FakeKinds: Kinds {
  init() {}

  var Type_CallCount = 0
  var Type_ReturnValue: Int = 0
  var `Type`: Int {
    get {
      Type_CallCount += 1
      return Type_ReturnValue
    }
  }

  var Protocol_CallCount = 0
  var Protocol_SetCallCount = 0
  var Protocol_SetArgsForCall: [Int] = []
  var Protocol_ReturnValue: Int = 0
  var `Protocol`: Int {
    get {
      Protocol_CallCount += 1
      return Protocol_ReturnValue
    }
    set {
      Protocol_SetCallCount += 1
      Protocol_SetArgsForCall.append(newValue)
      Protocol_ReturnValue = newValue
    }
  }

  var SelfCallCount = 0
  var SelfArgsForCall: [Int] = []
  var SelfReturnValue: Int = 0
  func `Self`(_ Type: Int) -> Int {
    SelfCallCount += 1
    SelfArgsForCall.append(Type)
    return SelfReturnValue
  }
}

final class FakeConversions: Conversions {
  init() {}

  var IntCallCount = 0
  var IntSetCallCount = 0
  var IntSetArgsForCall: [Int] = []
  var IntReturnValue: Int = 0
  var Int: Int {
    get {
      IntCallCount += 1
      return IntReturnValue
    }
    set {
      IntSetCallCount += 1
      IntSetArgsForCall.append(newValue)
      IntReturnValue = newValue
    }
  }

  var StringCallCount = 0
  var StringArgsForCall: [Int] = []
  var StringReturnValue: String = ""
  func String(_ number: Int) -> String {
    StringCallCount += 1
    StringArgsForCall.append(number)
    return StringReturnValue
  }

  var convertCallCount = 0
  var convertReturnValue: Int = 0
  func convert() -> Int {
    convertCallCount += 1
    return convertReturnValue
  }
}

extension Nouns {
  final class FakeStubs: Stubs {
    init() {}

    var noteCallCount = 0
    var noteArgsForCall: [Int] = []
    var noteReturnValue: Int = 0
    func note(_ number: Int) -> Int {
      noteCallCount += 1
      noteArgsForCall.append(number)
      return noteReturnValue
    }
  }
}

extension Nouns {
  final class FakeVerifications: Verifications {
    init() {}

    var latestCallCount = 0
    var latestReturnValue: (any Calls)!
    var latest: any Calls {
      get {
        latestCallCount += 1
        return latestReturnValue
      }
    }
  }
}

extension Nouns {
  final class FakeCalls: Calls {
    init() {}

    var countCallCount = 0
    var countArgsForCall: [Int] = []
    var countReturnValue: (any Stubs)!
    func count(_ number: Int) -> any Stubs {
      countCallCount += 1
      countArgsForCall.append(number)
      return countReturnValue
    }
  }
}

final class FakeMade: Made {
  init() {}

  var makeCallCount = 0
  var makeArgsForCall: [Any] = []
  var makeReturnValue: Any?
  func make<Made>(_ type: Made.Type) -> Made? {
    makeCallCount += 1
    makeArgsForCall.append(type)
    return makeReturnValue as? Made
  }
}

final class FakeBorrowing: Borrowing {
  init() {}

  var lendCallCount = 0
  var lendArgsForCall: [Any] = []
  var lendReturnValue: Any!
  func lend<storage_>(_ item: storage_) -> storage_ {
    lendCallCount += 1
    lendArgsForCall.append(item)
    return lendReturnValue as! storage_
  }

  var swapCallCount = 0
  var swapArgsForCall: [(item: Any, other: Any)] = []
  var swapReturnValue: Any!
  func swap<target_, call_>(_ item: target_, for other: call_) -> call_ {
    swapCallCount += 1
    swapArgsForCall.append((item, other))
    return swapReturnValue as! call_
  }

  var nameCallCount = 0
  var nameArgsForCall: [(item: Any, owner: Any)] = []
  var nameReturnValue: Int = 0
  func name<Mimus_, Swift_>(_ item: Mimus_, of owner: Swift_) -> Int {
    nameCallCount += 1
    nameArgsForCall.append((item, owner))
    return nameReturnValue
  }
}

final class FakePapers: Papers {
  init() {}

  var StubsCallCount = 0
  var StubsReturnValue: Int = 0
  var Stubs: Int {
    get {
      StubsCallCount += 1
      return StubsReturnValue
    }
  }

  var CallsCallCount = 0
  var CallsReturnValue: Int = 0
  func Calls() -> Int {
    CallsCallCount += 1
    return CallsReturnValue
  }

  @safe nonisolated(unsafe) static var VerificationsCallCount = 0
  @safe nonisolated(unsafe) static var VerificationsReturnValue: String = ""
  static var Verifications: String {
    get {
      VerificationsCallCount += 1
      return VerificationsReturnValue
    }
  }
}

final class FakeTollgate: Tollgate {
  init() {}

  var priceCallCount = 0
  var priceArgsForCall: [Int] = []
  var priceReturnValue: Tariff!
  func price(Tariff Tariff_: Int) -> Tariff {
    priceCallCount += 1
    priceArgsForCall.append(Tariff_)
    return priceReturnValue
  }

  var countCallCount = 0
  var countArgsForCall: [Swift.Int] = []
  var countReturnValue: Int = 0
  func count(Int Int_: Swift.Int) -> Int {
    countCallCount += 1
    countArgsForCall.append(Int_)
    return countReturnValue
  }

  var edgeCallCount = 0
  var edgeArgsForCall: [Int] = []
  var edgeReturnValue: Zone.Edge!
  func edge(Zone Zone_: Int) -> Zone.Edge {
    edgeCallCount += 1
    edgeArgsForCall.append(Zone_)
    return edgeReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: Tariff!
  subscript(_ Tariff_: Int) -> Tariff {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(Tariff_)
      return subscriptReturnValue
    }
  }
}

final class FakePlumb<Plumb_: Hashable, Tariff>: Plumb {
  typealias Plumb = Plumb_

  init() {}

  var readCallCount = 0
  var readArgsForCall: [Set<Plumb>] = []
  var readReturnValue: Plumb!
  func read(_ gauges: Set<Plumb>) -> Plumb {
    readCallCount += 1
    readArgsForCall.append(gauges)
    return readReturnValue
  }
}

final class FakeSundial<Shown: Plumb, Tollgate>: Sundial {
  init() {}

  var showCallCount = 0
  var showArgsForCall: [(value: Shown.Tariff, gauge: Shown.Plumb)] = []
  var showReturnValue: [Tollgate] = []
  func show(_ value: Shown.Tariff, _ gauge: Shown.Plumb) -> [Tollgate] {
    showCallCount += 1
    showArgsForCall.append((value, gauge))
    return showReturnValue
  }
}

final class FakeTollbooth<Tollgate>: Tollbooth {
  init() {}

  var gateCallCount = 0
  var gateReturnValue: Tollgate!
  var gate: Tollgate {
    get {
      gateCallCount += 1
      return gateReturnValue
    }
  }
}

final class FakeBridgeTollbooth<Bridge: Tollbooth>: BridgeTollbooth {
  init() {}

  var gateCallCount = 0
  var gateReturnValue: Bridge.Tollgate!
  var gate: Bridge.Tollgate {
    get {
      gateCallCount += 1
      return gateReturnValue
    }
  }
}

final class FakeChores: Chores {
  init() {}

  var finishCallCount = 0
  var finishArgsForCall:
    [(await: Int, unsafe: Int, yield: Int, copy: Int, consume: Int, each: Int, any: Int, then: Int)] = []
  var finishReturnValue: Int = 0
  func finish(
    `await`: Int, `unsafe`: Int, _ yield: Int, copy: Int, consume: Int, each: Int, any: Int, then: Int
  ) -> Int {
    finishCallCount += 1
    finishArgsForCall.append((`await`, `unsafe`, yield, copy, consume, each, any, then))
    return finishReturnValue
  }

  var changeCallCount = 0
  var changeArgsForCall: [Int] = []
  func change(`await`: inout Int, `unsafe`: () -> Int) {
    changeCallCount += 1
    changeArgsForCall.append(`await`)
  }

  var nameCallCount = 0
  var nameArgsForCall: [(Any_: Int, Self_: Int)] = []
  var nameReturnValue: Int = 0
  func name(_ Any_: Int, of Self_: Int) -> Int {
    nameCallCount += 1
    nameArgsForCall.append((Any_, Self_))
    return nameReturnValue
  }

  var awaitCallCount = 0
  var awaitArgsForCall: [Int] = []
  var awaitReturnValue: Int = 0
  func `await`(_ `unsafe`: Int) -> Int {
    awaitCallCount += 1
    awaitArgsForCall.append(`unsafe`)
    return awaitReturnValue
  }

  var unsafeCallCount = 0
  var unsafeSetCallCount = 0
  var unsafeSetArgsForCall: [Int] = []
  var unsafeReturnValue: Int = 0
  var `unsafe`: Int {
    get {
      unsafeCallCount += 1
      return unsafeReturnValue
    }
    set {
      unsafeSetCallCount += 1
      unsafeSetArgsForCall.append(newValue)
      unsafeReturnValue = newValue
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(await: Int, newValue: Int)] = []
  var subscriptReturnValue: Int = 0
  subscript(_ `await`: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(`await`)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((`await`, newValue))
      subscriptReturnValue = newValue
    }
  }
}

final class FakeBlanks: Blanks {
  init() {}

  var _CallCount = 0
  var _SetCallCount = 0
  var _SetArgsForCall: [Int] = []
  var _ReturnValue: Int = 0
  var `_`: Int {
    get {
      _CallCount += 1
      return _ReturnValue
    }
    set {
      _SetCallCount += 1
      _SetArgsForCall.append(newValue)
      _ReturnValue = newValue
    }
  }

  var _IntCallCount = 0
  var _IntArgsForCall: [Int] = []
  var _IntReturnValue: Int = 0
  func `_`(_ count: Int) -> Int {
    _IntCallCount += 1
    _IntArgsForCall.append(count)
    return _IntReturnValue
  }
}
