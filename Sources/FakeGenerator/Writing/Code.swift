/// A piece of Swift code that is written directly into a buffer, without an intermediate string.
protocol Code: CustomStringConvertible {
  /// Writes the piece at the writer's position.
  func write(to writer: inout CodeWriter)
}

extension Code {
  /// The piece as a string.
  var description: String {
    var writer = CodeWriter()
    write(to: &writer)
    return writer.text
  }
}

extension String: Code {
  func write(to writer: inout CodeWriter) { writer.append(self) }
}

/// A Swift string literal with a given text.
struct Literal: Code {
  let text: String

  func write(to writer: inout CodeWriter) {
    let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
    writer.write("\"", isPlain ? text : escaped, "\"")
  }

  private var escaped: String { text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
