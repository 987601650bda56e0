extension CallStub {
  /// Answers with values, one for each call; the last one repeats.
  ///
  /// Every value has to be of the type that the member returns: write `30 as Double` for a `Double` member, and leave
  /// the values out for a member without a result.
  ///
  /// - Parameter values: The values in turn. Without any, calls return `Void`.
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func andReturn(_ values: Any?...) -> CallStub {
    returning(values.isEmpty ? [()] : values)
  }

  /// Answers a number of calls with a value; then the next answer, or another stub, has its turn.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - times: The number of calls that get it. A negative number is reported at the stub and counts as zero.
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func andReturn(_ value: Any?, times: Int) -> CallStub {
    returning(value, times: times)
  }

  /// Answers by throwing. A call that cannot throw, or not that type of error, reports it as a failure.
  ///
  /// - Parameter error: The error.
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func andThrow(_ error: any Error) -> CallStub {
    adding { $0.append(.error(error), times: nil) }
  }

  /// Answers by running a closure: what it returns is returned, and what it throws is thrown.
  ///
  /// - Parameter body: The closure, which is given the call.
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func andDo<Value>(_ body: @escaping (RecordedCall) throws -> Value) -> CallStub {
    adding { $0.append(.perform { try body($0) }, times: nil) }
  }

  /// Answers an async call by running a closure. A synchronous call reports it as a failure, since it cannot wait.
  ///
  /// - Parameter body: The closure, which is given the call.
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func andDo<Value>(_ body: @escaping (RecordedCall) async throws -> Value) -> CallStub {
    adding { $0.append(.performAsync { try await body($0) }, times: nil) }
  }

  // MARK: Before the answer

  /// Waits before the answer: an async call is suspended, a synchronous one blocks its thread.
  ///
  /// - Parameters:
  ///   - duration: How long. A negative duration is reported at the stub and counts as zero.
  ///   - clock: The clock that measures it; a test can pass its own.
  /// - Returns: The stub, for the answer that follows.
  @discardableResult
  public func andDelay(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> CallStub {
    delaying(duration, clock)
  }

  /// Waits for a gate before the answer: an async call is suspended, a synchronous one blocks its thread.
  ///
  /// - Parameter gate: The gate, which the test opens.
  /// - Returns: The stub, for the answer that follows.
  @discardableResult
  public func andWait(for gate: Gate) -> CallStub {
    adding { $0.append(.wait(gate)) }
  }

  /// Calls a closure that was passed to the fake, such as a completion handler, before the answer.
  ///
  /// Each value is passed as what the closure takes: its own type, a superclass, an existential, or an optional of
  /// these; nil needs a type of its own: `nil as String?`. What the closure returns is ignored, and what it throws is
  /// thrown by the call. A closure that is bound to the main actor runs at once on the main thread; from elsewhere an
  /// async call waits for it, and a synchronous one leaves it to the main actor. An async call waits for an async
  /// closure, and a synchronous one leaves it to a task. A closure of another type is a failure that shows both types.
  ///
  /// - Parameters:
  ///   - label: The label of the closure's argument; `"_"` finds an unlabeled one.
  ///   - values: The values, at most five.
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func andCallBack<each Value>(_ label: String, with values: repeat each Value) -> CallStub {
    let callBack = CallBack(label, repeat each values)
    return adding { $0.append(.callBack(callBack)) }
  }
}

// MARK: - What typed stubs share

extension CallStub {
  @discardableResult
  func returning(_ values: [Any?], at location: SourceLocation? = nil) -> CallStub {
    adding(at: location) { entry in
      for value in values { entry.append(.value(value), times: nil) }
    }
  }

  @discardableResult
  func returning(_ value: Any?, times: Int, at location: SourceLocation? = nil) -> CallStub {
    if times < 0 {
      FailureReporter.report(
        "A stub cannot answer \(times) times: write a number from 0 on.", at: location ?? self.location)
    }
    return adding(at: location) { $0.append(.value(value), times: max(times, 0)) }
  }

  @discardableResult
  func delaying(
    _ duration: Duration, _ clock: any Clock<Duration>, at location: SourceLocation? = nil
  ) -> CallStub {
    let delay = Delay(duration: duration.waitable(at: location ?? self.location), clock: clock)
    return adding(at: location) { $0.append(.delay(delay)) }
  }
}
