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

  /// Make one for a thread that blocks.
  init(blockingFor limit: Duration, on clock: any Clock<Duration>) {
    alarm = Alarm(runsMainLoop: Thread.isMainThread, isOver: limit <= .zero)
    self.limit = clock is ContinuousClock ? .now + limit : nil
    deadline = self.limit == nil ? WakeUp.deadline(limit, clock, alarm) : nil
  }

  /// Make one for a task that is suspended.
  init(suspendingFor limit: Duration?, on clock: any Clock<Duration>) {
    let alarm = Alarm(runsMainLoop: false, isOver: limit.map { $0 <= .zero } ?? false)
    self.alarm = alarm
    self.limit = nil
    deadline = limit.flatMap { WakeUp.deadline($0, clock, alarm) }
  }

  deinit {
    end()
  }

  private static func deadline(_ limit: Duration, _ clock: any Clock<Duration>, _ alarm: Alarm) -> Task<Void, Never>? {
    if alarm.isOver { return nil }
    return Task {
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { alarm.raise(isOver: true) }
    }
  }

  /// Whether the deadline has passed, or the task that waits was cancelled.
  var isOver: Bool {
    alarm.isOver || limit.map { $0 <= .now } ?? false
  }

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
  /// Suspend until it is raised.
  func wait(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { alarm.resume($0) }
    } onCancel: {
      alarm.raise(isOver: true)
    }
    _ = alarm.takeRaise()
  }

  /// Block until it is raised or the deadline has passed.
  func block() {
    while !alarm.takeRaise(), !isOver { alarm.block(until: limit) }
  }
}

/// The part of a wait that the watched mocks and the deadline reach.
private final class Alarm: Sendable {
  private struct State {
    /// Whether something happened that the one who waits has not seen.
    var isRaised = false
    var isOver: Bool
    var continuation: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>
  private let signal = DispatchSemaphore(value: 0)
  /// The main thread runs its loop instead of blocking: what waits for it, the main actor included, goes on meanwhile.
  private let runsMainLoop: Bool

  init(runsMainLoop: Bool, isOver: Bool) {
    self.runsMainLoop = runsMainLoop
    state = Mutex(State(isOver: isOver))
  }

  var isOver: Bool { state.withLock { $0.isOver } }

  func raise(isOver: Bool = false) {
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

  func takeRaise() -> Bool {
    state.withLock { state in
      defer { state.isRaised = false }
      return state.isRaised
    }
  }

  /// Resume a continuation when it is raised, or at once if it is.
  func resume(_ continuation: CheckedContinuation<Void, Never>) {
    let isRaised = state.withLock { state in
      if !state.isRaised { state.continuation = continuation }
      return state.isRaised
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
