/// The error of waiting for a call that did not come in time.
public struct NoCallError: Error, CustomStringConvertible, Sendable {
  /// Which call was waited for, how long, and what came instead.
  public let description: String
}

extension CallOwner {
  /// Wait for the first call of a member that nobody was handed yet, and hand it out.
  func nextCall(
    _ identifier: String, within limit: Duration, _ clock: any Clock<Duration>, isolation: isolated (any Actor)?
  ) async throws -> RecordedCall {
    let wakeUp = WakeUp(suspendingFor: limit, on: clock)
    defer { wakeUp.end() }
    wakeUp.watch(self)
    while true {
      let isLast = wakeUp.isOver
      if let call = withLog({ $0.handOutNext(withIdentifier: identifier) }) { return call }
      try Task.checkCancellation()
      if isLast { throw NoCallError(description: noCallText(identifier, limit)) }
      await wakeUp.wait(isolation: isolation)
    }
  }

  private func noCallText(_ identifier: String, _ limit: Duration) -> String {
    let others = calls.counts
    let text = "No new call to \(identifier) came within \(limit.seconds)."
    if others.isEmpty { return text + " No call came at all." }
    return text + "\nCalls so far: \(FailureMessage.summary(of: others))"
  }

  /// The calls as they come, those that are there already first.
  func callStream(_ identifier: String?) -> AsyncStream<RecordedCall> {
    let wakeUp = WakeUp(suspendingFor: nil, on: ContinuousClock())
    wakeUp.watch(self)
    let last = Mutex(0)
    return AsyncStream {
      while !wakeUp.isOver {
        let (call, newest) = self.withLog { log in
          (log.calls.firstCall(after: last.withLock { $0 }, withIdentifier: identifier), log.calls.newestOrder)
        }
        // What was looked at and is not meant need not be looked at again.
        last.withLock { $0 = call?.order ?? newest ?? $0 }
        if let call { return call }
        await wakeUp.wait(isolation: nil)
      }
      wakeUp.end()
      return nil
    } onCancel: {
      wakeUp.end()
    }
  }
}
