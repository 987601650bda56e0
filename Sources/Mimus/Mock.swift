/// A fake: a type that takes the place of a dependency in a test, and records, answers, and verifies its calls.
///
/// A fake conforms to the dependency's protocol and to `Mock`. The only requirement of `Mock` is a storage; everything
/// else comes from extensions. A fake can be a class, a structure, an actor, or a class on the main actor:
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
  /// The fake's recorded calls, stubs, and expectations.
  var storage: Storage { get }
}

extension Mock {
  /// The storage, which knows whose calls it records.
  var owner: Storage { storage._of(type(of: self)) }

  // MARK: Recording

  /// Records a call to be verified later.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member. Defaults to the enclosing function's name.
  ///   - arguments: The arguments of the call, in order. By default, there are none.
  @inlinable
  public func recordCall(withIdentifier identifier: String = #function, arguments: consuming [Any?]? = nil) {
    storage.record(identifier, arguments, of: Self.self)
  }

  /// The calls of the fake, in order.
  public var recordedCalls: [RecordedCall] { storage.readCalls() }

  /// Returns the calls of one member of the fake, in order.
  ///
  /// - Parameter identifier: The member's identifier, such as `charge(_:to:)`. Without parentheses, it matches every
  ///   overload.
  /// - Returns: The calls.
  public func recordedCalls(withIdentifier identifier: String) -> [RecordedCall] {
    storage.readCalls(identifier)
  }

  // MARK: Verifying

  /// Verifies how many times a member was called with matching arguments.
  ///
  /// Verifying doesn't consume calls: verifying twice gives the same result twice. The calls that match count as
  /// verified for `verifyNoMoreCalls`.
  ///
  /// - Parameters:
  ///   - identifier: The member's identifier, such as `charge(_:to:)`. Without parentheses, it matches every overload.
  ///   - arguments: The arguments to match.
  ///   - mode: The number of calls to expect.
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
    owner.verify(
      Verification(CallPattern(identifier: identifier, arguments: arguments), mode, at: location))
  }

  /// Verifies how many times a member was called without arguments.
  ///
  /// If you omit `arguments:`, only calls without arguments match. If the mode accepts zero calls but there are calls with
  /// arguments, which don't count, the verification fails, and the failure shows what to write instead.
  ///
  /// - Parameters:
  ///   - identifier: The member's identifier, such as `charge(_:to:)`. Without parentheses, it matches every overload.
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verifyCall(
    withIdentifier identifier: String, mode: VerificationMode = .times(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    owner.verify(Verification(leavingOutArguments: identifier, mode, at: location))
  }

  /// Returns whether a member was called a number of times.
  ///
  /// It doesn't fill captors or mark calls as verified, and reports a failure only for an argument that can never match
  /// and for a negative count. Inside `verifyInOrder`, it considers only the calls after the last one that a
  /// verification matched, as `verifyCall` does.
  ///
  /// - Parameters:
  ///   - identifier: The member's identifier, such as `charge(_:to:)`. Without parentheses, it matches every overload.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - mode: The number of calls to expect.
  ///   - fileID: The source location at which to report such a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: Whether `verifyCall` would pass.
  public func hasReceivedCall(
    withIdentifier identifier: String, arguments: Arguments = .any, mode: VerificationMode = .atLeast(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    owner.wouldPass(
      Verification(
        CallPattern(identifier: identifier, arguments: arguments), mode,
        at: SourceLocation(fileID, filePath, line, column)))
  }

  /// Verifies that the fake has received no calls.
  ///
  /// - Parameters:
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verifyNoCalls(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    owner.verifyNoCalls(at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verifies that every call of the fake was matched by a verification or met an expectation.
  ///
  /// Corresponds to Mockito's `verifyNoMoreInteractions`.
  ///
  /// - Parameters:
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verifyNoMoreCalls(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Mimus.verifyNoMoreCalls(of: [owner], at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verifies that every stub has answered a call. Each unused stub is reported once, at the line that set it up.
  ///
  /// - Parameters:
  ///   - fileID: The file of this verification. A failure names it if the stub was set up in another file.
  ///   - filePath: The path of that file.
  ///   - line: The line of this verification.
  ///   - column: The column in that line.
  public func verifyStubsUsed(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    owner.verifyStubsUsed(at: SourceLocation(fileID, filePath, line, column))
  }

  // MARK: Waiting

  /// Waits for the next call of a member, and returns each call once.
  ///
  /// - Parameters:
  ///   - identifier: The member's identifier, such as `charge(_:to:)`. Without parentheses, it matches every overload.
  ///   - limit: The longest time to wait.
  ///   - clock: The clock that measures the limit. A test can pass its own.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  ///   - fileID: The source location at which to report a negative limit. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The first call that `nextCall` hasn't returned yet.
  /// - Throws: `NoCallError` if no call is made in time, or `CancellationError` if the task is canceled.
  public func nextCall(
    withIdentifier identifier: String, within limit: Duration = .seconds(1),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> RecordedCall {
    try await owner.nextCall(
      identifier, within: limit, clock, at: SourceLocation(fileID, filePath, line, column), isolation: isolation)
  }

  /// Returns the fake's calls as they are recorded, beginning with those already recorded.
  ///
  /// - Parameter identifier: The member's identifier, or `nil` for all members.
  /// - Returns: A stream that ends when a task that reads it is canceled. Each call goes to one reader.
  public func callStream(withIdentifier identifier: String? = nil) -> AsyncStream<RecordedCall> {
    storage.callStream(identifier)
  }

  // MARK: Stubbing

  /// Stubs matching calls. The newest matching stub answers, but stubs with arguments take precedence over those
  /// without.
  ///
  /// ```swift
  /// gateway.stubCall(withIdentifier: "charge(_:to:)").andReturn(receipt)
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The member's identifier, such as `charge(_:to:)`. Without parentheses, it matches every overload.
  ///   - arguments: The arguments to match. By default, any arguments match.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func stubCall(
    withIdentifier identifier: String, arguments: Arguments = .any, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> CallStub {
    owner.stub(
      CallPattern(identifier: identifier, arguments: arguments), at: SourceLocation(fileID, filePath, line, column))
  }
}
