extension MemberPlanner {
  /// Returns whether a member takes or returns a function that throws errors of a generic parameter that is `Never` here.
  ///
  /// The compiler would convert it to a function that doesn't throw, for an override or for a call of the superclass's
  /// member, and crashes on that.
  func convertsNeverThrowingFunction(_ member: Member) -> Bool {
    let nevers = Set(substitutions.filter { declarations.canonical($0.value, in: [scope]).isNever }.keys)
    if nevers.isEmpty { return false }
    let types = member.parameters.filter { !$0.isVariadic }.map(\.type) + [member.result].compactMap(\.self)
    return types.contains { declarations.canonical($0, in: [scope]).hasFunction(throwingAnyOf: nevers) }
  }
}

extension TypeExpression {
  /// Returns whether it has a function that throws errors of a type with any of the names, except in a collection, whose
  /// elements the compiler doesn't convert.
  fileprivate func hasFunction(throwingAnyOf names: Set<String>) -> Bool {
    switch self {
    case .function(let type):
      if case .typed(.named(nil, let error, [])) = type.effects.throwing, names.contains(error) { return true }
      return ([type.result] + type.parameters.map(\.type)).contains { $0.hasFunction(throwingAnyOf: names) }
    case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, _, let type):
      return type.hasFunction(throwingAnyOf: names)
    case .tuple(let elements): return elements.contains { $0.type.hasFunction(throwingAnyOf: names) }
    default: return false
    }
  }
}
