extension Optional {
  /// Returns the wrapped value, for a test that can't continue without it. Corresponds to AzimoTestKit's `unwrapped`.
  ///
  /// - Parameters:
  ///   - fileID: The source location that the error contains. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  /// - Returns: The wrapped value.
  /// - Throws: A ``CheckError`` if there is none. No failure is reported in addition.
  @_disfavoredOverload
  public func unwrapped(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Wrapped {
    guard let self else {
      throw CheckError(
        ValueCheck.typeMessage(Wrapped.self, nil), at: SourceLocation(fileID, filePath, line, column))
    }
    return self
  }
}
