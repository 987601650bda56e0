import Foundation
import Mimus
import Testing

/// Tests verifications that are repeated at each call.
struct EventuallyTests {
  let mailer = FakeMailer()
  /// A clock that moves only when a test advances it, so a wait that ends was woken by a call.
  let clock = ManualClock()

  private func verifySent(_ text: String = "Thank you", line: UInt = #line) {
    mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: [text, Argument.any], line: line)
  }

  /// Makes calls once a wait sleeps on `clock`.
  private func whenWaiting(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task { [clock] in
      await clock.waitForSleeper()
      await body()
    }
  }

  // MARK: Eventually

  @Test func `eventually passes immediately if its closure passes`() async {
    await mailer.send("Thank you", to: "alice")
    await eventually(within: .seconds(1), clock: clock) { verifySent() }
    await eventually(within: .zero, clock: clock) { verifySent() }
  }

  @Test func `eventually is woken by a call, not by time`() async {
    let call = whenWaiting { [mailer] in await mailer.send("Thank you", to: "alice") }
    await eventually(within: .seconds(1), clock: clock) { verifySent() }
    await call.value
  }

  @Test func `eventually repeats until the right call is made`() async {
    let call = whenWaiting { [mailer] in
      for text in ["Sorry", "Welcome", "Thank you"] { await mailer.send(text, to: "alice") }
    }
    await eventually(within: .seconds(1), clock: clock) { verifySent() }
    await call.value
  }

  private final class Described: CustomStringConvertible, Sendable {
    let count = Locked(0)

    var description: String {
      count.withLock { $0 += 1 }
      return "described"
    }
  }

  /// Verifications that fail after a call with an argument, and pass when `send` has been called.
  private static let verifications: [Row<@Sendable (FakeMailer) -> Void>] = [
    Row("verifyCall") { $0.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", Argument.any]) },
    Row("verifyInOrder") { mailer in
      verifyInOrder {
        mailer.verifyCall(withIdentifier: "receive(_:)", arguments: .any)
        mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", Argument.any])
      }
    },
    Row("verifyNoMoreCalls") { mailer in
      let isSent = captureFailures { mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any) }.isEmpty
      if isSent { mailer.verifyCall(withIdentifier: "receive(_:)", arguments: .any) }
      verifyNoMoreCalls(mailer)
    },
    Row("verifyExpectations") { $0.verifyExpectations() },
    Row("verifyStubsUsed") { $0.verifyStubsUsed() },
  ]

  @Test(arguments: verifications) func `values are described only if the failure is final`(
    _ row: Row<@Sendable (FakeMailer) -> Void>
  ) async {
    let argument = Described()
    mailer.recordCall(withIdentifier: "receive(_:)", arguments: [argument])
    mailer.expectCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", Argument.any])
    mailer.stubCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", Argument.any]).andReturn(())
    let call = whenWaiting { [mailer] in await mailer.send("Thank you", to: "alice") }
    await eventually(within: .seconds(1), clock: clock) { row.value(mailer) }
    await call.value
    #expect(argument.count.current == 0)
    let failures = captureFailures { eventually(within: .zero) { mailer.verifyCall(withIdentifier: "receive(_:)") } }
    #expect(failures.first?.message.contains("receive(_: described)") == true)
    #expect(argument.count.current > 0)
  }

  @Test func `a failure is described where its verification runs`() async {
    mailer.recordCall(withIdentifier: "receive(_:)", arguments: [1])
    let mailer = mailer
    let failures = await captureFailures {
      await eventually(within: .milliseconds(1)) { () async in
        await MainActor.run {
          let two = Argument<Int>.matching("two") { number in MainActor.assumeIsolated { number == 2 } }
          mailer.verifyCall(withIdentifier: "receive(_:)", arguments: [two])
        }
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("expected two, but was 1") == true)
  }

  @Test func `a captured failure keeps no argument alive`() {
    final class Letter {}
    weak var letter: Letter?
    let failures = captureFailures {
      eventually(within: .zero) {
        let own = Letter()
        letter = own
        mailer.recordCall(withIdentifier: "receive(_:)", arguments: [own])
        mailer.verifyCall(withIdentifier: "receive(_:)", arguments: [1])
      }
    }
    mailer.storage.reset()
    #expect(failures.count == 1)
    #expect(letter == nil)
  }

  @Test func `eventually does not repeat without a call`() async {
    let tries = Locked(0)
    let call = whenWaiting { [mailer, clock] in
      await mailer.send("Sorry", to: "alice")
      clock.advance(by: .seconds(1))
    }
    let failures = await captureFailures {
      await eventually(within: .seconds(1), clock: clock) {
        tries.withLock { $0 += 1 }
        verifySent()
      }
    }
    await call.value
    #expect((2...3).contains(tries.current))
    #expect(failures.count == 1)
  }

  @Test func `at the deadline, the last failures are each reported at their own line, with a remark`() async {
    let line: UInt = #line
    let call = whenWaiting { [mailer, clock] in
      await mailer.send("Sorry", to: "alice")
      clock.advance(by: .seconds(2))
    }
    let failures = await captureFailures {
      await eventually(within: .seconds(2), clock: clock) {
        verifySent("Thank you", line: line)
        verifySent("Sorry")
        verifySent("Welcome", line: line + 1)
      }
    }
    await call.value
    #expect(failures.map(\.line) == [Int(line), Int(line) + 1])
    #expect(
      failures.first?.message == """
        Expected 1 call to send(_:to:) matching (_: "Thank you", to: any), but the only call to it did not match.
          #1  send(_: "Sorry", to: "alice")
                _: expected "Thank you", but was "Sorry"
        Waited 2 s.
        """)
  }

  @Test func `a failure says that a body that looks at no fake was not tried again`() async {
    let failures = await captureFailures {
      await eventually(within: .milliseconds(1)) { verify(1, isEqualTo: 2) }
    }
    #expect(
      failures.map(\.message) == [
        """
        Expected 2, but was 1.
        Waited 0.001 s. The body looked at no fake, so nothing woke it until then.
        """
      ])
  }

  @Test func `a misused verification looks at its fake`() async {
    let failures = await captureFailures {
      await eventually(within: .milliseconds(1)) {
        mailer.verifyCall(withIdentifier: "send(_:to:)", mode: .times(-1))
      }
    }
    #expect(failures.first?.message.hasSuffix("Waited 0.001 s.") ?? false)
  }

  @Test func `with a limit of zero, the closure runs once`() async {
    let failures = await captureFailures { await eventually(within: .zero, clock: clock) { verifySent() } }
    #expect(failures.count == 1)
  }

  @Test func `a negative limit is a separate failure`() async {
    let failures = await captureFailures { await eventually(within: .seconds(-1)) {} }
    #expect(failures.map(\.message) == ["The time to wait must not be negative, but it is -1 s."])
  }

  struct NotYet: Error {}

  @Test func `an attempt that throws is repeated, and the last error is thrown`() async throws {
    let call = whenWaiting { [mailer] in await mailer.send("Thank you", to: "alice") }
    try await eventually(within: .seconds(1), clock: clock) {
      guard !mailer.recordedCalls.isEmpty else { throw NotYet() }
    }
    await call.value
    await #expect(throws: NotYet.self) {
      try await eventually(within: .milliseconds(1)) { throw NotYet() }
    }
  }

  @Test func `everything that examines a mock is woken by its calls`() async throws {
    for look: @Sendable (FakeMailer) throws -> Void in [
      { if $0.recordedCalls.isEmpty { throw NotYet() } },
      { if $0.recordedCalls(withIdentifier: "send").isEmpty { throw NotYet() } },
      { if !$0.hasReceivedCall(withIdentifier: "send") { throw NotYet() } },
      { mailer in verifyInOrder { mailer.verifyCall(withIdentifier: "send", arguments: .any) } },
      { $0.verifyExpectations() },
    ] {
      let (mailer, clock) = (FakeMailer(), ManualClock())
      mailer.expectCall(withIdentifier: "send")
      let call = Task {
        await clock.waitForSleeper()
        await mailer.send("Thank you", to: "alice")
      }
      try await eventually(within: .seconds(1), clock: clock) { try look(mailer) }
      await call.value
    }
  }

  @Test func `captors are filled once, by the last attempt`() async {
    let names = ArgumentCaptor<String>()
    await mailer.send("Thank you", to: "alice")
    let call = whenWaiting { [mailer] in await mailer.send("Thank you", to: "bob") }
    await eventually(within: .seconds(1), clock: clock) {
      mailer.verifyCall(
        withIdentifier: "send", arguments: ["Thank you", Argument.captured(by: names)], mode: .times(2))
    }
    await call.value
    #expect(names.values == ["alice", "bob"])
  }

  @Test func `a captor that is read within an attempt shows what the attempt has captured`() async {
    let names = ArgumentCaptor<String>()
    await mailer.send("Thank you", to: "alice")
    let call = whenWaiting { [mailer] in await mailer.send("Thank you", to: "bob") }
    await eventually(within: .seconds(1), clock: clock) {
      mailer.verifyCall(
        withIdentifier: "send", arguments: ["Thank you", Argument.captured(by: names)], mode: .atLeast(1))
      verify(names.values, isEqualTo: ["alice", "bob"])
    }
    await call.value
    #expect(names.values == ["alice", "bob"])
  }

  @Test func `a captor that is filled elsewhere wakes a wait`() async {
    let titles = ArgumentCaptor<String>()
    let prices = Stub<String, Int>()
    prices.on(.captured(by: titles), return: 12)
    let invocation = whenWaiting { _ = try? prices.invoke("Emma") }
    await eventually(within: .seconds(60), clock: clock) { verify(titles.last, isEqualTo: "Emma") }
    await invocation.value
  }

  @Test func `removing a behavior wakes a wait`() async {
    let behavior = Stub<String, Int>().on(.any, return: 12)
    let removal = whenWaiting { behavior.remove() }
    await eventually(within: .seconds(60), clock: clock) { verify(behavior.isRemoved, isEqualTo: true) }
    await removal.value
  }

  @Test func `calls count as verified after the last attempt, and within it`() async {
    let call = whenWaiting { [mailer] in await mailer.send("Thank you", to: "alice") }
    await eventually(within: .seconds(1), clock: clock) {
      verifySent()
      mailer.verifyNoMoreCalls()
    }
    await call.value
    mailer.verifyNoMoreCalls()
  }

  @Test func `a consuming storage removes calls only after the last attempt`() async {
    mailer.storage.consumesVerifiedCalls = true
    await mailer.send("Thank you", to: "alice")
    let call = whenWaiting { [mailer] in await mailer.send("Sorry", to: "bob") }
    await eventually(within: .seconds(1), clock: clock) {
      verifySent("Thank you")
      verifySent("Sorry")
    }
    await call.value
    mailer.verifyNoCalls()
  }

  @Test func `canceling the task ends the wait with the last failures`() async throws {
    let task = Task {
      await captureFailures { await eventually(within: .seconds(3), clock: clock) { verifySent() } }
    }
    await clock.waitForSleeper()
    task.cancel()
    let failure = try #require(await task.value.first)
    #expect(failure.message.hasSuffix("The task was canceled while waiting for up to 3 s."))
  }

  @Test func `a wait inside a wait wakes both`() async {
    let call = whenWaiting { [mailer] in
      await mailer.send("Sorry", to: "alice")
      await mailer.send("Thank you", to: "alice")
    }
    await eventually(within: .seconds(1), clock: clock) {
      eventually(within: .zero) { verifySent("Sorry") }
      eventually(within: .zero) {
        verifySent()
        mailer.verifyNoMoreCalls()
      }
    }
    await call.value
    mailer.verifyNoMoreCalls()
  }

  @Test func `failures of a task that outlives its attempt are not lost`() async {
    let failures = await captureFailures {
      let late = Locked<[Task<Void, Never>]>([])
      let gate = Gate()
      await eventually(within: .seconds(1)) {
        let task = Task {
          await gate.wait()
          verifySent()
        }
        late.withLock { $0.append(task) }
      }
      gate.open()
      for task in late.current { await task.value }
    }
    #expect(failures.count == 1)
  }

  @Test func `unexpected calls of attempts that are repeated are reported`() async {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict))
    let secondAttempt = Gate()
    let call = whenWaiting { [mailer] in
      await mailer.send("Sorry", to: "alice")
      await secondAttempt.wait()
      await mailer.send("Thank you", to: "alice")
    }
    let failures = await captureFailures {
      await eventually(within: .seconds(1), clock: clock) {
        switch mailer.recordedCalls.count {
        case 0: _ = gateway.currency
        case 1:
          _ = gateway.charge(30, to: "alice")
          secondAttempt.open()
        default: break
        }
        verifySent()
      }
    }
    await call.value
    #expect(
      failures.map { $0.message.prefix(41) }.sorted() == [
        "Unexpected call FakePaymentGateway.charge", "Unexpected call FakePaymentGateway.curren",
      ])
  }

  @Test func `what an attempt that is repeated verifies is not reported`() async {
    let gateway = FakePaymentGateway()
    gateway.expectCall(withIdentifier: "currency")
    for _ in 1...2 { _ = gateway.currency }
    let call = whenWaiting { [mailer] in await mailer.send("Thank you", to: "alice") }
    await eventually(within: .seconds(1), clock: clock) {
      if mailer.recordedCalls.isEmpty { gateway.verifyExpectations() }
      verifySent()
    }
    await call.value
  }

  @Test func `an unexpected call of every attempt is reported for the last one`() async {
    let gateway = FakePaymentGateway(Mimus.Storage(.strict, line: 1))
    let failures = await captureFailures {
      await eventually(within: .milliseconds(1)) {
        _ = gateway.currency
        verifySent(line: 2)
      }
    }
    #expect(failures.map(\.line) == [1, 2])
  }

  @MainActor @Test func `on the main actor, a call from a main-actor task wakes the wait`() async {
    let mailer = mailer
    let call = Task { @MainActor in
      await clock.waitForSleeper()
      await mailer.send("Thank you", to: "alice")
    }
    var tries = 0
    await eventually(within: .seconds(1), clock: clock) {
      tries += 1
      verifySent()
    }
    await call.value
    #expect(tries >= 2)
  }

  @Test(arguments: 0..<16) func `synchronous waits that block all threads end, on any clock`(_ number: Int) {
    struct LateClock: Clock {
      let now = ContinuousClock.now
      var minimumResolution: Duration { .zero }
      func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
    }
    let inventory = FakeInventory()
    let failures = captureFailures {
      eventually(within: .seconds(3600), clock: LateClock()) {
        inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
      }
      eventually(within: .milliseconds(20), clock: SuspendingClock()) {
        inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
      }
    }
    #expect(failures.count == 2)
    inventory.stubCall(withIdentifier: "count").andDelay(.milliseconds(5), clock: SuspendingClock()).andReturn(3)
    #expect(inventory.answerCall(withIdentifier: "count", default: 0) == 3)
  }

  @MainActor @Test func `a synchronous wait on the main actor says that it blocks the main actor`() {
    let inventory = FakeInventory()
    Task { @MainActor in inventory.reserve("Dune") }
    let failures = captureFailures {
      eventually(within: .milliseconds(1)) {
        inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
      }
    }
    #expect(
      failures.first?.message.hasSuffix(
        """
        Waited 0.001 s. The main actor was blocked, so nothing else could run there, not even closures of stubs. To \
        suspend instead, await the async overload in an async test.
        """) == true, "\(failures)")
  }

  @Test func `synchronous waits that block all threads for tasks say that no task could run`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      // Each task blocks its thread until all threads are taken. The first wait to end then has seen none of them free.
      let freeThreads = DispatchGroup()
      @Sendable func takeThread() {
        freeThreads.leave()
        _ = freeThreads.wait(timeout: .now() + 2)
      }
      let count = ProcessInfo.processInfo.activeProcessorCount
      for _ in 0..<count { freeThreads.enter() }
      await withTaskGroup(of: [MockFailure].self) { group in
        for _ in 0..<count {
          group.addTask {
            takeThread()
            let inventory = FakeInventory()
            return captureFailures {
              eventually(within: .milliseconds(700)) {
                inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
              }
            }
          }
        }
        for await failures in group { print(failures.map(\.message)) }
      }
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(
      output.contains(
        """
        Waited 0.7 s. No task could run, because all threads for tasks were blocked or busy. To suspend instead, await \
        the async overload in an async test.
        """))
  }

  @Test func `the synchronous overload blocks its thread until the call is made`() async {
    let (mailer, clock) = (mailer, clock)
    async let failures = onThread {
      captureFailures {
        eventually(within: .seconds(1), clock: clock) { mailer.verifyCall(withIdentifier: "send", arguments: .any) }
      }
    }
    await clock.waitForSleeper()
    await mailer.send("Thank you", to: "alice")
    #expect(await failures.isEmpty)
  }

  @Test func `the synchronous overload fails at the deadline`() async {
    let (mailer, clock) = (mailer, clock)
    async let failures = onThread {
      captureFailures {
        eventually(within: .seconds(1), clock: clock) { mailer.verifyCall(withIdentifier: "send", arguments: .any) }
      }
    }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(1))
    #expect(await failures.count == 1)
    async let others = onThread {
      captureFailures {
        eventually(within: .milliseconds(1)) { mailer.verifyCall(withIdentifier: "send", arguments: .any) }
      }
    }
    #expect(await others.count == 1)
  }

  // MARK: Consistently

  @Test func `consistently passes if its closure passes until the end`() async {
    let tries = Locked(0)
    let end = whenWaiting { [mailer, clock] in
      await mailer.send("Thank you", to: "alice")
      clock.advance(by: .seconds(1))
    }
    await consistently(for: .seconds(1), clock: clock) {
      tries.withLock { $0 += 1 }
      mailer.verifyCall(withIdentifier: "send", arguments: .any, mode: .atMost(1))
    }
    await end.value
    #expect((2...3).contains(tries.current))
    mailer.verifyNoMoreCalls()
  }

  @Test func `consistently fails once, at the call that makes its closure fail`() async {
    let hasBegun = Gate()
    let call = whenWaiting { [mailer, clock] in
      await hasBegun.wait()
      clock.advance(by: .milliseconds(400))
      await mailer.send("Sorry", to: "alice")
    }
    let line = #line + 3
    let failures = await captureFailures {
      await consistently(for: .seconds(1), clock: clock) {
        mailer.verifyNoCalls()
        hasBegun.open()
      }
    }
    await call.value
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        Expected no calls to FakeMailer, but there was 1:
          send(_: "Sorry", to: "alice")
        Expected the body to pass for 1 s, but it failed after 0.4 s.
        """
      ])
  }

  @Test func `consistently ends with the error that its closure throws`() async {
    let call = whenWaiting { [mailer] in await mailer.send("Sorry", to: "alice") }
    await #expect(throws: NotYet.self) {
      try await consistently(for: .seconds(1), clock: clock) {
        if !mailer.recordedCalls.isEmpty { throw NotYet() }
      }
    }
    await call.value
  }

  @Test func `the synchronous consistently blocks its thread until its closure fails`() async {
    let (mailer, clock) = (mailer, clock)
    async let failures = onThread {
      captureFailures { consistently(for: .seconds(1), clock: clock) { mailer.verifyNoCalls() } }
    }
    await clock.waitForSleeper()
    await mailer.send("Thank you", to: "alice")
    #expect(await failures.count == 1)
    await consistently(for: .milliseconds(1)) { verifySent() }
  }

  // MARK: Expectations

  @Test func `verifyExpectations waits for expectations`() async {
    let line: Int = #line + 1
    mailer.expectCall(withIdentifier: "send", arguments: ["Thank you", "alice"])
    let call = whenWaiting { [mailer] in
      await mailer.send("Sorry", to: "alice")
      await mailer.send("Thank you", to: "alice")
    }
    await mailer.verifyExpectations(within: .seconds(1), clock: clock)
    await call.value
    mailer.expectCall(withIdentifier: "send", arguments: ["Welcome", "alice"])
    let end = whenWaiting { [clock] in clock.advance(by: .seconds(1)) }
    let failures = await captureFailures { await mailer.verifyExpectations(within: .seconds(1), clock: clock) }
    await end.value
    #expect(failures.count == 1)
    #expect(failures.first?.line != line)
  }

  @Test func `the synchronous verifyExpectations waits on its thread`() async {
    let (mailer, clock) = (mailer, clock)
    mailer.expectCall(withIdentifier: "send")
    async let failures = onThread {
      captureFailures { mailer.verifyExpectations(within: .seconds(1), clock: clock) }
    }
    await clock.waitForSleeper()
    await mailer.send("Thank you", to: "alice")
    #expect(await failures.isEmpty)
  }
}
