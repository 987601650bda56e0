extension CallOwner {
  /// Verify the calls, and report at most one failure.
  ///
  /// The calls are read under the lock, matched outside of it (matchers are user code and may use this very mock), and
  /// marked under it again.
  func verify(_ verification: Verification) {
    if let verdict = Verdict(misuseIn: verification) { return report(verdict, verification) }
    if let sequence = CallSequence.current, sequence.isOpen { return sequence.verify(verification, on: self) }
    Attempt.current?.watch(self)
    let (verdict, tally, captures) = judge(verification)
    settle(tally.matchedCalls, captures)
    report(verdict, verification)
  }

  /// Decide about a verification; nothing is changed or reported.
  func judge(
    _ verification: Verification, after last: RecordedCall? = nil, isGreedy: Bool = true
  ) -> (Verdict, Tally, PendingCaptures) {
    let calls = calls
    let (tally, captures) = verification.tally(calls, after: last?.order ?? 0, isGreedy: isGreedy)
    return (Verdict(verification, tally, in: calls, after: last), tally, captures)
  }

  /// Whether a verification would pass: nothing is marked or captured, and only what could never match is reported.
  func wouldPass(_ verification: Verification) -> Bool {
    if let verdict = Verdict(misuseIn: verification) {
      report(verdict, verification)
      return false
    }
    Attempt.current?.watch(self)
    return verification.mode.isSatisfied(by: verification.tally(calls).0.matchedCount)
  }

  /// Do what a verification does to the calls it matched: fill captors, mark the calls, or take them out.
  ///
  /// While an attempt runs that may be repeated, it is put off until the attempt is the last one.
  func settle(_ matched: MatchedCalls, _ captures: PendingCaptures) {
    Attempt.perform(verifying: matched.orders) { [self] in
      captures.commit()
      let before = withLog { log -> CallLog? in
        guard log.consumesVerifiedCalls else {
          log.markVerified(matched)
          return nil
        }
        defer { log.remove(matched.orders) }
        return log
      }
      // What was taken out may run user code in a `deinit`, so it goes away here, outside of the lock.
      withExtendedLifetime(before) {}
    }
  }

  private func report(_ verdict: Verdict, _ verification: Verification) {
    guard let text = FailureMessage.text(for: verdict) else { return }
    let failure = MockFailure(text, at: verification.location)
    if let sequence = CallSequence.current, sequence.isOpen {
      sequence.note(failure)
    } else {
      FailureReporter.report(failure)
    }
  }
}

// MARK: - No calls

extension CallOwner {
  /// Report any call at all.
  func verifyNoCalls(at location: SourceLocation) {
    Attempt.current?.watch(self)
    let calls = calls.all
    guard !calls.isEmpty else { return }
    reportUnwanted(calls, of: [self], "Expected no call at all", at: location)
  }

  var unverifiedCalls: [RecordedCall] {
    let putOff = Attempt.current?.verifiedOrders ?? []
    return withLog { $0.unverifiedCalls }.filter { !putOff.contains($0.order) }
  }
}

/// Report the calls of some mocks that no verification has matched, in one failure.
func verifyNoMoreCalls(of owners: [any CallOwner], at location: SourceLocation) {
  for owner in owners { Attempt.current?.watch(owner) }
  reportNoMoreCalls(but: owners.flatMap(\.unverifiedCalls).sorted { $0.order < $1.order }, of: owners, at: location)
}

/// Report calls that no verification has matched, if there are any.
func reportNoMoreCalls(but calls: [RecordedCall], of owners: [any CallOwner], at location: SourceLocation) {
  guard !calls.isEmpty else { return }
  reportUnwanted(calls, of: owners, "Expected no more calls", at: location)
}

/// Report calls that should not be there.
func reportUnwanted(
  _ calls: [RecordedCall], of owners: [any CallOwner], _ expectation: String, at location: SourceLocation
) {
  var text = BoundedText("\(expectation), but there \(calls.count == 1 ? "was 1" : "were \(calls.count.grouped)"):")
  text.append(calls) { "  \($0)" }
  let last = calls.map(\.order).max() ?? 0
  let items = owners.compactMap { $0 as? any SessionMember }.map { ReportedItem(.calls(through: last), of: $0) }
  FailureReporter.report(MockFailure(text.text, at: location, about: items))
}
