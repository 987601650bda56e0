#if canImport(Darwin)
  import Foundation

  /// The standard library's `Synchronization.Mutex`, for Apple systems older than macOS 15: to be deleted with them.
  final class Mutex<Value>: @unchecked Sendable {
    // Unchecked, since `value` is only reached through `lock`.
    private let lock = NSLock()
    private var value: Value

    init(_ initialValue: consuming sending Value) {
      value = initialValue
    }

    func withLock<Result, E: Error>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }
#else
  import Synchronization

  typealias Mutex = Synchronization.Mutex
#endif
