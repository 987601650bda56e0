/// Verifies that a body passes throughout a duration: at the start, at each call, and at the end.
///
/// The first attempt that reports a failure or throws ends the wait. If the task is canceled or the clock throws first,
/// that is also a failure, because the body wasn't verified to the end. Async code uses the async overload. This one
/// blocks its thread; on the main thread, it runs the main run loop while it waits.
///
/// - Parameters:
///   - duration: The duration throughout which the body must pass.
///   - clock: The clock that measures the duration. A test can pass its own.
///   - fileID: The source location at which to report a negative duration or an interruption. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: The error that an attempt throws.
public func consistently<E: Error>(
  for duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws(E) -> Void
) throws(E) {
  try Repetition(.untilFailed, duration, SourceLocation(fileID, filePath, line, column))
    .run(clock, body)
}

/// Verifies that a body passes throughout a duration: at the start, at each call, and at the end.
///
/// This is the overload for async code. It suspends while it waits.
///
/// - Parameters:
///   - duration: The duration throughout which the body must pass.
///   - clock: The clock that measures the duration. A test can pass its own.
///   - isolation: The actor to run on. Defaults to the caller's.
///   - fileID: The source location at which to report a negative duration or an interruption. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: The error that an attempt throws.
public func consistently<E: Error>(
  for duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws(E) -> Void
) async throws(E) {
  try await Repetition(.untilFailed, duration, SourceLocation(fileID, filePath, line, column))
    .run(clock, isolation: isolation, body)
}

/// Verifies that a body passes throughout a duration: at the start, at each call, and at the end.
///
/// This is the overload for async bodies, such as ones that call an actor.
///
/// - Parameters:
///   - duration: The duration throughout which the body must pass.
///   - clock: The clock that measures the duration. A test can pass its own.
///   - isolation: The actor to run on. Defaults to the caller's.
///   - fileID: The source location at which to report a negative duration or an interruption. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: The error that an attempt throws.
@_disfavoredOverload
public func consistently<E: Error>(
  for duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () async throws(E) -> Void
) async throws(E) {
  try await Repetition(.untilFailed, duration, SourceLocation(fileID, filePath, line, column))
    .run(clock, isolation: isolation, body)
}
