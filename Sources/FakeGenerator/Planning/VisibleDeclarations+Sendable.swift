extension VisibleDeclarations {
  /// Returns whether a type is Sendable because of what its declaration inherits, directly or indirectly.
  func impliesSendable(_ type: TypeDeclaration) -> Bool {
    var seen: Set<[String]> = [type.identity]
    // The parents still to look at, with the types that each name is written in.
    var parents = type.parents.map { ($0, type.enclosing + [type.name]) }
    while let (parent, scope) = parents.popLast() {
      switch parent {
      case .attributed(_, _, let parent): parents.append((parent, scope))
      case .composition(let others): parents += others.map { ($0, scope) }
      case .named(_, let name, _):
        if let type = self.type(parent, in: scope) {
          guard seen.insert(type.identity).inserted else { continue }
          parents += type.parents.map { ($0, type.enclosing + [type.name]) }
        } else if let alias = alias(parent, in: scope), seen.insert(["typealias", alias.name]).inserted {
          parents.append((alias.type, scope))
        } else if KnownProtocols.sendable.contains(name) {
          return true
        }
      default: break
      }
    }
    return false
  }
}
