/// Collect the failures that a body reports, instead of failing the test: to test a fake, a matcher or a helper.
///
/// It takes what the body and its child tasks report, and what the tasks do that it starts while it runs; detached tasks,
/// queues and threads report to the test as ever, and so does whatever reports after the end.
///
/// ```swift
/// let failures = captureFailures {
///   mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
/// }
/// #expect(failures.count == 1)
/// ```
///
/// - Parameter body: the code whose failures are wanted.
/// - Returns: the failures, in order.
/// - Throws: what the body throws.
public func captureFailures(_ body: () throws -> Void) rethrows -> [MockFailure] {
  let capture = FailureCapture()
  defer { capture.end() }
  try FailureReporter.$current.withValue(FailureReporter(keeping: capture.take), operation: body)
  return capture.end()
}

/// Collect the failures that an async body reports, instead of failing the test.
///
/// The twin of the synchronous `captureFailures` for async code.
///
/// - Parameters:
///   - isolation: the actor that the body runs on: the caller's.
///   - body: the code whose failures are wanted.
/// - Returns: the failures, in order.
/// - Throws: what the body throws.
public func captureFailures(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [MockFailure] {
  let capture = FailureCapture()
  defer { capture.end() }
  try await FailureReporter.$current.withValue(FailureReporter(keeping: capture.take), operation: body)
  return capture.end()
}

/// Send the failures that a body reports elsewhere: to another test framework, or to a log.
///
/// - Parameters:
///   - report: what takes each failure; it may be called from any thread. What it reports itself goes where failures went
///     before.
///   - body: the code whose failures are redirected, its child tasks included.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
public func withFailureReporter<Result>(
  _ report: @escaping @Sendable (MockFailure) -> Void, _ body: () throws -> Result
) rethrows -> Result {
  try FailureReporter.$current.withValue(FailureReporter.redirecting(to: report), operation: body)
}

/// Send the failures that an async body reports elsewhere.
///
/// The twin of the synchronous `withFailureReporter` for async code.
///
/// - Parameters:
///   - report: what takes each failure; it may be called from any thread. What it reports itself goes where failures went
///     before.
///   - isolation: the actor that the body runs on: the caller's.
///   - body: the code whose failures are redirected, its child tasks included.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
public func withFailureReporter<Result>(
  _ report: @escaping @Sendable (MockFailure) -> Void, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await FailureReporter.$current.withValue(FailureReporter.redirecting(to: report), operation: body)
}

extension FailureReporter {
  /// A user's reporter, during which failures go where they went before: else one that verifies would report to itself.
  fileprivate static func redirecting(to report: @escaping @Sendable (MockFailure) -> Void) -> FailureReporter {
    let outer = current
    return FailureReporter(keeping: { failure in $current.withValue(outer) { report(failure) } })
  }
}

/// The failures of one `captureFailures`, until it ends; what comes later goes where it would have gone without it.
private final class FailureCapture: Sendable {
  private let failures = Mutex<[MockFailure]?>([])
  private let outer = FailureReporter.current

  func take(_ failure: MockFailure) {
    let isTaken = failures.withLock { failures in
      failures?.append(failure)
      return failures != nil
    }
    if !isTaken { FailureReporter.$current.withValue(outer) { FailureReporter.report(failure) } }
  }

  @discardableResult
  func end() -> [MockFailure] {
    failures.withLock { failures in
      defer { failures = nil }
      return failures ?? []
    }
  }
}
