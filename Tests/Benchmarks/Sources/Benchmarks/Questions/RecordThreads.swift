import Foundation

extension Question {
  /// What recording costs when several threads call one fake at the same time.
  static var recordThreads: [Question] {
    [1, 2, 8].map { threads in
      Question(
        name: "record 2 arguments from \(threads) thread\(threads == 1 ? "" : "s")", yardstick: "the spy, from as many",
        unit: .nanoseconds,
        bound: .ratio(2), rounds: 11
      ) {
        let (mine, theirs) = (MimusGateway(), HandWrittenGateway())
        let mineEach = nanosecondsEach(threads) { mine.charge($0, to: "alice") }
        return Sample(value: mineEach, yardstick: nanosecondsEach(threads) { theirs.charge($0, to: "alice") })
      }
    }
  }

  /// The time for each of 80,000 calls that some threads share.
  private static func nanosecondsEach(_ threads: Int, _ call: @escaping (Int) -> Void) -> Double {
    let calls = 80_000
    nonisolated(unsafe) let call = call
    let start = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      Thread.detachNewThread {
        start.wait()
        for index in 0..<calls / threads { call(index) }
        end.signal()
      }
    }
    let duration = ContinuousClock().measure {
      for _ in 0..<threads { start.signal() }
      for _ in 0..<threads { end.wait() }
    }
    return duration / .nanoseconds(1) / Double(calls)
  }
}
