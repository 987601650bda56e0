// The initializer that the compiler adds to a class. Its isolation depends on the values that it creates.

extension Planner {
  /// Returns the overrides of the initializer that the compiler adds to a class on the main actor.
  ///
  /// If the class's module enables `IsolatedDefaultValues`, it isn't isolated if everything that it creates can be created
  /// anywhere, but the one that a subclass inherits would be. Otherwise, it is always isolated. An override that states
  /// nothing suits both, except in a module that isolates by default.
  ///
  /// - Parameter classes: The class and those that it inherits from.
  func plainInitializers(of classes: [TypeDeclaration]) -> [Member] {
    let type = classes[0]
    func initializer(_ modifiers: [String] = [], _ conditions: [String] = []) -> Member {
      Member(
        kind: .initializer(Initializer(parameters: [])), modifiers: modifiers, conditions: conditions,
        position: type.position)
    }
    var values = InitialValues(declarations)
    if classes.contains(where: { values.mayNeedActor(in: $0) }) { return [initializer()] }
    if let isFree = type.settings.areDefaultValuesIsolated { return [initializer(isFree ? ["nonisolated"] : [])] }
    // The modules are in the same language mode, as far as is known.
    let feature = "hasFeature(IsolatedDefaultValues)"
    return [initializer(["nonisolated"], [feature]), initializer([], ["!" + feature])]
  }
}
