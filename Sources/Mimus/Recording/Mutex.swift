import Foundation

/// A value behind a lock. What a mock records need not be Sendable, so neither need this value be, nor what is taken out
/// of it.
///
/// The standard library's `Mutex` would do, but for two things: Apple systems older than macOS 15 have none, and on Linux
/// the thread sanitizer does not know its lock, so that a user's own run of it would name races where there are none.
final class Mutex<Value>: @unchecked Sendable {
  // Unchecked, since `value` is only reached through `lock`.
  private let lock = NSLock()
  /// In memory of its own, since the runtime would check each access to a property for exclusivity, as the lock does.
  private let value: UnsafeMutablePointer<Value>

  init(_ initialValue: Value) {
    value = .allocate(capacity: 1)
    value.initialize(to: initialValue)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value.pointee)
  }
}
