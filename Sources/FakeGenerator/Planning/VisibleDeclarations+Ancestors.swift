extension VisibleDeclarations {
  /// Returns whether a type is Sendable because of what its declaration inherits, directly or indirectly, or because of
  /// an extension.
  func impliesSendable(_ type: TypeDeclaration) -> Bool {
    if sendable.contains(type.qualifiedName) || inherits(type, fromAnyOf: KnownProtocols.sendable) { return true }
    return type.kind == .class && inherits(type, fromAnyOf: KnownProtocols.sendableClasses)
  }

  /// Returns what isolates a type: its attribute, its module's default, or what it inherits, which passes on attributes
  /// but not the default of another module.
  ///
  /// - Parameter isStated: Whether the default of its module doesn't count.
  /// - Returns: The attribute of a global actor, or the name of a protocol of actors.
  func isolation(of type: TypeDeclaration, isStated: Bool = false) -> String? {
    if type.isNonisolated { return nil }
    if let actor = actor(of: type) { return actor }
    if !isStated, type.isOnMainActorByDefault { return "@MainActor" }
    let parents = type.allParents.filter { !($0.namePath.map { KnownProtocols.constraints.contains($0[0]) } ?? false) }
    if parents.isEmpty { return nil }
    var isolation: String?
    let scope = type.path
    _ = hasAncestor(parents, in: scope, visited: [type.identity], through: { !$0.isNonisolated }) { name, _, found in
      let last = name.namePath?.last ?? ""
      isolation = found.map(actor) ?? (KnownProtocols.actors.contains(last) ? last : nil)
      return isolation != nil
    }
    return isolation
  }

  /// Returns the attribute of a type's global actor.
  func actor(of type: TypeDeclaration) -> String? { type.attributes.first(where: mayIsolate) }

  /// Returns whether a type's declaration inherits from any of the standard library's protocols with these names,
  /// directly or indirectly.
  func inherits(_ type: TypeDeclaration, fromAnyOf names: Set<String>) -> Bool {
    hasAncestor(type.allParents, in: type.path, visited: [type.identity]) { name, scope, found in
      guard case .named(_, let last, _) = name, names.contains(last) else { return false }
      return found?.isKnown ?? true && alias(name, in: scope) == nil
    }
  }

  /// Returns whether the declaration of a type inherits from another, directly or indirectly, if both are known.
  func inherits(_ type: TypeExpression, from other: TypeExpression, in scope: [String]) -> Bool {
    guard let type = self.type(type, in: scope), let other = self.type(other, in: scope) else { return false }
    return ancestors(of: type).contains(other.path)
  }

  /// Returns whether a protocol is another or inherits from it, as far as their declarations are known.
  func isProtocol(_ type: TypeExpression, orHeirOf other: TypeExpression) -> Bool {
    guard let path = other.bare.namePath else { return false }
    return hasAncestor([type], in: [], visited: []) { name, _, _ in
      guard let last = name.namePath?.last else { return false }
      return last == path.last || KnownProtocols.impliedParents[last] == path.last
    }
  }

  /// Returns the paths of the types that a type inherits from, directly or indirectly.
  func ancestors(of type: TypeDeclaration) -> [[String]] {
    var paths: [[String]] = []
    _ = hasAncestor(type.allParents, in: type.path, visited: [type.identity]) { _, _, found in
      if let found { paths.append(found.path) }
      return false
    }
    return paths
  }

  /// Returns the paths of the types whose members a type sees by their own names: those that it inherits from, and those
  /// that the types around it inherit from.
  func visibleAncestors(of type: TypeDeclaration) -> [[String]] {
    var paths = ancestors(of: type)
    for depth in type.enclosing.indices.reversed() {
      let outer = self.type(.name(type.enclosing[depth]), in: Array(type.enclosing.prefix(depth)))
      if let outer { paths += ancestors(of: outer) }
    }
    return paths
  }

  /// Returns the class that a type inherits from directly, which it may name within a composition, by an alias, or by the
  /// name that it has in an ancestor of a type around it.
  ///
  /// - Returns: The class, and its name without aliases.
  func superclass(of type: TypeDeclaration) -> (name: TypeExpression, type: TypeDeclaration)? {
    guard let first = type.parents.first else { return nil }
    let visible = seen(from: type.module)
    func find(in scope: [String]) -> (name: TypeExpression, type: TypeDeclaration)? {
      for parent in visible.composed(first, in: scope) {
        let name = visible.namingOuterTypes(of: parent, in: scope)
        if let found = visible.type(name, in: scope), found.kind == .class { return (name, found) }
      }
      return nil
    }
    if let found = find(in: type.enclosing) { return found }
    return type.enclosing.isEmpty ? nil : visible.visibleAncestors(of: type).lazy.compactMap(find).first
  }

  /// Returns whether a class is known to have no superclass.
  func isRoot(_ type: TypeDeclaration) -> Bool {
    let visible = seen(from: type.module)
    return type.parents.prefix(1).flatMap { visible.composed($0, in: type.enclosing) }.allSatisfy { parent in
      parent.bare.namePath?.last.map(KnownProtocols.isFulfilled) ?? false
        || visible.isProtocol(parent.bare, in: type.enclosing)
    }
  }

  /// Returns the types that a type is composed of, with what aliases of compositions stand for in their place.
  func composed(_ type: TypeExpression, in scope: [String]) -> [TypeExpression] {
    var open = Array(type.composed.reversed())
    var composed: [TypeExpression] = []
    // Invalid code may have aliases without an end.
    for _ in 0..<Nesting.deepest {
      guard let part = open.popLast() else { break }
      let meant = self.type(part, in: scope) != nil ? part : unaliased(part.bare, in: scope)
      if case .composition(let parts) = meant { open += parts.reversed() } else { composed.append(meant) }
    }
    return composed
  }

  /// Returns whether `isFound` is true of any of these types, as named in a scope, or of any of their ancestors.
  ///
  /// - Parameters:
  ///   - parents: The types.
  ///   - scope: The types within which these are written.
  ///   - visited: The identities of types whose ancestors aren't looked at.
  ///   - passesOn: Returns whether a type's heirs have what `isFound` looks for from the type's own ancestors.
  private func hasAncestor(
    _ parents: [TypeExpression], in scope: [String], visited: Set<[String]>,
    through passesOn: (TypeDeclaration) -> Bool = { _ in true },
    where isFound: (TypeExpression, [String], TypeDeclaration?) -> Bool
  ) -> Bool {
    var seen = visited
    // The parents still to look at, with the types that each name is written in.
    var parents = parents.map { ($0, scope) }
    while let (parent, scope) = parents.popLast() {
      switch parent {
      case .attributed(_, _, let parent): parents.append((parent, scope))
      case .composition(let others): parents += others.map { ($0, scope) }
      case .named:
        let type = self.type(parent, in: scope)
        if isFound(parent, scope, type) { return true }
        if let type {
          guard passesOn(type), seen.insert(type.identity).inserted else { continue }
          parents += type.allParents.map { ($0, type.path) }
        } else if let alias = alias(parent, in: scope), seen.insert(alias.identity).inserted {
          parents.append((alias.type, alias.enclosing))
        }
      default: break
      }
    }
    return false
  }
}

extension TypeDeclaration {
  /// Whether its module's default isolates it to the main actor.
  var isOnMainActorByDefault: Bool { settings.isMainActorByDefault == true && !isNonisolated }

  /// Whether its module may isolate it to the main actor by a default that isn't known.
  var mayBeIsolatedByDefault: Bool { settings.isMainActorByDefault == nil && !isNonisolated && !isKnown }

  /// What it inherits, including what it requires of `Self`.
  var allParents: [TypeExpression] {
    requirements.isEmpty ? parents : parents + requirements.compactMap { $0.conformance(of: "Self") }
  }
}
