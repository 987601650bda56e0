/// Tries verifications again at each call until they pass.
///
/// The body is tried at once, and again whenever a fake that it looked at changes. At the deadline, the failures of the
/// last try are reported, each at its own line. Only the last try fills captors and marks calls as verified. Async code
/// uses the async overload; this one blocks its thread, but on the main thread it runs the main loop.
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
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: What the last try throws.
public func eventually<E: Error>(
  within limit: Duration, clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws(E) -> Void
) throws(E) {
  try Repetition(.untilPassed, limit, SourceLocation(fileID, filePath, line, column))
    .run(clock, body)
}

/// Tries verifications again at each call until they pass.
///
/// The overload for async code: it suspends its task while it waits.
///
/// - Parameters:
///   - limit: The longest time to wait.
///   - clock: The clock that measures the limit. A test can pass its own.
///   - isolation: The actor that the body runs on. Defaults to the caller's.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: What the last try throws.
public func eventually<E: Error>(
  within limit: Duration, clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws(E) -> Void
) async throws(E) {
  try await Repetition(.untilPassed, limit, SourceLocation(fileID, filePath, line, column))
    .run(clock, isolation: isolation, body)
}

/// Tries verifications again at each call until they pass.
///
/// The overload for an async body, such as one that asks an actor.
///
/// - Parameters:
///   - limit: The longest time to wait.
///   - clock: The clock that measures the limit. A test can pass its own.
///   - isolation: The actor that the body runs on. Defaults to the caller's.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications.
/// - Throws: What the last try throws.
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
