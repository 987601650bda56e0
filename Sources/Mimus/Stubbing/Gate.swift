import Dispatch

/// A gate that holds back a stubbed call until the test opens it.
///
/// ```swift
/// let gate = Gate()
/// gateway.stubCall(withIdentifier: "charge").andWait(for: gate).andReturn(receipt)
/// ```
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    /// What goes on when the gate opens, by a number that tells apart who waits.
    var waiting: [Int: @Sendable () -> Void] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())

  /// Make a closed gate.
  public init() {}

  /// Whether the gate has been opened.
  public var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Open the gate for good: every call that waits goes on, and no later one waits.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.sorted { $0.key < $1.key }
    }
    for (_, resume) in waiting { resume() }
  }

  /// Suspend until the gate is open; a cancelled task goes on at once.
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

  /// Block the thread until the gate is open: all that a synchronous call can do.
  func block() {
    let signal = DispatchSemaphore(value: 0)
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
      // A task that is cancelled after this is asked finds itself among those who wait.
      let waits = !state.isOpen && !isCancelled()
      if waits { state.waiting[id] = resume }
      return waits
    }
    if !waits { resume() }
  }

  /// Let one go on that waits, though the gate stays closed.
  private func goOn(_ id: Int) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?()
  }
}
