/// Receives failures in place of the test framework: for a capture, an attempt, a session, or a reporter of the test's
/// own.
///
/// It is a type of its own, rather than a closure, because Swift 6.3.1 loses the metadata of a task-local's closure
/// type when it optimizes.
final class FailureReporter: Sendable {
  /// The reporter in place of the framework.
  @TaskLocal static var current: FailureReporter?

  /// The final destination of a failure.
  private enum End {
    /// This reporter, which remembers what was reported, so that it isn't reported here again.
    case here(Mutex<ReportedItems>)
    /// The destination that it would have had without this reporter.
    case passing(to: FailureReporter?)
  }

  private let end: End
  /// Whether failures only decide that an attempt is repeated, so that nobody reads them.
  let isTentative: Bool
  private let action: @Sendable (MockFailure) -> Void

  /// Creates a reporter that keeps failures.
  ///
  /// - Parameter action: A closure that receives each failure.
  init(keeping action: @escaping @Sendable (MockFailure) -> Void) {
    end = .here(Mutex(ReportedItems()))
    isTentative = false
    self.action = action
  }

  /// Creates a reporter that passes failures on, immediately or later, to their current destination.
  ///
  /// - Parameters:
  ///   - isTentative: Whether they are failures of an attempt that is repeated if it fails.
  ///   - take: A closure that receives each failure.
  init(isTentative: Bool = false, take action: @escaping @Sendable (MockFailure) -> Void) {
    end = .passing(to: Self.current)
    self.isTentative = isTentative || Self.current?.isTentative ?? false
    self.action = action
  }

  func take(_ failure: MockFailure) {
    if case .here(let reported) = end { reported.withLock { $0.insert(failure.items) } }
    action(failure)
  }

  private func hasTaken(_ item: ReportedItem) -> Bool {
    switch end {
    case .here(let reported): reported.withLock { $0.contains(item) }
    case .passing(let next?): next.hasTaken(item)
    case .passing(nil): item.isKnownToRunner
    }
  }
}

// MARK: - Reporting

extension FailureReporter {
  /// Reports one failure, once, to one destination.
  static func report(_ failure: MockFailure) {
    if let current {
      current.take(failure)
    } else {
      for item in failure.items { item.noteRunner() }
      TestRunner.report(failure)
    }
  }

  /// Reports one failure to a destination that may not be the current one.
  static func report(_ failure: MockFailure, to destination: FailureReporter?) {
    $current.withValue(destination) { report(failure) }
  }

  /// Reports one failure at a location in the test.
  static func report(_ message: String, at location: SourceLocation, isWarning: Bool = false) {
    report(MockFailure(message, at: location, isWarning: isWarning))
  }

  /// Returns whether a failure about an item has reached the current destination of failures.
  static func hasReported(_ item: ReportedItem) -> Bool {
    current?.hasTaken(item) ?? item.isKnownToRunner
  }
}
