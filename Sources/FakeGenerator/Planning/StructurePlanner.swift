extension Planner {
  /// Plans the fake of a structure whose stored properties are closures: a class with a method for each of them, and
  /// with a `client`, the structure whose closures call these methods.
  func planStructure(_ type: TypeDeclaration, _ diagnostics: inout [Diagnostic]) throws(Refusal) -> FakePlan {
    if type.isHidden { throw Refusal(.hidden(type.name), at: type.position) }
    var plan = FakePlan(
      name: naming.name(ofFakeOf: type.declaredName), shape: .provider,
      original: .name(type.name, type.generics.map(\.asArgument)),
      inherited: [.attributed(specifiers: [], attributes: ["@unchecked"], .name("Sendable"))],
      position: type.position, module: type.module, sources: [type])
    plan.enclosing = type.enclosing
    plan.enclosingAvailability = type.enclosingAvailability
    plan.enclosingRequirements = type.enclosingRequirements
    plan.access = restrictedAccess(of: type)
    plan.attributes = type.attributes.filter { $0.hasPrefix("@available") }
    plan.conditions = type.conditions
    plan.generics = type.generics
    plan.requirements = type.requirements
    // Its closures may be sendable, and they hold it.
    plan.isSendable = true
    plan.isNonisolated = type.settings.isMainActorByDefault != nil || (isInSameFile && type.isNonisolated)

    let properties = try StoredProperties(type, resolving: declarations, isSeenFromItsFile: isInSameFile)
    let construction = try Construction(of: type, properties, isSeenFromItsFile: isInSameFile)
    let planner = memberPlanner(of: type, plan)
    let isolation = isolation(of: type)
    for closure in properties.closures where construction.provides(closure) {
      guard var member = planner.plan(closure, isForwardable: isolation.isEmpty) else { continue }
      if isolation.contains(where: \.isMainActor), closure.canCallIsolated,
        mayNeedIsolatedConformance(member, of: plan)
      {
        member.attributes += isolation
      }
      plan.members.append(member)
    }
    if properties.closures.contains(where: \.crossesActors) {
      plan.requirements += type.constrainedGenerics.filter { !impliesSendable($0, of: type) }.map {
        .conforms(.name($0.name), .swift("SendableMetatype"))
      }
    }
    let isCreatedOnMainActor =
      isolation.isEmpty && plan.members.contains { mayNeedIsolatedConformance($0, of: plan) }
    let creation = isCreatedOnMainActor ? [mainActor(seenFrom: type.module)] : isolation
    plan.client = client(of: type, construction, creation, plan, planner)
    if isolation.isEmpty, !type.isNoncopyable, plan.members.contains(where: \.isForwardable) {
      plan.spied = plan.original
    }
    finish(&plan, &diagnostics)
    return plan
  }

  private func memberPlanner(of type: TypeDeclaration, _ plan: FakePlan) -> MemberPlanner {
    let visible = declarations.seen(from: type.module)
    let path = type.path
    // The fake isn't part of the structure, so it doesn't see the types nested there.
    var substitutions = ["Self": plan.original]
    for name in visible.namesNested(in: path).union(type.aliases.map(\.name)) {
      substitutions[name] = .named(base: plan.original, name: name, arguments: [])
    }
    return MemberPlanner(
      declarations: visible, scope: path, substitutions: substitutions, associatedTypes: [],
      typeGenerics: plan.generics)
  }

  /// Returns whether the constraints of a structure's generic parameter make its conformances Sendable, as far as they
  /// are known.
  private func impliesSendable(_ generic: GenericParameter, of type: TypeDeclaration) -> Bool {
    let visible = declarations.seen(from: type.module)
    return type.constraints(of: generic).contains { parent in
      let name = parent.namePath?.last ?? ""
      return name == "SendableMetatype" || KnownProtocols.sendable.contains(name)
        || visible.type(parent, in: type.enclosing).map(visible.impliesSendable) ?? false
    }
  }

  /// Returns the attribute of the actor that the structure is isolated to, if it is isolated to one.
  private func isolation(of type: TypeDeclaration) -> [String] {
    let actors = type.attributes.filter(declarations.isolates)
    if !actors.isEmpty || type.settings.isMainActorByDefault != true || type.isNonisolated { return actors }
    return [mainActor(seenFrom: type.module)]
  }

  /// Plans the `client`: a property, or a method if the structure needs values that aren't closures.
  private func client(
    of type: TypeDeclaration, _ construction: Construction, _ isolation: [String], _ plan: FakePlan,
    _ planner: MemberPlanner
  ) -> ClientPlan? {
    let values = construction.arguments.compactMap { argument in
      if case .value(let parameter) = argument { parameter } else { nil }
    }
    let kind: Member.Kind =
      values.isEmpty
      ? .property(Property(name: "client", type: plan.original, accessors: Accessors()))
      : .function(Function(name: "client", parameters: values, result: plan.original))
    guard var member = planner.plan(Member(kind: kind, position: type.position)) else { return nil }
    member.attributes = isolation
    member.access = construction.valueAccess ?? type.access
    return ClientPlan(
      member: member, arguments: construction.arguments, assigned: construction.assigned.map(\.property.name))
  }
}

extension MemberPlanner {
  /// Plans the method that a closure of a structure calls.
  fileprivate func plan(_ closure: StoredClosure, isForwardable: Bool) -> MemberPlan? {
    let function = Function(
      name: closure.property.name, parameters: closure.function.parameters.map(Parameter.init),
      effects: closure.function.effects, result: closure.function.result)
    let member = Member(
      kind: .function(function), attributes: closure.attributes.filter { $0 == "@concurrent" },
      modifiers: closure.specifiers, position: closure.position)
    guard var plan = plan(member) else { return nil }
    // A closure has no labels, so its identifier has none either.
    plan.identifier = closure.property.name
    plan.access = closure.access
    plan.attributes += closure.attributes.filter(\.isolatesFunction)
    let isVariadic = closure.function.parameters.contains(where: \.isVariadic)
    plan.isForwardable = isForwardable && closure.isReadable && !isVariadic
    return plan
  }
}

extension Parameter {
  /// Creates the parameter of a method from that of a closure.
  fileprivate init(_ element: TypeExpression.TupleElement) {
    let label = element.label == "_" ? nil : element.label
    self.init(label: nil, name: element.name ?? label ?? "_", type: element.type)
    if case .attributed(let specifiers, let attributes, let type) = element.type {
      self.specifiers = specifiers
      self.type = type
      typeAttributes = attributes
    }
    // The body of a closure has an array, which it can't pass on as anything else.
    if element.isVariadic { type = .array(type) }
  }
}

extension GenericParameter {
  fileprivate var asArgument: TypeExpression { isPack ? .expansion(.element(.name(name))) : .name(name) }
}

extension StoredClosure {
  /// Whether it may run on another actor than the one that creates it. Then it captures the conformances of generic
  /// parameters, which must not be isolated.
  fileprivate var crossesActors: Bool { attributes.contains { $0 == "@Sendable" || $0.isolatesFunction } }

  /// Whether the method that it calls may be isolated to the actor that creates it. A synchronous closure that runs on
  /// another actor couldn't call it.
  fileprivate var canCallIsolated: Bool {
    if attributes.contains(where: \.isolatesFunction) { return false }
    return function.effects.isAsync || !attributes.contains("@Sendable")
  }
}

extension TypeDeclaration {
  /// The generic parameters that must conform to anything.
  fileprivate var constrainedGenerics: [GenericParameter] { generics.filter { !constraints(of: $0).isEmpty } }

  /// Returns the protocols that a generic parameter must conform to.
  func constraints(of generic: GenericParameter) -> [TypeExpression] {
    if generic.isPack || generic.isValue { return [] }
    let parents = [generic.parent].compactMap(\.self) + requirements.compactMap { $0.conformance(of: generic.name) }
    return parents.flatMap(\.composed)
  }

  /// `public`, `package`, or an empty string.
  fileprivate var access: String { modifiers.first { ["public", "package"].contains($0) } ?? "" }

  fileprivate var isNoncopyable: Bool {
    parents.contains { if case .suppressed(.named(_, "Copyable", _)) = $0 { true } else { false } }
  }
}
