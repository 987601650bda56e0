#if !canImport(Darwin)
  import Synchronization
#endif

/// The counter from which each call, stub, expectation, and session takes its place in the order of the process.
///
/// It is the only number that all fakes share. Without it, the calls of two fakes couldn't be ordered in time.
enum CallOrder {
  #if canImport(Darwin)
    private static let count = Mutex(0)

    static func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  #else
    private static let count = Atomic(0)

    static func next() -> Int {
      count.wrappingAdd(1, ordering: .relaxed).newValue
    }
  #endif
}
