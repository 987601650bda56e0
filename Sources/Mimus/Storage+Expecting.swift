/// How a fake's calls meet its expectations, and what the failures say about both.
extension Storage: ExpectationOwner {
  static let expectationMessage = ExpectationMessage.call

  func withExpectations<Result>(
    _ body: (inout ExpectationList<CallPattern>, inout Observers) -> Result
  ) -> Result {
    state.withLock { body(&$0.expectations, &$0.observers) }
  }

  func expect(_ pattern: CallPattern, mode: VerificationMode, at location: SourceLocation) {
    MockSession.running?.addGuest(self)
    addExpectation(pattern, mode: mode, at: location)
  }

  /// Excludes a member's calls, including earlier ones, from what must be verified or expected.
  func ignore(_ identifier: String) {
    state.withLock { state in
      state.log.ignore(identifier)
      // A thread or task may be waiting until all calls are verified.
      state.observers.notify()
    }
  }

  func reject(_ pattern: CallPattern, at location: SourceLocation) {
    MockSession.running?.addGuest(self)
    addRejection(pattern, at: location)
  }

  /// Lets a call meet the expectations, and reports it if it is unexpected.
  func meetExpectations(_ call: RecordedCall) {
    switch meet(receive: { receive(call, $0) }, matches: { $0.conditions.areMet(by: call.arguments) }) {
    case .met, .ignored, .undecided:
      break
    case .rejected(let rejection):
      withLog { $0.mark(call, .unexpected) }
      let text = Self.expectationMessage.rejected("\(call)", rejection)
      FailureReporter.report(MockFailure(text, at: rejection.location, about: items(of: call), isOfCall: true))
    case .unexpected(let unexpected):
      withLog { $0.mark(call, .unexpected) }
      report(call, unexpected)
    }
  }

  /// Decides about a call under the lock.
  private func receive(_ call: RecordedCall, _ matches: [Int: Bool]) -> ExpectationList<CallPattern>.Outcome {
    state.withLock { state in
      let outcome = state.expectations.receive(call.identifier, matches)
      if outcome.isUndecided { return outcome }
      // A call that meets an expectation counts as verified.
      if case .met = outcome { state.log.mark(call, .verified) }
      state.observers.notify()
      guard case .unexpected(let unexpected) = outcome else { return outcome }
      if state.log.ignores(call.identifier) {
        // Nothing reports the call now, so the expectation that it exceeds does.
        if let matching = unexpected.matching, !matching.hasRoom { state.expectations.noteExcess(of: matching) }
        return .ignored
      }
      if unexpected.isOfExpectedMember { return outcome }
      // A stub alone allows calls, but if a member has expectations, they decide.
      return state.stubs.hasStub(for: call.identifier, member: call.member) ? .ignored : outcome
    }
  }
}

// MARK: - Unexpected calls

extension Storage {
  private typealias Unexpected = ExpectationList<CallPattern>.Unexpected

  private func report(_ call: RecordedCall, _ unexpected: Unexpected) {
    let unexpected = unexpected.isOrdered ? unexpected : nearestFirst(unexpected, to: call)
    let next = unexpected.awaited.first
    let place = next ?? unexpected.last
    let mismatch = next?.pattern.mismatch(with: call)
    let shown = call.description(around: mismatch?.paths)
    let text = Self.expectationMessage.unexpected(
      // Only the text can say whose call it is if the failure is reported at the storage's line.
      place == nil ? qualified(shown) : shown, unexpected,
      nearest: next?.pattern.description(comparedWith: mismatch.map { [$0] } ?? []),
      differences: mismatch?.lines ?? [],
      closing: closing(call, unexpected, isUnknown: place == nil))
    let isWarning = strictness == .naggy
    FailureReporter.report(
      MockFailure(
        text, at: place?.location ?? location, isWarning: isWarning, about: isWarning ? [] : items(of: call),
        isOfCall: true))
  }

  /// Returns a call that was reported when it came as an item, so that a session doesn't report it as unverified.
  private func items(of call: RecordedCall) -> [ReportedItem] { [ReportedItem(.call(call.order), of: self)] }

  /// Moves the expectation nearest to the call to the front, because a failure shows the first one.
  private func nearestFirst(_ unexpected: Unexpected, to call: RecordedCall) -> Unexpected {
    let distances = unexpected.awaited.map { $0.pattern.distance(to: call) }
    guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }), nearest > 0 else {
      return unexpected
    }
    var unexpected = unexpected
    unexpected.awaited.insert(unexpected.awaited.remove(at: nearest), at: 0)
    return unexpected
  }

  /// - Parameter isUnknown: Whether no expectation is set up.
  private func closing(_ call: RecordedCall, _ unexpected: Unexpected, isUnknown: Bool) -> [String] {
    var lines: [String] = []
    let calls = self.calls
    if let next = unexpected.awaited.first?.pattern, !unexpected.isOfExpectedMember, next.isMisspelling(of: call),
      !calls.knows(next.identifier)
    {
      lines.append("Is \(next.identifier) misspelled? The call is to \(call.identifier).")
    } else if unexpected.awaited.isEmpty, let stub = misspelledStub(of: call) {
      lines.append("Is \(stub) misspelled in a stub? The call is to \(call.identifier).")
    }
    let others = calls.counts.filter { $0.identifier != call.identifier }
    if !others.isEmpty { lines.append(FailureMessage.otherCalls(others)) }
    if isUnknown { lines.append("To expect it: expectCall(withIdentifier: \"\(call.identifier)\")") }
    return lines
  }
}

extension Storage {
  /// Returns the identifier of a stub that was probably intended for a call.
  private func misspelledStub(of call: RecordedCall) -> String? {
    let calls = calls
    return withStubs { $0.facts }.map(\.pattern).first { $0.isMisspelling(of: call) && !calls.knows($0.identifier) }?
      .identifier
  }
}

extension CallPattern {
  /// Returns how far the expectation is from the call: by its arguments if the member is the same, otherwise by its
  /// name.
  fileprivate func distance(to call: RecordedCall) -> (Int, Int) {
    if concerns(call.identifier) { return (0, conditions.mismatches(in: call.arguments)) }
    return (isMisspelling(of: call) ? 1 : 2, 0)
  }

  fileprivate func isMisspelling(of call: RecordedCall) -> Bool {
    !isChecked && !concerns(call.identifier)
      && (addsLabels(to: call) || IdentifierSuggestion.isMisspelled(identifier, call.identifier))
  }
}

// MARK: - Unmet expectations

extension Storage {
  /// The number of calls to show under each expectation if there are several.
  private static let mostCallsEach = 3
  /// The number of calls up to which earlier ones are looked at.
  private static let mostEarlierCalls = 1_000

  func evidence(of expectations: [ExpectationList<CallPattern>.Expectation]) -> ExpectationEvidence {
    let calls = calls
    var evidence = ExpectationEvidence()
    var mentioned: Set<String> = []
    for expectation in expectations {
      let verification = Verification(expectation.pattern, expectation.mode, at: expectation.location)
      let (tally, _) = verification.tally(calls, after: expectation.id)
      let failure = Verdict.Failure(verification, tally, in: calls, after: nil)
      mentioned.formUnion(tally.selection.identifiers)
      if expectation.excess > 0 { evidence.excessCalls += tally.matchedCalls.orders }
      let most = expectations.count == 1 ? BoundedText.mostItems : Self.mostCallsEach
      let shown = Array(failure.shown().prefix(most))
      evidence.patterns[expectation.id] = expectation.pattern.description(comparedWith: shown.map(\.mismatch))
      let earlier = shown.isEmpty ? lines(ofCallsBefore: verification, calls) : []
      evidence.lines[expectation.id] = earlier + lines(ofCallsRejectedAmong: tally) + lines(failure, shown)
    }
    let others = calls.counts.filter { !mentioned.contains($0.identifier) }
    evidence.closing = others.isEmpty ? nil : FailureMessage.otherCalls(others)
    return evidence
  }

  func doubt(about expectation: ExpectationList<CallPattern>.Expectation) -> String? {
    let (pattern, calls) = (expectation.pattern, calls)
    let (tally, _) = Verification(pattern, .never, at: expectation.location).tally(calls, after: expectation.id)
    return Doubt(about: pattern, .never, tally, in: calls, wereArgumentsKnown: true).map {
      FailureMessage.text(for: $0)
    }
  }

  /// Says that calls would have met an expectation if it had been set up before them, unless there are too many calls to
  /// look at.
  private func lines(ofCallsBefore expected: Verification, _ calls: CallList) -> [String] {
    guard calls.selection(of: expected.pattern.identifier).count <= Self.mostEarlierCalls else { return [] }
    let count = expected.tally(calls).0.matchedCount
    return count == 0 ? [] : ["    \(count.counted("matching call")) came before this was expected."]
  }

  /// Says that calls didn't meet an expectation because they were rejected.
  private func lines(ofCallsRejectedAmong tally: Tally) -> [String] {
    let rejections = state.withLock { $0.expectations.expectations.filter(\.isRejection) }
    guard !rejections.isEmpty, tally.matchedCount <= Self.mostEarlierCalls else { return [] }
    let count = tally.recordedMatches.count { call in
      rejections.contains { $0.id < call.order && $0.pattern.matches(call) }
    }
    return count == 0 ? [] : ["    \(count.counted("matching call")) \(count == 1 ? "was" : "were") rejected."]
  }

  private func lines(_ failure: Verdict.Failure, _ shown: [Verdict.ShownCall]) -> [String] {
    var lines = shown.map { FailureMessage.line(for: $0, among: shown).indented }
    let rest = failure.listedCount - lines.count
    if rest > 0 { lines.append("    … and \(rest.grouped) more") }
    if let suggestion = failure.suggestion { lines.append("    " + FailureMessage.suggestion(suggestion)) }
    return lines
  }
}

extension String {
  /// The text with each line indented by two more spaces.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }
}
