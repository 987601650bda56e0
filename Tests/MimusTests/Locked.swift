import Foundation

/// A value behind a lock, for what tests share between threads.
final class Locked<Value>: @unchecked Sendable {
  // Unchecked, since `value` is only reached through `lock`.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  var current: Value { withLock { $0 } }
}
