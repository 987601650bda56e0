/// What takes part in a session: a storage, as far as the session is concerned.
protocol SessionMember: ReportedItemOwner {
  /// Whether it is known to be a static storage, which is no session's.
  var isStatic: Bool { get }
  /// Reports each later stub that has answered no call at its own line.
  func reportUnusedStubs(after start: Int)
  /// Reports each later expectation that isn't met at its own line.
  func reportUnfulfilledExpectations(after start: Int)
  /// Reports the calls that no verification has matched.
  func reportUnverifiedCalls(at location: SourceLocation)
  /// Warns of each later unused stub whose member was called with other arguments.
  func mentionNearMisses(after start: Int)
  /// Sets again what a session has set otherwise.
  func restore(consumesVerifiedCalls: Bool)
  /// Forgets what a session has put in its place.
  func endTwin(of session: MockSession)
}
