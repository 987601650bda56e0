/// A piece of Swift that is written straight into a buffer, without becoming a string on the way.
protocol Code: CustomStringConvertible {
  /// Write it where the writer is.
  func write(to writer: inout CodeWriter)
}

extension Code {
  /// The piece as a string of its own.
  var description: String {
    var writer = CodeWriter()
    write(to: &writer)
    return writer.text
  }
}

extension String: Code {
  func write(to writer: inout CodeWriter) { writer.append(self) }
}

/// A text as a literal of Swift.
struct Literal: Code {
  let text: String

  func write(to writer: inout CodeWriter) {
    let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
    writer.write("\"", isPlain ? text : escaped, "\"")
  }

  private var escaped: String { text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
