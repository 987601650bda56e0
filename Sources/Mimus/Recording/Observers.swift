/// Those who wait for something to happen.
///
/// What a wake-up runs is user code: an executor may resume a task at once, where it is. So whoever changes a state only
/// notes under the lock that its observers have something to look at, and `WatchedMutex` tells them when the lock is free.
struct Observers {
  typealias Observer = @Sendable () -> Void

  private var observers: [Int: Observer] = [:]
  private var lastID = 0
  /// Whether nobody waits, at hand for every call.
  private(set) var isEmpty = true
  /// Whether something has happened that they have not been told of.
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

  /// Note that something has happened. The observers are told as soon as the lock is free.
  mutating func notify() {
    areNotified = !isEmpty
  }

  /// The observers that are to be told now.
  mutating func takeNotified() -> [Observer] {
    areNotified = false
    return Array(observers.values)
  }
}

/// A state that can be watched by those who wait for it to change.
protocol WatchedState {
  var observers: Observers { get set }
}

/// A state behind a lock, whose observers are told of a change when the lock is free again.
final class WatchedMutex<State: WatchedState>: Sendable {
  private let state: Mutex<State>

  init(_ initialState: State) {
    state = Mutex(initialState)
  }

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
