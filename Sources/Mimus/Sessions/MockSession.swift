/// The mocks that were made while a test, or another stretch of code, ran, and what has to be true of them at its end.
final class MockSession: Sendable {
  /// The session that runs.
  @TaskLocal static var current: MockSession?

  private struct State {
    var members: [any SessionMember] = []
    /// The session's own storages in place of static ones, by the identity of those.
    var statics: [ObjectIdentifier: (original: any SessionMember, own: any SessionMember)] = [:]
    var hasFailed = false
  }

  private let state = Mutex(State())

  /// Take a mock into the session.
  func add(_ member: any SessionMember) {
    state.withLock { $0.members.append(member) }
  }

  /// The session's own twin of a static storage, if it has one by now.
  func twin<Member: SessionMember>(of original: Member) -> Member? {
    state.withLock { $0.statics[ObjectIdentifier(original)]?.own as? Member }
  }

  /// The session's own twin of a static storage, so that tests that run in parallel do not meet in it.
  func twin<Member: SessionMember>(of original: Member, make: () -> Member) -> Member {
    if let own = twin(of: original) { return own }
    let made = MockSession.$current.withValue(nil, operation: make)
    return state.withLock { state in
      if let own = state.statics[ObjectIdentifier(original)]?.own as? Member { return own }
      state.statics[ObjectIdentifier(original)] = (original, made)
      state.members.append(made)
      return made
    }
  }

  /// Remember that the test has failed, so that the end of the session can say what may have led to it.
  func noteFailure() {
    state.withLock { $0.hasFailed = true }
  }

  /// What reports failures while the session runs: as without it, but noted.
  var reporter: FailureReporter {
    let outer = FailureReporter.current
    return FailureReporter { [self] failure in
      if !failure.isWarning { noteFailure() }
      FailureReporter.$current.withValue(outer) { FailureReporter.report(failure) }
    }
  }

  /// Report what is left, each item once.
  func finish(_ checks: SessionChecks, at location: SourceLocation) {
    let members = state.withLock { $0.members }
    for member in members {
      if checks.contains(.unusedStubs) { member.reportUnusedStubs() }
      if checks.contains(.unfulfilledExpectations) { member.reportUnfulfilledExpectations() }
      if checks.contains(.unverifiedCalls) { member.reportUnverifiedCalls(at: location) }
    }
    if state.withLock({ $0.hasFailed }) {
      // What the check of unused stubs has just reported is not mentioned again.
      for member in members { member.mentionNearMisses() }
    }
  }
}

/// What takes part in a session: a storage, as far as the session is concerned.
protocol SessionMember: AnyObject, Sendable {
  /// Report each stub that answered no call at its own line.
  func reportUnusedStubs()
  /// Report each expectation that was not met at its own line.
  func reportUnfulfilledExpectations()
  /// Report the calls that no verification has matched.
  func reportUnverifiedCalls(at location: SourceLocation)
  /// Warn of each unused stub whose member was called with other arguments.
  func mentionNearMisses()
}
