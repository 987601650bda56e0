/// What owns expectations: a mock, or a free-standing list of them.
protocol ExpectationOwner: Watchable {
  associatedtype Pattern: ExpectedPattern & MisuseReporting

  /// How failures speak of what is expected here.
  static var expectationMessage: ExpectationMessage { get }

  /// Read or change the expectations under the lock; no user code may run meanwhile.
  func withExpectations<Result>(_ body: (inout ExpectationList<Pattern>, inout Observers) -> Result) -> Result

  /// What there was instead of what expectations ask for, for the text that reports them.
  func evidence(of expectations: [ExpectationList<Pattern>.Expectation]) -> ExpectationEvidence

  /// The text of a warning where no call is of what an expectation names, and that may be because it is misspelled.
  func doubt(about pattern: Pattern) -> String?
}

/// What a text shows of what came instead of what was expected.
struct ExpectationEvidence {
  /// Lines under each expectation, by its id.
  var lines: [Int: [String]] = [:]
  /// The last line of the text.
  var closing: String?
}

// MARK: - Meeting what happens

extension ExpectationOwner {
  /// Let something that happened meet the expectations.
  ///
  /// Matchers are user code, so they are asked between two looks at the list, until nothing is left to ask.
  ///
  /// - Parameters:
  ///   - receive: decides, given the answers so far; it takes the lock.
  ///   - matches: asks a pattern.
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

  /// Set up an expectation; a negative count is reported at once.
  ///
  /// - Parameter start: the order of the last call before it.
  func expect(_ pattern: Pattern, mode: VerificationMode, after start: Int = 0, at location: SourceLocation) {
    guard mode.isValid else { return FailureReporter.report(FailureMessage.invalidMode(mode), at: location) }
    pattern.reportMisuse(at: location)
    withExpectations { list, observers in
      list.add(pattern, mode: mode, after: start, at: location)
      observers.notify()
    }
  }

  /// Set up a rejection. What could never match is reported at once.
  func addRejection(_ pattern: Pattern, at location: SourceLocation) {
    pattern.reportMisuse(at: location)
    withExpectations { list, _ in list.add(pattern, mode: .never, isRejection: true, at: location) }
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
      while true {
        let raiseCount = wakeUp.raiseCount
        if hasEnough || wakeUp.isOver { break }
        wakeUp.block(after: raiseCount)
      }
    }
    reportUnfulfilled(at: location, waited: limit)
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
      while true {
        let raiseCount = wakeUp.raiseCount
        if hasEnough || wakeUp.isOver { break }
        await wakeUp.wait(after: raiseCount, isolation: isolation)
      }
    }
    reportUnfulfilled(at: location, waited: limit)
  }

  private var hasEnough: Bool { withExpectations { list, _ in list.hasEnoughCalls } }

  private func needsWait(_ limit: Duration) -> Bool {
    limit > .zero && !hasEnough && Attempt.current == nil
  }

  private func reportUnfulfilled(at location: SourceLocation, waited limit: Duration) {
    Attempt.current?.watch(self)
    reportDoubts()
    let unfulfilled = withExpectations { list, _ in list.unfulfilled }
    guard !unfulfilled.isEmpty else { return }
    let text = Self.expectationMessage.unmet(unfulfilled, evidence(of: unfulfilled))
    report(limit > .zero ? "\(text)\nWaited \(limit.seconds)." : text, about: unfulfilled, at: location)
  }

  /// Report expectations that have not had enough, each at its own line, unless they have been reported.
  ///
  /// - Parameters:
  ///   - earlier: the number of the expectation before the first that is meant.
  ///   - fake: the type of the mock, where the text does not stand where it is named.
  func reportUnfulfilledEach(after earlier: Int, of fake: String?) {
    reportDoubts(after: earlier)
    for expectation in withExpectations({ list, _ in list.unfulfilled })
    where expectation.id > earlier && !items(of: [expectation]).contains(where: FailureReporter.hasReported) {
      let text = Self.expectationMessage.unmet([expectation], evidence(of: [expectation]), of: fake)
      report(text, about: [expectation], at: expectation.location)
    }
  }

  /// Warns, once, of each expectation that is met because nothing of that name was called, though something of nearly
  /// that name was.
  private func reportDoubts(after earlier: Int = 0) {
    for expectation in withExpectations({ list, _ in list.expectations })
    where expectation.id > earlier && expectation.isMetByNothing {
      let items = items(of: [expectation])
      if items.contains(where: FailureReporter.hasReported) { continue }
      guard let text = doubt(about: expectation.pattern) else { continue }
      FailureReporter.report(MockFailure(text, at: expectation.location, isWarning: true, about: items))
    }
  }

  private func report(
    _ text: String, about unfulfilled: [ExpectationList<Pattern>.Expectation], at location: SourceLocation
  ) {
    FailureReporter.report(MockFailure(text, at: location, about: items(of: unfulfilled)))
  }

  /// What a session would report of expectations; it does not know all that own some.
  private func items(of expectations: [ExpectationList<Pattern>.Expectation]) -> [ReportedItem] {
    guard let member = self as? any ReportedItemOwner else { return [] }
    return expectations.map { ReportedItem(.setUp($0.id), of: member) }
  }
}
