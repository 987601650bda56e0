#if !canImport(Darwin)
  import Synchronization
#endif

/// The count of all calls of the process, from which each takes its place in their order.
///
/// It is the one number that all mocks share: without it, calls of two mocks could not be told apart in time.
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
