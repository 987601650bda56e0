/// The error thrown when a check can't return the requested value.
///
/// The check doesn't report a failure in addition. A test that doesn't catch the error fails because of it.
public struct CheckError: Error, CustomStringConvertible, Sendable {
  /// What was expected and what was found instead.
  public let message: String
  /// The module and file of the check, in the form of `#fileID`.
  public let fileID: String
  /// The path of the file of the check, in the form of `#filePath`.
  public let filePath: String
  /// The line of the check, counting from 1.
  public let line: Int
  /// The column of the check, counting from 1.
  public let column: Int

  init(_ message: String, at location: SourceLocation) {
    self.message = message
    fileID = "\(location.fileID)"
    filePath = "\(location.filePath)"
    line = Int(location.line)
    column = Int(location.column)
  }

  /// What was expected and what was found instead, and the location:
  /// `Expected a value of type Int, but was nil (T.swift:7)`.
  public var description: String {
    "\(message) (\(fileID.split(separator: "/").last ?? ""):\(line))"
  }
}
