/// Plans the protocol of a concrete type.
struct ExtractionPlanner {
  let type: ConcreteType
  let declarations: VisibleDeclarations
  /// The requested access, which the type itself may restrict.
  let access: String?

  private var declaration: TypeDeclaration { type.declaration }
  private var name: String { declaration.name + "Protocol" }
  private var scope: [String] { declaration.enclosing + [declaration.name] }

  /// Plans the protocol. Members that it can't state are added to `diagnostics` as warnings.
  func plan(_ diagnostics: inout [Diagnostic]) throws(Refusal) -> FakePlan {
    if let generic = declaration.generics.first(where: { $0.isPack || $0.isValue }) {
      throw Refusal(
        .unusualGeneric(declaration.name, generic), at: declaration.position, isForEveryone: true)
    }
    var plan = FakePlan(
      name: name, shape: .extractedProtocol, original: .name(declaration.name), inherited: parents,
      position: declaration.position)
    plan.enclosing = declaration.enclosing
    plan.access = Planner(declarations: declarations, access: access).restrictedAccess(of: declaration)
    plan.attributes = declaration.attributes.filter { $0.hasPrefix("@available") || $0.isGlobalActor }
    plan.conditions = declaration.conditions
    plan.generics = declaration.generics
    plan.requirements = declaration.requirements
    let planner = MemberPlanner(
      declarations: declarations, scope: scope, substitutions: substitutions, associatedTypes: [],
      typeGenerics: declaration.generics)
    var seen: Set<String> = []
    for member in members(access: plan.access, &diagnostics) where seen.insert(member.signature).inserted {
      guard var planned = planner.plan(stated(member, &diagnostics)) else { continue }
      planned.modifiers = member.modifiers.compactMap(\.statedModifier)
      plan.members.append(planned)
    }
    return plan
  }

  private var parents: [TypeExpression] {
    var parents: [TypeExpression] = type.keyword == "actor" ? [.name("Actor")] : []
    if type.keyword == "class" { parents.append(.name("AnyObject")) }
    let stated = ([declaration] + type.extensions).flatMap(\.parents)
    if type.keyword != "actor", stated.contains(where: { $0.bare == .name("Sendable") }) {
      parents.append(.name("Sendable"))
    }
    return parents + stated.filter { if case .suppressed = $0 { true } else { false } }
  }

  /// The types that names refer to outside the type: its own name within a generic type, and the types nested in it.
  private var substitutions: [String: TypeExpression] {
    var types: [String: TypeExpression] = [:]
    for name in declarations.namesNested(in: scope) {
      types[name] = .named(base: type.type, name: name, arguments: [])
    }
    if !declaration.generics.isEmpty { types[declaration.name] = type.type }
    return types
  }
}

// MARK: - Members

extension ExtractionPlanner {
  /// Returns the members that the protocol states.
  private func members(access: String, _ diagnostics: inout [Diagnostic]) -> [Member] {
    var members: [Member] = []
    for source in [declaration] + type.extensions {
      let isExtension = source.position != declaration.position
      let usual = isExtension ? source.modifiers.first { $0.isAccess } : nil
      let visible = source.members.filter { $0.isInstanceMember && $0.isVisible(at: access, usual: usual) }
      if isExtension, !source.requirements.isEmpty {
        diagnostics += visible.map { Diagnostic(.conditional($0.name, name), at: $0.position) }
        continue
      }
      for member in visible {
        if let flaw = flaw(of: member) {
          diagnostics.append(Diagnostic(flaw, at: member.position))
        } else if isExtension, !source.conditions.isEmpty, source.conditions != declaration.conditions {
          var member = member
          member.conditions = source.conditions + member.conditions
          members.append(member)
        } else {
          members.append(member)
        }
      }
    }
    return members
  }

  /// Returns why a protocol can't state a member, or nil if it can.
  private func flaw(of member: Member) -> Diagnostic.Message? {
    let result: TypeExpression?
    let requirements: [GenericRequirement]
    let generics: [GenericParameter]
    switch member.kind {
    case .property(let property):
      if property.type == nil { return .untyped(member.name, name) }
      (result, requirements, generics) = (property.type, [], [])
    case .function(let function):
      (result, requirements, generics) = (function.result, function.requirements, function.generics)
    case .subscript(let value): (result, requirements, generics) = (value.result, value.requirements, value.generics)
    case .initializer: return nil
    }
    if let result, result.isOpaque { return .opaque(member.name, result, name) }
    let own = Set(generics.map(\.name))
    return requirements.allSatisfy { $0.subject.mentions(own) } ? nil : .conditional(member.name, name)
  }

  /// Returns a member as a protocol states it: without default arguments.
  private func stated(_ member: Member, _ diagnostics: inout [Diagnostic]) -> Member {
    var member = member
    func plain(_ parameters: [Parameter]) -> [Parameter] {
      parameters.map { parameter in
        var parameter = parameter
        parameter.defaultValue = nil
        parameter.attributes = []
        return parameter
      }
    }
    let before = member
    switch member.kind {
    case .function(var function):
      function.parameters = plain(function.parameters)
      member.kind = .function(function)
    case .subscript(var value):
      value.parameters = plain(value.parameters)
      member.kind = .subscript(value)
    case .property(var property):
      if member.hidesSetter(at: access) { property.accessors.hasSetter = false }
      if member.has("lazy"), !type.isReference { property.accessors.isGetMutating = true }
      member.kind = .property(property)
    case .initializer: break
    }
    if before.hasDefaultArguments { diagnostics.append(Diagnostic(.defaults(member.name, name), at: member.position)) }
    return member
  }
}

extension Member {
  fileprivate var isInstanceMember: Bool {
    if case .initializer = kind { return false }
    return !isStatic && !isUnavailable
  }

  fileprivate func isVisible(at access: String, usual: String?) -> Bool {
    if isPrivate { return false }
    let own = modifiers.first { $0.isAccess } ?? usual ?? ""
    return switch access {
    case "public": own == "public" || own == "open"
    case "package": own == "public" || own == "open" || own == "package"
    default: own != "private" && own != "fileprivate"
    }
  }

  /// Whether its setter has less access than the protocol.
  fileprivate func hidesSetter(at access: String?) -> Bool {
    let hidden = ["private", "fileprivate"] + (access == "public" ? ["internal", "package"] : [])
    return hidden.contains { has("\($0)(set)") } || (access == "package" && has("internal(set)"))
  }

  fileprivate var hasDefaultArguments: Bool {
    switch kind {
    case .function(let function): function.parameters.contains { $0.defaultValue != nil }
    case .subscript(let value): value.parameters.contains { $0.defaultValue != nil }
    case .property, .initializer: false
    }
  }
}

extension String {
  fileprivate var isAccess: Bool {
    ["public", "open", "package", "internal", "fileprivate", "private"].contains(self)
  }

  /// The modifier as a requirement has it, or nil if a requirement can't have it.
  fileprivate var statedModifier: String? {
    if hasPrefix("nonisolated") { return self == "nonisolated(unsafe)" ? "nonisolated" : self }
    return ["mutating", "nonmutating", "consuming", "borrowing", "__consuming"].contains(self) ? self : nil
  }
}

extension Diagnostic.Message {
  static func unusualGeneric(_ type: String, _ generic: GenericParameter) -> Self {
    Self(
      text: """
        cannot make a protocol of '\(type)': a protocol has associated types, and none for '\(generic.description)'
        """)
  }

  static func nothingVisible(_ type: String, _ access: String) -> Self {
    let kind = access.isEmpty ? "visible" : access
    return Self(text: "'\(type)' has no \(kind) instance members that a protocol can state", severity: .warning)
  }

  static func untyped(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': its type is not written; write it to have it there", severity: .warning)
  }

  static func opaque(_ member: String, _ type: TypeExpression, _ name: String) -> Self {
    Self(text: "'\(member)' is not in '\(name)': a protocol cannot state '\(type)'", severity: .warning)
  }

  static func conditional(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': it exists only under constraints on the type's own parameters",
      severity: .warning)
  }

  static func defaults(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' has default arguments, which '\(name)' cannot state: callers of the protocol pass them all",
      severity: .warning)
  }
}
