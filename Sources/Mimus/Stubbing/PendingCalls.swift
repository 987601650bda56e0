/// The calls that a stub suspends until the test resumes them. Returned by `andSuspend`.
///
/// The test decides when each call is answered, and with what:
///
/// ```swift
/// let pending = catalog.stub.title(of: .any).andSuspend()
/// let load = Task { await screen.load() }
/// let call = try await pending.next()
/// #expect(screen.isLoading)
/// call.resume(returning: "Emma")
/// await load.value
/// #expect(!screen.isLoading)
/// ```
///
/// Keep it until the last call is resumed. A call that `next` has returned keeps it alive. If calls still wait when it
/// is released, or when the session in which the stub was set up ends, they're reported in one failure at the stub's
/// line and continue: they throw `UnstubbedCallError` if they can, and otherwise return the default. If there is none,
/// the process stops. Later calls fail the same way.
public final class PendingCalls<Arguments, Failure: Error, Value>: Sendable {
  private let stub: CallStub
  private let calls: SuspendedCalls
  private nonisolated(unsafe) let read: (RecordedCall) throws -> Arguments
  fileprivate nonisolated(unsafe) let erase: (Value) -> Any?

  /// Creates a handle to suspended calls.
  ///
  /// - Parameters:
  ///   - calls: The suspended calls.
  ///   - stub: The stub that suspends them.
  ///   - read: Reads the arguments of a call.
  ///   - erase: Converts the value that a call is resumed with to an answer's value.
  init(
    _ calls: SuspendedCalls, of stub: CallStub, read: @escaping (RecordedCall) throws -> Arguments,
    erase: @escaping (Value) -> Any?
  ) {
    self.calls = calls
    self.stub = stub
    self.read = read
    self.erase = erase
  }

  deinit {
    calls.close(.released)
  }

  /// The number of calls that wait, whether `next` has returned them or not.
  public var count: Int {
    Attempt.current?.watch(calls)
    return calls.count
  }

  /// Waits for the next call that the stub suspends, and returns each call once, in the order of the calls.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - clock: The clock that measures the limit. A test can pass its own.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  ///   - fileID: The source location at which to report a negative limit. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The first call that waits and that `next` hasn't returned yet.
  /// - Throws: `NoCallError` if no call is made in time, `ArgumentError` if the call's arguments are of other types than
  ///   `Arguments`, or `CancellationError` if the task is canceled.
  public func next(
    within limit: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws -> PendingCall<Arguments, Failure, Value> {
    let limit = limit.waitable(at: SourceLocation(fileID, filePath, line, column))
    let signal = WaitSignal(suspendingFor: limit, on: clock)
    defer { signal.end() }
    signal.watch(calls)
    while true {
      let (isLast, raiseCount) = (signal.isOver, signal.raiseCount)
      if let call = calls.handOutNext() { return PendingCall(call, try read(call), of: self) }
      try Task.checkCancellation()
      let progress = calls.progress
      if isLast || progress.end != nil {
        throw NoCallError(description: stub.noPendingCallText(progress, signal.remark(onWaiting: limit) ?? ""))
      }
      await signal.wait(after: raiseCount, isolation: isolation)
    }
  }

  fileprivate func resume(_ call: RecordedCall, with reply: Reply) {
    calls.resume(callWith: call.order, with: reply)
  }
}

/// A call that waits until the test resumes it. Returned by `PendingCalls.next`.
public final class PendingCall<Arguments, Failure: Error, Value>: Sendable {
  /// The argument of the call or, if there are several, a tuple of them, which is labeled in a generated fake. For an
  /// untyped stub, an array.
  @safe public nonisolated(unsafe) let arguments: Arguments
  private let call: RecordedCall
  /// What resumes the call. It is kept, so that only calls that the test has no way to resume are reported as such.
  private let pending: PendingCalls<Arguments, Failure, Value>
  /// The line that resumed the call.
  private let resumption = Mutex<SourceLocation?>(nil)

  fileprivate init(_ call: RecordedCall, _ arguments: Arguments, of pending: PendingCalls<Arguments, Failure, Value>) {
    self.call = call
    self.arguments = arguments
    self.pending = pending
  }

  /// Resumes the call, and returns a value from it.
  ///
  /// A call can be resumed once. Resuming it again is reported as a failure. If the call was canceled, resuming it does
  /// nothing.
  ///
  /// - Parameters:
  ///   - value: The value. A value that the call of an untyped stub can't return is reported as a failure.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func resume(
    returning value: Value, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    resume(at: SourceLocation(fileID, filePath, line, column)) { .value(pending.erase(value), from: $0) }
  }

  /// Resumes the call by throwing an error.
  ///
  /// A call can be resumed once. Resuming it again is reported as a failure. If the call was canceled, resuming it does
  /// nothing.
  ///
  /// - Parameters:
  ///   - error: The error. An error that the call of an untyped stub can't throw is reported as a failure.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func resume(
    throwing error: Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    resume(at: SourceLocation(fileID, filePath, line, column)) { .error(error, from: $0) }
  }

  private func resume(at location: SourceLocation, _ reply: (ReplySource) -> Reply) {
    let earlier = resumption.withLock { resumption in
      defer { resumption = resumption ?? location }
      return resumption
    }
    if let earlier {
      FailureReporter.report(SuspensionMessage.resumedTwice(call, before: earlier), at: location)
    } else {
      pending.resume(call, with: reply(.resumption(location, FailureReporter.current)))
    }
  }
}

extension PendingCall where Value == Void {
  /// Resumes the call, which has no result.
  ///
  /// - Parameters:
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func resume(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension PendingCall where Value == Any? {
  /// Resumes the call, which has no result.
  ///
  /// - Parameters:
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func resume(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension PendingCall: CustomStringConvertible {
  /// The call as it would be written: `charge(_: 30, to: "alice")`.
  public var description: String { call.description }
}
