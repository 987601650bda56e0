/// An owner of expectations: a fake's storage, or a list that doesn't belong to a fake.
protocol ExpectationOwner: Watchable {
  associatedtype Pattern: ExpectedPattern & MisuseReporting

  /// The messages about these expectations.
  static var expectationMessage: ExpectationMessage { get }

  /// Reads or changes the expectations under the lock. No user code may run in the closure.
  func withExpectations<Result>(_ body: (inout ExpectationList<Pattern>, inout Observers) -> Result) -> Result

  /// Returns what came instead of what the expectations require, for the failure message.
  func evidence(of expectations: [ExpectationList<Pattern>.Expectation]) -> ExpectationEvidence

  /// Returns a warning if an expectation that nothing met may not be what the test intended.
  func doubt(about expectation: ExpectationList<Pattern>.Expectation) -> String?
}

/// What a failure message shows of the calls that came instead of the expected ones.
struct ExpectationEvidence {
  /// What each expectation is about, by its id, described by how the calls differ from it.
  var patterns: [Int: String] = [:]
  /// The orders of the calls to expectations that allow fewer.
  var excessCalls: [Int] = []
  /// Lines to show under each expectation, by its id.
  var lines: [Int: [String]] = [:]
  /// The last line of the message.
  var closing: String?
}

// MARK: - Meeting expectations

extension ExpectationOwner {
  /// Lets a call or an interaction meet the expectations.
  ///
  /// Matchers are user code, so they are asked outside the lock, between accesses to the list, until nothing is left to
  /// ask.
  ///
  /// - Parameters:
  ///   - receive: Decides based on the answers so far. It takes the lock.
  ///   - matches: Asks a pattern.
  func meet(
    receive: ([Int: Bool]) -> ExpectationList<Pattern>.Outcome, matches: (Pattern) -> Bool
  ) -> ExpectationList<Pattern>.Outcome {
    var matching = ExpectationMatches()
    while true {
      let outcome = receive(matching.answers)
      switch outcome {
      case .undecided(let open):
        for group in open {
          matching.ask(group.number, mayCapture: group.pattern.mayCapture) { matches(group.pattern) }
        }
      case .met(let number):
        matching.commitCaptures(of: number)
        return outcome
      case .ignored, .rejected, .unexpected:
        return outcome
      }
    }
  }

  /// Adds an expectation. A negative count, or a pattern that could never match, is reported immediately.
  func addExpectation(
    _ pattern: Pattern, mode: VerificationMode, isRejection: Bool = false, at location: SourceLocation
  ) {
    guard mode.isValid else { return FailureReporter.report(FailureMessage.invalidMode(mode), at: location) }
    let misuses = pattern.misuses
    let expectation = withExpectations { list, observers in
      defer { observers.notify() }
      return list.add(pattern, mode: mode, isRejection: isRejection, isMisused: !misuses.isEmpty, at: location)
    }
    pattern.report(misuses, at: location, about: items(of: [expectation]))
  }

  /// Adds a rejection. A pattern that could never match is reported immediately.
  func addRejection(_ pattern: Pattern, at location: SourceLocation) {
    addExpectation(pattern, mode: .never, isRejection: true, at: location)
  }
}

// MARK: - Verifying expectations

extension ExpectationOwner {
  /// Waits until every expectation has enough calls, then reports those that weren't met, in one failure.
  func verifyMet(
    within limit: Duration, _ clock: any Clock<Duration>, at location: SourceLocation
  ) {
    let limit = limit.waitable(at: location)
    var remark: String?
    if needsWait(limit) {
      let signal = WaitSignal(blockingFor: limit, on: clock)
      defer { signal.end() }
      signal.watch(self)
      while true {
        let raiseCount = signal.raiseCount
        if hasEnough || signal.isOver { break }
        signal.block(after: raiseCount)
      }
      remark = signal.remark(onWaiting: limit)
    }
    reportUnmet(at: location, remark)
  }

  /// This is the overload for async code. It suspends while it waits.
  func verifyMet(
    within limit: Duration, _ clock: any Clock<Duration>, at location: SourceLocation,
    isolation: isolated (any Actor)?
  ) async {
    let limit = limit.waitable(at: location)
    var remark: String?
    if needsWait(limit) {
      let signal = WaitSignal(suspendingFor: limit, on: clock)
      defer { signal.end() }
      signal.watch(self)
      while true {
        let raiseCount = signal.raiseCount
        if hasEnough || signal.isOver { break }
        await signal.wait(after: raiseCount, isolation: isolation)
      }
      remark = signal.remark(onWaiting: limit)
    }
    reportUnmet(at: location, remark)
  }

  private var hasEnough: Bool { withExpectations { list, _ in list.hasEnoughCalls } }

  private func needsWait(_ limit: Duration) -> Bool {
    limit > .zero && !hasEnough && Attempt.current == nil
  }

  private func reportUnmet(at location: SourceLocation, _ remark: String?) {
    Attempt.current?.watch(self)
    reportMisuses()
    reportDoubts()
    let unmet = withExpectations { list, _ in list.unmet }
    guard !unmet.isEmpty else { return }
    let end = remark.map { "\n\($0)" } ?? ""
    report(Self.expectationMessage.unmet(unmet, self.evidence(of: unmet)) + end, about: unmet, at: location)
  }

  /// Reports expectations that weren't met, each at its own line, unless they have already been reported.
  ///
  /// - Parameters:
  ///   - session: The session that examines its expectations.
  ///   - earlier: The number of the expectation before the first one to report.
  ///   - fake: The type of the fake, for messages that aren't shown next to it.
  func reportUnmetEach(of session: MockSession, after earlier: Int, fake: String?) {
    reportMisuses(of: session, after: earlier)
    reportDoubts(of: session, after: earlier)
    for expectation in expectations(of: session, after: earlier)
    where !expectation.isMet && !items(of: [expectation]).contains(where: FailureReporter.hasReported) {
      let text = Self.expectationMessage.unmet([expectation], evidence(of: [expectation]), of: fake)
      report(text, about: [expectation], at: expectation.location)
    }
  }

  /// Returns the expectations and rejections that a session is to report, or all of them if none asks.
  private func expectations(
    of session: MockSession?, after earlier: Int
  ) -> [ExpectationList<Pattern>.Expectation] {
    withExpectations { list, _ in list.expectations }
      .filter { $0.id > earlier && $0.session.isReported(by: session, isOwn: earlier == 0) }
  }

  /// Reports each expectation and each rejection that could never match, unless that has already been reported.
  private func reportMisuses(of session: MockSession? = nil, after earlier: Int = 0) {
    for expectation in expectations(of: session, after: earlier) where expectation.isMisused {
      let items = items(of: [expectation])
      if items.allSatisfy(FailureReporter.hasReported) { continue }
      expectation.pattern.report(expectation.pattern.misuses, at: expectation.location, about: items)
    }
  }

  /// Warns, once, of each expectation that is met because nothing with its identifier was called, although something
  /// with a similar identifier was.
  private func reportDoubts(of session: MockSession? = nil, after earlier: Int = 0) {
    for expectation in expectations(of: session, after: earlier) where expectation.isMetByNothing {
      let items = items(of: [expectation])
      if items.contains(where: FailureReporter.hasReported) { continue }
      guard let text = doubt(about: expectation) else { continue }
      FailureReporter.report(MockFailure(text, at: expectation.location, isWarning: true, about: items))
    }
  }

  private func report(
    _ text: @autoclosure @escaping () -> String, about unmet: [ExpectationList<Pattern>.Expectation],
    at location: SourceLocation
  ) {
    let items = items(of: unmet) + items(ofCallsBeyond: unmet.filter { $0.excess > 0 })
    CallSequence.report(MockFailure(text(), at: location, about: items))
  }

  /// Returns the calls to expectations that allow fewer, so that a session doesn't report them as unverified, too.
  private func items(ofCallsBeyond exceeded: [ExpectationList<Pattern>.Expectation]) -> [ReportedItem] {
    guard !exceeded.isEmpty, let owner = self as? any ReportedItemOwner else { return [] }
    return evidence(of: exceeded).excessCalls.map { ReportedItem(.call($0), of: owner) }
  }

  /// Returns the expectations as items that a session would report. A session doesn't know every owner of expectations.
  private func items(of expectations: [ExpectationList<Pattern>.Expectation]) -> [ReportedItem] {
    guard let member = self as? any ReportedItemOwner else { return [] }
    return expectations.map { ReportedItem(.setUp($0.id), of: member) }
  }
}
