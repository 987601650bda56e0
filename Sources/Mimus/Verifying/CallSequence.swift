/// The order that a `verifyInOrder` verifies: how far it has come, and what it has seen.
///
/// Each verification in its body considers only the calls after the last one that the previous verification matched.
final class CallSequence: Sendable {
  /// The sequence that is currently running.
  @TaskLocal static var current: CallSequence?

  /// The sequence that is currently running, unless the running code has outlived it.
  static var open: CallSequence? { current.flatMap { $0.isOpen ? $0 : nil } }

  /// A call and its owner.
  struct OwnedCall {
    let call: RecordedCall
    let owner: any CallOwner
  }

  /// One verification in the sequence.
  struct Step {
    let verification: Verification
    let owner: any CallOwner
    let verdict: Verdict
    /// The order of the last call that was matched before it, or zero if there is none.
    let start: Int
    /// Whether it belongs to a sequence within this one, whose failures show it.
    var isNested = false
    var isFailed: Bool { !verdict.isPassed }
    var location: SourceLocation { verification.location }

    /// Returns the first call that the verification would have matched if it had come later, if there were too few.
    ///
    /// - Parameter matched: The orders of the calls that any verification matched.
    func early(besides matched: Set<Int>) -> RecordedCall? {
      guard start > 0, case .failed(let failure) = verdict, failure.matchedCount < failure.mode.minimum else {
        return nil
      }
      return verification.tally(owner.calls).0.recordedMatches.first {
        $0.order < start && !matched.contains($0.order)
      }
    }
  }

  /// A failure that is reported when the whole sequence is known.
  struct NotedFailure {
    let failure: MockFailure
    /// The part of the sequence that it's about, if known. A failure of an attempt is known only by its location.
    var focus: SequenceMessage.Focus?
  }

  struct State {
    /// The last call that was matched.
    var last: OwnedCall?
    /// The calls that were matched, each with the step that matched it, and with the sequence within this one that has
    /// verified it, if one has.
    var matched: [(call: OwnedCall, step: Int, inner: ObjectIdentifier?)] = []
    var steps: [Step] = []
    var owners: [any CallOwner] = []
    /// The names of the fakes that this sequence and those around it have verified.
    var names = FakeNames()
    var failures: [NotedFailure] = []
    /// Tasks that the body started may outlive it. Their verifications don't belong to the sequence.
    var isFinished = false

    /// Names a fake, and looks at its calls, too.
    mutating func take(_ owner: any CallOwner) {
      names.add(owner)
      if !owners.contains(where: { $0 === owner }) { owners.append(owner) }
    }
  }

  private let rule: OrderRule
  private let state = Mutex(State())
  /// The destination of failures when the sequence began.
  private let reporter = FailureReporter.current

  /// The sequence that this one is a part of.
  private let outer: CallSequence?

  /// Creates a sequence. Within another, it continues where that is, and that continues where this one ends.
  init(_ rule: OrderRule) {
    self.rule = rule
    outer = CallSequence.open
    guard let outer = outer?.checkpoint else { return }
    state.withLock { state in
      state.last = outer.last
      state.names = outer.names
    }
  }

  var isOpen: Bool { state.withLock { !$0.isFinished } }

  /// The order of the last call that was matched, or zero if there is none. Verifications look at calls after it.
  var lastOrder: Int { state.withLock { $0.last?.call.order ?? 0 } }

  /// The orders of the calls that were matched, also by the sequences around this one.
  private var matchedOrders: Set<Int> {
    state.withLock { Set($0.matched.map(\.call.call.order)) }.union(outer?.matchedOrders ?? [])
  }

  /// The state that an attempt starts from and returns to when it is repeated. A finished sequence stays finished.
  var checkpoint: State {
    get { state.withLock { $0 } }
    set { state.withLock { if !$0.isFinished { $0 = newValue } } }
  }

  /// The names of the fakes that it has verified so far.
  var names: FakeNames { state.withLock { $0.names } }

  /// Notes a fake that is about to be verified.
  func take(_ owner: any CallOwner) { state.withLock { $0.take(owner) } }

  /// Reports a failure: through the sequence that is currently running, if there is one.
  static func report(_ failure: MockFailure) {
    if let current { current.note(failure) } else { FailureReporter.report(failure) }
  }

  /// Takes a failure, which is reported when the whole sequence is known. After the end, failures are reported
  /// immediately.
  ///
  /// Within an attempt, a failure decides whether the attempt is repeated, and within a capture of failures, it belongs
  /// to the capture, so neither can wait for the end.
  func note(_ failure: MockFailure) { note(NotedFailure(failure: failure)) }

  private func note(_ noted: NotedFailure) {
    if !keeps(noted.failure) { return FailureReporter.report(noted.failure) }
    let isTaken = state.withLock { state in
      if !state.isFinished { state.failures.append(noted) }
      return !state.isFinished
    }
    if !isTaken { FailureReporter.report(noted.failure) }
  }

  /// Returns whether a failure reported now belongs to the sequence itself, rather than to something that the body has
  /// put around the verification.
  private func keeps(_ failure: MockFailure) -> Bool {
    if failure.isWarning || FailureReporter.current !== reporter { return false }
    return Attempt.current?.sequence !== self
  }

  /// Verifies the calls of a fake after the last one that was matched.
  func verify(_ verification: Verification, on owner: any CallOwner) {
    Attempt.current?.watch(owner)
    let (last, names, areSeveral) = state.withLock { state in
      state.take(owner)
      return (state.last, state.names, state.owners.count > 1)
    }
    let (verdict, tally, captures) = owner.judge(verification, after: last, in: self)
    let failure = MockFailure(verdict, on: verification, of: owner, in: names, namesFake: areSeveral)
    let taken = verdict.isPassed ? tally.recordedMatches.map { OwnedCall(call: $0, owner: owner) } : []
    owner.settle(tally.matchedCalls, captures)
    let step = Step(verification: verification, owner: owner, verdict: verdict, start: last?.call.order ?? 0)
    let focus = state.withLock { state in
      let index = state.steps.count
      state.matched += taken.map { ($0, index, nil) }
      state.last = taken.last ?? state.last
      state.steps.append(step)
      return state.focus(on: index)
    }
    if let failure { note(NotedFailure(failure: failure, focus: focus)) }
  }
}

// MARK: - The end

extension CallSequence {
  /// Reports what failed, now that the whole sequence is known.
  ///
  /// - Parameters:
  ///   - location: The location of the `verifyInOrder` call, where an empty body is reported.
  ///   - isCutShort: Whether the body threw, so that nothing is known about the verifications it didn't reach.
  func finish(at location: SourceLocation, isCutShort: Bool) {
    var state = state.withLock { state in
      state.isFinished = true
      return state
    }
    outer?.continueAfter(self, state)
    if state.owners.isEmpty, state.failures.isEmpty, !isCutShort {
      FailureReporter.report("Nothing to verify in order: write two or more verifications in the body.", at: location)
    }
    if rule == .consecutive, state.failures.isEmpty { noteInterruptions(&state) }
    guard !state.failures.isEmpty else { return }
    let areSeveral = state.owners.count > 1
    var failures = state.failures.map { areSeveral ? state.named($0) : $0.failure }
    if let (index, focus) = state.focus {
      let message = SequenceMessage(state.names, areSeveral: areSeveral)
      let (failure, steps, actual) = (failures[index], state.steps, actualCalls(state))
      let early = steps[focus.step].early(besides: matchedOrders)
      // The destination of failures keeps the text, and this keeps the destination, so the text must not keep this.
      failures[index] = failure.saying(
        message.comparison(after: failure.message, early: early, expected: steps, actual: actual, around: focus))
    }
    failures.forEach(FailureReporter.report)
  }

  /// Takes over what a sequence within this one has verified.
  private func continueAfter(_ sequence: CallSequence, _ inner: State) {
    state.withLock { state in
      let steps = state.steps.count
      for owner in inner.owners where !state.owners.contains(where: { $0 === owner }) { state.owners.append(owner) }
      state.matched += inner.matched.map { ($0.call, $0.step + steps, ObjectIdentifier(sequence)) }
      state.steps += inner.steps.map { step in
        var step = step
        step.isNested = true
        return step
      }
      state.last = inner.last ?? state.last
      state.names = inner.names
    }
  }

  /// Returns all calls of the fakes in the sequence, each with whether it was matched.
  private func actualCalls(_ state: State) -> [(call: OwnedCall, isMatched: Bool)] {
    let matched = Set(state.matched.map(\.call.call.order))
    // A fake may consume verified calls, so the matched calls may no longer be recorded.
    let others = state.owners.flatMap { owner in
      owner.calls.all.filter { !matched.contains($0.order) }.map { (OwnedCall(call: $0, owner: owner), false) }
    }
    let calls = others + state.matched.map { ($0.call, true) }
    return calls.sorted { $0.0.call.order < $1.0.call.order }
  }

  /// Notes the calls between two matched ones as failures of the verifications that follow them.
  private func noteInterruptions(_ state: inout State) {
    let message = SequenceMessage(state.names, areSeveral: state.owners.count > 1)
    var earlier: OwnedCall?
    var earlierInner: ObjectIdentifier?
    var between: [OwnedCall] = []
    // Both lists are in order, so the matched calls are found one after another.
    var matched = state.matched.makeIterator()
    for (call, isMatched) in actualCalls(state) {
      guard isMatched, let (_, step, inner) = matched.next() else {
        if earlier != nil { between.append(call) }
        continue
      }
      // A sequence within this one has its own rule.
      let isWithinInner = inner != nil && inner == earlierInner
      if let earlier, let first = between.first, !isWithinInner {
        let count = between.count
        state.failures.append(
          NotedFailure(
            failure: MockFailure(
              message.interruption(first, count: count, earlier: earlier, later: call),
              at: state.steps[step].location),
            focus: SequenceMessage.Focus(step: step, order: earlier.call.order)))
      }
      (earlier, earlierInner) = (call, inner)
      between = []
    }
  }
}

extension CallSequence.State {
  /// The first failure that is about a step, and the part of the sequence that it's about.
  fileprivate var focus: (failure: Int, SequenceMessage.Focus)? {
    for (index, noted) in failures.enumerated() {
      if let focus = noted.focus { return (index, focus) }
      let step = steps.firstIndex { $0.isFailed && !$0.isNested && $0.location == noted.failure.location }
      if let step { return (index, focus(on: step)) }
    }
    return nil
  }

  fileprivate func focus(on step: Int) -> SequenceMessage.Focus {
    SequenceMessage.Focus(step: step, order: steps[step].start)
  }

  /// Returns a failure with a message that names the fake, if it's about a verification that failed.
  fileprivate func named(_ noted: CallSequence.NotedFailure) -> MockFailure {
    guard let focus = noted.focus, steps[focus.step].isFailed else { return noted.failure }
    // The text must not keep this state.
    let (step, names) = (steps[focus.step], names)
    return noted.failure.saying(FailureMessage.text(for: step.verdict, of: step.owner, in: names, namesFake: true))
  }
}
