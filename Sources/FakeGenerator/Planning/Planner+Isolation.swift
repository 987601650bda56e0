// How fakes state the isolation that their types have by default in their module.

extension Planner {
  /// Returns the attribute of the main actor as a fake must write it.
  func mainActor(seenFrom module: String?) -> String {
    let isHidden = declarations.seen(from: module).standardNamesHidden(in: []).contains("MainActor")
    return isHidden ? "@Swift.MainActor" : "@MainActor"
  }

  /// Isolates a fake to the main actor if its type is isolated to it by its module's default, or states that it isn't
  /// isolated, which the default of the fakes' module may differ from.
  ///
  /// - Parameter isKnown: Whether everything that could isolate the fake's superclasses is known.
  func isolate(
    _ plan: inout FakePlan, _ sources: [TypeDeclaration], isIdentifiable: Bool = false, isKnown: Bool
  ) {
    guard !plan.isIsolated, let type = sources.first, type.file != nil else { return }
    // The compiler tells macros the default isolation only since Swift 6.3.
    guard settings.isMainActorByDefault != nil || (isInSameFile && type.isNonisolated) else { return }
    // A subclass of a nonisolated class can't be isolated.
    if settings.isMainActorByDefault == false || type.isNonisolated
      || plan.shape == .subclass && sources.contains(where: \.isNonisolated)
    {
      plan.isNonisolated = isKnown
      return
    }
    plan.isIsolated = true
    let mainActor = mainActor(seenFrom: plan.module)
    plan.attributes.append(mainActor)
    plan.customAttributes.formUnion([mainActor, "@MainActor"])
    // The conformances to inherited protocols aren't isolated unless the fake states it.
    if sources.count > 1 || isIdentifiable, plan.shape == .conformingClass, !plan.isSendable,
      let index = plan.inherited.firstIndex(of: plan.original)
    {
      plan.inherited[index] = .attributed(specifiers: [], attributes: [mainActor], plan.original)
    }
  }

  /// Returns whether everything is known that could isolate a class, which is the first of these, to an actor.
  func areKnown(_ classes: [TypeDeclaration]) -> Bool {
    !classes.isEmpty
      && classes.allSatisfy { type in
        type.parents.allSatisfy { isKnown($0, in: type.enclosing, declarations.seen(from: type.module)) }
      }
  }

  private func isKnown(_ parent: TypeExpression, in scope: [String], _ visible: VisibleDeclarations) -> Bool {
    let type = visible.unaliased(parent.bare, in: scope)
    switch type {
    case .suppressed: return true
    case .composition(let types): return types.allSatisfy { isKnown($0, in: scope, visible) }
    default:
      let name = type.namePath?.last ?? ""
      return name == "NSObject" || KnownProtocols.isFulfilled(name) || visible.type(type, in: scope) != nil
    }
  }

  /// States where the asynchronous members run that aren't isolated to an actor, as far as that is known.
  func stateActors(_ plan: inout FakePlan) {
    guard let isNonsendingByDefault = settings.isNonsendingByDefault, settings.isMainActorByDefault != nil,
      plan.shape != .provider
    else { return }
    for index in plan.members.indices where plan.isOnNoActor(plan.members[index]) {
      if !isNonsendingByDefault {
        plan.members[index].attributes.append(.concurrent)
      } else {
        plan.members[index].modifiers.removeAll { $0 == "nonisolated" }
        plan.members[index].modifiers.append(TypeExpression.nonsending)
      }
    }
  }
}

extension FakePlan {
  /// Returns whether a member is asynchronous, and nothing states on which actor it runs.
  fileprivate func isOnNoActor(_ member: MemberPlan) -> Bool {
    guard member.effects.isAsync || member.accessors.getEffects.isAsync, member.customAttributes.isEmpty,
      member.kind != .initializer || shape == .subclass || member.isOverride
    else { return false }
    return (isNonisolated || isIsolated && member.modifiers.contains("nonisolated"))
      && !member.modifiers.contains(TypeExpression.nonsending) && !member.attributes.contains(.concurrent)
      && !member.parameters.contains { $0.declared.specifiers.contains("isolated") }
  }
}
