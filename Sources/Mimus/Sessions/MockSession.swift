/// The fakes created while a test, or another section of code, runs, and the conditions to check at its end.
///
/// `withMockSession` and the trait `.mockSession` run code in a session. Within that code, ``current`` is the session.
public final class MockSession: FailureObserver {
  /// The current session, as tasks inherit it.
  @TaskLocal static var running: MockSession?

  /// The current session, or nil outside a session and on a detached task, a queue, or a thread.
  public static var current: MockSession? { running }

  private struct Member {
    let mock: any SessionMember
    /// The position in the order of all calls and setups from which they belong to the session.
    let start: Int
    let isGuest: Bool
  }

  private struct State {
    var members: [Member] = []
    /// The members as a set, so that none is added twice. They are kept alive so that their identities stay unique.
    var known: Set<ObjectIdentifier> = []
    /// The session's own storages in place of static ones, by the identity of the static ones.
    var statics: [ObjectIdentifier: StaticSubstitute] = [:]
    /// The storages whose settings the session has changed.
    var changed: [any SessionMember] = []
    /// What to do when the session ends.
    var endings: [@Sendable (_ isFailure: Bool) -> Void] = []
    var hasFailed = false
    var isFinished = false

    mutating func add(_ mock: any SessionMember, start: Int? = nil) {
      guard known.insert(ObjectIdentifier(mock)).inserted else { return }
      members.append(Member(mock: mock, start: start ?? 0, isGuest: start != nil))
    }
  }

  private let state = Mutex(State())
  /// The position in the order of all calls at which the session began.
  let start = CallOrder.next()
  /// The sessions that this one runs in.
  let enclosing = MockSession.allRunning

  /// The current session and those that it runs in.
  static var allRunning: Set<ObjectIdentifier> {
    running.map { $0.enclosing.union([ObjectIdentifier($0)]) } ?? []
  }

  /// Adds a fake that is created in the session.
  func add(_ mock: any SessionMember) {
    state.withLock { $0.add(mock) }
  }

  /// Adds a fake that is about to be given a stub or an expectation in the session, unless it has already been added:
  /// XCTest creates the properties of a test case before its test runs. Earlier stubs, expectations, and calls don't
  /// belong to the session.
  func addGuest(_ mock: any SessionMember) {
    state.withLock { $0.add(mock, start: CallOrder.next()) }
  }

  /// Performs a closure when the session ends.
  ///
  /// - Parameter perform: A closure that ends what must not outlive the session. Its parameter says whether to report
  ///   what is unfinished: not if the session's code threw or its test was skipped.
  func atEnd(_ perform: @escaping @Sendable (_ isFailure: Bool) -> Void) {
    state.withLock { $0.endings.append(perform) }
  }

  /// Notes that the test has failed, so that the end of the session can name possible causes.
  func noteFailure() {
    state.withLock { $0.hasFailed = true }
  }

  /// Notes failures while the session runs, and passes them on to where they would have gone without it.
  var reporter: FailureReporter {
    let outer = FailureReporter.current
    return FailureReporter(take: { [self] failure in
      if !failure.isWarning { noteFailure() }
      FailureReporter.report(failure, to: outer)
    })
  }
}

// MARK: - The calls

extension MockSession {
  /// The calls so far of all fakes that take part, including static ones, in the order in which they were made.
  ///
  /// ```swift
  /// print(MockSession.current?.transcript ?? "no session")
  /// ```
  public var transcript: CallTranscript {
    let members = state.withLock { $0.members }
    return CallTranscript(
      members.compactMap { member in
        // In the session, a static storage is replaced by another one.
        guard !member.mock.isStatic, let owner = member.mock as? any CallOwner else { return nil }
        return (owner, member.start)
      })
  }

  /// Whether any fake takes part.
  var hasMembers: Bool { state.withLock { !$0.members.isEmpty } }

  /// Whether the test has failed so far.
  var hasFailed: Bool { state.withLock { $0.hasFailed } }
}

// MARK: - Static storages

/// A static storage, and the storage that a session uses in its place.
struct StaticSubstitute {
  let original: any SessionMember
  let own: any SessionMember
}

extension MockSession {
  /// Returns the session's own storage in place of a static one, if it already has one.
  func substitute(of original: any SessionMember) -> (any SessionMember)? {
    state.withLock { $0.statics[ObjectIdentifier(original)]?.own }
  }

  /// Returns the session's own storage in place of a static one, so that tests that run in parallel don't affect one
  /// another.
  ///
  /// - Parameters:
  ///   - original: The static storage.
  ///   - make: Creates a storage with the same settings.
  /// - Returns: The session's own storage, and whether this call created it for a session that is still running.
  func substitute(
    of original: any SessionMember, make: () -> any SessionMember
  ) -> (own: any SessionMember, isNew: Bool) {
    if let own = substitute(of: original) { return (own, false) }
    let made = MockSession.$running.withValue(nil, operation: make)
    return state.withLock { state in
      if let own = state.statics[ObjectIdentifier(original)]?.own { return (own, false) }
      state.statics[ObjectIdentifier(original)] = StaticSubstitute(original: original, own: made)
      state.add(made)
      return (made, !state.isFinished)
    }
  }

  var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Remembers to restore a storage's settings.
  ///
  /// - Returns: Whether the session is still running and will restore them.
  func willRestoreSettings(of member: any SessionMember) -> Bool {
    state.withLock { state in
      if state.isFinished { return false }
      if !state.changed.contains(where: { $0 === member }) { state.changed.append(member) }
      return true
    }
  }
}

// MARK: - The end

extension MockSession {
  /// How the code of a session ended.
  enum Ending {
    case completed
    case threw
    /// The test was skipped or canceled, so nothing is known about the code it didn't reach.
    case skipped
  }

  /// Ends the session: reports what remains, each item once, and restores what the session has replaced.
  ///
  /// - Parameters:
  ///   - checks: The checks to make.
  ///   - location: The source location at which to report unverified calls.
  ///   - error: The error that the code of the session threw.
  /// - Returns: Whether the code has failed, including through failures that the session reports.
  @discardableResult
  func finish(_ checks: SessionChecks, at location: SourceLocation, after error: (any Error)?) -> Bool {
    let ending = ending(after: error)
    FailureReporter.$current.withValue(reporter) { finish(checks, at: location, ending) }
    let hasFailed = hasFailed || ending == .threw
    #if canImport(XCTest) && canImport(Darwin)
      if hasFailed, hasMembers, !TestRunner.runsSwiftTesting { XCTestWatch.shared.attach(transcript) }
    #endif
    return hasFailed
  }

  private func finish(_ checks: SessionChecks, at location: SourceLocation, _ ending: Ending) {
    let (members, statics, changed) = state.withLock { state in
      state.isFinished = true
      return (state.members, state.statics.values, state.changed)
    }
    for member in changed { member.restoreSettings(changedIn: self) }
    for substitute in statics { substitute.original.endSubstitution(of: self) }
    performEndings(after: ending)
    // A static storage that was first used in the session isn't the session's own.
    let own = members.filter { !$0.mock.isStatic }
    guard case .completed = ending else { return }
    report(own, checks, at: location)
    // The session's own reports make the test fail, too, but an unused stub that they include isn't mentioned again.
    if hasFailed {
      for member in own { member.mock.mentionNearMisses(of: self, after: member.start) }
    }
  }

  private func performEndings(after ending: Ending) {
    let isFailure = if case .completed = ending { true } else { false }
    let endings = state.withLock { state in
      defer { state.endings = [] }
      return state.endings
    }
    for perform in endings { perform(isFailure) }
  }

  private func report(_ members: [Member], _ checks: SessionChecks, at location: SourceLocation) {
    for member in members {
      let (mock, start) = (member.mock, member.start)
      if checks.contains(.unusedStubs) { mock.reportUnusedStubs(of: self, after: start) }
      if checks.contains(.unfulfilledExpectations) { mock.reportUnmetExpectations(of: self, after: start) }
      if checks.contains(.unverifiedCalls), !member.isGuest { mock.reportUnverifiedCalls(at: location) }
    }
  }
}
