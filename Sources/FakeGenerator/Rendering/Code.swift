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
