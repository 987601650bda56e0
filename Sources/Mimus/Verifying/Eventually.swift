/// Repeats verifications at each call until they pass.
///
/// The body runs immediately, and again whenever a fake that it examined changes. At the deadline, the failures of the
/// last attempt are reported, each at its own line. Only that attempt fills captors and marks calls as verified. Async
/// code uses the async overload. This one blocks its thread; on the main thread, it runs the main run loop while it
/// waits.
///
/// ```swift
/// eventually(within: .seconds(1)) {
///   mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
/// }
/// ```
///
/// - Parameters:
///   - limit: The longest time to wait.
///   - clock: The clock that measures the limit. A test can pass its own.
///   - fileID: The source location at which to report a negative limit. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: The error that the last attempt throws.
public func eventually<E: Error>(
  within limit: Duration, clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws(E) -> Void
) throws(E) {
  try Repetition(.untilPassed, limit, SourceLocation(fileID, filePath, line, column))
    .run(clock, body)
}

/// Repeats verifications at each call until they pass.
///
/// This is the overload for async code. It suspends while it waits.
///
/// - Parameters:
///   - limit: The longest time to wait.
///   - clock: The clock that measures the limit. A test can pass its own.
///   - isolation: The actor to run on. Defaults to the caller's.
///   - fileID: The source location at which to report a negative limit. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: The error that the last attempt throws.
public func eventually<E: Error>(
  within limit: Duration, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws(E) -> Void
) async throws(E) {
  try await Repetition(.untilPassed, limit, SourceLocation(fileID, filePath, line, column))
    .run(clock, isolation: isolation, body)
}

/// Repeats verifications at each call until they pass.
///
/// This is the overload for async bodies, such as ones that call an actor.
///
/// - Parameters:
///   - limit: The longest time to wait.
///   - clock: The clock that measures the limit. A test can pass its own.
///   - isolation: The actor to run on. Defaults to the caller's.
///   - fileID: The source location at which to report a negative limit. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: The error that the last attempt throws.
@_disfavoredOverload
public func eventually<E: Error>(
  within limit: Duration, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () async throws(E) -> Void
) async throws(E) {
  try await Repetition(.untilPassed, limit, SourceLocation(fileID, filePath, line, column))
    .run(clock, isolation: isolation, body)
}
