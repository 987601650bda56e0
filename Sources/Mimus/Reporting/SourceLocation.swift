/// A location in the source of a test, such as that of a verification, a stub, or an expectation.
struct SourceLocation: Sendable, Equatable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Creates a location from a caller's arguments. Their lines and columns may not exist, and the frameworks stop the
  /// process for a line or a column that they can't represent.
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = min(max(line, 1), UInt(Int.max))
    self.column = min(max(column, 1), UInt(Int.max))
  }

  static func == (one: SourceLocation, other: SourceLocation) -> Bool {
    one.line == other.line && one.column == other.column && one.description == other.description
  }

  /// The file's identifier in the form `Module/File.swift`, which Swift Testing requires.
  var wellFormedFileID: String {
    let written = "\(fileID)"
    if written.contains("/") { return written }
    let module = written.isEmpty ? "Unknown" : written
    let name: Substring? = "\(filePath)".split { $0 == "/" || $0 == "\\" }.last
    return "\(module)/\(name ?? "Unknown")"
  }
}

// MARK: - Description

extension SourceLocation: CustomStringConvertible {
  /// The file's name and the line, in the form in which a failure message refers to another location.
  var description: String {
    let path = "\(fileID)"
    return "\(path.split(separator: "/").last ?? "")" + ":\(line)"
  }
}
