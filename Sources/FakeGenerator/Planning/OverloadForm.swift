/// What tells a member from its overloads, in the form in which types are compared.
struct OverloadForm: Equatable {
  let constraints: String
  let parameters: [TypeExpression]
  let value: TypeExpression
  let isAsync: Bool

  init(_ plan: MemberPlan, _ normalized: (TypeExpression) -> TypeExpression) {
    let signature = ConstraintSignature(plan.generics, plan.requirements, normalized)
    constraints = signature.text
    parameters = plan.parameters.map { normalized(signature.renamed($0.declared.type)) }
    value = normalized(signature.renamed(plan.value))
    isAsync = plan.effects.isAsync
  }

  /// Returns whether both take the same arguments.
  func takesAlike(_ other: OverloadForm) -> Bool { constraints == other.constraints && parameters == other.parameters }
}

extension MemberPlanner {
  /// Returns what tells a member of the class from its overloads, without aliases and short forms.
  func form(of plan: MemberPlan) -> OverloadForm {
    OverloadForm(plan) { declarations.normalized($0, in: [scope], hiddenBy: plan.genericNames) }
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
    // A value has no subtypes.
    if type.plainDefault != nil || other.plainDefault != nil || type.isVoid || other.isVoid { return false }
    guard self.type(type, in: scope)?.kind == .class, self.type(other, in: scope)?.kind == .class else { return true }
    return inherits(type, from: other, in: scope)
  }
}
