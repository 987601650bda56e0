extension VisibleDeclarations {
  /// Returns whether a type is Sendable because of what its declaration inherits, directly or indirectly.
  func impliesSendable(_ type: TypeDeclaration) -> Bool { inherits(type, fromAnyOf: KnownProtocols.sendable) }

  /// Returns whether a type's declaration inherits from any of the standard library's protocols with these names,
  /// directly or indirectly.
  func inherits(_ type: TypeDeclaration, fromAnyOf names: Set<String>) -> Bool {
    var seen: Set<[String]> = [type.identity]
    // The parents still to look at, with the types that each name is written in.
    var parents = type.parents.map { ($0, type.enclosing + [type.name]) }
    while let (parent, scope) = parents.popLast() {
      switch parent {
      case .attributed(_, _, let parent): parents.append((parent, scope))
      case .composition(let others): parents += others.map { ($0, scope) }
      case .named(_, let name, _):
        let type = self.type(parent, in: scope)
        if names.contains(name), type?.isKnown ?? true, alias(parent, in: scope) == nil { return true }
        if let type {
          guard seen.insert(type.identity).inserted else { continue }
          parents += type.parents.map { ($0, type.enclosing + [type.name]) }
        } else if let alias = alias(parent, in: scope), seen.insert(["typealias", alias.name]).inserted {
          parents.append((alias.type, scope))
        }
      default: break
      }
    }
    return false
  }
}
