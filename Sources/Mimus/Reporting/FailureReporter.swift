/// What takes failures in the place of the test framework that runs: a capture, an attempt, or a reporter of the test's.
///
/// It is a type of its own, and not just a closure, since 6.3.1 loses the metadata of a task-local's closure type when
/// it optimises.
struct FailureReporter: Sendable {
  /// The reporter that has been put in the framework's place.
  @TaskLocal static var current: FailureReporter?

  let take: @Sendable (MockFailure) -> Void

  /// Report one failure, once, to one place.
  static func report(_ failure: MockFailure) {
    if let current {
      current.take(failure)
    } else {
      TestRunner.current.report(failure)
    }
  }

  /// Report one failure at a place in the test.
  static func report(_ message: String, at location: SourceLocation, isWarning: Bool = false) {
    report(MockFailure(message, at: location, isWarning: isWarning))
  }
}
