// How fakes state the isolation that their types have by default in their module.

extension Planner {
  /// Returns the attribute of the main actor as a fake must write it.
  func mainActor(seenFrom module: String?) -> String {
    let isHidden = declarations.seen(from: module).standardNamesHidden(in: []).contains("MainActor")
    return isHidden ? "@Swift.MainActor" : "@MainActor"
  }

  /// Isolates a fake to the main actor if its type is isolated to it by a module's default, or states that it isn't
  /// isolated, which the default of the fakes' module may differ from.
  ///
  /// - Parameter isKnown: Whether everything that could isolate the fake's superclasses is known.
  func isolate(_ plan: inout FakePlan, _ sources: [TypeDeclaration], isKnown: Bool) {
    // An actor isolates its members even if its protocol is `nonisolated`.
    if plan.shape == .conformingActor { plan.isIsolated = true }
    guard !plan.isIsolated, let type = sources.first, type.file != nil else { return }
    // A subclass of a nonisolated class can't be isolated.
    let isSubclassOfNonisolated = plan.shape == .subclass && sources.contains(where: \.isNonisolated)
    if !isSubclassOfNonisolated, type.isOnMainActorByDefault {
      plan.isIsolated = true
      let mainActor = mainActor(seenFrom: plan.module)
      plan.attributes.append(mainActor)
      plan.actors.formUnion([mainActor, "@MainActor"])
    } else if type.settings.isMainActorByDefault != nil || isInSameFile && type.isNonisolated {
      // The compiler tells macros the default isolation only since Swift 6.3. If another module isolates the
      // superclass, the compiler infers the subclass's isolation.
      let isOfIsolatedClass = type.kind == .class && sources.contains(where: \.isOnMainActorByDefault)
      plan.isNonisolated = isKnown && (isSubclassOfNonisolated || !isOfIsolatedClass)
    }
  }

  /// Returns whether something other than its module's default isolates a type.
  func isIsolationStated(of type: TypeDeclaration) -> Bool {
    declarations.seen(from: type.module).isolation(of: type, isStated: true) != nil
  }

  /// Returns whether a protocol is isolated to a global actor, so that no actor can conform to it.
  func isOnGlobalActor(_ type: TypeDeclaration) -> Bool {
    let visible = declarations.seen(from: type.module)
    return visible.actor(of: type) != nil
      || type.isOnMainActorByDefault && !visible.inherits(type, fromAnyOf: KnownProtocols.actors)
  }

  /// States the isolation of the conformance of a fake on an actor to a protocol that inherits others. Without it, some
  /// modules isolate the conformances to what the protocol inherits, but not the one to the protocol.
  func isolateConformance(_ flattened: FlattenedProtocol, _ plan: inout FakePlan) {
    guard plan.isIsolated, plan.shape == .conformingClass, let type = flattened.sources.first,
      flattened.superclass != nil || flattened.ancestors.subtracting(KnownProtocols.constraints).count > 1
    else { return }
    // Only an isolated conformance can also meet what is required off the actor there. In Swift 5 mode, that includes
    // what a protocol requires that inherits its isolation.
    let isInherited = declarations.actor(of: type) == nil && !type.isOnMainActorByDefault
    if !plan.isSendable, isInherited || flattened.members.contains(where: \.isOnAndOffActor) {
      plan.conformanceActor = plan.attributes.first(where: \.isMainActor) ?? flattened.isolation
    }
    // Where the main actor is the default, it would win against the actor of a protocol in such a conformance.
    if type.settings.isMainActorByDefault != nil, let attribute = declarations.seen(from: type.module).actor(of: type),
      !plan.attributes.contains(attribute)
    {
      plan.attributes.append(attribute)
    }
    let actor = plan.conformanceActor
    plan.inherited = [
      .attributed(
        specifiers: actor == nil ? ["nonisolated"] : [], attributes: [actor].compactMap(\.self), plan.original)
    ]
  }

  /// Returns whether everything is known that could isolate a class, which is the first of these, to an actor.
  func areKnown(_ classes: [TypeDeclaration]) -> Bool {
    !classes.isEmpty
      && classes.allSatisfy { type in
        let visible = declarations.seen(from: type.module)
        return type.parents.flatMap { visible.composed($0, in: type.enclosing) }.allSatisfy { parent in
          isKnown(parent.bare, in: type.enclosing, visible)
        }
      }
  }

  private func isKnown(_ parent: TypeExpression, in scope: [String], _ visible: VisibleDeclarations) -> Bool {
    if case .suppressed = parent { return true }
    let name = parent.namePath?.last ?? ""
    return name == "NSObject" || KnownProtocols.isFulfilled(name) || visible.type(parent, in: scope) != nil
  }

  /// States where the asynchronous members run that aren't isolated to an actor, as far as that is known.
  func stateActors(_ plan: inout FakePlan) {
    guard let isNonsendingByDefault = plan.settings.isNonsendingByDefault, plan.shape != .provider else { return }
    for index in plan.members.indices where plan.isOnNoActor(plan.members[index]) {
      var member = plan.members[index]
      ModuleSettings.stateActor(isNonsending: isNonsendingByDefault, &member.modifiers, &member.attributes)
      plan.members[index] = member
    }
  }
}

// MARK: - Isolated conformances

extension Planner {
  /// Notes the members whose types may exist only on the main actor. It isolates the types of a module, and so their
  /// conformances, such as the one that `Set<Tag>` needs.
  func noteIsolatedTypes(_ plan: inout FakePlan) {
    guard mayIsolateConformances(of: plan) else { return }
    let ofAll = plan.isIsolated ? (plan.attributes + plan.actors.sorted()).first(where: \.isMainActor) : nil
    for index in plan.members.indices {
      let member = plan.members[index]
      let isOfAll = ofAll != nil && !plan.isElsewhere(member)
      guard let actor = isOfAll ? ofAll : member.attributes.first(where: \.isMainActor) else { continue }
      if mayNeedIsolatedConformance(member, of: plan) { plan.members[index].typesActor = actor }
    }
  }

  private func mayIsolateConformances(of plan: FakePlan) -> Bool {
    !isInSameFile && plan.settings.isMainActorByDefault == true
  }

  /// Returns whether types of a member may exist only where the conformances of the module's types are isolated.
  func mayNeedIsolatedConformance(_ member: MemberPlan, of plan: FakePlan) -> Bool {
    guard mayIsolateConformances(of: plan) else { return false }
    let (visible, scope) = (declarations.seen(from: plan.module), plan.memberScope)
    var isFound = false
    member.visitTypes { if visible.mayNeedIsolatedConformances($0, in: scope) { isFound = true } }
    return isFound
  }
}

extension VisibleDeclarations {
  /// Returns whether a type needs conformances of types that may be isolated.
  func mayNeedIsolatedConformances(_ type: TypeExpression, in scope: [String]) -> Bool {
    canonical(type, in: [scope]).contains { mayNeedIsolatedConformance($0, in: scope) }
  }

  /// Returns whether a type without aliases needs conformances of types that may be isolated, apart from those that it is
  /// composed of.
  private func mayNeedIsolatedConformance(_ type: TypeExpression, in scope: [String]) -> Bool {
    switch type {
    case .dictionary(let key, _): return mayBeIsolated(key, in: scope)
    case .named(_, let name, let arguments):
      return zip(arguments, areArgumentsConstrained(of: type, name, in: scope)).contains { argument, isConstrained in
        isConstrained && mayBeIsolated(argument, in: scope)
      }
    default: return false
    }
  }

  /// Returns whether a generic type requires something of each of its arguments. Of those that aren't known, only the ones
  /// that contain their arguments as keys do.
  private func areArgumentsConstrained(of type: TypeExpression, _ name: String, in scope: [String]) -> [Bool] {
    let generics = generics(of: type, in: scope)
    if !generics.isEmpty { return generics.map { $0.parent != nil } }
    return KnownProtocols.keyed.contains(name) ? [true, false, false] : []
  }

  private func mayBeIsolated(_ type: TypeExpression, in scope: [String]) -> Bool {
    type.containsType { part, name in
      !KnownProtocols.unisolated.contains(name) && !isKnown(part, toBe: .nonisolated, in: scope)
        && !isKnown(part, toBe: .rawValued, in: scope)
    }
  }
}

extension KnownProtocols {
  /// The names of generic types whose first argument must be hashable.
  fileprivate static let keyed: Set<String> = [
    "Dictionary", "IdentifiedArray", "OrderedDictionary", "OrderedSet", "Set",
  ]

  /// The names of types that no module of a program declares.
  static let unisolated = rawTypes.union([
    "AnyHashable", "Bool", "CGFloat", "Data", "Date", "Decimal", "IndexPath", "Never", "ObjectIdentifier", "Substring",
    "TimeInterval", "URL", "UUID", "Void",
  ])
}

extension FakePlan {
  /// Returns whether a member of an instance isn't isolated to the fake's actor.
  func isLeft(by member: MemberPlan) -> Bool { !member.isStatic && !isNonisolated && isElsewhere(member) }

  /// Returns whether a member isn't isolated as the fake is.
  func isElsewhere(_ member: MemberPlan) -> Bool {
    if member.isOnAndOffActor, shape == .subclass { return true }
    if isIsolated, member.parameters.contains(where: \.declared.isIsolated) { return true }
    if isIsolated, !actors.isSuperset(of: member.actors) { return true }
    return member.isNonisolated || member.attributes.contains("@concurrent")
  }

  /// Returns whether a member is asynchronous, and nothing states on which actor it runs.
  fileprivate func isOnNoActor(_ member: MemberPlan) -> Bool {
    guard member.isAsync, member.actors.isEmpty,
      member.kind != .initializer || shape == .subclass || member.isOverride
    else { return false }
    let isOnNone = isNonisolated && settings.isMainActorByDefault != nil
    return (isOnNone || member.modifiers.contains("nonisolated"))
      && !member.modifiers.contains(TypeExpression.nonsending) && !member.attributes.contains(.concurrent)
      && !member.parameters.contains(where: \.declared.isIsolated)
  }
}

extension Member {
  /// Returns an inherited member that states where it runs if the settings of its module differ in this from those of
  /// the heir's module.
  func statingActor(
    in type: TypeDeclaration, inheritedBy heir: TypeDeclaration, _ declarations: VisibleDeclarations
  ) -> Member {
    guard let isNonsending = type.settings.isNonsendingByDefault, isNonsending != heir.settings.isNonsendingByDefault,
      type.settings.isMainActorByDefault == false, type.isOnNoActor(in: declarations), isOnNoActor(in: declarations)
    else { return self }
    var member = self
    ModuleSettings.stateActor(isNonsending: isNonsending, &member.modifiers, &member.attributes)
    return member
  }

  var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// Returns whether it states its own isolation.
  func statesIsolation(in declarations: VisibleDeclarations) -> Bool {
    isNonisolated || attributes.contains { $0 == .concurrent || declarations.mayIsolate($0) }
      || parameters.contains(where: \.isIsolated)
  }

  /// Isolates an inherited member as the type that declares it, which isn't on the same actor as the heir. If that type
  /// may be on the heir's actor after all, the member has to suit both if it can.
  mutating func isolate(
    asIn type: TypeDeclaration, to actor: String?, canSuitBoth: Bool, _ declarations: VisibleDeclarations
  ) {
    if actor == nil, canSuitBoth, type.mayBeIsolatedByDefault {
      isOnAndOffActor = !statesIsolation(in: declarations)
    } else {
      isolate(to: actor, in: declarations)
    }
  }

  /// Isolates the member to the actor with an attribute, or to none, unless it states its own isolation.
  mutating func isolate(to actor: String?, in declarations: VisibleDeclarations) {
    if statesIsolation(in: declarations) { return }
    if let actor {
      attributes.append(actor)
    } else {
      modifiers.append("nonisolated")
    }
  }

  /// Returns whether it's asynchronous, and nothing in its declaration states on which actor it runs.
  private func isOnNoActor(in declarations: VisibleDeclarations) -> Bool {
    isAsync && !has(TypeExpression.nonsending)
      && !attributes.contains { declarations.mayIsolate($0) || $0 == .concurrent }
      && !parameters.contains(where: \.isIsolated)
  }

  /// Whether calling or reading it is asynchronous.
  var isAsync: Bool {
    switch kind {
    case .function(let function): function.effects.isAsync
    case .property(let property): property.accessors.getEffects.isAsync
    case .subscript(let value): value.accessors.getEffects.isAsync
    case .initializer: false
    }
  }
}

extension MemberPlan {
  var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }
}

extension TypeDeclaration {
  /// Returns whether neither its attributes nor its parents can isolate it to an actor.
  fileprivate func isOnNoActor(in declarations: VisibleDeclarations) -> Bool {
    !attributes.contains(where: declarations.mayIsolate)
      && parents.allSatisfy { KnownProtocols.empty.contains($0.namePath?.last ?? "") }
  }
}
