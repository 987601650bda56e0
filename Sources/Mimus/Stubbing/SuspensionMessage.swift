/// The messages about calls that wait to be resumed.
enum SuspensionMessage {
  /// Returns the message for calls that still wait when nothing can resume them anymore.
  static func unresumed(_ calls: [RecordedCall], after end: SuspendedCalls.End) -> String {
    var text = BoundedText(
      "\(calls.count.counted("call")) \(calls.count == 1 ? "was" : "were") never resumed, because \(cause(end)):")
    text.append(calls) { "  \($0)" }
    text.append("To resume one: try await pending.next().resume(returning: …)")
    return text.text
  }

  private static func cause(_ end: SuspendedCalls.End) -> String {
    switch end {
    case .released: "the PendingCalls that andSuspend() returned was released"
    case .sessionEnded: "the session ended"
    }
  }

  /// Returns the message for a call that comes when nothing can resume it anymore.
  static func late(_ call: RecordedCall, after end: SuspendedCalls.End) -> String {
    switch end {
    case .released:
      """
      \(call) can never be resumed, because the PendingCalls that andSuspend() returned was released. \
      Keep it until the last call is resumed.
      """
    case .sessionEnded: "\(call) can never be resumed, because the session in which its stub was set up has ended."
    }
  }

  /// Returns the message for a call that is resumed for the second time.
  static func resumedTwice(_ call: RecordedCall, before location: SourceLocation) -> String {
    "\(call) was already resumed at \(location). A call can be resumed only once."
  }

  /// Returns the message for an awaited call that didn't come in time.
  ///
  /// - Parameters:
  ///   - pattern: The calls that the stub is for.
  ///   - stub: The stub; nil if it was removed.
  ///   - calls: The calls of its fake.
  ///   - progress: What has become of the calls that waited.
  ///   - remark: What to say about the wait.
  static func noCall(
    _ pattern: CallPattern, _ stub: StubFacts?, _ calls: CallList, _ progress: SuspendedCalls.Progress,
    _ remark: String
  ) -> String {
    let outcome =
      switch progress.cancelledCount {
      case 0: "no new call was made."
      case 1: "the task of the call was canceled."
      case let count: "the tasks of \(count.grouped) calls were canceled."
      }
    let head = "Expected a call to \(pattern) to be suspended, but \(outcome)"
    if progress.end != nil { return head + " The session in which its stub was set up has ended." }
    var text = BoundedText("\(head) \(remark)")
    if stub == nil { text.append("The stub was removed.") }
    if progress.handedOutCount > 0 {
      text.append("next() has already returned \(progress.handedOutCount.counted("call")).")
    }
    if let stub, stub.useCount == 0 {
      text.append(UnstubbedMessage.unused(stub, StubUse(of: stub, in: calls)))
      let others = calls.counts.filter { !CallName.matches(written: pattern.identifier, recorded: $0.identifier) }
      if !others.isEmpty { text.append(FailureMessage.otherCalls(others)) }
    } else {
      text.append("Calls so far: \(FailureMessage.summary(of: calls.counts))")
    }
    return text.text
  }
}
