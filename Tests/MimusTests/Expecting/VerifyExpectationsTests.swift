import Mimus
import Testing

struct VerifyExpectationsTests {
  let gateway = FakePaymentGateway()

  @Test(.timeLimit(.minutes(1))) func `an async verification wakes on the call`() async throws {
    gateway.expectCall(withIdentifier: "charge", mode: .atLeast(2))
    gateway.expectCall(withIdentifier: "refund")
    let clock = HandClock()
    async let verification: Void = gateway.verifyExpectations(within: .seconds(1), clock: clock)
    await clock.isWaitedFor.wait()
    _ = gateway.charge(30, to: "alice")
    _ = gateway.charge(30, to: "alice")
    try gateway.refund(30)
    // Time never passes on this clock, so only the call can end the wait.
    await verification
  }

  @Test(.timeLimit(.minutes(1))) func `a blocked verification wakes on the call`() async {
    gateway.expectCall(withIdentifier: "charge")
    let clock = HandClock()
    async let failures = onThread { [gateway] in
      captureFailures { gateway.verifyExpectations(within: .seconds(1), clock: clock) }
    }
    await clock.isWaitedFor.wait()
    _ = gateway.charge(30, to: "alice")
    #expect(await failures.isEmpty)
  }

  @Test func `waiting for met expectations returns immediately`() async {
    gateway.expectCall(withIdentifier: "charge", mode: .between(1...3))
    _ = gateway.charge(30, to: "alice")
    let clock = HandClock()
    await gateway.verifyExpectations(within: .seconds(60), clock: clock)
    #expect(!clock.isWaitedFor.isOpen)
  }

  @Test func `matching calls that came before an expectation are counted`() {
    _ = gateway.charge(30, to: "alice")
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, Argument.any], line: 2)
    #expect(
      captureFailures { gateway.verifyExpectations() }.map(\.message) == [
        """
        1 expectation was not met:
          expected 1 call to charge(_: 30, to: any), but there was none (VerifyExpectationsTests.swift:2)
            1 matching call came before this was expected.
        """
      ])
  }

  @Test func `a call that a rejection took is no call that was not made`() {
    gateway.expectCall(withIdentifier: "charge(_:to:)", arguments: [30, Argument.any], mode: .times(3), line: 2)
    gateway.charge(30)
    gateway.rejectCall(withIdentifier: "charge(_:to:)", line: 3)
    _ = captureFailures { gateway.charge(30) }
    #expect(
      captureFailures { gateway.verifyExpectations() }.first?.message == """
        1 expectation was not met:
          expected 3 calls to charge(_: 30, to: any), but there was 1 (VerifyExpectationsTests.swift:2)
            1 matching call was rejected.
            #1  charge(_: 30, to: "alice")
            #2  charge(_: 30, to: "alice")
        """)
  }

  @Test func `without a limit, a verification reports immediately`() async {
    gateway.expectCall(withIdentifier: "charge", line: 1)
    let failures = await captureFailures { await gateway.verifyExpectations(line: 9) }
    #expect(
      failures.map(\.message) == [
        """
        1 expectation was not met:
          expected 1 call to charge, but there was none (VerifyExpectationsTests.swift:1)
        """
      ])
    #expect(failures.map(\.line) == [9])
  }

  @Test(.timeLimit(.minutes(1))) func `at the deadline, unmet expectations are reported`() async {
    gateway.expectCall(withIdentifier: "charge")
    gateway.expectCall(withIdentifier: "refund")
    _ = gateway.charge(30, to: "alice")
    let clock = HandClock()
    clock.pass()
    let failures = await captureFailures { await gateway.verifyExpectations(within: .seconds(1), clock: clock) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("expected 1 call to refund, but there was none") == true)
  }

  @Test(.timeLimit(.minutes(1))) func `eventually repeats a verification at each call`() async {
    gateway.expectCall(withIdentifier: "charge")
    let clock = HandClock()
    async let verification: Void = eventually(within: .seconds(1), clock: clock) { [gateway] in
      gateway.verifyExpectations()
    }
    await clock.isWaitedFor.wait()
    _ = gateway.charge(30, to: "alice")
    await verification
  }

  @Test func `without an expectation there is nothing to report`() {
    _ = gateway.charge(30, to: "alice")
    gateway.verifyExpectations()
  }
}
