/// What tells a member from its overloads, in the form in which types are compared.
struct OverloadForm: Equatable {
  /// What tells one parameter from another.
  struct TakenValue: Equatable {
    let type: TypeExpression
    /// `...`, `inout`, `@autoclosure`, or `@convention(c)`, which make another type of it.
    var marks: [String]

    fileprivate var withoutAutoclosure: Self { Self(type: type, marks: marks.filter { $0 != "@autoclosure" }) }
  }

  let constraints: String
  let parameters: [TakenValue]
  let value: TypeExpression
  let isAsync: Bool

  init(_ plan: MemberPlan, _ normalized: (TypeExpression) -> TypeExpression) {
    let signature = ConstraintSignature(plan.generics, plan.requirements, normalized)
    constraints = signature.text
    parameters = plan.parameters.map { parameter in
      TakenValue(type: normalized(signature.renamed(parameter.declared.type)), marks: parameter.declared.typeMarks)
    }
    value = normalized(signature.renamed(plan.value))
    isAsync = plan.effects.isAsync
  }

  /// Returns whether both take the same arguments. An override need not be an autoclosure where the other one is.
  func takesAlike(_ other: OverloadForm) -> Bool {
    constraints == other.constraints && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { $0.withoutAutoclosure == $1.withoutAutoclosure }
  }

  /// Returns whether a member of a class in the other form and a member in this form can't both exist in a subclass.
  func isOverride(of other: OverloadForm) -> Bool {
    takesAlike(other) && isAsync == other.isAsync && (value == other.value || other.value.mentions("Self"))
  }
}

extension Parameter {
  /// What is written beside its type that makes it another one.
  fileprivate var typeMarks: [String] {
    let others = (specifiers + typeAttributes).filter { mark in
      mark == "inout" || mark == "@autoclosure" || mark.hasPrefix("@convention")
    }
    return isVariadic ? ["..."] + others : others
  }
}

extension MemberPlanner {
  /// Returns what tells a member of the class from its overloads, without aliases and short forms.
  func form(of plan: MemberPlan) -> OverloadForm {
    OverloadForm(plan) { declarations.normalized($0, in: [scope] + ancestors, hiddenBy: plan.genericNames) }
  }
}

extension VisibleDeclarations {
  /// Returns whether an override can have a type where the overridden member has another, as far as that is known.
  func mayOverride(
    _ type: TypeExpression, returning other: TypeExpression, in scope: [String]
  ) -> Bool {
    if type == other { return true }
    switch (type, other) {
    case (.optional(let type), .optional(let other)), (.array(let type), .array(let other)):
      return mayOverride(type, returning: other, in: scope)
    case (_, .optional(let other)): return mayOverride(type, returning: other, in: scope)
    case (.optional, _): return false
    default: break
    }
    if isValue(type, in: scope) || isValue(other, in: scope) { return false }
    guard let subclass = self.type(type, in: scope) else { return true }
    // What isn't declared here can only be an ancestor of a class whose own ancestors aren't all known.
    return self.type(other, in: scope) == nil
      ? !(root(of: subclass).map(isRoot) ?? false) : inherits(type, from: other, in: scope)
  }

  /// Returns the last class that is known of those that a class inherits from, or nil if there is no end.
  private func root(of type: TypeDeclaration) -> TypeDeclaration? {
    var root = type
    for _ in 0..<Nesting.deepest {
      guard let superclass = superclass(of: root) else { return root }
      root = superclass.type
    }
    return nil
  }

  /// Returns whether a type is known to have no subtypes that an override could return.
  private func isValue(_ type: TypeExpression, in scope: [String]) -> Bool {
    if type.plainDefault != nil || type.isVoid { return true }
    switch type {
    case .tuple, .function, .existential, .dictionary: return true
    case .named: return self.type(type, in: scope).map { $0.kind != .class } ?? isValueType(type, in: scope)
    default: return false
    }
  }
}
