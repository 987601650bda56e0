/// One try of a body whose verifications may be tried again: what they would report and change is put off until it is
/// known to be the last try, and the mocks that they look at are watched.
final class Attempt: Sendable {
  /// The attempt whose body runs.
  @TaskLocal static var current: Attempt?

  private struct State {
    var failures: [MockFailure] = []
    var effects: [(verifying: [Int], @Sendable () -> Void)] = []
  }

  private let state = Mutex(State())
  private let wakeUp: WakeUp

  /// The order that is verified around the attempt: it goes back to where it was when the attempt is repeated.
  let sequence = CallSequence.current

  init(waking wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  /// Wake the one who waits at every call of a mock from now on.
  func watch(_ watched: any Watchable) {
    wakeUp.watch(watched)
  }

  /// Do something when the attempt turns out to be the last one, or at once if there is none.
  ///
  /// - Parameters:
  ///   - orders: the calls that count as verified from now on.
  ///   - effect: what to do.
  static func perform(verifying orders: [Int] = [], _ effect: @escaping @Sendable () -> Void) {
    guard let current else { return effect() }
    current.state.withLock { $0.effects.append((orders, effect)) }
  }

  /// The calls that count as verified though that is put off.
  var verifiedOrders: Set<Int> {
    Set(state.withLock { $0.effects.flatMap(\.verifying) })
  }

  /// Run a body as an attempt.
  ///
  /// - Returns: what it reported, and what it threw.
  func run<E: Error>(_ body: () throws(E) -> Void) -> Trial<E> {
    let checkpoint = sequence?.checkpoint
    var thrown: E?
    Attempt.$current.withValue(self) {
      let reporter = FailureReporter { [self] failure in state.withLock { $0.failures.append(failure) } }
      FailureReporter.$current.withValue(reporter) {
        do throws(E) { try body() } catch { thrown = error }
      }
    }
    let trial = Trial(failures: state.withLock { $0.failures }, error: thrown, attempt: self)
    if !trial.isPassed, let checkpoint { sequence?.checkpoint = checkpoint }
    return trial
  }

  /// Make the changes that were put off.
  fileprivate func settle() {
    let effects = state.withLock { state in
      defer { state.effects = [] }
      return state.effects
    }
    // An attempt within another one leaves its changes to that one.
    for (orders, effect) in effects { Attempt.perform(verifying: orders, effect) }
  }
}

/// What came of an attempt.
struct Trial<E: Error> {
  let failures: [MockFailure]
  let error: E?
  fileprivate let attempt: Attempt

  var isPassed: Bool { failures.allSatisfy(\.isWarning) && error == nil }

  /// Accept the attempt as the last one: report and change what was put off, and throw what it threw.
  ///
  /// - Parameter remark: what to add to each failure.
  func accept(remark: String = "") throws(E) {
    attempt.settle()
    for failure in failures { FailureReporter.report(failure.appending(remark)) }
    if let error { throw error }
  }
}
