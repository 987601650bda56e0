// Written by mimus-fake: changes made here are lost.

final class FakeTeller<T>: Teller<T> {
  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [((T) -> Int)?] = []
  var lastReturnValue: ((T) -> Int)?
  override var last: ((T) -> Int)? {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }

  var eachCallCount = 0
  override func each(_ body: (T) -> Void) {
    eachCallCount += 1
  }

  var lendCallCount = 0
  override func lend(_ body: (borrowing T) -> Void) {
    lendCallCount += 1
  }

  var changeCallCount = 0
  override func change(_ body: (inout T) -> Void) {
    changeCallCount += 1
  }

  var listCallCount = 0
  override func list(_ body: (T...) -> Void) {
    listCallCount += 1
  }

  var tellCallCount = 0
  override func tell(_ body: Told<T>) {
    tellCallCount += 1
  }

  var pairCallCount = 0
  var pairArgsForCall: [Any] = []
  override func pair<U>(_ other: U, _ body: (T, U) -> Void) {
    pairCallCount += 1
    pairArgsForCall.append(other)
  }

  var nestedCallCount = 0
  override func nested(_ body: ((T) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var allCallCount = 0
  var allReturnValue: [(T) -> Void] = []
  override func all() -> [(T) -> Void] {
    allCallCount += 1
    return allReturnValue
  }

  var subscriptCallCount = 0
  var subscriptReturnValue: Int = 0
  override subscript(_ body: (T) -> Void) -> Int {
    get {
      subscriptCallCount += 1
      return subscriptReturnValue
    }
  }
}

final class FakeHerald<T>: Herald<T> {
  var proclaimCallCount = 0
  var proclaimArgsForCall: [Proclaimed] = []
  override func proclaim(_ news: Proclaimed) {
    proclaimCallCount += 1
    proclaimArgsForCall.append(news)
  }
}

final class FakeCallbackHerald: CallbackHerald {
  var proclaimCallCount = 0
  var proclaimArgsForCall: [Proclaimed] = []
  override func proclaim(_ news: @escaping Proclaimed) {
    proclaimCallCount += 1
    proclaimArgsForCall.append(news)
  }
}

final class FakeCallbackTeller: CallbackTeller {
  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [((@escaping () -> Void) -> Int)?] = []
  var lastReturnValue: ((@escaping () -> Void) -> Int)?
  override var last: ((@escaping () -> Void) -> Int)? {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }

  var eachCallCount = 0
  override func each(_ body: (@escaping () -> Void) -> Void) {
    eachCallCount += 1
  }

  var lendCallCount = 0
  override func lend(_ body: (borrowing @escaping () -> Void) -> Void) {
    lendCallCount += 1
  }

  var changeCallCount = 0
  override func change(_ body: (inout () -> Void) -> Void) {
    changeCallCount += 1
  }

  var listCallCount = 0
  override func list(_ body: (() -> Void...) -> Void) {
    listCallCount += 1
  }

  var tellCallCount = 0
  override func tell(_ body: Told<() -> Void>) {
    tellCallCount += 1
  }

  var pairCallCount = 0
  var pairArgsForCall: [Any] = []
  override func pair<U>(_ other: U, _ body: (@escaping () -> Void, U) -> Void) {
    pairCallCount += 1
    pairArgsForCall.append(other)
  }

  var nestedCallCount = 0
  override func nested(_ body: ((@escaping () -> Void) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var allCallCount = 0
  var allReturnValue: [(@escaping () -> Void) -> Void] = []
  override func all() -> [(@escaping () -> Void) -> Void] {
    allCallCount += 1
    return allReturnValue
  }

  var subscriptCallCount = 0
  var subscriptReturnValue: Int = 0
  override subscript(_ body: (@escaping () -> Void) -> Void) -> Int {
    get {
      subscriptCallCount += 1
      return subscriptReturnValue
    }
  }
}

final class FakeChimeTeller: ChimeTeller {
  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [((@escaping Chime) -> Int)?] = []
  var lastReturnValue: ((@escaping Chime) -> Int)?
  override var last: ((@escaping Chime) -> Int)? {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }

  var eachCallCount = 0
  override func each(_ body: (@escaping Chime) -> Void) {
    eachCallCount += 1
  }

  var lendCallCount = 0
  override func lend(_ body: (borrowing @escaping Chime) -> Void) {
    lendCallCount += 1
  }

  var changeCallCount = 0
  override func change(_ body: (inout Chime) -> Void) {
    changeCallCount += 1
  }

  var listCallCount = 0
  override func list(_ body: (Chime...) -> Void) {
    listCallCount += 1
  }

  var tellCallCount = 0
  override func tell(_ body: Told<Chime>) {
    tellCallCount += 1
  }

  var pairCallCount = 0
  var pairArgsForCall: [Any] = []
  override func pair<U>(_ other: U, _ body: (@escaping Chime, U) -> Void) {
    pairCallCount += 1
    pairArgsForCall.append(other)
  }

  var nestedCallCount = 0
  override func nested(_ body: ((@escaping Chime) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var allCallCount = 0
  var allReturnValue: [(@escaping Chime) -> Void] = []
  override func all() -> [(@escaping Chime) -> Void] {
    allCallCount += 1
    return allReturnValue
  }

  var subscriptCallCount = 0
  var subscriptReturnValue: Int = 0
  override subscript(_ body: (@escaping Chime) -> Void) -> Int {
    get {
      subscriptCallCount += 1
      return subscriptReturnValue
    }
  }
}

final class FakeRelay<T>: Relay<T> {
  var eachCallCount = 0
  override func each(_ body: (T) -> Void) {
    eachCallCount += 1
  }

  var lastCallCount = 0
  var lastReturnValue: ((T) -> Int)?
  override func last() -> ((T) -> Int)? {
    lastCallCount += 1
    return lastReturnValue
  }
}

final class FakeTellingRelay<T>: TellingRelay<T> {
  var eachCallCount = 0
  override func each(_ body: (@escaping (T) -> Void) -> Void) {
    eachCallCount += 1
  }

  var lastCallCount = 0
  var lastReturnValue: ((@escaping (T) -> Void) -> Int)?
  override func last() -> ((@escaping (T) -> Void) -> Int)? {
    lastCallCount += 1
    return lastReturnValue
  }
}

final class FakeChimeRelay: ChimeRelay {
  var eachCallCount = 0
  override func each(_ body: (@escaping (@escaping Chime) -> Void) -> Void) {
    eachCallCount += 1
  }

  var lastCallCount = 0
  var lastReturnValue: ((@escaping (@escaping Chime) -> Void) -> Int)?
  override func last() -> ((@escaping (@escaping Chime) -> Void) -> Int)? {
    lastCallCount += 1
    return lastReturnValue
  }
}

final class FakeRelayedChimes: RelayedChimes {
  var eachCallCount = 0
  override func each(_ body: (@escaping (@escaping Chime) -> Void) -> Void) {
    eachCallCount += 1
  }

  var lastCallCount = 0
  var lastReturnValue: ((@escaping (@escaping Chime) -> Void) -> Int)?
  override func last() -> ((@escaping (@escaping Chime) -> Void) -> Int)? {
    lastCallCount += 1
    return lastReturnValue
  }
}

final class FakeTelling<T>: Telling {
  init() {}

  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [((T) -> Int)?] = []
  var lastReturnValue: ((T) -> Int)?
  var last: ((T) -> Int)? {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }

  var eachCallCount = 0
  func each(_ body: (T) -> Void) {
    eachCallCount += 1
  }

  var ownCallCount = 0
  func own(_ body: (T) -> Void) {
    ownCallCount += 1
  }

  var lendCallCount = 0
  func lend(_ body: (borrowing T) -> Void) {
    lendCallCount += 1
  }

  var nestedCallCount = 0
  func nested(_ body: ((T) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var allCallCount = 0
  var allReturnValue: [(T) -> Void] = []
  func all() -> [(T) -> Void] {
    allCallCount += 1
    return allReturnValue
  }
}

final class FakeCallbackTelling: CallbackTelling {
  typealias T = () -> Void

  init() {}

  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [((@escaping T) -> Int)?] = []
  var lastReturnValue: ((@escaping T) -> Int)?
  var last: ((@escaping T) -> Int)? {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }

  var eachCallCount = 0
  func each(_ body: (@escaping T) -> Void) {
    eachCallCount += 1
  }

  var ownCallCount = 0
  func own(_ body: (@escaping T) -> Void) {
    ownCallCount += 1
  }

  var lendCallCount = 0
  func lend(_ body: (borrowing @escaping T) -> Void) {
    lendCallCount += 1
  }

  var nestedCallCount = 0
  func nested(_ body: ((@escaping T) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var allCallCount = 0
  var allReturnValue: [(@escaping T) -> Void] = []
  func all() -> [(@escaping T) -> Void] {
    allCallCount += 1
    return allReturnValue
  }
}

final class FakeChimeTelling: ChimeTelling {
  typealias T = Chime

  init() {}

  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [((@escaping T) -> Int)?] = []
  var lastReturnValue: ((@escaping T) -> Int)?
  var last: ((@escaping T) -> Int)? {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }

  var eachCallCount = 0
  func each(_ body: (@escaping T) -> Void) {
    eachCallCount += 1
  }

  var ownCallCount = 0
  func own(_ body: (@escaping T) -> Void) {
    ownCallCount += 1
  }

  var lendCallCount = 0
  func lend(_ body: (borrowing @escaping T) -> Void) {
    lendCallCount += 1
  }

  var nestedCallCount = 0
  func nested(_ body: ((@escaping T) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var allCallCount = 0
  var allReturnValue: [(@escaping T) -> Void] = []
  func all() -> [(@escaping T) -> Void] {
    allCallCount += 1
    return allReturnValue
  }
}

final class FakeLoudTelling: LoudTelling {
  typealias T = () -> Void

  init() {}

  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [((@escaping T) -> Int)?] = []
  var lastReturnValue: ((@escaping T) -> Int)?
  var last: ((@escaping T) -> Int)? {
    get {
      lastCallCount += 1
      return lastReturnValue
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }

  var eachCallCount = 0
  func each(_ body: (@escaping () -> Void) -> Void) {
    eachCallCount += 1
  }

  var ownCallCount = 0
  func own(_ body: (@escaping T) -> Void) {
    ownCallCount += 1
  }

  var lendCallCount = 0
  func lend(_ body: (borrowing @escaping T) -> Void) {
    lendCallCount += 1
  }

  var nestedCallCount = 0
  func nested(_ body: ((@escaping T) -> Void) -> Void) {
    nestedCallCount += 1
  }

  var allCallCount = 0
  var allReturnValue: [(@escaping T) -> Void] = []
  func all() -> [(@escaping T) -> Void] {
    allCallCount += 1
    return allReturnValue
  }
}

final class FakeTellerClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: TellerClient {
    TellerClient(
      callback: { argument1, argument2 in self.callback(argument1, argument2) },
      chime: { argument1 in self.chime(argument1) },
      told: { argument1 in self.told(argument1) }
    )
  }

  var callbackCallCount = 0
  var callbackArgsForCall: [(() -> Void, Int)] = []
  func callback(_ argument1: @escaping () -> Void, _ argument2: Int) {
    callbackCallCount += 1
    callbackArgsForCall.append((argument1, argument2))
  }

  var chimeCallCount = 0
  var chimeArgsForCall: [Chime] = []
  func chime(_ argument1: @escaping Chime) {
    chimeCallCount += 1
    chimeArgsForCall.append(argument1)
  }

  var toldCallCount = 0
  var toldArgsForCall: [Told<Int>] = []
  func told(_ argument1: @escaping Told<Int>) {
    toldCallCount += 1
    toldArgsForCall.append(argument1)
  }
}
