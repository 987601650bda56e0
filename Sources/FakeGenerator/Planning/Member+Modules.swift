extension VisibleDeclarations {
  /// Returns an inherited member whose types are named with their module where the heir's module has types of the same
  /// names, which the fake would find instead.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - type: The type that declares it.
  ///   - heir: The type that inherits it.
  func namingModule(in member: Member, of type: TypeDeclaration, inheritedBy heir: TypeDeclaration) -> Member {
    guard let module = type.module, module != heir.module, !hides(.name(module), in: []) else { return member }
    func isAmbiguous(_ name: String) -> Bool {
      let modules = modulesDeclaring(name)
      return modules.contains(module) && modules.contains(heir.module)
        && innermostScope(of: name, in: type.enclosing + [type.name]) == nil
        && !member.generics.contains { $0.name == name } && !isAssociatedType(name, of: type)
    }
    func named(_ type: TypeExpression) -> TypeExpression? {
      guard case .named(nil, let name, let arguments) = type, isAmbiguous(name) else { return nil }
      return .named(base: .name(module), name: name, arguments: arguments.map { $0.rewritten(named) })
    }
    return member.rewritten(named)
  }

  /// Returns whether a name is that of a generic parameter or an associated type of a type, which may be inherited.
  private func isAssociatedType(_ name: String, of type: TypeDeclaration) -> Bool {
    family(of: type).contains { $0.hasTypeParameter(name) }
  }
}
