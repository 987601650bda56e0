/// The session in which a stub or an expectation was set up, so that another one that uses the same fake at the same time
/// doesn't report it.
struct SetupSession: Sendable {
  /// The session and those that it ran in. Without any, it ran in a test that has no session, or isn't known, as on a
  /// queue or a thread.
  private let sessions = MockSession.allRunning
  private let isOnTaskOfTest = TestRunner.isOnTaskOfTest

  /// Returns whether a session is to report what was set up.
  ///
  /// - Parameters:
  ///   - session: The session, if one asks.
  ///   - isOwn: Whether the fake was created in the session, so that no test without a session uses it.
  func isReported(by session: MockSession?, isOwn: Bool) -> Bool {
    guard let session else { return true }
    return sessions.isEmpty ? isOwn || !isOnTaskOfTest : sessions.contains(ObjectIdentifier(session))
  }
}
