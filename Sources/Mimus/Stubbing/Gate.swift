/// A gate that holds back a stubbed call until the test opens it.
///
/// ```swift
/// let gate = Gate()
/// gateway.stubCall(withIdentifier: "charge").andWait(for: gate).andReturn(receipt)
/// ```
public final class Gate: Sendable {
  private struct State: WatchedState {
    var observers = Observers()
    var isOpen = false
    /// The actions to run when the gate opens, by a number that identifies each waiting thread or task.
    var waiting: [Int: @Sendable () -> Void] = [:]
    var lastID = 0
  }

  private let state = WatchedMutex(State())

  /// Creates a closed gate.
  public init() {}

  /// A Boolean value that indicates whether the gate has been opened.
  public var isOpen: Bool {
    Attempt.current?.watch(self)
    return state.withLock { $0.isOpen }
  }

  /// Opens the gate for good. Every waiting call continues, and no later call waits.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      state.observers.notify()
      defer { state.waiting = [:] }
      return state.waiting.sorted { $0.key < $1.key }
    }
    for (_, resume) in waiting { resume() }
  }

  /// Suspends until the gate is open. A canceled task continues immediately.
  public func wait() async {
    let id = newID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        whenOpen(id, isCancelled: Task.isCancelled) { continuation.resume() }
      }
    } onCancel: {
      goOn(id)
    }
  }

  /// Blocks the thread until the gate is open, because a synchronous call can't suspend.
  func block() {
    let signal = ThreadSignal()
    whenOpen(newID()) { signal.signal() }
    signal.wait()
  }

  private func newID() -> Int {
    state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
  }

  private func whenOpen(
    _ id: Int, isCancelled: @autoclosure () -> Bool = false, _ resume: @escaping @Sendable () -> Void
  ) {
    let waits = state.withLock { state in
      // A task that is canceled after this check is found among those waiting.
      let waits = !state.isOpen && !isCancelled()
      if waits { state.waiting[id] = resume }
      return waits
    }
    if !waits { resume() }
  }

  /// Lets one waiting task continue even though the gate stays closed.
  private func goOn(_ id: Int) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?()
  }
}

extension Gate: Watchable {
  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.observers) }
  }
}
