extension StaticMock {
  /// Expects matching calls. `verifyExpectations` reports the expectation if it isn't met.
  ///
  /// - Parameters:
  ///   - identifier: The member's identifier, such as `charge(_:to:)`. Without parentheses, it matches every overload.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func expectCall(
    withIdentifier identifier: String, arguments: Arguments = .any, mode: VerificationMode = .times(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    owner.expect(
      CallPattern(identifier: identifier, arguments: arguments), mode: mode,
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Rejects matching calls. Each one is reported as a failure at this line, even if an expectation also matches it.
  ///
  /// - Parameters:
  ///   - identifier: The member's identifier, such as `charge(_:to:)`. Without parentheses, it matches every overload.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func rejectCall(
    withIdentifier identifier: String, arguments: Arguments = .any, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    owner.reject(
      CallPattern(identifier: identifier, arguments: arguments), at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verifies that every expectation was met, and reports all unmet expectations in one failure.
  ///
  /// It returns as soon as all are met. Async code uses the async overload, which suspends. This one blocks its thread;
  /// on the main thread, it runs the main run loop while it waits.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait for calls.
  ///   - clock: The clock that measures the limit. A test can pass its own.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func verifyExpectations(
    within limit: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    owner.verifyMet(
      within: limit, clock, at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verifies that every expectation was met, and reports all unmet expectations in one failure.
  ///
  /// This is the overload for async code. It suspends while it waits.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait for calls.
  ///   - clock: The clock that measures the limit. A test can pass its own.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func verifyExpectations(
    within limit: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await owner.verifyMet(
      within: limit, clock, at: SourceLocation(fileID, filePath, line, column),
      isolation: isolation)
  }
}
