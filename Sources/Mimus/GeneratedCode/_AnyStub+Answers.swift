/// A stub of a member that returns copies of a value.
public protocol _ReturningStub: _AnyStub {
  /// The type that the member returns.
  associatedtype _Value
}

extension _ReturningStub {
  /// Answers with a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andReturn(
    _ value: _Value, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    _stub.returning([value], at: SourceLocation(fileID, filePath, line, column))
    return self
  }

  /// Answers with values, one for each call. The last one repeats.
  ///
  /// - Parameters:
  ///   - first: The value of the first call.
  ///   - second: The value of the second call.
  ///   - others: The values of the calls after that.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andReturn(
    _ first: _Value, _ second: _Value, _ others: _Value..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.returning([first, second] + others, at: SourceLocation(fileID, filePath, line, column))
    return self
  }

  /// Answers a number of calls with a value. After that, the next answer or another stub is used.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - times: The number of calls to answer with the value. A negative number is reported at the stub and counts as
  ///     zero.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andReturn(
    _ value: _Value, times: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.returning(value, times: times, at: SourceLocation(fileID, filePath, line, column))
    return self
  }
}

extension _ReturningStub where _Value == Void {
  /// Answers by returning.
  ///
  /// - Parameters:
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    _stub.returning([()], at: SourceLocation(fileID, filePath, line, column))
    return self
  }
}

/// A stub of a member that can throw.
public protocol _ThrowingStub: _AnyStub {
  /// The type of error the member can throw.
  associatedtype _Failure: Error
}

extension _ThrowingStub {
  /// Answers by throwing an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The stub, for chaining answers.
  @discardableResult
  public func andThrow(
    _ error: _Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) { $0.append(.error(error)) }
    return self
  }
}

// MARK: - Streams

extension _ReturningStub {
  /// Answers each call with its own stream of elements that the test yields.
  ///
  /// - Parameters:
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: A control for the streams.
  public func andStream<Element>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StreamControl<Element, Never> where _Value == AsyncStream<Element> {
    let control = StreamControl<Element, Never>()
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) {
      $0.append(.perform { _ in control.makeStream() })
    }
    return control
  }

  /// Answers each call with its own throwing stream of elements that the test yields.
  ///
  /// - Parameters:
  ///   - fileID: The source location of the stub. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: A control for the streams.
  public func andStream<Element>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StreamControl<Element, any Error> where _Value == AsyncThrowingStream<Element, any Error> {
    let control = StreamControl<Element, any Error>()
    _stub.adding(at: SourceLocation(fileID, filePath, line, column)) {
      $0.append(.perform { _ in control.makeThrowingStream() })
    }
    return control
  }
}
