extension VisibleDeclarations {
  /// Returns a declaration with the types that it sees in other types named as the fake of an heir sees them.
  ///
  /// The fake is declared in an extension of the types that enclose the heir. Within `extension Outer.Inner`, the types
  /// nested in `Outer` aren't visible.
  ///
  /// - Parameters:
  ///   - type: The type that declares them.
  ///   - heir: The type that inherits from it, or the type itself.
  ///   - scopes: The types in which the fake finds names before it finds those of the module.
  func qualifying(
    _ type: TypeDeclaration, inheritedBy heir: TypeDeclaration, besides scopes: [String: [String]]
  ) -> TypeDeclaration {
    if type.enclosing.isEmpty, scopes.isEmpty { return type }
    lazy var family = self.family(of: type)
    /// Returns the type that a name is a member of as the type's own members see it, unless the fake sees the same.
    func owner(of name: String) -> TypeExpression? {
      guard let owner = family.first(where: { namesNested(in: $0.path).contains(name) }),
        let scope = scopes[name], scope != owner.path, owner.kind != .protocol,
        owner.generics.isEmpty || owner.path == type.path
      else { return nil }
      return typeWithOwnParameters(owner.path)
    }
    func qualified(_ part: TypeExpression, besides generics: [GenericParameter]) -> TypeExpression? {
      guard case .named(nil, let name, var arguments) = part, !generics.contains(where: { $0.name == name }) else {
        return nil
      }
      func member(of base: TypeExpression?) -> TypeExpression {
        arguments = arguments.map { $0.rewritten { qualified($0, besides: generics) } }
        return .named(base: base, name: name, arguments: arguments)
      }
      if scopes[name] != nil, let owner = owner(of: name) { return member(of: owner) }
      guard let scope = innermostScope(of: name, in: type.enclosing),
        scope != heir.enclosing || scopes[name] ?? scope != scope, !family.contains(where: { has(name, in: $0) })
      else { return nil }
      // Within a generic type, its name alone refers to it with its own parameters.
      if arguments.isEmpty, type.enclosing.starts(with: scope + [name]) { return typeWithOwnParameters(scope + [name]) }
      if arguments.isEmpty, scope == type.enclosing, name == type.name {
        arguments = type.generics.map { .name($0.name) }
      }
      return member(of: typeWithOwnParameters(scope))
    }
    var type = type.rewrittenHeader { qualified($0, besides: []) }
    type.members = type.members.map { member in
      member.rewritten { qualified($0, besides: member.generics) }
    }
    return type
  }

  /// Returns the type with a path as it sees itself: `Shelf<Book>`, if it and the types around it have parameters.
  private func typeWithOwnParameters(_ path: [String]) -> TypeExpression? {
    var type: TypeExpression?
    for (depth, name) in path.enumerated() {
      let generics = generics(of: .path(Array(path.prefix(depth + 1))), in: [])
      let arguments = generics.map { $0.isPack ? TypeExpression.expansion(.element(.name($0.name))) : .name($0.name) }
      type = .named(base: type, name: name, arguments: arguments)
    }
    return type
  }

  /// Returns whether a name is that of a nested type, an alias, or a type parameter of a type.
  func has(_ name: String, in type: TypeDeclaration) -> Bool {
    type.hasTypeParameter(name) || namesNested(in: type.path).contains(name)
  }

  /// Returns a type and those that it inherits from, as far as their declarations are known.
  func family(of type: TypeDeclaration) -> [TypeDeclaration] {
    [type]
      + ancestors(of: type).compactMap { path in
        path.last.flatMap { self.type(.name($0), in: path.dropLast()) }
      }
  }
}

extension TypeDeclaration {
  /// Returns whether a generic parameter or an associated type has this name.
  func hasTypeParameter(_ name: String) -> Bool {
    generics.contains { $0.name == name } || associatedTypes.contains { $0.name == name }
  }

  /// Returns the declaration with parts of all types replaced, except for those of its members.
  func rewrittenHeader(_ change: (TypeExpression) -> TypeExpression?) -> TypeDeclaration {
    var type = self
    type.parents = parents.map { $0.rewritten(change) }
    type.requirements = requirements.map { $0.rewritten(change) }
    for index in generics.indices { type.generics[index].parent = generics[index].parent?.rewritten(change) }
    for (index, associated) in associatedTypes.enumerated() {
      type.associatedTypes[index].parents = associated.parents.map { $0.rewritten(change) }
      type.associatedTypes[index].requirements = associated.requirements.map { $0.rewritten(change) }
      type.associatedTypes[index].defaultType = associated.defaultType?.rewritten(change)
    }
    for index in aliases.indices { type.aliases[index].type = aliases[index].type.rewritten(change) }
    return type
  }
}
