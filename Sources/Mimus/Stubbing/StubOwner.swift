/// What owns stubs: all that answering a call needs to know of a storage.
protocol StubOwner: Watchable, SessionMember {
  /// Where a failure belongs that no line of the test set up.
  var location: SourceLocation { get }

  /// Read or change the stubs under the lock; no user code may run meanwhile.
  func withStubs<Result>(_ body: (inout StubList, Observers) -> Result) -> Result
}

extension StubOwner {
  func withStubs<Result>(_ body: (inout StubList) -> Result) -> Result {
    withStubs { list, _ in body(&list) }
  }
}

// MARK: - Answering

extension StubOwner {
  /// The answer to a call: that of the first stub in turn which matches and has one that serves.
  ///
  /// Matchers are user code, so the stubs are read, asked, and only then is the answer taken; taking is atomic, so that
  /// a sequence hands each value out once.
  func takeAnswer(for call: RecordedCall, as type: Any.Type) -> Answer? {
    let taking = withStubs { list, observers in
      let taking = list.takeAnswer(for: call.identifier, member: call.member, call.arguments, as: type)
      // Who waits for the stub to be used was woken by the call itself too early to see it.
      if case .taken = taking { observers.notify() }
      return taking
    }
    return finish(taking, for: call, as: type)
  }

  /// Ask the stubs that have still to be asked.
  func finish(_ taking: StubList.Taking, for call: RecordedCall, as type: Any.Type) -> Answer? {
    switch taking {
    case .none: nil
    case .taken(let answer): answer
    case .open(let stubs): takeAnswer(for: call, as: type, from: stubs)
    }
  }

  /// Take the answer from the first of some stubs that matches and has one that serves.
  private func takeAnswer(
    for call: RecordedCall, as type: Any.Type, from stubs: ArraySlice<StubList.Stub>
  ) -> Answer? {
    // Those from here to the one that is asked have turned the call down.
    var missed = stubs.startIndex
    for index in stubs.indices {
      let stub = stubs[index]
      var captures: PendingCaptures?
      guard stub.conditions.areMet(by: call.arguments, capturing: &captures) else { continue }
      let answer = withStubs { list, observers in
        if missed < index { list.noteNearMiss(call, of: stubs[missed..<index]) }
        let answer = list.takeAnswer(of: stub, for: type)
        if answer != nil { observers.notify() }
        return answer
      }
      if let answer {
        captures?.commit()
        return answer
      }
      missed = index + 1
    }
    withStubs { $0.noteNearMiss(call, of: stubs[missed...]) }
    return nil
  }

  /// Set up a stub. What its arguments can never match is reported at once.
  func stub(_ pattern: CallPattern, at location: SourceLocation) -> CallStub {
    pattern.reportMisuse(at: location)
    MockSession.current?.addGuest(self)
    return CallStub(pattern, of: self, at: location)
  }
}

// MARK: - Unused stubs

extension StubOwner where Self: CallOwner {
  /// Report stubs that answered no call, each at its own line, once to each place that failures go to.
  ///
  /// - Parameter earlier: the number of the stub before the first that is meant.
  func verifyStubsUsed(after earlier: Int = 0) {
    Attempt.current?.watch(self)
    for stub in withStubs({ $0.facts }) where stub.number > earlier && stub.useCount == 0 {
      let item = ReportedItem(.setUp(stub.number), of: self)
      if FailureReporter.hasReported(item) { continue }
      FailureReporter.report(MockFailure(unusedText(stub), at: stub.location, about: [item]))
    }
  }

  func unusedText(_ stub: StubList.Facts) -> String {
    UnstubbedMessage.unused(stub, calls: calls.counts)
  }
}
