// Written by mimus-fake: changes made here are lost.

final class FakePostOffice: PostOffice, @unchecked Sendable {
  init() {}

  var newestCallCount = 0
  var newestError: (any Error)?
  var newestReturnValue: String = ""
  var newest: String {
    get async throws {
      newestCallCount += 1
      if let error = newestError { throw error }
      return newestReturnValue
    }
  }

  var subscriptCallCount = 0
  var subscriptArgsForCall: [(shelf: Int, row: Int)] = []
  var subscriptReturnValue: String = ""
  subscript(_ shelf: Int, row row: Int) -> String {
    get async {
      subscriptCallCount += 1
      subscriptArgsForCall.append((shelf, row))
      return subscriptReturnValue
    }
  }

  var closeCallCount = 0
  func close() async {
    closeCallCount += 1
  }

  var countCallCount = 0
  var countArgsForCall: [String] = []
  var countReturnValue: Int = 0
  func count(of text: String) async -> Int {
    countCallCount += 1
    countArgsForCall.append(text)
    return countReturnValue
  }

  var sendCallCount = 0
  var sendArgsForCall: [(text: String, name: String)] = []
  var sendError: (any Error)?
  var sendReturnValue: Receipt!
  func send(_ text: String, to name: String) async throws -> Receipt {
    sendCallCount += 1
    sendArgsForCall.append((text, name))
    if let error = sendError { throw error }
    return sendReturnValue
  }

  var settleCallCount = 0
  var settleArgsForCall: [(amount: Int, name: String)] = []
  var settleError: CardError?
  var settleReturnValue: Receipt!
  func settle(_ amount: Int, by name: String) async throws(CardError) -> Receipt {
    settleCallCount += 1
    settleArgsForCall.append((amount, name))
    if let error = settleError { throw error }
    return settleReturnValue
  }

  var passCallCount = 0
  var passArgsForCall: [(value: Any, name: String)] = []
  var passReturnValue: Any!
  func pass<Value: Sendable>(_ value: Value, as name: String) async -> Value {
    passCallCount += 1
    passArgsForCall.append((value, name))
    return passReturnValue as! Value
  }

  var eachCallCount = 0
  var eachArgsForCall: [String] = []
  var eachError: (any Error)?
  var eachReturnValue: Int = 0
  func each(_ name: String, _ body: (Int) -> Void) async throws -> Int {
    eachCallCount += 1
    eachArgsForCall.append(name)
    if let error = eachError { throw error }
    return eachReturnValue
  }

  var lettersCallCount = 0
  var lettersArgsForCall: [String] = []
  var lettersReturnValue: AsyncStream<Int>!
  func letters(to name: String) -> AsyncStream<Int> {
    lettersCallCount += 1
    lettersArgsForCall.append(name)
    return lettersReturnValue
  }

  var newsCallCount = 0
  var newsError: (any Error)?
  var newsReturnValue: AsyncThrowingStream<String, any Error>!
  func news() async throws -> AsyncThrowingStream<String, any Error> {
    newsCallCount += 1
    if let error = newsError { throw error }
    return newsReturnValue
  }

  @safe nonisolated(unsafe) static var openCallCount = 0
  @safe nonisolated(unsafe) static var openArgsForCall: [(name: String, hour: Int)] = []
  @safe nonisolated(unsafe) static var openReturnValue: Bool = false
  static func open(_ name: String, at hour: Int) async -> Bool {
    openCallCount += 1
    openArgsForCall.append((name, hour))
    return openReturnValue
  }
}
