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

  /// The calls at this moment, as the code that runs sees them: without those that its attempt has consumed.
  var calls: CallList {
    let consumed = Attempt.current?.verifiedOrders ?? []
    return withLog { log in
      guard log.consumesVerifiedCalls, !consumed.isEmpty else { return log.calls }
      var rest = log
      rest.remove(Array(consumed))
      return rest.calls
    }
  }

  /// Decide about a verification; nothing is changed or reported.
  func judge(
    _ verification: Verification, after last: CallSequence.OwnedCall? = nil, isGreedy: Bool = true
  ) -> (Verdict, Tally, PendingCaptures) {
    let calls = calls
    let (tally, captures) = verification.tally(calls, after: last?.call.order ?? 0, isGreedy: isGreedy)
    return (Verdict(verification, tally, in: calls, after: last.map(name)), tally, captures)
  }

  /// A call as a text about this fake's calls names it.
  private func name(of call: CallSequence.OwnedCall) -> String {
    call.owner === self ? "\(call.call)" : call.owner.qualified("\(call.call)")
  }

  /// Whether a verification would pass: nothing is marked or captured, and only what could never match is reported.
  func wouldPass(_ verification: Verification) -> Bool {
    guard verification.mode.isValid else { return false }
    if let verdict = Verdict(misuseIn: verification) {
      report(verdict, verification)
      return false
    }
    Attempt.current?.watch(self)
    let sequence = CallSequence.current.flatMap { $0.isOpen ? $0 : nil }
    let (tally, _) = verification.tally(calls, after: sequence?.lastOrder ?? 0, isGreedy: sequence == nil)
    return verification.mode.isSatisfied(by: tally.matchedCount)
  }

  /// Do what a verification does to the calls it matched: fill captors, mark the calls, or take them out.
  ///
  /// While an attempt runs that may be repeated, it is put off until the attempt is the last one.
  func settle(_ matched: MatchedCalls, _ captures: PendingCaptures) {
    let effect = Attempt.Effect(verified: matched.orders, captures: captures) { [self] in
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
      // A thread or task may be waiting until all calls are verified.
      if !matched.orders.isEmpty { withObservers { $0.notify() } }
    }
    Attempt.perform(effect)
  }

  private func report(_ verdict: Verdict, _ verification: Verification) {
    guard let failure = MockFailure(verdict, on: verification) else { return }
    if let sequence = CallSequence.current { sequence.note(failure) } else { FailureReporter.report(failure) }
  }
}

// MARK: - No calls

extension CallOwner {
  /// Report any call at all; where an order is verified, any past the last one that was matched.
  func verifyNoCalls(at location: SourceLocation) {
    Attempt.current?.watch(self)
    let sequence = CallSequence.current.flatMap { $0.isOpen ? $0 : nil }
    let last = sequence?.checkpoint.last
    let calls = calls.all.filter { $0.order > last?.call.order ?? 0 }
    guard !calls.isEmpty else { return }
    let fake = fakeName.map { " to \($0)" } ?? ""
    let previous = last.map { " after \(name(of: $0))" } ?? ""
    var text = BoundedText(
      "Expected no calls\(fake)\(previous), but there \(calls.count == 1 ? "was" : "were") \(calls.count.grouped):")
    text.append(calls) { "  \($0)" }
    let failure = MockFailure(text.text, at: location, about: Mimus.items(upTo: calls, of: [self]))
    if let sequence { sequence.note(failure) } else { FailureReporter.report(failure) }
  }

  var unverifiedCalls: [RecordedCall] {
    let putOff = Attempt.current?.verifiedOrders ?? []
    return withLog { $0.unverifiedCalls }.filter { !putOff.contains($0.order) }
  }
}

/// Report the calls of some mocks that no verification has matched, in one failure.
func verifyNoMoreCalls(of owners: [any CallOwner], at location: SourceLocation) {
  if owners.isEmpty {
    return FailureReporter.report(
      "Nothing to verify: name the fakes, such as verifyNoMoreCalls(gateway, mailer)", at: location)
  }
  for owner in owners { Attempt.current?.watch(owner) }
  let calls = owners.flatMap { owner in
    owner.unverifiedCalls.map { CallSequence.OwnedCall(call: $0, owner: owner) }
  }
  reportUnverified(calls.sorted { $0.call.order < $1.call.order }, of: owners, at: location)
}

/// Report calls that no verification has matched, if there are any.
func reportUnverified(_ calls: [CallSequence.OwnedCall], of owners: [any CallOwner], at location: SourceLocation) {
  guard !calls.isEmpty else { return }
  let items = items(upTo: calls.map(\.call), of: owners)
  FailureReporter.report(MockFailure(FailureMessage.unverified(calls), at: location, about: items))
}

/// What a session would report of calls.
private func items(upTo calls: [RecordedCall], of owners: [any CallOwner]) -> [ReportedItem] {
  let last = calls.map(\.order).max() ?? 0
  return owners.compactMap { $0 as? any ReportedItemOwner }.map { ReportedItem(.calls(through: last), of: $0) }
}
