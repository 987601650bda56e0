/// All declarations that were read, for lookup by name.
struct VisibleDeclarations: Sendable {
  private var types: [String: [InModule<TypeDeclaration>]] = [:]
  private var aliases: [String: [InModule<TypeAlias>]] = [:]
  /// The module whose declarations are found before those of others.
  private var viewpoint: String?
  /// The names of all protocols and classes, including those that weren't parsed.
  private var names: Set<String> = []
  /// The names of all protocols among the declarations.
  private var protocols: Set<String> = []
  /// The last components of these names, for a quick check of every name in a signature.
  private var namesOfProtocols: Set<String> = []
  /// The dotted names of all nested types.
  private var nestedTypes: Set<String> = []
  /// The unqualified names of all nested types, of all protocols and classes, and of all aliases. Almost every name of
  /// a signature is checked against them.
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

  mutating func addName(_ qualifiedName: String, isProtocol: Bool) {
    names.insert(qualifiedName)
    guard isProtocol else { return }
    protocols.insert(qualifiedName)
    namesOfProtocols.insert(qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName)
  }

  mutating func addNestedType(_ name: String) {
    nestedTypes.insert(name)
    namesOfNestedTypes.insert(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// Adds the name of a top-level type.
  mutating func addTypeName(_ name: String) {
    nestedTypes.insert(name)
  }

  mutating func addNoncopyable(_ name: String) {
    noncopyable.insert(name)
  }

  /// Adds types and aliases after those with the same names.
  mutating func add(_ others: VisibleDeclarations) {
    types.merge(others.types) { $0 + $1 }
    namesOfTypes.formUnion(others.namesOfTypes)
    aliases.merge(others.aliases) { $0 + $1 }
    namesOfAliases.formUnion(others.namesOfAliases)
  }

  /// Returns the same declarations as a module's sources see them: its own hide those of others.
  func seen(from module: String?) -> Self {
    var declarations = self
    declarations.viewpoint = module
    return declarations
  }

  /// Finds a protocol or class by a name written within the given types.
  func type(_ name: TypeExpression, in enclosing: [String]) -> TypeDeclaration? {
    guard case .named(_, let last, _) = name, namesOfTypes.contains(last) else { return nil }
    return find(name, in: enclosing) { types[$0] ?? [] }
  }

  /// Returns the declarations of a protocol, if it's declared several times under different conditions.
  func alternatives(to type: TypeDeclaration) -> [TypeDeclaration] {
    guard !type.conditions.isEmpty, let all = types[type.qualifiedName], all.count > 1 else { return [] }
    let own = all.map(\.declaration).filter { $0.module == type.module && !$0.conditions.isEmpty }
    return own.count > 1 ? own : []
  }

  /// Returns whether a protocol or class is declared with a name as written within the given types.
  func declares(_ name: TypeExpression, in enclosing: [String]) -> Bool {
    find(name, in: enclosing) { names.contains($0) || types[$0] != nil ? [InModule(declaration: true)] : [] } ?? false
  }

  /// Returns whether a name written within the given types refers to a protocol or a composition of protocols.
  func isProtocol(_ name: TypeExpression, in enclosing: [String], depth: Int = 0) -> Bool {
    guard case .named(_, let last, _) = name, depth < 8 else { return false }
    let isKnown = KnownProtocols.isValueType(name)
    guard isKnown || namesOfProtocols.contains(last) || namesOfAliases.contains(last) else { return false }
    if let alias = alias(name, in: enclosing) {
      switch alias.type {
      case .composition: return true
      default: return isProtocol(alias.type, in: enclosing, depth: depth + 1)
      }
    }
    if declares(name, in: enclosing) {
      return find(name, in: enclosing) { protocols.contains($0) ? [InModule(declaration: true)] : [] } ?? false
    }
    return isKnown && !hides(name, in: enclosing)
  }

  /// Returns whether another type with that name is declared, which hides the standard library's.
  func hides(_ name: TypeExpression, in enclosing: [String]) -> Bool {
    find(name, in: enclosing) { nestedTypes.contains($0) ? [InModule(declaration: true)] : [] } ?? false
  }

  /// Returns the names of the standard library's types that refer to others within the given types.
  func standardNamesHidden(in enclosing: [String]) -> Set<String> {
    let candidates = KnownProtocols.writtenNames.filter { name in
      namesOfNestedTypes.contains(name) || nestedTypes.contains(name) || namesOfAliases.contains(name)
    }
    return candidates.filter { name in
      if name == "Error" { return !isProtocol(.name(name), in: enclosing) }
      return hides(.name(name), in: enclosing) || alias(.name(name), in: enclosing) != nil
    }
  }

  /// Returns the names of the types and aliases that are nested in a type.
  func namesNested(in scope: [String]) -> Set<String> {
    let prefix = scope.joined(separator: ".") + "."
    let all = nestedTypes.union(aliases.keys)
    return Set(
      all.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.filter { !$0.contains(".") })
  }

  /// Finds a type alias by a name written within the given types.
  func alias(_ name: TypeExpression, in enclosing: [String]) -> TypeAlias? {
    guard case .named(_, let last, _) = name, namesOfAliases.contains(last) else { return nil }
    return find(name, in: enclosing) { aliases[$0] ?? [] }
  }

  /// Returns the type in which a name must be looked up if an extension of the enclosing types doesn't see it: within
  /// `extension Outer.Inner`, the types nested in `Outer` aren't visible.
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

  /// Returns the names of the types that are nested directly in another type.
  func typesNested(in path: [String]) -> [String] {
    let prefix = path.joined(separator: ".") + "."
    let names = nestedTypes.lazy.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return names.filter { !$0.contains(".") }.sorted()
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
    // The first name may be a module.
    guard path.count > 1 else { return nil }
    let found = lookUp(path.dropFirst().joined(separator: "."))
    return (found.first { $0.module == path[0] } ?? found.first)?.declaration
  }
}

extension TypeExpression {
  /// The components of a dotted name, without generic arguments.
  var namePath: [String]? {
    switch self {
    case .named(let base, let name, _), .module(let name, let base):
      guard let base else { return [name] }
      return base.namePath.map { $0 + [name] }
    default: return nil
    }
  }
}
