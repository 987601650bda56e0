/// Decides what the fake of a type consists of: its members, its shape, and its names.
struct Planner {
  var declarations: VisibleDeclarations
  var access: String?
  var naming = FakeNaming()
  /// The numbers of the files that are read only for inheritance.
  var contextFiles: Set<Int> = []
  /// Whether the fakes' file imports the types' module with `@testable`.
  var importsTestably = false
  /// The module that the fakes' file imports without `@testable` because it declares the types, if there is one.
  var importedModule: String?
  /// Whether a fake is written to the file that declares its type.
  var isInSameFile = false

  /// Plans the fakes of a type: a single one, unless its associated types depend on conditions. Diagnostics that still
  /// allow a fake are added to `diagnostics`.
  func plan(_ type: TypeDeclaration, diagnostics: inout [Diagnostic]) throws(Refusal) -> [FakePlan] {
    switch type.kind {
    case .protocol: try planProtocol(type, &diagnostics)
    case .class: [try planClass(type, &diagnostics)]
    case .struct: [try planStructure(type, &diagnostics)]
    }
  }

  // MARK: Protocols

  private func planProtocol(_ type: TypeDeclaration, _ diagnostics: inout [Diagnostic]) throws(Refusal) -> [FakePlan] {
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
    if flattened.ancestors.contains("BitwiseCopyable") { throw Refusal(.bitwise(type.name), at: type.position) }
    if type.attributes.contains("@_marker") {
      throw Refusal(.marker(type.name), at: type.position, isForEveryone: true)
    }
    if flattened.ancestors.contains("DistributedActor") { throw Refusal(.distributed(type.name), at: type.position) }
    if flattened.ancestors.contains("Actor"), let parent = flattened.sources.first(where: isOnGlobalActor) {
      throw Refusal(.twoActors(type.name, parent.name), at: type.position)
    }

    var plan = FakePlan(
      name: naming.name(ofFakeOf: type.declaredName),
      shape: flattened.ancestors.contains("Actor") ? .conformingActor : .conformingClass,
      original: .name(type.name), inherited: [.name(type.name)], position: type.position, module: type.module,
      sources: flattened.sources)
    plan.enclosing = type.enclosing
    plan.access = restrictedAccess(of: type)
    plan.attributes = type.attributes.filter { $0.hasPrefix("@available") }
    plan.conditions = type.conditions
    plan.identityConformances = identityConformances(of: flattened)
    plan.isIsolated = flattened.isolation != nil && isIsolationStated(of: type)
    plan.actors = Set(flattened.attributes.filter(declarations.mayIsolate))
    plan.isSendable = !flattened.ancestors.isDisjoint(with: KnownProtocols.sendable)
    let superclasses = self.superclasses(flattened.superclass, of: type)
    isolate(
      &plan, flattened.sources, isKnown: flattened.superclass == nil || areKnown(superclasses.map(\.type)))
    isolateConformance(flattened, &plan)
    try checkMembers(of: flattened, type)
    planParents(flattened, &plan)
    let hidden = hiddenAliases(of: flattened)
    planGenerics(flattened, hidden, &plan)
    let constraints = plan.generics.compactMap { generic in
      generic.parent.map { GenericRequirement.conforms(.name(generic.name), $0) }
    }
    if let cycle = (constraints + plan.requirements).first(where: { $0.mentionsSelf }) {
      throw Refusal(.selfReferential(type.name, cycle), at: type.position)
    }

    let associated = Set(flattened.associatedTypes.map(\.name))
    let planner = MemberPlanner(
      declarations: declarations.seen(from: type.module), scope: type.enclosing + [type.name],
      substitutions: hidden.mapValues { $0.substituting(["Self": plan.type]) }.merging(["Self": plan.type]) { $1 },
      associatedTypes: associated, typeGenerics: plan.generics,
      ancestors: flattened.sources.dropFirst().map { $0.enclosing + [$0.name] },
      statesActors: plan.shape == .conformingActor || type.settings.isMainActorByDefault != nil
        || plan.conformanceActor != nil || flattened.sources.contains(where: \.isNonisolated),
      settledTypes: flattened.typesOfSelf + hidden.map { ($0.key, $0.value) })
    for var member in flattened.members where !isByIdentity(member, flattened) {
      if member.isOnAndOffActor {
        // Without the attribute, a nonisolated requirement would decide.
        member.isolate(to: plan.conformanceActor, in: declarations)
        if plan.conformanceActor == nil { member.isNeverForwarded = true }
      }
      guard let planned = planner.plan(member) else { continue }
      plan.members.append(planned)
    }
    if flattened.ancestors.contains("Identifiable"),
      let identity = flattened.settledTypes.first(where: { $0.name == "ID" })?.type,
      !plan.members.contains(where: { $0.name == "id" && $0.kind == .property })
    {
      let property = Property(name: "id", type: identity, accessors: Accessors())
      var member = Member(kind: .property(property), position: type.position)
      if flattened.isolation != nil { member.isolate(to: nil, in: declarations) }
      plan.members += planner.plan(member).map { [$0] } ?? []
    }
    try planSuperclass(flattened, of: type, &plan)
    plan.stateOverloadedTypes()
    planSpy(type, flattened, &plan)
    finish(&plan, &diagnostics)
    return plan
  }

  /// Checks that a class can implement the members.
  private func checkMembers(of flattened: FlattenedProtocol, _ type: TypeDeclaration) throws(Refusal) {
    for member in flattened.members {
      if member.isBorrowed { throw Refusal(.borrowed(type.name), at: member.position) }
      if member.dependsOnLifetimes { throw Refusal(.lifetimes(type.name, member.name), at: member.position) }
      if member.expandsPacksTogether { throw Refusal(.packsTogether(type.name, member.name), at: member.position) }
    }
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

  private func planGenerics(
    _ flattened: FlattenedProtocol, _ hidden: [String: TypeExpression], _ plan: inout FakePlan
  ) {
    let determined = Dictionary(flattened.settledTypes.map { ($0.name, $0.type.withoutSelf(flattened)) }) { first, _ in
      first
    }
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
      plan.aliases.append(TypeAlias(name: associated.name, type: type.substituting(own)))
    }
    let generic = Set(plan.generics.map(\.name))
    // A determined type is an alias within the fake, and the fake's own clauses don't see it. Neither do they see the
    // aliases of the protocols.
    let aliases = Dictionary(flattened.sources.flatMap(\.aliases).filter(\.generics.isEmpty).map { ($0.name, $0.type) })
    {
      first, _ in first
    }
    func stated(_ type: TypeExpression) -> TypeExpression {
      type.withoutSelf(flattened).substituting(hidden).substituting(aliases).substituting(settled)
        .withoutSelf(flattened)
    }
    for index in plan.generics.indices { plan.generics[index].parent = plan.generics[index].parent.map(stated) }
    // What a determined type must conform to is a constraint on the parameter that it is a member of.
    let inherited = flattened.associatedTypes.filter { determined[$0.name]?.namePath != nil }.flatMap { associated in
      associated.parents.map { GenericRequirement.conforms(.name(associated.name), $0) }
    }
    plan.requirements = (flattened.requirements + flattened.associatedTypes.flatMap(\.requirements) + inherited).map {
      $0.mapped(stated)
    }.filter { requirement in
      !requirement.isTrivial
        && (requirement.subject.mentions(generic) || requirement.mentionsSelf && requirement.mentions(generic))
    }
  }

  /// Returns the types of the protocols' aliases that a fake can't use: those with the name of another type, which the
  /// compiler finds instead where the alias refers to an alias itself, and those that mention associated types, which
  /// depend on the conformance that is being checked.
  private func hiddenAliases(of flattened: FlattenedProtocol) -> [String: TypeExpression] {
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
      for (alias, _) in found { types[alias.name] = alias.type.withoutSelf(flattened).substituting(types) }
      open.removeAll { alias, _ in types[alias.name] != nil }
    }
  }

  private func planSpy(_ type: TypeDeclaration, _ flattened: FlattenedProtocol, _ plan: inout FakePlan) {
    guard plan.shape == .conformingClass, plan.superclassCreation != .overridden,
      plan.generics.allSatisfy({ type.primaryAssociatedTypes.contains($0.name) })
    else { return }
    let arguments: [TypeExpression] = type.primaryAssociatedTypes.map { name in
      flattened.settledTypes.first { $0.name == name }?.type ?? .name(name)
    }
    plan.spied = .existential(.name(type.name, plan.generics.isEmpty ? [] : arguments))
    guard plan.members.contains(where: \.isForwardable) else {
      plan.spied = nil
      return
    }
  }

  // MARK: Both

  /// Returns the access of a fake: the requested one, as far as the type itself allows it.
  func restrictedAccess(of type: TypeDeclaration) -> String {
    guard let access, access != "internal" else { return "" }
    let own = type.modifiers.first { ["public", "open", "package"].contains($0) } ?? ""
    return switch (access, own) {
    case ("public", "public"), ("public", "open"): "public"
    case (_, "public"), (_, "open"), (_, "package"): "package"
    default: ""
    }
  }

  /// Gives the members their keys, and the fake's own members names that nothing else has.
  func finish(_ plan: inout FakePlan, _ diagnostics: inout [Diagnostic]) {
    let scope = plan.enclosing + (plan.original.namePath ?? [])
    plan.hiddenNames = declarations.seen(from: plan.module).standardNamesHidden(in: scope)
    for generic in plan.generics where KnownProtocols.writtenNames.contains(generic.name) {
      plan.hiddenNames.insert(generic.name)
    }
    let (void, isNeverHidden) = (plan.standardType("Void"), plan.hiddenNames.contains("Never"))
    let hasAliases = !plan.aliases.isEmpty || plan.sources.contains { !$0.aliases.isEmpty }
    for index in plan.members.indices {
      plan.members[index].void = void
      let written = plan.members[index].value
      let value = declarations.unaliased(hasAliases ? plan.settled(written) : written, in: scope)
      plan.members[index].isResultAny = value == .name("Any")
      plan.members[index].isResultNever = isNeverHidden ? value == .swift("Never") : value.isNever
      if case .optional = value { plan.members[index].isResultOptional = true }
    }
    plan.noteHiddenResults()
    markDeprecations(&plan)
    plan.inherited = plan.inherited.map { parent in
      if case .attributed(_, ["@unchecked"], .named(nil, "Sendable", [])) = parent { return plan.uncheckedSendable }
      return parent
    }
    stateActors(&plan)
    if plan.shape != .subclass { plan.separateMethodsFromProperties(&diagnostics) }
    if MemberNaming.assignKeys(&plan.members) { plan.tellOverloadsApart() }
    plan.avoidTakenNames(&diagnostics)
  }
}

extension Planner {
  /// Deprecates the members that name deprecated types, because only deprecated declarations may name them without a
  /// warning.
  private func markDeprecations(_ plan: inout FakePlan) {
    let deprecated = declarations.deprecated
    if deprecated.isEmpty { return }
    plan.isNestedInDeprecated = plan.enclosing.contains(where: deprecated.contains)
    if plan.isNestedInDeprecated || plan.attributes.contains(where: \.isDeprecation) { return }
    var isFound = false
    func note(_ type: TypeExpression) {
      if case .named(_, let name, _) = type, deprecated.contains(name) { isFound = true }
    }
    plan.generics.visitTypes(note)
    plan.requirements.visitTypes(note)
    if isFound { return plan.attributes.append(.deprecation) }
    for index in plan.members.indices {
      isFound = false
      plan.members[index].visitTypes(note)
      plan.members[index].generics.visitTypes(note)
      plan.members[index].requirements.visitTypes(note)
      if !isFound { continue }
      plan.members[index].namesDeprecatedTypes = true
      if !plan.members[index].attributes.contains(where: \.isDeprecation) {
        plan.members[index].attributes.append(.deprecation)
      }
    }
  }
}

extension String {
  /// The attribute of declarations that name deprecated types.
  static let deprecation = "@available(*, deprecated)"

  /// Whether it's an attribute that deprecates a declaration on all platforms.
  var isDeprecation: Bool { hasPrefix("@available(*") && contains("deprecated") }
}

extension GenericRequirement {
  /// The type that the requirement is about.
  var subject: TypeExpression {
    switch self {
    case .same(let left, _), .conforms(let left, _): left
    }
  }

  /// The type that it conforms to or inherits from, if the requirement is of that kind.
  var parent: TypeExpression? {
    if case .conforms(_, let parent) = self { parent } else { nil }
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

  fileprivate func mapped(_ change: (TypeExpression) -> TypeExpression) -> GenericRequirement {
    switch self {
    case .same(let left, let right): .same(change(left), change(right))
    case .conforms(let left, let right): .conforms(change(left), change(right))
    }
  }
}

extension TypeExpression {
  /// Returns `Key` for `Self.Key`, if that is an associated type.
  fileprivate func memberOfSelf(_ flattened: FlattenedProtocol) -> TypeExpression? {
    guard case .named(.named(nil, "Self", [])?, let name, []) = self,
      flattened.associatedTypes.contains(where: { $0.name == name })
    else { return nil }
    return .name(name)
  }

  fileprivate func withoutSelf(_ flattened: FlattenedProtocol) -> TypeExpression {
    rewritten { $0.memberOfSelf(flattened) }
  }
}

extension Diagnostic.Message {
  static func bitwise(_ name: String) -> Self {
    Self(text: "cannot fake '\(name)': a fake is a class, and a class cannot conform to 'BitwiseCopyable'")
  }

  static func packClass(_ name: String) -> Self {
    Self(text: "cannot fake '\(name)': a class with a type parameter pack cannot be subclassed")
  }

  static func borrowed(_ name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': it requires a 'borrow' accessor, which a class cannot have
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

  static func selfReferential(_ name: String, _ requirement: GenericRequirement) -> Self {
    Self(
      text: """
        cannot fake '\(name)': a fake is generic in the associated types, and the constraints of a generic type cannot \
        refer to that type, as '\(requirement)' does; write the fake by hand, with types of your own in their place
        """)
  }

  static func marker(_ name: String) -> Self { Self(text: "cannot fake '\(name)': a marker protocol has no members") }

  static func distributed(_ name: String) -> Self {
    Self(text: "cannot fake '\(name)': a distributed actor needs an actor system")
  }

  static func twoActors(_ name: String, _ parent: String) -> Self {
    Self(text: "cannot fake '\(name)': no actor can conform to it, because '\(parent)' is isolated to a global actor")
  }

  static func renamed(_ name: String, to other: String) -> Self {
    Self(text: "this member is named '\(name)', so the fake's own '\(name)' is named '\(other)'", severity: .warning)
  }
}
