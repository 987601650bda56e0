// Written by mimus-fake: changes made here are lost.

import Foundation

final class FakeHandbill: Handbill {
  var postCallCount = 0
  var postReturnValue: FakeHandbill!
  override func post() -> Self {
    postCallCount += 1
    return postReturnValue as! Self
  }
}

final class FakeHamper<Fruit>: Hamper<Fruit> {
  var addFruitCallCount = 0
  var addFruitArgsForCall: [Fruit] = []
  var addFruitReturnValue: Int = 0
  override func add(_ fruit: Fruit) -> Int {
    addFruitCallCount += 1
    addFruitArgsForCall.append(fruit)
    return addFruitReturnValue
  }

  var addIntCallCount = 0
  var addIntArgsForCall: [Int] = []
  var addIntReturnValue: Int = 0
  override func add(_ count: Int) -> Int {
    addIntCallCount += 1
    addIntArgsForCall.append(count)
    return addIntReturnValue
  }

  var emptyCallCount = 0
  var emptyReturnValue: Int = 0
  override func empty() -> Int {
    emptyCallCount += 1
    return emptyReturnValue
  }
}

final class FakeCountedHamper: CountedHamper {
  var weighCallCount = 0
  var weighReturnValue: Int = 0
  override func weigh() -> Int {
    weighCallCount += 1
    return weighReturnValue
  }

  var emptyCallCount = 0
  var emptyReturnValue: Int = 0
  override func empty() -> Int {
    emptyCallCount += 1
    return emptyReturnValue
  }
}

final class FakeCourier<Task>: Courier<Task> {
  var runCallCount = 0
  var runArgsForCall: [Task] = []
  var runReturnValue: Int = 0
  override func run(_ task: Task) -> Int {
    runCallCount += 1
    runArgsForCall.append(task)
    return runReturnValue
  }
}

final class FakeErrandCourier: ErrandCourier {
  var restCallCount = 0
  var restReturnValue: Int = 0
  override func rest() -> Int {
    restCallCount += 1
    return restReturnValue
  }

  var runCallCount = 0
  var runArgsForCall: [(Int) -> Int] = []
  var runReturnValue: Int = 0
  override func run(_ task: @escaping (Int) -> Int) -> Int {
    runCallCount += 1
    runArgsForCall.append(task)
    return runReturnValue
  }
}

final class FakeSieve<Grain>: Sieve<Grain> {
  var siftCallCount = 0
  var siftArgsForCall: [Grain] = []
  var siftReturnValue: Int = 0
  override func sift(_ grain: Grain) -> Int where Grain: Comparable {
    siftCallCount += 1
    siftArgsForCall.append(grain)
    return siftReturnValue
  }
}

final class FakeFlourSieve: FlourSieve {
  var shakeCallCount = 0
  var shakeReturnValue: Int = 0
  override func shake() -> Int {
    shakeCallCount += 1
    return shakeReturnValue
  }

  var siftCallCount = 0
  var siftArgsForCall: [Int] = []
  var siftReturnValue: Int = 0
  override func sift(_ grain: Int) -> Int {
    siftCallCount += 1
    siftArgsForCall.append(grain)
    return siftReturnValue
  }
}

final class FakePlaque: Plaque {
  var yearCallCount = 0
  var yearReturnValue: Int = 0
  override var year: Int {
    get {
      yearCallCount += 1
      return yearReturnValue
    }
  }
}

extension Orchard where Tree: Equatable {
  final class FakeRow: Row {
    var countCallCount = 0
    var countArgsForCall: [Tree] = []
    var countReturnValue: Int = 0
    override func count(_ tree: Tree) -> Int {
      countCallCount += 1
      countArgsForCall.append(tree)
      return countReturnValue
    }
  }
}

final class FakePamphlet: Pamphlet {
  var FakePamphletCallCount = 0
  var FakePamphletReturnValue: Int = 0
  override func FakePamphlet() -> Int {
    FakePamphletCallCount += 1
    return FakePamphletReturnValue
  }

  var StubsCallCount = 0
  var StubsReturnValue: Int = 0
  override func Stubs() -> Int {
    StubsCallCount += 1
    return StubsReturnValue
  }

  var CallsCallCount = 0
  var CallsReturnValue: Int = 0
  override var Calls: Int {
    get {
      CallsCallCount += 1
      return CallsReturnValue
    }
  }
}

final class FakePlacard: Placard {
  init() {}

  var FakePlacardCallCount = 0
  var FakePlacardReturnValue: Int = 0
  var FakePlacard: Int {
    get {
      FakePlacardCallCount += 1
      return FakePlacardReturnValue
    }
  }

  var VerificationsCallCount = 0
  var VerificationsReturnValue: Int = 0
  var Verifications: Int {
    get {
      VerificationsCallCount += 1
      return VerificationsReturnValue
    }
  }
}

final class FakeVessel: Vessel {
  var sailCallCount = 0
  var sailReturnValue: Vessel!
  override func sail() -> Vessel {
    sailCallCount += 1
    return sailReturnValue
  }

  var loadCallCount = 0
  var loadArgsForCall: [(crates: [Int], name: Swift.String?)] = []
  var loadReturnValue: Optional<Int> = nil
  override func load(_ crates: [Int], _ name: Swift.String?) -> Optional<Int> {
    loadCallCount += 1
    loadArgsForCall.append((crates, name))
    return loadReturnValue
  }

  var moorCallCount = 0
  var moorError: (any Error)?
  var moorReturnValue: Int = 0
  override func moor() throws -> Int {
    moorCallCount += 1
    if let error = moorError { throw error }
    return moorReturnValue
  }

  var speedCallCount = 0
  var speedError: (any Error)?
  var speedReturnValue: Int = 0
  override var speed: Int {
    get throws {
      speedCallCount += 1
      if let error = speedError { throw error }
      return speedReturnValue
    }
  }

  #if os(Windows)
    var sinkCallCount = 0
    var sinkReturnValue: Int = 0
    override func sink() -> Int {
      sinkCallCount += 1
      return sinkReturnValue
    }
  #endif

  #if !(os(Windows))
    var floatCallCount = 0
    var floatReturnValue: Int = 0
    override func float() -> Int {
      floatCallCount += 1
      return floatReturnValue
    }
  #endif
}

final class FakeFerry: Ferry {
  var sailCallCount = 0
  var sailReturnValue: Ferry!
  override func sail() -> Ferry {
    sailCallCount += 1
    return sailReturnValue
  }

  var loadCallCount = 0
  var loadArgsForCall: [(crates: [Int], name: Swift.String?)] = []
  var loadReturnValue: Optional<Int> = nil
  override func load(_ crates: [Int], _ name: Swift.String?) -> Optional<Int> {
    loadCallCount += 1
    loadArgsForCall.append((crates, name))
    return loadReturnValue
  }

  var moorCallCount = 0
  var moorError: (any Error)?
  var moorReturnValue: Int = 0
  override func moor() throws -> Int {
    moorCallCount += 1
    if let error = moorError { throw error }
    return moorReturnValue
  }

  var speedCallCount = 0
  var speedError: (any Error)?
  var speedReturnValue: Int = 0
  override var speed: Int {
    get throws {
      speedCallCount += 1
      if let error = speedError { throw error }
      return speedReturnValue
    }
  }

  #if os(Windows)
    var sinkCallCount = 0
    var sinkReturnValue: Int = 0
    override func sink() -> Int {
      sinkCallCount += 1
      return sinkReturnValue
    }
  #endif

  #if !(os(Windows))
    var floatCallCount = 0
    var floatReturnValue: Int = 0
    override func float() -> Int {
      floatCallCount += 1
      return floatReturnValue
    }
  #endif
}

final class FakeSeaworthy: Vessel, Seaworthy {
  override init() {}

  var sailCallCount = 0
  var sailReturnValue: Vessel!
  override func sail() -> Vessel {
    sailCallCount += 1
    return sailReturnValue
  }
}

final class FakeCarrying: Vessel, Carrying {
  override init() {}

  var loadCallCount = 0
  var loadArgsForCall: [(crates: [Int], name: Swift.String?)] = []
  var loadReturnValue: Optional<Int> = nil
  override func load(_ crates: [Int], _ name: Swift.String?) -> Optional<Int> {
    loadCallCount += 1
    loadArgsForCall.append((crates, name))
    return loadReturnValue
  }

  var moorCallCount = 0
  var moorReturnValue: Int = 0
  override func moor() -> Int {
    moorCallCount += 1
    return moorReturnValue
  }

  var speedCallCount = 0
  var speedReturnValue: Int = 0
  override var speed: Int {
    get {
      speedCallCount += 1
      return speedReturnValue
    }
  }

  #if os(Windows)
    var sinkCallCount = 0
    var sinkReturnValue: Int = 0
    override func sink() -> Int {
      sinkCallCount += 1
      return sinkReturnValue
    }
  #endif

  #if !(os(Windows))
    var sink_CallCount = 0
    var sink_ReturnValue: Int = 0
    func sink() -> Int {
      sink_CallCount += 1
      return sink_ReturnValue
    }

    var floatCallCount = 0
    var floatReturnValue: Int = 0
    override func float() -> Int {
      floatCallCount += 1
      return floatReturnValue
    }
  #endif

  #if !(!(os(Windows)))
    var float_CallCount = 0
    var float_ReturnValue: Int = 0
    func float() -> Int {
      float_CallCount += 1
      return float_ReturnValue
    }
  #endif
}

final class FakeFerrying: Ferry, Ferrying {
  override init() {}

  var boardCallCount = 0
  var boardReturnValue: Int = 0
  func board() -> Int {
    boardCallCount += 1
    return boardReturnValue
  }
}

final class FakeCrossing: Ferry, Crossing {
  override init() {}

  var boardCallCount = 0
  var boardReturnValue: Int = 0
  func board() -> Int {
    boardCallCount += 1
    return boardReturnValue
  }

  var sailCallCount = 0
  var sailReturnValue: Vessel!
  func sail() -> Vessel {
    sailCallCount += 1
    return sailReturnValue
  }
}

final class FakeAnnouncing: NSObject, Announcing {
  override init() {}

  var descriptionCallCount = 0
  var descriptionReturnValue: String = ""
  override var description: String {
    get {
      descriptionCallCount += 1
      return descriptionReturnValue
    }
  }

  var announceCallCount = 0
  var announceReturnValue: Int = 0
  func announce() -> Int {
    announceCallCount += 1
    return announceReturnValue
  }
}

final class FakeTrying: Trying {
  init() {}

  var attemptCallCount = 0
  var attemptReturnValue: Int = 0
  func attempt<Failure: Error>(_ value: @autoclosure () throws(Failure) -> Int) throws(Failure) -> Int {
    attemptCallCount += 1
    return attemptReturnValue
  }
}

final class FakeSignal<Failure: Error>: Signal<Failure> {
  var lastCallCount = 0
  var lastReturnValue: (() throws(Failure) -> Int)!
  override var last: () throws(Failure) -> Int {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
  }

  var sendCallCount = 0
  var sendError: Failure?
  var sendReturnValue: Int = 0
  override func send(_ action: () throws(Failure) -> Int) throws(Failure) -> Int {
    sendCallCount += 1
    if let error = sendError { throw error }
    return sendReturnValue
  }

  var queueCallCount = 0
  var queueArgsForCall: [Any] = []
  var queueReturnValue: Any?
  override func queue<Value>(_ action: @escaping Action<Value>) async -> Value? {
    queueCallCount += 1
    queueArgsForCall.append(action)
    return queueReturnValue as? Value
  }

  var listenCallCount = 0
  override func listen(_ body: (() throws(Failure) -> Int) -> Void) {
    listenCallCount += 1
  }

  var wrapCallCount = 0
  var wrapArgsForCall: [(name: String, run: () throws(Failure) -> Int)?] = []
  override func wrap(_ action: (name: String, run: () throws(Failure) -> Int)?) {
    wrapCallCount += 1
    wrapArgsForCall.append(action)
  }

  var repeatAllCallCount = 0
  var repeatAllArgsForCall: [[() throws(Failure) -> Int]] = []
  var repeatAllReturnValue: Int = 0
  override func repeatAll(_ actions: [() throws(Failure) -> Int]) -> Int {
    repeatAllCallCount += 1
    repeatAllArgsForCall.append(actions)
    return repeatAllReturnValue
  }

  var laterCallCount = 0
  var laterReturnValue: (() throws(Failure) -> Int)?
  override func later() -> (() throws(Failure) -> Int)? {
    laterCallCount += 1
    return laterReturnValue
  }

  var nextCallCount = 0
  var nextError: Failure?
  var nextReturnValue: Int = 0
  override func next() throws(Failure) -> Int {
    nextCallCount += 1
    if let error = nextError { throw error }
    return nextReturnValue
  }
}

final class FakeLamp: Lamp {
  var blinkCallCount = 0
  var blinkReturnValue: Int = 0
  override func blink() -> Int {
    blinkCallCount += 1
    return blinkReturnValue
  }

  var repeatAllCallCount = 0
  var repeatAllArgsForCall: [[() throws(Never) -> Int]] = []
  var repeatAllReturnValue: Int = 0
  override func repeatAll(_ actions: [() throws(Never) -> Int]) -> Int {
    repeatAllCallCount += 1
    repeatAllArgsForCall.append(actions)
    return repeatAllReturnValue
  }

  var nextCallCount = 0
  var nextReturnValue: Int = 0
  override func next() throws(Never) -> Int {
    nextCallCount += 1
    return nextReturnValue
  }
}

final class FakeInkMark: InkMark {
}

final class FakeWaxMark: WaxMark {
}

final class FakePostmark: Postmark {
  var pressInkMarkCallCount = 0
  var pressInkMarkArgsForCall: [InkMark] = []
  var pressInkMarkReturnValue: Int = 0
  override func press(_ stamp: InkMark) -> Int {
    pressInkMarkCallCount += 1
    pressInkMarkArgsForCall.append(stamp)
    return pressInkMarkReturnValue
  }

  var pressWaxMarkCallCount = 0
  var pressWaxMarkArgsForCall: [WaxMark] = []
  var pressWaxMarkReturnValue: Int = 0
  override func press(_ seal: WaxMark) -> Int {
    pressWaxMarkCallCount += 1
    pressWaxMarkArgsForCall.append(seal)
    return pressWaxMarkReturnValue
  }

  var readReturningIntCallCount = 0
  var readReturningIntReturnValue: Int = 0
  override func read() -> Int {
    readReturningIntCallCount += 1
    return readReturningIntReturnValue
  }

  var readReturningStringCallCount = 0
  var readReturningStringReturnValue: String = ""
  override func read() -> String {
    readReturningStringCallCount += 1
    return readReturningStringReturnValue
  }

  var subscriptIntReturningIntCallCount = 0
  var subscriptIntReturningIntArgsForCall: [Int] = []
  var subscriptIntReturningIntReturnValue: Int = 0
  override subscript(_ day: Int) -> Int {
    get {
      subscriptIntReturningIntCallCount += 1
      subscriptIntReturningIntArgsForCall.append(day)
      return subscriptIntReturningIntReturnValue
    }
  }

  var subscriptIntReturningStringCallCount = 0
  var subscriptIntReturningStringArgsForCall: [Int] = []
  var subscriptIntReturningStringReturnValue: String = ""
  override subscript(_ day: Int) -> String {
    get {
      subscriptIntReturningStringCallCount += 1
      subscriptIntReturningStringArgsForCall.append(day)
      return subscriptIntReturningStringReturnValue
    }
  }

  var dryCallCount = 0
  var dryReturnValue: Int = 0
  override func dry() -> Int {
    dryCallCount += 1
    return dryReturnValue
  }

  var dryAsyncCallCount = 0
  var dryAsyncReturnValue: Int = 0
  override func dry() async -> Int {
    dryAsyncCallCount += 1
    return dryAsyncReturnValue
  }
}

final class FakeInkPostmark: InkPostmark {
  var pressInkMarkCallCount = 0
  var pressInkMarkArgsForCall: [InkMark] = []
  var pressInkMarkReturnValue: Int = 0
  override func press(_ stamp: InkMark) -> Int {
    pressInkMarkCallCount += 1
    pressInkMarkArgsForCall.append(stamp)
    return pressInkMarkReturnValue
  }

  var readReturningIntCallCount = 0
  var readReturningIntReturnValue: Int = 0
  override func read() -> Int {
    readReturningIntCallCount += 1
    return readReturningIntReturnValue
  }

  var subscriptIntReturningIntCallCount = 0
  var subscriptIntReturningIntArgsForCall: [Int] = []
  var subscriptIntReturningIntReturnValue: Int = 0
  override subscript(_ day: Int) -> Int {
    get {
      subscriptIntReturningIntCallCount += 1
      subscriptIntReturningIntArgsForCall.append(day)
      return subscriptIntReturningIntReturnValue
    }
  }

  var dryAsyncCallCount = 0
  var dryAsyncReturnValue: Int = 0
  override func dry() async -> Int {
    dryAsyncCallCount += 1
    return dryAsyncReturnValue
  }

  var pressWaxMarkCallCount = 0
  var pressWaxMarkArgsForCall: [WaxMark] = []
  var pressWaxMarkReturnValue: Int = 0
  override func press(_ seal: WaxMark) -> Int {
    pressWaxMarkCallCount += 1
    pressWaxMarkArgsForCall.append(seal)
    return pressWaxMarkReturnValue
  }

  var readReturningStringCallCount = 0
  var readReturningStringReturnValue: String = ""
  override func read() -> String {
    readReturningStringCallCount += 1
    return readReturningStringReturnValue
  }

  var subscriptIntReturningStringCallCount = 0
  var subscriptIntReturningStringArgsForCall: [Int] = []
  var subscriptIntReturningStringReturnValue: String = ""
  override subscript(_ day: Int) -> String {
    get {
      subscriptIntReturningStringCallCount += 1
      subscriptIntReturningStringArgsForCall.append(day)
      return subscriptIntReturningStringReturnValue
    }
  }

  var dryCallCount = 0
  var dryReturnValue: Int = 0
  override func dry() -> Int {
    dryCallCount += 1
    return dryReturnValue
  }
}

final class FakeWaxPostmark: WaxPostmark {
  var pressWaxMarkCallCount = 0
  var pressWaxMarkArgsForCall: [WaxMark] = []
  var pressWaxMarkReturnValue: Int = 0
  override func press(_ seal: WaxMark) -> Int {
    pressWaxMarkCallCount += 1
    pressWaxMarkArgsForCall.append(seal)
    return pressWaxMarkReturnValue
  }

  var pressInkMarkCallCount = 0
  var pressInkMarkArgsForCall: [InkMark] = []
  var pressInkMarkReturnValue: Int = 0
  override func press(_ stamp: InkMark) -> Int {
    pressInkMarkCallCount += 1
    pressInkMarkArgsForCall.append(stamp)
    return pressInkMarkReturnValue
  }

  var readReturningIntCallCount = 0
  var readReturningIntReturnValue: Int = 0
  override func read() -> Int {
    readReturningIntCallCount += 1
    return readReturningIntReturnValue
  }

  var subscriptIntReturningIntCallCount = 0
  var subscriptIntReturningIntArgsForCall: [Int] = []
  var subscriptIntReturningIntReturnValue: Int = 0
  override subscript(_ day: Int) -> Int {
    get {
      subscriptIntReturningIntCallCount += 1
      subscriptIntReturningIntArgsForCall.append(day)
      return subscriptIntReturningIntReturnValue
    }
  }

  var dryAsyncCallCount = 0
  var dryAsyncReturnValue: Int = 0
  override func dry() async -> Int {
    dryAsyncCallCount += 1
    return dryAsyncReturnValue
  }

  var readReturningStringCallCount = 0
  var readReturningStringReturnValue: String = ""
  override func read() -> String {
    readReturningStringCallCount += 1
    return readReturningStringReturnValue
  }

  var subscriptIntReturningStringCallCount = 0
  var subscriptIntReturningStringArgsForCall: [Int] = []
  var subscriptIntReturningStringReturnValue: String = ""
  override subscript(_ day: Int) -> String {
    get {
      subscriptIntReturningStringCallCount += 1
      subscriptIntReturningStringArgsForCall.append(day)
      return subscriptIntReturningStringReturnValue
    }
  }

  var dryCallCount = 0
  var dryReturnValue: Int = 0
  override func dry() -> Int {
    dryCallCount += 1
    return dryReturnValue
  }
}

final class FakeBoxPostmark: BoxPostmark {
  var pressInkMarkCallCount = 0
  var pressInkMarkArgsForCall: [InkMark] = []
  var pressInkMarkReturnValue: Int = 0
  override func press(_ stamp: InkMark) -> Int {
    pressInkMarkCallCount += 1
    pressInkMarkArgsForCall.append(stamp)
    return pressInkMarkReturnValue
  }

  var subscriptIntReturningIntCallCount = 0
  var subscriptIntReturningIntArgsForCall: [Int] = []
  var subscriptIntReturningIntReturnValue: Int = 0
  override subscript(_ day: Int) -> Int {
    get {
      subscriptIntReturningIntCallCount += 1
      subscriptIntReturningIntArgsForCall.append(day)
      return subscriptIntReturningIntReturnValue
    }
  }

  var pressWaxMarkCallCount = 0
  var pressWaxMarkArgsForCall: [WaxMark] = []
  var pressWaxMarkReturnValue: Int = 0
  override func press(_ seal: WaxMark) -> Int {
    pressWaxMarkCallCount += 1
    pressWaxMarkArgsForCall.append(seal)
    return pressWaxMarkReturnValue
  }

  var readReturningIntCallCount = 0
  var readReturningIntReturnValue: Int = 0
  override func read() -> Int {
    readReturningIntCallCount += 1
    return readReturningIntReturnValue
  }

  var readReturningStringCallCount = 0
  var readReturningStringReturnValue: String = ""
  override func read() -> String {
    readReturningStringCallCount += 1
    return readReturningStringReturnValue
  }

  var subscriptIntReturningStringCallCount = 0
  var subscriptIntReturningStringArgsForCall: [Int] = []
  var subscriptIntReturningStringReturnValue: String = ""
  override subscript(_ day: Int) -> String {
    get {
      subscriptIntReturningStringCallCount += 1
      subscriptIntReturningStringArgsForCall.append(day)
      return subscriptIntReturningStringReturnValue
    }
  }

  var dryCallCount = 0
  var dryReturnValue: Int = 0
  override func dry() -> Int {
    dryCallCount += 1
    return dryReturnValue
  }

  var dryAsyncCallCount = 0
  var dryAsyncReturnValue: Int = 0
  override func dry() async -> Int {
    dryAsyncCallCount += 1
    return dryAsyncReturnValue
  }
}

final class FakeLidPostmark: LidPostmark {
  var subscriptIntReturningIntCallCount = 0
  var subscriptIntReturningIntArgsForCall: [Int] = []
  var subscriptIntReturningIntReturnValue: Int = 0
  override subscript(_ day: Int) -> Int {
    get {
      subscriptIntReturningIntCallCount += 1
      subscriptIntReturningIntArgsForCall.append(day)
      return subscriptIntReturningIntReturnValue
    }
  }

  var pressInkMarkCallCount = 0
  var pressInkMarkArgsForCall: [InkMark] = []
  var pressInkMarkReturnValue: Int = 0
  override func press(_ stamp: InkMark) -> Int {
    pressInkMarkCallCount += 1
    pressInkMarkArgsForCall.append(stamp)
    return pressInkMarkReturnValue
  }

  var pressWaxMarkCallCount = 0
  var pressWaxMarkArgsForCall: [WaxMark] = []
  var pressWaxMarkReturnValue: Int = 0
  override func press(_ seal: WaxMark) -> Int {
    pressWaxMarkCallCount += 1
    pressWaxMarkArgsForCall.append(seal)
    return pressWaxMarkReturnValue
  }

  var readReturningIntCallCount = 0
  var readReturningIntReturnValue: Int = 0
  override func read() -> Int {
    readReturningIntCallCount += 1
    return readReturningIntReturnValue
  }

  var readReturningStringCallCount = 0
  var readReturningStringReturnValue: String = ""
  override func read() -> String {
    readReturningStringCallCount += 1
    return readReturningStringReturnValue
  }

  var subscriptIntReturningStringCallCount = 0
  var subscriptIntReturningStringArgsForCall: [Int] = []
  var subscriptIntReturningStringReturnValue: String = ""
  override subscript(_ day: Int) -> String {
    get {
      subscriptIntReturningStringCallCount += 1
      subscriptIntReturningStringArgsForCall.append(day)
      return subscriptIntReturningStringReturnValue
    }
  }

  var dryCallCount = 0
  var dryReturnValue: Int = 0
  override func dry() -> Int {
    dryCallCount += 1
    return dryReturnValue
  }

  var dryAsyncCallCount = 0
  var dryAsyncReturnValue: Int = 0
  override func dry() async -> Int {
    dryAsyncCallCount += 1
    return dryAsyncReturnValue
  }
}

final class FakeEmblem: Emblem {
  var isEqualCallCount = 0
  var isEqualArgsForCall: [Any?] = []
  var isEqualReturnValue: Bool = false
  override func isEqual(_ object: Any?) -> Bool {
    isEqualCallCount += 1
    isEqualArgsForCall.append(object)
    return isEqualReturnValue
  }

  var hashCallCount = 0
  var hashReturnValue: Int = 0
  override var hash: Int {
    get {
      hashCallCount += 1
      return hashReturnValue
    }
  }

  var descriptionCallCount = 0
  var descriptionReturnValue: String = ""
  override var description: String {
    get {
      descriptionCallCount += 1
      return descriptionReturnValue
    }
  }
}

final class FakeOven: Oven {
  var bakeCallCount = 0
  var bakeReturnValue: Int = 0
  override func bake() -> Int {
    bakeCallCount += 1
    return bakeReturnValue
  }
}

final class FakeSmallOven: SmallOven {
  var bakeCallCount = 0
  var bakeReturnValue: Int = 0
  override func bake() -> Int {
    bakeCallCount += 1
    return bakeReturnValue
  }
}

final class FakeFabric: Fabric {
}

final class FakeSilk: Silk {
}

final class FakeWeavingFrame: WeavingFrame {
  var weaveReturningFabricCallCount = 0
  var weaveReturningFabricReturnValue: Fabric!
  override func weave() -> Fabric {
    weaveReturningFabricCallCount += 1
    return weaveReturningFabricReturnValue
  }

  var weaveReturningIntCallCount = 0
  var weaveReturningIntReturnValue: Int = 0
  override func weave() -> Int {
    weaveReturningIntCallCount += 1
    return weaveReturningIntReturnValue
  }

  var dyeCallCount = 0
  var dyeArgsForCall: [Done] = []
  override func dye(_ done: @escaping Done) {
    dyeCallCount += 1
    dyeArgsForCall.append(done)
  }

  var spinIntCallCount = 0
  var spinIntArgsForCall: [Int] = []
  var spinIntReturnValue: Int = 0
  override func spin(_ count: Int) -> Int {
    spinIntCallCount += 1
    spinIntArgsForCall.append(count)
    return spinIntReturnValue
  }

  var spinStringCallCount = 0
  var spinStringArgsForCall: [String] = []
  var spinStringReturnValue: Int = 0
  override func spin(_ name: String) -> Int {
    spinStringCallCount += 1
    spinStringArgsForCall.append(name)
    return spinStringReturnValue
  }
}

final class FakeSilkFrame: SilkFrame {
  var weaveReturningSilkCallCount = 0
  var weaveReturningSilkReturnValue: Silk!
  override func weave() -> Silk {
    weaveReturningSilkCallCount += 1
    return weaveReturningSilkReturnValue
  }

  var weaveReturningIntCallCount = 0
  var weaveReturningIntReturnValue: Int = 0
  override func weave() -> Int {
    weaveReturningIntCallCount += 1
    return weaveReturningIntReturnValue
  }

  var dyeStringCallCount = 0
  var dyeStringArgsForCall: [String] = []
  override func dye(_ color: String) {
    dyeStringCallCount += 1
    dyeStringArgsForCall.append(color)
  }

  var spinIntCallCount = 0
  var spinIntArgsForCall: [Int] = []
  var spinIntReturnValue: Int = 0
  override func spin(_ count: Int) -> Int {
    spinIntCallCount += 1
    spinIntArgsForCall.append(count)
    return spinIntReturnValue
  }

  var dyeDoneCallCount = 0
  var dyeDoneArgsForCall: [Done] = []
  override func dye(_ done: @escaping Done) {
    dyeDoneCallCount += 1
    dyeDoneArgsForCall.append(done)
  }

  var spinStringCallCount = 0
  var spinStringArgsForCall: [String] = []
  var spinStringReturnValue: Int = 0
  override func spin(_ name: String) -> Int {
    spinStringCallCount += 1
    spinStringArgsForCall.append(name)
    return spinStringReturnValue
  }
}

final class FakeFineFrame: FineFrame {
  var weaveReturningIntCallCount = 0
  var weaveReturningIntReturnValue: Int = 0
  override func weave() -> Int {
    weaveReturningIntCallCount += 1
    return weaveReturningIntReturnValue
  }

  var dyeResultIntAnyErrorVoidCallCount = 0
  var dyeResultIntAnyErrorVoidArgsForCall: [(Result<Int, any Error>) -> Void] = []
  override func dye(_ done: @escaping (Result<Int, any Error>) -> Void) {
    dyeResultIntAnyErrorVoidCallCount += 1
    dyeResultIntAnyErrorVoidArgsForCall.append(done)
  }

  var weaveReturningSilkCallCount = 0
  var weaveReturningSilkReturnValue: Silk!
  override func weave() -> Silk {
    weaveReturningSilkCallCount += 1
    return weaveReturningSilkReturnValue
  }

  var dyeStringCallCount = 0
  var dyeStringArgsForCall: [String] = []
  override func dye(_ color: String) {
    dyeStringCallCount += 1
    dyeStringArgsForCall.append(color)
  }

  var spinCountCallCount = 0
  var spinCountArgsForCall: [Count] = []
  var spinCountReturnValue: Int = 0
  override func spin(_ count: Count) -> Int {
    spinCountCallCount += 1
    spinCountArgsForCall.append(count)
    return spinCountReturnValue
  }

  var spinStringCallCount = 0
  var spinStringArgsForCall: [String] = []
  var spinStringReturnValue: Int = 0
  override func spin(_ name: String) -> Int {
    spinStringCallCount += 1
    spinStringArgsForCall.append(name)
    return spinStringReturnValue
  }
}
