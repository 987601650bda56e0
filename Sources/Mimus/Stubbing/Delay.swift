import Foundation

/// A delay before an answer, on a clock that a test can inject.
struct Delay: Sendable {
  let duration: Duration
  let clock: any Clock<Duration>

  /// Suspend for the duration; a cancelled task goes on at once.
  func suspend() async {
    try? await clock.sleep(for: duration)
  }

  /// Block the thread for the duration: all that a synchronous call can do.
  func block() {
    if clock is ContinuousClock {
      Thread.sleep(forTimeInterval: duration / .seconds(1))
    } else {
      let signal = DispatchSemaphore(value: 0)
      Task {
        await suspend()
        signal.signal()
      }
      signal.wait()
    }
  }
}
