/// The value of a type in an expression, such as `Int.self` or `(any Error).self`.
struct MetatypeValue: Code {
  let type: TypeExpression
  /// Whether something else has the name of the type, so that only a type argument still refers to the type.
  var isHidden = false

  func write(to writer: inout CodeWriter) {
    if isHidden || type.isOnlyReadableAsArgument { return writer.write("Swift.Array<", type, ">.Element.self") }
    writer.write(AsExpression(type: type), ".self")
  }
}

/// A type as it is written before `.self`.
struct AsExpression: Code {
  let type: TypeExpression

  func write(to writer: inout CodeWriter) {
    let type = type.readableAsExpression
    switch type {
    // The compiler doesn't accept `any Any` as an expression.
    case .existential(.metatype(.named(nil, "Any", []), let keyword)): writer.write("Any.", keyword)
    case .named, .optional, .array, .dictionary, .tuple, .metatype, .inlineArray: writer.write(type)
    default: writer.write("(", type, ")")
    }
  }
}

extension TypeExpression {
  /// Whether it contains a type that an expression can't.
  fileprivate var isOnlyReadableAsArgument: Bool {
    contains { part in
      switch part {
      // The parenthesis in `any (P & Q).Type` would begin a call.
      case .existential(.metatype(.composition, _)): true
      // The compiler doesn't accept `any Any` as an expression, and `Any.Type` is another type.
      case .metatype(.existential(.named(nil, "Any", [])), _): true
      case .function(let function): function.isOnlyReadableAsArgument
      default: false
      }
    }
  }

  /// The type without what means something else in an expression: names in function types, empty parentheses, which
  /// are a value, and `Any` after `any`.
  fileprivate var readableAsExpression: TypeExpression {
    rewritten { type in
      switch type {
      case .tuple([]): .void
      case .existential(.named(nil, "Any", [])): .name("Any")
      case .existential(.composition(let types)) where types.contains(.name("Any")): types.composed
      case .function(let function) where function.parameters.contains(where: \.isNamed): .function(function.unnamed)
      default: nil
      }
    }
  }
}

extension [TypeExpression] {
  /// A composition of the types. `Any` adds nothing to the others.
  fileprivate var composed: TypeExpression {
    let others = filter { $0 != .name("Any") }
    return others.isEmpty ? .name("Any") : .existential(others.count == 1 ? others[0] : .composition(others))
  }
}

extension String {
  /// Whether this specifier of a parameter or result can't be written in an expression.
  fileprivate var isOnlyInTypes: Bool { self != "inout" && !hasPrefix("nonisolated") }
}

extension TypeExpression.TupleElement {
  fileprivate var isNamed: Bool { label != nil || name != nil }
}

extension TypeExpression.FunctionType {
  /// Whether it has specifiers like `borrowing`, which would be names there, or `...`, which would be an operator, or
  /// only takes an empty tuple, which there would be an empty list of parameters.
  fileprivate var isOnlyReadableAsArgument: Bool {
    if parameters.contains(where: \.isVariadic) { return true }
    if parameters.count == 1, case .tuple([]) = parameters[0].type { return true }
    return (parameters.map(\.type) + [result]).contains { type in type.specifiers.contains { $0.isOnlyInTypes } }
  }

  /// The same type without the names of its parameters.
  fileprivate var unnamed: Self {
    var function = self
    for index in function.parameters.indices {
      function.parameters[index].label = nil
      function.parameters[index].name = nil
      function.parameters[index].type = function.parameters[index].type.readableAsExpression
    }
    function.result = function.result.readableAsExpression
    return function
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
