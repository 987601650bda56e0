import Foundation

/// The signal that a wait sleeps on. Changes of the watched fakes raise it, and so does the deadline, so nothing spins.
final class WaitSignal: Sendable {
  private struct Watch {
    let source: any Watchable
    let observer: Int
  }

  private let shared: SharedSignal
  /// What is being watched, or nil after the wait has ended.
  private let watches = Mutex<[Watch]?>([])
  private let deadline: Task<Void, Never>?
  /// The time at which a blocked thread gives up without being woken, because there may be no free thread for a
  /// deadline task.
  private let limit: ContinuousClock.Instant?
  /// Whether the thread that blocks runs a task on the main actor, which even the main run loop doesn't leave then.
  private let blocksMainActor: Bool

  /// Creates a signal for a thread that blocks.
  init(blockingFor limit: Duration, on clock: any Clock<Duration>) {
    let limit = limit.measurable
    shared = SharedSignal(runsMainLoop: Thread.isMainThread, isOver: limit <= .zero)
    blocksMainActor = Thread.isMainThread && withUnsafeCurrentTask { $0 != nil }
    self.limit = clock is ContinuousClock ? .now + max(limit, .zero) : nil
    deadline = self.limit == nil ? WaitSignal.deadline(limit, clock, shared) : nil
  }

  /// Creates a signal for tasks that suspend.
  init(suspendingFor limit: Duration?, on clock: any Clock<Duration>) {
    let limit = limit.map(\.measurable)
    let shared = SharedSignal(runsMainLoop: false, isOver: limit.map { $0 <= .zero } ?? false)
    self.shared = shared
    self.limit = nil
    blocksMainActor = false
    deadline = limit.flatMap { WaitSignal.deadline($0, clock, shared) }
  }

  deinit {
    end()
  }

  private static func deadline(_ limit: Duration, _ clock: any Clock<Duration>, _ shared: SharedSignal) -> Task<
    Void, Never
  >? {
    if shared.end != nil { return nil }
    return Task {
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { shared.raise(ending: .timeUp) }
    }
  }

  /// Whether the deadline has passed, or the waiting task was canceled.
  var isOver: Bool {
    shared.end != nil || limit.map { $0 <= .now } ?? false
  }

  /// Whether the wait ended early because the task was canceled.
  var isCancelled: Bool { shared.end == .cancelled }

  /// Returns what a failure says about a wait that ended without success, or nil while it isn't over.
  func remark(onWaiting limit: Duration) -> String? {
    if isCancelled { return "The task was canceled while waiting for up to \(limit.seconds)." }
    if !isOver { return nil }
    let text = "Waited \(limit.seconds)."
    return blocksMainActor
      ? text + " The main actor was blocked, so nothing else could run there. To suspend instead, make the test async."
      : text
  }

  /// Raises the signal at every change of a fake from now on.
  func watch(_ source: any Watchable) {
    // The fake holds only the shared signal. This object holds the fake and is released with the wait.
    let isNew = watches.withLock { $0.map { !$0.contains { $0.source === source } } ?? false }
    guard isNew else { return }
    let observer = source.withObservers { [shared] in $0.add { shared.raise() } }
    let isKept = watches.withLock { watches in
      watches?.append(Watch(source: source, observer: observer))
      return watches != nil
    }
    if !isKept { source.withObservers { $0.remove(observer) } }
  }

  /// Ends the wait of all waiting tasks, as if each of them had been canceled.
  func cancel() {
    shared.raise(ending: .cancelled)
    end()
  }

  /// Stops watching.
  func end() {
    deadline?.cancel()
    let ended = watches.withLock { watches in
      defer { watches = nil }
      return watches
    }
    for watch in ended ?? [] { watch.source.withObservers { $0.remove(watch.observer) } }
  }
}

// MARK: - Waiting

extension WaitSignal {
  /// The number of times the signal was raised. Remember it before checking the awaited condition.
  var raiseCount: Int { shared.raiseCount }

  /// Suspends until the signal is raised more often than the given number of times. Several tasks may wait.
  func wait(after raiseCount: Int, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { shared.resume($0, after: raiseCount) }
    } onCancel: {
      shared.raise(ending: .cancelled)
    }
  }

  /// Blocks until the signal is raised more often than the given number of times, or the deadline has passed.
  func block(after raiseCount: Int) {
    while shared.raiseCount == raiseCount, !isOver { shared.block(until: limit) }
  }
}

/// The part of a wait that the watched fakes and the deadline access.
private final class SharedSignal: Sendable {
  /// The reason that a wait ended.
  enum End {
    case timeUp, cancelled
  }

  private struct State {
    var raiseCount = 0
    var end: End?
    var continuations: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let semaphore = DispatchSemaphore(value: 0)
  /// Whether to run the main run loop instead of blocking. On the main thread, this lets work that waits for it
  /// continue, including work on the main actor.
  private let runsMainLoop: Bool

  init(runsMainLoop: Bool, isOver: Bool) {
    self.runsMainLoop = runsMainLoop
    state = Mutex(State(end: isOver ? .timeUp : nil))
  }

  var end: End? { state.withLock { $0.end } }

  var raiseCount: Int { state.withLock { $0.raiseCount } }

  /// Wakes all waiting threads and tasks.
  func raise(ending end: End? = nil) {
    let continuations = state.withLock { state in
      state.raiseCount += 1
      state.end = state.end ?? end
      defer { state.continuations = [] }
      return state.continuations
    }
    for continuation in continuations { continuation.resume() }
    semaphore.signal()
    if runsMainLoop { DispatchQueue.main.async {} }
  }

  /// Resumes a continuation at the next raise, or immediately if that has happened or nothing more will come.
  func resume(_ continuation: CheckedContinuation<Void, Never>, after raiseCount: Int) {
    let isRaised = state.withLock { state in
      let isRaised = state.raiseCount > raiseCount || state.end != nil
      if !isRaised { state.continuations.append(continuation) }
      return isRaised
    }
    if isRaised { continuation.resume() }
  }

  /// Blocks until something happens.
  func block(until limit: ContinuousClock.Instant?) {
    let rest = limit.map { ($0 - .now) / .seconds(1) }
    let until = rest.map(Date.init(timeIntervalSinceNow:)) ?? .distantFuture
    // The run loop refuses to run inside a job of the main queue, so the thread can only block.
    if !(runsMainLoop && RunLoop.current.run(mode: .default, before: until)) {
      _ = semaphore.wait(timeout: rest.map { .now() + $0 } ?? .distantFuture)
    }
  }
}
