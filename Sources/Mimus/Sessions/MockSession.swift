/// The fakes that are made while a test, or another stretch of code, runs, and what has to be true of them at its end.
final class MockSession: FailureObserver {
  /// The session that runs.
  @TaskLocal static var current: MockSession?

  private struct Member {
    let mock: any SessionMember
    /// The place in the order of all calls and set-ups from which on it belongs to the session.
    let start: Int
    let isGuest: Bool
  }

  private struct State {
    var members: [Member] = []
    /// The members once more, so that none is taken twice; they stay alive, so that their identities stay theirs.
    var known: Set<ObjectIdentifier> = []
    /// The session's own storages in place of static ones, by the identity of those.
    var statics: [ObjectIdentifier: StaticTwin] = [:]
    /// How storages were set before the session changed them.
    var settings: [(member: any SessionMember, consumesVerifiedCalls: Bool)] = []
    var hasFailed = false
    var isFinished = false

    mutating func add(_ mock: any SessionMember, start: Int? = nil) {
      guard known.insert(ObjectIdentifier(mock)).inserted else { return }
      members.append(Member(mock: mock, start: start ?? 0, isGuest: start != nil))
    }
  }

  private let state = Mutex(State())

  /// Takes in a fake that is made in the session.
  func add(_ mock: any SessionMember) {
    state.withLock { $0.add(mock) }
  }

  /// Takes in a fake that is about to be given a stub or an expectation in the session, if it isn't in yet: XCTest makes
  /// the properties of a test case before its test runs. What it was given and called before isn't the session's.
  func addGuest(_ mock: any SessionMember) {
    state.withLock { $0.add(mock, start: CallOrder.next()) }
  }

  /// Remembers that the test has failed, so that the end of the session can say what may have led to it.
  func noteFailure() {
    state.withLock { $0.hasFailed = true }
  }

  /// Takes failures while the session runs: they go where they would have gone without it, but are noted.
  var reporter: FailureReporter {
    let outer = FailureReporter.current
    return FailureReporter(take: { [self] failure in
      if !failure.isWarning { noteFailure() }
      FailureReporter.$current.withValue(outer) { FailureReporter.report(failure) }
    })
  }
}

// MARK: - Static storages

/// A static storage, and the one that a session has put in its place.
struct StaticTwin {
  let original: any SessionMember
  let own: any SessionMember
}

extension MockSession {
  /// The session's own storage in place of a static one, if it has one by now.
  func twin(of original: any SessionMember) -> (any SessionMember)? {
    state.withLock { $0.statics[ObjectIdentifier(original)]?.own }
  }

  /// The session's own storage in place of a static one, so that tests that run in parallel don't meet in it.
  ///
  /// - Parameters:
  ///   - original: The static storage.
  ///   - make: Makes a storage like it.
  /// - Returns: The session's own, and whether it was made by this call for a session that still runs.
  func twin(
    of original: any SessionMember, make: () -> any SessionMember
  ) -> (own: any SessionMember, isNew: Bool) {
    if let own = twin(of: original) { return (own, false) }
    let made = MockSession.$current.withValue(nil, operation: make)
    return state.withLock { state in
      if let own = state.statics[ObjectIdentifier(original)]?.own { return (own, false) }
      state.statics[ObjectIdentifier(original)] = StaticTwin(original: original, own: made)
      state.add(made)
      return (made, !state.isFinished)
    }
  }

  var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Remembers how a storage was set before the session set it otherwise for the first time.
  func keepSetting(of member: any SessionMember, consumesVerifiedCalls: Bool) {
    state.withLock { state in
      if state.isFinished || state.settings.contains(where: { $0.member === member }) { return }
      state.settings.append((member, consumesVerifiedCalls))
    }
  }

  /// How a storage was set before the session, if it has been set in it.
  func takeSetting(of member: any SessionMember) -> Bool? {
    state.withLock { state in
      state.settings.firstIndex { $0.member === member }.map { state.settings.remove(at: $0).consumesVerifiedCalls }
    }
  }
}

// MARK: - The end

extension MockSession {
  /// How the code of a session came to its end.
  enum Ending {
    case completed
    case threw
    /// The test was skipped or canceled, so nothing can be said of what it didn't come to.
    case skipped
  }

  /// Ends the session: reports what is left, each item once, and gives back what the session has put in place.
  func finish(_ checks: SessionChecks, at location: SourceLocation, _ ending: Ending) {
    let (members, statics, settings, hasFailed) = state.withLock { state in
      state.isFinished = true
      return (state.members, state.statics.values, state.settings, state.hasFailed)
    }
    for setting in settings { setting.member.restore(consumesVerifiedCalls: setting.consumesVerifiedCalls) }
    for twin in statics { twin.original.endTwin(of: self) }
    // A static storage that was touched for the first time in the session is everybody's.
    let own = members.filter { !$0.mock.isStatic }
    if case .completed = ending { report(own, checks, at: location) }
    if case .skipped = ending { return }
    // What the check of unused stubs has just reported isn't mentioned again.
    if hasFailed || ending == .threw { for member in own { member.mock.mentionNearMisses(after: member.start) } }
  }

  private func report(_ members: [Member], _ checks: SessionChecks, at location: SourceLocation) {
    for member in members {
      let (mock, start) = (member.mock, member.start)
      if checks.contains(.unusedStubs) { mock.reportUnusedStubs(after: start) }
      if checks.contains(.unfulfilledExpectations) { mock.reportUnfulfilledExpectations(after: start) }
      if checks.contains(.unverifiedCalls), !member.isGuest { mock.reportUnverifiedCalls(at: location) }
    }
  }
}
