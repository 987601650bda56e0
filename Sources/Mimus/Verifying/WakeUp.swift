import Foundation

/// What a wait sleeps on: raised by what happens to a mock that is watched, and by the deadline. Nothing spins.
final class WakeUp: Sendable {
  private struct State {
    /// Whether something happened that the one who waits has not seen.
    var isRaised = false
    var isOver = false
    var continuation: CheckedContinuation<Void, Never>?
    var watched: [(source: any Watchable, observer: Int)] = []
    var deadline: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)
  /// When a blocked thread gives up by itself: it cannot count on a free thread for a deadline task.
  private let limit: ContinuousClock.Instant?
  /// The main thread runs its loop instead of blocking: what waits for it, the main actor included, goes on meanwhile.
  private let runsMainLoop: Bool

  /// Make one for a thread that blocks.
  init(blockingFor limit: Duration, on clock: any Clock<Duration>) {
    runsMainLoop = Thread.isMainThread
    self.limit = clock is ContinuousClock ? .now + limit : nil
    if self.limit == nil { setDeadline(limit, clock) }
  }

  /// Make one for a task that is suspended.
  init(suspendingFor limit: Duration?, on clock: any Clock<Duration>) {
    runsMainLoop = false
    self.limit = nil
    if let limit { setDeadline(limit, clock) }
  }

  private func setDeadline(_ limit: Duration, _ clock: any Clock<Duration>) {
    let task = Task { [weak self] in
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { self?.raise(isOver: true) }
    }
    state.withLock { $0.deadline = task }
  }

  /// Whether the deadline has passed, or the task that waits was cancelled.
  var isOver: Bool {
    state.withLock { $0.isOver } || limit.map { $0 <= .now } ?? false
  }

  /// Raise it from now on at all that happens to a mock.
  func watch(_ source: any Watchable) {
    guard !state.withLock({ $0.watched.contains { $0.source === source } }) else { return }
    let observer = source.withObservers { $0.add { [weak self] in self?.raise() } }
    state.withLock { $0.watched.append((source, observer)) }
  }

  /// Stop watching.
  func end() {
    let (watched, deadline) = state.withLock { state in
      defer { state.watched = [] }
      return (state.watched, state.deadline)
    }
    deadline?.cancel()
    for (source, observer) in watched { source.withObservers { $0.remove(observer) } }
  }

  private func raise(isOver: Bool = false) {
    let continuation = state.withLock { state in
      state.isRaised = true
      if isOver { state.isOver = true }
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume()
    signal.signal()
    if runsMainLoop { DispatchQueue.main.async {} }
  }

  private func takeRaise() -> Bool {
    state.withLock { state in
      defer { state.isRaised = false }
      return state.isRaised
    }
  }
}

// MARK: - Waiting

extension WakeUp {
  /// Suspend until it is raised.
  func wait(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isRaised = state.withLock { state in
          if !state.isRaised { state.continuation = continuation }
          return state.isRaised
        }
        if isRaised { continuation.resume() }
      }
    } onCancel: {
      raise(isOver: true)
    }
    _ = takeRaise()
  }

  /// Block until it is raised or the deadline has passed.
  func block() {
    while !takeRaise(), !isOver {
      let rest = limit.map { ($0 - .now) / .seconds(1) }
      let until = rest.map(Date.init(timeIntervalSinceNow:)) ?? .distantFuture
      // The loop refuses to run inside a job of the main queue; then blocking is all that is left.
      if !(runsMainLoop && RunLoop.current.run(mode: .default, before: until)) {
        _ = signal.wait(timeout: rest.map { .now() + $0 } ?? .distantFuture)
      }
    }
  }
}
