import Foundation

/// A signal that a blocked thread waits for. Each signal lets one thread continue, which may begin to wait later.
///
/// Dispatch's semaphore isn't used because WebAssembly doesn't have Dispatch.
final class ThreadSignal: @unchecked Sendable {
  // Unchecked because `count` is accessed only while `condition` is locked.
  private let condition = NSCondition()
  /// The number of signals that no thread has waited for.
  private var count = 0

  func signal() {
    condition.lock()
    count += 1
    condition.signal()
    condition.unlock()
  }

  /// Blocks the thread until there is a signal.
  func wait() {
    condition.lock()
    while count == 0 { condition.wait() }
    count -= 1
    condition.unlock()
  }

  /// Blocks the thread until there is a signal or a number of seconds has passed.
  ///
  /// - Returns: Whether there was a signal.
  @discardableResult
  func wait(seconds: Double) -> Bool {
    let limit = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while count == 0 {
      if !condition.wait(until: limit) { return false }
    }
    count -= 1
    return true
  }
}
