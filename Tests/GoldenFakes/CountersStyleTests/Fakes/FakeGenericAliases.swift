// Written by mimus-fake: changes made here are lost.

final class FakeBundling: Bundling {
  init() {}

  var makeCallCount = 0
  var makeReturnValue: Int = 0
  func make(_ count: @autoclosure () -> Int) -> Int {
    makeCallCount += 1
    return makeReturnValue
  }

  var keepCallCount = 0
  func keep(_ count: @autoclosure @escaping () -> Int) {
    keepCallCount += 1
  }

  var fillCallCount = 0
  func fill(_ count: @autoclosure () -> Int) {
    fillCallCount += 1
  }

  var waitCallCount = 0
  func wait(_ count: @autoclosure () -> Int) {
    waitCallCount += 1
  }
}

final class FakeBundlingClient: @unchecked Sendable {
  init() {}

  /// The structure to pass to the code under test. Its closures call this fake.
  var client: BundlingClient {
    BundlingClient(
      pack: { argument1 in self.pack(argument1) },
      source: { self.source() },
      count: { argument1 in self.count(argument1) },
      seal: { argument1, argument2, argument3 in self.seal(argument1, argument2, argument3) }
    )
  }

  var packCallCount = 0
  var packArgsForCall: [Int] = []
  func pack(_ argument1: Int) {
    packCallCount += 1
    packArgsForCall.append(argument1)
  }

  var sourceCallCount = 0
  var sourceReturnValue: String = ""
  func source() -> String {
    sourceCallCount += 1
    return sourceReturnValue
  }

  var countCallCount = 0
  var countArgsForCall: [Int] = []
  var countReturnValue: Int = 0
  func count(_ argument1: Int) -> Int {
    countCallCount += 1
    countArgsForCall.append(argument1)
    return countReturnValue
  }

  var sealCallCount = 0
  var sealArgsForCall: [(Int, String, Bool)] = []
  func seal(_ argument1: Int, _ argument2: String, _ argument3: Bool) {
    sealCallCount += 1
    sealArgsForCall.append((argument1, argument2, argument3))
  }
}
