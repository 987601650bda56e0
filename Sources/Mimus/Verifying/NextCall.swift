/// The error of waiting for a call that did not come in time.
public struct NoCallError: Error, CustomStringConvertible, Sendable {
  /// Which call was waited for, how long, and what came instead.
  public let description: String
}

extension CallOwner {
  /// Wait for the first call of a member that nobody was handed yet, and hand it out.
  func nextCall(
    _ identifier: String, within limit: Duration, _ clock: any Clock<Duration>, at location: SourceLocation,
    isolation: isolated (any Actor)?
  ) async throws -> RecordedCall {
    let limit = limit.waitable(at: location)
    let wakeUp = WakeUp(suspendingFor: limit, on: clock)
    defer { wakeUp.end() }
    wakeUp.watch(self)
    while true {
      let (isLast, raiseCount) = (wakeUp.isOver, wakeUp.raiseCount)
      if let call = withLog({ $0.handOutNext(withIdentifier: identifier) }) { return call }
      try Task.checkCancellation()
      if isLast { throw NoCallError(description: noCallText(identifier, limit)) }
      await wakeUp.wait(after: raiseCount, isolation: isolation)
    }
  }

  private func noCallText(_ identifier: String, _ limit: Duration) -> String {
    let counts = calls.counts
    let text = "Expected a call to \(identifier), but no new one came. Waited \(limit.seconds)."
    if counts.isEmpty { return text + "\nNo other call was made either." }
    let isKnown = counts.contains { CallName.matches(written: identifier, recorded: $0.identifier) }
    let suggestion = isKnown ? nil : Spelling.nearest(to: identifier, of: counts)
    return text + (suggestion.map { "\n\(FailureMessage.suggestion($0))" } ?? "")
      + "\nCalls so far: \(FailureMessage.summary(of: counts))"
  }

  /// The calls as they come, those that are there already first.
  ///
  /// Whoever reads the stream gets the next call that no other reader has got. The cancellation of one reader ends the
  /// stream for all of them, as it does with any `AsyncStream`.
  func callStream(_ identifier: String?) -> AsyncStream<RecordedCall> {
    let wakeUp = WakeUp(suspendingFor: nil, on: ContinuousClock())
    wakeUp.watch(self)
    let cursor = CallCursor()
    return AsyncStream {
      while !wakeUp.isOver {
        let raiseCount = wakeUp.raiseCount
        if let call = self.withLog({ cursor.next(in: $0.calls, withIdentifier: identifier) }) { return call }
        await wakeUp.wait(after: raiseCount, isolation: nil)
      }
      wakeUp.end()
      return nil
    } onCancel: {
      wakeUp.cancel()
    }
  }
}

/// How far the readers of a stream have come among the calls.
private final class CallCursor: @unchecked Sendable {
  // Unchecked, since it is only reached under the lock that guards the calls.

  private var last = 0

  /// The next call that an identifier means.
  func next(in calls: CallList, withIdentifier identifier: String?) -> RecordedCall? {
    let call = calls.firstCall(after: last, withIdentifier: identifier)
    // What was looked at and is not meant need not be looked at again.
    last = call?.order ?? calls.newestOrder ?? last
    return call
  }
}
