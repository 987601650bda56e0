/// Collects the failures that a body reports, instead of failing the test. Use it to test a fake, a matcher, or a test
/// utility.
///
/// It captures failures from the body, from its child tasks, and from tasks started while it runs. Detached tasks,
/// queues, and threads report to the test as usual, as does anything that reports after the body has returned. If the
/// body throws, its failures can't be returned, so they're reported as usual, too.
///
/// ```swift
/// let failures = captureFailures {
///   mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: .any)
/// }
/// #expect(failures.count == 1)
/// ```
///
/// - Parameter body: The code whose failures to capture.
/// - Returns: The failures, in order.
/// - Throws: The error that the body throws.
public func captureFailures(_ body: () throws -> Void) rethrows -> [MockFailure] {
  let capture = FailureCapture()
  // If the body has returned, there are none left.
  defer { capture.end().forEach(FailureReporter.report) }
  try FailureReporter.$current.withValue(FailureReporter(keeping: capture.take), operation: body)
  return capture.end()
}

/// Collects the failures that an async body reports, instead of failing the test.
///
/// This is the overload of `captureFailures` for async code.
///
/// - Parameters:
///   - isolation: The actor to run on. Defaults to the caller's.
///   - body: The code whose failures to capture.
/// - Returns: The failures, in order.
/// - Throws: The error that the body throws.
public func captureFailures(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [MockFailure] {
  let capture = FailureCapture()
  // If the body has returned, there are none left.
  defer { capture.end().forEach(FailureReporter.report) }
  try await FailureReporter.$current.withValue(FailureReporter(keeping: capture.take), operation: body)
  return capture.end()
}

/// Redirects the failures that a body reports, such as to another test framework or to a log.
///
/// - Parameters:
///   - report: A closure that receives each failure. It may be called from any thread. Failures that it reports itself
///     go where failures went before.
///   - body: The code whose failures to redirect, including its child tasks.
/// - Returns: The result of the body.
/// - Throws: The error that the body throws.
public func withFailureReporter<Result>(
  _ report: @escaping @Sendable (MockFailure) -> Void, _ body: () throws -> Result
) rethrows -> Result {
  try FailureReporter.$current.withValue(FailureReporter.redirecting(to: report), operation: body)
}

/// Redirects the failures that an async body reports.
///
/// This is the overload of `withFailureReporter` for async code.
///
/// - Parameters:
///   - report: A closure that receives each failure. It may be called from any thread. Failures that it reports itself
///     go where failures went before.
///   - isolation: The actor to run on. Defaults to the caller's.
///   - body: The code whose failures to redirect, including its child tasks.
/// - Returns: The result of the body.
/// - Throws: The error that the body throws.
public func withFailureReporter<Result>(
  _ report: @escaping @Sendable (MockFailure) -> Void, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await FailureReporter.$current.withValue(FailureReporter.redirecting(to: report), operation: body)
}

extension FailureReporter {
  /// Returns a reporter for a user's closure. While the closure runs, failures go where they went before; otherwise, a
  /// closure that verifies would report to itself.
  fileprivate static func redirecting(to report: @escaping @Sendable (MockFailure) -> Void) -> FailureReporter {
    let outer = current
    return FailureReporter(keeping: { failure in $current.withValue(outer) { report(failure) } })
  }
}

/// The failures of one `captureFailures`. Failures reported after its end go where they would have gone without it.
private final class FailureCapture: Sendable {
  private let failures = Mutex<[MockFailure]?>([])
  private let outer = FailureReporter.current

  func take(_ failure: MockFailure) {
    let isTaken = failures.withLock { failures in
      failures?.append(failure)
      return failures != nil
    }
    if !isTaken { FailureReporter.report(failure, to: outer) }
  }

  func end() -> [MockFailure] {
    failures.withLock { failures in
      defer { failures = nil }
      return failures ?? []
    }
  }
}
