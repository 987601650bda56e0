/// Verifies that every call of the given fakes was matched by a verification or met an expectation, and reports all
/// other calls in one failure.
///
/// Corresponds to Mockito's `verifyNoMoreInteractions`.
///
/// - Parameters:
///   - mocks: The fakes. Passing none is reported as a failure.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
public func verifyNoMoreCalls(
  _ mocks: any Mock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  verifyNoMoreCalls(of: mocks.map(\.owner), at: SourceLocation(fileID, filePath, line, column))
}

/// Verifies that every call of the given static fakes was matched by a verification or met an expectation, and reports
/// all other calls in one failure.
///
/// ```swift
/// verifyNoMoreCalls(FakePriceList.self, FakeClock.self)
/// ```
///
/// Corresponds to Mockito's `verifyNoMoreInteractions`.
///
/// - Parameters:
///   - fake: A static fake.
///   - others: Other static fakes.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
public func verifyNoMoreCalls(
  _ fake: any StaticMock.Type, _ others: any StaticMock.Type..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  verifyNoMoreCalls(of: ([fake] + others).map { $0.owner }, at: SourceLocation(fileID, filePath, line, column))
}
