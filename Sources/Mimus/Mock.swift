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
    storage.record(identifier, arguments, of: Self.self)
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

  /// Verifies how many times a member was called with some arguments.
  ///
  /// Verifying doesn't consume calls: verifying twice gives the same result twice. Matched calls count as verified for
  /// `verifyNoMoreCalls`.
  ///
  /// - Parameters:
  ///   - identifier: The name of the member, such as `charge(_:to:)`. Without a parenthesis, it means all members with
  ///     that base name.
  ///   - arguments: The arguments to match.
  ///   - mode: How many calls are expected.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verifyCall(
    withIdentifier identifier: String, arguments: Arguments, mode: VerificationMode = .times(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    storage._of(type(of: self)).verify(
      Verification(CallPattern(identifier: identifier, arguments: arguments), mode, at: location))
  }

  /// Verifies how many times a member was called without arguments.
  ///
  /// With `arguments:` left out, only calls without arguments match. If the verification would pass only because calls
  /// with arguments don't count, that is a failure that shows what to write.
  ///
  /// - Parameters:
  ///   - identifier: The name of the member, such as `charge(_:to:)`. Without a parenthesis, it means all members with
  ///     that base name.
  ///   - mode: How many calls are expected.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verifyCall(
    withIdentifier identifier: String, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    storage._of(type(of: self)).verify(Verification(leavingOutArguments: identifier, mode, at: location))
  }

  /// Returns whether a member was called a number of times.
  ///
  /// It fills no captor, marks no call as verified, and reports only an argument that can never match. Inside
  /// `verifyInOrder`, it looks only at the calls after the last one that a verification matched, as `verifyCall` does.
  ///
  /// - Parameters:
  ///   - identifier: The name of the member, such as `charge(_:to:)`. Without a parenthesis, it means all members with
  ///     that base name.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - mode: How many calls are expected.
  ///   - fileID: The source location at which to report an argument that can never match. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: Whether `verifyCall` would pass.
  public func hasReceivedCall(
    withIdentifier identifier: String, arguments: Arguments = .any, mode: VerificationMode = .atLeast(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    storage._of(type(of: self)).wouldPass(
      Verification(
        CallPattern(identifier: identifier, arguments: arguments), mode,
        at: SourceLocation(fileID, filePath, line, column)))
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
    storage._of(type(of: self)).verifyNoCalls(at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verifies that every call of the fake was matched by a verification or met an expectation.
  ///
  /// Corresponds to Mockito's `verifyNoMoreInteractions`.
  ///
  /// - Parameters:
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func verifyNoMoreCalls(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Mimus.verifyNoMoreCalls(of: [storage._of(type(of: self))], at: SourceLocation(fileID, filePath, line, column))
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
    storage._of(type(of: self)).verifyStubsUsed(at: SourceLocation(fileID, filePath, line, column))
  }

  // MARK: Waiting

  /// Waits for the next call of a member, and returns each call once.
  ///
  /// - Parameters:
  ///   - identifier: The name of the member, such as `charge(_:to:)`. Without a parenthesis, it means all members with
  ///     that base name.
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
    withIdentifier identifier: String, within limit: Duration = .seconds(1),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> RecordedCall {
    try await storage._of(type(of: self)).nextCall(
      identifier, within: limit, clock, at: SourceLocation(fileID, filePath, line, column), isolation: isolation)
  }

  /// The calls of the fake as they come, those that were recorded before first.
  ///
  /// - Parameter identifier: the name of a member, or nil for all of them.
  /// - Returns: A stream that ends when a task that reads it is cancelled. Each call goes to one reader.
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
    storage._of(type(of: self)).stub(
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
    storage._of(type(of: self)).expect(
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
    storage._of(type(of: self)).reject(
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
    storage._of(type(of: self)).verifyFulfilled(
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
    await storage._of(type(of: self)).verifyFulfilled(
      within: limit, clock, at: SourceLocation(fileID, filePath, line, column),
      isolation: isolation)
  }
}

/// Verifies that every call of some fakes was matched by a verification or met an expectation; reports one failure.
///
/// Corresponds to Mockito's `verifyNoMoreInteractions`.
///
/// - Parameters:
///   - mocks: The fakes. Naming none is reported as a failure.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
public func verifyNoMoreCalls(
  _ mocks: any Mock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let storages = mocks.map { $0.storage._of(type(of: $0)) }
  verifyNoMoreCalls(of: storages, at: SourceLocation(fileID, filePath, line, column))
}
