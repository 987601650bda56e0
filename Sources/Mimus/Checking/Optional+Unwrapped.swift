extension Optional {
  /// The wrapped value, where a test cannot go on without it. AzimoTestKit's `unwrapped`.
  ///
  /// - Parameters:
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: the wrapped value.
  /// - Throws: a ``CheckError`` if there is none; nothing is reported besides.
  @_disfavoredOverload
  public func unwrapped(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Wrapped {
    guard let self else {
      throw CheckError(
        "Expected a value of type \(Wrapped.self), but was nil", at: SourceLocation(fileID, filePath, line, column))
    }
    return self
  }
}
