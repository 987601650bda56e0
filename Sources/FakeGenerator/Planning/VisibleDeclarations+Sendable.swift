extension VisibleDeclarations {
  /// Returns whether a type is Sendable because of what its declaration inherits, directly or indirectly.
  func impliesSendable(_ type: TypeDeclaration) -> Bool {
    var seen: Set<[String]> = []
    return impliesSendable(type, &seen)
  }

  private func impliesSendable(_ type: TypeDeclaration, _ seen: inout Set<[String]>) -> Bool {
    guard seen.insert(type.identity).inserted, seen.count < 500 else { return false }
    let scope = type.enclosing + [type.name]
    for parent in type.parents where impliesSendable(parent, in: scope, &seen) { return true }
    return false
  }

  private func impliesSendable(_ parent: TypeExpression, in scope: [String], _ seen: inout Set<[String]>) -> Bool {
    switch parent {
    case .attributed(_, _, let type): return impliesSendable(type, in: scope, &seen)
    case .composition(let parents):
      for parent in parents where impliesSendable(parent, in: scope, &seen) { return true }
      return false
    case .named(_, let name, _):
      if let type = type(parent, in: scope) { return impliesSendable(type, &seen) }
      if let alias = alias(parent, in: scope), seen.insert(["typealias", alias.name]).inserted {
        return impliesSendable(alias.type, in: scope, &seen)
      }
      return KnownProtocols.sendable.contains(name)
    default: return false
    }
  }
}
