extension Planner {
  /// Returns the class without the setters of properties whose wrapper has none, and with the types that the wrappers
  /// determine.
  func settlingWrappers(of type: TypeDeclaration) -> TypeDeclaration {
    let visible = declarations.seen(from: type.module)
    return type.settlingWrappers(isReference: true) { visible.type(.name($0), in: type.path) }
  }
}

extension TypeDeclaration {
  /// Returns the type with what the wrappers of its stored properties determine: whether these can be set, and their types.
  ///
  /// - Parameters:
  ///   - isReference: Whether its values are references, which reading a property never changes.
  ///   - wrapper: Returns the wrapper with a name.
  func settlingWrappers(isReference: Bool, _ wrapper: (String) -> TypeDeclaration?) -> TypeDeclaration {
    var type = self
    for index in type.members.indices where !type.members[index].attributes.isEmpty {
      guard case .property(var property) = type.members[index].kind, property.isStored else { continue }
      // The last wrapper wraps the value itself.
      for name in type.members[index].attributes.compactMap(\.attributeType).reversed() {
        if let wrapper = wrapper(name) {
          property.settle(wrappedBy: wrapper, isReference: isReference)
        } else if Self.readOnlyWrappers.contains(name) {
          property.accessors.hasSetter = false
        }
      }
      type.members[index].kind = .property(property)
    }
    return type
  }

  /// Well-known property wrappers whose value can't be set.
  private static let readOnlyWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "FocusedValue", "Namespace", "Query", "ScaledMetric", "StateObject",
  ]
}

extension Property {
  /// Takes on what its wrapper determines: whether it can be set, and its type, if that isn't written.
  fileprivate mutating func settle(wrappedBy wrapper: TypeDeclaration, isReference: Bool) {
    for member in wrapper.members {
      guard case .property(let wrapped) = member.kind, wrapped.name == "wrappedValue" else { continue }
      if !wrapped.accessors.hasSetter || member.hidesSetter { accessors.hasSetter = false }
      if !isReference, wrapped.accessors.isGetMutating { accessors.isGetMutating = true }
      // The type of a literal, as it would be without the wrapper. If it is written, the wrapper has the same.
      guard hasInitialValue, let literal = type, Self.literalTypes.contains(literal), var value = wrapped.type else {
        continue
      }
      if let alias = wrapper.aliases.first(where: { value == .name($0.name) }) { value = alias.type }
      if !wrapper.generics.contains(where: { value.mentions($0.name) }) {
        type = value
      } else if case .optional(.named(nil, let name, [])) = value,
        wrapper.generics.contains(where: { $0.name == name })
      {
        type = .optional(literal)
      }
    }
  }

  private static let literalTypes: Set<TypeExpression> = [
    .name("Int"), .name("Double"), .name("String"), .name("Bool"),
  ]
}
