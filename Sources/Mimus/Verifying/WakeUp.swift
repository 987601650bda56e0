import Foundation

/// What a wait sleeps on: raised by what happens to a mock that is watched, and by the deadline. Nothing spins.
final class WakeUp: Sendable {
  private struct Watch {
    let source: any Watchable
    let observer: Int
  }

  private let alarm: Alarm
  /// What is watched; nil once the wait has ended.
  private let watches = Mutex<[Watch]?>([])
  private let deadline: Task<Void, Never>?
  /// When a blocked thread gives up by itself: it cannot count on a free thread for a deadline task.
  private let limit: ContinuousClock.Instant?

  /// The longest time that a clock is asked to measure, about a century: a clock may trap on more than that.
  private static let longest = Duration.seconds(3_000_000_000)

  /// Make one for a thread that blocks.
  init(blockingFor limit: Duration, on clock: any Clock<Duration>) {
    let limit = min(limit, WakeUp.longest)
    alarm = Alarm(runsMainLoop: Thread.isMainThread, isOver: limit <= .zero)
    self.limit = clock is ContinuousClock ? .now + max(limit, .zero) : nil
    deadline = self.limit == nil ? WakeUp.deadline(limit, clock, alarm) : nil
  }

  /// Make one for tasks that are suspended.
  init(suspendingFor limit: Duration?, on clock: any Clock<Duration>) {
    let limit = limit.map { min($0, WakeUp.longest) }
    let alarm = Alarm(runsMainLoop: false, isOver: limit.map { $0 <= .zero } ?? false)
    self.alarm = alarm
    self.limit = nil
    deadline = limit.flatMap { WakeUp.deadline($0, clock, alarm) }
  }

  deinit {
    end()
  }

  private static func deadline(_ limit: Duration, _ clock: any Clock<Duration>, _ alarm: Alarm) -> Task<Void, Never>? {
    if alarm.end != nil { return nil }
    return Task {
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { alarm.raise(ending: .timeUp) }
    }
  }

  /// Whether the deadline has passed, or the task that waits was cancelled.
  var isOver: Bool {
    alarm.end != nil || limit.map { $0 <= .now } ?? false
  }

  /// Whether the wait has ended before its time because the task was cancelled.
  var isCancelled: Bool { alarm.end == .cancelled }

  /// Raise it from now on at all that happens to a mock.
  func watch(_ source: any Watchable) {
    // The alarm is all that the mock holds: this object, which holds the mock, goes away with the wait.
    let isNew = watches.withLock { $0.map { !$0.contains { $0.source === source } } ?? false }
    guard isNew else { return }
    let observer = source.withObservers { [alarm] in $0.add { alarm.raise() } }
    let isKept = watches.withLock { watches in
      watches?.append(Watch(source: source, observer: observer))
      return watches != nil
    }
    if !isKept { source.withObservers { $0.remove(observer) } }
  }

  /// End the wait of all who wait, as if each of their tasks were cancelled.
  func cancel() {
    alarm.raise(ending: .cancelled)
    end()
  }

  /// Stop watching.
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

extension WakeUp {
  /// How often it was raised by now: what to remember before looking at what is waited for.
  var raiseCount: Int { alarm.raiseCount }

  /// Suspend until it is raised once more than it was when somebody looked. Several tasks may wait.
  func wait(after raiseCount: Int, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { alarm.resume($0, after: raiseCount) }
    } onCancel: {
      alarm.raise(ending: .cancelled)
    }
  }

  /// Block until it is raised once more than it was when somebody looked, or the deadline has passed.
  func block(after raiseCount: Int) {
    while alarm.raiseCount == raiseCount, !isOver { alarm.block(until: limit) }
  }
}

/// The part of a wait that the watched mocks and the deadline reach.
private final class Alarm: Sendable {
  /// Why a wait is over.
  enum End {
    case timeUp, cancelled
  }

  private struct State {
    var raiseCount = 0
    var end: End?
    var continuations: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let signal = DispatchSemaphore(value: 0)
  /// The main thread runs its loop instead of blocking: what waits for it, the main actor included, goes on meanwhile.
  private let runsMainLoop: Bool

  init(runsMainLoop: Bool, isOver: Bool) {
    self.runsMainLoop = runsMainLoop
    state = Mutex(State(end: isOver ? .timeUp : nil))
  }

  var end: End? { state.withLock { $0.end } }

  var raiseCount: Int { state.withLock { $0.raiseCount } }

  /// Wake all who wait.
  func raise(ending end: End? = nil) {
    let continuations = state.withLock { state in
      state.raiseCount += 1
      state.end = state.end ?? end
      defer { state.continuations = [] }
      return state.continuations
    }
    for continuation in continuations { continuation.resume() }
    signal.signal()
    if runsMainLoop { DispatchQueue.main.async {} }
  }

  /// Resume a continuation at the next raise, or at once if that has been or nothing will come any more.
  func resume(_ continuation: CheckedContinuation<Void, Never>, after raiseCount: Int) {
    let isRaised = state.withLock { state in
      let isRaised = state.raiseCount > raiseCount || state.end != nil
      if !isRaised { state.continuations.append(continuation) }
      return isRaised
    }
    if isRaised { continuation.resume() }
  }

  /// Block until something happens.
  func block(until limit: ContinuousClock.Instant?) {
    let rest = limit.map { ($0 - .now) / .seconds(1) }
    let until = rest.map(Date.init(timeIntervalSinceNow:)) ?? .distantFuture
    // The loop refuses to run inside a job of the main queue; then blocking is all that is left.
    if !(runsMainLoop && RunLoop.current.run(mode: .default, before: until)) {
      _ = signal.wait(timeout: rest.map { .now() + $0 } ?? .distantFuture)
    }
  }
}
