/// Repeats attempts until one decides or the time is up.
struct Repetition {
  enum End {
    case untilPassed, untilFailed
  }

  private let end: End
  private let limit: Duration
  private let location: SourceLocation

  /// Creates a repetition. A negative limit is reported and counts as zero.
  init(_ end: End, _ limit: Duration, _ location: SourceLocation) {
    self.end = end
    self.limit = limit.waitable(at: location)
    self.location = location
  }

  func run<E: Error>(_ clock: any Clock<Duration>, _ body: () throws(E) -> Void) throws(E) {
    let signal = WaitSignal(blockingFor: limit, on: clock)
    defer { signal.end() }
    var earlier = EarlierAttempts(clock)
    while true {
      let (isLast, raiseCount) = (signal.isOver, signal.raiseCount)
      let result = attempt(waking: signal, isLast).run(body)
      if isDecided(result) || isLast { return try accept(result, signal, after: earlier) }
      earlier.retract(result)
      signal.block(after: raiseCount)
    }
  }

  func run<E: Error>(
    _ clock: any Clock<Duration>, isolation: isolated (any Actor)?, _ body: () throws(E) -> Void
  ) async throws(E) {
    let signal = WaitSignal(suspendingFor: limit, on: clock)
    defer { signal.end() }
    var earlier = EarlierAttempts(clock)
    while true {
      let (isLast, raiseCount) = (signal.isOver, signal.raiseCount)
      let result = attempt(waking: signal, isLast).run(body)
      if isDecided(result) || isLast { return try accept(result, signal, after: earlier) }
      earlier.retract(result)
      await signal.wait(after: raiseCount, isolation: isolation)
    }
  }

  func run<E: Error>(
    _ clock: any Clock<Duration>, isolation: isolated (any Actor)?, _ body: () async throws(E) -> Void
  ) async throws(E) {
    let signal = WaitSignal(suspendingFor: limit, on: clock)
    defer { signal.end() }
    var earlier = EarlierAttempts(clock)
    while true {
      let (isLast, raiseCount) = (signal.isOver, signal.raiseCount)
      let result = await attempt(waking: signal, isLast).run(isolation: isolation, body)
      if isDecided(result) || isLast { return try accept(result, signal, after: earlier) }
      earlier.retract(result)
      await signal.wait(after: raiseCount, isolation: isolation)
    }
  }

  private func attempt(waking signal: WaitSignal, _ isLast: Bool) -> Attempt {
    Attempt(waking: signal, isTentative: end == .untilPassed && !isLast)
  }

  private func isDecided<E>(_ result: AttemptResult<E>) -> Bool {
    result.isPassed == (end == .untilPassed)
  }

  /// Accepts the attempt that decides.
  private func accept<E>(
    _ result: AttemptResult<E>, _ signal: WaitSignal, after earlier: EarlierAttempts
  ) throws(E) {
    switch end {
    case .untilPassed:
      try result.accept(after: earlier.callFailures, remark: signal.remark(onWaiting: limit) ?? "")
    case .untilFailed:
      let end = earlier.time.map { "it failed after \($0.seconds)" } ?? "its first attempt failed"
      let remark = "Expected the body to pass for \(limit.seconds), but \(end)."
      try result.accept(after: earlier.callFailures, remark: remark)
      // A wait that was interrupted before its end must not pass.
      guard let interruption = signal.interruption, result.isPassed else { return }
      let text = "\(interruption), so the body was not verified for all of \(limit.seconds)."
      FailureReporter.report(text, at: location)
    }
  }
}

/// What is left of the attempts before the last one.
private struct EarlierAttempts {
  private let elapsed: () -> Duration
  private var isEmpty = true
  /// The failures of calls that the attempts made, once each, since attempts repeat each other.
  private(set) var callFailures: [MockFailure] = []
  private var known: Set<String> = []

  init<C: Clock<Duration>>(_ clock: C) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The time since the wait began, or nil if there was no earlier attempt.
  var time: Duration? { isEmpty ? nil : elapsed() }

  mutating func retract<E>(_ result: AttemptResult<E>) {
    result.retract()
    isEmpty = false
    // A message describes the call, whose arguments may change until it's reported, so it's written here.
    callFailures += result.callFailures.filter { known.insert($0.firstLine).inserted }
  }
}

extension Duration {
  /// The duration, or the longest one that a clock is asked to measure, about a century. A clock may trap on more.
  var measurable: Duration { min(self, .seconds(3e9)) }

  /// Returns the duration as a time to wait. A negative duration is reported and counts as zero.
  func waitable(at location: SourceLocation) -> Duration {
    if self < .zero {
      FailureReporter.report("The time to wait must not be negative, but it is \(seconds).", at: location)
    }
    return max(self, .zero)
  }

  /// The time in seconds, to the millisecond, in a failure message, such as `0.5 s`.
  var seconds: String {
    let seconds = "\((self / .milliseconds(1)).rounded() / 1000)"
    return (seconds.hasSuffix(".0") ? String(seconds.dropLast(2)) : seconds) + " s"
  }
}
