/// Where failures go: to whom the test has redirected them, else to the test framework that runs.
enum FailureReporter {
  /// The reporter that `captureFailures` or `withFailureReporter` has put in the runner's place.
  @TaskLocal static var current: (@Sendable (MockFailure) -> Void)?

  /// Report one failure, once, to one place.
  static func report(_ failure: MockFailure) {
    if let current {
      current(failure)
    } else {
      TestRunner.current.report(failure)
    }
  }

  /// Report one failure at a place in the test.
  static func report(_ message: String, at location: SourceLocation, isWarning: Bool = false) {
    report(MockFailure(message, at: location, isWarning: isWarning))
  }
}
