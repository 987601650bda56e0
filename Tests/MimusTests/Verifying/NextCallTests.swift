import Mimus
import Testing

/// Tests calls that are awaited one by one.
struct NextCallTests {
  let mailer = FakeMailer()
  let clock = ManualClock()

  private func text(_ call: RecordedCall) throws -> String {
    try call.argument(at: 0)
  }

  // MARK: nextCall

  @Test func `calls are handed out in order, each once`() async throws {
    for text in ["one", "two", "three"] { await mailer.send(text, to: "alice") }
    for expected in ["one", "two", "three"] {
      #expect(try text(await mailer.nextCall(withIdentifier: "send(_:to:)", within: .zero)) == expected)
    }
    await #expect(throws: NoCallError.self) { try await mailer.nextCall(withIdentifier: "send(_:to:)", within: .zero) }
  }

  @Test func `nextCall waits for the call`() async throws {
    async let call = mailer.nextCall(withIdentifier: "send", within: .seconds(1), clock: clock)
    await clock.waitForSleeper()
    mailer.recordCall(withIdentifier: "close()")
    await mailer.send("Thank you", to: "alice")
    #expect(try text(await call) == "Thank you")
  }

  @Test func `a base name hands out the calls of all overloads in their order`() async throws {
    mailer.recordCall(withIdentifier: "send(_:)", arguments: ["one"])
    mailer.recordCall(withIdentifier: "send(_:to:)", arguments: ["two", "bob"])
    mailer.recordCall(withIdentifier: "send(_:)", arguments: ["three"])
    #expect(try text(await mailer.nextCall(withIdentifier: "send(_:to:)")) == "two")
    #expect(try text(await mailer.nextCall(withIdentifier: "send")) == "one")
    #expect(try text(await mailer.nextCall(withIdentifier: "send")) == "three")
  }

  @Test func `consumed calls are not handed out, and calls are handed out only once`() async throws {
    mailer.storage.consumesVerifiedCalls = true
    for text in ["one", "two", "three"] { await mailer.send(text, to: "alice") }
    #expect(try text(await mailer.nextCall(withIdentifier: "send")) == "one")
    mailer.verifyCall(withIdentifier: "send", arguments: ["two", "alice"])
    #expect(try text(await mailer.nextCall(withIdentifier: "send")) == "three")
    mailer.verifyCall(withIdentifier: "send", arguments: .any, mode: .times(2))
    let error = await #expect(throws: NoCallError.self) {
      try await mailer.nextCall(withIdentifier: "send", within: .milliseconds(5))
    }
    #expect(
      error?.description == """
        Expected a call to send, but no new call was made. Waited 0.005 s.
        Earlier verifications have consumed 3 calls to it.
        """)
  }

  @Test func `a consumed call that was handed out no longer counts as handed out`() async throws {
    mailer.storage.consumesVerifiedCalls = true
    for text in ["one", "two", "three", "four"] { await mailer.send(text, to: "alice") }
    #expect(try text(await mailer.nextCall(withIdentifier: "send")) == "one")
    #expect(try text(await mailer.nextCall(withIdentifier: "send")) == "two")
    mailer.verifyCall(withIdentifier: "send", arguments: ["two", "alice"])
    #expect(try text(await mailer.nextCall(withIdentifier: "send")) == "three")
    #expect(try text(await mailer.nextCall(withIdentifier: "send")) == "four")
  }

  @Test func `the error names no similar member if the identifier is known`() async {
    mailer.recordCall(withIdentifier: "sends()")
    mailer.recordCall(withIdentifier: "send()")
    _ = try? await mailer.nextCall(withIdentifier: "send()")
    let error = await #expect(throws: NoCallError.self) {
      try await mailer.nextCall(withIdentifier: "send()", within: .milliseconds(5))
    }
    #expect(error?.description.contains("returned 1 call to it.\nCalls so far:") == true, "\(error!)")
  }

  @Test func `many waiters each get a different call`() async throws {
    let mailer = mailer
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<10 {
        group.addTask { try await mailer.nextCall(withIdentifier: "send", within: .seconds(60)).argument(at: 0) }
      }
      for number in 0..<10 { await mailer.send("\(number)", to: "alice") }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 10)
  }

  @Test func `at the deadline, the error says what was called instead`() async throws {
    mailer.recordCall(withIdentifier: "close()")
    let waiting = Task { [mailer, clock] in
      try await mailer.nextCall(withIdentifier: "send(_:to:)", within: .seconds(2), clock: clock)
    }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(2))
    let error = await #expect(throws: NoCallError.self) { try await waiting.value }
    #expect(
      error?.description == """
        Expected a call to send(_:to:), but no new call was made. Waited 2 s.
        Calls so far: close() ×1
        """)
    let other = await #expect(throws: NoCallError.self) {
      try await FakeMailer().nextCall(withIdentifier: "send(_:to:)", within: .milliseconds(5))
    }
    #expect(
      other?.description == """
        Expected a call to send(_:to:), but no new call was made. Waited 0.005 s.
        No other calls were made.
        """)
  }

  @Test func `the error says that the task was canceled`() async {
    let waiting = Task { [mailer, clock] in try await mailer.nextCall(withIdentifier: "send", clock: clock) }
    await clock.waitForSleeper()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  // MARK: callStream

  @Test func `a stream starts with the calls so far, and continues with new ones`() async throws {
    await mailer.send("one", to: "alice")
    var stream = mailer.callStream().makeAsyncIterator()
    #expect(try await text(#require(stream.next())) == "one")
    async let next = mailer.nextCall(withIdentifier: "send(_:)", within: .seconds(60))
    mailer.recordCall(withIdentifier: "send(_:)", arguments: ["two"])
    _ = try await next
    #expect(try await text(#require(stream.next())) == "two")
    #expect(mailer.recordedCalls.count == 2)
  }

  @Test func `a stream of one member leaves out the others`() async throws {
    var stream = mailer.callStream(withIdentifier: "send").makeAsyncIterator()
    mailer.recordCall(withIdentifier: "close()")
    await mailer.send("one", to: "alice")
    mailer.recordCall(withIdentifier: "close()")
    await mailer.send("two", to: "alice")
    #expect(try await text(#require(stream.next())) == "one")
    #expect(try await text(#require(stream.next())) == "two")
  }

  @Test func `a stream waits for calls, and yields each once`() async throws {
    let stream = mailer.callStream()
    let reading = Task {
      var texts: [String] = []
      for await call in stream {
        texts.append(try call.argument(at: 0))
        if texts.count == 100 { break }
      }
      return texts
    }
    for number in 0..<100 { await mailer.send("\(number)", to: "alice") }
    #expect(try await reading.value == (0..<100).map { "\($0)" })
  }

  @Test(.timeLimit(.minutes(1))) func `a call wakes a task that waits for the next one of a stream`() async throws {
    let stream = mailer.callStream()
    let reading = Task { await stream.first { _ in true } }
    // Nothing tells when the task waits. If it doesn't wait yet, this passes, too.
    try await Task.sleep(for: .milliseconds(20))
    await mailer.send("one", to: "alice")
    #expect(try await text(#require(reading.value)) == "one")
  }

  @Test func `a stream ends when the task that reads it is canceled`() async {
    let stream = mailer.callStream()
    let started = Gate()
    let reading = Task {
      for await _ in stream { started.open() }
    }
    await mailer.send("one", to: "alice")
    await started.wait()
    reading.cancel()
    await reading.value
  }
}
