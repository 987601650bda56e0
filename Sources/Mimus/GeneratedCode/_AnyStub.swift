/// A typed stub of a generated fake, for members with any effects.
///
/// Like `CallStub`, it is a handle to a stub: if you keep it in a constant, you can use it to add answers, count calls,
/// and remove the stub. The stub is set up with its first answer, at the line of that answer, because only then is it
/// known which stub is wanted: `stub.currency` alone refers to the stub of the property's reads, even if a test goes on
/// with `set` rather than `get`.
public protocol _AnyStub {
  /// The stub.
  var _stub: CallStub { get }
}

extension CallStub {
  /// Returns the stub of a member of a generated fake. Its first answer sets it up.
  ///
  /// - Parameters:
  ///   - storage: The fake's storage.
  ///   - identifier: The member's identifier.
  ///   - matchers: The matchers for the arguments.
  public static func _of<each Value>(
    _ storage: Storage, _ identifier: String, _ matchers: repeat Argument<each Value>
  ) -> CallStub {
    let wanted = ofTheirTypes(repeat each matchers)
    // A property's name may also be the base name of a function, whose calls have arguments.
    let isProperty = !identifier.contains("(")
    let arguments: Arguments = !wanted.isEmpty ? .actual(wanted) : isProperty ? .none : .any
    return CallStub(StubEntry(CallPattern(identifier: identifier, arguments: arguments)), of: storage)
  }
}

extension _AnyStub {
  /// The number of calls the stub has answered. It keeps its value when the stub is removed.
  public var useCount: Int { _stub.useCount }

  /// Removes the stub, so that later calls are answered as if it had never been set up.
  public func remove() { _stub.remove() }

  /// Answers as the real object of a spy does, or as the superclass of a class's fake. See ``CallStub/andForward()``.
  ///
  /// - Parameters:
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andForward(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { $0.append(.forward) }
    return self
  }

  /// Waits before the answer. An async call suspends; a synchronous call blocks its thread.
  ///
  /// - Parameters:
  ///   - duration: The time to wait. A negative duration is reported at the stub and counts as zero.
  ///   - clock: The clock that measures the duration. A test can pass its own.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining the answer that follows.
  @discardableResult
  public func andDelay(
    _ duration: Duration, clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.delaying(duration, clock, at: SourceLocation(fileID, filePath, line, column))
    return self
  }

  /// Waits for a gate before the answer. An async call suspends; a synchronous call blocks its thread.
  ///
  /// - Parameters:
  ///   - gate: The gate, which the test opens.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining the answer that follows.
  @discardableResult
  public func andWait(
    for gate: Gate, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { $0.append(.wait(gate)) }
    return self
  }

  /// Calls a closure that was passed to the fake before the answer, with up to five values. See
  /// ``CallStub/andCallBack(_:with:)``.
  ///
  /// - Parameters:
  ///   - label: The label of the closure's argument, or `"_"` for an unlabeled one.
  ///   - values: The values to pass, at most five.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andCallBack<each Value>(
    _ label: String, with values: repeat each Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let callBack = CallBack(label, repeat each values)
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { $0.append(.callBack(callBack)) }
    return self
  }

  /// Answers with a closure that the fake itself runs, wrapped in a type of the fake's own.
  ///
  /// - Parameters:
  ///   - body: The closure in its wrapper.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  public func _handing<Body: _Body>(
    _ body: Body, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) -> Self {
    _stub.returning([body], at: SourceLocation(fileID, filePath, line, column))
    return self
  }
}
