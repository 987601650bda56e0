import Foundation

extension Question {
  /// Measures recording when several threads call one fake at the same time.
  static var recordThreads: [Question] {
    [1, 2, 8].map { threads in
      let calls = 80_000
      return .time(
        "record 2 arguments from \(threads) thread\(threads == 1 ? "" : "s")", against: "the spy, from as many threads",
        bound: .ratio(2), setUps: 1, repetitions: calls,
        mine: {
          let gateway = MimusGateway()
          return work(of: threads, calls) { gateway.charge($0, to: "alice") }
        },
        theirs: {
          let gateway = HandWrittenGateway()
          return work(of: threads, calls) { gateway.charge($0, to: "alice") }
        })
    }
  }

  /// Starts threads that wait, and returns work that divides the calls among them.
  private static func work(of threads: Int, _ calls: Int, _ call: @escaping (Int) -> Void) -> () -> Void {
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
    return {
      for _ in 0..<threads { start.signal() }
      for _ in 0..<threads { end.wait() }
    }
  }
}
