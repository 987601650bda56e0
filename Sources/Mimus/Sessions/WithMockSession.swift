/// Checks, at the end of a body, what is left of the fakes made in it: unused stubs, unmet expectations, unverified calls.
///
/// All fakes made in the body take part; of fakes made before it, the stubs and expectations that are set up in it. Each
/// item is reported once, at the line that set it up; calls that no verification matched, at this line. What has left the
/// session as a failure before isn't repeated; what the body captured itself is. While the body runs, static storages
/// are replaced by the session's own, so that parallel tests don't meet in them.
///
/// A body that throws, and a test that is skipped or canceled, aren't asked for what they didn't come to. When the body
/// throws or a verification in it fails, a stub that was only called with other arguments is mentioned as a warning; in
/// XCTest, and with the trait `.mockSession`, when the test fails for any reason.
///
/// For XCTest, one line puts every test method into a session of its own:
///
/// ```swift
/// override func invokeTest() { withMockSession { super.invokeTest() } }
/// ```
///
/// Corresponds to Mockito's `MockitoSession`.
///
/// - Parameters:
///   - checks: What to check.
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
  session.finish(checks, at: SourceLocation(fileID, filePath, line, column), session.ending(after: thrown))
  if let thrown { throw thrown }
}

/// Checks, at the end of an async body, what is left of the fakes made in it.
///
/// The async overload of `withMockSession`.
///
/// - Parameters:
///   - checks: What to check.
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
  session.finish(checks, at: SourceLocation(fileID, filePath, line, column), session.ending(after: thrown))
  if let thrown { throw thrown }
}
