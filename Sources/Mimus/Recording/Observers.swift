/// The observers that wait for something to happen.
///
/// Waking an observer runs user code, because an executor may resume a task immediately and in place. So code that
/// changes a state only notes, under the lock, that its observers must be notified, and `WatchedMutex` notifies them
/// after the lock is released.
struct Observers {
  typealias Observer = @Sendable () -> Void

  private var observers: [Int: Observer] = [:]
  private var lastID = 0
  /// Whether there are no observers, stored so that each call can check it quickly.
  private(set) var isEmpty = true
  /// Whether something has happened that the observers haven't been told about.
  private(set) var areNotified = false

  mutating func add(_ observer: @escaping Observer) -> Int {
    lastID += 1
    observers[lastID] = observer
    isEmpty = false
    return lastID
  }

  mutating func remove(_ id: Int) {
    observers[id] = nil
    isEmpty = observers.isEmpty
  }

  /// Notes that something has happened. The observers are notified as soon as the lock is released.
  mutating func notify() {
    areNotified = !isEmpty
  }

  /// Returns the observers to notify now.
  mutating func takeNotified() -> [Observer] {
    areNotified = false
    return Array(observers.values)
  }
}

/// A state with observers that wait for it to change.
protocol WatchedState {
  var observers: Observers { get set }
}

/// A state behind a lock, whose observers are notified of a change after the lock is released.
final class WatchedMutex<State: WatchedState>: Sendable {
  private let state: Mutex<State>

  init(_ initialState: State) {
    state = Mutex(initialState)
  }

  @inline(__always)
  func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    var notified: [Observers.Observer]?
    defer {
      if let notified { for observer in notified { observer() } }
    }
    return try state.withLock { state in
      defer {
        if state.observers.areNotified { notified = state.observers.takeNotified() }
      }
      return try body(&state)
    }
  }
}
