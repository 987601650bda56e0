/// The error of a check that cannot give what it was asked for.
///
/// The check reports nothing besides: a test that lets the error pass fails by it.
public struct CheckError: Error, CustomStringConvertible, Sendable {
  /// What was expected and what was there instead.
  public let message: String
  /// The module and file of the check, as `#fileID` gives it.
  public let fileID: String
  /// The path of the file of the check, as `#filePath` gives it.
  public let filePath: String
  /// The line of the check, counted from 1.
  public let line: Int
  /// The column of the check, counted from 1.
  public let column: Int

  init(_ message: String, at location: SourceLocation) {
    self.message = message
    fileID = "\(location.fileID)"
    filePath = "\(location.filePath)"
    line = Int(location.line)
    column = Int(location.column)
  }

  /// What was expected and what was there instead, and where: `Expected a value of type Int, but was nil (T.swift:7)`.
  public var description: String {
    "\(message) (\(fileID.split(separator: "/").last ?? ""):\(line))"
  }
}
