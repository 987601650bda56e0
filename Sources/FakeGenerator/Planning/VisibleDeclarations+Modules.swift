extension VisibleDeclarations {
  /// Returns a declaration whose types are named with their module where the heir's module has types of the same names,
  /// which the fake would find instead.
  ///
  /// - Parameters:
  ///   - type: The declaration.
  ///   - heir: The type that inherits from it.
  func namingModule(in type: TypeDeclaration, inheritedBy heir: TypeDeclaration) -> TypeDeclaration {
    guard let module = type.module, module != heir.module, !hides(.name(module), in: []) else { return type }
    func isAmbiguous(_ name: String) -> Bool {
      let modules = modulesDeclaring(name)
      return modules.contains(module) && modules.contains(heir.module)
        && innermostScope(of: name, in: type.enclosing + [type.name]) == nil && !isAssociatedType(name, of: type)
    }
    func named(_ type: TypeExpression, besides generics: [GenericParameter]) -> TypeExpression? {
      guard case .named(nil, let name, let arguments) = type, !generics.contains(where: { $0.name == name }),
        isAmbiguous(name)
      else { return nil }
      let own = arguments.map { $0.rewritten { named($0, besides: generics) } }
      return .named(base: .name(module), name: name, arguments: own)
    }
    var type = type.rewrittenHeader { named($0, besides: []) }
    type.members = type.members.map { member in member.rewritten { named($0, besides: member.generics) } }
    return type
  }

  /// Returns whether a name is that of a generic parameter or an associated type of a type, which may be inherited.
  private func isAssociatedType(_ name: String, of type: TypeDeclaration) -> Bool {
    family(of: type).contains { $0.hasTypeParameter(name) }
  }
}
