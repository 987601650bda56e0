/// Try verifications again at each call until they pass, or report what the last try reported when time is up.
///
/// The body is tried at once, then whenever a mock that it looked at receives a call. Whatever it reports or throws
/// counts; captors are filled and calls are marked by the last try only. In async code the async twin is taken, which
/// suspends; this one blocks its thread, or on the main thread runs the main loop meanwhile.
///
/// ```swift
/// eventually(within: .seconds(1)) {
///   mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
/// }
/// ```
///
/// - Parameters:
///   - limit: the longest time to wait.
///   - clock: the clock that measures it; a test may put its own in.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - body: the verifications.
/// - Throws: what the last try threw.
public func eventually<E: Error>(
  within limit: Duration, clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws(E) -> Void
) throws(E) {
  try Repetition(.untilPassed, limit, SourceLocation(fileID, filePath, line, column)).run(clock, body)
}

/// Try verifications again at each call until they pass, or report what the last try reported when time is up.
///
/// The twin of the synchronous `eventually` for async code, which is suspended meanwhile.
///
/// - Parameters:
///   - limit: the longest time to wait.
///   - clock: the clock that measures it; a test may put its own in.
///   - isolation: the actor that the body runs on: the caller's.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - body: the verifications.
/// - Throws: what the last try threw.
public func eventually<E: Error>(
  within limit: Duration, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: () throws(E) -> Void
) async throws(E) {
  try await Repetition(.untilPassed, limit, SourceLocation(fileID, filePath, line, column))
    .run(clock, isolation: isolation, body)
}

/// Verify that something holds all the while: the body is tried at once, at each call, and at the end.
///
/// The first try that reports or throws ends it. In async code the async twin is taken, which suspends; this one blocks
/// its thread, or on the main thread runs the main loop meanwhile.
///
/// - Parameters:
///   - duration: how long it has to hold.
///   - clock: the clock that measures it; a test may put its own in.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - body: the verifications.
/// - Throws: what a try threw.
public func consistently<E: Error>(
  for duration: Duration, clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws(E) -> Void
) throws(E) {
  try Repetition(.untilFailed, duration, SourceLocation(fileID, filePath, line, column)).run(clock, body)
}

/// Verify that something holds all the while: the body is tried at once, at each call, and at the end.
///
/// The twin of the synchronous `consistently` for async code, which is suspended meanwhile.
///
/// - Parameters:
///   - duration: how long it has to hold.
///   - clock: the clock that measures it; a test may put its own in.
///   - isolation: the actor that the body runs on: the caller's.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - body: the verifications.
/// - Throws: what a try threw.
public func consistently<E: Error>(
  for duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: () throws(E) -> Void
) async throws(E) {
  try await Repetition(.untilFailed, duration, SourceLocation(fileID, filePath, line, column))
    .run(clock, isolation: isolation, body)
}

/// Attempts that are repeated until one decides, or time is up.
private struct Repetition {
  enum End {
    case untilPassed, untilFailed
  }

  private let end: End
  private let limit: Duration

  /// Make one; a time below zero is reported and counts as none.
  init(_ end: End, _ limit: Duration, _ location: SourceLocation) {
    self.end = end
    self.limit = limit.waitable(at: location)
  }

  func run<E: Error>(_ clock: any Clock<Duration>, _ body: () throws(E) -> Void) throws(E) {
    let wakeUp = WakeUp(blockingFor: limit, on: clock)
    defer { wakeUp.end() }
    while true {
      let isLast = wakeUp.isOver
      let trial = Attempt(waking: wakeUp).run(body)
      if isDecided(trial) || isLast { return try accept(trial) }
      trial.retract()
      wakeUp.block()
    }
  }

  func run<E: Error>(
    _ clock: any Clock<Duration>, isolation: isolated (any Actor)?, _ body: () throws(E) -> Void
  ) async throws(E) {
    let wakeUp = WakeUp(suspendingFor: limit, on: clock)
    defer { wakeUp.end() }
    while true {
      let isLast = wakeUp.isOver
      let trial = Attempt(waking: wakeUp).run(body)
      if isDecided(trial) || isLast { return try accept(trial) }
      trial.retract()
      await wakeUp.wait(isolation: isolation)
    }
  }

  private func isDecided<E>(_ trial: Trial<E>) -> Bool {
    trial.isPassed == (end == .untilPassed)
  }

  private func accept<E>(_ trial: Trial<E>) throws(E) {
    switch end {
    case .untilPassed where Task.isCancelled:
      try trial.accept(remark: "It was still so when the task was cancelled, within \(limit.seconds).")
    case .untilPassed: try trial.accept(remark: "It was still so after \(limit.seconds).")
    case .untilFailed: try trial.accept(remark: "It did not hold for all of \(limit.seconds).")
    }
  }
}

extension Duration {
  /// The duration as a time to wait; one below zero is reported and counts as none.
  func waitable(at location: SourceLocation) -> Duration {
    if self < .zero {
      FailureReporter.report("A time to wait cannot be below zero, but it is \(seconds).", at: location)
    }
    return max(self, .zero)
  }

  /// The time in seconds, to the millisecond, in a failure text: `0.5 s`.
  var seconds: String {
    let seconds = "\((self / .milliseconds(1)).rounded() / 1000)"
    return (seconds.hasSuffix(".0") ? String(seconds.dropLast(2)) : seconds) + " s"
  }
}
