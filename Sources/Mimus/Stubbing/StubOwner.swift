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

/// An answer that a call has been given, and where its stub was set up.
struct TakenAnswer {
  let answer: Answer
  let location: SourceLocation
}

extension StubOwner {
  /// The answer to a call: that of the first stub in turn which matches and has one that serves.
  ///
  /// Matchers are user code, so the stubs are read, asked, and only then is the answer taken; taking is atomic, so that
  /// a sequence hands each value out once.
  func takeAnswer<Value>(for call: RecordedCall, as type: Value.Type) -> TakenAnswer? {
    takeAnswer(for: call) { $0.serves(Value.self) }
  }

  /// The answer to a call: that of the first stub in turn which matches and has one that serves.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - serves: whether an outcome is of the kind that the call can use.
  func takeAnswer(for call: RecordedCall, where serves: (Answer.Outcome) -> Bool) -> TakenAnswer? {
    let candidates = withStubs { $0.isEmpty ? [] : $0.candidates(for: call.identifier) }
    for stub in candidates {
      let (isMatch, captures) = CaptureScope.collecting { _ in stub.pattern.matches(call) }
      guard isMatch else {
        noteNearMiss(of: stub, call)
        continue
      }
      let answer = withStubs { list, observers in
        let answer = list.takeAnswer(of: stub.id, where: serves)
        // Who waits for the stub to be used was woken by the call itself too early to see it.
        if answer != nil { observers.notify() }
        return answer
      }
      if let answer {
        captures.commit()
        return TakenAnswer(answer: answer, location: stub.location)
      }
    }
    return nil
  }

  private func noteNearMiss(of stub: StubList.Stub, _ call: RecordedCall) {
    guard stub.useCount == 0, stub.nearMiss == nil else { return }
    withStubs { _ = $0.update(stub.id) { $0.nearMiss = call } }
  }

  /// Set up a stub. What its arguments can never match is reported at once.
  func stub(_ pattern: CallPattern, at location: SourceLocation) -> CallStub {
    pattern.reportIncomparable(at: location)
    MockSession.current?.addGuest(self)
    return CallStub(pattern, of: self, at: location)
  }
}

// MARK: - Unused stubs

extension StubOwner where Self: CallOwner {
  /// Report stubs that answered no call, each at its own line, once.
  ///
  /// - Parameter earlier: the number of the stub before the first that is meant.
  func verifyStubsUsed(after earlier: Int = 0) {
    Attempt.current?.watch(self)
    let unused = withStubs { list in list.stubs.filter { $0.id > earlier && $0.useCount == 0 && !$0.isReported } }
    let ids = unused.map(\.id)
    Attempt.perform { [self] in
      withStubs { list in
        for id in ids { list.update(id) { $0.isReported = true } }
      }
    }
    for stub in unused { FailureReporter.report(unusedText(stub), at: stub.location) }
  }

  func unusedText(_ stub: StubList.Stub) -> String {
    let counts = log.counts.map { Verdict.CallCount(identifier: $0.identifier, count: $0.count) }
    return UnstubbedMessage.unused(stub, calls: counts)
  }
}

extension Answer.Outcome {
  /// Whether a call that returns the type can use the outcome. A wrong kind of outcome serves too: it is reported.
  func serves<Value>(_ type: Value.Type) -> Bool {
    if case .value(let value) = self { return cast(value, to: Value.self) != nil }
    return true
  }
}
