// Written by mimus-fake: changes made here are lost.

final class FakeRoster<Row: Identifiable>: Roster {
  init() {}

  var rowCallCount = 0
  var rowArgsForCall: [Row.ID] = []
  var rowReturnValue: Row?
  func row(_ id: Row.ID) -> Row? {
    rowCallCount += 1
    rowArgsForCall.append(id)
    return rowReturnValue
  }
}

final class FakeTextRoster<Row: Identifiable>: TextRoster where Row.ID == String {
  init() {}

  var rowCallCount = 0
  var rowArgsForCall: [Row.ID] = []
  var rowReturnValue: Row?
  func row(_ id: Row.ID) -> Row? {
    rowCallCount += 1
    rowArgsForCall.append(id)
    return rowReturnValue
  }

  var closeCallCount = 0
  var closeReturnValue: Int = 0
  func close() -> Int {
    closeCallCount += 1
    return closeReturnValue
  }
}

final class FakeFurnace<Fuel>: Furnace {
  init() {}

  var burnCallCount = 0
  var burnArgsForCall: [Fuel] = []
  var burnReturnValue: [Fuel] = []
  func burn(_ fuel: Fuel, then: (Fuel) -> Void) -> [Fuel] {
    burnCallCount += 1
    burnArgsForCall.append(fuel)
    return burnReturnValue
  }

  var refillCallCount = 0
  var refillReturnValue: Fuel?
  func refill() -> Fuel? {
    refillCallCount += 1
    return refillReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Fuel] = []
  var subscriptReturnValue: Int = 0
  subscript(_ fuel: Fuel) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(fuel)
      return subscriptReturnValue
    }
  }
}

final class FakeCoalFurnace: CoalFurnace {
  typealias Fuel = Int

  init() {}

  var burnCallCount = 0
  var burnArgsForCall: [Int] = []
  var burnReturnValue: [Int] = []
  func burn(_ fuel: Int, then: (Int) -> Void) -> [Int] {
    burnCallCount += 1
    burnArgsForCall.append(fuel)
    return burnReturnValue
  }

  var refillCallCount = 0
  var refillReturnValue: Fuel?
  func refill() -> Fuel? {
    refillCallCount += 1
    return refillReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: Int = 0
  subscript(_ fuel: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(fuel)
      return subscriptReturnValue
    }
  }
}

extension Harvest {
  final class FakeBarn: Barn {
    init() {}

    var storeCallCount = 0
    var storeArgsForCall: [Grain] = []
    var storeReturnValue: Grain?
    func store(_ grain: Grain) -> Grain? {
      storeCallCount += 1
      storeArgsForCall.append(grain)
      return storeReturnValue
    }

    var reapCallCount = 0
    func reap(_ reaper: Reaper) {
      reapCallCount += 1
    }
  }
}

extension Harvest {
  final class FakeMill: Mill {
    var grindCallCount = 0
    var grindArgsForCall: [Grain] = []
    var grindReturnValue: Grain?
    override func grind(_ grain: Grain) -> Grain? {
      grindCallCount += 1
      grindArgsForCall.append(grain)
      return grindReturnValue
    }
  }
}

final class FakeRedBarn: RedBarn {
  init() {}

  var storeCallCount = 0
  var storeArgsForCall: [Harvest.Grain] = []
  var storeReturnValue: Harvest.Grain?
  func store(_ grain: Harvest.Grain) -> Harvest.Grain? {
    storeCallCount += 1
    storeArgsForCall.append(grain)
    return storeReturnValue
  }

  var reapCallCount = 0
  func reap(_ reaper: Harvest.Reaper) {
    reapCallCount += 1
  }

  var paintCallCount = 0
  var paintReturnValue: Int = 0
  func paint() -> Int {
    paintCallCount += 1
    return paintReturnValue
  }
}

final class FakeWindmill: Windmill {
  var turnCallCount = 0
  var turnReturnValue: Int = 0
  override func turn() -> Int {
    turnCallCount += 1
    return turnReturnValue
  }

  var grindCallCount = 0
  var grindArgsForCall: [Harvest.Grain] = []
  var grindReturnValue: Harvest.Grain?
  override func grind(_ grain: Harvest.Grain) -> Harvest.Grain? {
    grindCallCount += 1
    grindArgsForCall.append(grain)
    return grindReturnValue
  }
}

final class FakeScale: Scale {
  init() {}

  var weighCallCount = 0
  var weighReturnValue: Body!
  func weigh(_ body: () -> Body) -> Body {
    weighCallCount += 1
    return weighReturnValue
  }
}

final class FakeCounter: Counter {
  init() {}

  var stampCallCount = 0
  var stampReturnValue: StampStub!
  func stamp(_ make: () -> StampStub) -> StampStub {
    stampCallCount += 1
    return stampReturnValue
  }
}

final class FakeLogger: Logger {
  init() {}

  var logCallCount = 0
  var logReturnValue: Int = 0
  func log(_ text: @autoclosure () throws -> String) -> Int {
    logCallCount += 1
    return logReturnValue
  }

  var traceCallCount = 0
  var traceReturnValue: Int = 0
  func trace(_ text: @autoclosure () async throws -> String) async -> Int {
    traceCallCount += 1
    return traceReturnValue
  }
}

final class FakeFerryman: Ferryman {
  init() {}

  var carryCallCount = 0
  var carryReturnValue: Int = 0
  func carry<Cargo: ~Copyable & Sendable>(_ cargo: consuming Cargo) -> Int {
    carryCallCount += 1
    return carryReturnValue
  }

  var fetchCallCount = 0
  func fetch<Cargo>(_ make: () -> Cargo) -> Cargo where Cargo: ~Copyable {
    fetchCallCount += 1
    Swift.fatalError("fetch(_:) cannot give a value of a type that only its caller knows")
  }
}

final class FakeLoom: Loom {
}

final class FakePowerLoom: PowerLoom {
  var weaveCallCount = 0
  var weaveReturnValue: Int = 0
  override func weave(_ weft: Weft) -> Int {
    weaveCallCount += 1
    return weaveReturnValue
  }

  var keepCallCount = 0
  var keepArgsForCall: [Weft] = []
  override func keep(_ weft: @escaping Weft) {
    keepCallCount += 1
    keepArgsForCall.append(weft)
  }
}

final class FakeWinding: Winding {
  init() {}
}

final class FakeWinch: Winch {
  var windCallCount = 0
  var windReturnValue: Int = 0
  override func wind(_ turn: Turn) -> Int {
    windCallCount += 1
    return windReturnValue
  }
}

final class FakeGauge: Gauge {
  init() {}

  var levelCallCount = 0
  var levelReturnValue: Int = 0
  var level: Int {
    get async {
      levelCallCount += 1
      return levelReturnValue
    }
  }

  var watchCallCount = 0
  var watchArgsForCall: [() -> Void] = []
  func watch(_ body: @escaping () -> Void) {
    watchCallCount += 1
    watchArgsForCall.append(body)
  }
}

final class FakeMeter: Meter {
  init() {}

  var levelCallCount = 0
  var levelError: (any Error)?
  var levelReturnValue: Int = 0
  var level: Int {
    get throws {
      levelCallCount += 1
      if let error = levelError { throw error }
      return levelReturnValue
    }
  }

  var watchCallCount = 0
  var watchArgsForCall: [@Sendable () -> Void] = []
  func watch(_ body: @escaping @Sendable () -> Void) {
    watchCallCount += 1
    watchArgsForCall.append(body)
  }
}

final class FakeDial: Dial {
  init() {}

  var levelCallCount = 0
  var levelReturnValue: Int = 0
  var level: Int {
    get {
      levelCallCount += 1
      return levelReturnValue
    }
  }

  var watchCallCount = 0
  var watchArgsForCall: [() -> Void] = []
  func watch(_ body: @escaping () -> Void) {
    watchCallCount += 1
    watchArgsForCall.append(body)
  }

  var resetCallCount = 0
  var resetReturnValue: Int = 0
  func reset() -> Int {
    resetCallCount += 1
    return resetReturnValue
  }
}

final class FakeTwin<Other>: Twin {
  init() {}

  var twinsCallCount = 0
  var twinsReturnValue: [Other] = []
  func twins() -> [Other] {
    twinsCallCount += 1
    return twinsReturnValue
  }

  var ageCallCount = 0
  var ageReturnValue: Int = 0
  func age() -> Int {
    ageCallCount += 1
    return ageReturnValue
  }
}

final class FakeSelfTwin: SelfTwin {
  typealias Other = FakeSelfTwin

  init() {}

  var twinsCallCount = 0
  var twinsReturnValue: [Other] = []
  func twins() -> [Other] {
    twinsCallCount += 1
    return twinsReturnValue
  }

  var ageCallCount = 0
  var ageReturnValue: Int = 0
  func age() -> Int {
    ageCallCount += 1
    return ageReturnValue
  }
}

final class FakePump<Failure: Error>: Pump {
  init() {}

  var pumpCallCount = 0
  var pumpError: Failure?
  var pumpReturnValue: Int = 0
  func pump() throws(Failure) -> Int {
    pumpCallCount += 1
    if let error = pumpError { throw error }
    return pumpReturnValue
  }
}

final class FakeSafePump: SafePump {
  typealias Failure = Never

  init() {}

  var pumpCallCount = 0
  var pumpReturnValue: Int = 0
  func pump() -> Int {
    pumpCallCount += 1
    return pumpReturnValue
  }

  var drainCallCount = 0
  var drainReturnValue: Int = 0
  func drain() -> Int {
    drainCallCount += 1
    return drainReturnValue
  }
}

final class FakeCutting<Root, Copy>: Cutting {
  init() {}

  static func grow(_ root: Root) -> Copy {
    FakeCuttingStatics.growCallCount += 1
    FakeCuttingStatics.growArgsForCall.append(root)
    return FakeCuttingStatics.growReturnValue as! Copy
  }
}

/// The static members of every FakeCutting, which share their counts.
enum FakeCuttingStatics {
  @safe nonisolated(unsafe) static var growCallCount = 0
  @safe nonisolated(unsafe) static var growArgsForCall: [Any] = []
  @safe nonisolated(unsafe) static var growReturnValue: Any!
}

final class FakeRosebush<Root>: Rosebush {
  typealias Copy = FakeRosebush<Root>

  init() {}

  static func grow(_ root: Root) -> Copy {
    FakeRosebushStatics.growCallCount += 1
    FakeRosebushStatics.growArgsForCall.append(root)
    return FakeRosebushStatics.growReturnValue as! Copy
  }

  static func bloom() -> Copy? {
    FakeRosebushStatics.bloomCallCount += 1
    return FakeRosebushStatics.bloomReturnValue as? Copy
  }
}

/// The static members of every FakeRosebush, which share their counts.
enum FakeRosebushStatics {
  @safe nonisolated(unsafe) static var growCallCount = 0
  @safe nonisolated(unsafe) static var growArgsForCall: [Any] = []
  @safe nonisolated(unsafe) static var growReturnValue: Any!
  @safe nonisolated(unsafe) static var bloomCallCount = 0
  @safe nonisolated(unsafe) static var bloomReturnValue: Any?
}

#if compiler(>=5)
  final class FakeValve<Value>: Valve {
    init() {}

    var valueCallCount = 0
    var valueReturnValue: Value!
    var value: Value {
      get {
        valueCallCount += 1
        return valueReturnValue
      }
    }
  }
#endif

#if !(compiler(>=5))
  final class FakeValve<Value>: Valve {
    init() {}

    var valueCallCount = 0
    var valueReturnValue: Value!
    var value: Value {
      get {
        valueCallCount += 1
        return valueReturnValue
      }
    }
  }
#endif

#if compiler(>=5)
  final class FakeMainValve<Value>: MainValve {
    init() {}

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
#endif

#if !(compiler(>=5))
  final class FakeMainValve<Value>: MainValve {
    init() {}

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
#endif

final class FakeTap<Value>: Tap {
  init() {}

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

  var closeCallCount = 0
  var closeReturnValue: Value!
  func close() -> Value {
    closeCallCount += 1
    return closeReturnValue
  }
}

final class FakeLadder<Element>: Ladder where Element: Hashable {
  typealias Index = Int

  init() {}

  var startIndexCallCount = 0
  var startIndexReturnValue: Index = 0
  var startIndex: Index {
    get {
      startIndexCallCount += 1
      return startIndexReturnValue
    }
  }

  var endIndexCallCount = 0
  var endIndexReturnValue: Index = 0
  var endIndex: Index {
    get {
      endIndexCallCount += 1
      return endIndexReturnValue
    }
  }

  var indexAfterCallCount = 0
  var indexAfterArgsForCall: [Index] = []
  var indexAfterReturnValue: Index = 0
  func index(after i: Index) -> Index {
    indexAfterCallCount += 1
    indexAfterArgsForCall.append(i)
    return indexAfterReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Index] = []
  var subscriptReturnValue: Element!
  subscript(_ position: Index) -> Element {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(position)
      return subscriptReturnValue
    }
  }

  var indexBeforeCallCount = 0
  var indexBeforeArgsForCall: [Index] = []
  var indexBeforeReturnValue: Index = 0
  func index(before i: Index) -> Index {
    indexBeforeCallCount += 1
    indexBeforeArgsForCall.append(i)
    return indexBeforeReturnValue
  }

  var climbCallCount = 0
  var climbReturnValue: Int = 0
  func climb() -> Int {
    climbCallCount += 1
    return climbReturnValue
  }
}

final class FakeReply<Context>: Reply {
  init() {}

  var sendCallCount = 0
  var sendArgsForCall: [Context] = []
  var sendReturnValue: Int = 0
  func send(_ context: Context) -> Int {
    sendCallCount += 1
    sendArgsForCall.append(context)
    return sendReturnValue
  }
}

final class FakeOrigin<Source>: Origin {
  init() {}
}

final class FakeConsole<Answer: Reply>: Console where Answer.Context: Origin<String> {
  init() {}

  var answerCallCount = 0
  var answerReturnValue: Answer!
  var answer: Answer {
    get {
      answerCallCount += 1
      return answerReturnValue
    }
  }

  var askCallCount = 0
  var askArgsForCall: [Answer.Context] = []
  var askReturnValue: [Answer.Context] = []
  func ask(_ context: Answer.Context) -> [Answer.Context] {
    askCallCount += 1
    askArgsForCall.append(context)
    return askReturnValue
  }
}

final class FakeReel<Frame>: Reel {
  init() {}

  var filmCallCount = 0
  var filmSetCallCount = 0
  var filmSetArgsForCall: [[Frame]] = []
  var filmReturnValue: [Frame] = []
  var film: [Frame] {
    get {
      filmCallCount += 1
      return filmReturnValue
    }
    set {
      filmSetCallCount += 1
      filmSetArgsForCall.append(newValue)
      filmReturnValue = newValue
    }
  }

  var spliceCallCount = 0
  var spliceArgsForCall: [(film: [Frame], place: Int)] = []
  var spliceReturnValue: [Frame] = []
  func splice(_ film: [Frame], at place: Int) -> [Frame] {
    spliceCallCount += 1
    spliceArgsForCall.append((film, place))
    return spliceReturnValue
  }
}

final class FakeRank: Rank {
  typealias RawValue = Int

  init() {}

  init?(rawValue: Int) {
  }

  var rawValueCallCount = 0
  var rawValueReturnValue: Int = 0
  var rawValue: Int {
    get {
      rawValueCallCount += 1
      return rawValueReturnValue
    }
  }

  static func == (one: FakeRank, other: FakeRank) -> Bool {
    one === other
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

#if compiler(>=5)
  final class FakeMedal<Ribbon>: Medal {
    init() {}

    static func award(_ ribbon: Ribbon) -> Int {
      FakeMedalStatics.awardCallCount += 1
      FakeMedalStatics.awardArgsForCall.append(ribbon)
      return FakeMedalStatics.awardReturnValue
    }
  }
#endif

#if compiler(>=5)
  /// The static members of every FakeMedal, which share their counts.
  enum FakeMedalStatics {
    @safe nonisolated(unsafe) static var awardCallCount = 0
    @safe nonisolated(unsafe) static var awardArgsForCall: [Any] = []
    @safe nonisolated(unsafe) static var awardReturnValue: Int = 0
  }
#endif

#if !(compiler(>=5))
  final class FakeMedal<Ribbon>: Medal {
    init() {}

    static func award(_ ribbon: Ribbon) -> Int {
      FakeMedalStatics.awardCallCount += 1
      FakeMedalStatics.awardArgsForCall.append(ribbon)
      return FakeMedalStatics.awardReturnValue
    }
  }
#endif

#if !(compiler(>=5))
  /// The static members of every FakeMedal, which share their counts.
  enum FakeMedalStatics {
    @safe nonisolated(unsafe) static var awardCallCount = 0
    @safe nonisolated(unsafe) static var awardArgsForCall: [Any] = []
    @safe nonisolated(unsafe) static var awardReturnValue: Int = 0
  }
#endif

#if compiler(>=5)
  final class FakeLottery<Ticket: Hashable, Prize>: Lottery {
    init() {}

    var drawCallCount = 0
    var drawArgsForCall: [Ticket] = []
    var drawReturnValue: Bool = false
    func draw(_ ticket: Ticket) -> Bool {
      drawCallCount += 1
      drawArgsForCall.append(ticket)
      return drawReturnValue
    }
  }
#endif

#if !(compiler(>=5))
  final class FakeLottery<Ticket: CustomStringConvertible>: Lottery {
    init() {}

    var drawCallCount = 0
    var drawArgsForCall: [Ticket] = []
    var drawReturnValue: Bool = false
    func draw(_ ticket: Ticket) -> Bool {
      drawCallCount += 1
      drawArgsForCall.append(ticket)
      return drawReturnValue
    }
  }
#endif

#if compiler(>=5)
  final class FakeRaffle<Ticket: Hashable, Prize>: Raffle {
    init() {}

    var drawCallCount = 0
    var drawArgsForCall: [Ticket] = []
    var drawReturnValue: Bool = false
    func draw(_ ticket: Ticket) -> Bool {
      drawCallCount += 1
      drawArgsForCall.append(ticket)
      return drawReturnValue
    }

    var sellCallCount = 0
    var sellReturnValue: Ticket!
    func sell() -> Ticket {
      sellCallCount += 1
      return sellReturnValue
    }
  }
#endif

#if !(compiler(>=5))
  final class FakeRaffle<Ticket: CustomStringConvertible>: Raffle {
    init() {}

    var drawCallCount = 0
    var drawArgsForCall: [Ticket] = []
    var drawReturnValue: Bool = false
    func draw(_ ticket: Ticket) -> Bool {
      drawCallCount += 1
      drawArgsForCall.append(ticket)
      return drawReturnValue
    }

    var sellCallCount = 0
    var sellReturnValue: Ticket!
    func sell() -> Ticket {
      sellCallCount += 1
      return sellReturnValue
    }
  }
#endif

final class FakePantry<Rack: Collection>: Pantry where Rack.Element: Hashable {
  typealias Jar = Rack.Element

  init() {}

  var fillCallCount = 0
  var fillArgsForCall: [[Jar: Rack]] = []
  var fillReturnValue: Set<Jar> = []
  func fill(_ jars: [Jar: Rack]) -> Set<Jar> {
    fillCallCount += 1
    fillArgsForCall.append(jars)
    return fillReturnValue
  }
}

final class FakeExhibit<ID: Swift.Hashable>: Exhibit where ID: Codable {
  init() {}

  var nameCallCount = 0
  var nameReturnValue: String = ""
  var name: String {
    get {
      nameCallCount += 1
      return nameReturnValue
    }
  }

  var idCallCount = 0
  var idReturnValue: ID!
  var id: ID {
    get {
      idCallCount += 1
      return idReturnValue
    }
  }
}

final class FakeVisitor: Visitor {
  init() {}

  var meetCallCount = 0
  var meetArgsForCall: [ID] = []
  var meetReturnValue: Int = 0
  func meet(_ other: ID) -> Int {
    meetCallCount += 1
    meetArgsForCall.append(other)
    return meetReturnValue
  }
}

final class FakeSampler<Samples: Sequence>: Sampler where Samples.Element == Int {
  init() {}

  var mixCallCount = 0
  var mixArgsForCall: [Samples] = []
  var mixReturnValue: Int = 0
  func mix(_ samples: Samples) -> Int {
    mixCallCount += 1
    mixArgsForCall.append(samples)
    return mixReturnValue
  }
}

final class FakeCutter: Cutter {
  init() {}

  var copyCallCount = 0
  var copyArgsForCall: [FakeCutter] = []
  var copyReturnValue: FakeCutter!
  func copy(of other: FakeCutter) -> FakeCutter {
    copyCallCount += 1
    copyArgsForCall.append(other)
    return copyReturnValue
  }

  var cutCallCount = 0
  var cutReturnValue: Int = 0
  func cut() -> Int {
    cutCallCount += 1
    return cutReturnValue
  }
}

final class FakePairing<First, Second>: Pairing {
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

final class FakePricePairs: PricePairs {
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

  var allCallCount = 0
  var allReturnValue: [(first: First, second: [Second])] = []
  func all() -> [(first: First, second: [Second])] {
    allCallCount += 1
    return allReturnValue
  }
}
