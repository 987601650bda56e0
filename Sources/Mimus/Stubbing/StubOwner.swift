/// An owner of stubs: the parts of a storage needed to answer a call.
protocol StubOwner: CallOwner, SessionMember {
  /// The location at which to report a failure that doesn't concern a line of the test.
  var location: SourceLocation { get }

  /// Reads or changes the stubs under the lock. No user code may run in the closure.
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
  /// Chooses the answer to a call: that of the first stub in order that matches and has a usable answer.
  ///
  /// Matchers are user code, so the stubs are first read and then asked, and only then is the answer taken. Taking is
  /// atomic, so that a sequence gives each value out once.
  func chooseAnswer(for call: RecordedCall, as type: Any.Type) -> StubList.Choice {
    let choice = withStubs { list, observers in
      let choice = list.choose(for: call.identifier, member: call.member, call.arguments, as: type)
      // A wait for the stub to be used was woken by the call itself, which was too early to see it.
      if case .answer = choice { observers.notify() }
      return choice
    }
    if case .answer = choice { withLog { $0.mark(call, .stubbed) } }
    return settle(choice, for: call, as: type)
  }

  /// Asks the stubs that must be asked outside the lock.
  func settle(_ choice: StubList.Choice, for call: RecordedCall, as type: Any.Type) -> StubList.Choice {
    guard case .open(let stubs) = choice else { return choice }
    var misfit: (stub: StubEntry, answer: Answer)?
    for stub in stubs {
      // The rest have no answers of their own either.
      if misfit != nil, !withStubs({ _ in stub.hasAnswer }) { break }
      var captures: PendingCaptures?
      guard stub.conditions.areMet(by: call.arguments, capturing: &captures) else { continue }
      switch take(from: stub, for: type) {
      case .answer(let answer):
        captures?.commit()
        withLog { $0.mark(call, .stubbed) }
        withStubs { _, observers in observers.notify() }
        return .answer(answer)
      case .misfit(let answer): if misfit == nil { misfit = (stub, answer) }
      case .uncertain, .usedUp: break
      }
    }
    guard let misfit else { return .nothing }
    return withStubs { _ in
      misfit.stub.skip(misfit.answer)
      return .misfit(misfit.answer, ofStub: misfit.stub.number)
    }
  }

  /// Takes the next answer of a stub, after asking outside the lock whether the call can use it.
  private func take(from stub: StubEntry, for type: Any.Type) -> AnswerScript.Turn {
    var turn = withStubs { _ in stub.take(for: type) }
    while case .uncertain(let answer) = turn {
      let isServed = answer.couldServe(type)
      turn = withStubs { _ in
        answer.note(isServed, for: type)
        return stub.take(for: type)
      }
    }
    return turn
  }
}

// MARK: - Unused stubs

extension StubOwner {
  /// Reports stubs that answered no call, or whose next answer fits none, each at its own line, once for each destination
  /// of failures.
  ///
  /// - Parameters:
  ///   - session: The session that examines its stubs, if one does.
  ///   - earlier: The number of the stub before the first one to examine.
  ///   - location: The location at which the stubs are verified, if a line of the test does so.
  func verifyStubsUsed(of session: MockSession? = nil, after earlier: Int = 0, at location: SourceLocation? = nil) {
    Attempt.current?.watch(self)
    for stub in unusedStubs(of: session, after: earlier) {
      let item = ReportedItem(.setUp(stub.number), of: self)
      CallSequence.report(
        MockFailure(self.unusedText(stub, verifiedAt: location), at: stub.location, about: [item]))
    }
  }

  /// Warns of unused stubs whose member was called with different arguments.
  func mentionNearMisses(of session: MockSession, after earlier: Int) {
    for stub in unusedStubs(of: session, after: earlier) {
      let item = ReportedItem(.nearMiss(stub.number), of: self)
      let use = StubUse(of: stub, in: calls)
      guard !use.nearest.isEmpty, !FailureReporter.hasReported(item) else { continue }
      FailureReporter.report(
        MockFailure(UnstubbedMessage.unused(stub, use), at: stub.location, isWarning: true, about: [item]))
    }
  }

  private func unusedStubs(of session: MockSession?, after earlier: Int) -> [StubFacts] {
    withStubs { list in list.facts }.filter { stub in
      stub.number > earlier && (stub.useCount == 0 || stub.refusedType != nil)
        && stub.entry.session?.isReported(by: session, isOwn: earlier == 0) ?? true
        && !FailureReporter.hasReported(ReportedItem(.setUp(stub.number), of: self))
        // A test that has failed is told once.
        && !(session?.hasFailed ?? false
          && FailureReporter.hasReported(ReportedItem(.nearMiss(stub.number), of: self)))
    }
  }

  private func unusedText(_ stub: StubFacts, verifiedAt location: SourceLocation?) -> String {
    let text = UnstubbedMessage.unused(stub, StubUse(of: stub, in: calls))
    // If a different file sets the stubs up, their line alone doesn't tell which test requires them to be used.
    guard let location, "\(location.fileID)" != "\(stub.location.fileID)" else { return text }
    return text + "\nVerified at \(location)."
  }
}
