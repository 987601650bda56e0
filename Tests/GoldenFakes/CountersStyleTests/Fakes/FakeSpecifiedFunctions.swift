// Written by mimus-fake: changes made here are lost.

final class FakeVaseRouting: VaseRouting {
  init() {}

  var weightsCallCount = 0
  var weightsSetCallCount = 0
  var weightsSetArgsForCall: [[String: (__owned Vase) -> Int]] = []
  var weightsReturnValue: [String: (__owned Vase) -> Int] = [:]
  var weights: [String: (__owned Vase) -> Int] {
    get {
      weightsCallCount += 1
      return weightsReturnValue
    }
    set {
      weightsSetCallCount += 1
      weightsSetArgsForCall.append(newValue)
      weightsReturnValue = newValue
    }
  }

  var weighCallCount = 0
  var weighReturnValue: ((borrowing [Int]) -> Int)!
  func weigh() -> (borrowing [Int]) -> Int {
    weighCallCount += 1
    return weighReturnValue
  }

  var readersCallCount = 0
  var readersReturnValue: [(consuming String) -> Int] = []
  func readers() -> [(consuming String) -> Int] {
    readersCallCount += 1
    return readersReturnValue
  }

  var forwardCallCount = 0
  var forwardReturnValue: ((sending Vase) -> sending Vase)!
  func forward() -> (sending Vase) -> sending Vase {
    forwardCallCount += 1
    return forwardReturnValue
  }

  var storeCallCount = 0
  var storeReturnValue: ((isolated Kiln) -> Void)?
  func store() -> ((isolated Kiln) -> Void)? {
    storeCallCount += 1
    return storeReturnValue
  }

  var changeCallCount = 0
  var changeReturnValue: ((inout Int) -> Void)!
  func change() -> (inout Int) -> Void {
    changeCallCount += 1
    return changeReturnValue
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Int] = []
  var subscriptReturnValue: ((borrowing String) -> Int)!
  subscript(_ place: Int) -> (borrowing String) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(place)
      return subscriptReturnValue
    }
  }
}

final class FakeVaseRouter: VaseRouter {
  var forwardCallCount = 0
  var forwardSetCallCount = 0
  var forwardSetArgsForCall: [(sending Vase) -> sending Vase] = []
  var forwardReturnValue: ((sending Vase) -> sending Vase)!
  override var forward: (sending Vase) -> sending Vase {
    get {
      forwardCallCount += 1
      return forwardReturnValue
    }
    set {
      forwardSetCallCount += 1
      forwardSetArgsForCall.append(newValue)
      forwardReturnValue = newValue
    }
  }

  var weighCallCount = 0
  var weighReturnValue: ((borrowing Vase) -> Int)!
  override func weigh() -> (borrowing Vase) -> Int {
    weighCallCount += 1
    return weighReturnValue
  }
}

final class FakeVaseClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: VaseClient {
    VaseClient(
      see: { self.see() }
    )
  }

  var seeCallCount = 0
  var seeReturnValue: ((borrowing Vase) -> Int)!
  func see() -> (borrowing Vase) -> Int {
    seeCallCount += 1
    return seeReturnValue
  }
}

final class FakeHandover<Value>: Handover {
  init() {}

  var takeCallCount = 0
  var takeReturnValue: Value?
  func take() -> sending Value? {
    takeCallCount += 1
    func sent<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    return sent(takeReturnValue)
  }

  var changeCallCount = 0
  var changeArgsForCall: [Vase] = []
  func change(_ sent: inout sending Vase) {
    changeCallCount += 1
    func sent_<Sent>(_ value: Sent) -> sending Sent {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    changeArgsForCall.append(sent_(sent))
  }

  var passCallCount = 0
  var passArgsForCall: [Any] = []
  var passReturnValue: Any!
  func pass<Sent>(_ sent: sending Sent) -> sending Sent {
    passCallCount += 1
    func sent_<Sent_>(_ value: Sent_) -> sending Sent_ {
      @safe nonisolated(unsafe) let value = value
      return value
    }
    passArgsForCall.append(sent)
    return sent_(passReturnValue as! Sent)
  }
}
