/// What takes part in a session: a storage, as far as the session is concerned.
protocol SessionMember: AnyObject, Sendable {
  /// Whether it is known to be a static storage, which is no session's.
  var isStatic: Bool { get }
  /// Reads or changes what has come to the test framework of all that a session would report of it.
  func withItemsKnownToRunner<Result>(_ body: (inout ReportedItems) -> Result) -> Result
  /// Reports each later stub that has answered no call at its own line.
  func reportUnusedStubs(after start: Int)
  /// Reports each later expectation that isn't met at its own line.
  func reportUnfulfilledExpectations(after start: Int)
  /// Reports the calls that no verification has matched.
  func reportUnverifiedCalls(at location: SourceLocation)
  /// Warns of each later unused stub whose member was called with other arguments.
  func mentionNearMisses(after start: Int)
}

// MARK: - What a storage reports

extension Storage: SessionMember {
  var isStatic: Bool { state.withLock { $0.statics.isStatic } }

  func withItemsKnownToRunner<Result>(_ body: (inout ReportedItems) -> Result) -> Result {
    state.withLock { body(&$0.itemsKnownToRunner) }
  }

  func reportUnusedStubs(after start: Int) {
    verifyStubsUsed(after: start)
  }

  func reportUnfulfilledExpectations(after start: Int) {
    reportUnfulfilledEach(after: start, of: fakeName)
  }

  func reportUnverifiedCalls(at location: SourceLocation) {
    let calls = unverifiedCalls.filter {
      !FailureReporter.hasReported(ReportedItem(.calls(through: $0.order), of: self))
    }
    reportUnverified(calls.map { CallSequence.OwnedCall(call: $0, owner: self) }, of: [self], at: location)
  }
}
