import Mimus
import Testing

struct ExpectationsWaitTests {
  @Test(.timeLimit(.minutes(1))) func `an async verification wakes on the interaction`() async {
    let list = Expectations<Int>()
    list.expect(1)
    list.expect(2)
    let clock = HandClock()
    async let verification: Void = list.verify(within: .seconds(1), clock: clock)
    await clock.isWaitedFor.wait()
    list.record(1)
    list.record(2)
    // Time never passes on this clock, so only the interaction can end the wait.
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

  @Test(.timeLimit(.minutes(1))) func `a canceled verification says that it didn't wait`() async {
    let list = Expectations<Int>(strict: false)
    list.expect(1)
    let failures = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await captureFailures { await list.verify(within: .seconds(60)) }
    }.value
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasSuffix("The task was canceled while waiting for up to 60 s.") == true)
  }

  @Test(.timeLimit(.minutes(1))) func `a verification within a wait does not wait itself`() {
    let list = Expectations<Int>(strict: false)
    list.expect(1)
    let failures = captureFailures {
      eventually(within: .milliseconds(1)) { list.verify(within: .seconds(60)) }
    }
    #expect(
      failures.first?.message.hasSuffix(
        "but there was none (ExpectationsWaitTests.swift:\(#line - 4))\nWaited 0.001 s.") == true)
  }

  @Test(.timeLimit(.minutes(1))) func `a verification reports unmet expectations at the deadline`() async {
    let list = Expectations<Int>(strict: false)
    list.expect(1, line: 1)
    let message = """
      1 expectation was not met:
        expected 1 interaction matching 1, but there was none (ExpectationsWaitTests.swift:1)
      Waited 1 s.
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

  @Test(.timeLimit(.minutes(1))) @MainActor func `a verification also waits on the main actor`() async {
    let list = Expectations<Int>()
    list.expect(1)
    let clock = HandClock()
    Task { @MainActor in
      await clock.isWaitedFor.wait()
      list.record(1)
    }
    await list.verify(within: .seconds(1), clock: clock)
  }

  @Test func `a negative time is reported and counts as zero`() async {
    let list = Expectations<Int>()
    list.expect(1)
    let expected = ["The time to wait must not be negative, but it is -1 s.", "1 expectation was not met:"]
    let blocked = await onThread { captureFailures { list.verify(within: .seconds(-1)) } }
    #expect(blocked.map { String($0.message.prefix { $0 != "\n" }) } == expected)
    let suspended = await captureFailures { await list.verify(within: .seconds(-1)) }
    #expect(suspended.map { String($0.message.prefix { $0 != "\n" }) } == expected)
  }
}
