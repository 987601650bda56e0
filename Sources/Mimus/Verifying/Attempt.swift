/// One try of a body whose verifications may be tried again: what they would report and change is put off until it is
/// known to be the last try, and the mocks that they look at are watched.
final class Attempt: Sendable {
  /// The attempt whose body runs.
  @TaskLocal static var current: Attempt?

  private struct State {
    var failures: [MockFailure] = []
    var effects: [Effect] = []
    /// Whether the body has ended. Tasks that it started may outlive it; what they report is not the attempt's.
    var isOver = false
  }

  private let state = Mutex(State())
  private let wakeUp: WakeUp
  /// The attempt that this one is part of.
  private let outer = Attempt.current
  private let outerReporter = FailureReporter.current

  /// The order that is verified around the attempt: it goes back to where it was when the attempt is repeated.
  let sequence = CallSequence.current

  init(waking wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  /// Wake the one who waits, and those who wait around it, at every call of a mock from now on.
  func watch(_ watched: any Watchable) {
    wakeUp.watch(watched)
    outer?.watch(watched)
  }

  /// What a verification does to the calls that it matched.
  struct Effect: Sendable {
    /// The calls that count as verified from then on, by their orders.
    let verified: [Int]
    let captures: PendingCaptures
    let action: @Sendable () -> Void

    fileprivate func perform() {
      captures.commit()
      action()
    }
  }

  /// Performs an effect when the attempt turns out to be the last one, or at once if there is none.
  static func perform(_ effect: Effect) {
    let isPutOff = current?.state.withLock { state in
      if !state.isOver { state.effects.append(effect) }
      return !state.isOver
    }
    if isPutOff != true { effect.perform() }
  }

  /// What a captor will have captured if the attempt turns out to be the last one.
  func captures<Value>(for captor: ArgumentCaptor<Value>) -> [CapturedValue<Value>] {
    let own = state.withLock { $0.isOver ? [] : $0.effects }.flatMap { $0.captures.values(for: captor) }
    return (outer?.captures(for: captor) ?? []) + own
  }

  /// The calls that count as verified though that is put off.
  var verifiedOrders: Set<Int> {
    Set(state.withLock { $0.effects.flatMap(\.verified) }).union(outer?.verifiedOrders ?? [])
  }

  /// Run a body as an attempt.
  ///
  /// - Returns: what it reported, and what it threw.
  func run<E: Error>(_ body: () throws(E) -> Void) -> Trial<E> {
    let checkpoint = sequence?.checkpoint
    var thrown: E?
    Attempt.$current.withValue(self) {
      FailureReporter.$current.withValue(FailureReporter(take: take)) {
        do throws(E) { try body() } catch { thrown = error }
      }
    }
    return trial(throwing: thrown, from: checkpoint)
  }

  /// Run an async body as an attempt.
  ///
  /// - Returns: what it reported, and what it threw.
  func run<E: Error>(isolation: isolated (any Actor)?, _ body: () async throws(E) -> Void) async -> Trial<E> {
    let checkpoint = sequence?.checkpoint
    var thrown: E?
    await Attempt.$current.withValue(self) {
      await FailureReporter.$current.withValue(FailureReporter(take: take)) {
        do throws(E) { try await body() } catch { thrown = error }
      }
    }
    return trial(throwing: thrown, from: checkpoint)
  }

  private func trial<E>(throwing error: E?, from checkpoint: CallSequence.State?) -> Trial<E> {
    let (failures, effects) = state.withLock { state in
      state.isOver = true
      return (state.failures, state.effects)
    }
    return Trial(failures: failures, error: error, effects: effects) { [self] in
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
    if !isTaken { FailureReporter.$current.withValue(outerReporter) { FailureReporter.report(failure) } }
  }
}

/// What came of an attempt.
struct Trial<E: Error> {
  let failures: [MockFailure]
  let error: E?
  fileprivate let effects: [Attempt.Effect]
  /// Take back what the attempt has changed, to repeat it.
  let retract: () -> Void
  fileprivate let report: (MockFailure) -> Void

  var isPassed: Bool { failures.allSatisfy(\.isWarning) && error == nil }

  /// Accept the attempt as the last one: report and change what was put off, and throw what it threw.
  ///
  /// - Parameter remark: what to add to each failure.
  func accept(remark: String) throws(E) {
    // An attempt within another one leaves its changes to that one.
    for effect in effects { Attempt.perform(effect) }
    for failure in failures { report(failure.isWarning ? failure : failure.appending(remark)) }
    if let error { throw error }
  }
}
