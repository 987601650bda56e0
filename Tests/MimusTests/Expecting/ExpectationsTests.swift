import Foundation
import Mimus
import Testing

@Suite struct ExpectationsTests {
  // MARK: Strict and ordered, which is the default

  @Test func `expectations that are met in order report nothing`() {
    let list = Expectations<Int>()
    list.expect(1)
    list.expect(.greaterThan(5))
    list.expect(.any)
    list.record(1)
    list.record(6)
    list.record(0)
    list.verify()
  }

  @Test func `an interaction out of turn fails where it is recorded and names the next expectation`() {
    let list = Expectations<Int>()
    list.expect(1, line: 1)
    list.expect(2, line: 2)
    let failures = captureFailures {
      list.record(2, line: 3)
    }
    #expect(failures.map(\.message) == ["Unexpected interaction 2: expected next is 1 (ExpectationsTests.swift:1)."])
    #expect(failures.first?.line == 3)
    #expect(failures.first?.isWarning == false)
  }

  @Test func `a mismatch consumes nothing`() {
    let list = Expectations<Int>()
    list.expect(1)
    list.expect(2)
    #expect(captureFailures { list.record(2) }.count == 1)
    list.record(1)
    list.record(2)
    list.verify()
  }

  @Test func `an interaction beyond the last expectation fails where it is recorded`() {
    let list = Expectations<Int>()
    list.expect(1)
    list.record(1)
    let messages = captureFailures { list.record(1) }.map(\.message)
    #expect(messages == ["Unexpected interaction 1: nothing more is expected."])
    list.verify()
  }

  @Test func `without an expectation every interaction fails`() {
    let list = Expectations<String>()
    let messages = captureFailures { list.record("Emma") }.map(\.message)
    #expect(messages == [#"Unexpected interaction "Emma": nothing is expected."#])
    list.verify()
  }

  @Test func `an expectation set up later does not meet an earlier interaction`() {
    let list = Expectations<Int>(strict: false)
    list.record(1)
    list.expect(1, line: 1)
    #expect(captureFailures { list.verify() }.count == 1)
  }

  @Test func `the parts that differ from the next expectation are shown`() {
    let list = Expectations<(Int, String)>()
    list.expect(.tuple(30, "alice"), line: 1)
    let messages = captureFailures { list.record((30, "bob")) }.map(\.message)
    #expect(
      messages == [
        """
        Unexpected interaction (30, "bob"): expected next is (30, "alice") (ExpectationsTests.swift:1).
          .1: expected "alice", but was "bob"
        """
      ])
  }

  // MARK: Nice

  @Test func `a nice list ignores what it does not await, and does not count it`() {
    for ordered in [true, false] {
      let list = Expectations<Int>(strict: false, ordered: ordered)
      list.record(9)
      list.expect(1)
      list.record(7)
      list.record(1)
      list.record(1)
      list.record(1)
      list.verify()
    }
  }

  @Test func `a nice ordered list ignores what comes out of turn, and says so when it stays unmet`() {
    let list = Expectations<Int>(strict: false)
    list.expect(1, line: 1)
    list.expect(2, line: 2)
    list.record(2)
    list.record(1)
    let failures = captureFailures { list.verify(line: 9) }
    #expect(
      failures.map(\.message) == [
        """
        1 expectation not fulfilled:
          expected 1 interaction matching 2, but 1 came out of turn (ExpectationsTests.swift:2)
        """
      ])
    #expect(failures.first?.line == 9)
  }

  // MARK: Any order

  @Test func `an unordered list is met in any order`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(1)
    list.expect(2)
    list.expect(3)
    for number in [3, 1, 2] { list.record(number) }
    list.verify()
  }

  @Test func `an unordered strict list names what it still expects`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(1, line: 1)
    list.expect(2, line: 2)
    list.expect(3, line: 3)
    list.record(1)
    let first = captureFailures { list.record(9) }.map(\.message)
    #expect(first == ["Unexpected interaction 9: still expected is 2 (ExpectationsTests.swift:2) and 1 more."])
    list.record(3)
    let second = captureFailures { list.record(9) }.map(\.message)
    #expect(second == ["Unexpected interaction 9: still expected is 2 (ExpectationsTests.swift:2)."])
  }

  @Test func `a general expectation never eats a specific interaction`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(.any)
    list.expect(5)
    list.record(5)
    list.record(1)
    list.verify()
  }

  @Test func `a general expectation takes what nothing specific matches`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(5)
    list.expect(.any)
    list.record(1)
    list.record(5)
    list.verify()
  }

  @Test func `interactions change places when that meets more`() {
    for numbers in [[7, 3], [3, 7], [3, 5], [5, 3]] {
      let list = Expectations<Int>(ordered: false)
      list.expect(.greaterThan(2))
      list.expect(.lessThan(6))
      for number in numbers { list.record(number) }
      list.verify()
    }
  }

  @Test func `a chain of interactions changes places`() {
    let list = Expectations<Int>(ordered: false)
    list.expect(.in(1...2))
    list.expect(.in(2...3))
    list.expect(.in(3...4))
    list.expect(.in(4...5))
    // Each takes the first of its two places, until the last one needs a place that is taken.
    for number in [2, 3, 4, 1] { list.record(number) }
    list.verify()
    #expect(captureFailures { list.record(3) }.count == 1)
  }

  /// All ways to record four of five interactions: a list must be met exactly when some assignment meets it.
  @Test func `whatever assignment there is, it is found`() {
    let wanted: [Set<Int>] = [[1, 2, 3, 4, 5], [1, 2], [2, 3], [2, 4]]
    func canBeMet(_ numbers: [Int], _ places: [Set<Int>]) -> Bool {
      guard let place = places.first else { return true }
      return numbers.indices.contains { index in
        var rest = numbers
        return place.contains(rest.remove(at: index)) && canBeMet(rest, Array(places.dropFirst()))
      }
    }
    for code in 0..<625 {
      let numbers = [1 + code % 5, 1 + code / 5 % 5, 1 + code / 25 % 5, 1 + code / 125]
      let list = Expectations<Int>(strict: false, ordered: false)
      for place in wanted { list.expect(.matching("one of \(place.sorted())") { place.contains($0) }) }
      let failures = captureFailures {
        for number in numbers { list.record(number) }
        list.verify()
      }
      #expect(failures.isEmpty == canBeMet(numbers, wanted), "\(numbers)")
    }
  }

  // MARK: Rejections

  @Test(arguments: [true, false], [true, false])
  func `a rejection fires every time, whatever waits before it`(strict: Bool, ordered: Bool) {
    let list = Expectations<Int>(strict: strict, ordered: ordered)
    list.expect(1, line: 1)
    list.reject(.greaterThan(5), line: 2)
    list.expect(.any, line: 3)
    let failures = captureFailures {
      list.record(6, line: 4)
      list.record(1)
      list.record(7, line: 5)
    }
    #expect(
      failures.map(\.message) == [
        "Unexpected interaction 6: greater than 5 is rejected (ExpectationsTests.swift:2).",
        "Unexpected interaction 7: greater than 5 is rejected (ExpectationsTests.swift:2).",
      ])
    #expect(failures.map(\.line) == [4, 5])
    list.record(2)
    list.verify()
  }

  @Test func `rejections alone are fulfilled, and not waited for`() {
    let list = Expectations<Int>(strict: false)
    list.reject(1)
    list.verify(within: .seconds(60), clock: HandClock())
  }

  // MARK: Verifying

  @Test func `one failure lists all that is unfulfilled, each time it is verified`() {
    let list = Expectations<String>(ordered: false)
    list.expect("Emma", line: 1)
    list.expect(.hasPrefix("P"), line: 2)
    list.expect(.any, line: 3)
    list.record("Emma")
    let message = """
      2 expectations not fulfilled:
        expected 1 interaction matching a string with the prefix "P", but there was none (ExpectationsTests.swift:2)
        expected 1 interaction matching any, but there was none (ExpectationsTests.swift:3)
      """
    #expect(captureFailures { list.verify() }.map(\.message) == [message])
    #expect(captureFailures { list.verify() }.map(\.message) == [message])
  }

  @Test func `a long list of unfulfilled expectations is cut`() {
    let list = Expectations<Int>()
    for number in 1...1_012 { list.expect(.equal(number)) }
    let lines = captureFailures { list.verify() }.flatMap { $0.message.split(separator: "\n") }
    #expect(lines.count == 12)
    #expect(lines.first == "1,012 expectations not fulfilled:")
    #expect(lines.last == "  … and 1,002 more")
  }

  // MARK: Waiting

  @Test(.timeLimit(.minutes(1))) func `an async verification wakes on the interaction`() async {
    let list = Expectations<Int>()
    list.expect(1)
    list.expect(2)
    let clock = HandClock()
    async let verification: Void = list.verify(within: .seconds(1), clock: clock)
    await clock.isWaitedFor.wait()
    list.record(1)
    list.record(2)
    // Nobody lets the time of this clock pass, so only the interaction can end the wait.
    await verification
  }

  @Test(.timeLimit(.minutes(1))) func `a blocked verification wakes on the interaction`() async {
    let list = Expectations<Int>()
    list.expect(1)
    let clock = HandClock()
    async let failures = onThread {
      captureFailures { list.verify(within: .seconds(1), clock: clock) }
    }
    await clock.isWaitedFor.wait()
    list.record(1)
    #expect(await failures.isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func `a verification reports what is unfulfilled when time is up`() async {
    let list = Expectations<Int>(strict: false)
    list.expect(1, line: 1)
    let message = """
      1 expectation not fulfilled:
        expected 1 interaction matching 1, but there was none (ExpectationsTests.swift:1)
      """
    let clock = HandClock()
    clock.pass()
    let failures = await captureFailures {
      await list.verify(within: .seconds(1), clock: clock)
    }
    #expect(failures.map(\.message) == [message])
    let blocked = await onThread {
      captureFailures { list.verify(within: .seconds(1), clock: clock) }
    }
    #expect(blocked.map(\.message) == [message])
  }

  @Test(.timeLimit(.minutes(1))) @MainActor func `it waits on the main actor too`() async {
    let list = Expectations<Int>()
    list.expect(1)
    let clock = HandClock()
    Task { @MainActor in
      await clock.isWaitedFor.wait()
      list.record(1)
    }
    await list.verify(within: .seconds(1), clock: clock)
  }

  // MARK: Values of all kinds

  @Test func `interactions need not be Sendable or Equatable`() {
    final class Book {
      let title: String
      init(_ title: String) { self.title = title }
    }
    let emma = Book("Emma")
    let list = Expectations<Book>()
    list.expect(.identical(to: emma))
    list.expect(.where(\.title, "Persuasion"))
    list.record(emma)
    list.record(Book("Persuasion"))
    list.verify()
  }

  @Test func `matchers nest in tuples, arrays, dictionaries and optionals`() {
    let tuples = Expectations<(Int, String?)>()
    tuples.expect(.tuple(.not(3), .nil))
    tuples.record((4, nil))
    tuples.verify()
    let lists = Expectations<[Int]>()
    lists.expect([1, .any])
    lists.record([1, 2])
    lists.verify()
    let dictionaries = Expectations<[String: Int?]>()
    dictionaries.expect(["a": nil, "b": .any])
    dictionaries.record(["a": nil, "b": 2])
    dictionaries.verify()
  }

  @Test func `a captor is filled by the interaction that meets its expectation`() {
    let captor = ArgumentCaptor<Int>()
    let list = Expectations<Int>(strict: false)
    list.expect(1)
    list.expect(.captured(by: captor))
    for number in [9, 1, 2, 3] { list.record(number) }
    list.verify()
    #expect(captor.values == [2])
  }

  @Test func `a matcher may use its own list`() {
    let list = Expectations<Int>(strict: false, ordered: false)
    list.expect(
      .matching { number in
        if number == 1 { list.record(2) }
        return number == 2
      })
    list.expect(1)
    list.record(1)
    list.verify()
  }

  @Test func `interactions from many threads are each counted once`() async {
    let list = Expectations<Int>(ordered: false)
    for number in 0..<100 { list.expect(.equal(number)) }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { list.record(number) } }
    }
    await list.verify()
    #expect(captureFailures { list.record(0) }.count == 1)
  }
}
