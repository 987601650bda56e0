// What decides whether a subclass can override a member, and whether two members would be one there.

extension Member {
  /// Whether one of its types expands several packs of its own together, as `repeat (each T, each U)` does.
  var expandsPacksTogether: Bool {
    if generics.count < 2 { return false }
    return types.contains { type in
      type.contains { part in
        guard case .expansion(let pattern) = part else { return false }
        var packs: Set<TypeExpression> = []
        pattern.visit { if case .element(let pack) = $0 { packs.insert(pack) } }
        return packs.count > 1
      }
    }
  }

  var isPrivate: Bool { has("private") || has("fileprivate") }

  /// Whether only code that imports its module with `@_spi` sees it.
  var isSPI: Bool { attributes.contains { $0.hasPrefix("@_spi") } }

  /// Returns why the compiler accepts no override of a member that isn't an initializer, or nil if it does.
  func obstacle(to planner: MemberPlanner) -> OverridableMembers.Keeping? {
    if isInitializer { return nil }
    if parameters.contains(where: { $0.type.mentions("Self") }) { return .takesSelf }
    return planner.convertsNeverThrowingFunction(self) ? .convertsFunction : nil
  }

  /// Whether a subclass in another file can override it. A convenience initializer is inherited with the designated
  /// ones.
  var isOverridable: Bool {
    if has("final") || has("static") || isPrivate || isUnavailable || dependsOnLifetimes { return false }
    switch kind {
    case .property(let property): return !property.isLet && property.type.map { !$0.isOpaque } ?? false
    case .function(let function):
      // The compiler takes no method with a type parameter pack for an override.
      return !(function.result?.isOpaque ?? false) && !function.generics.contains(where: \.isPack)
    case .subscript(let value): return !value.result.isOpaque
    // Variadic arguments can't be forwarded to the superclass, but every subclass has a required initializer.
    case .initializer(let value):
      return !has("convenience") && (has("required") || !value.parameters.contains(where: \.isVariadic))
    }
  }

  /// Whether it's unavailable to all callers.
  var isUnavailable: Bool { attributes.contains(where: \.isUnavailability) }

  /// Whether a subclass in any module can override it or, for an initializer, call it.
  var isOpen: Bool { has("open") || isInitializer && has("public") }

  var isDesignatedInitializer: Bool { isInitializer && !has("convenience") }

  var isRequiredConvenience: Bool { isInitializer && has("convenience") && has("required") }
}

extension MemberPlan {
  /// Returns whether the compiler takes an override of another member for one of this as well.
  ///
  /// Of members with the same parameters that return `Self`, it does so where this one's generic parameters meet the
  /// constraints of the other's.
  func isOverridden(byOverrideOf other: MemberPlan, _ declarations: VisibleDeclarations) -> Bool {
    guard isCalledAlike(other), generics.count == other.generics.count, other.value.mentions("Self") else {
      return false
    }
    let (own, others) = (constraints, other.constraints)
    return own.text != others.text
      && zip(parameters, other.parameters).allSatisfy {
        own.renamed($0.declared.type) == others.renamed($1.declared.type)
      } && own.meets(others, in: declarations)
  }

  /// Returns how the fake of a protocol overrides the member for a requirement.
  func overriding(as requirement: MemberPlan) -> MemberPlan {
    var override = self
    override.isOverride = true
    override.effects = effects.narrowed(to: requirement.effects)
    override.accessors.getEffects = accessors.getEffects.narrowed(to: requirement.accessors.getEffects)
    if requirement.accessors.hasSetter { override.accessors.hasSetter = true }
    // A call of a member with other effects finds that of the superclass.
    override.isForwardable =
      isForwardable && requirement.isForwardable && override.effects == effects
      && override.accessors.getEffects == accessors.getEffects
    return override
  }

  /// Whether it is declared as nonisolated or as isolated to an actor.
  var statesIsolation: Bool {
    isNonisolated || !actors.isEmpty
  }

  /// Returns whether a member of a class and this member can't both exist in a subclass.
  func isOverride(
    of other: MemberPlan, _ normalized: (TypeExpression) -> TypeExpression = { $0 }
  ) -> Bool {
    guard isCalledAlike(other) else { return false }
    if kind == .property { return true }
    return OverloadForm(self, normalized).isOverride(of: OverloadForm(other, normalized))
  }

  func isCalledAlike(_ other: MemberPlan) -> Bool {
    kind == other.kind && isStatic == other.isStatic && identifier == other.identifier
  }
}

extension Effects {
  /// Returns the effects of an override that also meets a requirement with others.
  func narrowed(to required: Effects) -> Effects {
    var effects = self
    if !required.mayThrow { effects.throwing = .never }
    if case .typed = required.throwing, throwing == .any { effects.throwing = required.throwing }
    effects.isAsync = isAsync && required.isAsync
    return effects
  }
}

extension String {
  /// Whether it's an attribute that makes a declaration unavailable to all callers, in Swift 5 and later.
  var isUnavailability: Bool {
    guard let arguments = availabilityArguments else { return false }
    if arguments.first?.hasPrefix("swift") ?? false { return arguments.contains { $0.hasPrefix("obsoleted") } }
    return arguments.first == "*" && arguments.contains("unavailable")
  }
}

extension TypeExpression {
  /// Whether the type contains an opaque type.
  var isOpaque: Bool {
    contains { if case .opaque = $0 { true } else { false } }
  }
}
