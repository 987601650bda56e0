/// A failure that the library reports: its text, and the place in the test that it belongs to.
public struct MockFailure: Sendable, Equatable, CustomStringConvertible {
  /// What was expected and what happened instead, in one or more lines.
  public let message: String
  /// The module and file of the line at fault, as `#fileID` gives it.
  public let fileID: String
  /// The path of the file of the line at fault, as `#filePath` gives it.
  public let filePath: String
  /// The line at fault, counted from 1.
  public let line: Int
  /// The column at fault, counted from 1.
  public let column: Int
  /// Whether the failure is a warning, which leaves the test passed.
  public let isWarning: Bool

  /// Make a failure, for instance to hand it on from a reporter of your own.
  ///
  /// - Parameters:
  ///   - message: what was expected and what happened instead.
  ///   - fileID: the module and file of the line at fault.
  ///   - filePath: the path of that file.
  ///   - line: the line at fault.
  ///   - column: the column at fault.
  ///   - isWarning: whether the test passes all the same.
  public init(
    message: String, fileID: String, filePath: String, line: Int, column: Int, isWarning: Bool = false
  ) {
    self.message = message
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.isWarning = isWarning
  }

  /// The failure as a compiler prints one: `file:line:column: error: message`.
  public var description: String {
    "\(filePath):\(line):\(column): \(isWarning ? "warning" : "error"): \(message)"
  }
}

extension MockFailure {
  init(_ message: String, at location: SourceLocation, isWarning: Bool = false) {
    self.init(
      message: message, fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: Int(location.line),
      column: Int(location.column), isWarning: isWarning)
  }
}
