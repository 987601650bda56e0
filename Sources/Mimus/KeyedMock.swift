/// A fake that names its methods by an enumeration, so that the compiler knows them: the way of Spry.
///
/// ```swift
/// final class FakeGateway: PaymentGateway, KeyedMock {
///   enum Method: String { case charge }
///   let storage = Mimus.Storage()
///   func charge(_ amount: Int) -> Bool { answerCall(.charge, arguments: [amount]) }
/// }
///
/// gateway.verifyCall(.charge, arguments: [30])
/// ```
public protocol KeyedMock: Mock {
  /// The methods of the fake.
  associatedtype Method: RawRepresentable<String>
}

extension KeyedMock {
  // MARK: Recording

  /// Record a call of the fake, to be verified later.
  ///
  /// - Parameters:
  ///   - method: the called method.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  @inlinable
  public func recordCall(_ method: Method, arguments: consuming [Any?]? = nil) {
    storage.record(method.rawValue, arguments, of: Self.self)
  }

  /// The calls of one member of the fake, in order.
  ///
  /// - Parameter method: the method.
  /// - Returns: the calls.
  public func recordedCalls(_ method: Method) -> [RecordedCall] {
    storage.readCalls(method.rawValue)
  }

  // MARK: Verifying

  /// Verifies how many times a member was called with some arguments.
  ///
  /// Verifying doesn't consume calls: verifying twice gives the same result twice. Matched calls count as verified for
  /// `verifyNoMoreCalls`.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match.
  ///   - mode: How many calls are expected.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verifyCall(
    _ method: Method, arguments: Arguments, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    storage._of(type(of: self)).verify(Verification(CallPattern(method, arguments), mode, at: location))
  }

  /// Verifies how many times a member was called without arguments.
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
  public func verifyCall(
    _ method: Method, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    storage._of(type(of: self)).verify(Verification(leavingOutArguments: method, mode, at: location))
  }

  /// Returns whether a member was called a number of times.
  ///
  /// It fills no captor, marks no call as verified, and reports only an argument that can never match. Inside
  /// `verifyInOrder`, it looks only at the calls after the last one that a verification matched, as `verifyCall` does.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - mode: How many calls are expected.
  ///   - fileID: The source location at which to report an argument that can never match. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: Whether `verifyCall` would pass.
  public func hasReceivedCall(
    _ method: Method, arguments: Arguments = .any, mode: VerificationMode = .atLeast(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    storage._of(type(of: self)).wouldPass(
      Verification(CallPattern(method, arguments), mode, at: SourceLocation(fileID, filePath, line, column)))
  }

  // MARK: Waiting

  /// Waits for the next call of a member, and returns each call once.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - limit: The longest time to wait.
  ///   - clock: The clock that measures it. A test can pass its own.
  ///   - isolation: The actor that waits. Defaults to the caller's.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The first call that `nextCall` hasn't returned yet.
  /// - Throws: `NoCallError` if no call comes in time, `CancellationError` if the task is cancelled.
  public func nextCall(
    _ method: Method, within limit: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws -> RecordedCall {
    try await storage._of(type(of: self)).nextCall(
      method.rawValue, within: limit, clock, at: SourceLocation(fileID, filePath, line, column), isolation: isolation)
  }

  /// The calls of the fake as they come, those that were recorded before first.
  ///
  /// - Parameter method: the method.
  /// - Returns: A stream that ends when a task that reads it is cancelled. Each call goes to one reader.
  public func callStream(_ method: Method) -> AsyncStream<RecordedCall> {
    storage.callStream(method.rawValue)
  }

  // MARK: Stubbing

  /// Stubs matching calls: the newest stub that matches answers, those with arguments before those without.
  ///
  /// ```swift
  /// gateway.stubCall(.charge).andReturn(receipt)
  /// ```
  ///
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - arguments: the arguments that are meant; by default any.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: the stub, to chain its answers on.
  @discardableResult
  public func stubCall(
    _ method: Method, arguments: Arguments = .any, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> CallStub {
    storage._of(type(of: self)).stub(
      CallPattern(method, arguments), at: SourceLocation(fileID, filePath, line, column)
    )
  }

  // MARK: Expecting

  /// Expect calls that will come; `verifyExpectations` reports them if they do not.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - arguments: the arguments that are meant; by default any.
  ///   - mode: how many calls there have to be.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func expectCall(
    _ method: Method, arguments: Arguments = .any, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    storage._of(type(of: self)).expect(
      CallPattern(method, arguments), mode: mode,
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Reject calls: one that comes all the same is a failure at this line, whatever else is expected.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - arguments: the arguments that are meant; by default any.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func rejectCall(
    _ method: Method, arguments: Arguments = .any, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    storage._of(type(of: self)).reject(
      CallPattern(method, arguments), at: SourceLocation(fileID, filePath, line, column)
    )
  }
}
