extension CallStub {
  /// Answers with values, one for each call. The last one repeats.
  ///
  /// Every value must be of the type that the member returns: write `30 as Double` for a `Double` member, and omit the
  /// values for a member without a result.
  ///
  /// - Parameter values: The values, in order. Without values, calls return `Void`.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andReturn(_ values: Any?...) -> CallStub {
    returning(values.isEmpty ? [()] : values)
  }

  /// Answers a number of calls with a value. After that, the next answer or another stub is used.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - times: The number of calls to answer with the value. A negative number is reported at the stub and counts as
  ///     zero.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andReturn(_ value: Any?, times: Int) -> CallStub {
    returning(value, times: times)
  }

  /// Answers by throwing an error. If a call can't throw, or can't throw that type of error, a failure is reported.
  ///
  /// - Parameter error: The error.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andThrow(_ error: any Error) -> CallStub {
    adding { $0.append(.error(error)) }
  }

  /// Answers by running a closure. The call returns what the closure returns and throws what it throws.
  ///
  /// An async call runs the closure on the actor that it is isolated to, such as the main actor if a test on the main
  /// actor contains the closure. A synchronous call runs it where the call is made.
  ///
  /// - Parameter body: A closure that receives the call.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andDo<Value>(_ body: @escaping @isolated(any) (RecordedCall) throws -> Value) -> CallStub {
    let run = unisolated(body)
    return adding { $0.append(.perform({ try run($0) }, on: body.isolation)) }
  }

  /// Answers an async call by running an async closure. For a synchronous call, which can't wait, a failure is
  /// reported.
  ///
  /// - Parameter body: A closure that receives the call.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andDo<Value>(_ body: @escaping (RecordedCall) async throws -> Value) -> CallStub {
    adding { $0.append(.performAsync { try await body($0) }) }
  }

  /// Answers as the real object of a spy does, or as the superclass of a class's fake.
  ///
  /// A spy forwards each call that no stub answers. Use this method if stubs answer other calls of the member, or
  /// earlier calls:
  ///
  /// ```swift
  /// gateway.stubCall(withIdentifier: "charge(_:to:)").andThrow(CardError.declined).andForward()
  /// ```
  ///
  /// If the fake has no real object, or the member cannot be forwarded, a failure is reported at the call's stub.
  ///
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andForward() -> CallStub {
    adding { $0.append(.forward) }
  }

  /// Suspends each async call that it answers until the test resumes it.
  ///
  /// ```swift
  /// let pending = gateway.stubCall(withIdentifier: "charge(_:to:)").andSuspend()
  /// let call = try await pending.next()
  /// call.resume(returning: receipt)
  /// ```
  ///
  /// A synchronous call can't wait, so a failure is reported. To answer later calls differently, keep the stub in a
  /// constant, and add answers to it.
  ///
  /// - Returns: The suspended calls. Keep them until the last call is resumed.
  public func andSuspend() -> PendingCalls<[Any?], any Error, Any?> {
    suspending(read: \.arguments, erase: \.self)
  }

  /// Answers each call of a member that returns an `AsyncStream` with its own stream of elements that the test yields.
  ///
  /// - Parameter element: The type of the elements.
  /// - Returns: A control for the streams.
  public func andStream<Element>(of element: Element.Type) -> StreamControl<Element, Never> {
    let control = StreamControl<Element, Never>()
    adding { $0.append(.perform { _ in control.makeStream() }) }
    return control
  }

  /// Answers each call of a member that returns an `AsyncThrowingStream` with its own stream of elements that the test
  /// yields.
  ///
  /// - Parameters:
  ///   - element: The type of the elements.
  ///   - failure: The type of the errors that the test ends streams with.
  /// - Returns: A control for the streams.
  public func andStream<Element, Failure: Error>(
    of element: Element.Type, throwing failure: Failure.Type
  ) -> StreamControl<Element, Failure> {
    let control = StreamControl<Element, Failure>()
    adding { $0.append(.perform { _ in control.makeThrowingStream() }) }
    return control
  }

  // MARK: Before the answer

  /// Waits before the answer. An async call suspends; a synchronous call blocks its thread.
  ///
  /// - Parameters:
  ///   - duration: The time to wait. A negative duration is reported at the stub and counts as zero.
  ///   - clock: The clock that measures the duration. A test can pass its own.
  /// - Returns: The stub, for chaining the answer that follows.
  @discardableResult
  public func andDelay(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> CallStub {
    delaying(duration, clock)
  }

  /// Waits for a gate before the answer. An async call suspends; a synchronous call blocks its thread.
  ///
  /// - Parameter gate: The gate, which the test opens.
  /// - Returns: The stub, for chaining the answer that follows.
  @discardableResult
  public func andWait(for gate: Gate) -> CallStub {
    adding { $0.append(.wait(gate)) }
  }

  /// Calls a closure that was passed to the fake, such as a completion handler, before the answer.
  ///
  /// Each value is passed as the type that the closure takes: its own type, a superclass, an existential, or an
  /// optional of these. A nil needs a type of its own: `nil as String?`. The closure's result is ignored, and the call
  /// throws any error that it throws. On the main thread, a closure that is isolated to the main actor runs
  /// immediately; elsewhere, an async call waits for it, and a synchronous call leaves it to the main actor. An async
  /// call waits for an async closure, and a synchronous call leaves it to a task. If the closure is of a different
  /// type, the failure shows both types. If the identifier has no labels, the only closure that takes the values is
  /// called; several are a failure.
  ///
  /// - Parameters:
  ///   - label: The label of the closure's argument, or `"_"` for an unlabeled one.
  ///   - values: The values to pass, at most five.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andCallBack<each Value>(_ label: String, with values: repeat each Value) -> CallStub {
    let callBack = CallBack(label, repeat each values)
    return adding { $0.append(.callBack(callBack)) }
  }
}

// MARK: - Shared with typed stubs

extension CallStub {
  @discardableResult
  func returning(_ values: [Any?], at location: SourceLocation? = nil) -> CallStub {
    adding(at: location) { entry in
      for value in values { entry.append(.value(value)) }
    }
  }

  @discardableResult
  func returning(_ value: Any?, times: Int, at location: SourceLocation? = nil) -> CallStub {
    let stub = adding(at: location) { $0.append(.value(value), times: max(times, 0)) }
    if times < 0 {
      reportMisuse("The number of answers must not be negative, but it is \(times).", at: location)
    }
    return stub
  }

  @discardableResult
  func delaying(
    _ duration: Duration, _ clock: any Clock<Duration>, at location: SourceLocation? = nil
  ) -> CallStub {
    let delay = Delay(duration: duration.waitable(at: location ?? self.location), clock: clock)
    return adding(at: location) { $0.append(.delay(delay)) }
  }
}
