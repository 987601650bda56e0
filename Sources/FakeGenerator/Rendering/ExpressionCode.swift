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
