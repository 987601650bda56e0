/// The order that a `verifyInOrder` verifies: how far it has come, and what it has seen.
///
/// Each verification in its body looks only past the last call that the one before has matched.
final class CallSequence: Sendable {
  /// The sequence whose body runs.
  @TaskLocal static var current: CallSequence?

  struct State {
    /// The last call that was matched.
    var last: RecordedCall?
    var matched: [RecordedCall] = []
    /// What was asked for, in words, with the calls that it took.
    var steps: [(wanted: String, isFailed: Bool)] = []
    var owners: [any CallOwner] = []
    var failures: [MockFailure] = []
    /// The verification after which each matched call comes, for calls that lie between.
    var locations: [SourceLocation] = []
  }

  private let rule: OrderRule
  private let state = Mutex(State())

  init(_ rule: OrderRule) {
    self.rule = rule
  }

  /// What an attempt starts from, and comes back to when it is repeated.
  var checkpoint: State {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Verify the calls of a mock past the last one that was matched.
  func verify(_ verification: Verification, on owner: any CallOwner) {
    Attempt.current?.watch(owner)
    let last = state.withLock { $0.last }
    let log = owner.log
    let (tally, captures) = CaptureScope.collecting { _ in
      verification.tally(log, after: last?.order ?? 0, isGreedy: false)
    }
    let verdict = Verdict(verification, tally, in: log, after: last)
    let taken = verdict == .passed ? tally.matched.map(\.call) : []
    owner.settle(tally.matched.map(\.call.order), captures)
    state.withLock { state in
      if !state.owners.contains(where: { $0 === owner }) { state.owners.append(owner) }
      state.matched += taken
      state.locations += taken.map { _ in verification.location }
      state.last = taken.last ?? state.last
      state.steps.append(("\(verification.mode.phrase()) to \(verification.pattern)", verdict != .passed))
    }
    guard let text = FailureMessage.text(for: verdict) else { return }
    let failure = MockFailure(text, at: verification.location)
    // Inside an attempt, a failure decides whether it is repeated, so it cannot wait for the end.
    if let attempt = Attempt.current, attempt.sequence === self {
      FailureReporter.report(failure)
    } else {
      state.withLock { $0.failures.append(failure) }
    }
  }

  /// Report what failed, now that the whole sequence is known.
  ///
  /// - Parameter location: the whole verification, to which an empty body is reported.
  func finish(at location: SourceLocation) {
    var state = state.withLock { $0 }
    if state.steps.isEmpty {
      FailureReporter.report("Nothing to verify in order: write two or more verifications into the body.", at: location)
    }
    if rule == .consecutive { state.failures += interruptions(state) }
    guard !state.failures.isEmpty else { return }
    let comparison = SequenceMessage.comparison(expected: state.steps, actual: actualCalls(state))
    for (index, failure) in state.failures.enumerated() {
      let text = index == 0 ? failure.message + "\n" + comparison : failure.message
      FailureReporter.report(MockFailure(text, at: failure.location))
    }
  }

  /// All calls of the mocks named, with whether they were matched.
  private func actualCalls(_ state: State) -> [(call: RecordedCall, isMatched: Bool)] {
    let matched = Set(state.matched.map(\.order))
    let calls = state.owners.flatMap(\.log.calls)
    return calls.sorted { $0.order < $1.order }.map { ($0, matched.contains($0.order)) }
  }

  /// The calls that lie between two matched ones, reported at the verification behind them.
  private func interruptions(_ state: State) -> [MockFailure] {
    let calls = actualCalls(state)
    return state.matched.indices.dropFirst().compactMap { index in
      let (earlier, later) = (state.matched[index - 1], state.matched[index])
      let between = calls.filter { earlier.order < $0.call.order && $0.call.order < later.order }
      guard let first = between.first else { return nil }
      let text = SequenceMessage.interruption(first.call, count: between.count, earlier: earlier, later: later)
      return MockFailure(text, at: state.locations[index])
    }
  }
}
