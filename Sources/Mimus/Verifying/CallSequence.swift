/// The order that a `verifyInOrder` verifies: how far it has come, and what it has seen.
///
/// Each verification in its body looks only past the last call that the one before has matched.
final class CallSequence: Sendable {
  /// The sequence whose body runs.
  @TaskLocal static var current: CallSequence?

  /// A call, and whose it is.
  struct OwnedCall {
    let call: RecordedCall
    let owner: any CallOwner
  }

  /// What one verification asked for.
  struct Step {
    let verification: Verification
    let owner: any CallOwner
    let isFailed: Bool
    var location: SourceLocation { verification.location }
  }

  struct State {
    /// The last call that was matched.
    var last: OwnedCall?
    /// The calls that were matched, each with the step that took it.
    var matched: [(call: OwnedCall, step: Int)] = []
    var steps: [Step] = []
    var owners: [any CallOwner] = []
    var failures: [MockFailure] = []
    /// What the comparison of both sequences has to show: the first step that failed, and the call behind which.
    var focus: SequenceMessage.Focus?
    /// Tasks that the body started may outlive it; their verifications are none of the sequence's.
    var isFinished = false
  }

  private let rule: OrderRule
  private let state = Mutex(State())
  /// Where failures went when the sequence began.
  private let reporter = FailureReporter.current

  init(_ rule: OrderRule) {
    self.rule = rule
  }

  var isOpen: Bool { state.withLock { !$0.isFinished } }

  /// The order of the last call that was matched, or zero if none was: verifications look past it.
  var lastOrder: Int { state.withLock { $0.last?.call.order ?? 0 } }

  /// What an attempt starts from, and comes back to when it is repeated. What is finished stays so.
  var checkpoint: State {
    get { state.withLock { $0 } }
    set { state.withLock { if !$0.isFinished { $0 = newValue } } }
  }

  /// Take in a failure, which is reported when the whole sequence is known; one that comes later is reported at once.
  ///
  /// Inside an attempt it decides whether that is repeated, and inside a capture it is the capture's, so neither can wait
  /// for the end.
  func note(_ failure: MockFailure) {
    if !keeps(failure) { return FailureReporter.report(failure) }
    let isTaken = state.withLock { state in
      if !state.isFinished { state.failures.append(failure) }
      return !state.isFinished
    }
    if !isTaken { FailureReporter.report(failure) }
  }

  /// Whether a failure that is reported here and now belongs to the sequence, and to nothing that the body has put
  /// around the verification.
  private func keeps(_ failure: MockFailure) -> Bool {
    if failure.isWarning || FailureReporter.current !== reporter { return false }
    return Attempt.current?.sequence !== self
  }

  /// Verify the calls of a mock past the last one that was matched.
  func verify(_ verification: Verification, on owner: any CallOwner) {
    Attempt.current?.watch(owner)
    let last = state.withLock { $0.last }
    let (verdict, tally, captures) = owner.judge(verification, after: last, isGreedy: false)
    let failure = MockFailure(verdict, on: verification)
    let isKept = failure.map(keeps) ?? false
    let taken = verdict.isPassed ? tally.recordedMatches.map { OwnedCall(call: $0, owner: owner) } : []
    owner.settle(tally.matchedCalls, captures)
    state.withLock { state in
      if !state.owners.contains(where: { $0 === owner }) { state.owners.append(owner) }
      let step = state.steps.count
      state.matched += taken.map { ($0, step) }
      state.last = taken.last ?? state.last
      state.steps.append(Step(verification: verification, owner: owner, isFailed: !verdict.isPassed))
      if isKept || Attempt.current != nil && !verdict.isPassed, state.focus == nil {
        state.focus = SequenceMessage.Focus(step: step, order: last?.call.order ?? 0)
      }
    }
    if let failure { note(failure) }
  }
}

// MARK: - The end

extension CallSequence {
  /// Report what failed, now that the whole sequence is known.
  ///
  /// - Parameters:
  ///   - location: the whole verification, to which an empty body is reported.
  ///   - isCutShort: whether the body threw, so that nothing can be said of what it did not come to.
  func finish(at location: SourceLocation, isCutShort: Bool) {
    var state = state.withLock { state in
      state.isFinished = true
      return state
    }
    if state.steps.isEmpty, state.failures.isEmpty, !isCutShort {
      FailureReporter.report("Nothing to verify in order: write two or more verifications into the body.", at: location)
    }
    if rule == .consecutive, state.failures.isEmpty { noteInterruptions(&state) }
    guard !state.failures.isEmpty else { return }
    if let focus = state.focus {
      let message = SequenceMessage(areSeveral: state.owners.count > 1)
      let text = message.comparison(
        after: state.failures[0].message, expected: state.steps, actual: actualCalls(state), around: focus)
      state.failures[0] = MockFailure(text, at: state.failures[0].location)
    }
    state.failures.forEach(FailureReporter.report)
  }

  /// All calls of the mocks named, with whether they were matched.
  private func actualCalls(_ state: State) -> [(call: OwnedCall, isMatched: Bool)] {
    let matched = Set(state.matched.map(\.call.call.order))
    // A mock may consume what was verified, so the matched calls need not be there any more.
    let others = state.owners.flatMap { owner in
      owner.calls.all.filter { !matched.contains($0.order) }.map { (OwnedCall(call: $0, owner: owner), false) }
    }
    let calls = others + state.matched.map { ($0.call, true) }
    return calls.sorted { $0.0.call.order < $1.0.call.order }
  }

  /// Note the calls that lie between two matched ones, as failures of the verifications behind them.
  private func noteInterruptions(_ state: inout State) {
    let message = SequenceMessage(areSeveral: state.owners.count > 1)
    var earlier: OwnedCall?
    var between: [OwnedCall] = []
    // Both lists are in order, so the matched calls come up one after the other.
    var matched = state.matched.makeIterator()
    for (call, isMatched) in actualCalls(state) {
      guard isMatched, let step = matched.next()?.step else {
        if earlier != nil { between.append(call) }
        continue
      }
      if let earlier, let first = between.first {
        let text = message.interruption(first, count: between.count, earlier: earlier, later: call)
        state.failures.append(MockFailure(text, at: state.steps[step].location))
        state.focus = state.focus ?? SequenceMessage.Focus(step: step, order: earlier.call.order)
      }
      earlier = call
      between = []
    }
  }
}
