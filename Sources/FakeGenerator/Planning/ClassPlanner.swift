extension Planner {
  /// Plans the fake of a class: everything that can be overridden in the class and its visible superclasses.
  func planClass(_ type: TypeDeclaration, _ diagnostics: inout [Diagnostic]) throws(Refusal) -> FakePlan {
    if type.modifiers.contains("final") { throw Refusal(.final(type.name), at: type.position) }
    if type.isHidden { throw Refusal(.hidden(type.name), at: type.position) }
    try checkOpenness(of: type, for: type)
    let visible = declarations.seen(from: type.module)
    let outer = type.enclosing.indices.map { TypeExpression.path(Array(type.enclosing[...$0])) }
      .filter { visible.isGeneric($0, in: []) ?? false }.flatMap { visible.generics(of: $0, in: []) }
    if (outer + type.generics).contains(where: \.isPack) { throw Refusal(.packClass(type.name), at: type.position) }

    var plan = FakePlan(
      name: naming.name(ofFakeOf: type.declaredName), shape: .subclass,
      original: .name(type.name, type.generics.map { .name($0.name) }), inherited: [], position: type.position,
      module: type.module)
    plan.enclosing = type.enclosing
    plan.enclosingAvailability = type.enclosingAvailability
    plan.enclosingRequirements = type.enclosingRequirements
    plan.access = restrictedAccess(of: type)
    plan.attributes = type.attributes.filter { $0.hasPrefix("@available") }
    plan.conditions = type.conditions
    let levels = levels(of: type, inheritedBy: type)
    plan.generics = levels[0].type.generics
    plan.requirements = levels[0].type.requirements
    plan.inherited = [plan.original]

    plan.sources = levels.map(\.type)
    for level in levels {
      plan.requirements += level.sendableArguments.filter { argument in
        // The compiler doesn't infer it from the superclass.
        type.generics.contains { .name($0.name) == argument && !($0.parent?.mentions("Sendable") ?? false) }
      }.map { .conforms($0, plan.standardType("Sendable")) }
      plan.isIsolated = plan.isIsolated || isIsolationStated(of: level.type)
      plan.actors.formUnion(level.type.attributes.filter(declarations.mayIsolate))
      plan.isSendable = plan.isSendable || declarations.impliesSendable(level.type)
    }
    var overridable = inherit(from: levels, of: type, &plan)
    overridable.keepAmbiguous(in: declarations.seen(from: type.module))
    plan.omissions = overridable.kept.map { Diagnostic(.kept($0.identifier, $1), at: $0.position) }
    diagnostics += plan.omissions
    plan.members = overridable.members
    keepIdentity(&plan)
    isolate(&plan, plan.sources, isKnown: areKnown(plan.sources))
    let isMainActorStated = type.settings.isMainActorByDefault.map { $0 || plan.isIsolated } ?? false
    if isMainActorStated, overridable.inheritsPlainInitializer, plan.sources.last.map(declarations.isRoot) ?? false,
      // The compiler couldn't tell which of the two an override overrides.
      !plan.sources.contains(where: { $0.members.contains { $0.isInitializer && $0.parameters.isEmpty } })
    {
      let planner = planner(of: Level(type: type), plan)
      plan.members += plainInitializers(of: plan.sources).compactMap(planner.plan)
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

// MARK: - Identity

extension Planner {
  /// Lets an object be equal to itself, as collections and Foundation expect, unless a stub says otherwise.
  fileprivate func keepIdentity(_ plan: inout FakePlan) {
    guard plan.sources.last?.inheritsNSObject ?? false, let root = KnownProtocols.rootClass else { return }
    let names = Set(root.members.map(\.name))
    for index in plan.members.indices where plan.members[index].isOverridingRoot(names) {
      plan.members[index].alwaysCallsSuper = true
    }
  }
}

// MARK: - Decoding

extension Planner {
  /// A class with initializers of its own doesn't inherit the one that the compiler synthesizes for `Decodable`.
  fileprivate func planDecoding(_ type: TypeDeclaration, _ plan: inout FakePlan) {
    guard plan.members.contains(where: { $0.kind == .initializer }),
      !plan.members.contains(where: { $0.kind == .initializer && takesDecoder($0.parameters.map(\.declared), type) }),
      isDecodable(type),
      !plan.sources.contains(where: { source in source.members.contains { isDecodingInitializer($0, of: source) } })
    else { return }
    let decoder = Parameter(label: "from", name: "decoder", type: .existential(.swift("Decoder")))
    let initializer = Initializer(parameters: [decoder], effects: Effects(throwing: .any))
    let member = Member(kind: .initializer(initializer), modifiers: ["required"], position: type.position)
    let planner = MemberPlanner(
      declarations: declarations, scope: [], substitutions: [:], associatedTypes: [], typeGenerics: [])
    plan.members += planner.plan(member).map { [$0] } ?? []
  }

  private func isDecodingInitializer(_ member: Member, of type: TypeDeclaration) -> Bool {
    member.isInitializer && member.has("required") && takesDecoder(member.parameters, type)
  }

  /// Returns whether parameters are those of the initializer that `Decodable` requires.
  private func takesDecoder(_ parameters: [Parameter], _ type: TypeDeclaration) -> Bool {
    guard parameters.count == 1, parameters[0].label == "from" else { return false }
    let (visible, scope) = (declarations.seen(from: type.module), type.path)
    var taken = visible.unaliased(parameters[0].type.bare, in: scope)
    if case .existential(let constraint) = taken { taken = visible.unaliased(constraint, in: scope) }
    return [["Decoder"], ["Swift", "Decoder"]].contains(taken.namePath)
  }

  private func isDecodable(_ type: TypeDeclaration) -> Bool {
    levels(of: type, inheritedBy: type).contains { level in
      declarations.inherits(level.type, fromAnyOf: ["Codable", "Decodable"])
    }
  }
}

extension MemberPlan {
  /// Returns whether it can only be an override of what all objects have.
  fileprivate func isOverridingRoot(_ names: Set<String>) -> Bool {
    guard kind != .initializer, !isStatic, names.contains(name) else { return false }
    return parameters.map(\.declared.type) == (name == "isEqual" ? [.optional(.name("Any"))] : [])
  }
}

extension GenericRequirement {
  /// Returns what a type with a name must conform to.
  func conformance(of name: String) -> TypeExpression? {
    if case .conforms(.named(nil, name, []), let parent) = self { parent } else { nil }
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
      case .perhapsOverridden: "an override in a subclass is one of it or of another overload, as far as is known"
      case .takesSelf: "a parameter's type mentions 'Self', and the compiler accepts no override of it in a final class"
      case .incomplete: incompleteType
      case .convertsFunction:
        "it takes or returns a function whose error type is 'Never' here, and the compiler crashes on an override"
      case .differsByAsync: "it would override both the synchronous and the asynchronous initializer"
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
          designated initializers are visible and none is variadic
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
