extension CallOwner {
  /// Verifies the calls, and reports at most one failure.
  ///
  /// The calls are read under the lock, matched outside it (because matchers are user code and may use this fake), and
  /// marked under the lock.
  func verify(_ verification: Verification) {
    Attempt.current?.watch(self)
    if let verdict = Verdict(misuseIn: verification) { return report(verdict, verification) }
    if let sequence = CallSequence.open { return sequence.verify(verification, on: self) }
    let (verdict, tally, captures) = judge(verification)
    settle(tally.matchedCalls, captures)
    report(verdict, verification)
  }

  /// The current calls as the running code sees them, without those that its attempt has consumed.
  var calls: CallList {
    guard let attempt = Attempt.current, withLog({ $0.settings.consumesVerifiedCalls }) else {
      return withLog { $0.calls }
    }
    let consumed = attempt.verifiedOrders
    return withLog { log in
      if consumed.isEmpty { return log.calls }
      var rest = log
      rest.consume(Array(consumed))
      return rest.calls
    }
  }

  /// Decides about a verification without changing or reporting anything.
  func judge(
    _ verification: Verification, after last: CallSequence.OwnedCall? = nil, in sequence: CallSequence? = nil
  ) -> (Verdict, Tally, PendingCaptures) {
    let calls = calls
    let (tally, captures) = verification.tally(calls, after: last?.call.order ?? 0, isGreedy: sequence == nil)
    return (Verdict(verification, tally, in: calls, after: last), tally, captures)
  }

  /// Returns whether a verification would pass, without marking or capturing anything. It reports only what could never
  /// match or is no count.
  func wouldPass(_ verification: Verification) -> Bool {
    if let verdict = Verdict(misuseIn: verification) {
      report(verdict, verification)
      return false
    }
    Attempt.current?.watch(self)
    let sequence = CallSequence.open
    let (tally, _) = verification.tally(calls, after: sequence?.lastOrder ?? 0, isGreedy: sequence == nil)
    return verification.mode.isSatisfied(by: tally.matchedCount)
  }

  /// Applies a verification to the calls it matched: fills captors, and marks or removes the calls.
  ///
  /// Within an attempt that may be repeated, this is deferred until the attempt is the last one.
  func settle(_ matched: MatchedCalls, _ captures: PendingCaptures) {
    let effect = Attempt.Effect(verified: matched.orders, captures: captures) { [self] in
      let before = withLog { log -> CallLog? in
        guard log.settings.consumesVerifiedCalls else {
          log.markVerified(matched)
          return nil
        }
        defer { log.consume(matched.orders) }
        return log
      }
      // The removed calls may run user code in a `deinit`, so they are released here, outside the lock.
      withExtendedLifetime(before) {}
      // A thread or task may be waiting until all calls are verified.
      if !matched.orders.isEmpty { withObservers { $0.notify() } }
    }
    Attempt.perform(effect)
  }

  private func report(_ verdict: Verdict, _ verification: Verification) {
    guard let failure = MockFailure(verdict, on: verification, of: self) else { return }
    CallSequence.report(failure)
  }
}

// MARK: - No calls

extension CallOwner {
  /// Reports any call. Inside `verifyInOrder`, it reports only calls after the last one that was matched.
  func verifyNoCalls(at location: SourceLocation) {
    Attempt.current?.watch(self)
    let sequence = CallSequence.open
    sequence?.take(self)
    let last = sequence?.checkpoint.last
    let calls = calls.all.filter { $0.order > last?.call.order ?? 0 }
    guard !calls.isEmpty else { return }
    let items = Mimus.items(upTo: calls, of: [self])
    CallSequence.report(
      MockFailure(
        self.message(noCallsBut: calls, after: last, in: sequence?.names ?? FakeNames()), at: location, about: items))
  }

  private func message(
    noCallsBut calls: [RecordedCall], after last: CallSequence.OwnedCall?, in names: FakeNames
  ) -> String {
    let fake = names.phrase(self)
    let previous = last.map { " after \(names.describe($0, in: self))" } ?? ""
    var text = BoundedText(
      "Expected no calls\(fake)\(previous), but there \(calls.count == 1 ? "was" : "were") \(calls.count.grouped):")
    text.append(calls) { "  \($0)" }
    return text.text
  }

  var unverifiedCalls: [RecordedCall] {
    let putOff = Attempt.current?.verifiedOrders ?? []
    return withLog { $0.unverifiedCalls }.all.filter { !putOff.contains($0.order) }
  }
}

/// Reports the calls of the given fakes that no verification has matched, in one failure.
func verifyNoMoreCalls(of owners: [any CallOwner], at location: SourceLocation) {
  if owners.isEmpty {
    return FailureReporter.report(
      "Nothing to verify: pass the fakes, as in verifyNoMoreCalls(gateway, mailer)", at: location)
  }
  var known: Set<ObjectIdentifier> = []
  // Several fakes may share a storage.
  let owners = owners.filter { known.insert(ObjectIdentifier($0)).inserted }
  let sequence = CallSequence.open
  for owner in owners {
    Attempt.current?.watch(owner)
    sequence?.take(owner)
  }
  let calls = owners.flatMap { owner in
    owner.unverifiedCalls.map { CallSequence.OwnedCall(call: $0, owner: owner) }
  }
  reportUnverified(calls.sorted { $0.call.order < $1.call.order }, of: owners, at: location)
}

/// Reports calls that no verification has matched, if there are any.
func reportUnverified(_ calls: [CallSequence.OwnedCall], of owners: [any CallOwner], at location: SourceLocation) {
  guard !calls.isEmpty else { return }
  let items = items(upTo: calls.map(\.call), of: owners)
  CallSequence.report(MockFailure(FailureMessage.unverified(calls, of: owners), at: location, about: items))
}

/// Returns the calls as items that a session would report.
private func items(upTo calls: [RecordedCall], of owners: [any CallOwner]) -> [ReportedItem] {
  let last = calls.map(\.order).max() ?? 0
  return owners.compactMap { $0 as? any ReportedItemOwner }.map { ReportedItem(.calls(through: last), of: $0) }
}
