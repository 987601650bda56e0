// What types must have in common for them to be the same.

extension TypeExpression {
  /// The names of all possible associated types in the type.
  var associatedNames: Set<String> {
    var names: Set<String> = []
    _ = contains { part in
      if let name = part.associatedName { names.insert(name) }
      return false
    }
    return names
  }

  /// Whether it is a member of another type, as `Entity.ID` is.
  var isMember: Bool {
    if case .named(_?, _, []) = self { associatedName == nil } else { false }
  }

  /// What the names in the type must stand for if it's the same as another type.
  func determined(by other: TypeExpression) -> [(name: String, type: TypeExpression)] {
    if let name = associatedName { return [(name, other)] }
    return parts(likeThoseOf: other)?.flatMap { $0.determined(by: $1) } ?? []
  }

  /// Returns the parts of two types that must be the same for the types to be, or nil if they are written differently.
  func parts(likeThoseOf other: TypeExpression) -> [(TypeExpression, TypeExpression)]? {
    guard let own = construction, let others = other.construction, own.name == others.name,
      own.arguments.count == others.arguments.count
    else { return nil }
    return Array(zip(own.arguments, others.arguments))
  }

  /// The name of a generic type, or what stands for it, and its arguments.
  private var construction: (name: String, arguments: [TypeExpression])? {
    switch self {
    case .metatype(let base, let keyword): return (keyword, [base])
    case .function(let function):
      return ("->\(function.effects)", function.parameters.map(\.type) + [function.result])
    case .array(let element): return ("Array", [element])
    case .optional(let wrapped): return ("Optional", [wrapped])
    case .dictionary(let key, let value): return ("Dictionary", [key, value])
    case .tuple(let elements): return ("()", elements.map(\.type))
    case .named(let base, let name, var arguments):
      arguments = (base?.construction?.arguments ?? []) + arguments
      return arguments.isEmpty ? nil : (name, arguments)
    default: return nil
    }
  }
}
