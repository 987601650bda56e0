/// The error thrown when an awaited call isn't made in time.
public struct NoCallError: Error, CustomStringConvertible, Sendable {
  /// The awaited call, the time waited, and the calls that were made instead.
  public let description: String
}

extension CallOwner {
  /// Waits for the first call of a member that hasn't been returned yet, and returns it.
  func nextCall(
    _ identifier: String, within limit: Duration, _ clock: any Clock<Duration>, at location: SourceLocation,
    isolation: isolated (any Actor)?
  ) async throws -> RecordedCall {
    let limit = limit.waitable(at: location)
    let signal = WaitSignal(suspendingFor: limit, on: clock)
    defer { signal.end() }
    signal.watch(self)
    while true {
      let (isLast, raiseCount) = (signal.isOver, signal.raiseCount)
      if let call = withLog({ $0.handOutNext(withIdentifier: identifier) })?.all.first { return call }
      try Task.checkCancellation()
      if isLast { throw NoCallError(description: noCallText(identifier, signal.remark(onWaiting: limit) ?? "")) }
      await signal.wait(after: raiseCount, isolation: isolation)
    }
  }

  private func noCallText(_ identifier: String, _ remark: String) -> String {
    let calls = calls
    let counts = calls.counts
    var text = "Expected a call to \(identifier), but no new call was made. \(remark)"
    let returned = withLog { $0.handedOutCount(of: identifier) }
    let consumed = calls.consumedCount(of: identifier)
    if returned > 0 { text += "\nnextCall has already returned \(returned.counted("call")) to it." }
    if consumed > 0 { text += "\nEarlier verifications have consumed \(consumed.counted("call")) to it." }
    if counts.isEmpty { return calls.isConsumed ? text : text + "\nNo other calls were made." }
    let isKnown = counts.contains { CallName.matches(written: identifier, recorded: $0.identifier) }
    let suggestion = isKnown ? nil : IdentifierSuggestion.nearest(to: identifier, of: counts)
    return text + (suggestion.map { "\n\(FailureMessage.suggestion($0))" } ?? "")
      + "\nCalls so far: \(FailureMessage.summary(of: counts))"
  }

  /// Returns the calls as they are recorded, beginning with those already recorded.
  ///
  /// Each reader of the stream gets the next call that no other reader has received. Canceling one reader ends the
  /// stream for all of them, as with any `AsyncStream`.
  func callStream(_ identifier: String?) -> AsyncStream<RecordedCall> {
    let signal = WaitSignal(suspendingFor: nil, on: ContinuousClock())
    signal.watch(self)
    let cursor = CallCursor()
    return AsyncStream {
      while !signal.isOver {
        let raiseCount = signal.raiseCount
        if let call = self.withLog({ cursor.next(in: $0.calls, withIdentifier: identifier) })?.all.first { return call }
        await signal.wait(after: raiseCount, isolation: nil)
      }
      signal.end()
      return nil
    } onCancel: {
      signal.cancel()
    }
  }
}

/// How far the readers of a stream have come among the calls.
private final class CallCursor: @unchecked Sendable {
  // Unchecked because it is accessed only under the lock that guards the calls.

  private var last = 0

  /// Returns the next call that an identifier matches.
  func next(in calls: CallList, withIdentifier identifier: String?) -> UnreadCalls? {
    let position = calls.firstPosition(after: last, withIdentifier: identifier)
    // Calls that don't match don't have to be examined again.
    last = position.map(calls.order) ?? calls.newestOrder ?? last
    return position.map { UnreadCalls(calls, at: [$0]) }
  }
}
