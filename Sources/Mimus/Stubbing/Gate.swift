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
    var waiting: [@Sendable () -> Void] = []
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
      defer { state.waiting = [] }
      return state.waiting
    }
    for resume in waiting { resume() }
  }

  /// Suspend until the gate is open.
  public func wait() async {
    await withCheckedContinuation { continuation in
      whenOpen { continuation.resume() }
    }
  }

  /// Block the thread until the gate is open: all that a synchronous call can do.
  func block() {
    let signal = DispatchSemaphore(value: 0)
    whenOpen { signal.signal() }
    signal.wait()
  }

  private func whenOpen(_ resume: @escaping @Sendable () -> Void) {
    let isOpen = state.withLock { state in
      if !state.isOpen { state.waiting.append(resume) }
      return state.isOpen
    }
    if isOpen { resume() }
  }
}
