extension Planner {
  /// Plan the fake of a class: what can be overridden, it and its visible superclasses together.
  func planClass(_ type: TypeDeclaration, _ diagnostics: inout [Diagnostic]) throws(Refusal) -> FakePlan {
    if type.modifiers.contains("final") { throw Refusal(.final(type.name), at: type.position) }
    if type.isHidden { throw Refusal(.hidden(type.name), at: type.position) }

    var plan = FakePlan(
      name: name(ofFakeOf: type), shape: .subclass,
      original: .name(type.name, type.generics.map { .name($0.name) }), inherited: [], position: type.position,
      module: type.module)
    plan.enclosing = type.enclosing
    plan.access = restrictedAccess(of: type)
    plan.attributes = type.attributes.filter { $0.hasPrefix("@available") }
    plan.conditions = type.conditions
    plan.generics = type.generics
    plan.requirements = type.requirements
    plan.inherited = [plan.original]
    plan.isIsolated = type.attributes.contains { !$0.isHarmless }

    var level: TypeDeclaration? = type
    var substitutions: [String: TypeExpression] = [:]
    var seen: Set<[String]> = []
    var initializersAreInherited = true
    while let current = level, seen.insert(current.identity).inserted {
      plan.sources.append(current)
      let declarations = declarations.seen(from: current.module)
      let own = current.members.filter { member in
        // A subclass in another module can override what is open alone.
        member.isOverridable && (current.module == type.module || member.isOpen)
      }
      let planner = MemberPlanner(
        declarations: declarations, scope: current.enclosing + [current.name], substitutions: substitutions,
        associatedTypes: [], typeGenerics: plan.generics)
      let known = Set(plan.members.map(\.overrideKey))
      plan.members += own.filter { member in
        if case .initializer = member.kind { return initializersAreInherited }
        return true
      }.compactMap(planner.plan).filter { !known.contains($0.overrideKey) }
      if current.members.contains(where: \.isDesignatedInitializer) { initializersAreInherited = false }
      if current.parents.contains(where: \.isUncheckedSendable) || current.parents.contains(.name("Sendable")) {
        plan.isSendable = true
      }
      level = nil
      for parent in current.parents.prefix(1) {
        guard let next = declarations.type(parent, in: current.enclosing), next.kind == .class else { continue }
        if case .named(_, _, let arguments) = parent.substituting(substitutions) {
          substitutions = Dictionary(zip(next.generics.map(\.name), arguments)) { first, _ in first }
        }
        level = next
      }
    }
    if !plan.members.contains(where: { $0.kind == .initializer }) && !initializersAreInherited {
      throw Refusal(.sealed(type.name), at: type.position)
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
  /// A class with initializers of its own does not inherit the one that the compiler makes of `Decodable`.
  fileprivate func planDecoding(_ type: TypeDeclaration, _ plan: inout FakePlan) {
    let identifier = "init(from:)"
    guard plan.members.contains(where: { $0.kind == .initializer }),
      !plan.members.contains(where: { $0.identifier == identifier }), isDecodable(type)
    else { return }
    let decoder = Parameter(label: "from", name: "decoder", type: .existential(.name("Decoder")))
    let initializer = Initializer(parameters: [decoder], effects: Effects(throwing: .any))
    let member = Member(kind: .initializer(initializer), modifiers: ["required"], position: type.position)
    let planner = MemberPlanner(
      declarations: declarations, scope: [], substitutions: [:], associatedTypes: [], typeGenerics: [])
    plan.members += planner.plan(member).map { [$0] } ?? []
  }

  private func isDecodable(_ type: TypeDeclaration) -> Bool {
    type.parents.contains { parent in
      if parent == .name("Codable") || parent == .name("Decodable") { return true }
      guard let next = declarations.type(parent, in: type.enclosing), next.kind == .class,
        next.qualifiedName != type.qualifiedName
      else { return false }
      return isDecodable(next)
    }
  }
}

extension Member {
  /// Whether a subclass in another file can override it.
  fileprivate var isOverridable: Bool {
    if has("final") || has("static") || has("private") || has("fileprivate") { return false }
    switch kind {
    case .property(let property): return !property.isLet && property.type.map { !$0.isOpaque } ?? false
    case .function(let function): return !(function.result?.isOpaque ?? false) && function.name != "deinit"
    case .subscript(let value): return !value.result.isOpaque
    case .initializer: return !has("convenience") || has("required")
    }
  }

  /// Whether a subclass in any module can override it, or call it if it is an initializer.
  fileprivate var isOpen: Bool {
    if case .initializer = kind { has("public") || has("open") } else { has("open") }
  }

  var isDesignatedInitializer: Bool {
    if case .initializer = kind { !has("convenience") } else { false }
  }
}

extension MemberPlan {
  /// What tells an override from another member.
  fileprivate var overrideKey: String {
    let types = parameters.map { "\($0.declared.type)" }.joined(separator: ",")
    return "\(isStatic) \(identifier) \(types) \(kind == .property ? "" : "\(value)")"
  }
}

extension TypeExpression {
  fileprivate var isOpaque: Bool {
    contains { if case .opaque = $0 { true } else { false } }
  }

  fileprivate var isUncheckedSendable: Bool {
    guard case .attributed(_, let attributes, let type) = self else { return false }
    return type == .name("Sendable") && attributes.contains("@unchecked")
  }
}

extension Diagnostic.Message {
  static func final(_ name: String) -> Self { Self(text: "cannot fake '\(name)': a final class has no subclasses") }

  static func sealed(_ name: String) -> Self {
    Self(text: "cannot fake '\(name)': all its initializers are private, so that it has no subclasses")
  }

  static func hidden(_ name: String) -> Self { Self(text: "cannot fake '\(name)': it is private") }
}
