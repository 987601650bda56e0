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
    storage.record(method.rawValue, arguments)
  }

  /// The calls of one member of the fake, in order.
  ///
  /// - Parameter method: the method.
  /// - Returns: the calls.
  public func recordedCalls(_ method: Method) -> [RecordedCall] {
    storage.readCalls(method.rawValue)
  }

  // MARK: Verifying

  /// Verify how often a member was called, and report a failure at this line if it was another number.
  ///
  /// Counting never forgets: verifying twice gives the same answer twice. Matched calls count as verified for
  /// `verifyNoMoreCalls`.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - arguments: the arguments that are meant; by default the call must carry none.
  ///   - mode: how many calls there have to be.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func verifyCall(
    _ method: Method, arguments: Arguments = .none, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    storage.verify(
      Verification(method.rawValue, arguments, mode, at: SourceLocation(fileID, filePath, line, column)))
  }

  /// Ask how often a member was called. Nothing is reported, no captor is filled and no call counts as verified.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - arguments: the arguments that are meant; by default any.
  ///   - mode: how many calls there have to be.
  ///   - fileID: the file of the call, where only an argument that could never match is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: whether `verifyCall` would pass.
  public func hasReceivedCall(
    _ method: Method, arguments: Arguments = .any, mode: VerificationMode = .atLeast(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    storage.wouldPass(
      Verification(method.rawValue, arguments, mode, at: SourceLocation(fileID, filePath, line, column)))
  }

  // MARK: Waiting

  /// Wait for the next call of a member: the first one that `nextCall` has not handed out yet.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - limit: the longest time to wait.
  ///   - clock: the clock that measures it; a test may put its own in.
  ///   - isolation: the actor that waits: the caller's.
  /// - Returns: the call.
  /// - Throws: `NoCallError` when time is up, `CancellationError` when the task is cancelled.
  public func nextCall(
    _ method: Method, within limit: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> RecordedCall {
    try await storage.nextCall(method.rawValue, within: limit, clock, isolation: isolation)
  }

  /// The calls of the fake as they come, those that were recorded before first.
  ///
  /// - Parameter method: the method.
  /// - Returns: a stream that ends when the task that reads it is cancelled.
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
    storage.stub(
      CallPattern(identifier: method.rawValue, arguments: arguments), at: SourceLocation(fileID, filePath, line, column)
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
    storage.expect(
      CallPattern(identifier: method.rawValue, arguments: arguments), mode: mode,
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
    storage.reject(
      CallPattern(identifier: method.rawValue, arguments: arguments), at: SourceLocation(fileID, filePath, line, column)
    )
  }
}
