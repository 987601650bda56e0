// Written by mimus-fake: changes made here are lost.

final class FakeHardClosures: HardClosures {
  init() {}

  var changingCallCount = 0
  var changingArgsForCall: [(inout Int) -> Void] = []
  func changing(_ body: @escaping (inout Int) -> Void) {
    changingCallCount += 1
    changingArgsForCall.append(body)
  }

  var typedCallCount = 0
  var typedArgsForCall: [(Int) throws(CardError) -> Int] = []
  var typedError: CardError?
  func typed(_ body: @escaping (Int) throws(CardError) -> Int) throws(CardError) {
    typedCallCount += 1
    typedArgsForCall.append(body)
    if let error = typedError { throw error }
  }

  var asynchronousCallCount = 0
  var asynchronousArgsForCall: [@Sendable (String) async throws -> Int] = []
  var asynchronousError: (any Error)?
  var asynchronousReturnValue: Int = 0
  func asynchronous(_ body: @escaping @Sendable (String) async throws -> Int) async throws -> Int {
    asynchronousCallCount += 1
    asynchronousArgsForCall.append(body)
    if let error = asynchronousError { throw error }
    return asynchronousReturnValue
  }

  var isolatedCallCount = 0
  var isolatedArgsForCall: [@MainActor @Sendable (Int) -> Void] = []
  func isolated(_ body: @escaping @MainActor @Sendable (Int) -> Void) {
    isolatedCallCount += 1
    isolatedArgsForCall.append(body)
  }

  var manyCallCount = 0
  var manyArgsForCall: [[(Int) -> Int]] = []
  func many(_ bodies: [(Int) -> Int]) {
    manyCallCount += 1
    manyArgsForCall.append(bodies)
  }

  var pairCallCount = 0
  var pairArgsForCall: [(done: () -> Void, failed: (any Error) -> Void)] = []
  func pair(_ handlers: (done: () -> Void, failed: (any Error) -> Void)) {
    pairCallCount += 1
    pairArgsForCall.append(handlers)
  }

  var variadicCallCount = 0
  var variadicArgsForCall: [[(Int) -> Void]] = []
  func variadic(_ bodies: (Int) -> Void...) {
    variadicCallCount += 1
    variadicArgsForCall.append(bodies)
  }

  var linesCallCount = 0
  var linesReturnValue: Int = 0
  func lines(@LineBuilder _ body: () -> [String]) -> Int {
    linesCallCount += 1
    return linesReturnValue
  }

  var assertingCallCount = 0
  var assertingReturnValue: Bool = false
  func asserting(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String) rethrows -> Bool {
    assertingCallCount += 1
    return assertingReturnValue
  }

  var packedCallCount = 0
  var packedArgsForCall: [[Any]] = []
  func packed<each Element>(_ values: repeat each Element, then body: @escaping (repeat each Element) -> Void) {
    packedCallCount += 1
    var packedValues: [Any] = []
    for value in repeat each values { packedValues.append(value) }
    packedArgsForCall.append(packedValues)
  }

  var makerCallCount = 0
  var makerReturnValue: (@Sendable (Int) -> String)!
  func maker() -> @Sendable (Int) -> String {
    makerCallCount += 1
    return makerReturnValue
  }

  var nothingCallCount = 0
  var nothingArgsForCall: [(() throws -> Void)?] = []
  func nothing(_ body: (() throws -> Void)?) rethrows {
    nothingCallCount += 1
    nothingArgsForCall.append(body)
  }
}

final class FakeSliceable: Sliceable {
  init() {}

  var subscriptCallCount = 0
  var subscriptReturnValue: [Int] = []
  subscript(_ range: UnboundedRange) -> [Int] {
    get {
      subscriptCallCount += 1
      return subscriptReturnValue
    }
  }

  var sliceCallCount = 0
  var sliceArgsForCall: [String] = []
  var sliceReturnValue: Int = 0
  func slice(_ range: UnboundedRange, of name: String) -> Int {
    sliceCallCount += 1
    sliceArgsForCall.append(name)
    return sliceReturnValue
  }
}

final class FakeComplaint: Complaint {
  init() {}

  var fileCallCount = 0
  var fileReturnValue: Int = 0
  func file(_ reason: @autoclosure () throws -> String) -> Int {
    fileCallCount += 1
    return fileReturnValue
  }
}

final class FakeChecklist: Checklist {
  init() {}

  var tickCallCount = 0
  func tick<each Item>(_ marks: repeat (each Item) -> Void) {
    tickCallCount += 1
  }

  var drawCallCount = 0
  var drawReturnValue: Any!
  func draw<each Item>(_ makers: repeat () -> each Item) -> (repeat each Item) {
    drawCallCount += 1
    return drawReturnValue as! (repeat each Item)
  }

  var keepCallCount = 0
  func keep<each Item>(_ makers: repeat @escaping () -> each Item) {
    keepCallCount += 1
  }
}

final class FakeFetcher: Fetcher {
  init() {}

  var fetchCallCount = 0
  func fetch(_ body: () -> Void) {
    fetchCallCount += 1
  }

  var FetchCallCount = 0
  func Fetch(_ body: () -> Void) {
    FetchCallCount += 1
  }

  @safe nonisolated(unsafe) static var fetchCallCount = 0
  static func fetch(_ body: () -> Void) {
    fetchCallCount += 1
  }
}

final class FakeRetrier: Retrier {
  init() {}

  var retryCallCount = 0
  var retryArgsForCall: [nonisolated(nonsending) () async -> Void] = []
  func retry(_ step: nonisolated(nonsending) @escaping () async -> Void, until isDone: (Int) -> Bool) {
    retryCallCount += 1
    retryArgsForCall.append(step)
  }

  var chooseCallCount = 0
  var chooseReturnValue: Any!
  func choose<Value>(_ pick: (Int) -> Value) -> Value {
    chooseCallCount += 1
    return chooseReturnValue as! Value
  }
}
