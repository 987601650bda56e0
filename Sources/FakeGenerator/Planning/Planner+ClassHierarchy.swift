extension Planner {
  /// Throws if a type's fake can't inherit from a class because it belongs to a module that is imported as any other.
  func checkOpenness(of superclass: TypeDeclaration, for type: TypeDeclaration) throws(Refusal) {
    guard let importedModule, superclass.module == nil, superclass.file != nil, !superclass.modifiers.contains("open")
    else { return }
    throw Refusal(.notOpen(superclass.name, for: type.name, in: importedModule), at: type.position)
  }

  /// Adds what the fake of a type inherits from its superclasses.
  ///
  /// - Returns: What it can override of that.
  func inherit(from levels: [Level], of type: TypeDeclaration, _ plan: inout FakePlan) -> OverridableMembers {
    var overridable = OverridableMembers()
    for level in levels {
      plan.inheritedMembers += level.type.members.filter { !$0.isPrivate }.map { member in
        InheritedName(name: member.name, isStatic: member.isStatic, position: member.position)
      }
      overridable.add(
        settlingWrappers(of: level.type), isElsewhere: isElsewhere(level.type, from: type), by: planner(of: level, plan)
      )
    }
    overridable.settle(in: declarations.seen(from: type.module), type.path)
    return overridable
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
    let names = NamesInFake(of: heir, declarations)
    var levels = [Level(type: declarations.naming(type, asInFakeOf: heir, with: names))]
    if let name { levels[0].substitutions = visible.arguments(of: name, in: heir.enclosing) }
    var seen: Set<[String]> = [type.identity]
    let isOnActor = visible.isolation(of: type) != nil
    while let last = levels.last, let (named, next) = declarations.superclass(of: last.type),
      seen.insert(next.identity).inserted
    {
      let scope = last.type.enclosing
      let visible = declarations.seen(from: last.type.module)
      let declarations = declarations.seen(from: next.module)
      let isApart = isOnActor && declarations.isolation(of: next) == nil
      var merged = next.merged(with: visible.alternatives(to: next))
      merged = declarations.naming(merged, asInFakeOf: heir, with: names)
      merged.members = merged.members.map { member in
        var member = member.statingActor(in: next, inheritedBy: type, visible)
        if !isApart { return member }
        // An asynchronous override on the actor couldn't take or return what can't be sent.
        let isStuck = member.isAsync && member.types.contains { visible.isKnownNotSendable($0, in: next) }
        member.isolate(asIn: next, to: nil, canSuitBoth: !isStuck, visible)
        return member
      }
      let meant = named.substituting(last.substitutions) { visible.isFunction($0, in: scope) }
      let arguments = visible.arguments(of: meant, in: scope).filter { !$0.value.isTooLarge }
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
      associatedTypes: [], typeGenerics: plan.generics, ancestors: declarations.visibleAncestors(of: level.type),
      statesActors: plan.settings.isMainActorByDefault != nil || plan.sources.contains(where: isKeptOffActors),
      isOverriding: true)
  }

  /// Returns whether a class states that it's on no actor, or inherits that from a protocol.
  private func isKeptOffActors(_ type: TypeDeclaration) -> Bool {
    let visible = declarations.seen(from: type.module)
    return type.isNonisolated || type.parents.contains { visible.isKnown($0, toBe: .nonisolated, in: type.enclosing) }
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
