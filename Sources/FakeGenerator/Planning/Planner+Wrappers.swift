extension Planner {
  /// Returns the class without the setters of properties whose wrapper has none.
  func settlingWrappers(of type: TypeDeclaration) -> TypeDeclaration {
    var type = type
    for index in type.members.indices {
      guard case .property(var property) = type.members[index].kind, property.isStored, property.accessors.hasSetter,
        type.members[index].attributes.contains(where: { isReadOnlyWrapper($0, in: type) })
      else { continue }
      property.accessors.hasSetter = false
      type.members[index].kind = .property(property)
    }
    return type
  }

  private func isReadOnlyWrapper(_ attribute: String, in type: TypeDeclaration) -> Bool {
    guard let name = attribute.attributeType else { return false }
    let visible = declarations.seen(from: type.module)
    guard let wrapper = visible.type(.name(name), in: type.enclosing + [type.name]) else {
      return Self.readOnlyWrappers.contains(name)
    }
    return wrapper.members.contains { member in
      guard case .property(let property) = member.kind, property.name == "wrappedValue" else { return false }
      return !property.accessors.hasSetter || member.setterAccess != nil
    }
  }

  /// Well-known property wrappers whose value can't be set.
  private static let readOnlyWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "FocusedValue", "Namespace", "Query", "ScaledMetric", "StateObject",
  ]
}
