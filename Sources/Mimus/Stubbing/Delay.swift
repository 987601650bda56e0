import Foundation

/// A delay before an answer, on a clock that a test can inject.
struct Delay: Sendable {
  let duration: Duration
  let clock: any Clock<Duration>

  /// Suspends for the duration. A canceled task continues immediately.
  func suspend() async {
    try? await clock.sleep(for: duration.measurable)
  }

  /// Blocks the thread for the duration, because a synchronous call can't suspend.
  func block() {
    if clock is ContinuousClock {
      Thread.sleep(forTimeInterval: duration.measurable / .seconds(1))
    } else {
      let signal = ThreadSignal()
      let sleep = BlockedThread.task {
        await suspend()
        signal.signal()
      }
      BlockedThread.wait(for: signal, orUntil: clock.timer(duration.measurable))
      sleep.cancel()
    }
  }
}
