// Written by mimus-fake: changes made here are lost.

final class FakeExporter: Exporter {
  init() {}

  var writeCallCount = 0
  var writeArgsForCall: [Any] = []
  func write(_ value: Any) {
    writeCallCount += 1
    writeArgsForCall.append(value)
  }

  var sendCallCount = 0
  var sendArgsForCall: [any Sendable] = []
  var sendError: (any Error)?
  func send(_ value: any Sendable) throws {
    sendCallCount += 1
    sendArgsForCall.append(value)
    if let error = sendError { throw error }
  }

  var registerCallCount = 0
  var registerArgsForCall: [Any.Type] = []
  func register(_ type: Any.Type) {
    registerCallCount += 1
    registerArgsForCall.append(type)
  }

  var placeCallCount = 0
  var placeArgsForCall: [(row: Int, column: Int)] = []
  func place(_ position: (row: Int, column: Int)) {
    placeCallCount += 1
    placeArgsForCall.append(position)
  }

  var pingCallCount = 0
  var pingArgsForCall: [Void] = []
  func ping(_ nothing: Void) {
    pingCallCount += 1
    pingArgsForCall.append(nothing)
  }

  var copyCallCount = 0
  var copyArgsForCall: [Any] = []
  var copyError: (any Error)?
  var copyReturnValue: Any!
  func copy(_ value: Any) async throws -> Any {
    copyCallCount += 1
    copyArgsForCall.append(value)
    if let error = copyError { throw error }
    return copyReturnValue!
  }

  var failCallCount = 0
  var failArgsForCall: [any Error] = []
  func fail(_ error: any Error) async {
    failCallCount += 1
    failArgsForCall.append(error)
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [Any] = []
  var subscriptSetCallCount = 0
  var subscriptSetArgsForCall: [(key: Any, newValue: Int)] = []
  var subscriptReturnValue: Int = 0
  subscript(_ key: Any) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgsForCall.append(key)
      return subscriptReturnValue
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetArgsForCall.append((key, newValue))
      subscriptReturnValue = newValue
    }
  }

  var lastCallCount = 0
  var lastSetCallCount = 0
  var lastSetArgsForCall: [Any] = []
  var lastReturnValue: Any!
  var last: Any {
    get {
      lastCallCount += 1
      return lastReturnValue!
    }
    set {
      lastSetCallCount += 1
      lastSetArgsForCall.append(newValue)
      lastReturnValue = newValue
    }
  }
}
