import Foundation

/// A value behind a lock. What a fake records doesn't have to be Sendable, so neither does this value, nor what is
/// taken out of it.
///
/// The standard library's `Mutex` isn't used for two reasons: Apple platforms before macOS 15 don't have it, and on
/// Linux, the thread sanitizer doesn't know its lock, so a user who runs it would see false races.
final class Mutex<Value>: @unchecked Sendable {
  // Unchecked because `value` is accessed only through `lock`.
  private let lock = NSLock()
  /// Allocated separately because the runtime would check each access to a property for exclusivity, which the lock
  /// already ensures.
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
