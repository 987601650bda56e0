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
  private let limit: BlockingLimit?
  /// Whether the thread that blocks runs a task on the main actor, which even the main run loop doesn't leave then.
  private let blocksMainActor: Bool
  /// Whether any task could run while the thread was blocked.
  private let pool: PoolProbe?

  /// Creates a signal for a thread that blocks.
  init(blockingFor limit: Duration, on clock: any Clock<Duration>) {
    let limit = limit.measurable
    shared = SharedSignal(runsMainLoop: Thread.isMainThread, isOver: limit <= .zero)
    blocksMainActor = MainQueue.isCurrent && withUnsafeCurrentTask { $0 != nil }
    self.limit = BlockingLimit(max(limit, .zero), on: clock)
    pool = PoolProbe()
    guard !(clock is ContinuousClock), shared.end == nil else {
      deadline = nil
      return
    }
    deadline = BlockedThread.task { [shared] in await WaitSignal.pass(limit, on: clock, shared) }
  }

  /// Creates a signal for tasks that suspend.
  init(suspendingFor limit: Duration?, on clock: any Clock<Duration>) {
    let limit = limit.map(\.measurable)
    let shared = SharedSignal(runsMainLoop: false, isOver: limit.map { $0 <= .zero } ?? false)
    self.shared = shared
    self.limit = nil
    blocksMainActor = false
    pool = nil
    deadline = limit.flatMap { limit in
      shared.end != nil ? nil : Task { await WaitSignal.pass(limit, on: clock, shared) }
    }
  }

  deinit {
    end()
  }

  /// Raises the signal when the time is up.
  private static func pass(_ limit: Duration, on clock: any Clock<Duration>, _ shared: SharedSignal) async {
    var end = SharedSignal.End.timeUp
    do { try await clock.sleep(for: limit) } catch { end = .interrupted("The clock threw \(error)") }
    if !Task.isCancelled { shared.raise(ending: end) }
  }

  /// Whether the deadline has passed, or the waiting task was canceled.
  var isOver: Bool {
    shared.end != nil || limit?.isOver ?? false
  }

  /// What ended the wait early, such as `The task was canceled`.
  var interruption: String? {
    if case .interrupted(let interruption) = shared.end { interruption } else { nil }
  }

  /// Returns what a failure says about a wait that ended without success, or nil while it isn't over.
  func remark(onWaiting limit: Duration) -> String? {
    if let interruption { return "\(interruption) while waiting for up to \(limit.seconds)." }
    if !isOver { return nil }
    let text = "Waited \(limit.seconds)."
    let remedy = "To suspend instead, await the async overload in an async test."
    if blocksMainActor {
      return
        "\(text) The main actor was blocked, so nothing else could run there, not even closures of stubs. \(remedy)"
    }
    if pool?.isStarved ?? false {
      return "\(text) No task could run, because all threads for tasks were blocked or busy. \(remedy)"
    }
    let watchesNothing = watches.withLock { $0?.isEmpty ?? false }
    return watchesNothing && limit > .zero ? "\(text) The body looked at no fake, so nothing woke it until then." : text
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

/// The time at which a blocked thread gives up.
private struct BlockingLimit {
  /// The time, if the clock is the one that threads can wait on.
  let instant: ContinuousClock.Instant?
  private let hasPassed: @Sendable () -> Bool

  init(_ duration: Duration, on clock: any Clock<Duration>) {
    instant = clock is ContinuousClock ? .now + duration : nil
    hasPassed = clock.timer(duration)
  }

  var isOver: Bool { hasPassed() }
}

/// Finds out whether any task could run while a thread was blocked.
private final class PoolProbe: Sendable {
  private let hasRun = Mutex(false)
  private let start = ContinuousClock.now

  init() {
    Task { hasRun.withLock { $0 = true } }
  }

  /// Whether no task could run, in a time in which even slow ones would have begun.
  var isStarved: Bool { .now - start >= .milliseconds(500) && hasRun.withLock { !$0 } }
}

/// The part of a wait that the watched fakes and the deadline access.
private final class SharedSignal: Sendable {
  /// The reason that a wait ended.
  enum End {
    case timeUp
    /// It ended early, for the given reason.
    case interrupted(String)

    static let cancelled = End.interrupted("The task was canceled")
  }

  private struct State {
    var raiseCount = 0
    var end: End?
    var continuations: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let signal = ThreadSignal()
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
    signal.signal()
    if runsMainLoop { MainQueue.wakeLoop() }
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
  func block(until limit: BlockingLimit?) {
    // A clock of another kind is looked at again and again.
    let rest = limit?.instant.map { ($0 - .now) / .seconds(1) } ?? BlockedThread.step
    if !(runsMainLoop && MainQueue.runLoop(seconds: rest)) { signal.wait(seconds: rest) }
  }
}
