/// Plans the members of a fake.
///
/// It is a class because its data is used for each name in each type, by closures that would copy a structure.
final class MemberPlanner {
  let declarations: VisibleDeclarations
  /// The type that declares the members, and its enclosing types.
  let scope: [String]
  /// The types whose members that type sees by their own names.
  let ancestors: [[String]]
  /// The types that names refer to within the fake: `Self`, and the parameters of a generic superclass.
  let substitutions: [String: TypeExpression]
  /// The names of the associated types. `Self.Key` is written `Key` in a fake.
  let associatedTypes: Set<String>
  /// The generic parameters of the fake itself.
  let typeGenerics: [GenericParameter]
  /// The names that a member's generic parameters can't have.
  private let takenNames: Set<String>
  let parameters: ParameterPlanner
  /// The names that hide the names of protocols.
  let names: Set<String>
  /// Whether `Void` refers to another type than the standard library's.
  let isVoidHidden: Bool
  /// Whether overrides and witnesses must state the actor that they are isolated to, because nonisolated types, and
  /// those that are isolated by default, infer nothing.
  private let statesActors: Bool
  /// Whether the members are overrides. In some modules, an asynchronous one doesn't infer that it's on the main actor.
  private let isOverriding: Bool
  /// `Self` and the associated types that are determined by it.
  private let namesOfSelf: Set<String>
  /// The names that a forwarded result can't mention. The `Self` of a superclass is that of its fake.
  private let namesOfOtherSelf: Set<String>
  /// What the associated types are that something determines, as the arguments of a composition must be written.
  let settledTypes: [String: TypeExpression]
  /// The protocols' generic aliases, whose uses are replaced by what they refer to.
  let genericAliases: [String: TypeAlias]
  /// How many of them are being replaced, one within another, of which there may be no end.
  var genericAliasDepth = 0
  /// The generic parameters of the member being planned, which hide everything else.
  private(set) var genericsOfMember: Set<String> = []
  /// The associated types that are `Never`. A member that throws one doesn't throw.
  let namesOfNever: Set<String>
  /// The types that stand for a superclass's generic parameters or a protocol's associated types.
  let standing: [String: TypeExpression]

  init(
    declarations: VisibleDeclarations, scope: [String], substitutions: [String: TypeExpression],
    associatedTypes: Set<String>, typeGenerics: [GenericParameter], ancestors: [[String]] = [],
    statesActors: Bool = false, isOverriding: Bool = false, settledTypes: [(name: String, type: TypeExpression)] = [],
    genericAliases: [String: TypeAlias] = [:]
  ) {
    self.genericAliases = genericAliases
    self.declarations = declarations
    self.scope = scope
    self.ancestors = ancestors
    self.substitutions = substitutions
    self.associatedTypes = associatedTypes
    self.typeGenerics = typeGenerics
    self.statesActors = statesActors
    self.isOverriding = isOverriding
    let settled = Dictionary(settledTypes.filter { associatedTypes.contains($0.name) }) { first, _ in first }
    self.settledTypes = settled.resolved.mapValues { declarations.desugared($0, in: scope) }
    namesOfSelf = Set(settledTypes.filter { $0.type.mentions("Self") }.map(\.name) + ["Self"])
    namesOfOtherSelf = substitutions["Self"] == nil ? [] : namesOfSelf
    namesOfNever = Set(settledTypes.filter { declarations.unaliased($0.type, in: scope).isNever }.map(\.name))
    isVoidHidden = declarations.standardNamesHidden(in: scope).contains("Void")
    takenNames = Self.namesInBodies.union(typeGenerics.map(\.name)).union(self.settledTypes.keys)
    names = associatedTypes.union(typeGenerics.map(\.name))
    standing = substitutions["Self"] == nil ? substitutions : settled
    parameters = ParameterPlanner(
      declarations: declarations, scope: scope, ancestors: ancestors, ownNames: Array(names.union(substitutions.keys)),
      standing: standing)
  }

  /// The names that the bodies of a fake's members use.
  private static let namesInBodies: Set<String> = [
    "Mimus", "Never", "Swift", "storage", "staticStorage", "callsSuper", "target", "call", "body",
  ]

  /// Plans one member.
  func plan(_ declared: Member) -> MemberPlan? {
    let member = declared.renamingGenerics(takenNames)
    genericsOfMember = Set(member.generics.map(\.name))
    var plan: MemberPlan
    switch member.kind {
    case .function(let function):
      plan = base(member, .function, function.name)
      // The parameters of an operator have no labels, regardless of their names.
      let labels = function.parameters.map { function.isOperator ? nil : $0.label }
      plan.identifier = MemberNaming.identifier(function.name, labels)
      plan.isOperator = function.isOperator
      plan.effects = stated(function.effects, function.generics)
      plan.result = function.result.flatMap { isVoid($0) ? nil : stated($0, function.generics) }
      fill(&plan, function.generics, function.requirements, function.parameters)
    case .property(let property):
      guard let type = property.type else { return nil }
      plan = base(member, .property, property.name)
      plan.identifier = property.name
      plan.accessors = property.accessors
      plan.accessors.getEffects = stated(property.accessors.getEffects)
      plan.result = stated(type)
      fill(&plan, [], [], [])
    case .subscript(let value):
      plan = base(member, .subscript, "subscript")
      plan.identifier = MemberNaming.identifier("subscript", value.parameters.map(\.label))
      plan.accessors = value.accessors
      plan.accessors.getEffects = stated(value.accessors.getEffects, value.generics)
      plan.result = stated(value.result, value.generics)
      fill(&plan, value.generics, value.requirements, value.parameters)
    case .initializer(let value):
      plan = base(member, .initializer, "init")
      plan.identifier = MemberNaming.identifier("init", value.parameters.map(\.label))
      plan.effects = stated(value.effects, value.generics)
      plan.failability = value.failability
      fill(&plan, value.generics, value.requirements, value.parameters)
    }
    if member.hidesSetter { plan.accessors.hasSetter = false }
    plan.access = member.access
    plan.isOptional = member.has("optional")
    plan.isForwardable = isForwardable(member, plan)
    plan.isMutating = member.has("mutating") || member.has("consuming")
    return plan
  }

  /// Returns whether the compiler may complete the type of a member, which is a property.
  func isIncomplete(_ member: Member) -> Bool {
    guard case .property(let property) = member.kind else { return false }
    return parameters.isIncomplete(property)
  }

  private func base(_ member: Member, _ kind: MemberPlan.Kind, _ name: String) -> MemberPlan {
    MemberPlan(
      kind: kind, name: name, identifier: name, key: "", isOnAndOffActor: member.isOnAndOffActor,
      isStatic: member.isStatic,
      staticModifier: member.isStatic ? (member.has("class") ? "class" : "static") : "",
      attributes: member.attributes.filter { attribute in
        attribute.mattersToCallers || statesActors && declarations.isolates(attribute)
          || isOverriding && member.isAsync && attribute.isMainActor
      },
      actors: member.attributes.filter(declarations.mayIsolate),
      modifiers: member.modifiers.compactMap { modifier in
        // What the fake overrides it with isn't stored.
        if modifier == "nonisolated(unsafe)" { return "nonisolated" }
        let isKept = modifier.hasPrefix("nonisolated") || ["required", "prefix", "postfix"].contains(modifier)
        return isKept ? modifier : nil
      },
      conditions: member.conditions, position: member.position)
  }

  private func fill(
    _ plan: inout MemberPlan, _ generics: [GenericParameter], _ requirements: [GenericRequirement],
    _ parameters: [Parameter]
  ) {
    plan.generics = generics.map { generic in
      var generic = generic
      generic.parent = generic.parent.map(adapted)
      return generic
    }
    plan.requirements = requirements.filter { !isMet($0, generics) }.map { $0.rewritten(change) }
    var planner = self.parameters.knowing(generics, requirements, of: typeGenerics)
    plan.parameters = planner.plan(parameters, besides: plan.result) { stated($0, generics) }
    if plan.parameters.contains(where: { $0.passing != .value }), parameters.contains(where: \.type.isOpaque) {
      // The fake has to name what it forwards.
      var named = generics
      let types = parameters.map { stated($0.type, generics).named(&named) }
      let opaque = named.dropFirst(generics.count)
      plan.generics += opaque
      plan.opaqueGenerics = Set(opaque.map(\.name))
      planner = self.parameters.knowing(named, requirements, of: typeGenerics)
      var explicit = parameters
      for index in explicit.indices { explicit[index].type = types[index] }
      plan.parameters = planner.plan(explicit, besides: plan.result) { $0 }
    }
    plan.isResultUncopyable = plan.result.map { !planner.isPlain($0) && planner.isUncopyable($0) } ?? false
    plan.key = plan.baseKey
    plan.keyWithoutResult = plan.baseKey
  }

  /// Returns whether a constraint is about types that stand for the class's parameters here, so that it isn't stated.
  private func isMet(_ requirement: GenericRequirement, _ generics: [GenericParameter]) -> Bool {
    let subject = requirement.subject
    guard subject.mentions(Set(substitutions.keys.filter { $0 != "Self" })) else { return false }
    return !subject.rewritten(change).mentions(names.union(generics.map(\.name)))
  }

  /// Returns whether a member can be called on `any P` or on `super`. On `any P`, `Self` may occur only as the result,
  /// and then the result isn't a fake.
  private func isForwardable(_ member: Member, _ plan: MemberPlan) -> Bool {
    // Of static members, only those of a class can be forwarded: to the superclass.
    if plan.isStatic, plan.staticModifier != "class" { return false }
    if plan.kind == .initializer || plan.isOperator { return false }
    // Not all compilers accept assignments to an optional requirement.
    if plan.isOptional, plan.accessors.hasSetter { return false }
    if member.isNeverForwarded { return false }
    if let own = substitutions["Self"], plan.constraintsMention(own) { return false }
    // A value that is read can be borrowed there, but not moved out.
    if plan.isResultUncopyable, plan.kind != .function { return false }
    if plan.isVariadic { return false }
    // The compiler crashes on these calls.
    if case .typed(let error)? = member.accessors?.getEffects.throwing, isNever(error) { return false }
    if plan.kind == .subscript, plan.takesPack { return false }
    if plan.parameters.contains(where: { $0.declared.type.hidesTupleOfPack }) { return false }
    // The compiler doesn't infer the error from the closure that it makes of the argument.
    let autoclosures = plan.parameters.lazy.filter { $0.passing == .autoclosure }
    if autoclosures.contains(where: { $0.declared.type.throwsAny(of: plan.genericNames) }) { return false }
    return !member.isInitializer && !member.parameters.contains { $0.type.mentions(namesOfSelf) }
      && !(member.result?.mentions(namesOfOtherSelf) ?? false)
  }
}

extension TypeExpression {
  /// Whether it's a function that throws errors of a type with any of the names.
  fileprivate func throwsAny(of names: Set<String>) -> Bool {
    guard case .typed(let error)? = functionType?.effects.throwing else { return false }
    return error.mentions(names)
  }

  /// Whether a tuple with a pack occurs in it, except if it's a tuple of a pack alone.
  fileprivate var hidesTupleOfPack: Bool {
    if isTupleOfPack || functionType != nil { return false }
    return contains { part in
      guard case .tuple(let elements) = part else { return false }
      return elements.contains { if case .expansion = $0.type { true } else { false } }
    }
  }
}

extension String {
  /// Whether it's the attribute of the main actor.
  var isMainActor: Bool { self == "@MainActor" || self == "@Swift.MainActor" }

  /// Whether an attribute of a member must be restated for its callers. Isolation is inferred.
  var mattersToCallers: Bool {
    let name = String(prefix { $0 != "(" && !$0.isWhitespace })
    return ["@available", "@discardableResult", "@concurrent", "@objc", "@Sendable"].contains(name)
  }
}
