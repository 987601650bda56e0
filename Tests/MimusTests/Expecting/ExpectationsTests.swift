import Mimus
import Testing

struct ExpectationsTests {
  // MARK: Strict and ordered, the default

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

  @Test func `an interaction out of order fails where it is recorded and names the next expectation`() {
    let list = Expectations<Int>()
    list.expect(1, line: 1)
    list.expect(2, line: 2)
    let failures = captureFailures {
      list.record(2, line: 3)
    }
    #expect(
      failures.map(\.message) == [
        """
        Unexpected interaction 2: 2 (ExpectationsTests.swift:2) is expected later; the next expected interaction is 1 \
        (ExpectationsTests.swift:1).
        """
      ])
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

  @Test func `an interaction after the last expectation fails where it is recorded`() {
    let list = Expectations<Int>()
    list.expect(1, line: 1)
    list.record(1)
    let messages = captureFailures { list.record(1) }.map(\.message)
    #expect(
      messages == [
        """
        Unexpected interaction 1: the expectation 1 (ExpectationsTests.swift:1) is already met; no more interactions \
        are expected.
        """
      ])
    list.verify()
  }

  @Test func `without an expectation every interaction fails`() {
    let list = Expectations<String>()
    let messages = captureFailures { list.record("Emma") }.map(\.message)
    #expect(messages == [#"Unexpected interaction "Emma": no interactions are expected."#])
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
        Unexpected interaction (30, "bob"): the next expected interaction is (30, "alice") (ExpectationsTests.swift:1).
          .1: expected "alice", but was "bob"
        """
      ])
  }

  // MARK: Nice

  @Test func `a nice list ignores unexpected interactions, and does not count them`() {
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

  @Test func `a nice ordered list ignores interactions out of order, and mentions them if an expectation is not met`() {
    let list = Expectations<Int>(strict: false)
    list.expect(1, line: 1)
    list.expect(2, line: 2)
    list.record(2)
    list.record(1)
    let failures = captureFailures { list.verify(line: 9) }
    #expect(
      failures.map(\.message) == [
        """
        1 expectation was not met:
          expected 1 interaction matching 2, but 1 came out of order (ExpectationsTests.swift:2)
        """
      ])
    #expect(failures.first?.line == 9)
  }

  // MARK: Rejections

  @Test(arguments: [true, false], [true, false])
  func `a rejection applies every time, regardless of earlier expectations`(strict: Bool, ordered: Bool) {
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

  @Test func `rejections alone are met, and waiting for them returns immediately`() {
    let list = Expectations<Int>(strict: false)
    list.reject(1)
    list.verify(within: .seconds(60), clock: HandClock())
  }

  // MARK: Verifying

  @Test func `one failure lists all unmet expectations, each time they are verified`() {
    let list = Expectations<String>(ordered: false)
    list.expect("Emma", line: 1)
    list.expect(.hasPrefix("P"), line: 2)
    list.expect(.any, line: 3)
    list.record("Emma")
    let message = """
      2 expectations were not met:
        expected 1 interaction matching a string with the prefix "P", but there was none (ExpectationsTests.swift:2)
        expected 1 interaction matching any, but there was none (ExpectationsTests.swift:3)
      """
    #expect(captureFailures { list.verify() }.map(\.message) == [message])
    #expect(captureFailures { list.verify() }.map(\.message) == [message])
  }

  @Test func `a long list of unmet expectations is shortened`() {
    let list = Expectations<Int>()
    for number in 1...1_012 { list.expect(.equal(number)) }
    let lines = captureFailures { list.verify() }.flatMap { $0.message.split(separator: "\n") }
    #expect(lines.count == 12)
    #expect(lines.first == "1,012 expectations were not met:")
    #expect(lines.last == "  … and 1,002 more")
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

  @Test func `matchers nest in tuples, arrays, dictionaries, and optionals`() {
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
