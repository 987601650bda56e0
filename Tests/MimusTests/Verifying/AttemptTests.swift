import Mimus
import Testing

/// Tests what the attempts of a wait see, and what they report.
struct AttemptTests {
  let gateway = FakePaymentGateway()
  let inventory = FakeInventory()

  @Test func `within an attempt, a call can be verified twice`() {
    gateway.charge(1)
    eventually(within: .milliseconds(1)) {
      gateway.verifyCharge(1)
      gateway.verifyCharge(1)
    }
  }

  @Test func `a captor that is read within an inner attempt shows what the outer one has captured`() {
    gateway.charge(1)
    let amounts = ArgumentCaptor<Int>()
    var seen: [Int] = []
    eventually(within: .milliseconds(1)) {
      gateway.verifyCall(
        withIdentifier: "charge(_:to:)", arguments: [Argument.captured(by: amounts), Argument.any])
      eventually(within: .milliseconds(1)) { seen = amounts.values }
    }
    #expect(seen == [1])
  }

  @Test func `within an attempt, each captor shows its own values`() {
    let (one, other) = (ArgumentCaptor<Int>(), ArgumentCaptor<Int>())
    gateway.recordCall(withIdentifier: "put(_:_:)", arguments: [1, 2])
    var seen: [[Int]] = []
    eventually(within: .milliseconds(1)) {
      gateway.verifyCall(
        withIdentifier: "put(_:_:)", arguments: [Argument.captured(by: one), Argument.captured(by: other)])
      seen = [one.values, other.values]
    }
    #expect(seen == [[1], [2]])
  }

  @Test func `a task that outlives an attempt sees what it has captured once`() async {
    gateway.charge(1)
    let amounts = ArgumentCaptor<Int>()
    let gate = Gate()
    var task: Task<[Int], Never>?
    await eventually(within: .milliseconds(1)) {
      gateway.verifyCall(
        withIdentifier: "charge(_:to:)", arguments: [Argument.captured(by: amounts), Argument.any])
      task = Task {
        await gate.wait()
        return amounts.values
      }
    }
    gate.open()
    #expect(await task?.value == [1])
  }

  @Test func `an unexpected call of several attempts is reported once`() {
    let strict = FakePaymentGateway(Mimus.Storage(.strict, line: 1))
    var attempts = 0
    let failures = captureFailures {
      eventually(within: .seconds(5)) {
        attempts += 1
        #expect(strict.recordedCalls.count == attempts - 1)
        if attempts == 3 { inventory.reserve("Dune") } else { _ = strict.currency }
        inventory.verifyCall(withIdentifier: "reserve", arguments: .any)
      }
    }
    #expect(attempts == 3)
    #expect(failures.map(\.line) == [1])
  }

  @Test func `a warning of a wait that times out says nothing of the wait`() {
    gateway.charge(1)
    let failures = captureFailures {
      eventually(within: .milliseconds(1)) {
        gateway.verifyCall(withIdentifier: "chrge(_:to:)", arguments: .any, mode: .never)
        gateway.verifyCharge(2)
      }
    }
    #expect(failures.map(\.isWarning) == [true, false])
    #expect(failures.map { $0.message.contains("Waited") } == [false, true])
  }

  @Test(.timeLimit(.minutes(1))) func `a body that fails when it is interrupted is one failure`() async {
    let clock = ManualClock()
    let task = Task { [gateway] in
      var attempts = 0
      return await captureFailures {
        await consistently(for: .seconds(1), clock: clock) {
          attempts += 1
          gateway.verifyCall(
            withIdentifier: "charge", arguments: .any, mode: attempts == 1 ? .never : .times(1))
        }
      }
    }
    await clock.waitForSleeper()
    task.cancel()
    #expect(await task.value.count == 1)
  }

  @Test func `a time is rounded to the nearest millisecond`() {
    let message = captureFailures { eventually(within: .microseconds(1_600)) { gateway.verifyCharge(1) } }.first?
      .message
    #expect(message?.hasSuffix("Waited 0.002 s.") == true)
  }

  @Test func `a negative limit counts as zero in the text`() {
    let failures = captureFailures { eventually(within: .seconds(-1)) { gateway.verifyCharge(1) } }
    #expect(failures.last?.message.hasSuffix("Waited 0 s.") == true)
  }

  @Test func `a body that looks at no fake is no surprise without a wait`() {
    let message = captureFailures { eventually(within: .zero) { verify(1, isEqualTo: 2) } }.first?.message
    #expect(message?.hasSuffix("Waited 0 s.") == true)
  }

  @Test(.timeLimit(.minutes(1))) func `a wait sees that a stub answers a call that was recorded before`() async {
    let attempts = Locked(0)
    gateway.stubCall(withIdentifier: "charge").andReturn(true)
    let wait = Task { [gateway] in
      await eventually(within: .seconds(3_600)) {
        attempts.withLock { $0 += 1 }
        gateway.verifyStubsUsed()
      }
    }
    while attempts.withLock({ $0 }) < 1 { await Task.yield() }
    let call = gateway.storage._call("charge(_:to:)", 1, "alice")
    while attempts.withLock({ $0 }) < 2 { await Task.yield() }
    let _: Bool = call.answer()
    await wait.value
  }

  @Test(.timeLimit(.minutes(1))) func `a call of a generated fake wakes a wait`() async throws {
    let clock = ManualClock()
    let call = Task { [gateway] in
      try await gateway.nextCall(withIdentifier: "put", within: .seconds(60), clock: clock)
    }
    await clock.waitForSleeper()
    _ = gateway.storage._call("put(_:)", 1)
    _ = try await call.value
  }
}
