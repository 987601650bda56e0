extension Planner {
  /// Plans the fakes of a protocol: a class, or an actor if only an actor can conform.
  func planProtocol(_ type: TypeDeclaration, _ diagnostics: inout [Diagnostic]) throws(Refusal) -> [FakePlan] {
    if type.isHidden { throw Refusal(.hidden(type.name), at: type.position) }
    return try planAlternatives(of: type, Inheritance.flatten(type, in: declarations), &diagnostics)
  }

  /// Plans a fake for each combination of conditions that changes the types the protocol depends on.
  private func planAlternatives(
    of type: TypeDeclaration, _ flattened: FlattenedProtocol, _ diagnostics: inout [Diagnostic]
  ) throws(Refusal) -> [FakePlan] {
    // Conditions can't be around the generic parameters of a fake, only around the whole fake. Each one doubles the
    // number of fakes.
    for condition in flattened.openConditions where flattened.openConditions.count <= 6 {
      let alternatives = [type.under(condition), type.under("!(\(condition))")]
      let resolved = try alternatives.map { type throws(Refusal) in try Inheritance.flatten(type, in: declarations) }
      if resolved[0].types == resolved[1].types { continue }
      return try planAlternatives(of: alternatives[0], resolved[0], &diagnostics)
        + planAlternatives(of: alternatives[1], resolved[1], &diagnostics)
    }
    return [try plan(type, flattened, &diagnostics)]
  }

  private func plan(
    _ type: TypeDeclaration, _ flattened: FlattenedProtocol, _ diagnostics: inout [Diagnostic]
  ) throws(Refusal) -> FakePlan {
    try checkAncestors(of: flattened, type)
    try checkMembers(of: flattened, type)
    var plan = headedPlan(type, flattened)
    let aliases = ProtocolAliases(of: flattened, in: declarations)
    try planGenerics(flattened, aliases, of: type, &plan)
    planMembers(flattened, aliases, of: type, &plan)
    try planSuperclass(flattened, of: type, &plan)
    plan.stateOverloadedTypes()
    planSpy(type, flattened, &plan)
    finish(&plan, &diagnostics)
    return plan
  }

  /// Checks that a class or an actor can conform to the protocols.
  private func checkAncestors(of flattened: FlattenedProtocol, _ type: TypeDeclaration) throws(Refusal) {
    if flattened.ancestors.contains("BitwiseCopyable") { throw Refusal(.bitwise(type.name), at: type.position) }
    if type.attributes.contains("@_marker") {
      throw Refusal(.marker(type.name), at: type.position, isForEveryone: true)
    }
    if flattened.ancestors.contains("DistributedActor") { throw Refusal(.distributed(type.name), at: type.position) }
    if flattened.ancestors.contains("Actor"), let parent = flattened.sources.first(where: isOnGlobalActor) {
      throw Refusal(.twoActors(type.name, parent.name), at: type.position)
    }
  }

  /// Checks that a class can implement the members.
  private func checkMembers(of flattened: FlattenedProtocol, _ type: TypeDeclaration) throws(Refusal) {
    let scope = type.path
    let visible = declarations.seen(from: type.module)
    for member in flattened.members {
      if member.isBorrowed { throw Refusal(.borrowed(type.name), at: member.position) }
      if case .property(let property) = member.kind, let value = property.type,
        visible.isOfConstants(value, in: scope)
      {
        throw Refusal(.constant(type.name, member.name, value), at: member.position)
      }
      if visible.returnsBorrowed(member, in: scope) {
        throw Refusal(.lifetimes(type.name, member.name), at: member.position)
      }
      if member.parameters.contains(where: \.type.isMutablePack) {
        throw Refusal(.mutablePack(type.name, member.name), at: member.position)
      }
      if member.expandsPacksTogether { throw Refusal(.packsTogether(type.name, member.name), at: member.position) }
    }
  }

  /// Returns the plan of a fake without generic parameters and members.
  private func headedPlan(_ type: TypeDeclaration, _ flattened: FlattenedProtocol) -> FakePlan {
    var plan = FakePlan(
      name: naming.name(ofFakeOf: type.declaredName),
      shape: flattened.ancestors.contains("Actor") ? .conformingActor : .conformingClass,
      original: .name(type.name), inherited: [.name(type.name)], position: type.position, module: type.module,
      sources: flattened.sources)
    plan.enclosing = type.enclosing
    plan.enclosingAvailability = type.enclosingAvailability
    plan.access = restrictedAccess(of: type)
    plan.attributes = type.attributes.filter { $0.hasPrefix("@available") }
    plan.conditions = type.conditions
    plan.identityConformances = identityConformances(of: flattened)
    plan.isIsolated = flattened.isolation != nil && isIsolationStated(of: type)
    // Inherited protocols may be on other actors.
    let actor = flattened.isolation.flatMap(declarations.typeName)
    plan.actors = Set(
      flattened.attributes.filter { attribute in
        declarations.mayIsolate(attribute) && (actor == nil || declarations.typeName(of: attribute) == actor)
      })
    plan.isSendable = !flattened.ancestors.isDisjoint(with: KnownProtocols.sendable)
    let superclasses = self.superclasses(flattened.superclass, of: type)
    isolate(
      &plan, flattened.sources, isKnown: flattened.superclass == nil || areKnown(superclasses.map(\.type)))
    isolateConformance(flattened, &plan)
    planParents(flattened, &plan)
    return plan
  }

  private func planParents(_ flattened: FlattenedProtocol, _ plan: inout FakePlan) {
    if let superclass = flattened.superclass { plan.inherited.insert(superclass, at: 0) }
    if flattened.superclass == nil, flattened.ancestors.contains("NSObjectProtocol") {
      plan.inherited.insert(.name("NSObject"), at: 0)
    }
    if flattened.isUncheckedSendable {
      plan.inherited.append(.attributed(specifiers: [], attributes: ["@unchecked"], .name("Sendable")))
    }
  }

  private func planMembers(
    _ flattened: FlattenedProtocol, _ aliases: ProtocolAliases, of type: TypeDeclaration, _ plan: inout FakePlan
  ) {
    var substitutions = aliases.types.mapValues { $0.substituting(["Self": plan.type]) }
    substitutions["Self"] = plan.type
    let planner = MemberPlanner(
      declarations: declarations.seen(from: type.module), scope: type.path,
      substitutions: substitutions,
      associatedTypes: Set(flattened.associatedTypes.map(\.name)), typeGenerics: plan.generics,
      ancestors: declarations.visibleAncestors(of: type),
      statesActors: plan.shape == .conformingActor || type.settings.isMainActorByDefault != nil
        || plan.conformanceActor != nil || flattened.sources.contains(where: \.isNonisolated),
      settledTypes: flattened.typesOfSelf + aliases.types.map { ($0.key, $0.value) },
      genericAliases: aliases.generic)
    for var member in flattened.members where !isByIdentity(member, flattened) {
      if member.isOnAndOffActor {
        // Without the attribute, a nonisolated requirement would decide.
        member.isolate(to: plan.conformanceActor, in: declarations)
        if plan.conformanceActor == nil { member.isNeverForwarded = true }
      }
      if let planned = planner.plan(member) { plan.members.append(planned) }
    }
    let isIdentified = plan.members.contains { $0.name == "id" && $0.kind == .property }
    guard flattened.ancestors.contains("Identifiable"), !isIdentified,
      let identity = flattened.settledTypes["ID"]
    else { return }
    let property = Property(name: "id", type: identity, accessors: Accessors())
    var member = Member(kind: .property(property), position: type.position)
    if flattened.isolation != nil { member.isolate(to: nil, in: declarations) }
    if let planned = planner.plan(member) { plan.members.append(planned) }
  }

  private func planSpy(_ type: TypeDeclaration, _ flattened: FlattenedProtocol, _ plan: inout FakePlan) {
    guard plan.shape == .conformingClass, plan.superclassCreation != .overridden,
      plan.generics.allSatisfy({ type.primaryAssociatedTypes.contains($0.name) }),
      !flattened.isIdentityImplied || !flattened.members.contains(where: { $0.mentions("ID") })
    else { return }
    let arguments: [TypeExpression] = type.primaryAssociatedTypes.map { name in
      flattened.settledTypes[name] ?? .name(name)
    }
    plan.spied = .existential(.name(type.name, plan.generics.isEmpty ? [] : arguments))
    guard plan.members.contains(where: \.isForwardable) else {
      plan.spied = nil
      return
    }
  }
}

extension Diagnostic.Message {
  static func bitwise(_ name: String) -> Self {
    Self(text: "cannot fake '\(name)': a fake is a class, and a class cannot conform to 'BitwiseCopyable'")
  }

  static func marker(_ name: String) -> Self { Self(text: "cannot fake '\(name)': a marker protocol has no members") }

  static func distributed(_ name: String) -> Self {
    Self(text: "cannot fake '\(name)': a distributed actor needs an actor system")
  }

  static func twoActors(_ name: String, _ parent: String) -> Self {
    Self(text: "cannot fake '\(name)': no actor can conform to it, because '\(parent)' is isolated to a global actor")
  }

  static func borrowed(_ name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': it requires a 'borrow' accessor, which a class cannot have
        """)
  }

  static func constant(_ name: String, _ member: String, _ type: TypeExpression) -> Self {
    Self(
      text: """
        cannot fake '\(name)': only a stored constant can have the type '\(type)' of '\(member)', and a fake has no value \
        for it
        """)
  }

  static func lifetimes(_ name: String, _ member: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': the result of '\(member)' depends on the lifetime of another value, and a fake has no \
        value that its answers could depend on
        """)
  }

  static func packsTogether(_ name: String, _ member: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': '\(member)' expands several type parameter packs together, and the compiler does not \
        accept a class's member for such a requirement
        """)
  }

  static func mutablePack(_ name: String, _ member: String) -> Self {
    Self(text: "cannot fake '\(name)': '\(member)' takes a pack of 'inout' parameters, on which the compiler crashes")
  }
}

extension TypeExpression {
  /// Whether it's a pack of `inout` parameters.
  fileprivate var isMutablePack: Bool {
    if case .expansion(let element) = self { element.specifiers.contains("inout") } else { false }
  }
}
