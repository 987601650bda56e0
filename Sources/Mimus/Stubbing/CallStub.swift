/// What the calls that match will be answered with: the object to chain answers on, returned by `stubCall`.
///
/// Answers are given in turn, each once unless it says how often; the last one stays. A call-back, a delay or a gate
/// belongs to the answer that follows it, or else to the last one:
///
/// ```swift
/// gateway.stubCall(withIdentifier: "charge")
///   .andThrow(CardError.declined)
///   .andDelay(.milliseconds(10)).andReturn(receipt)
/// ```
///
/// Several stubs may match a call. Those with arguments are asked before those without, and newer ones before older
/// ones; a stub that is used up, or whose answer is of another type than the call returns, is passed over.
public final class CallStub: Sendable {
  private let owner: any StubOwner
  private let stub: StubList.Stub
  private let location: SourceLocation

  init(_ pattern: CallPattern, of owner: any StubOwner, at location: SourceLocation) {
    self.owner = owner
    self.location = location
    stub = owner.withStubs { $0.add(pattern, at: location) }
  }

  /// How many calls the stub has answered; it stays so when the stub is taken back.
  public var useCount: Int {
    owner.withStubs { $0.useCount(of: stub) }
  }

  /// Take the stub back: from now on calls are answered as if it were not there.
  public func remove() {
    let removed = owner.withStubs { $0.remove(stub) }
    // What its closures own may run user code when it goes away, so it is kept until the lock is free again.
    withExtendedLifetime(removed) {}
  }
}

// MARK: - Answers

extension CallStub {
  /// Answer with values, one a call; the last one stays.
  ///
  /// - Parameter values: the values in turn; none at all stands for `Void`.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andReturn(_ values: Any?...) -> CallStub {
    for value in values.isEmpty ? [() as Any?] : values { append(.value(value)) }
    return self
  }

  /// Answer a number of calls with a value; then the next answer, or another stub, has its turn.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - times: how many calls get it; a number below zero is reported at the stub and stands for none.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andReturn(_ value: Any?, times: Int) -> CallStub {
    if times < 0 {
      FailureReporter.report("A stub cannot answer \(times) times: write a number from 0 on.", at: location)
    }
    return append(.value(value), times: max(times, 0))
  }

  /// Answer by throwing. A call that cannot throw, or not that type of error, reports it as a failure.
  ///
  /// - Parameter error: the error.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andThrow(_ error: any Error) -> CallStub {
    append(.error(error))
  }

  /// Answer by running a closure; what it returns is returned, and what it throws is thrown.
  ///
  /// - Parameter body: the closure, which is given the call.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andDo<Value>(_ body: @escaping (RecordedCall) throws -> Value) -> CallStub {
    append(.perform { try body($0) })
  }

  /// Answer an async call by running a closure. A synchronous call reports it as a failure, since it cannot wait.
  ///
  /// - Parameter body: the closure, which is given the call.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andDo<Value>(_ body: @escaping (RecordedCall) async throws -> Value) -> CallStub {
    append(.performAsync { try await body($0) })
  }

  /// Wait before the answer: an async call is suspended, a synchronous one blocks its thread.
  ///
  /// - Parameters:
  ///   - duration: how long; one below zero is reported at the stub and counts as none.
  ///   - clock: the clock that measures it; a test may put its own in.
  /// - Returns: the stub, for the answer that follows.
  @discardableResult
  public func andDelay(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> CallStub {
    append(.delay(Delay(duration: duration.waitable(at: location), clock: clock)))
  }

  /// Wait for a gate before the answer: an async call is suspended, a synchronous one blocks its thread.
  ///
  /// - Parameter gate: the gate, which the test opens.
  /// - Returns: the stub, for the answer that follows.
  @discardableResult
  public func andWait(for gate: Gate) -> CallStub {
    append(.wait(gate))
  }

  @discardableResult
  func append(_ outcome: Answer.Outcome, times: Int? = nil) -> CallStub {
    report(isThere: owner.withStubs { $0.append(outcome, times: times, to: stub) })
  }

  @discardableResult
  func append(_ effect: Answer.Effect) -> CallStub {
    report(isThere: owner.withStubs { $0.append(effect, to: stub) })
  }

  /// To add to what a stub answers that was taken back is a mistake, which is reported at its line.
  private func report(isThere: Bool) -> CallStub {
    if !isThere { FailureReporter.report(UnstubbedMessage.removed, at: location) }
    return self
  }
}
