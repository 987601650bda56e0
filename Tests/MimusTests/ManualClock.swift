import Mimus

/// A clock that a test advances, so that no test has to wait for time to pass.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastID = 0
    var sleepers: [Int: (deadline: Instant, gate: Gate)] = [:]
  }

  private let state = Locked(State())
  private let sleeps = AsyncStream.makeStream(of: Void.self)

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let gate = Gate()
    let id = state.withLock { state in
      state.lastID += 1
      if deadline <= state.now { gate.open() } else { state.sleepers[state.lastID] = (deadline, gate) }
      return state.lastID
    }
    sleeps.continuation.yield()
    await gate.wait()
    state.withLock { $0.sleepers[id] = nil }
    try Task.checkCancellation()
  }

  /// Waits until a task starts sleeping. Each sleep counts once.
  func waitForSleeper() async {
    for await _ in sleeps.stream { return }
  }

  /// Advances the time and wakes the tasks whose deadlines have passed.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.sleepers.values.filter { $0.deadline <= state.now }
    }
    for sleeper in due { sleeper.gate.open() }
  }
}
