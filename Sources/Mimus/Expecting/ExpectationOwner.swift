/// What owns expectations: a mock, or a free-standing list of them.
protocol ExpectationOwner: Watchable {
  associatedtype Pattern: MisuseReporting

  /// How failures speak of what is expected here.
  static var expectationMessage: ExpectationMessage { get }

  /// Read or change the expectations under the lock; no user code may run meanwhile.
  func withExpectations<Result>(_ body: (inout ExpectationList<Pattern>, Observers) -> Result) -> Result
}

// MARK: - Meeting what happens

extension ExpectationOwner {
  /// Let something that happened meet the expectations.
  ///
  /// Matchers are user code, so they are asked between two looks at the list, until nothing is left to ask.
  func meet(_ matches: (Pattern) -> Bool) -> ExpectationList<Pattern>.Outcome {
    var matching = ExpectationMatches()
    while true {
      let outcome = withExpectations { list, observers in
        let outcome = list.receive(matching.answers)
        if !outcome.isUndecided { observers.notify() }
        return outcome
      }
      switch outcome {
      case .undecided(let open):
        for expectation in open { matching.ask(expectation.id) { matches(expectation.pattern) } }
      case .met(let id):
        matching.commitCaptures(of: id)
        return outcome
      case .ignored, .rejected, .unexpected:
        return outcome
      }
    }
  }

  /// Set up an expectation. A count below zero, and what could never match, are reported at once.
  func expect(_ pattern: Pattern, mode: VerificationMode, specificity: Int, at location: SourceLocation) {
    guard mode.isValid else { return FailureReporter.report(FailureMessage.invalidMode(mode), at: location) }
    pattern.reportMisuse(at: location)
    withExpectations { list, _ in list.add(pattern, mode: mode, specificity: specificity, at: location) }
  }

  /// Set up a rejection. What could never match is reported at once.
  func reject(_ pattern: Pattern, at location: SourceLocation) {
    pattern.reportMisuse(at: location)
    withExpectations { list, _ in
      list.add(pattern, mode: .never, isRejection: true, specificity: 0, at: location)
    }
  }
}

// MARK: - Verifying them

extension ExpectationOwner {
  /// Wait until every expectation has had enough, then report those that have not: all in one failure.
  func verifyFulfilled(
    within limit: Duration, _ clock: any Clock<Duration>, at location: SourceLocation
  ) {
    let limit = limit.waitable(at: location)
    if needsWait(limit) {
      let wakeUp = WakeUp(blockingFor: limit, on: clock)
      defer { wakeUp.end() }
      wakeUp.watch(self)
      while !hasEnough, !wakeUp.isOver { wakeUp.block() }
    }
    reportUnfulfilled(at: location)
  }

  /// The same for asynchronous code, which is suspended meanwhile.
  func verifyFulfilled(
    within limit: Duration, _ clock: any Clock<Duration>, at location: SourceLocation,
    isolation: isolated (any Actor)?
  ) async {
    let limit = limit.waitable(at: location)
    if needsWait(limit) {
      let wakeUp = WakeUp(suspendingFor: limit, on: clock)
      defer { wakeUp.end() }
      wakeUp.watch(self)
      while !hasEnough, !wakeUp.isOver { await wakeUp.wait(isolation: isolation) }
    }
    reportUnfulfilled(at: location)
  }

  private var hasEnough: Bool { withExpectations { list, _ in list.hasEnoughCalls } }

  private func needsWait(_ limit: Duration) -> Bool {
    limit > .zero && !hasEnough && Attempt.current == nil
  }

  private func reportUnfulfilled(at location: SourceLocation) {
    Attempt.current?.watch(self)
    let unfulfilled = withExpectations { list, _ in list.unfulfilled }
    guard !unfulfilled.isEmpty else { return }
    report(unfulfilled, at: location)
  }

  /// Report expectations that have not had enough, each at its own line, unless they have been reported.
  ///
  /// - Parameter earlier: the number of the expectation before the first that is meant.
  func reportUnfulfilledEach(after earlier: Int) {
    for expectation in withExpectations({ list, _ in list.unfulfilled })
    where expectation.id > earlier && !items(of: [expectation]).contains(where: FailureReporter.hasReported) {
      report([expectation], at: expectation.location)
    }
  }

  private func report(_ unfulfilled: [ExpectationList<Pattern>.Expectation], at location: SourceLocation) {
    FailureReporter.report(
      MockFailure(Self.expectationMessage.unfulfilled(unfulfilled), at: location, about: items(of: unfulfilled)))
  }

  /// What a session would report of expectations; it does not know all that own some.
  private func items(of expectations: [ExpectationList<Pattern>.Expectation]) -> [ReportedItem] {
    guard let member = self as? any SessionMember else { return [] }
    return expectations.map { ReportedItem(.setUp($0.id), of: member) }
  }
}
