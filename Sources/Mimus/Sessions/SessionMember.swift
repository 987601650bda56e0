/// A member of a session: a storage, as sessions see it.
protocol SessionMember: ReportedItemOwner {
  /// Whether it is known to be a static storage, which belongs to no session.
  var isStatic: Bool { get }
  /// Reports each later stub of a session that answered no call, at its own line.
  func reportUnusedStubs(of session: MockSession, after start: Int)
  /// Reports each later expectation of a session that wasn't met, at its own line.
  func reportUnmetExpectations(of session: MockSession, after start: Int)
  /// Reports the calls that no verification has matched.
  func reportUnverifiedCalls(at location: SourceLocation)
  /// Warns of each later unused stub of a session whose member was called with different arguments.
  func mentionNearMisses(of session: MockSession, after start: Int)
  /// Restores the settings that a session has changed.
  func restoreSettings(changedIn session: MockSession)
  /// Removes the storage that a session has put in its place.
  func endSubstitution(of session: MockSession)
}
