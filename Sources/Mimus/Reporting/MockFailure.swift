/// A failure that the library reports: its text, and the place in the test that it belongs to.
public struct MockFailure: Sendable, CustomStringConvertible {
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

  /// The place as the compiler gave it, which is the form that XCTest takes.
  let location: SourceLocation
  /// What the failure is about, as far as a session would report it again.
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

  /// The failure as a compiler prints one: `file:line:column: error: message`.
  public var description: String {
    "\(filePath):\(line):\(column): \(isWarning ? "warning" : "error"): \(message)"
  }
}

extension MockFailure {
  /// The failure with another line at the end of its text.
  func appending(_ remark: String) -> MockFailure {
    remark.isEmpty ? self : MockFailure(message + "\n" + remark, at: location, isWarning: isWarning, about: items)
  }
}
