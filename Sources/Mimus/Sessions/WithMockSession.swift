/// Runs a body in a session. At its end, checks the fakes created in it for unused stubs, unmet expectations, and, on
/// request, unverified calls.
///
/// All fakes created in the body take part. For fakes created earlier, the stubs and expectations that are set up in
/// the body do. Each item is reported once, at the line that set it up; calls that no verification matched are reported
/// at this line. Items that have already been reported aren't repeated, unless the body itself captured those failures.
/// While the body runs, the session's own storages replace static storages, so that parallel tests don't affect one
/// another.
///
/// If the body throws, or the test is skipped or canceled, the session checks nothing, because the body may have ended
/// before its stubs and expectations mattered. If a verification in it fails, the session warns about stubs whose members
/// were called only with different arguments. In XCTest, and with the trait `.mockSession`, it does so if the test fails
/// for any reason but an error that it throws.
///
/// In XCTest, one line runs every test method in a session of its own:
///
/// ```swift
/// override func invokeTest() { withMockSession { super.invokeTest() } }
/// ```
///
/// Corresponds to Mockito's `MockitoSession`.
///
/// - Parameters:
///   - checks: The checks to make.
///   - fileID: The source location at which to report unverified calls. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The code whose fakes take part.
/// - Throws: The error that the body throws.
public func withMockSession<E: Error>(
  _ checks: SessionChecks = [.unusedStubs, .unfulfilledExpectations], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws(E) -> Void
) throws(E) {
  let session = MockSession()
  let thrown = session.run(body)
  session.finish(checks, at: SourceLocation(fileID, filePath, line, column), after: thrown)
  if let thrown { throw thrown }
}

/// Runs an async body in a session, and checks the fakes created in it at its end.
///
/// This is the overload of `withMockSession` for async code.
///
/// - Parameters:
///   - checks: The checks to make.
///   - isolation: The actor to run on. Defaults to the caller's.
///   - fileID: The source location at which to report unverified calls. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The code whose fakes take part.
/// - Throws: The error that the body throws.
public func withMockSession<E: Error>(
  _ checks: SessionChecks = [.unusedStubs, .unfulfilledExpectations],
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: () async throws(E) -> Void
) async throws(E) {
  let session = MockSession()
  let thrown = await session.run(isolation: isolation, body)
  session.finish(checks, at: SourceLocation(fileID, filePath, line, column), after: thrown)
  if let thrown { throw thrown }
}
