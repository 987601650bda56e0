/// Decides how the parameters of a member are recorded and passed on.
struct ParameterPlanner {
  /// The context for looking up the names of a fake's types. It is the same for all of its members.
  final class Surroundings: Sendable {
    let declarations: VisibleDeclarations
    /// The faked type and its enclosing types.
    let scope: [String]
    /// The types that enclose the faked one.
    let enclosing: [String]
    /// The paths of the types whose type aliases are visible to the faked one because they are inherited.
    let ancestors: [[String]]
    /// The names that the fake may have to write differently.
    let ownNames: [String]
    /// The types that stand for a superclass's generic parameters or a protocol's associated types.
    let standing: [String: TypeExpression]

    init(
      _ declarations: VisibleDeclarations, _ scope: [String], _ ancestors: [[String]], _ ownNames: [String],
      _ standing: [String: TypeExpression]
    ) {
      self.ancestors = ancestors
      self.standing = standing
      self.ownNames = ownNames
      self.declarations = declarations
      self.scope = scope
      enclosing = Array(scope.dropLast())
    }
  }

  let surroundings: Surroundings
  /// Generic parameters that may be noncopyable.
  private(set) var noncopyableGenerics: Set<String> = []
  /// The generic parameters of the member that are copyable.
  private(set) var copyableGenerics: Set<String> = []
  /// What the generic parameters of the member and the type conform to.
  private var bounds: [String: [TypeExpression]] = [:]

  init(
    declarations: VisibleDeclarations, scope: [String], ancestors: [[String]] = [], ownNames: [String],
    standing: [String: TypeExpression] = [:]
  ) {
    surroundings = Surroundings(declarations, scope, ancestors, ownNames, standing)
  }

  /// Returns the planner of a member.
  ///
  /// - Parameters:
  ///   - generics: The generic parameters of the member.
  ///   - requirements: Their constraints.
  ///   - outer: The generic parameters of the type.
  func knowing(
    _ generics: [GenericParameter], _ requirements: [GenericRequirement], of outer: [GenericParameter]
  ) -> Self {
    if generics.isEmpty, outer.allSatisfy({ $0.parent == nil }) { return self }
    var planner = self
    for generic in outer + generics { planner.bounds[generic.name] = generic.parent?.composed }
    for case .conforms(.named(nil, let name, []), let type) in requirements {
      planner.bounds[name, default: []] += type.composed
    }
    let suppressed = requirements.compactMap { $0.isSuppression ? $0.subject : nil }
    func isNoncopyable(_ generic: GenericParameter) -> Bool {
      generic.isNoncopyable || suppressed.contains(.name(generic.name))
    }
    planner.noncopyableGenerics = Set((outer + generics).filter(isNoncopyable).map(\.name))
    planner.copyableGenerics = Set(generics.filter { !isNoncopyable($0) }.map(\.name))
    return planner
  }

  /// Returns the type in which a name must be looked up if an extension of the enclosing types doesn't see it.
  func unseenScope(of name: String) -> [String]? {
    surroundings.declarations.unseenScope(of: name, in: surroundings.enclosing)
  }

  /// Returns the type with `any` before protocols.
  func statingExistentials(_ type: TypeExpression, hiddenBy generics: Set<String>) -> TypeExpression {
    surroundings.declarations.statingExistentials(type, in: surroundings.scope, hiddenBy: generics)
  }

  /// Returns whether the compiler may complete the type of a property.
  func isIncomplete(_ property: Property) -> Bool {
    surroundings.declarations.isIncomplete(
      property, in: surroundings.scope, hiddenBy: Set(surroundings.ownNames))
  }

  /// Returns whether a type is the same in the fake, wherever it is used, and its values are copyable.
  ///
  /// This is true of almost all types, for which nothing else needs to be looked up.
  func isPlain(_ type: TypeExpression) -> Bool {
    switch type {
    case .named(let base, let name, let arguments):
      base.map(isPlain) ?? true && !isOwn(name) && surroundings.declarations.isInsignificant(name)
        && arguments.allSatisfy(isPlain)
    case .existential(.named(nil, let name, let arguments)):
      !isOwn(name) && surroundings.declarations.isInsignificantAfterAny(name) && arguments.allSatisfy(isPlain)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .attributed(_, _, let type):
      isPlain(type)
    case .dictionary(let key, let value): isPlain(key) && isPlain(value)
    case .tuple(let elements): elements.allSatisfy { isPlain($0.type) }
    case .function(let type):
      isPlain(type.result) && type.parameters.allSatisfy { isPlain($0.type) } && !type.effects.isTyped
    default: false
    }
  }

  /// Returns whether a name may mean another type in the fake.
  func isOwn(_ name: String) -> Bool {
    name == "Self" || surroundings.ownNames.contains(name) || noncopyableGenerics.contains(name)
  }

  /// Plans all parameters of a member that has a result, with their types changed by `adapted`.
  func plan(
    _ parameters: [Parameter], besides result: TypeExpression?, adapting adapted: (TypeExpression) -> TypeExpression
  ) -> [ParameterPlan] {
    var plans: [ParameterPlan] = []
    plans.reserveCapacity(parameters.count)
    for (index, var parameter) in parameters.enumerated() {
      let isPlain = isPlain(parameter.type)
      if parameter.isAutoclosure, parameter.type.functionType == nil {
        parameter.type = surroundings.declarations.unaliased(parameter.type, in: surroundings.scope)
      }
      if !isPlain { adapt(&parameter, by: adapted) }
      var name = parameter.name
      if name == "_", let label = parameter.label { name = label }
      // A label can be an underscore in backticks.
      if name == "_" { name = "argument\(index + 1)" }
      // A parameter named `self` would hide the fake itself, and one named `Any` would be written like the type.
      if ["self", "Self", "Any"].contains(name) { name += "_" }
      // The body names the type of the result.
      if name.mayBeCapitalized, let result, result.mentions(name) { name += "_" }
      while plans.contains(where: { $0.name == name }) { name += "\(index + 1)" }
      plans.append(
        ParameterPlan(
          declared: parameter, name: name, value: value(of: parameter),
          passing: passing(of: parameter, isPlain: isPlain)
        ))
    }
    return plans
  }

  /// Changes a parameter's type. A function that stands for a generic parameter or an associated type escapes. One that
  /// an alias stands for escapes only if the declaration says so.
  private func adapt(_ parameter: inout Parameter, by adapted: (TypeExpression) -> TypeExpression) {
    let declared = parameter.type
    parameter.type = adapted(declared)
    guard [declared, parameter.type].contains(where: { isStandIn($0) }), !parameter.specifiers.contains("inout"),
      !parameter.isVariadic
    else { return }
    parameter.typeAttributes.append("@escaping")
  }

  /// Returns whether a type is a generic parameter or an associated type for which a function stands, or an alias of one
  /// in the type that declares the member.
  private func isStandIn(_ type: TypeExpression, depth: Int = 0) -> Bool {
    if let standing = type.associatedName.flatMap({ surroundings.standing[$0] }) { return isFunction(standing) }
    guard depth < Nesting.longestAliasChain, !surroundings.standing.isEmpty, let alias = alias(type.bare),
      alias.generics.isEmpty, alias.enclosing == surroundings.scope
    else { return false }
    return isStandIn(alias.type, depth: depth + 1)
  }

  /// Returns the function as it must be declared with the types that stand for its parameters, or nil if that changes
  /// nothing.
  func takingStandIns(_ function: TypeExpression.FunctionType) -> TypeExpression.FunctionType? {
    if surroundings.standing.isEmpty { return nil }
    return function.takingStandIns(surroundings.standing) { isFunction($0) }
  }

  private func value(of parameter: Parameter) -> TypeExpression {
    if case .expansion = parameter.type { return parameter.type }
    var type = parameter.type
    let isolation = parameter.specifiers.filter { $0.hasPrefix("nonisolated") }
    if !parameter.typeAttributes.isEmpty || !isolation.isEmpty {
      type = .attributed(specifiers: isolation, attributes: parameter.typeAttributes, type)
    }
    type = type.valueType
    if parameter.isAutoclosure, let function = parameter.type.functionType { type = .function(function) }
    return parameter.isVariadic ? .array(type.optionalIfImplicit) : type.optionalIfImplicit
  }

  /// Returns how an argument is passed on. If its type is plain, nothing about it needs to be looked up.
  private func passing(of parameter: Parameter, isPlain: Bool) -> ParameterPlan.Passing {
    if case .expansion(let element) = parameter.type {
      return isPlain || !isFunction(element) ? .pack : .closure
    }
    if parameter.isAutoclosure { return .autoclosure }
    if !isPlain, isUncopyable(parameter.type) { return .uncopyable }
    if parameter.mayBeUncopyable, !isKnownCopyable(parameter.type) { return .uncopyable }
    if parameter.specifiers.contains("inout") { return .inout }
    if parameter.typeAttributes.contains("@escaping") || parameter.isVariadic {
      return !isPlain && parameter.type.mentionsPack ? .closure : .value
    }
    let isClosure = isPlain ? parameter.type.functionType != nil : isFunction(parameter.type)
    return isClosure ? .closure : .value
  }

  /// Returns whether a type is a function type, either directly or through an alias.
  private func isFunction(_ type: TypeExpression, depth: Int = 0) -> Bool {
    if type.functionType != nil { return true }
    guard depth < Nesting.longestAliasChain, let alias = alias(type.bare) else { return false }
    return surroundings.declarations.isFunction(alias.type, in: alias.enclosing)
      || isFunction(alias.type, depth: depth + 1)
  }

  func alias(_ name: TypeExpression, in scope: [String]? = nil) -> TypeAlias? {
    var name = name
    if case .named(.named(nil, "Self", [])?, let member, let arguments) = name { name = .name(member, arguments) }
    let declarations = surroundings.declarations
    if case .named(.named(nil, let generic, [])?, let member, let arguments) = name, let bounds = bounds[generic] {
      let members = bounds.map { TypeExpression.named(base: $0, name: member, arguments: arguments) }
      return members.lazy.compactMap { declarations.alias($0, in: scope ?? surroundings.scope) }.first
    }
    if let alias = declarations.alias(name, in: scope ?? surroundings.scope) { return alias }
    for scope in surroundings.ancestors {
      if let alias = declarations.alias(name, in: scope) { return alias }
    }
    return nil
  }
}

extension GenericParameter {
  fileprivate var isNoncopyable: Bool { parent?.containsSuppression ?? false }
}

extension GenericRequirement {
  fileprivate var isSuppression: Bool { parent?.containsSuppression ?? false }
}

extension Parameter {
  var isAutoclosure: Bool { typeAttributes.contains { $0.hasPrefix("@autoclosure") } }

  /// Whether its type may be noncopyable if it can't be looked up. Every noncopyable parameter specifies how it is
  /// passed.
  fileprivate var mayBeUncopyable: Bool { specifiers.contains(where: \.isOwnership) }
}

extension TypeExpression {
  /// The type with `?` for `!`, as a value has it.
  var optionalIfImplicit: TypeExpression {
    if case .implicitlyUnwrapped(let type) = self { .optional(type) } else { self }
  }

  /// Whether the type contains `~Copyable` or the like.
  var containsSuppression: Bool {
    contains { if case .suppressed = $0 { true } else { false } }
  }

  /// Whether the type contains a parameter pack.
  var mentionsPack: Bool {
    contains { if case .element = $0 { true } else { false } }
  }
}
