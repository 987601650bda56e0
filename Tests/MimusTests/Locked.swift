import Foundation

/// A value protected by a lock, which tests share between threads.
final class Locked<Value>: @unchecked Sendable {
  // Unchecked because `value` is only accessed under `lock`.
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
