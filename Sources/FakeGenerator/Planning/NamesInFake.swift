/// The names that the fake of a type finds in types, before it finds those that the module declares.
///
/// They are the names of what is nested in the types that it inherits from, and in the type in whose extension it is
/// declared.
struct NamesInFake {
  /// The path of the innermost type in which each name is declared.
  private(set) var scopes: [String: [String]] = [:]
}

extension NamesInFake {
  /// Finds the names in the fake of a type.
  init(of heir: TypeDeclaration, _ declarations: VisibleDeclarations) {
    for type in declarations.seen(from: heir.module).family(of: heir) {
      let parameters = type.associatedTypes.map(\.name) + (type.path == heir.path ? heir.generics.map(\.name) : [])
      add(declarations.namesNested(in: type.path).union(parameters), in: type.path)
    }
    if !heir.enclosing.isEmpty { add(declarations.namesNested(in: heir.enclosing), in: heir.enclosing) }
  }

  private mutating func add(_ names: Set<String>, in path: [String]) {
    for name in names where scopes[name] == nil { scopes[name] = path }
  }
}

extension VisibleDeclarations {
  /// Returns a declaration with its types named as the fake of an heir sees them.
  ///
  /// - Parameters:
  ///   - type: The type that declares them.
  ///   - heir: The type that inherits from it, or the type itself.
  ///   - names: The names in the heir's fake.
  func naming(
    _ type: TypeDeclaration, asInFakeOf heir: TypeDeclaration, with names: NamesInFake
  ) -> TypeDeclaration {
    let scopes = type.identity == heir.identity ? [:] : names.scopes
    let visible = seen(from: type.module)
    return visible.namingModule(
      in: visible.qualifying(type, inheritedBy: heir, besides: scopes), inheritedBy: heir, besides: scopes)
  }
}
