// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeLockStore<Lock: Identifiable, Number: Hashable>: LockStore where Lock.ID == Number {
  init() {}

  var findCallCount = 0
  var findArgsForCall: [Number] = []
  var findReturnValue: Lock?
  func find(_ number: Number) -> Lock? {
    findCallCount += 1
    findArgsForCall.append(number)
    return findReturnValue
  }
}

final class FakePadlockStore: PadlockStore {
  typealias Lock = Padlock
  typealias Number = Lock.ID

  init() {}

  var findCallCount = 0
  var findArgsForCall: [Number] = []
  var findReturnValue: Lock?
  func find(_ number: Number) -> Lock? {
    findCallCount += 1
    findArgsForCall.append(number)
    return findReturnValue
  }
}

final class FakeKeyedLockStore<Number: Hashable, Lock: Identifiable>: KeyedLockStore where Number == Lock.ID {
  init() {}

  var openCallCount = 0
  var openArgsForCall: [Number] = []
  var openReturnValue: Lock?
  func open(_ number: Number) -> Lock? {
    openCallCount += 1
    openArgsForCall.append(number)
    return openReturnValue
  }
}

final class FakeKeyedPadlockStore: KeyedPadlockStore {
  typealias Number = Lock.ID
  typealias Lock = Padlock

  init() {}

  var openCallCount = 0
  var openArgsForCall: [Number] = []
  var openReturnValue: Lock?
  func open(_ number: Number) -> Lock? {
    openCallCount += 1
    openArgsForCall.append(number)
    return openReturnValue
  }
}

final class FakeKeyCutting<Blank, CutKey>: KeyCutting {
  init() {}
}

final class FakeKeyCutter<Blank, Cutting: KeyCutting>: KeyCutter where Cutting.Blank == Blank {
  init() {}

  var cutCallCount = 0
  var cutArgsForCall: [(blank: Blank, cutting: Cutting)] = []
  func cut(_ blank: Blank, by cutting: Cutting) {
    cutCallCount += 1
    cutArgsForCall.append((blank, cutting))
  }
}

final class FakeCountingKeyCutter<Blank, Cutting: KeyCutting>: CountingKeyCutter where Cutting.Blank == Blank {
  init() {}

  var cutCallCount = 0
  var cutArgsForCall: [(blank: Blank, cutting: Cutting)] = []
  func cut(_ blank: Blank, by cutting: Cutting) {
    cutCallCount += 1
    cutArgsForCall.append((blank, cutting))
  }

  var countCallCount = 0
  var countArgsForCall: [Blank] = []
  var countReturnValue: Int = 0
  func count(_ blank: Blank) -> Int {
    countCallCount += 1
    countArgsForCall.append(blank)
    return countReturnValue
  }
}

final class FakeBrassKeyCutter: BrassKeyCutter {
  typealias Blank = Cutting.Blank
  typealias Cutting = BrassCutting

  init() {}

  var cutCallCount = 0
  var cutArgsForCall: [(blank: Blank, cutting: Cutting)] = []
  func cut(_ blank: Blank, by cutting: Cutting) {
    cutCallCount += 1
    cutArgsForCall.append((blank, cutting))
  }

  var countCallCount = 0
  var countArgsForCall: [Blank] = []
  var countReturnValue: Int = 0
  func count(_ blank: Blank) -> Int {
    countCallCount += 1
    countArgsForCall.append(blank)
    return countReturnValue
  }
}

final class FakeLockListener<Event>: LockListener {
  init() {}

  var listenCallCount = 0
  var listenArgsForCall: [(Event) -> Void] = []
  func listen(_ handler: @escaping (Event) -> Void) {
    listenCallCount += 1
    listenArgsForCall.append(handler)
  }

  var allCallCount = 0
  var allReturnValue: [Event] = []
  func all() -> [Event] {
    allCallCount += 1
    return allReturnValue
  }

  var passCallCount = 0
  var passArgsForCall: [(event: Event, next: @Sendable (Event) async throws -> Int)] = []
  var passError: (any Error)?
  var passReturnValue: Int = 0
  func pass(_ event: Event, to next: @escaping @Sendable (Event) async throws -> Int) async throws -> Int {
    passCallCount += 1
    passArgsForCall.append((event, next))
    if let error = passError { throw error }
    return passReturnValue
  }
}

final class FakeTurnListener: TurnListener {
  typealias Event = Spin

  init() {}

  var listenCallCount = 0
  var listenArgsForCall: [(Spin) -> Void] = []
  func listen(_ handler: @escaping (Spin) -> Void) {
    listenCallCount += 1
    listenArgsForCall.append(handler)
  }

  var allCallCount = 0
  var allReturnValue: [Spin] = []
  func all() -> [Spin] {
    allCallCount += 1
    return allReturnValue
  }

  var passCallCount = 0
  var passArgsForCall: [(event: Spin, next: @Sendable (Spin) async throws -> Int)] = []
  var passError: (any Error)?
  var passReturnValue: Int = 0
  func pass(_ event: Spin, to next: @escaping @Sendable (Spin) async throws -> Int) async throws -> Int {
    passCallCount += 1
    passArgsForCall.append((event, next))
    if let error = passError { throw error }
    return passReturnValue
  }
}

final class FakeTurnCounter<Turns: Sequence>: TurnCounter where Turns.Element == Int {
  init() {}

  var firstCallCount = 0
  var firstArgsForCall: [Turns] = []
  var firstReturnValue: Turns.Element!
  func first(of turns: Turns) -> Turns.Element {
    firstCallCount += 1
    firstArgsForCall.append(turns)
    return firstReturnValue
  }
}

final class FakeWholeTurnCounter<Turns: Sequence>: WholeTurnCounter where Turns.Element == Int {
  init() {}

  var firstCallCount = 0
  var firstArgsForCall: [Turns] = []
  var firstReturnValue: Int = 0
  func first(of turns: Turns) -> Int {
    firstCallCount += 1
    firstArgsForCall.append(turns)
    return firstReturnValue
  }
}

final class FakeLocksmith: Locksmith {
  init() {}

  var labelOfCallCount = 0
  var labelOfArgsForCall: [Int] = []
  var labelOfReturnValue: String?
  func label(of number: Int) -> String? {
    labelOfCallCount += 1
    labelOfArgsForCall.append(number)
    return labelOfReturnValue
  }

  var labelOfAsyncCallCount = 0
  var labelOfAsyncArgsForCall: [Int] = []
  var labelOfAsyncReturnValue: String?
  func label(of number: Int) async -> String? {
    labelOfAsyncCallCount += 1
    labelOfAsyncArgsForCall.append(number)
    return labelOfAsyncReturnValue
  }

  var failureAmongCallCount = 0
  var failureAmongArgsForCall: [[String: Int]] = []
  var failureAmongReturnValue: (any Error)?
  func failure(among counts: [String: Int]) -> (any Error)? {
    failureAmongCallCount += 1
    failureAmongArgsForCall.append(counts)
    return failureAmongReturnValue
  }

  var failureAmongAsyncCallCount = 0
  var failureAmongAsyncArgsForCall: [[String: Int]] = []
  var failureAmongAsyncError: (any Error)?
  var failureAmongAsyncReturnValue: (any Error)?
  func failure(among counts: [String: Int]) async throws -> (any Error)? {
    failureAmongAsyncCallCount += 1
    failureAmongAsyncArgsForCall.append(counts)
    if let error = failureAmongAsyncError { throw error }
    return failureAmongAsyncReturnValue
  }

  var waitCallCount = 0
  var waitArgsForCall: [TimeInterval] = []
  func wait(_ seconds: TimeInterval) {
    waitCallCount += 1
    waitArgsForCall.append(seconds)
  }
}

final class FakePatientLocksmith: PatientLocksmith {
  init() {}

  var labelOfCallCount = 0
  var labelOfArgsForCall: [Int] = []
  var labelOfReturnValue: String?
  func label(of number: Int) -> String? {
    labelOfCallCount += 1
    labelOfArgsForCall.append(number)
    return labelOfReturnValue
  }

  var labelOfAsyncCallCount = 0
  var labelOfAsyncArgsForCall: [Int] = []
  var labelOfAsyncReturnValue: String?
  func label(of number: Int) async -> String? {
    labelOfAsyncCallCount += 1
    labelOfAsyncArgsForCall.append(number)
    return labelOfAsyncReturnValue
  }

  var failureAmongCallCount = 0
  var failureAmongArgsForCall: [[String: Int]] = []
  var failureAmongReturnValue: (any Error)?
  func failure(among counts: [String: Int]) -> (any Error)? {
    failureAmongCallCount += 1
    failureAmongArgsForCall.append(counts)
    return failureAmongReturnValue
  }

  var failureAmongAsyncCallCount = 0
  var failureAmongAsyncArgsForCall: [[String: Int]] = []
  var failureAmongAsyncError: (any Error)?
  var failureAmongAsyncReturnValue: (any Error)?
  func failure(among counts: [String: Int]) async throws -> (any Error)? {
    failureAmongAsyncCallCount += 1
    failureAmongAsyncArgsForCall.append(counts)
    if let error = failureAmongAsyncError { throw error }
    return failureAmongAsyncReturnValue
  }

  var waitCallCount = 0
  var waitArgsForCall: [Double] = []
  func wait(_ seconds: Double) {
    waitCallCount += 1
    waitArgsForCall.append(seconds)
  }
}

final class FakeLockMaker<Made>: LockMaker {
  init() {}

  var makeCallCount = 0
  var makeArgsForCall: [Made] = []
  var makeReturnValue: Made!
  func make(_ made: Made) async -> Made {
    makeCallCount += 1
    makeArgsForCall.append(made)
    return makeReturnValue
  }
}

final class FakePadlockMaker: PadlockMaker {
  typealias Made = Padlock

  init() {}

  var makeAsyncCallCount = 0
  var makeAsyncArgsForCall: [Padlock] = []
  var makeAsyncReturnValue: Padlock!
  func make(_ made: Padlock) async -> Padlock {
    makeAsyncCallCount += 1
    makeAsyncArgsForCall.append(made)
    return makeAsyncReturnValue
  }

  var makeCallCount = 0
  var makeArgsForCall: [Padlock] = []
  var makeReturnValue: Padlock!
  func make(_ made: Padlock) -> Padlock {
    makeCallCount += 1
    makeArgsForCall.append(made)
    return makeReturnValue
  }
}

extension LockShop {
  final class FakeLatch: Latch {
    init() {}

    var liftCallCount = 0
    func lift() {
      liftCallCount += 1
    }
  }
}

extension Smithy {
  final class FakeBolt: Bolt {
    init() {}

    var drawCallCount = 0
    func draw() {
      drawCallCount += 1
    }
  }
}

extension Smithy.Bench {
  final class FakeToolRack: ToolRack {
    init() {}

    var keepCallCount = 0
    var keepArgsForCall: [Any] = []
    var keepReturnValue: Any!
    func keep<Tool>(_ tool: Tool) -> Tool {
      keepCallCount += 1
      keepArgsForCall.append(tool)
      return keepReturnValue as! Tool
    }
  }
}

final class FakeLockHandler: LockHandler {
  init() {}

  var handleCallCount = 0
  var handleReturnValue: LockShop.Maybe = nil
  func handle(_ handler: LockShop.Bell) -> LockShop.Maybe {
    handleCallCount += 1
    return handleReturnValue
  }
}

final class FakeLockOpener: LockOpener {
  init() {}

  var liftCallCount = 0
  func lift() {
    liftCallCount += 1
  }

  var drawCallCount = 0
  func draw() {
    drawCallCount += 1
  }

  var chooseCallCount = 0
  var chooseArgsForCall: [any LockShop.Opener] = []
  func choose(_ opener: any LockShop.Opener) {
    chooseCallCount += 1
    chooseArgsForCall.append(opener)
  }
}

final class FakeLockActions: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: LockActions {
    LockActions(
      lock: { self.lock() }
    )
  }

  var lockCallCount = 0
  func lock() {
    lockCallCount += 1
  }
}

final class FakeDescribing: Describing {
  init() {}

  @safe nonisolated(unsafe) static var descriptionCallCount = 0
  @safe nonisolated(unsafe) static var descriptionReturnValue: String = ""
  static var description: String {
    get {
      descriptionCallCount += 1
      return descriptionReturnValue
    }
  }

  var description: String { "FakeDescribing" }
}

final class FakeSalting: Salting {
  init() {}

  var hashCallCount = 0
  var hashArgsForCall: [(hasher: Hasher, salt: Int)] = []
  func hash(into hasher: inout Hasher, salt: Int) {
    hashCallCount += 1
    hashArgsForCall.append((hasher, salt))
  }

  static func == (one: FakeSalting, other: FakeSalting) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

final class FakeWeighing: Weighing {
  init() {}

  @safe nonisolated(unsafe) static var lessCallCount = 0
  @safe nonisolated(unsafe) static var lessArgsForCall: [(one: FakeWeighing, other: Int)] = []
  @safe nonisolated(unsafe) static var lessReturnValue: Bool = false
  static func < (one: FakeWeighing, other: Int) -> Bool {
    lessCallCount += 1
    lessArgsForCall.append((one, other))
    return lessReturnValue
  }

  static func == (one: FakeWeighing, other: FakeWeighing) -> Bool {
    one === other
  }

  static func < (one: FakeWeighing, other: FakeWeighing) -> Bool {
    ObjectIdentifier(one) < ObjectIdentifier(other)
  }
}

final class FakeDebugging: Debugging {
  init() {}

  var debugDescriptionCallCount = 0
  var debugDescriptionSetCallCount = 0
  var debugDescriptionSetArgsForCall: [String] = []
  var debugDescriptionReturnValue: String = ""
  var debugDescription: String {
    get {
      debugDescriptionCallCount += 1
      return debugDescriptionReturnValue
    }
    set {
      debugDescriptionSetCallCount += 1
      debugDescriptionSetArgsForCall.append(newValue)
      debugDescriptionReturnValue = newValue
    }
  }
}

final class FakeRotatingDial: RotatingDial {
  init() {}

  var rotateCallCount = 0
  var rotateArgsForCall: [Int] = []
  func rotate(_ turn: Int) {
    rotateCallCount += 1
    rotateArgsForCall.append(turn)
  }
}

final class FakeDialSealing: DialSealing {
  init() {}

  var sealCallCount = 0
  var sealError: StrongRoom.Never?
  var sealReturnValue: Int = 0
  func seal() throws(StrongRoom.Never) -> Int {
    sealCallCount += 1
    if let error = sealError { throw error }
    return sealReturnValue
  }
}
