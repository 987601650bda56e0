import Foundation
import Mimus
import Testing

/// Tests verifications that pass because a number was written as a value of another type.
struct NumericTypeDoubtTests {
  final class FakeTill: Mock {
    let storage = Mimus.Storage()
    func charge(_ amount: Double, to name: String) { recordCall(arguments: [amount, name]) }
  }

  private func messages(_ arguments: Arguments, mode: VerificationMode = .never) -> [MockFailure] {
    let till = FakeTill()
    till.charge(30, to: "alice")
    return captureFailures { till.verifyCall(withIdentifier: "charge(_:to:)", arguments: arguments, mode: mode) }
  }

  @Test func `a number of another type is a warning where no call is expected`() {
    let failures = messages([30, "alice"])
    #expect(
      failures.map(\.message) == [
        "This passes because it expects 30 (Int), but charge(_:to:) was called with 30.0 (Double). "
          + "Numbers of different types never match."
      ])
    #expect(failures.map(\.isWarning) == [true])
    #expect(messages([30 as Float, "alice"], mode: .atMost(1)).count == 1)
  }

  nonisolated(unsafe) static let containers: [(expected: any Matcher, actual: Any, isDoubtful: Bool)] = [
    ([5], [5.0], true), (["amount": 5], ["amount": 5.0], true), ([1, 5], [1, 5.0] as [Any], true),
    (["amount": 5, "to": "alice"] as [String: any Matcher], ["amount": 5.0, "to": "alice"] as [String: Any], true),
    (["amounts": [5]], ["amounts": [5.0]], true), ([5], [5.5], false), ([5, 6], [5.0], false), ([5], 5.0, false),
    (["amount": 5, "to": "alice"] as [String: any Matcher], ["amount": 5.0, "to": "bob"] as [String: Any], false),
    (["amount": 5], ["sum": 5.0], false),
    (Argument.contains(5), [4, 5.0], true), (Argument.containsAll(4, 5), [5.0, 4] as [Any], true),
    (Argument.contains(6), [4, 5.0], false), (Argument.equal(Set([5])), Set([5.0]), true),
    (Argument.tuple(5, "alice"), (5.0, "alice"), true), (Argument.tuple(5, "alice"), (5.0, "bob"), false),
    (Argument.allOf(5, Argument.any), 5.0, true), (Argument.success(5), Result<Double, any Error>.success(5), true),
    ([Int](repeating: 5, count: 10_001), [Double](repeating: 5, count: 10_001), true),
    ([Int](repeating: 5, count: 100_001), [Double](repeating: 5, count: 100_001), false),
  ]

  @Test(arguments: containers.indices) func `a number within a container is a warning, too`(_ index: Int) {
    let (expected, actual, isDoubtful) = Self.containers[index]
    let till = FakeTill()
    till.recordCall(withIdentifier: "track(_:)", arguments: [actual])
    let failures = captureFailures {
      till.verifyCall(withIdentifier: "track(_:)", arguments: [expected], mode: .never)
    }
    let text = "This passes because it expects 5 (Int), but track(_:) was called with 5.0 (Double). "
    #expect(failures.map(\.message) == (isDoubtful ? [text + "Numbers of different types never match."] : []))
  }

  @Test func `a number within a container is found beside other numbers`() {
    let till = FakeTill()
    till.recordCall(withIdentifier: "track(_:_:)", arguments: [[UInt8(1)], 5])
    let failures = captureFailures {
      till.verifyCall(withIdentifier: "track(_:_:)", arguments: [[1], 5], mode: .never)
    }
    #expect(failures.first?.message.contains("expects 1 (Int), but track(_:_:) was called with 1 (UInt8)") ?? false)
  }

  @Test func `containers that contain themselves have an end`() {
    let (one, other) = (NSMutableArray(array: [5]), NSMutableArray(array: [5.5]))
    one.add(one)
    other.add(other)
    let till = FakeTill()
    till.recordCall(withIdentifier: "track(_:)", arguments: [other])
    let failures = captureFailures {
      till.verifyCall(withIdentifier: "track(_:)", arguments: [Argument<NSMutableArray>.equal(one)], mode: .never)
      till.verifyCall(withIdentifier: "track(_:)", arguments: [one], mode: .never)
    }
    #expect(failures.isEmpty)
    for array in [one, other] { array.removeAllObjects() }
  }

  struct ConditionCase: CustomTestStringConvertible {
    let matcher: any Matcher
    let number: any Numeric & Sendable
    let text: String

    init(_ matcher: any Matcher, _ number: any Numeric & Sendable, _ text: String) {
      (self.matcher, self.number, self.text) = (matcher, number, text)
    }

    var testDescription: String { text }
  }

  nonisolated(unsafe) static let conditions = [
    ConditionCase(30, Decimal(30), "30 (Int), but charge(_:) was called with 30 (Decimal)"),
    ConditionCase(12.99, Decimal(string: "12.99")!, "12.99 (Double), but charge(_:) was called with 12.99 (Decimal)"),
    ConditionCase(Decimal(30), 30, "30 (Decimal), but charge(_:) was called with 30 (Int)"),
    ConditionCase(Argument.greaterThan(1), 5.0, "greater than 1 (Int), but charge(_:) was called with 5.0 (Double)"),
    ConditionCase(Argument.greaterThan(1.5), 5, "greater than 1.5 (Double), but charge(_:) was called with 5 (Int)"),
    ConditionCase(Argument.in(1...9), Int64(5), "in 1...9 (Int), but charge(_:) was called with 5 (Int64)"),
    ConditionCase(Argument.greaterThan(1), 5.5, "greater than 1 (Int), but charge(_:) was called with 5.5 (Double)"),
    ConditionCase(Argument.in(1...3), 2.5, "in 1...3 (Int), but charge(_:) was called with 2.5 (Double)"),
    ConditionCase(
      Argument.greaterThan(UInt8(9)), 300, "greater than 9 (UInt8), but charge(_:) was called with 300 (Int)"),
    ConditionCase(Argument.lessThan(3), -1e300, "less than 3 (Int), but charge(_:) was called with -1e+300 (Double)"),
    ConditionCase(Argument.anyOf(1, 5), 5.0, "5 (Int), but charge(_:) was called with 5.0 (Double)"),
    ConditionCase(
      Argument<Int>.anyOf(1, .in(5...9)), 5.0, "in 5...9 (Int), but charge(_:) was called with 5.0 (Double)"),
    ConditionCase(Argument<Int>.anyOf(.anyOf(1, 5), 3), 5.0, "5 (Int), but charge(_:) was called with 5.0 (Double)"),
    ConditionCase(Argument<Int?>.some(.anyOf(1, 5)), 5.0, "5 (Int), but charge(_:) was called with 5.0 (Double)"),
    ConditionCase(Argument<Int?>.some(5), 5.0, "5 (Int), but charge(_:) was called with 5.0 (Double)"),
  ]

  @Test(arguments: conditions.indices) func `a condition on numbers of another type is a warning`(_ index: Int) {
    let (condition, till) = (Self.conditions[index], FakeTill())
    till.recordCall(withIdentifier: "charge(_:)", arguments: [condition.number])
    let failures = captureFailures {
      till.verifyCall(withIdentifier: "charge(_:)", arguments: [condition.matcher], mode: .never)
    }
    #expect(
      failures.map(\.message) == [
        "This passes because it expects \(condition.text). Numbers of different types never match."
      ])
    #expect(failures.map(\.isWarning) == [true])
  }

  @Test func `a condition that the number doesn't meet, or that is about its type, isn't doubtful`() {
    let till = FakeTill()
    till.recordCall(withIdentifier: "charge(_:)", arguments: [5.0])
    till.recordCall(withIdentifier: "charge(_:)", arguments: [4.5])
    till.recordCall(withIdentifier: "charge(_:)", arguments: [Double.nan])
    let matchers: [any Matcher] = [
      Argument.greaterThan(5), 4, Argument.in(6...9), Argument.anyOf(6, 7), Argument.anyOf("a", "b"),
      Argument<Int>.not(5), Argument<Int>.any, Argument<Int?>.notNil,
      Argument<Int>.instance(of: Int.self), Argument.captured(by: ArgumentCaptor<Int>()),
    ]
    for matcher in matchers {
      till.verifyCall(withIdentifier: "charge(_:)", arguments: [matcher], mode: .never)
    }
  }

  @Test func `a failure says that an alternative is of another type`() {
    let till = FakeTill()
    till.recordCall(withIdentifier: "charge(_:)", arguments: [Int64(5)])
    let failures = captureFailures {
      till.verifyCall(withIdentifier: "charge(_:)", arguments: [Argument.anyOf(5, 6)])
      till.verifyCall(withIdentifier: "charge(_:)", arguments: [Argument<Int>.anyOf(5, 6)])
      till.verifyCall(withIdentifier: "charge(_:)", arguments: [Argument.anyOf(7, 8)])
      till.verifyCall(withIdentifier: "charge(_:)", arguments: [Argument<Int>.anyOf(.greaterThan(4), .equal(1))])
    }
    #expect(
      failures.map { $0.message.split(separator: "\n").last } == [
        "        _: expected 5 or 6, but was 5 (Int64)", "        _: expected 5 or 6, but was 5 (Int64)",
        "        _: expected 7 or 8, but was 5", "        _: expected greater than 4 or 1, but was 5 (Int64)",
      ])
  }

  @Test func `a closure of the test's own isn't called with a number that no call has`() {
    let (till, numbers) = (FakeTill(), Locked<[Int]>([]))
    till.recordCall(withIdentifier: "charge(_:)", arguments: [5.0])
    let matcher = Argument<Int>.matching { number in
      numbers.withLock { $0.append(number) }
      return true
    }
    till.verifyCall(withIdentifier: "charge(_:)", arguments: [matcher], mode: .never)
    #expect(numbers.withLock { $0.isEmpty })
  }

  @Test func `a matcher of the test's own is asked again only about calls with the expected number`() {
    let (till, names) = (FakeTill(), Locked<[String]>([]))
    let matcher = Argument<String>.matching { name in
      names.withLock { $0.append(name) }
      return true
    }
    till.recordCall(withIdentifier: "pay(_:_:)", arguments: ["alice", 30.0])
    till.recordCall(withIdentifier: "pay(_:_:)", arguments: ["bob", 20.0])
    let failures = captureFailures {
      till.verifyCall(withIdentifier: "pay(_:_:)", arguments: [matcher, 30], mode: .never)
    }
    #expect(failures.map(\.isWarning) == [true])
    #expect(names.withLock { $0 } == ["alice", "bob", "alice"])
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, .leastNonzeroMagnitude])
  func `a number without a decimal isn't doubtful`(_ number: Double) {
    let till = FakeTill()
    till.recordCall(withIdentifier: "charge(_:)", arguments: [number])
    till.verifyCall(withIdentifier: "charge(_:)", arguments: [Decimal(5)], mode: .never)
  }

  @Test func `a number of another type is found among many calls`() {
    let till = FakeTill()
    for amount in 100..<200 { till.charge(Double(amount), to: "alice") }
    till.charge(30, to: "alice")
    let failures = captureFailures {
      till.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"], mode: .never)
    }
    #expect(failures.map(\.isWarning) == [true])
  }

  @Test func `numbers that only a conversion makes equal aren't doubtful`() {
    let till = FakeTill()
    let large = UInt64(1) << 53
    till.recordCall(withIdentifier: "count(_:)", arguments: [large])
    till.recordCall(withIdentifier: "weigh(_:)", arguments: [Double(large)])
    for identifier in ["count(_:)", "weigh(_:)"] {
      till.verifyCall(withIdentifier: identifier, arguments: [Int(large) + 1], mode: .never)
      #expect(
        captureFailures { till.verifyCall(withIdentifier: identifier, arguments: [Int(large)], mode: .never) }
          .map(\.isWarning) == [true])
    }
  }

  @Test func `only calls after an expectation or a rejection make it doubtful`() {
    let till = FakeTill()
    till.charge(30, to: "alice")
    till.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"], mode: .never)
    till.rejectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
    #expect(captureFailures { till.verifyExpectations() }.isEmpty)
    till.charge(30, to: "alice")
    #expect(captureFailures { till.verifyExpectations() }.map(\.isWarning) == [true, true])
  }

  @Test func `other differences, other numbers, and other modes aren't doubtful`() {
    #expect(messages([30, "bob"]).isEmpty)
    #expect(messages([31, "alice"]).isEmpty)
    #expect(messages([30.0, "bob"]).isEmpty)
    #expect(messages([30, "alice"], mode: .times(1)).map(\.isWarning) == [false])
  }
}
