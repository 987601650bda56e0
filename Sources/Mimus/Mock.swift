/// A fake: a type that stands in for a collaborator in a test, and records, answers and verifies its calls.
///
/// It conforms to the collaborator's protocol and to this one, whose only requirement is a storage; everything else
/// comes from extensions. A class, a struct, an actor or a class on the main actor will do:
///
/// ```swift
/// final class FakeMailer: Mailer, Mock {
///   let storage = Mimus.Storage()
///   func send(_ text: String, to name: String) { recordCall(arguments: [text, name]) }
/// }
///
/// mailer.verifyCall(withIdentifier: "send(_:to:)", arguments: ["Thank you", "alice"])
/// ```
public protocol Mock {
  /// What the fake has received and what it was told to do.
  var storage: Storage { get }
}

extension Mock {
  // MARK: Recording

  /// Record a call of the fake, to be verified later.
  ///
  /// - Parameters:
  ///   - identifier: the name of the called member; by itself, that of the function that calls this one.
  ///   - arguments: the arguments of the call, in order; leave it out where there are none.
  @inlinable
  public func recordCall(withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil) {
    storage.record(identifier, arguments)
  }

  /// The calls of the fake, in order.
  public var recordedCalls: [RecordedCall] { storage.readCalls() }

  /// The calls of one member of the fake, in order.
  ///
  /// - Parameter identifier: the name of the member, such as `charge(_:to:)`; without a parenthesis it means all
  ///   members of that base name.
  /// - Returns: the calls.
  public func recordedCalls(withIdentifier identifier: String) -> [RecordedCall] {
    storage.readCalls(identifier)
  }

  // MARK: Verifying

  /// Verify how often a member was called, and report a failure at this line if it was another number.
  ///
  /// Counting never forgets: verifying twice gives the same answer twice. Matched calls count as verified for
  /// `verifyNoMoreCalls`.
  ///
  /// - Parameters:
  ///   - identifier: the name of the member, such as `charge(_:to:)`; without a parenthesis it means all members of
  ///     that base name.
  ///   - arguments: the arguments that are meant; by default the call must carry none.
  ///   - mode: how many calls there have to be.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func verifyCall(
    withIdentifier identifier: String, arguments: Arguments = .none, mode: VerificationMode = .times(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    storage.verify(
      Verification(identifier, arguments, mode, at: SourceLocation(fileID, filePath, line, column)))
  }

  /// Ask how often a member was called. Nothing is reported, no captor is filled and no call counts as verified.
  ///
  /// - Parameters:
  ///   - identifier: the name of the member, such as `charge(_:to:)`; without a parenthesis it means all members of
  ///     that base name.
  ///   - arguments: the arguments that are meant; by default any.
  ///   - mode: how many calls there have to be.
  ///   - fileID: the file of the call, where only an argument that could never match is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: whether `verifyCall` would pass.
  public func hasReceivedCall(
    withIdentifier identifier: String, arguments: Arguments = .any, mode: VerificationMode = .atLeast(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    storage.wouldPass(Verification(identifier, arguments, mode, at: SourceLocation(fileID, filePath, line, column)))
  }

  /// Verify that the fake has received no call at all.
  ///
  /// - Parameters:
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func verifyNoCalls(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    storage.verifyNoCalls(at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verify that every call of the fake was matched by a verification.
  ///
  /// The field's `verifyNoMoreInteractions` (Mockito).
  ///
  /// - Parameters:
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func verifyNoMoreCalls(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Mimus.verifyNoMoreCalls(of: [storage], at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verifies that every stub has answered a call. Each one that has not is reported once, at its own line.
  ///
  /// - Parameters:
  ///   - fileID: The file that verifies. A failure names it where the stub was set up in another file.
  ///   - filePath: The path of that file.
  ///   - line: The line that verifies.
  ///   - column: The column of that line.
  public func verifyStubsUsed(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    storage.verifyStubsUsed(at: SourceLocation(fileID, filePath, line, column))
  }

  // MARK: Waiting

  /// Wait for the next call of a member: the first one that `nextCall` has not handed out yet.
  ///
  /// - Parameters:
  ///   - identifier: the name of the member, such as `charge(_:to:)`; without a parenthesis it means all members of
  ///     that base name.
  ///   - limit: the longest time to wait.
  ///   - clock: the clock that measures it; a test may put its own in.
  ///   - isolation: the actor that waits: the caller's.
  /// - Returns: the call.
  /// - Throws: `NoCallError` when time is up, `CancellationError` when the task is cancelled.
  public func nextCall(
    withIdentifier identifier: String, within limit: Duration = .seconds(1),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation
  ) async throws -> RecordedCall {
    try await storage.nextCall(identifier, within: limit, clock, isolation: isolation)
  }

  /// The calls of the fake as they come, those that were recorded before first.
  ///
  /// - Parameter identifier: the name of a member, or nil for all of them.
  /// - Returns: a stream that ends when the task that reads it is cancelled.
  public func callStream(withIdentifier identifier: String? = nil) -> AsyncStream<RecordedCall> {
    storage.callStream(identifier)
  }

  // MARK: Stubbing

  /// Stubs matching calls: the newest stub that matches answers, those with arguments before those without.
  ///
  /// ```swift
  /// gateway.stubCall(withIdentifier: "charge(_:to:)").andReturn(receipt)
  /// ```
  ///
  ///
  /// - Parameters:
  ///   - identifier: the name of the member, such as `charge(_:to:)`; without a parenthesis it means all members of
  ///     that base name.
  ///   - arguments: the arguments that are meant; by default any.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: the stub, to chain its answers on.
  @discardableResult
  public func stubCall(
    withIdentifier identifier: String, arguments: Arguments = .any, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> CallStub {
    storage.stub(
      CallPattern(identifier: identifier, arguments: arguments), at: SourceLocation(fileID, filePath, line, column))
  }

  // MARK: Expecting

  /// Expect calls that will come; `verifyExpectations` reports them if they do not.
  ///
  /// - Parameters:
  ///   - identifier: the name of the member, such as `charge(_:to:)`; without a parenthesis it means all members of
  ///     that base name.
  ///   - arguments: the arguments that are meant; by default any.
  ///   - mode: how many calls there have to be.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func expectCall(
    withIdentifier identifier: String, arguments: Arguments = .any, mode: VerificationMode = .times(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    storage.expect(
      CallPattern(identifier: identifier, arguments: arguments), mode: mode,
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Reject calls: one that comes all the same is a failure at this line, whatever else is expected.
  ///
  /// - Parameters:
  ///   - identifier: the name of the member, such as `charge(_:to:)`; without a parenthesis it means all members of
  ///     that base name.
  ///   - arguments: the arguments that are meant; by default any.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func rejectCall(
    withIdentifier identifier: String, arguments: Arguments = .any, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    storage.reject(
      CallPattern(identifier: identifier, arguments: arguments), at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verify that every expectation was met, and report those that were not in one failure.
  ///
  /// It returns as soon as they are. In async code the async twin is taken, which suspends; this one blocks its
  /// thread, or on the main thread runs the main loop meanwhile.
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait for calls.
  ///   - clock: the clock that measures it; a test may put its own in.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func verifyExpectations(
    within limit: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    storage.verifyFulfilled(
      within: limit, clock, at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verify that every expectation was met, and report those that were not in one failure.
  ///
  /// The twin of the synchronous `verifyExpectations` for async code, which is suspended meanwhile.
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait for calls.
  ///   - clock: the clock that measures it; a test may put its own in.
  ///   - isolation: the actor that waits: the caller's.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func verifyExpectations(
    within limit: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await storage.verifyFulfilled(
      within: limit, clock, at: SourceLocation(fileID, filePath, line, column),
      isolation: isolation)
  }
}

/// Verify that every call of some mocks was matched by a verification, and report those that were not in one failure.
///
/// The field's `verifyNoMoreInteractions` (Mockito).
///
/// - Parameters:
///   - mocks: the mocks.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
public func verifyNoMoreCalls(
  _ mocks: any Mock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  verifyNoMoreCalls(of: mocks.map(\.storage), at: SourceLocation(fileID, filePath, line, column))
}
