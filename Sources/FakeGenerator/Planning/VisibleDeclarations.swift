/// All declarations that were read, to be looked up by name.
struct VisibleDeclarations: Sendable {
  private var types: [String: [InModule<TypeDeclaration>]] = [:]
  private var aliases: [String: [InModule<TypeAlias>]] = [:]
  /// The module whose declarations are found before those of others.
  private var viewpoint: String?
  /// The names of all protocols and classes, those too that were not parsed.
  private var names: Set<String> = []
  /// The dotted names of all nested types.
  private var nestedTypes: Set<String> = []
  /// The last names of all types that stand in others, of all protocols and classes, and of all aliases: whether one can
  /// be meant is asked for nearly every name of a signature.
  private var namesOfNestedTypes: Set<String> = []
  private var namesOfTypes: Set<String> = []
  private var namesOfAliases: Set<String> = []
  /// The types known to be noncopyable.
  private(set) var noncopyable: Set<String> = []

  private struct InModule<Declaration: Sendable>: Sendable {
    var module: String?
    var declaration: Declaration
  }

  mutating func add(_ type: TypeDeclaration) {
    types[type.qualifiedName, default: []].append(InModule(module: type.module, declaration: type))
    namesOfTypes.insert(type.name)
  }

  mutating func add(_ alias: TypeAlias, enclosing: [String], module: String?) {
    let name = (enclosing + [alias.name]).joined(separator: ".")
    aliases[name, default: []].append(InModule(module: module, declaration: alias))
    namesOfAliases.insert(alias.name)
  }

  mutating func addName(_ qualifiedName: String) {
    names.insert(qualifiedName)
  }

  mutating func addNestedType(_ name: String) {
    nestedTypes.insert(name)
    namesOfNestedTypes.insert(name.split(separator: ".").last.map(String.init) ?? name)
  }

  mutating func addNoncopyable(_ name: String) {
    noncopyable.insert(name)
  }

  /// Add types and aliases that come after those of the same names.
  mutating func add(_ others: VisibleDeclarations) {
    types.merge(others.types) { $0 + $1 }
    namesOfTypes.formUnion(others.namesOfTypes)
    aliases.merge(others.aliases) { $0 + $1 }
    namesOfAliases.formUnion(others.namesOfAliases)
  }

  /// The same declarations, as the sources of a module see them: its own hide those of others.
  func seen(from module: String?) -> Self {
    var declarations = self
    declarations.viewpoint = module
    return declarations
  }

  /// Find a protocol or class by the name that is written inside the given types.
  func type(_ name: TypeExpression, in enclosing: [String]) -> TypeDeclaration? {
    guard case .named(_, let last, _) = name, namesOfTypes.contains(last) else { return nil }
    return find(name, in: enclosing) { types[$0] ?? [] }
  }

  /// Whether a protocol or class is declared that is called so inside the given types.
  func declares(_ name: TypeExpression, in enclosing: [String]) -> Bool {
    find(name, in: enclosing) { names.contains($0) || types[$0] != nil ? [InModule(declaration: true)] : [] } ?? false
  }

  /// Find a type alias by the name that is written inside the given types.
  func alias(_ name: TypeExpression, in enclosing: [String]) -> TypeAlias? {
    guard case .named(_, let last, _) = name, namesOfAliases.contains(last) else { return nil }
    return find(name, in: enclosing) { aliases[$0] ?? [] }
  }

  /// The type that a name has to be looked up in where an extension of the types around it does not see it: within
  /// `extension Outer.Inner`, what stands in `Outer` is not visible.
  func unseenScope(of name: String, in enclosing: [String]) -> [String]? {
    func stands(in scope: some Collection<String>) -> Bool {
      let path = (Array(scope) + [name]).joined(separator: ".")
      return nestedTypes.contains(path) || aliases[path] != nil
    }
    guard enclosing.count > 1, namesOfNestedTypes.contains(name) || namesOfAliases.contains(name),
      !stands(in: enclosing)
    else { return nil }
    for depth in stride(from: enclosing.count - 1, to: 0, by: -1) where stands(in: enclosing.prefix(depth)) {
      return Array(enclosing.prefix(depth))
    }
    return nil
  }

  private func find<Found>(
    _ name: TypeExpression, in enclosing: [String], _ lookUp: (String) -> [InModule<Found>]
  ) -> Found? {
    guard let path = name.namePath else { return nil }
    var elsewhere: Found?
    for depth in stride(from: enclosing.count, through: 0, by: -1) {
      let found = lookUp((enclosing.prefix(depth) + path).joined(separator: "."))
      if let own = found.first(where: { $0.module == viewpoint }) { return own.declaration }
      // A type declared twice, under `#if` and `#else`, is found by its first declaration.
      elsewhere = elsewhere ?? found.first?.declaration
    }
    if let elsewhere { return elsewhere }
    // The first name may be a module's.
    guard path.count > 1 else { return nil }
    let found = lookUp(path.dropFirst().joined(separator: "."))
    return (found.first { $0.module == path[0] } ?? found.first)?.declaration
  }
}

extension TypeExpression {
  /// The names of a dotted name, without generic arguments.
  var namePath: [String]? {
    guard case .named(let base, let name, _) = self else { return nil }
    guard let base else { return [name] }
    return base.namePath.map { $0 + [name] }
  }
}
