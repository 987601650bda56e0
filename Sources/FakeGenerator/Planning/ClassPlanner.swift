extension Planner {
  /// Plans the fake of a class: everything that can be overridden in the class and its visible superclasses.
  func planClass(_ type: TypeDeclaration, _ diagnostics: inout [Diagnostic]) throws(Refusal) -> FakePlan {
    if type.modifiers.contains("final") { throw Refusal(.final(type.name), at: type.position) }
    if type.isHidden { throw Refusal(.hidden(type.name), at: type.position) }
    try checkOpenness(of: type, for: type)
    if type.generics.contains(where: \.isPack) { throw Refusal(.packClass(type.name), at: type.position) }

    var plan = FakePlan(
      name: naming.name(ofFakeOf: type.declaredName), shape: .subclass,
      original: .name(type.name, type.generics.map { .name($0.name) }), inherited: [], position: type.position,
      module: type.module)
    plan.enclosing = type.enclosing
    plan.enclosingRequirements = type.enclosingRequirements
    plan.access = restrictedAccess(of: type)
    plan.attributes = type.attributes.filter { $0.hasPrefix("@available") }
    plan.conditions = type.conditions
    let levels = levels(of: type, inheritedBy: type)
    plan.generics = levels[0].type.generics
    plan.requirements = levels[0].type.requirements
    plan.inherited = [plan.original]

    var overridable = OverridableMembers()
    for level in levels {
      plan.sources.append(level.type)
      plan.requirements += level.sendableArguments.filter { argument in
        // The compiler doesn't infer it from the superclass.
        type.generics.contains { .name($0.name) == argument && !($0.parent?.mentions("Sendable") ?? false) }
      }.map { .conforms($0, plan.standardType("Sendable")) }
      inherit(from: level, of: type, &overridable, &plan)
      plan.isIsolated = plan.isIsolated || isIsolationStated(of: level.type)
      plan.actors.formUnion(level.type.attributes.filter(declarations.mayIsolate))
      plan.isSendable = plan.isSendable || declarations.impliesSendable(level.type)
    }
    overridable.keepAmbiguous(in: declarations.seen(from: type.module))
    plan.omissions = overridable.kept.map { Diagnostic(.kept($0.identifier, $1), at: $0.position) }
    diagnostics += plan.omissions
    plan.members = overridable.members
    isolate(&plan, plan.sources, isKnown: areKnown(plan.sources))
    let isMainActorStated = type.settings.isMainActorByDefault.map { $0 || plan.isIsolated } ?? false
    if isMainActorStated, overridable.inheritsPlainInitializer, plan.sources.last.map(isRoot) ?? false {
      // The compiler's initializer isn't isolated if what it initializes is Sendable, but the one that a subclass
      // inherits would be.
      let isOnActor = type.members.contains { isStoredOnActor($0, of: type) }
      let member = Member(
        kind: .initializer(Initializer(parameters: [])), modifiers: isOnActor ? [] : ["nonisolated"],
        position: type.position)
      plan.members += planner(of: Level(type: type), plan).plan(member).map { [$0] } ?? []
    }
    if let flaw = overridable.flaw { throw Refusal(.noSubclasses(type.name, flaw), at: type.position) }
    if importsTestably || type.module != nil {
      // With a testable import, what is internal to the class's module can be overridden as if it were open.
      for index in plan.members.indices { plan.members[index].access = plan.access }
    }
    planDecoding(type, &plan)
    if plan.isSendable {
      plan.inherited.append(.attributed(specifiers: [], attributes: ["@unchecked"], .name("Sendable")))
    }
    finish(&plan, &diagnostics)
    return plan
  }
}

extension Planner {
  /// Returns whether a member is a stored property that is known not to be Sendable.
  private func isStoredOnActor(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard case .property(let property) = member.kind, property.isStored, !member.isStatic else { return false }
    if member.has("weak") || member.attributes.contains(where: { $0.attributeType != nil }) { return true }
    guard var stored = property.type else { return false }
    while case .optional(let wrapped) = stored { stored = wrapped }
    if stored.functionType != nil { return !["@Sendable", "Actor "].contains { stored.description.contains($0) } }
    if stored == .name("AnyObject") { return true }
    let visible = declarations.seen(from: type.module)
    guard let found = visible.type(stored, in: type.enclosing + [type.name]), found.kind == .class else { return false }
    return visible.isolation(of: found) == nil && !visible.impliesSendable(found)
  }
}

// MARK: - Superclasses

extension Planner {
  /// Throws if a type's fake can't inherit from a class because it belongs to a module that is imported as any other.
  func checkOpenness(of superclass: TypeDeclaration, for type: TypeDeclaration) throws(Refusal) {
    guard let importedModule, superclass.module == nil, superclass.file != nil, !superclass.modifiers.contains("open")
    else { return }
    throw Refusal(.notOpen(superclass.name, for: type.name, in: importedModule), at: type.position)
  }

  /// Adds what the fake of a type inherits from one of its superclasses.
  func inherit(
    from level: Level, of type: TypeDeclaration, _ overridable: inout OverridableMembers, _ plan: inout FakePlan
  ) {
    plan.inheritedMembers += level.type.members.filter { !$0.isPrivate }.map { member in
      InheritedName(name: member.name, isStatic: member.isStatic, position: member.position)
    }
    overridable.add(
      settlingWrappers(of: level.type), isElsewhere: isElsewhere(level.type, from: type), by: planner(of: level, plan))
  }

  /// Returns whether a class is known to have no superclass.
  private func isRoot(_ type: TypeDeclaration) -> Bool {
    guard let parent = type.parents.first else { return true }
    return parent.bare.namePath?.last.map(KnownProtocols.isFulfilled) ?? false
      || declarations.seen(from: type.module).isProtocol(parent.bare, in: type.enclosing)
  }

  /// A class that a fake inherits from, directly or indirectly, and the types that its generic parameters have there.
  struct Level {
    var type: TypeDeclaration
    var substitutions: [String: TypeExpression] = [:]

    /// The arguments for its generic parameters that must be Sendable, if it's a superclass.
    var sendableArguments: [TypeExpression] {
      if substitutions.isEmpty { return [] }
      return type.generics.filter { generic in
        generic.parent?.mentions("Sendable") ?? false
          || type.requirements.contains { $0.conformance(of: generic.name)?.mentions("Sendable") ?? false }
      }.compactMap { substitutions[$0.name] }
    }
  }

  /// Returns the class, its superclass, and so on, as far as their declarations are known, as the fake of an heir sees
  /// them. A generic class may be named with arguments.
  func levels(
    of type: TypeDeclaration, named name: TypeExpression? = nil, inheritedBy heir: TypeDeclaration
  ) -> [Level] {
    let visible = declarations.seen(from: type.module)
    var levels = [Level(type: visible.qualifying(type, inheritedBy: heir))]
    if let name { levels[0].substitutions = visible.arguments(of: name, for: type) }
    var seen: Set<[String]> = [type.identity]
    let isOnActor = visible.isolation(of: type) != nil
    while let last = levels.last, let parent = last.type.parents.first {
      let scope = last.type.enclosing
      let visible = declarations.seen(from: last.type.module)
      let aliased = visible.type(parent, in: scope) == nil ? visible.aliased(parent, in: scope) : nil
      let named = aliased ?? parent
      guard let next = visible.type(named, in: scope), next.kind == .class, seen.insert(next.identity).inserted else {
        break
      }
      let declarations = declarations.seen(from: next.module)
      let isApart = isOnActor && declarations.isolation(of: next) == nil
      var merged = next.merged(with: visible.alternatives(to: next))
      merged = declarations.qualifying(merged, inheritedBy: heir)
      merged.members = merged.members.map { member in
        var member = visible.namingModule(in: member, of: next, inheritedBy: type)
          .statingActor(in: next, inheritedBy: type, visible)
        if isApart { member.isolate(asIn: next, to: nil, canSuitBoth: true, visible) }
        return member
      }
      let meant = named.substituting(last.substitutions) { visible.isFunction($0, in: scope) }
      let arguments = visible.arguments(of: meant, for: next).filter { !$0.value.isTooLarge }
      levels.append(Level(type: merged, substitutions: arguments))
    }
    return levels
  }

  func planner(of level: Level, _ plan: FakePlan) -> MemberPlanner {
    var substitutions = level.substitutions
    if !level.type.generics.isEmpty {
      // Within a generic class, its name alone refers to it with its own arguments.
      let arguments = level.type.generics.map { substitutions[$0.name] ?? .name($0.name) }
      substitutions[level.type.name] = .name(level.type.name, arguments)
    }
    let declarations = declarations.seen(from: level.type.module)
    return MemberPlanner(
      declarations: declarations, scope: level.type.enclosing + [level.type.name], substitutions: substitutions,
      associatedTypes: [], typeGenerics: plan.generics, ancestors: declarations.ancestors(of: level.type),
      statesActors: plan.settings.isMainActorByDefault != nil || plan.sources.contains(where: \.isNonisolated))
  }

  /// Returns whether a superclass belongs to another module, so that only its open members can be overridden.
  ///
  /// If modules aren't known, an open class that is read only for inheritance is assumed to belong to another one.
  func isElsewhere(_ superclass: TypeDeclaration, from type: TypeDeclaration) -> Bool {
    if superclass.module != nil || type.module != nil { return superclass.module != type.module }
    if importedModule != nil { return true }
    return superclass.modifiers.contains("open") && superclass.file.map(contextFiles.contains) ?? false
  }
}

// MARK: - Decoding

extension Planner {
  /// A class with initializers of its own doesn't inherit the one that the compiler synthesizes for `Decodable`.
  fileprivate func planDecoding(_ type: TypeDeclaration, _ plan: inout FakePlan) {
    let identifier = "init(from:)"
    guard plan.members.contains(where: { $0.kind == .initializer }),
      !plan.members.contains(where: { $0.identifier == identifier }), isDecodable(type),
      !plan.sources.contains(where: { $0.members.contains(where: \.isDecodingInitializer) })
    else { return }
    let decoder = Parameter(label: "from", name: "decoder", type: .existential(.swift("Decoder")))
    let initializer = Initializer(parameters: [decoder], effects: Effects(throwing: .any))
    let member = Member(kind: .initializer(initializer), modifiers: ["required"], position: type.position)
    let planner = MemberPlanner(
      declarations: declarations, scope: [], substitutions: [:], associatedTypes: [], typeGenerics: [])
    plan.members += planner.plan(member).map { [$0] } ?? []
  }

  private func isDecodable(_ type: TypeDeclaration) -> Bool {
    levels(of: type, inheritedBy: type).contains { level in
      declarations.inherits(level.type, fromAnyOf: ["Codable", "Decodable"])
    }
  }
}

extension GenericRequirement {
  /// Returns what a type with a name must conform to.
  func conformance(of name: String) -> TypeExpression? {
    if case .conforms(.named(nil, name, []), let parent) = self { parent } else { nil }
  }
}

extension Member {
  /// Whether it's the initializer that `Decodable` requires.
  fileprivate var isDecodingInitializer: Bool {
    guard case .initializer(let initializer) = kind else { return false }
    return initializer.parameters.map(\.label) == ["from"] && has("required")
  }
}

extension Diagnostic.Message {
  static func packClass(_ name: String) -> Self {
    Self(text: "cannot fake '\(name)': a class with a type parameter pack cannot be subclassed")
  }

  static func final(_ name: String) -> Self { Self(text: "cannot fake '\(name)': a final class cannot be subclassed") }

  static func kept(_ identifier: String, _ reason: OverridableMembers.Keeping) -> Self {
    let why =
      switch reason {
      case .ambiguous:
        "it returns 'Self', and an override would also override a more constrained overload"
      case .coincident: "with the superclass's type arguments, it is the same as another of its members"
      case .takesSelf: "a parameter's type mentions 'Self', and the compiler accepts no override of it in a final class"
      case .incomplete: incompleteType
      case .convertsFunction:
        "it takes or returns a function whose error type is 'Never' here, and the compiler crashes on an override"
      }
    return Self(text: "'\(identifier)' is not overridden in the fake: \(why)", severity: .warning)
  }

  static func noSubclasses(_ name: String, _ flaw: OverridableMembers.Flaw) -> Self {
    switch flaw {
    case .noPublicInitializer:
      Self(
        text: """
          cannot fake '\(name)': none of its designated initializers is public, so another module cannot subclass it; \
          use '--testable'
          """)
    case .noInitializer:
      Self(
        text: """
          cannot fake '\(name)': all its designated initializers are private or unavailable, so it cannot be subclassed; \
          make one internal, or extract a protocol with '--style protocol'
          """)
    case .requiredConvenience:
      Self(
        text: """
          cannot fake '\(name)': a subclass must have its required convenience initializer, but inherits it only if all \
          designated initializers are visible
          """)
    }
  }

  static func notOpen(_ superclass: String, for name: String, in module: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': '\(superclass)' is not open, so a module that imports '\(module)' cannot subclass it; \
        use '--testable \(module)' instead of '--import \(module)'
        """)
  }

  static func hidden(_ name: String) -> Self { Self(text: "cannot fake '\(name)': it is private") }
}

extension TypeDeclaration {
  /// Returns the declaration of a class with the members of all its declarations, each under its conditions.
  fileprivate func merged(with alternatives: [TypeDeclaration]) -> TypeDeclaration {
    if alternatives.isEmpty { return self }
    var all = FlattenedProtocol()
    for type in alternatives {
      for member in type.members { all.add(member.under(type.conditions)) { $0 } }
    }
    var merged = self
    merged.members = all.members
    return merged
  }
}
