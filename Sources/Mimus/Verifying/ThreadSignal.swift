import Foundation

/// A counting semaphore: a blocked thread waits for a signal, and each signal lets one thread continue.
///
/// It takes the place of Dispatch's semaphore because WebAssembly doesn't have Dispatch.
final class ThreadSignal: @unchecked Sendable {
  // Unchecked because `count` is accessed only while `condition` is locked.
  private let condition = NSCondition()
  /// The number of signals that no thread has waited for.
  private var count = 0

  /// Lets a thread continue: one that waits, or else the next one that would.
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
