/// An owner of expectations: a fake's storage, or a list that doesn't belong to a fake.
protocol ExpectationOwner: Watchable {
  associatedtype Pattern: ExpectedPattern & MisuseReporting

  /// The messages about these expectations.
  static var expectationMessage: ExpectationMessage { get }

  /// Reads or changes the expectations under the lock. No user code may run in the closure.
  func withExpectations<Result>(_ body: (inout ExpectationList<Pattern>, inout Observers) -> Result) -> Result

  /// Returns what came instead of what the expectations require, for the failure message.
  func evidence(of expectations: [ExpectationList<Pattern>.Expectation]) -> ExpectationEvidence

  /// Returns a warning if nothing was called that an expectation names, possibly because it is misspelled.
  func doubt(about pattern: Pattern) -> String?
}

/// What a failure message shows of the calls that came instead of the expected ones.
struct ExpectationEvidence {
  /// What each expectation is about, by its id, described by how the calls differ from it.
  var patterns: [Int: String] = [:]
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

  /// Sets up an expectation. A negative count is reported immediately.
  ///
  /// - Parameter start: The order of the last call before it.
  func expect(_ pattern: Pattern, mode: VerificationMode, after start: Int = 0, at location: SourceLocation) {
    guard mode.isValid else { return FailureReporter.report(FailureMessage.invalidMode(mode), at: location) }
    let isMisused = pattern.reportMisuse(at: location)
    withExpectations { list, observers in
      list.add(pattern, mode: mode, isMisused: isMisused, after: start, at: location)
      observers.notify()
    }
  }

  /// Sets up a rejection. A pattern that could never match is reported immediately.
  func addRejection(_ pattern: Pattern, at location: SourceLocation) {
    let isMisused = pattern.reportMisuse(at: location)
    withExpectations { list, _ in
      list.add(pattern, mode: .never, isRejection: true, isMisused: isMisused, at: location)
    }
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
    reportDoubts()
    let unmet = withExpectations { list, _ in list.unmet }
    guard !unmet.isEmpty else { return }
    let end = remark.map { "\n\($0)" } ?? ""
    report(
      Self.expectationMessage.unmet(unmet, self.evidence(of: unmet)) + end, about: unmet,
      at: location)
  }

  /// Reports expectations that weren't met, each at its own line, unless they have already been reported.
  ///
  /// - Parameters:
  ///   - session: The session that examines its expectations.
  ///   - earlier: The number of the expectation before the first one to report.
  ///   - fake: The type of the fake, for messages that aren't shown next to it.
  func reportUnmetEach(of session: MockSession, after earlier: Int, fake: String?) {
    reportDoubts(of: session, after: earlier)
    for expectation in withExpectations({ list, _ in list.unmet })
    where expectation.id > earlier && expectation.session.isReported(by: session)
      && !items(of: [expectation]).contains(where: FailureReporter.hasReported)
    {
      let text = Self.expectationMessage.unmet([expectation], evidence(of: [expectation]), of: fake)
      report(text, about: [expectation], at: expectation.location)
    }
  }

  /// Warns, once, of each expectation that is met because nothing with its identifier was called, although something
  /// with a similar identifier was.
  private func reportDoubts(of session: MockSession? = nil, after earlier: Int = 0) {
    for expectation in withExpectations({ list, _ in list.expectations })
    where expectation.id > earlier && expectation.isMetByNothing && expectation.session.isReported(by: session) {
      let items = items(of: [expectation])
      if items.contains(where: FailureReporter.hasReported) { continue }
      guard let text = doubt(about: expectation.pattern) else { continue }
      FailureReporter.report(MockFailure(text, at: expectation.location, isWarning: true, about: items))
    }
  }

  private func report(
    _ text: @autoclosure @escaping () -> String, about unmet: [ExpectationList<Pattern>.Expectation],
    at location: SourceLocation
  ) {
    CallSequence.report(MockFailure(text(), at: location, about: items(of: unmet)))
  }

  /// Returns the expectations as items that a session would report. A session doesn't know every owner of expectations.
  private func items(of expectations: [ExpectationList<Pattern>.Expectation]) -> [ReportedItem] {
    guard let member = self as? any ReportedItemOwner else { return [] }
    return expectations.map { ReportedItem(.setUp($0.id), of: member) }
  }
}
