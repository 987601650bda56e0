// Written by mimus-fake: changes made here are lost.

final class FakeErrand<Result>: Errand<Result> {
  var onDoneCallCount = 0
  var onDoneSetCallCount = 0
  var onDoneSetArgsForCall: [((Result) -> Void)?] = []
  var onDoneReturnValue: ((Result) -> Void)?
  override var onDone: ((Result) -> Void)? {
    get {
      onDoneCallCount += 1
      return onDoneReturnValue
    }
    set {
      onDoneSetCallCount += 1
      onDoneSetArgsForCall.append(newValue)
      onDoneReturnValue = newValue
    }
  }

  var runCallCount = 0
  var runArgsForCall: [(place: String, then: (Result) -> Void)] = []
  override func run(_ place: String, then: @escaping (Result) -> Void) {
    runCallCount += 1
    runArgsForCall.append((place, then))
  }

  var stepsCallCount = 0
  var stepsReturnValue: [(Result) -> Result] = []
  override func steps() -> [(Result) -> Result] {
    stepsCallCount += 1
    return stepsReturnValue
  }

  var bothCallCount = 0
  override func both(_ body: (Int, Result) -> Void) {
    bothCallCount += 1
  }
}

final class FakeQuietErrand: QuietErrand {
  var onDoneCallCount = 0
  var onDoneSetCallCount = 0
  var onDoneSetArgsForCall: [((()) -> Void)?] = []
  var onDoneReturnValue: ((()) -> Void)?
  override var onDone: ((()) -> Void)? {
    get {
      onDoneCallCount += 1
      return onDoneReturnValue
    }
    set {
      onDoneSetCallCount += 1
      onDoneSetArgsForCall.append(newValue)
      onDoneReturnValue = newValue
    }
  }

  var runCallCount = 0
  var runArgsForCall: [(place: String, then: (()) -> Void)] = []
  override func run(_ place: String, then: @escaping (()) -> Void) {
    runCallCount += 1
    runArgsForCall.append((place, then))
  }

  var stepsCallCount = 0
  var stepsReturnValue: [(()) -> Void] = []
  override func steps() -> [(()) -> Void] {
    stepsCallCount += 1
    return stepsReturnValue
  }

  var bothCallCount = 0
  override func both(_ body: (Int, Void) -> Void) {
    bothCallCount += 1
  }
}

final class FakeTaughtErrand: TaughtErrand {
  var onDoneCallCount = 0
  var onDoneSetCallCount = 0
  var onDoneSetArgsForCall: [((()) -> Void)?] = []
  var onDoneReturnValue: ((()) -> Void)?
  override var onDone: ((()) -> Void)? {
    get {
      onDoneCallCount += 1
      return onDoneReturnValue
    }
    set {
      onDoneSetCallCount += 1
      onDoneSetArgsForCall.append(newValue)
      onDoneReturnValue = newValue
    }
  }

  var runCallCount = 0
  var runArgsForCall: [(place: String, then: (()) -> Void)] = []
  override func run(_ place: String, then: @escaping (()) -> Void) {
    runCallCount += 1
    runArgsForCall.append((place, then))
  }

  var stepsCallCount = 0
  var stepsReturnValue: [(()) -> Swift.Void] = []
  override func steps() -> [(()) -> Swift.Void] {
    stepsCallCount += 1
    return stepsReturnValue
  }

  var bothCallCount = 0
  override func both(_ body: (Int, Swift.Void) -> Void) {
    bothCallCount += 1
  }
}

final class FakeAwaiting: Awaiting {
  init() {}

  var signalCallCount = 0
  var signalReturnValue: ((()) -> Int)!
  func signal() -> (()) -> Int {
    signalCallCount += 1
    return signalReturnValue
  }
}
