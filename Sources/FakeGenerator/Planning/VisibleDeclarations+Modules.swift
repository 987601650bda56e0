extension VisibleDeclarations {
  /// Returns a declaration whose types are named with their module where the fake of an heir would find others: those of
  /// the heir's module, or what is nested in the types that the fake inherits from.
  ///
  /// - Parameters:
  ///   - type: The declaration.
  ///   - heir: The type that inherits from it.
  ///   - scopes: The types in which the fake finds names before it finds those of the module.
  func namingModule(
    in type: TypeDeclaration, inheritedBy heir: TypeDeclaration, besides scopes: [String: [String]]
  ) -> TypeDeclaration {
    guard type.module != heir.module || !scopes.isEmpty else { return type }
    lazy var family = self.family(of: type)
    /// Returns the module whose type a name means, unless the fake finds the same.
    func module(of name: String) -> String? {
      let modules = modulesDeclaring(name)
      let isElsewhere = modules.contains(heir.module) || type.isKnown && !modules.isEmpty
      guard scopes[name] != nil || isElsewhere && type.module != heir.module,
        innermostScope(of: name, in: type.path) == nil, !family.contains(where: { has(name, in: $0) })
      else { return nil }
      let isOwn = type.isKnown || modules.contains(type.module)
      let system = modules.isEmpty ? ModuleTypes.systemModule(of: name) : nil
      let module = isOwn ? type.module ?? unstatedModule : system
      return module.flatMap { hides(.name($0), in: heir.enclosing) ? nil : $0 }
    }
    func named(_ type: TypeExpression, besides generics: [GenericParameter]) -> TypeExpression? {
      guard case .named(nil, let name, let arguments) = type, !generics.contains(where: { $0.name == name }),
        let module = module(of: name)
      else { return nil }
      let own = arguments.map { $0.rewritten { named($0, besides: generics) } }
      return .named(base: .name(module), name: name, arguments: own)
    }
    var type = type.rewrittenHeader { named($0, besides: []) }
    type.members = type.members.map { member in member.rewritten { named($0, besides: member.generics) } }
    return type
  }
}
