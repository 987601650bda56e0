// A fake that is keyed and static takes its methods' names in the static verbs too.

extension KeyedMock where Self: StaticMock {
  // MARK: Recording

  /// Records a call of a static member.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  public static func recordCall(_ method: Method, arguments: consuming [Any?]? = nil) {
    staticStorage.inSession.record(method.rawValue, arguments)
  }

  /// Returns the calls of a static member, in order.
  ///
  /// - Parameter method: The method.
  /// - Returns: The calls.
  public static func recordedCalls(_ method: Method) -> [RecordedCall] {
    staticStorage.inSession.readCalls(method.rawValue)
  }

  // MARK: Verifying

  /// Verifies how many times a static member was called.
  ///
  /// Verifying doesn't consume calls. The calls that match count as verified for `verifyNoMoreCalls`.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, only calls without arguments match.
  ///   - mode: How many calls to expect.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func verifyCall(
    _ method: Method, arguments: Arguments, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    staticStorage.inSession._of(Self.self)
      .verify(Verification(CallPattern(method, arguments), mode, at: location))
  }

  /// Verifies how many times a static member was called without arguments.
  ///
  /// With `arguments:` left out, only calls without arguments match. If the verification would pass only because calls
  /// with arguments don't count, that is a failure that shows what to write.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - mode: How many calls are expected.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func verifyCall(
    _ method: Method, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    staticStorage.inSession._of(Self.self).verify(Verification(leavingOutArguments: method, mode, at: location))
  }

  /// Checks how many times a static member was called, without reporting, capturing, or marking anything.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any.
  ///   - mode: How many calls to expect.
  /// - Returns: Whether `verifyCall` would pass.
  public static func hasReceivedCall(
    _ method: Method, arguments: Arguments = .any, mode: VerificationMode = .atLeast(1)
  ) -> Bool {
    staticStorage.inSession._of(Self.self).wouldPass(
      Verification(CallPattern(method, arguments), mode, at: staticStorage.inSession.location))
  }

  // MARK: Waiting

  /// Waits for the next call of a static member that `nextCall` hasn't returned yet.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - limit: The longest time to wait.
  ///   - clock: The clock that measures the limit.
  ///   - isolation: The actor that waits. Defaults to the caller's.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The call.
  /// - Throws: `NoCallError` when time is up, `CancellationError` when the task is cancelled.
  public static func nextCall(
    _ method: Method, within limit: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws -> RecordedCall {
    try await staticStorage.inSession._of(Self.self).nextCall(
      method.rawValue, within: limit, clock, at: SourceLocation(fileID, filePath, line, column), isolation: isolation)
  }

  /// The calls of a static member as they come, after those recorded before.
  ///
  /// - Parameter method: The method.
  /// - Returns: A stream that ends when the task that reads it is cancelled.
  public static func callStream(_ method: Method) -> AsyncStream<RecordedCall> {
    staticStorage.inSession.callStream(method.rawValue)
  }

  // MARK: Stubbing

  /// Stubs matching calls.
  ///
  /// ```swift
  /// gateway.stubCall(.charge).andReturn(receipt)
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, on which to chain answers.
  @discardableResult
  public static func stubCall(
    _ method: Method, arguments: Arguments = .any, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> CallStub {
    staticStorage.inSession._of(Self.self).stub(
      CallPattern(method, arguments), at: SourceLocation(fileID, filePath, line, column)
    )
  }

  // MARK: Expecting

  /// Expects matching calls; `verifyExpectations` reports those that don't come.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any.
  ///   - mode: How many calls to expect.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func expectCall(
    _ method: Method, arguments: Arguments = .any, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    staticStorage.inSession._of(Self.self).expect(
      CallPattern(method, arguments), mode: mode,
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Rejects matching calls: each is reported as a failure at this line.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func rejectCall(
    _ method: Method, arguments: Arguments = .any, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    staticStorage.inSession._of(Self.self).reject(
      CallPattern(method, arguments), at: SourceLocation(fileID, filePath, line, column)
    )
  }
}
