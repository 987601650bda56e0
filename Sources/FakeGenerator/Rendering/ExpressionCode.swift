/// The value of a type in an expression, such as `Int.self` or `(any Error).self`.
struct MetatypeValue: Code {
  let type: TypeExpression

  func write(to writer: inout CodeWriter) { writer.write(AsExpression(type: type), ".self") }
}

/// A type as it is written before `.self`.
struct AsExpression: Code {
  let type: TypeExpression

  func write(to writer: inout CodeWriter) {
    switch type {
    case .named, .optional, .array, .dictionary, .tuple, .metatype, .inlineArray: writer.write(type)
    // The compiler doesn't accept `any Any` as an expression.
    case .existential(.metatype(.named(nil, "Any", []), let keyword)): writer.write("Any.", keyword)
    default: writer.write("(", type, ")")
    }
  }
}

/// `try await `, as far as a call with these effects needs it.
struct CallMarks: Code {
  let effects: Effects

  func write(to writer: inout CodeWriter) {
    if effects.mayThrow { writer.write("try ") }
    if effects.isAsync { writer.write("await ") }
  }
}
