/// A place in the source of a test: that of a verification, a stub, or an expectation.
struct SourceLocation: Sendable, Equatable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Makes a place of what a caller passes, whose lines and columns need not exist: the frameworks end the process for a
  /// line or a column that they don't count.
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = min(max(line, 1), UInt(Int.max))
    self.column = min(max(column, 1), UInt(Int.max))
  }

  static func == (one: SourceLocation, other: SourceLocation) -> Bool {
    one.line == other.line && one.column == other.column && one.description == other.description
  }

  /// The file's identifier in the form `Module/File.swift`, which Swift Testing insists on.
  var wellFormedFileID: String {
    let written = "\(fileID)"
    if written.contains("/") { return written }
    let name = "\(filePath)".split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? "Unknown"
    return "\(written.isEmpty ? "Unknown" : written)/\(name)"
  }
}

// MARK: - Description

extension SourceLocation: CustomStringConvertible {
  /// The file's name and the line, as a failure text refers to another place.
  var description: String {
    let path = "\(fileID)"
    return "\(path.split(separator: "/").last ?? "")" + ":\(line)"
  }
}
