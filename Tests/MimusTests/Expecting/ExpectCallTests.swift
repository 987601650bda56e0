import Mimus
import Testing

struct ExpectCallTests {
  struct Session {}

  let gateway = FakePaymentGateway()

  // MARK: Counts

  struct ModeCase: CustomTestStringConvertible, Sendable {
    let mode: VerificationMode
    let passing: Set<Int>

    var testDescription: String { "\(mode)" }
  }

  static let modes = [
    ModeCase(mode: .never, passing: [0]),
    ModeCase(mode: .times(0), passing: [0]),
    ModeCase(mode: .times(1), passing: [1]),
    ModeCase(mode: .times(2), passing: [2]),
    ModeCase(mode: .atLeast(0), passing: [0, 1, 2, 3]),
    ModeCase(mode: .atLeast(2), passing: [2, 3]),
    ModeCase(mode: .atMost(0), passing: [0]),
    ModeCase(mode: .atMost(1), passing: [0, 1]),
    ModeCase(mode: .between(1...2), passing: [1, 2]),
    ModeCase(mode: .between(2...2), passing: [2]),
  ]

  @Test(arguments: modes, [true, false])
  func `a nice mock counts exactly, and reports at verification`(_ mode: ModeCase, ordered: Bool) {
    for count in 0...3 {
      let gateway = FakePaymentGateway(Mimus.Storage(.nice, ordered: ordered))
      gateway.expectCall(withIdentifier: "charge", mode: mode.mode)
      let early = captureFailures {
        for _ in 0..<count { _ = gateway.charge(30, to: "alice") }
      }
      #expect(early.isEmpty)
      let failures = captureFailures { gateway.verifyExpectations() }
      #expect(failures.count == (mode.passing.contains(count) ? 0 : 1), "\(count) calls")
    }
  }

  @Test(arguments: modes, [true, false])
  func `a strict mock reports excess calls immediately, and missing calls at verification`(
    _ mode: ModeCase, ordered: Bool
  ) throws {
    for count in 0...3 {
      let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: ordered))
      gateway.expectCall(withIdentifier: "charge", mode: mode.mode)
      let most = try #require(mode.passing.max())
      let early = captureFailures {
        for _ in 0..<count { _ = gateway.charge(30, to: "alice") }
      }
      #expect(early.count == max(0, count - most), "\(count) calls")
      let failures = captureFailures { gateway.verifyExpectations() }
      #expect(failures.count == (mode.passing.contains { $0 <= count } ? 0 : 1), "\(count) calls")
    }
  }

  @Test(arguments: [
    (VerificationMode.times(2), 0, "2 calls to charge, but there was none"),
    (.times(2), 1, "2 calls to charge, but there was 1"),
    (.times(1), 3, "1 call to charge, but there were 3"),
    (.atLeast(2), 1, "at least 2 calls to charge, but there was 1"),
    (.atMost(1), 2, "at most 1 call to charge, but there were 2"),
    (.between(2...3), 4, "2 to 3 calls to charge, but there were 4"),
    (.never, 1, "no call to charge, but there was 1"),
  ]) func `the text says what was expected and what was found`(_ mode: VerificationMode, count: Int, text: String) {
    gateway.expectCall(withIdentifier: "charge", mode: mode, line: 1)
    for _ in 0..<count { _ = gateway.charge(30, to: "alice") }
    let failures = captureFailures { gateway.verifyExpectations(line: 9) }
    let head = "1 expectation was not met:\n  expected \(text) (ExpectCallTests.swift:1)"
    let calls = (0..<count).map { "\n    #\($0 + 1)  charge(_: 30, to: \"alice\")" }.joined()
    #expect(failures.map(\.message) == [head + calls])
    #expect(failures.first?.line == 9)
    #expect(failures.first?.fileID.hasSuffix("ExpectCallTests.swift") == true)
  }

  @Test func `a negative count is reported at its line and sets up no expectation`() {
    let failures = captureFailures { gateway.expectCall(withIdentifier: "charge", mode: .times(-1), line: 5) }
    #expect(failures.count == 1)
    #expect(failures.first?.line == 5)
    #expect(failures.first?.message.hasPrefix("The count must not be negative") == true)
    gateway.verifyExpectations()
  }

  // MARK: Arguments

  @Test func `by default any arguments match`() {
    gateway.expectCall(withIdentifier: "charge(_:to:)")
    _ = gateway.charge(30, to: "alice")
    gateway.verifyExpectations()
  }

  @Test func `expectations with different arguments are reported in one failure with a line each`() {
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"], line: 1)
    gateway.expectCall(withIdentifier: "refund", arguments: [Argument.greaterThan(5)], line: 2)
    gateway.expectCall(withIdentifier: "currency", arguments: .none, line: 3)
    _ = gateway.charge(25, to: "alice")
    let messages = captureFailures { gateway.verifyExpectations() }.map(\.message)
    #expect(
      messages == [
        """
        3 expectations were not met:
          expected 1 call to charge(_: 30, to: "alice"), but there was none (ExpectCallTests.swift:1)
            #1  charge(_: 25, to: "alice")
                  _: expected 30, but was 25
          expected 1 call to refund(greater than 5), but there was none (ExpectCallTests.swift:2)
          expected 1 call to currency, but there was none (ExpectCallTests.swift:3)
        """
      ])
  }

  @Test func `an unmet expectation shows the nearest calls since, similar names, and the other calls`() {
    _ = gateway.charge(30, to: "alice")
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"], line: 1)
    gateway.expectCall(withIdentifier: "currencies", line: 2)
    _ = gateway.charge(25, to: "bob")
    _ = gateway.charge(30, to: "bob")
    _ = gateway.currency
    try? gateway.refund(5)
    #expect(
      captureFailures { gateway.verifyExpectations() }.map(\.message) == [
        """
        2 expectations were not met:
          expected 1 call to charge(_: 30, to: "alice"), but there was none (ExpectCallTests.swift:1)
            #3  charge(_: 30, to: "bob")
                  to: expected "alice", but was "bob"
            #2  charge(_: 25, to: "bob")
                  _: expected 30, but was 25
                  to: expected "alice", but was "bob"
          expected 1 call to currencies, but there was none (ExpectCallTests.swift:2)
            Did you mean currency, called once?
        Other calls: currency ×1, refund(_:) ×1
        """
      ])
  }

  @Test func `an expectation that cannot be compared is reported where it is set up`() {
    let failures = captureFailures {
      gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, [Session()]], line: 4)
    }
    #expect(failures.map(\.line) == [4])
    #expect(failures.first?.message.contains("to[0]: Session is neither a Matcher nor Equatable") == true)
  }

  // MARK: Rejections

  @Test(arguments: [Storage.Strictness.nice, .naggy, .strict], [true, false])
  func `a rejected call fails every time, regardless of expectations`(strictness: Storage.Strictness, ordered: Bool) {
    let gateway = FakePaymentGateway(Mimus.Storage(strictness, ordered: ordered))
    gateway.expectCall(withIdentifier: "charge")
    gateway.rejectCall(withIdentifier: "charge", arguments: [Argument.any, "mallory"], line: 7)
    let failures = captureFailures {
      _ = gateway.charge(1, to: "mallory")
      _ = gateway.charge(30, to: "alice")
      _ = gateway.charge(2, to: "mallory")
    }
    let end = #"charge(any, "mallory") is rejected (ExpectCallTests.swift:7)."#
    #expect(
      failures.map(\.message) == [
        #"Unexpected call charge(_: 1, to: "mallory"): "# + end,
        #"Unexpected call charge(_: 2, to: "mallory"): "# + end,
      ])
    #expect(failures.map(\.line) == [7, 7])
    #expect(failures.map(\.isWarning) == [false, false])
    gateway.verifyExpectations()
  }

  @Test func `a call that meets an expectation is verified, and an excess call is not`() {
    let gateway = FakePaymentGateway()
    gateway.expectCall(withIdentifier: "charge", arguments: [30, "alice"])
    for _ in 1...2 { _ = gateway.charge(30, to: "alice") }
    _ = gateway.charge(25, to: "bob")
    #expect(
      captureFailures { gateway.verifyNoMoreCalls() }.map(\.message) == [
        """
        2 calls to FakePaymentGateway were not verified:
          charge(_: 30, to: "alice")
          charge(_: 25, to: "bob")
        """
      ])
  }

  @Test func `rejections alone are met, and waiting for them returns immediately`() {
    gateway.rejectCall(withIdentifier: "charge")
    gateway.verifyExpectations(within: .seconds(60), clock: HandClock())
  }

  // MARK: Resetting

  @Test func `a reset removes expectations and rejections, and nothing else`() {
    gateway.expectCall(withIdentifier: "refund")
    gateway.rejectCall(withIdentifier: "currency")
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    #expect(gateway.charge(30, to: "alice"))
    gateway.storage.reset(.expectations)
    _ = gateway.currency
    gateway.verifyExpectations()
    #expect(gateway.recordedCalls.count == 2)
    #expect(gateway.charge(30, to: "alice"))
  }

  @Test func `after a reset, order and counts start over`() {
    gateway.expectCall(withIdentifier: "charge")
    gateway.expectCall(withIdentifier: "refund")
    _ = gateway.charge(30, to: "alice")
    gateway.storage.reset(.expectations)
    gateway.expectCall(withIdentifier: "charge")
    gateway.expectCall(withIdentifier: "currency")
    _ = gateway.charge(30, to: "alice")
    _ = gateway.currency
    gateway.verifyExpectations()
  }

  @Test func `a call that a reset interrupts meets no later expectation`() {
    gateway.expectCall(
      withIdentifier: "charge",
      arguments: [
        Argument<Int>.matching { [gateway] _ in
          gateway.storage.reset(.expectations)
          gateway.expectCall(withIdentifier: "refund", line: 1)
          return true
        }, "alice",
      ])
    _ = gateway.charge(30, to: "alice")
    #expect(captureFailures { gateway.verifyExpectations() }.count == 1)
  }

  // MARK: User code

  @Test func `a matcher may call the same mock`() {
    gateway.expectCall(
      withIdentifier: "charge",
      arguments: [
        Argument<Int>.matching { [gateway] _ in
          _ = gateway.currency
          return true
        }, "alice",
      ])
    gateway.expectCall(withIdentifier: "refund", mode: .never)
    _ = gateway.charge(30, to: "alice")
    gateway.verifyExpectations()
    gateway.verifyCall(withIdentifier: "currency", mode: .atLeast(1))
  }

  @Test func `a captor is filled when a call meets its expectation`() {
    let amounts = ArgumentCaptor<Int>()
    gateway.expectCall(withIdentifier: "charge", arguments: [Argument.captured(by: amounts), "alice"])
    _ = gateway.charge(1, to: "bob")
    #expect(amounts.values == [])
    _ = gateway.charge(2, to: "alice")
    _ = gateway.charge(3, to: "alice")
    #expect(amounts.values == [2])
  }

  @Test func `calls from many threads are each counted once`() async {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, ordered: false))
    gateway.expectCall(withIdentifier: "charge", arguments: [Argument.lessThan(50), Argument.any], mode: .times(50))
    gateway.expectCall(withIdentifier: "charge", mode: .times(50))
    await withTaskGroup(of: Void.self) { group in
      for amount in 0..<100 {
        group.addTask { _ = await onThread { gateway.charge(amount, to: "alice") } }
      }
    }
    await gateway.verifyExpectations()
    #expect(captureFailures { _ = gateway.charge(0, to: "alice") }.count == 1)
  }
}
