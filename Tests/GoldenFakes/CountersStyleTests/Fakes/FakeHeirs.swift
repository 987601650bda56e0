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
