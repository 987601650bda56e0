extension Planner {
  /// Plans the generic parameters of a fake, which are the associated types that nothing determines, and its aliases for
  /// the others.
  func planGenerics(
    _ flattened: FlattenedProtocol, _ hidden: [String: TypeExpression], of type: TypeDeclaration,
    _ plan: inout FakePlan
  ) throws(Refusal) {
    let determined = flattened.settledTypes.byName.mapValues { $0.withoutSelf(flattened) }
    var settled = determined
    for associated in flattened.associatedTypes where settled[associated.name] == nil {
      let parents = associated.parents
      // A generic parameter would hide a protocol of its name.
      let isTaken = plan.inherited.contains(.name(associated.name))
      if isTaken { settled[associated.name] = .name(associated.name + "_") }
      plan.generics.append(
        GenericParameter(
          name: associated.name + (isTaken ? "_" : ""),
          parent: parents.isEmpty ? nil : parents.count == 1 ? parents[0] : .composition(parents)))
    }
    let own = ["Self": plan.type]
    for associated in flattened.associatedTypes {
      guard let type = settled[associated.name] else { continue }
      plan.aliases.append(TypeAlias(name: associated.name, type: type.substituting(hidden).substituting(own)))
    }
    let generic = Set(plan.generics.map(\.name))
    // A determined type is an alias within the fake, and the fake's own clauses don't see it. Neither do they see the
    // aliases of the protocols.
    let aliases = Dictionary(flattened.sources.flatMap(\.aliases).filter(\.generics.isEmpty).map { ($0.name, $0.type) })
    {
      first, _ in first
    }
    // One determined type may mention another.
    let resolved = settled.merging(settled.resolved) { _, resolved in resolved }
    func stated(_ type: TypeExpression) -> TypeExpression {
      type.withoutSelf(flattened).substituting(hidden).substituting(aliases).substituting(resolved)
        .withoutSelf(flattened)
    }
    for index in plan.generics.indices { plan.generics[index].parent = plan.generics[index].parent.map(stated) }
    // What a determined type must conform to is a constraint on the parameter that it is a member of.
    let inherited = flattened.associatedTypes.filter { determined[$0.name]?.namePath != nil }.flatMap { associated in
      associated.parents.map { GenericRequirement.conforms(.name(associated.name), $0) }
    }
    plan.requirements = (flattened.requirements + flattened.associatedTypes.flatMap(\.requirements) + inherited).map {
      $0.mapped(stated).about(generic)
    }.filter { requirement in
      !requirement.isTrivial
        && (requirement.subject.mentions(generic) || requirement.mentionsSelf && requirement.mentions(generic))
    }
    let constraints = plan.generics.compactMap { generic in
      generic.parent.map { GenericRequirement.conforms(.name(generic.name), $0) }
    }
    if let cycle = (constraints + plan.requirements).first(where: \.mentionsSelf) {
      throw Refusal(.selfReferential(type.name, cycle), at: type.position)
    }
  }

  /// Returns the types of the protocols' aliases that a fake can't use: those with the name of another type, which the
  /// compiler finds instead where the alias refers to an alias itself, and those that mention associated types, which
  /// depend on the conformance that is being checked.
  func hiddenAliases(of flattened: FlattenedProtocol) -> [String: TypeExpression] {
    var types: [String: TypeExpression] = [:]
    let associated = Set(flattened.associatedTypes.map(\.name))
    var open = flattened.sources.flatMap { source in
      source.aliases.filter(\.generics.isEmpty).map { ($0, source) }
    }
    while true {
      let hidden = associated.union(types.keys)
      let found = open.filter { alias, source in
        alias.type.withoutSelf(flattened).mentions(hidden.union(["Self"]))
          || declarations.seen(from: source.module).hides(.name(alias.name), in: source.enclosing)
      }
      if found.isEmpty { return types }
      for (alias, _) in found {
        let type = alias.type.withoutSelf(flattened).substituting(types)
        if !type.isTooLarge { types[alias.name] = type }
      }
      let names = Set(found.map(\.0.name))
      open.removeAll { alias, _ in names.contains(alias.name) }
    }
  }

  /// Returns the protocols' generic aliases that mention associated types, directly or through others.
  ///
  /// The compiler resolves them with the conformance that is being checked. In some fakes it then doesn't know that they
  /// are functions, or rejects the members that mention them.
  func openAliases(of flattened: FlattenedProtocol, _ hidden: [String: TypeExpression]) -> [String: TypeAlias] {
    var aliases: [String: TypeAlias] = [:]
    var others = flattened.sources.flatMap(\.aliases).filter { !$0.generics.isEmpty }
    let names = Set(flattened.associatedTypes.map(\.name)).union(hidden.keys).union(["Self"])
    while true {
      let found = others.filter { alias in
        alias.type.mentions(names.union(aliases.keys).subtracting(alias.generics.map(\.name)))
      }
      if found.isEmpty { return aliases }
      for alias in found { aliases[alias.name] = alias }
      others.removeAll { aliases[$0.name] != nil }
    }
  }
}

extension GenericRequirement {
  /// Whether the requirement is that a type is itself.
  fileprivate var isTrivial: Bool {
    if case .same(let left, let right) = self { left == right } else { false }
  }

  /// Whether the requirement refers to the conforming type.
  fileprivate var mentionsSelf: Bool { mentions(["Self"]) }

  fileprivate func mentions(_ names: Set<String>) -> Bool {
    switch self {
    case .same(let left, let right), .conforms(let left, let right): left.mentions(names) || right.mentions(names)
    }
  }

  /// Returns the requirement with the side first that mentions any of the names.
  fileprivate func about(_ names: Set<String>) -> GenericRequirement {
    guard case .same(let left, let right) = self, !left.mentions(names), right.mentions(names) else { return self }
    return .same(right, left)
  }

  fileprivate func mapped(_ change: (TypeExpression) -> TypeExpression) -> GenericRequirement {
    switch self {
    case .same(let left, let right): .same(change(left), change(right))
    case .conforms(let left, let right): .conforms(change(left), change(right))
    }
  }
}

extension TypeExpression {
  /// Returns `Key` for `Self.Key`, if that is an associated type or an alias of the protocols.
  fileprivate func memberOfSelf(_ flattened: FlattenedProtocol) -> TypeExpression? {
    guard case .named(.named(nil, "Self", [])?, let name, []) = self,
      flattened.associatedTypes.contains(where: { $0.name == name })
        || flattened.sources.contains(where: { $0.aliases.contains { $0.name == name && $0.generics.isEmpty } })
    else { return nil }
    return .name(name)
  }

  fileprivate func withoutSelf(_ flattened: FlattenedProtocol) -> TypeExpression {
    rewritten { $0.memberOfSelf(flattened) }
  }
}

extension Diagnostic.Message {
  static func selfReferential(_ name: String, _ requirement: GenericRequirement) -> Self {
    Self(
      text: """
        cannot fake '\(name)': a fake is generic in the associated types, and the constraints of a generic type cannot \
        refer to that type, as '\(requirement)' does; write the fake by hand, with types of your own in their place
        """)
  }
}
