/// A failure that the library reports, with its message and its location in the test.
public struct MockFailure: Sendable, CustomStringConvertible {
  /// What was expected and what happened instead, in one or more lines.
  public let message: String
  /// The module and file of the failure, in the form of `#fileID`.
  public let fileID: String
  /// The path of the file of the failure, in the form of `#filePath`.
  public let filePath: String
  /// The line of the failure, counting from 1.
  public let line: Int
  /// The column of the failure, counting from 1.
  public let column: Int
  /// A Boolean value that indicates whether the failure is a warning, which doesn't fail the test.
  public let isWarning: Bool

  /// The location as the compiler provided it, which is the form that XCTest takes.
  let location: SourceLocation
  /// The items that the failure is about, if a session would also report them.
  let items: [ReportedItem]

  init(_ message: String, at location: SourceLocation, isWarning: Bool = false, about items: [ReportedItem] = []) {
    self.message = message
    fileID = "\(location.fileID)"
    filePath = "\(location.filePath)"
    line = Int(location.line)
    column = Int(location.column)
    self.isWarning = isWarning
    self.location = location
    self.items = items
  }

  /// The failure in a compiler's format: `file:line:column: error: message`.
  public var description: String {
    "\(filePath):\(line):\(column): \(isWarning ? "warning" : "error"): \(message)"
  }
}

extension MockFailure {
  /// Returns the failure with another line at the end of its message.
  func appending(_ remark: String) -> MockFailure {
    remark.isEmpty ? self : saying(message + "\n" + remark)
  }

  /// Returns the failure with another message.
  func saying(_ message: String) -> MockFailure {
    MockFailure(message, at: location, isWarning: isWarning, about: items)
  }
}
