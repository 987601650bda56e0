/// Check at the end of a body what is left of all mocks made in it: unused stubs, unmet expectations, unverified calls.
///
/// All mocks take part that are made in the body; of mocks from before it, the stubs and expectations that are set up in
/// it. Every item is reported once, at the line that set it up; calls that no verification matched at this line. While
/// the body runs, static storages are replaced by the session's own, so that parallel tests do not meet in them. When the
/// body throws or a verification in it fails, a stub that was only called with other arguments is mentioned as a
/// warning; for XCTest, and for the trait `.mockSession`, it is so when the test fails for any reason.
///
/// For XCTest, one line puts every test method into a session of its own:
///
/// ```swift
/// override func invokeTest() { withMockSession { super.invokeTest() } }
/// ```
///
/// The field's `MockitoSession`.
///
/// - Parameters:
///   - checks: what is checked.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - body: the code whose mocks take part.
/// - Throws: what the body throws, after the checks.
public func withMockSession<E: Error>(
  _ checks: SessionChecks = [.unusedStubs, .unfulfilledExpectations], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws(E) -> Void
) throws(E) {
  let session = MockSession()
  let thrown = session.run(body)
  session.finish(checks, at: SourceLocation(fileID, filePath, line, column), session.ending(after: thrown))
  if let thrown { throw thrown }
}

/// Check at the end of an async body what is left of all mocks made in it.
///
/// The twin of the synchronous `withMockSession` for async code.
///
/// - Parameters:
///   - checks: what is checked.
///   - isolation: the actor that the body runs on: the caller's.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - body: the code whose mocks take part.
/// - Throws: what the body throws, after the checks.
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
