/// Verifies that something holds all the while: at once, at each call, and at the end.
///
/// The first try that reports or throws ends the wait. If the task is cancelled first, that is a failure too, since the
/// body wasn't verified to the end. Async code uses the async overload; this one blocks its thread, but on the main thread
/// it runs the main loop.
///
/// - Parameters:
///   - duration: How long the body must hold.
///   - clock: The clock that measures the limit. A test can pass its own.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: What a try throws.
public func consistently<E: Error>(
  for duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws(E) -> Void
) throws(E) {
  try Repetition(.untilFailed, duration, SourceLocation(fileID, filePath, line, column))
    .run(clock, body)
}

/// Verifies that something holds all the while: at once, at each call, and at the end.
///
/// The overload for async code: it suspends its task while it waits.
///
/// - Parameters:
///   - duration: How long the body must hold.
///   - clock: The clock that measures the limit. A test can pass its own.
///   - isolation: The actor that the body runs on. Defaults to the caller's.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: What a try throws.
public func consistently<E: Error>(
  for duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws(E) -> Void
) async throws(E) {
  try await Repetition(.untilFailed, duration, SourceLocation(fileID, filePath, line, column))
    .run(clock, isolation: isolation, body)
}

/// Verifies that something holds all the while: at once, at each call, and at the end.
///
/// The overload for an async body, such as one that asks an actor.
///
/// - Parameters:
///   - duration: How long the body must hold.
///   - clock: The clock that measures the limit. A test can pass its own.
///   - isolation: The actor that the body runs on. Defaults to the caller's.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: What a try throws.
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
