// Where the default isolation of a module applies. It doesn't to what is nested in a type that isn't on the main actor.

extension VisibleDeclarations {
  /// Settles for all types whether the default isolation of their modules applies to them.
  mutating func settleDefaults() {
    let unsettled = self
    changeTypes { unsettled.settled($0) }
  }

  /// Returns a type with the default isolation that applies to it.
  func settled(_ type: TypeDeclaration) -> TypeDeclaration {
    let visible = seen(from: type.module)
    if type.settings.isMainActorByDefault != true || visible.isDefaultIsolation(within: type.containers[...]) {
      return type
    }
    var type = type
    type.settings.isMainActorByDefault = false
    return type
  }

  /// Returns whether types are isolated by default within some declarations, given outermost first.
  private func isDefaultIsolation(within containers: ArraySlice<DeclarationHeader>) -> Bool {
    guard let container = containers.last else { return true }
    if container.isActor { return false }
    if container.isExtension {
      let extended = TypeExpression.path(container.path)
      if isKnown(extended, toBe: .actor, in: []) { return false }
      // Only if the extension states an isolation, that of the extended type decides.
      let isStated = container.isNonisolated || container.attributes.contains(where: isolates)
      return !isStated || !isKnown(extended, toBe: .nonisolated, in: [])
    }
    if container.isNonisolated { return false }
    let outer = containers.dropLast()
    return container.attributes.first(where: isolates)?.isMainActor
      ?? inheritedIsolation(of: container, in: outer.flatMap(\.path)) ?? isDefaultIsolation(within: outer)
  }

  /// Returns whether what a type inherits from isolates it to the main actor, or nil if that doesn't determine whether
  /// it's isolated.
  private func inheritedIsolation(of type: DeclarationHeader, in enclosing: [String]) -> Bool? {
    var isMainActor: Bool?
    _ = hasAncestor(type.parents, in: enclosing + type.path, visited: []) { name, _, found in
      if let actor = found?.attributes.first(where: isolates) {
        isMainActor = actor.isMainActor
      } else if found?.kind == .class && found?.isNonisolated == true || name.namePath?.last == "CodingKey" {
        isMainActor = false
      }
      return isMainActor != nil
    }
    return isMainActor
  }
}
