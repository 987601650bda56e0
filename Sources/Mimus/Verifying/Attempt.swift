/// One run of a body whose verifications may be repeated. The failures they would report and the changes they would
/// make are deferred until this is known to be the last run, and the fakes they examine are watched.
final class Attempt: CaptureAttempt {
  /// The attempt that is currently running.
  @TaskLocal static var current: Attempt?

  private struct State {
    var failures: [MockFailure] = []
    var effects: [Effect] = []
    /// Whether the body has returned. Tasks that it started may outlive it, and their failures don't belong to the
    /// attempt.
    var isOver = false
  }

  private let state = Mutex(State())
  private let signal: WaitSignal
  /// The attempt that contains this one.
  private let outer = Attempt.current
  private let outerReporter = FailureReporter.current

  /// The enclosing `verifyInOrder`, if any. When the attempt is repeated, it returns to where it was.
  let sequence = CallSequence.current

  /// Whether it's repeated if it fails.
  private let isTentative: Bool

  init(waking signal: WaitSignal, isTentative: Bool) {
    self.signal = signal
    self.isTentative = isTentative
  }

  /// Wakes the waiting thread or task, and those that wait around it, at every call of a fake from now on.
  func watch(_ watched: any Watchable) {
    signal.watch(watched)
    outer?.watch(watched)
  }

  /// The effects of a verification on the calls it matched.
  struct Effect: Sendable {
    /// The orders of the calls that count as verified from then on.
    let verified: [Int]
    let captures: PendingCaptures
    let action: @Sendable () -> Void

    fileprivate func perform() {
      captures.commit()
      action()
    }
  }

  /// Performs an effect when the attempt turns out to be the last one, or immediately if there is no attempt.
  static func perform(_ effect: Effect) {
    let isPutOff = current?.state.withLock { state in
      if !state.isOver { state.effects.append(effect) }
      return !state.isOver
    }
    if isPutOff != true { effect.perform() }
  }

  /// Returns the values that a captor will have captured if the attempt turns out to be the last one.
  func captures<Value>(for captor: ArgumentCaptor<Value>) -> [CapturedValue<Value>] {
    let own = state.withLock { $0.isOver ? [] : $0.effects }.flatMap { $0.captures.values(for: captor) }
    return (outer?.captures(for: captor) ?? []) + own
  }

  /// The calls that count as verified even though that effect is deferred.
  var verifiedOrders: Set<Int> {
    // A task that outlives the attempt must not see the effects of one that was repeated.
    let own = state.withLock { $0.isOver ? [] : $0.effects }
    return Set(own.flatMap(\.verified)).union(outer?.verifiedOrders ?? [])
  }

  /// Runs a body as an attempt.
  ///
  /// - Returns: The failures it reported and the error it threw.
  func run<E: Error>(_ body: () throws(E) -> Void) -> AttemptResult<E> {
    let checkpoint = sequence?.checkpoint
    var thrown: E?
    Attempt.$current.withValue(self) {
      CaptureScope.$attempt.withValue(self) {
        FailureReporter.$current.withValue(FailureReporter(isTentative: isTentative, take: take)) {
          do throws(E) { try body() } catch { thrown = error }
        }
      }
    }
    return result(throwing: thrown, from: checkpoint)
  }

  /// Runs an async body as an attempt.
  ///
  /// - Returns: The failures it reported and the error it threw.
  func run<E: Error>(isolation: isolated (any Actor)?, _ body: () async throws(E) -> Void) async -> AttemptResult<E> {
    let checkpoint = sequence?.checkpoint
    var thrown: E?
    await Attempt.$current.withValue(self) {
      await CaptureScope.$attempt.withValue(self) {
        await FailureReporter.$current.withValue(FailureReporter(isTentative: isTentative, take: take)) {
          do throws(E) { try await body() } catch { thrown = error }
        }
      }
    }
    return result(throwing: thrown, from: checkpoint)
  }

  private func result<E>(throwing error: E?, from checkpoint: CallSequence.State?) -> AttemptResult<E> {
    let (failures, effects) = state.withLock { state in
      state.isOver = true
      return (state.failures, state.effects)
    }
    return AttemptResult(failures: failures, error: error, effects: effects) { [self] in
      if let checkpoint { sequence?.checkpoint = checkpoint }
    } report: { [self] failure in
      if let sequence { sequence.note(failure) } else { FailureReporter.report(failure) }
    }
  }

  private func take(_ failure: MockFailure) {
    let isTaken = state.withLock { state in
      if !state.isOver { state.failures.append(failure) }
      return !state.isOver
    }
    guard !isTaken else { return }
    // Its text is needed after all.
    _ = failure.message
    FailureReporter.report(failure, to: outerReporter)
  }
}

/// The result of an attempt.
struct AttemptResult<E: Error> {
  let failures: [MockFailure]
  let error: E?
  fileprivate let effects: [Attempt.Effect]
  /// Undoes the changes of the attempt, so that it can be repeated.
  let retract: () -> Void
  fileprivate let report: (MockFailure) -> Void

  var isPassed: Bool { failures.allSatisfy(\.isWarning) && error == nil }

  /// The failures of calls that the attempt itself made. They remain even if a later attempt passes.
  var callFailures: [MockFailure] { failures.filter(\.isOfCall) }

  /// Accepts the attempt as the last one: reports and changes what was deferred, and throws the error that it threw.
  ///
  /// - Parameters:
  ///   - earlier: Failures of calls that earlier attempts made. Those that this one has, too, aren't reported twice.
  ///   - remark: Text to add to each failure of this attempt.
  func accept(after earlier: [MockFailure], remark: String) throws(E) {
    // An attempt within another leaves its effects to the outer one.
    for effect in effects { Attempt.perform(effect) }
    let own = earlier.isEmpty ? [] : Set(callFailures.map(\.firstLine))
    for failure in earlier where !own.contains(failure.firstLine) { report(failure) }
    for failure in failures { report(failure.isWarning ? failure : failure.appending(remark)) }
    if let error { throw error }
  }
}
