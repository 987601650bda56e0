/// Plans the protocol of a concrete type.
struct ExtractionPlanner {
  let type: ConcreteType
  let declarations: VisibleDeclarations
  let headers: TypeHeaders
  /// The dotted names of the types that have protocols, too.
  let extracted: Set<String>
  /// The requested access, which the type itself may restrict.
  let access: String?

  private var declaration: TypeDeclaration { type.declaration }
  var name: String { declaration.name + "Protocol" }
  var scope: [String] { declaration.path }

  /// Plans the protocol. Members that it can't declare are added to `diagnostics` as warnings.
  func plan(_ diagnostics: inout [Diagnostic]) throws(Refusal) -> FakePlan {
    try checkGenerics()
    var plan = FakePlan(
      name: name, shape: .extractedProtocol, original: .name(declaration.name), inherited: parents,
      position: declaration.position)
    plan.enclosing = declaration.enclosing
    plan.enclosingAvailability = headers.availability(of: declaration.enclosing)
    plan.access = Planner(declarations: declarations, access: access).restrictedAccess(of: declaration)
    plan.attributes =
      declaration.attributes.filter { $0.hasPrefix("@available") }
      + headers.isolation(of: declaration, in: declarations)
    plan.conditions = declaration.conditions
    plan.isSendable = parents.contains { $0 == .name("Sendable") || $0 == .name("Actor") }
    plan.generics = declaration.generics
    plan.requirements = declaration.requirements
    let planner = MemberPlanner(
      declarations: declarations, scope: scope, substitutions: [:], associatedTypes: [],
      typeGenerics: declaration.generics)
    let inner = namesWithin
    var seen: Set<String> = []
    let members = members(access: plan.access, inner, &plan.omissions)
    diagnostics += plan.omissions
    for member in members where seen.insert(member.signature { $0 }).inserted {
      let visible = inner.subtracting(member.generics.map(\.name))
      let stated = stated(member, in: plan, inner, &diagnostics).rewritten { qualified($0, visible) }
      guard var planned = planner.plan(stated) else { continue }
      planned.modifiers = member.modifiers.compactMap(\.statedModifier)
      planned.attributes += member.attributes.filter(declarations.isolates).map { qualified($0, inner) }
      if !plan.isSendable { planned.attributes.removeAll { $0 == "@Sendable" } }
      plan.members.append(planned)
    }
    return plan
  }

  /// Throws if the type has parameters that associated types can't represent.
  private func checkGenerics() throws(Refusal) {
    for var generic in declaration.generics {
      let parents = [generic.parent].compactMap(\.self) + parents(of: generic)
      let suppressing = parents.first { $0.contains { if case .suppressed = $0 { true } else { false } } }
      guard generic.isPack || generic.isValue || suppressing != nil else { continue }
      generic.parent = suppressing ?? generic.parent
      throw Refusal(.unusualGeneric(declaration.name, generic), at: declaration.position, isForEveryone: true)
    }
    if let outer = headers.genericType(in: declaration.enclosing, declarations) {
      throw Refusal(.inGeneric(declaration.name, outer), at: declaration.position, isForEveryone: true)
    }
    if let outer = declaration.enclosing.first, isGenericParameter(outer) {
      throw Refusal(.hiddenByGeneric(declaration.name, outer), at: declaration.position, isForEveryone: true)
    }
    if let generic = declaration.generics.first(where: isAmbiguous) {
      throw Refusal(.ambiguousGeneric(declaration.name, generic), at: declaration.position, isForEveryone: true)
    }
  }

  private func isGenericParameter(_ name: String) -> Bool { declaration.generics.contains { $0.name == name } }

  /// Returns whether the name of a generic parameter may mean another type outside the type, as which the compiler would
  /// take the associated type of that name.
  private func isAmbiguous(_ generic: GenericParameter) -> Bool {
    if declarations.namesNested(in: scope).contains(generic.name) || isInferredOtherwise(generic.name) { return true }
    guard type.keyword == "class", case .named(_, _, let arguments)? = declaration.parents.first else { return false }
    let parameters = declarations.generics(of: declaration.parents[0], in: declaration.enclosing)
    let isAnother = zip(parameters, arguments).contains { $0.name == generic.name && $1 != .name(generic.name) }
    guard isAnother else { return false }
    let superclass = headers.path(of: declaration.parents[0], in: declaration.enclosing)?.joined(separator: ".")
    return superclass.map(extracted.contains) ?? false
      || headers.associatedNames(of: ancestors).contains(generic.name)
  }

  /// Returns whether the type's members show that an associated type with the name of a generic parameter, which the type
  /// inherits, is another type.
  private func isInferredOtherwise(_ name: String) -> Bool {
    let ancestors = ancestors
    guard headers.associatedNames(of: ancestors).contains(name) else { return false }
    let members = ([declaration] + type.extensions).flatMap(\.members)
    return headers.requirements(of: ancestors).contains { requirement in
      let meant = members.filter { $0.mayMeet(requirement) }.flatMap { member in
        zip(requirement.types, member.types).flatMap { $0.determined(by: $1) }.filter { $0.name == name }
      }
      return !meant.isEmpty && !meant.contains { declarations.unaliased($0.type, in: scope).namePath?.last == name }
    }
  }

  /// Returns the parents of a generic parameter that the `where` clause states.
  private func parents(of generic: GenericParameter) -> [TypeExpression] {
    declaration.requirements.filter { $0.subject == .name(generic.name) }.compactMap(\.parent)
  }

  /// Returns an attribute as code outside the type writes it, if its actor is nested in the type.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - inner: The names of the types nested in the type.
  private func qualified(_ attribute: String, _ inner: Set<String>) -> String {
    guard let name = attribute.attributeType, inner.contains(name) else { return attribute }
    return "@\(type.type).\(name)" + attribute.dropFirst(name.count + 1)
  }

  /// Returns a type as code outside the concrete type writes it, or nil if it's written alike there.
  ///
  /// - Parameters:
  ///   - part: The type.
  ///   - inner: The names of the types nested in the concrete type.
  private func qualified(_ part: TypeExpression, _ inner: Set<String>) -> TypeExpression? {
    switch part {
    case .named(let base, let name, let arguments):
      // The protocol's `Self` has no other types than those that stand for generic parameters.
      let isInner = base == nil ? inner.contains(name) : base == .name("Self") && !isGenericParameter(name)
      if isInner { return .named(base: type.type, name: name, arguments: arguments.map { constrained($0, inner) }) }
      // Within a generic type, its name alone refers to it with its own parameters.
      if part == .name(declaration.name), !declaration.generics.isEmpty { return type.type }
      guard !arguments.isEmpty, !takesAnything(name) else { return nil }
      let qualifiedBase = base?.rewritten { qualified($0, inner) }
      return .named(base: qualifiedBase, name: name, arguments: arguments.map { constrained($0, inner) })
    case .dictionary(let key, let value):
      return .dictionary(key: constrained(key, inner), value: value.rewritten { qualified($0, inner) })
    default: return nil
    }
  }

  /// Returns the argument of a generic type as code outside the concrete type writes it. The generic type may constrain
  /// it, and `Self` meets only what the protocol states, so the concrete type takes its place.
  private func constrained(_ argument: TypeExpression, _ inner: Set<String>) -> TypeExpression {
    argument.rewritten { $0 == .name("Self") ? type.type : qualified($0, inner) }
  }

  /// Returns whether a name is that of a generic type of the standard library that doesn't constrain its arguments.
  private func takesAnything(_ name: String) -> Bool {
    KnownProtocols.unconstrainedTypes.contains(name) && declarations.isGeneric(.name(name), in: scope) == nil
  }

  private var parents: [TypeExpression] {
    var parents: [TypeExpression] = type.keyword == "actor" ? [.name("Actor")] : []
    if type.keyword == "class" { parents.append(.name("AnyObject")) }
    let unconditional = type.extensions.filter { source in
      source.requirements.isEmpty && !source.attributes.contains(where: \.isUnavailability)
    }
    let stated = ([declaration] + unconditional).flatMap(\.parents)
    if type.keyword != "actor", stated.contains(where: { $0.bare == .name("Sendable") }) {
      parents.append(.name("Sendable"))
    }
    return parents + stated.filter { if case .suppressed = $0 { true } else { false } }
  }

  /// The names of the types nested in the type and in those that it inherits from, which code outside the type doesn't
  /// see.
  private var namesWithin: Set<String> {
    let ancestors = ancestors
    let nested = (ancestors.paths + [scope]).flatMap(declarations.namesNested)
    // The compiler may infer the type that an associated type stands for.
    let inferred = headers.associatedNames(of: ancestors)
    let isOfRawValues = type.keyword == "enum" && !KnownProtocols.rawTypes.isDisjoint(with: ancestors.otherNames)
    return inferred.union(nested).union(isOfRawValues ? ["RawValue"] : [])
      .subtracting(declaration.generics.map(\.name))
  }

  /// What the type inherits from.
  private var ancestors: TypeHeaders.Ancestors {
    let parents = ([declaration] + type.extensions).flatMap(\.parents)
    return headers.ancestors(inheritedFrom: parents, in: declaration.enclosing)
  }
}

// MARK: - Members

extension ExtractionPlanner {
  /// Returns the members that the protocol states.
  private func members(access: String, _ inner: Set<String>, _ diagnostics: inout [Diagnostic]) -> [Member] {
    var members: [Member] = []
    for source in [declaration] + type.extensions {
      let isExtension = isExtension(source)
      let visible = visibleMembers(of: source, at: access).map { isExtension ? inheriting($0, from: source) : $0 }
      if isExtension, !source.requirements.isEmpty {
        diagnostics += visible.map { Diagnostic(.conditional($0.name, name), at: $0.position) }
        continue
      }
      for member in visible {
        if let flaw = flaw(of: member) ?? (isExtension ? flaw(ofNamesIn: member, inner) : nil) {
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
    return leavingOutAmbiguous(members, &diagnostics)
  }

  private func isExtension(_ source: TypeDeclaration) -> Bool { source.position != declaration.position }

  /// Returns the instance members of the declaration or an extension that are visible with an access.
  private func visibleMembers(of source: TypeDeclaration, at access: String) -> [Member] {
    let usual = isExtension(source) ? source.modifiers.first { $0.isAccess } : nil
    return source.members.filter { $0.isInstanceMember && $0.isVisible(at: access, usual: usual) }
  }

  /// Returns whether a protocol with an access states members of the declaration or an extension.
  func states(membersOf source: TypeDeclaration, at access: String) -> Bool {
    !isExtension(source) || source.requirements.isEmpty && !visibleMembers(of: source, at: access).isEmpty
  }

  /// Returns a member of an extension with what the extension states for all its members.
  private func inheriting(_ member: Member, from source: TypeDeclaration) -> Member {
    var member = member
    member.attributes = source.attributes.filter { $0.hasPrefix("@available") } + member.attributes
    let isIsolated = member.attributes.contains(where: declarations.isolates)
    if isIsolated || member.isNonisolated { return member }
    member.attributes += source.attributes.filter(declarations.isolates)
    if source.isNonisolated { member.modifiers.append("nonisolated") }
    return member
  }

  /// Returns whether an attribute may be a result builder, which a protocol can state, rather than a property wrapper.
  private func mayBeBuilder(_ attribute: String, of parameter: Parameter, _ inner: Set<String>) -> Bool {
    guard let name = attribute.attributeType,
      declarations.unaliased(parameter.type, in: scope).withoutOptional.functionType != nil
    else { return false }
    // The one of a generic type would need its arguments.
    if inner.contains(name), !declaration.generics.isEmpty { return false }
    return headers.propertyWrapper(name, in: scope) == nil
  }

  /// Returns whether a parameter is a closure that may throw.
  private func mayThrow(_ parameter: Parameter) -> Bool {
    declarations.unaliased(parameter.type, in: scope).functionType?.effects.mayThrow ?? false
  }

  /// Returns a member as a protocol states it: without default arguments.
  private func stated(
    _ member: Member, in plan: FakePlan, _ inner: Set<String>, _ diagnostics: inout [Diagnostic]
  ) -> Member {
    var member = member
    func plain(_ parameters: [Parameter]) -> [Parameter] {
      parameters.map { parameter in
        var parameter = parameter
        parameter.defaultValue = nil
        parameter.attributes = parameter.attributes.filter { mayBeBuilder($0, of: parameter, inner) }
          .map { qualified($0, inner) }
        return parameter
      }
    }
    let before = member
    switch member.kind {
    case .function(var function):
      function.parameters = plain(function.parameters)
      // A requirement rethrows only the errors of closures; others come from what a generic parameter conforms to.
      if function.effects.throwing == .rethrows, !function.parameters.contains(where: mayThrow) {
        function.effects.throwing = .any
      }
      member.kind = .function(function)
    case .subscript(var value):
      value.parameters = plain(value.parameters)
      if member.hidesSetter(at: plan.access) { value.accessors.hasSetter = false }
      member.kind = .subscript(value)
    case .property(var property):
      if member.hidesSetter(at: plan.access) { property.accessors.hasSetter = false }
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
    if isInitializer { return false }
    return !isStatic
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
  func hidesSetter(at access: String?) -> Bool {
    let hidden = ["private", "fileprivate"] + (access == "public" ? ["internal", "package"] : [])
    return setterAccess.map(hidden.contains) ?? false || access == "package" && setterAccess == "internal"
  }

  /// Returns whether it has the name and labels of a requirement, and no generic parameters.
  fileprivate func mayMeet(_ requirement: Member) -> Bool {
    name == requirement.name && isStatic == requirement.isStatic && generics.isEmpty
      && parameters.map(\.label) == requirement.parameters.map(\.label)
  }

  fileprivate var hasDefaultArguments: Bool { !isInitializer && parameters.contains { $0.defaultValue != nil } }
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
    Self(text: "cannot extract a protocol from '\(type)': '\(generic.description)' cannot become an associated type")
  }

  static func inGeneric(_ type: String, _ outer: String) -> Self {
    Self(text: "cannot extract a protocol from '\(type)': a protocol cannot be nested in '\(outer)', which is generic")
  }

  static func hiddenByGeneric(_ type: String, _ outer: String) -> Self {
    Self(
      text: """
        cannot extract a protocol from '\(type)': its generic parameter '\(outer)' hides the type '\(outer)' around it
        """)
  }

  static func ambiguousGeneric(_ type: String, _ generic: GenericParameter) -> Self {
    Self(
      text: """
        cannot extract a protocol from '\(type)': another of its types has the name of its generic parameter \
        '\(generic.name)'
        """)
  }

  static func nothingVisible(_ type: String, _ access: String) -> Self {
    let kind = access.isEmpty ? "visible" : access
    return Self(text: "'\(type)' has no \(kind) instance members that a protocol can declare", severity: .warning)
  }

  static func defaults(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' has default arguments, which '\(name)' cannot declare; callers must pass all arguments",
      severity: .warning)
  }
}
