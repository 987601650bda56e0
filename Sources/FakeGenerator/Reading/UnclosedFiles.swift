/// What prevents files to fake from being read up to their ends.
struct UnclosedFiles {
  /// Whether there are no such files.
  let isEmpty: Bool
  private var problems: [Int: Diagnostic] = [:]

  init(_ files: [SourceFile], _ outlines: [FileOutline]) {
    for (number, file) in files.enumerated() where file.isWanted {
      guard let offset = outlines[number].unclosed else { continue }
      problems[number] = Diagnostic(.unclosed(by: file.bytes[offset...]), at: file.position(of: offset))
    }
    isEmpty = problems.isEmpty
  }

  /// The errors that no other error explains better, in the order of the files.
  var diagnostics: [Diagnostic] { problems.sorted { $0.key < $1.key }.map(\.value) }

  /// Notes an error in a slice. If its file ends in the slice, that error says more than that something isn't closed.
  mutating func noteError(in slice: Slice, of file: SourceFile, number: Int) {
    if slice.range.upperBound == file.bytes.count { problems[number] = nil }
  }
}

extension Diagnostic.Message {
  /// A comment, a literal, a bracket, or a block that the file ends in.
  fileprivate static func unclosed(by rest: ArraySlice<UInt8>) -> Self {
    let name =
      switch rest.first {
      case UInt8(ascii: "/"): "the comment"
      case UInt8(ascii: "#") where rest.starts(with: "#if".utf8): "'#if'"
      case UInt8(ascii: "\""), UInt8(ascii: "#"): "the literal"
      default: "'\(String(decoding: rest.prefix(1), as: UTF8.self))'"
      }
    return Self(text: "\(name) is not closed, so declarations after it may be missing")
  }
}
