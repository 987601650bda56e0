/// What owns stubs: all that answering a call needs to know of a storage.
protocol StubOwner: CallOwner, SessionMember {
  /// Where a failure belongs that no line of the test set up.
  var location: SourceLocation { get }

  /// Read or change the stubs under the lock; no user code may run meanwhile.
  func withStubs<Result>(_ body: (inout StubList, inout Observers) -> Result) -> Result
}

extension StubOwner {
  func withStubs<Result>(_ body: (inout StubList) -> Result) -> Result {
    withStubs { list, _ in body(&list) }
  }

  /// Sets up a stub.
  func stub(_ pattern: CallPattern, at location: SourceLocation) -> CallStub {
    let stub = CallStub(StubEntry(pattern), of: self)
    stub.setUp(at: location)
    return stub
  }
}

// MARK: - Choosing

extension StubOwner {
  /// Chooses the answer to a call: that of the first stub in turn that matches and has one that serves.
  ///
  /// Matchers are user code, so the stubs are read, asked, and only then is the answer taken; taking is atomic, so that
  /// a sequence hands each value out once.
  func chooseAnswer(for call: RecordedCall, as type: Any.Type) -> StubList.Choice {
    let choice = withStubs { list, observers in
      let choice = list.choose(for: call.identifier, member: call.member, call.arguments, as: type)
      // Who waits for the stub to be used was woken by the call itself too early to see it.
      if case .answer = choice { observers.notify() }
      return choice
    }
    return settle(choice, for: call, as: type)
  }

  /// Asks the stubs that have to be asked outside of the lock.
  func settle(_ choice: StubList.Choice, for call: RecordedCall, as type: Any.Type) -> StubList.Choice {
    guard case .open(let stubs) = choice else { return choice }
    var misfit: (stub: StubEntry, answer: Answer)?
    for stub in stubs {
      var captures: PendingCaptures?
      guard stub.conditions.areMet(by: call.arguments, capturing: &captures) else { continue }
      switch withStubs({ _ in stub.take(for: type) }) {
      case .answer(let answer):
        captures?.commit()
        withStubs { _, observers in observers.notify() }
        return .answer(answer)
      case .misfit(let answer): if misfit == nil { misfit = (stub, answer) }
      case .usedUp: break
      }
    }
    guard let misfit else { return .nothing }
    withStubs { _ in misfit.stub.skip(misfit.answer) }
    return .misfit(misfit.answer)
  }
}

// MARK: - Unused stubs

extension StubOwner where Self: CallOwner {
  /// Reports stubs that answered no call, each at its own line, once to each place that failures go to.
  ///
  /// - Parameters:
  ///   - earlier: The number of the stub before the first to look at.
  ///   - location: Where the stubs are verified, if a line of the test does so.
  func verifyStubsUsed(after earlier: Int = 0, at location: SourceLocation? = nil) {
    Attempt.current?.watch(self)
    for stub in unusedStubs(after: earlier) {
      let item = ReportedItem(.setUp(stub.number), of: self)
      let text = unusedText(stub, verifiedAt: location)
      FailureReporter.report(MockFailure(text, at: stub.location, about: [item]))
    }
  }

  /// Warns of unused stubs whose member was called with other arguments.
  func mentionNearMisses(after earlier: Int) {
    for stub in unusedStubs(after: earlier) {
      let use = StubUse(of: stub, in: calls)
      guard !use.nearest.isEmpty else { continue }
      FailureReporter.report(UnstubbedMessage.unused(stub, use), at: stub.location, isWarning: true)
    }
  }

  private func unusedStubs(after earlier: Int) -> [StubFacts] {
    withStubs { list in list.facts }.filter { stub in
      stub.number > earlier && stub.useCount == 0
        && !FailureReporter.hasReported(ReportedItem(.setUp(stub.number), of: self))
    }
  }

  private func unusedText(_ stub: StubFacts, verifiedAt location: SourceLocation?) -> String {
    let text = UnstubbedMessage.unused(stub, StubUse(of: stub, in: calls))
    // Where another file sets the stubs up, its line alone does not say which test wants them used.
    guard let location, "\(location.fileID)" != "\(stub.location.fileID)" else { return text }
    return text + "\nVerified at \(location)."
  }
}
