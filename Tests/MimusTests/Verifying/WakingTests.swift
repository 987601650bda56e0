import Mimus
import Testing

/// Tests that a wait is woken, outside all locks, by every change to what it has examined.
struct WakingTests {
  let mailer = FakeMailer()
  let clock = ManualClock()

  // MARK: Outside the lock

  /// An executor that runs each job where it is enqueued.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  final class InlineExecutor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      UnownedJob(job).runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  actor InlineReader {
    private nonisolated let executor = InlineExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func read(_ mailer: FakeMailer, _ clock: ManualClock) async throws -> RecordedCall {
      try await mailer.nextCall(withIdentifier: "close()", within: .seconds(1), clock: clock)
    }

    func verify(_ mailer: FakeMailer, _ clock: ManualClock) async {
      await eventually(within: .seconds(1), clock: clock) { mailer.verifyCall(withIdentifier: "close()") }
    }

    func meet(_ mailer: FakeMailer, _ clock: ManualClock) async {
      await mailer.verifyExpectations(within: .seconds(1), clock: clock)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(.timeLimit(.minutes(1))) func `a woken task can run where the call was made`() async throws {
    mailer.expectCall(withIdentifier: "close()")
    let reading = Task { [mailer, clock] in try await InlineReader().read(mailer, clock) }
    let verifying = Task { [mailer, clock] in await InlineReader().verify(mailer, clock) }
    let meeting = Task { [mailer, clock] in await InlineReader().meet(mailer, clock) }
    for _ in 0..<3 { await clock.waitForSleeper() }
    // Each wait reads the storage, whose lock the call would hold, before this returns.
    await onThread { [mailer] in mailer.recordCall(withIdentifier: "close()") }
    #expect(try await reading.value.identifier == "close()")
    await verifying.value
    await meeting.value
  }

  // MARK: Changes that wake a wait

  @Test(.timeLimit(.minutes(1))) func `a verification wakes a wait for all calls to be verified`() async {
    mailer.recordCall(withIdentifier: "close()")
    let verification = Task { [mailer, clock] in
      await clock.waitForSleeper()
      mailer.verifyCall(withIdentifier: "close()")
    }
    await eventually(within: .seconds(1), clock: clock) { mailer.verifyNoMoreCalls() }
    await verification.value
  }

  @Test(.timeLimit(.minutes(1))) func `every change to a fake's readable state wakes a wait`() async {
    let gate = Gate()
    func isWoken(by change: @escaping @Sendable () -> Void, _ isSo: () -> Bool) async {
      let changing = Task { [clock] in
        await clock.waitForSleeper()
        change()
      }
      let failures = await captureFailures {
        await eventually(within: .seconds(1), clock: clock) {
          if !isSo() { FakeMailer().verifyCall(withIdentifier: "close()") }
        }
      }
      await changing.value
      #expect(failures.isEmpty)
    }
    let mailer = mailer
    let close: @Sendable () -> Void = { mailer.recordCall(withIdentifier: "close()") }
    await isWoken(by: close) { CallTranscript(of: mailer).description.contains("close()") }
    mailer.storage.reset()
    await isWoken(by: close) { "\(mailer.storage)".contains("close()") }
    await isWoken(by: { gate.open() }) { gate.isOpen }
    await isWoken(by: { mailer.storage.consumesVerifiedCalls = true }) { mailer.storage.consumesVerifiedCalls }
    await isWoken(by: { mailer.storage.retainsArguments = false }) { !mailer.storage.retainsArguments }
    await isWoken(by: { mailer.stubCall(withIdentifier: "open()").andReturn(1) }) {
      "\(mailer.storage)".contains("open()")
    }
    await isWoken(by: { mailer.expectCall(withIdentifier: "send()") }) { "\(mailer.storage)".contains("send()") }
    await isWoken(by: { mailer.rejectCall(withIdentifier: "burn()") }) { "\(mailer.storage)".contains("burn()") }
    let prices = FakeFunction(of: (() -> AsyncStream<Int>).self)
    let finished = prices.stub().andStream()
    await isWoken(by: { finished.finish() }) { finished.isTerminated }
    let abandoned = prices.stub().andStream()
    let reader = Task { [stream = prices.function()()] in for await _ in stream {} }
    await isWoken(by: { reader.cancel() }) { abandoned.isTerminated }
  }

  @Test(.timeLimit(.minutes(1))) func `calls verified in a repeated attempt are unverified for a task after it`() async
  {
    mailer.recordCall(withIdentifier: "close()")
    let isOver = Gate()
    var outliving: Task<Void, Never>?
    let failures = await captureFailures {
      await eventually(within: .milliseconds(5)) {
        guard outliving == nil else { return }
        mailer.verifyCall(withIdentifier: "close()")
        outliving = Task { [mailer] in
          await isOver.wait()
          mailer.verifyNoMoreCalls()
        }
        mailer.verifyCall(withIdentifier: "open()")
      }
      isOver.open()
      await outliving?.value
    }
    #expect(failures.map(\.message) == ["1 call to FakeMailer was not verified:\n  close()"])
  }

  // MARK: Limits

  @Test(.timeLimit(.minutes(1)), arguments: [Duration.seconds(Int64.max), .seconds(1e12), .seconds(3_000_000_001)])
  func `a limit that no clock can measure still works`(_ limit: Duration) async throws {
    let mailer = mailer
    let tried = Gate()
    let call = Task {
      await tried.wait()
      await Task.yield()
      mailer.recordCall(withIdentifier: "close()")
    }
    await eventually(within: limit) {
      tried.open()
      mailer.verifyCall(withIdentifier: "close()")
    }
    await call.value
    _ = try await mailer.nextCall(withIdentifier: "close()", within: limit)
    let blocked = await onThread {
      let recorded = Task { mailer.recordCall(withIdentifier: "open()") }
      defer { recorded.cancel() }
      return captureFailures { eventually(within: limit) { mailer.verifyCall(withIdentifier: "open()") } }
    }
    #expect(blocked.isEmpty)
  }

  @Test func `the most negative limit counts as zero`() async {
    let failures = await captureFailures {
      await eventually(within: .seconds(Int64.min)) {}
      await #expect(throws: NoCallError.self) {
        try await mailer.nextCall(withIdentifier: "close()", within: .seconds(Int64.min))
      }
    }
    #expect(failures.count == 2)
  }

  @Test func `nextCall reports a negative limit as other waits do`() async {
    let line: UInt = 5
    let failures = await captureFailures {
      await #expect(throws: NoCallError.self) {
        try await mailer.nextCall(withIdentifier: "close()", within: .seconds(-1), line: line)
      }
    }
    #expect(failures.map(\.message) == ["The time to wait must not be negative, but it is -1 s."])
    #expect(failures.map(\.line) == [5])
  }

  // MARK: Cancellation

  @Test(.timeLimit(.minutes(1))) func `a canceled consistently runs once, and does not pass`() async {
    let tries = Locked(0)
    let line: UInt = #line
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await captureFailures {
        await consistently(for: .seconds(1), clock: clock, line: line) { tries.withLock { $0 += 1 } }
      }
    }
    let failures = await task.value
    #expect(tries.current >= 1)
    #expect(failures.map(\.message) == ["The task was canceled, so the body was not verified for all of 1 s."])
    #expect(failures.map(\.line) == [Int(line)])
  }

  @Test(.timeLimit(.minutes(1))) func `a wait whose clock throws says so, and a consistently does not pass`() async {
    struct BrokenClock: Clock {
      struct Stopped: Error {}

      let now = ContinuousClock.now
      var minimumResolution: Duration { .zero }
      func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { throw Stopped() }
    }
    let clock = BrokenClock()
    let failures = await captureFailures {
      await consistently(for: .seconds(1), clock: clock) {}
      await eventually(within: .seconds(1), clock: clock) { mailer.verifyCall(withIdentifier: "close()") }
    }
    #expect(
      failures.first?.message == "The clock threw Stopped(), so the body was not verified for all of 1 s.")
    #expect(failures.last?.message.hasSuffix("The clock threw Stopped() while waiting for up to 1 s.") == true)
    #expect(failures.count == 2)

    let blocking = captureFailures { consistently(for: .seconds(1), clock: clock) {} }
    #expect(blocking.map(\.message) == failures.prefix(1).map(\.message))

    let error = await #expect(throws: NoCallError.self) {
      try await mailer.nextCall(withIdentifier: "close()", within: .seconds(1), clock: clock)
    }
    let text = "but no new call was made. The clock threw Stopped() while waiting for up to 1 s."
    #expect(error?.description.contains(text) == true)
  }

  @Test(.timeLimit(.minutes(1))) func `a consistently that fails before it is canceled is one failure`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await captureFailures {
        await consistently(for: .seconds(1), clock: clock) { mailer.verifyCall(withIdentifier: "close()") }
      }
    }
    #expect(await task.value.count == 1)
  }

  // MARK: Consuming

  @Test func `a consuming storage gives the same results inside a wait as outside`() {
    func verdicts(_ body: (() -> Void) -> Void) -> [String] {
      let mailer = FakeMailer()
      mailer.storage.consumesVerifiedCalls = true
      mailer.recordCall(withIdentifier: "close()")
      mailer.recordCall(withIdentifier: "close()")
      mailer.recordCall(withIdentifier: "open()")
      return captureFailures {
        body {
          mailer.verifyCall(withIdentifier: "close()", mode: .times(2))
          mailer.verifyCall(withIdentifier: "close()", mode: .times(2))
          mailer.verifyCall(withIdentifier: "close()", mode: .never)
          mailer.verifyCall(withIdentifier: "open()")
          mailer.verifyNoCalls()
          #expect(mailer.recordedCalls.isEmpty)
          #expect(!mailer.hasReceivedCall(withIdentifier: "open()"))
        }
      }.map { $0.message.replacing("\nWaited 0 s.", with: "") }
    }
    let outside = verdicts { $0() }
    #expect(outside.count == 1)
    #expect(
      outside == [
        """
        Expected 2 calls to close(), but earlier verifications have consumed 2 calls to it.
        Other calls: open() ×1
        """
      ])
    #expect(verdicts { body in eventually(within: .zero) { body() } } == outside)
  }
}

/// Tests streams of calls with several readers.
struct CallStreamReaderTests {
  let mailer = FakeMailer()

  @Test(.timeLimit(.minutes(1))) func `two readers of one stream share its calls`() async throws {
    let stream = mailer.callStream()
    let texts = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<2 {
        group.addTask {
          var texts: [String] = []
          for await call in stream {
            let text: String = try call.argument(at: 0)
            if text == "end" { break }
            texts.append(text)
          }
          return texts
        }
      }
      for number in 0..<200 { await mailer.send("\(number)", to: "alice") }
      for _ in 0..<2 { await mailer.send("end", to: "alice") }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(texts.count == 200)
    #expect(Set(texts).count == 200)
  }

  @Test(.timeLimit(.minutes(1))) func `two streams each have all calls`() async throws {
    var (one, other) = (mailer.callStream().makeAsyncIterator(), mailer.callStream().makeAsyncIterator())
    await mailer.send("one", to: "alice")
    #expect(await one.next()?.order == other.next()?.order)
  }

  @Test(.timeLimit(.minutes(1))) func `all readers end when one of them is canceled`() async {
    let stream = mailer.callStream()
    let readers = (0..<3).map { _ in
      Task {
        for await _ in stream {}
      }
    }
    await mailer.send("one", to: "alice")
    readers[0].cancel()
    for reader in readers { await reader.value }
  }

  @Test(.timeLimit(.minutes(1))) func `a reader that ends does not take calls from the others`() async throws {
    let stream = mailer.callStream()
    let first = Task { await stream.first { _ in true } != nil }
    let second = Task { await stream.first { _ in true } != nil }
    await mailer.send("one", to: "alice")
    await mailer.send("two", to: "bob")
    #expect(await first.value)
    #expect(await second.value)
  }
}
