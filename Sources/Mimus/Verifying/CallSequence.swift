/// The order that a `verifyInOrder` verifies: how far it has come, and what it has seen.
///
/// Each verification in its body looks only past the last call that the one before has matched.
final class CallSequence: Sendable {
  /// The sequence whose body runs.
  @TaskLocal static var current: CallSequence?

  /// What one verification asked for.
  struct Step {
    let verification: Verification
    let isFailed: Bool
    var location: SourceLocation { verification.location }

    /// What was asked for, in words.
    var wanted: String { "\(verification.mode.phrase()) to \(verification.pattern)" }
  }

  struct State {
    /// The last call that was matched.
    var last: RecordedCall?
    /// The calls that were matched, each with the step that took it.
    var matched: [(call: RecordedCall, step: Int)] = []
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

  init(_ rule: OrderRule) {
    self.rule = rule
  }

  var isOpen: Bool { state.withLock { !$0.isFinished } }

  /// What an attempt starts from, and comes back to when it is repeated.
  var checkpoint: State {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Take in a failure, which is reported when the whole sequence is known.
  ///
  /// Inside an attempt it decides whether that is repeated, so it cannot wait for the end.
  func note(_ failure: MockFailure) {
    if let attempt = Attempt.current, attempt.sequence === self {
      FailureReporter.report(failure)
    } else {
      state.withLock { $0.failures.append(failure) }
    }
  }

  /// Verify the calls of a mock past the last one that was matched.
  func verify(_ verification: Verification, on owner: any CallOwner) {
    Attempt.current?.watch(owner)
    let last = state.withLock { $0.last }
    let (verdict, tally, captures) = owner.judge(verification, after: last, isGreedy: false)
    let taken = verdict == .passed ? tally.recordedMatches : []
    owner.settle(tally.matchedCalls, captures)
    state.withLock { state in
      if !state.owners.contains(where: { $0 === owner }) { state.owners.append(owner) }
      let step = state.steps.count
      state.matched += taken.map { ($0, step) }
      state.last = taken.last ?? state.last
      state.steps.append(Step(verification: verification, isFailed: verdict != .passed))
      if verdict != .passed, state.focus == nil {
        state.focus = SequenceMessage.Focus(step: step, order: last?.order ?? 0)
      }
    }
    guard let text = FailureMessage.text(for: verdict) else { return }
    note(MockFailure(text, at: verification.location))
  }

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
      let text = SequenceMessage.comparison(
        after: state.failures[0].message, expected: state.steps, actual: actualCalls(state), around: focus)
      state.failures[0] = MockFailure(text, at: state.failures[0].location)
    }
    state.failures.forEach(FailureReporter.report)
  }

  /// All calls of the mocks named, with whether they were matched.
  private func actualCalls(_ state: State) -> [(call: RecordedCall, isMatched: Bool)] {
    let matched = Set(state.matched.map(\.call.order))
    // A mock may consume what was verified, so the matched calls need not be there any more.
    let others = state.owners.flatMap(\.calls.all).filter { !matched.contains($0.order) }
    let calls = others.map { ($0, false) } + state.matched.map { ($0.call, true) }
    return calls.sorted { $0.0.order < $1.0.order }
  }

  /// Note the calls that lie between two matched ones, as failures of the verifications behind them.
  private func noteInterruptions(_ state: inout State) {
    let calls = actualCalls(state)
    var earlier: RecordedCall?
    var between: [RecordedCall] = []
    // Both lists are in order, so the matched calls come up one after the other.
    var matched = state.matched.makeIterator()
    for (call, isMatched) in calls {
      guard isMatched, let step = matched.next()?.step else {
        if earlier != nil { between.append(call) }
        continue
      }
      if let earlier, let first = between.first {
        let text = SequenceMessage.interruption(first, count: between.count, earlier: earlier, later: call)
        state.failures.append(MockFailure(text, at: state.steps[step].location))
        state.focus = state.focus ?? SequenceMessage.Focus(step: step, order: earlier.order)
      }
      earlier = call
      between = []
    }
  }
}
