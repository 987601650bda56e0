/// Something that calls happen to and that can be watched while it waits for them.
protocol Watchable: AnyObject, Sendable {
  /// Read or change who watches, under the lock of the state that is watched.
  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result
}

/// What owns recorded calls: all that a verification needs to know of a storage.
protocol CallOwner: Watchable {
  /// Read or change the calls under the lock; no user code may run meanwhile.
  func withLog<Result>(_ body: (inout CallLog) -> Result) -> Result
}

extension CallOwner {
  /// The calls at this moment.
  var calls: CallList { withLog { $0.calls } }
}

/// Those who wait for something to happen. They are told under the lock of what they watch: an observer raises a signal
/// and never runs user code.
struct Observers {
  private var observers: [Int: @Sendable () -> Void] = [:]
  private var lastID = 0

  mutating func add(_ observer: @escaping @Sendable () -> Void) -> Int {
    lastID += 1
    observers[lastID] = observer
    return lastID
  }

  mutating func remove(_ id: Int) {
    observers[id] = nil
  }

  @inline(__always)
  func notify() {
    if !observers.isEmpty { tellAll() }
  }

  private func tellAll() {
    for observer in observers.values { observer() }
  }
}
