/// A place in the source of a test: where a verification, a stub or an expectation stands.
struct SourceLocation: Sendable, Equatable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  static func == (one: SourceLocation, other: SourceLocation) -> Bool {
    one.line == other.line && one.column == other.column && one.description == other.description
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
