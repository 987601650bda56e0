/// A stub of a member that returns copies of a value.
public protocol _ReturningStub: _AnyStub {
  /// What the member returns.
  associatedtype _Value
}

extension _ReturningStub {
  /// Answer with a value.
  ///
  /// - Parameter value: the value.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andReturn(
    _ value: _Value, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.append(.value(value)) }
  }

  /// Answer with values, one a call; the last one stays.
  ///
  /// - Parameters:
  ///   - first: the value of the first call.
  ///   - second: the value of the second call.
  ///   - others: the values of those that follow.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andReturn(
    _ first: _Value, _ second: _Value, _ others: _Value..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { stub in
      for value in [first, second] + others { stub.append(.value(value)) }
    }
  }

  /// Answer a number of calls with a value; then the next answer, or another stub, has its turn.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - times: how many calls get it.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andReturn(
    _ value: _Value, times: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andReturn(value, times: times) }
  }
}

extension _ReturningStub where _Value == Void {
  /// Answer by returning.
  ///
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.append(.value(())) }
  }
}

/// A stub of a member that can throw.
public protocol _ThrowingStub: _AnyStub {
  /// What the member can throw.
  associatedtype _Failure: Error
}

extension _ThrowingStub {
  /// Answer by throwing.
  ///
  /// - Parameter error: the error.
  /// - Returns: the stub, for further answers.
  @discardableResult
  public func andThrow(
    _ error: _Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andThrow(error) }
  }
}
