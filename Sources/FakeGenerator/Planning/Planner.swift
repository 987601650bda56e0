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
    let parameters = Set(plan.generics.map(\.name))
    for index in plan.members.indices {
      plan.members[index].void = void
      let written = plan.members[index].value
      // A type parameter hides an alias of its name.
      if written.isNamed(in: parameters) || written.isNamed(in: plan.members[index].genericNames) { continue }
      let value = declarations.unaliased(hasAliases ? plan.settled(written) : written, in: scope)
      plan.members[index].isResultAny = value == .name("Any")
      plan.members[index].isResultNever = isNeverHidden ? value == .swift("Never") : value.isNever
      if case .optional = value { plan.members[index].isResultOptional = true }
    }
    noteAliasedDefaults(&plan, in: scope)
    plan.noteHiddenResults(declarations)
    markDeprecations(&plan)
    noteIsolatedTypes(&plan)
    plan.inherited = plan.inherited.map { parent in
      if case .attributed(_, ["@unchecked"], .named(nil, "Sendable", [])) = parent { return plan.uncheckedSendable }
      return parent
    }
    stateActors(&plan)
    if plan.shape != .subclass { plan.separateMethodsFromProperties(&diagnostics) }
    let visible = declarations.seen(from: plan.module)
    plan.spellTypesAlike(by: visible, in: scope)
    if MemberNaming.assignKeys(&plan.members) { plan.tellOverloadsApart(by: visible, in: scope) }
    plan.avoidTakenNames(&diagnostics)
  }
}

extension Planner {
  /// Notes the natural defaults of types that are written as aliases, unless conditions decide what these refer to. A
  /// type of the module could hide an alias of another.
  private func noteAliasedDefaults(_ plan: inout FakePlan, in scope: [String]) {
    let visible = declarations.seen(from: plan.module)
    let parameters = Set(plan.generics.map(\.name))
    for index in plan.members.indices {
      let written = plan.members[index].value
      let settled = plan.settled(written)
      guard settled != written || visible.isOwnAlias(written, in: scope) else { continue }
      let hidden = parameters.union(plan.members[index].genericNames)
      if written.isNamed(in: hidden) { continue }
      let meant = visible.canonical(settled, in: [scope], hiddenBy: hidden)
      if meant != written, !meant.mentions(plan.hiddenNames) { plan.members[index].aliasedDefault = meant.plainDefault }
    }
  }

  /// Deprecates the members that name deprecated types, because only deprecated declarations may name them without a
  /// warning.
  private func markDeprecations(_ plan: inout FakePlan) {
    guard declarations.areAny(.deprecated) else { return }
    let declarations = declarations.seen(from: plan.module)
    let scope = plan.memberScope
    plan.isNestedInDeprecated = plan.enclosing.indices.contains { last in
      declarations.isKnown(.path(Array(plan.enclosing[...last])), toBe: .deprecated, in: [])
    }
    if plan.isNestedInDeprecated || plan.attributes.contains(where: \.isDeprecation) { return }
    var isFound = false
    func note(_ type: TypeExpression) {
      if declarations.isKnown(type, toBe: .deprecated, in: scope) { isFound = true }
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

extension TypeDeclaration {
  /// The attributes that state when the declarations around it are available, without duplicates.
  var enclosingAvailability: [String] {
    containers.flatMap(\.attributes).filter { $0.availabilityArguments != nil && !$0.isDeprecation }.unique
  }
}

extension TypeExpression {
  /// Returns whether it is one of some names, without a base.
  fileprivate func isNamed(in names: Set<String>) -> Bool {
    if case .named(nil, let name, []) = self { names.contains(name) } else { false }
  }
}

extension String {
  /// The attribute of declarations that name deprecated types.
  static let deprecation = "@available(*, deprecated)"

  /// Whether it's an attribute that deprecates a declaration on all platforms.
  var isDeprecation: Bool {
    guard let arguments = availabilityArguments else { return false }
    return arguments.first == "*" && arguments.contains { $0.hasPrefix("deprecated") }
  }
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
