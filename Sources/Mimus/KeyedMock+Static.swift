// The static methods of a fake that is both keyed and static also take its enumeration's cases.

extension KeyedMock where Self: StaticMock {
  // MARK: Recording

  /// Records a call of a static member.
  ///
  /// - Parameters:
  ///   - method: The called method.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  public static func recordCall(_ method: Method, arguments: consuming [Any?]? = nil) {
    staticStorage.inSession.record(method.rawValue, arguments, of: Self.self)
  }

  /// Returns the calls of a static member, in order.
  ///
  /// - Parameter method: The method.
  /// - Returns: The calls.
  public static func recordedCalls(_ method: Method) -> [RecordedCall] {
    staticStorage.inSession.readCalls(method.rawValue)
  }

  // MARK: Verifying

  /// Verifies how many times a static member was called with matching arguments.
  ///
  /// Verifying doesn't consume calls: verifying twice gives the same result twice. The calls that match count as
  /// verified for `verifyNoMoreCalls`.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match.
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func verifyCall(
    _ method: Method, arguments: Arguments, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    owner.verify(Verification(CallPattern(method, arguments), mode, at: location))
  }

  /// Verifies how many times a static member was called without arguments.
  ///
  /// If you omit `arguments:`, only calls without arguments match. If the mode accepts zero calls but there are calls with
  /// arguments, which don't count, the verification fails, and the failure shows what to write instead.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func verifyCall(
    _ method: Method, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    owner.verify(Verification(leavingOutArguments: method, mode, at: location))
  }

  /// Returns whether a static member was called a number of times.
  ///
  /// It doesn't fill captors or mark calls as verified, and reports a failure only for an argument that can never match
  /// and for a negative count. Inside `verifyInOrder`, it considers only the calls after the last one that a
  /// verification matched, as `verifyCall` does.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report such a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: Whether `verifyCall` would pass.
  public static func hasReceivedCall(
    _ method: Method, arguments: Arguments = .any, mode: VerificationMode = .atLeast(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    owner.wouldPass(
      Verification(CallPattern(method, arguments), mode, at: SourceLocation(fileID, filePath, line, column)))
  }

  // MARK: Waiting

  /// Waits for the next call of a static member, and returns each call once.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - limit: The longest time to wait.
  ///   - clock: The clock that measures the limit. A test can pass its own.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  ///   - fileID: The source location at which to report a negative limit. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The first call that `nextCall` hasn't returned yet.
  /// - Throws: `NoCallError` if no call is made in time, or `CancellationError` if the task is canceled.
  public static func nextCall(
    _ method: Method, within limit: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws -> RecordedCall {
    try await owner.nextCall(
      method.rawValue, within: limit, clock, at: SourceLocation(fileID, filePath, line, column), isolation: isolation)
  }

  /// Returns the calls of a static member as they are recorded, beginning with those already recorded.
  ///
  /// - Parameter method: The method.
  /// - Returns: A stream that ends when a task that reads it is canceled. Each call goes to one reader.
  public static func callStream(_ method: Method) -> AsyncStream<RecordedCall> {
    staticStorage.inSession.callStream(method.rawValue)
  }

  // MARK: Stubbing

  /// Stubs matching calls. The newest matching stub answers, but stubs with arguments take precedence over those
  /// without.
  ///
  /// ```swift
  /// FakeCatalog.stubCall(.price).andReturn(30)
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public static func stubCall(
    _ method: Method, arguments: Arguments = .any, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> CallStub {
    owner.stub(CallPattern(method, arguments), at: SourceLocation(fileID, filePath, line, column))
  }

  // MARK: Expecting

  /// Expects matching calls. `verifyExpectations` reports the expectation if it isn't met.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func expectCall(
    _ method: Method, arguments: Arguments = .any, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    owner.expect(
      CallPattern(method, arguments), mode: mode, at: SourceLocation(fileID, filePath, line, column))
  }

  /// Rejects matching calls. Each one is reported as a failure at this line, even if an expectation also matches it.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public static func rejectCall(
    _ method: Method, arguments: Arguments = .any, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    owner.reject(CallPattern(method, arguments), at: SourceLocation(fileID, filePath, line, column))
  }
}
