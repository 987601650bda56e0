/// A stub of an async member.
public protocol _SuspendingStub: _ReturningStub {
  /// The arguments of a call: the only one, or a tuple of them with their labels.
  associatedtype _Arguments
  /// The type of error that the member can throw.
  associatedtype _Failure: Error
}

extension _SuspendingStub {
  /// Suspends each call that it answers until the test resumes it.
  ///
  /// ```swift
  /// let pending = gateway.stub.charge(.any, to: .any).andSuspend()
  /// let call = try await pending.next()
  /// #expect(call.arguments.to == "alice")
  /// call.resume(returning: receipt)
  /// ```
  ///
  /// To answer later calls differently, keep the stub in a constant, and add answers to it.
  ///
  /// - Parameters:
  ///   - fileID: The source location of the stub, at which to report calls that nothing resumes. Defaults to the
  ///     caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The suspended calls. Keep them until the last call is resumed.
  public func andSuspend(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> PendingCalls<_Arguments, _Failure, _Value> {
    _stub.suspending(at: SourceLocation(fileID, filePath, line, column), read: Self._arguments, erase: { $0 })
  }

  /// Returns the arguments of a call.
  static func _arguments(of call: RecordedCall) throws -> _Arguments {
    guard let arguments: _Arguments = call.tuple() else {
      throw ArgumentError(.wrongTypes, in: call, wanted: _Arguments.self)
    }
    return arguments
  }
}
