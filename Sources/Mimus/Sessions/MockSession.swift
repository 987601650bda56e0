/// The mocks that were made while a test, or another stretch of code, ran, and what has to be true of them at its end.
final class MockSession: Sendable {
  /// The session that runs.
  @TaskLocal static var current: MockSession?

  private struct Member {
    let mock: any SessionMember
    /// What it was given before it came in, and what is therefore not the session's to check.
    let earlier: SetUps
    let isGuest: Bool
  }

  private struct State {
    var members: [Member] = []
    /// The members once more, so that none is taken twice; they stay alive, so that their identities stay theirs.
    var known: Set<ObjectIdentifier> = []

    mutating func add(_ mock: any SessionMember, earlier: SetUps? = nil) {
      guard known.insert(ObjectIdentifier(mock)).inserted else { return }
      members.append(Member(mock: mock, earlier: earlier ?? SetUps(), isGuest: earlier != nil))
    }
    /// The session's own storages in place of static ones, by the identity of those.
    var statics: [ObjectIdentifier: (original: any SessionMember, own: any SessionMember)] = [:]
    var hasFailed = false
  }

  private let state = Mutex(State())

  /// Take in a mock that is made in the session.
  func add(_ mock: any SessionMember) {
    state.withLock { $0.add(mock) }
  }

  /// Take in a mock that is about to be given a stub or an expectation in the session, if it is not in yet: XCTest makes
  /// the properties of a test case before its test runs. What it was given and called before is not the session's.
  func addGuest(_ mock: any SessionMember) {
    let earlier = mock.setUps
    state.withLock { $0.add(mock, earlier: earlier) }
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
      state.add(made)
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
      let (mock, earlier) = (member.mock, member.earlier)
      if checks.contains(.unusedStubs) { mock.reportUnusedStubs(after: earlier) }
      if checks.contains(.unfulfilledExpectations) { mock.reportUnfulfilledExpectations(after: earlier) }
      if checks.contains(.unverifiedCalls), !member.isGuest { mock.reportUnverifiedCalls(at: location) }
    }
    if state.withLock({ $0.hasFailed }) {
      // What the check of unused stubs has just reported is not mentioned again.
      for member in members { member.mock.mentionNearMisses(after: member.earlier) }
    }
  }
}

/// How much has been set up on a mock: the last numbers that were given to its stubs and expectations.
struct SetUps {
  var lastStub = 0
  var lastExpectation = 0
}

/// What takes part in a session: a storage, as far as the session is concerned.
protocol SessionMember: AnyObject, Sendable {
  /// How much has been set up on it by now.
  var setUps: SetUps { get }
  /// Report each later stub that answered no call at its own line.
  func reportUnusedStubs(after earlier: SetUps)
  /// Report each later expectation that was not met at its own line.
  func reportUnfulfilledExpectations(after earlier: SetUps)
  /// Report the calls that no verification has matched.
  func reportUnverifiedCalls(at location: SourceLocation)
  /// Warn of each later unused stub whose member was called with other arguments.
  func mentionNearMisses(after earlier: SetUps)
}
