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
    let wakeUp = WakeUp(blockingFor: limit, on: clock)
    defer { wakeUp.end() }
    while true {
      let (isLast, raiseCount) = (wakeUp.isOver, wakeUp.raiseCount)
      let trial = Attempt(waking: wakeUp).run(body)
      if isDecided(trial) || isLast { return try accept(trial, wakeUp) }
      trial.retract()
      wakeUp.block(after: raiseCount)
    }
  }

  func run<E: Error>(
    _ clock: any Clock<Duration>, isolation: isolated (any Actor)?, _ body: () throws(E) -> Void
  ) async throws(E) {
    let wakeUp = WakeUp(suspendingFor: limit, on: clock)
    defer { wakeUp.end() }
    while true {
      let (isLast, raiseCount) = (wakeUp.isOver, wakeUp.raiseCount)
      let trial = Attempt(waking: wakeUp).run(body)
      if isDecided(trial) || isLast { return try accept(trial, wakeUp) }
      trial.retract()
      await wakeUp.wait(after: raiseCount, isolation: isolation)
    }
  }

  func run<E: Error>(
    _ clock: any Clock<Duration>, isolation: isolated (any Actor)?, _ body: () async throws(E) -> Void
  ) async throws(E) {
    let wakeUp = WakeUp(suspendingFor: limit, on: clock)
    defer { wakeUp.end() }
    while true {
      let (isLast, raiseCount) = (wakeUp.isOver, wakeUp.raiseCount)
      let trial = await Attempt(waking: wakeUp).run(isolation: isolation, body)
      if isDecided(trial) || isLast { return try accept(trial, wakeUp) }
      trial.retract()
      await wakeUp.wait(after: raiseCount, isolation: isolation)
    }
  }

  private func isDecided<E>(_ trial: Trial<E>) -> Bool {
    trial.isPassed == (end == .untilPassed)
  }

  private func accept<E>(_ trial: Trial<E>, _ wakeUp: WakeUp) throws(E) {
    switch end {
    case .untilPassed:
      try trial.accept(remark: wakeUp.remark(onWaiting: limit) ?? "")
    case .untilFailed:
      try trial.accept(remark: "It must hold for \(limit.seconds).")
      // A wait that was canceled before its end must not pass.
      guard wakeUp.isCancelled, trial.isPassed else { return }
      let text = "The task was canceled before it was verified for all of \(limit.seconds)."
      FailureReporter.report(text, at: location)
    }
  }
}

extension Duration {
  /// The duration, or the longest one that a clock is asked to measure, about a century. A clock may trap on more.
  var measurable: Duration { min(self, .seconds(3_000_000_000)) }

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
