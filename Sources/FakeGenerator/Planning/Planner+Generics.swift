extension Planner {
  /// Plans the generic parameters of a fake, which are the associated types that nothing determines, and its aliases for
  /// the others.
  func planGenerics(
    _ flattened: FlattenedProtocol, _ aliases: ProtocolAliases, of type: TypeDeclaration, _ plan: inout FakePlan
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
      plan.aliases.append(TypeAlias(name: associated.name, type: type.settled(by: aliases.types).substituting(own)))
    }
    let generic = Set(plan.generics.map(\.name))
    // A determined type is an alias within the fake, and the fake's own clauses don't see it. One determined type may
    // mention another.
    let resolved = settled.resolvedIfPossible
    func stated(_ type: TypeExpression) -> TypeExpression {
      type.settled(by: aliases.types).withoutSelf(flattened).substituting(resolved).withoutSelf(flattened)
    }
    for index in plan.generics.indices { plan.generics[index].parent = plan.generics[index].parent.map(stated) }
    // What a determined type must conform to is a constraint on the parameter that it is a member of.
    let inherited = flattened.associatedTypes.filter { determined[$0.name]?.namePath != nil }.flatMap { associated in
      associated.parents.map { GenericRequirement.conforms(.name(associated.name), $0) }
    }
    var seen: Set<GenericRequirement> = []
    plan.requirements = (flattened.requirements + flattened.associatedTypes.flatMap(\.requirements) + inherited).map {
      $0.mapped(stated).about(generic)
    }.filter { requirement in
      !requirement.isTrivial && seen.insert(requirement).inserted
        && (requirement.subject.mentions(generic) || requirement.mentionsSelf && requirement.mentions(generic))
    }
    let constraints = plan.generics.compactMap { generic in
      generic.parent.map { GenericRequirement.conforms(.name(generic.name), $0) }
    }
    if let cycle = (constraints + plan.requirements).first(where: \.mentionsSelf) {
      throw Refusal(.selfReferential(type.name, cycle), at: type.position)
    }
  }
}

/// The aliases of a protocol and its parents, including those in their extensions.
///
/// A fake doesn't use them: if there is another type with an alias's name, the compiler finds that one within the fake,
/// and if an alias mentions associated types, it resolves the alias with the conformance that is being checked.
struct ProtocolAliases {
  /// The types that aliases without parameters refer to. None of them mentions another alias.
  let types: [String: TypeExpression]
  let generic: [String: TypeAlias]

  init(of flattened: FlattenedProtocol, in declarations: VisibleDeclarations) {
    let aliases = flattened.sources.flatMap { source in
      let path = source.path
      let names = declarations.namesNested(in: path).subtracting(source.aliases.map(\.name))
      let visible = declarations.seen(from: source.module)
      return source.aliases + names.sorted().compactMap { visible.alias(.name($0), in: path) }
    }
    types = Dictionary(aliases.filter(\.generics.isEmpty).map { ($0.name, $0.type) }) { first, _ in first }.resolved
    generic = Dictionary(aliases.filter { !$0.generics.isEmpty }.map { ($0.name, $0) }) { first, _ in first }
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
  /// Returns `Key` for `Self.Key`, if that is an associated type of the protocols.
  fileprivate func memberOfSelf(_ flattened: FlattenedProtocol) -> TypeExpression? {
    guard let member = memberOfSelf, flattened.associatedTypes.contains(where: { .name($0.name) == member }) else {
      return nil
    }
    return member
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
