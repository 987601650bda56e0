extension ParameterPlanner {
  /// Returns whether values of a type are noncopyable or nonescapable, as far as the sources tell.
  func isUncopyable(_ type: TypeExpression) -> Bool { isUncopyable(type, in: surroundings.scope) }

  /// Returns whether values of a type are noncopyable or nonescapable.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The types within which it is written: the faked one, or the one that declares an alias.
  ///   - depth: The number of aliases that have led to it.
  private func isUncopyable(_ type: TypeExpression, in scope: [String], depth: Int = 0) -> Bool {
    let declarations = surroundings.declarations
    switch type {
    case .named(nil, let name, _) where noncopyableGenerics.contains(name): return true
    case .named(nil, let name, _) where isOwn(name) || copyableGenerics.contains(name): return false
    case .named(let base, let name, let arguments):
      if depth < Nesting.longestAliasChain, let alias = alias(type, in: scope),
        let aliased = declarations.applied(alias, to: type, in: scope)
      {
        return isUncopyable(aliased, in: base?.namePath ?? scope, depth: depth + 1)
      }
      if declarations.isKnown(type, toBe: .noncopyable, in: scope) { return true }
      if declarations.isSpan(type, in: scope) { return true }
      return name == "Optional" && arguments.contains { isUncopyable($0, in: scope, depth: depth) }
    case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, _, let type):
      return isUncopyable(type, in: scope, depth: depth)
    case .opaque(let type), .existential(let type): return type.containsSuppression
    case .inlineArray(_, let element): return isUncopyable(element, in: scope, depth: depth)
    default: return false
    }
  }

  func isKnownCopyable(_ type: TypeExpression, depth: Int = 0) -> Bool {
    switch type {
    case .named(_, let name, _):
      if depth < Nesting.longestAliasChain, let alias = alias(type),
        let aliased = surroundings.declarations.applied(alias, to: type, in: surroundings.scope)
      {
        return isKnownCopyable(aliased, depth: depth + 1)
      }
      return Self.copyable.contains(name) || (type == .name(name) && copyableGenerics.contains(name))
        || surroundings.declarations.declares(type, in: surroundings.scope)
    case .optional(let type), .attributed(_, _, let type): return isKnownCopyable(type, depth: depth)
    case .array, .dictionary, .tuple, .function, .metatype: return true
    case .existential, .opaque: return !isUncopyable(type)
    default: return false
    }
  }

  private static let copyable: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool",
    "String", "Substring", "Character", "Array", "Dictionary", "Set", "Data", "Date", "URL", "UUID", "Any", "AnyObject",
  ]
}
