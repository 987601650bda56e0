import Mimus
import SeededNumbers
import Testing

/// Compares random expectations that can be met in any order with a model that tries all ways to meet them.
struct ExpectationModelTests {
  private struct Expected {
    /// The expected arguments, of which nil is any.
    let arguments: [Int?]
    let count: CountedMode

    func matches(_ call: [Int]) -> Bool { zip(arguments, call).allSatisfy { $0 == nil || $0 == $1 } }
  }

  /// Returns whether each of some calls can meet one of the expectations, so that all of them are met.
  private func canMeet(_ expected: [Expected], _ counts: [Int], by calls: ArraySlice<[Int]>) -> Bool {
    guard let call = calls.first else { return zip(counts, expected).allSatisfy { $0 >= $1.count.least } }
    return expected.indices.contains { index in
      guard expected[index].matches(call), counts[index] < expected[index].count.most else { return false }
      var counts = counts
      counts[index] += 1
      return canMeet(expected, counts, by: calls.dropFirst())
    }
  }

  @Test(arguments: [Storage.Strictness.nice, .strict])
  func `random expectations are met if there is a way to meet them`(_ strictness: Storage.Strictness) {
    var numbers = SeededNumbers(seed: 3)
    var metCount = 0
    for _ in 0..<400 {
      let fake = FakePaymentGateway(Storage(strictness, ordered: false))
      let expected = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in expectation(&numbers) }
      for expected in expected {
        let matchers = expected.arguments.map { $0.map { $0 as any Matcher } ?? Argument<Any>.any }
        fake.expectCall(withIdentifier: "move(_:_:)", arguments: .actual(matchers), mode: expected.count.mode)
      }
      let calls = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
        [Int.random(in: 0...1, using: &numbers), Int.random(in: 0...1, using: &numbers)]
      }

      let failures = captureFailures {
        for call in calls { fake.recordCall(withIdentifier: "move(_:_:)", arguments: [call[0], call[1]]) }
        fake.verifyExpectations()
      }

      // A nice fake ignores what nothing expects.
      let counted = calls.filter { call in strictness == .strict || expected.contains { $0.matches(call) } }
      let isMet = canMeet(expected, expected.map { _ in 0 }, by: counted[...])
      #expect(failures.isEmpty == isMet, "\(expected) \(calls) \(failures.map(\.message))")
      if isMet { metCount += 1 }
    }
    #expect((50...350).contains(metCount))
  }

  private func expectation(_ numbers: inout SeededNumbers) -> Expected {
    let arguments = (0..<2).map { _ in Bool.random(using: &numbers) ? Int.random(in: 0...1, using: &numbers) : nil }
    let count = CountedMode.allowing.randomElement(using: &numbers) ?? .never
    return Expected(arguments: arguments, count: count)
  }
}
