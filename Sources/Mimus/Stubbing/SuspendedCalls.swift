/// The calls that one answer of a stub has suspended: they wait until the test resumes them.
///
/// The stub keeps it alive. The test holds a `PendingCalls`.
final class SuspendedCalls: Watchable {
  /// The reason that calls can no longer be resumed.
  enum End {
    case released
    /// The session in which the stub was set up has ended. If its code threw, or its test was skipped, calls that still
    /// wait aren't reported.
    case sessionEnded(isFailure: Bool)

    var isFailure: Bool {
      if case .sessionEnded(false) = self { false } else { true }
    }
  }

  private struct Suspended {
    let call: RecordedCall
    let continuation: CheckedContinuation<Reply, Never>
    var isHandedOut = false
  }

  private struct State: WatchedState {
    /// The suspended calls, in the order in which they were recorded.
    var suspended: ContiguousArray<Suspended> = []
    var handedOutCount = 0
    /// The number of calls, since `next()` last returned one, whose tasks were canceled before it could.
    var cancelledCount = 0
    var end: End?
    var observers = Observers()

    func position(ofCallWith order: Int) -> Int? {
      suspended.firstIndex { $0.call.order == order }
    }
  }

  /// Where the stub was set up.
  let location: SourceLocation
  private let state = WatchedMutex(State())

  init(at location: SourceLocation) {
    self.location = location
  }

  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.observers) }
  }
}

// MARK: - Waiting

extension SuspendedCalls {
  /// Suspends a call until it is resumed.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - isCancellable: Whether the call can throw `CancellationError`. If not, it goes on waiting when its task is
  ///     canceled.
  ///   - isolation: The actor that waits.
  /// - Returns: What the call was resumed with.
  func reply(to call: RecordedCall, isCancellable: Bool, isolation: isolated (any Actor)?) async -> Reply {
    await withTaskCancellationHandler {
      await withCheckedContinuation { suspend(call, $0, isCancellable: isCancellable) }
    } onCancel: {
      if isCancellable { cancel(callWith: call.order) }
    }
  }

  private func suspend(
    _ call: RecordedCall, _ continuation: CheckedContinuation<Reply, Never>, isCancellable: Bool
  ) {
    enum Refusal {
      case cancelled
      case ended(End)
    }
    let refusal: Refusal? = state.withLock { state in
      // A task that is canceled after this check is found among those waiting.
      if isCancellable, Task.isCancelled {
        state.cancelledCount += 1
        return .cancelled
      }
      if let end = state.end { return .ended(end) }
      // Calls from several threads may arrive in a different order than they were recorded in.
      let next = state.suspended.lastIndex { $0.call.order < call.order }.map { $0 + 1 } ?? 0
      state.suspended.insert(Suspended(call: call, continuation: continuation), at: next)
      state.observers.notify()
      return nil
    }
    switch refusal {
    case nil: break
    case .cancelled: continuation.resume(returning: .error(CancellationError()))
    case .ended(let end):
      let text = SuspensionMessage.late(call, after: end)
      if end.isFailure { FailureReporter.report(text, at: location) }
      continuation.resume(returning: .unresumed(text))
    }
  }
}

// MARK: - Resuming

extension SuspendedCalls {
  /// The number of calls that wait.
  var count: Int { state.withLock { $0.suspended.count } }

  /// How far the test has come with the calls.
  struct Progress {
    let handedOutCount: Int
    let cancelledCount: Int
    /// Why no more calls will be handed out, or nil if they may.
    let end: End?
  }

  var progress: Progress {
    state.withLock { Progress(handedOutCount: $0.handedOutCount, cancelledCount: $0.cancelledCount, end: $0.end) }
  }

  /// Returns the first waiting call that hasn't been handed out, and counts it as handed out.
  func handOutNext() -> RecordedCall? {
    state.withLock { state in
      guard let next = state.suspended.firstIndex(where: { !$0.isHandedOut }) else { return nil }
      state.suspended[next].isHandedOut = true
      state.handedOutCount += 1
      state.cancelledCount = 0
      return state.suspended[next].call
    }
  }

  private func cancel(callWith order: Int) {
    state.withLock { state in
      if let place = state.position(ofCallWith: order), !state.suspended[place].isHandedOut {
        state.cancelledCount += 1
      }
    }
    resume(callWith: order, with: .error(CancellationError()))
  }

  /// Resumes a call, if it still waits.
  func resume(callWith order: Int, with reply: Reply) {
    let resumed = state.withLock { state in
      state.observers.notify()
      return state.position(ofCallWith: order).map { state.suspended.remove(at: $0) }
    }
    resumed?.continuation.resume(returning: reply)
  }

  /// Ends the waiting for good. Calls that still wait are reported in one failure, and resumed.
  ///
  /// - Parameter end: Why nothing can resume them any more.
  func close(_ end: End) {
    let suspended = state.withLock { state in
      defer { state.suspended = [] }
      state.end = state.end ?? end
      state.observers.notify()
      return state.suspended
    }
    guard !suspended.isEmpty else { return }
    let text = SuspensionMessage.unresumed(suspended.map(\.call), after: end)
    if end.isFailure { FailureReporter.report(text, at: location) }
    for one in suspended { one.continuation.resume(returning: .unresumed(text)) }
  }
}
