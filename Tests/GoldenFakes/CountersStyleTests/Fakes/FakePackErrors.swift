// Written by mimus-fake: changes made here are lost.

final class FakeShelfSweeping: ShelfSweeping {
  init() {}

  var sweepCallCount = 0
  var sweepArgsForCall: [[Any]] = []
  func sweep<each Item, Failure>(
    _ body: (repeat each Item) throws(Failure) -> Void, _ items: repeat each Item
  ) throws(Failure) {
    sweepCallCount += 1
    var sweepItems: [Any] = []
    for value in repeat each items { sweepItems.append(value) }
    sweepArgsForCall.append(sweepItems)
  }

  var sweepAllCallCount = 0
  var sweepAllArgsForCall: [[Any]] = []
  var sweepAllReturnValue: Int = 0
  func sweepAll<each Item, Failure: Error>(
    _ body: @escaping (repeat each Item) async throws(Failure) -> Int, _ items: repeat each Item
  ) async throws(Failure) -> Int {
    sweepAllCallCount += 1
    var sweepAllItems: [Any] = []
    for value in repeat each items { sweepAllItems.append(value) }
    sweepAllArgsForCall.append(sweepAllItems)
    return sweepAllReturnValue
  }
}
