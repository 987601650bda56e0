/// All declarations that were read, to be looked up by name.
struct VisibleDeclarations: Sendable {
  private var types: [String: TypeDeclaration] = [:]
  private var aliases: [String: TypeAlias] = [:]
  /// The dotted names of all types that stand in others.
  private var nestedTypes: Set<String> = []
  /// The types known to be noncopyable.
  private(set) var noncopyable: Set<String> = []

  mutating func add(_ type: TypeDeclaration) {
    // A type declared twice, under `#if` and `#else`, is found by its first declaration.
    if types[type.qualifiedName] == nil { types[type.qualifiedName] = type }
  }

  mutating func add(_ alias: TypeAlias, enclosing: [String]) {
    let name = (enclosing + [alias.name]).joined(separator: ".")
    if aliases[name] == nil { aliases[name] = alias }
  }

  mutating func addNestedType(_ name: String) {
    nestedTypes.insert(name)
  }

  mutating func addNoncopyable(_ name: String) {
    noncopyable.insert(name)
  }

  /// Add declarations of which the sources may have others by the same names.
  mutating func add(_ others: VisibleDeclarations) {
    types.merge(others.types) { own, _ in own }
    aliases.merge(others.aliases) { own, _ in own }
  }

  /// Find a protocol or class by the name that is written inside the given types.
  func type(_ name: TypeExpression, in enclosing: [String]) -> TypeDeclaration? {
    find(name, in: enclosing) { types[$0] }
  }

  /// Find a type alias by the name that is written inside the given types.
  func alias(_ name: TypeExpression, in enclosing: [String]) -> TypeAlias? {
    find(name, in: enclosing) { aliases[$0] }
  }

  /// The type that a name has to be looked up in where an extension of the types around it does not see it: within
  /// `extension Outer.Inner`, what stands in `Outer` is not visible.
  func unseenScope(of name: String, in enclosing: [String]) -> [String]? {
    func stands(in scope: some Collection<String>) -> Bool {
      let path = (Array(scope) + [name]).joined(separator: ".")
      return nestedTypes.contains(path) || aliases[path] != nil
    }
    guard enclosing.count > 1, !stands(in: enclosing) else { return nil }
    for depth in stride(from: enclosing.count - 1, to: 0, by: -1) where stands(in: enclosing.prefix(depth)) {
      return Array(enclosing.prefix(depth))
    }
    return nil
  }

  private func find<Found>(_ name: TypeExpression, in enclosing: [String], _ lookUp: (String) -> Found?) -> Found? {
    guard let path = name.namePath else { return nil }
    for depth in stride(from: enclosing.count, through: 0, by: -1) {
      if let found = lookUp((enclosing.prefix(depth) + path).joined(separator: ".")) { return found }
    }
    // The first name may be a module's.
    return path.count > 1 ? lookUp(path.dropFirst().joined(separator: ".")) : nil
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
