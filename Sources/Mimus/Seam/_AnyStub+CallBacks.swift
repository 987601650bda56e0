// One for each number of values: see `ClosureCall`.

extension _AnyStub {
  /// Run a closure that the call is made with, before the answer.
  @discardableResult
  public func andCallBack(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andCallBack(label) }
  }

  /// Run a closure that the call is made with, before the answer.
  @discardableResult
  public func andCallBack<A>(
    _ label: String, with a: A, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andCallBack(label, with: a) }
  }

  /// Run a closure that the call is made with, before the answer.
  @discardableResult
  public func andCallBack<A, B>(
    _ label: String, with a: A, _ b: B, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andCallBack(label, with: a, b) }
  }

  /// Run a closure that the call is made with, before the answer.
  @discardableResult
  public func andCallBack<A, B, C>(
    _ label: String, with a: A, _ b: B, _ c: C, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andCallBack(label, with: a, b, c) }
  }

  /// Run a closure that the call is made with, before the answer.
  @discardableResult
  public func andCallBack<A, B, C, D>(
    _ label: String, with a: A, _ b: B, _ c: C, _ d: D, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andCallBack(label, with: a, b, c, d) }
  }

  /// Run a closure that the call is made with, before the answer.
  @discardableResult
  public func andCallBack<A, B, C, D, E>(
    _ label: String, with a: A, _ b: B, _ c: C, _ d: D, _ e: E, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    adding(fileID, filePath, line, column) { $0.andCallBack(label, with: a, b, c, d, e) }
  }
}
