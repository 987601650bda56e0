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

/// A value of a type that is named in an expression: `Int.self`, `(any Error).self`.
struct MetatypeValue: Code {
  let type: TypeExpression

  func write(to writer: inout CodeWriter) { writer.write(AsExpression(type: type), ".self") }
}

/// A type as it can stand before `.self`.
struct AsExpression: Code {
  let type: TypeExpression

  func write(to writer: inout CodeWriter) {
    switch type {
    case .named, .optional, .array, .dictionary, .tuple, .metatype, .inlineArray: writer.write(type)
    // As an expression, `any Any` is not understood.
    case .existential(.metatype(.named(nil, "Any", []), let keyword)): writer.write("Any.", keyword)
    default: writer.write("(", type, ")")
    }
  }
}

/// `try await `, as far as a call of something with these effects needs it.
struct CallMarks: Code {
  let effects: Effects

  func write(to writer: inout CodeWriter) {
    if effects.mayThrow { writer.write("try ") }
    if effects.isAsync { writer.write("await ") }
  }
}
