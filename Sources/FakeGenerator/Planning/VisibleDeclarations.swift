/// All declarations that were read, for lookup by name.
///
/// Copies share one table, because every plan of a fake has several of them.
struct VisibleDeclarations: Sendable {
  /// The table, which changes only while nothing else shares it.
  private(set) nonisolated(unsafe) var table = Table()
  /// The module whose declarations are found before those of others.
  private(set) var viewpoint: String?
  /// The module of the files for which none is stated, if it's known.
  var unstatedModule: String?

  final class Table {
    var contents: Contents

    init(_ contents: Contents = Contents()) { self.contents = contents }
  }

  /// Changes the table, or a copy of it if it is shared.
  mutating func change(_ body: (inout Contents) -> Void) {
    if !isKnownUniquelyReferenced(&table) { table = Table(table.contents) }
    body(&table.contents)
  }

  /// The dotted names of the types that an extension makes `Sendable`.
  var sendable: Set<String> { table.contents.sendable }

  /// Returns the modules that declare a type that isn't nested, as far as they are known.
  func modulesDeclaring(_ name: String) -> Set<String?> { table.contents.modulesOfTypes[name] ?? [] }

  /// Returns the same declarations as a module's sources see them: its own hide those of others.
  func seen(from module: String?) -> Self {
    var declarations = self
    declarations.viewpoint = module
    return declarations
  }

  /// Returns whether a name, wherever it is written, means a type that is copyable and neither a protocol, nor nested,
  /// nor an alias.
  func isInsignificant(_ name: String) -> Bool { !table.contents.significant.contains(name) }

  /// Returns whether a name after `any`, wherever it is written, means a type that is neither nested nor an alias.
  func isInsignificantAfterAny(_ name: String) -> Bool {
    isInsignificant(name)
      || !(table.contents.namesOfNestedTypes.contains(name) || table.contents.namesOfAliases.contains(name)
        || table.contents.traits[.noncopyable]?.lastNames.contains(name) == true)
  }

  /// Returns whether an attribute isolates a declaration to a global actor, as its declaration or its name tells.
  func isolates(_ attribute: String) -> Bool { isGlobalActor(attribute) ?? false }

  /// Returns whether an attribute may isolate a declaration to a global actor: unless its declaration or its name tells
  /// otherwise.
  func mayIsolate(_ attribute: String) -> Bool { isGlobalActor(attribute) ?? true }

  /// Returns whether an attribute is that of a global actor, or nil if neither its declaration nor its name tells.
  private func isGlobalActor(_ attribute: String) -> Bool? {
    guard let name = typeName(of: attribute) else {
      // Without a declaration, what begins in lowercase is the compiler's own.
      return table.contents.attributes[String(attribute.dropFirst())] ?? false
    }
    if let isGlobalActor = table.contents.attributes[name] { return isGlobalActor }
    // The attribute of a global actor has no arguments but `unsafe`.
    return name.hasSuffix("Actor") ? true : name.hasSuffix("Builder") || attribute.hasSuffix(")") ? false : nil
  }

  /// Returns the unqualified name of the type that an attribute refers to, which may be written as an alias, or nil if it
  /// isn't that of a type.
  func typeName(of attribute: String) -> String? {
    if attribute.attributeType == nil { return nil }
    let path = attribute.dropFirst().prefix { $0 != "(" && $0 != "<" }.split(separator: ".").map(String.init)
    return path.last.map { alias(.name($0), in: [])?.type.namePath?.last ?? $0 }
  }

  /// Finds a protocol or class by a name written within the given types.
  func type(_ name: TypeExpression, in enclosing: [String]) -> TypeDeclaration? {
    guard case .named(_, let last, _) = name, table.contents.namesOfTypes.contains(last) else { return nil }
    return find(name, in: enclosing) { table.contents.types[$0] ?? [] }
  }

  /// Returns the declarations of a protocol, if it's declared several times under different conditions.
  func alternatives(to type: TypeDeclaration) -> [TypeDeclaration] {
    guard !type.conditions.isEmpty, let all = table.contents.types[type.qualifiedName], all.count > 1 else { return [] }
    let own = all.map(\.declaration).filter { $0.module == type.module && !$0.conditions.isEmpty }
    return own.count > 1 ? own : []
  }

  /// Returns whether a protocol or class is declared with a name as written within the given types.
  func declares(_ name: TypeExpression, in enclosing: [String]) -> Bool {
    find(name, in: enclosing) {
      table.contents.names.contains($0) || table.contents.types[$0] != nil ? [InModule(declaration: true)] : []
    } ?? false
  }

  /// Returns whether a name written within the given types refers to a protocol or a composition of protocols.
  func isProtocol(_ name: TypeExpression, in enclosing: [String], depth: Int = 0) -> Bool {
    guard case .named(_, let last, _) = name, depth < Nesting.longestAliasChain else { return false }
    let isKnown = KnownProtocols.isValueType(name)
    guard isKnown || table.contents.namesOfProtocols.contains(last) || table.contents.namesOfAliases.contains(last)
    else { return false }
    let isConcrete = name == .name(last) && isConcrete(last)
    if isConcrete, isKnown { return false }
    if let alias = alias(name, in: enclosing) {
      if case .composition = alias.type { return true }
      return isProtocol(alias.type, in: alias.enclosing, depth: depth + 1)
    }
    if isConcrete { return false }
    let isDeclared = find(name, in: enclosing, guessesModule: false) { path -> [InModule<Bool>] in
      let contents = table.contents
      if contents.protocols.contains(path) {
        let modules = contents.modulesOfTypes[path] ?? [nil]
        // Among several modules, another may declare a concrete type of that name.
        let concrete = modules.count > 1 ? contents.modulesOfConcreteTypes[path] ?? [] : []
        return modules.map { InModule(module: $0, declaration: !concrete.contains($0)) }
      }
      return contents.names.contains(path) || contents.nestedTypes.contains(path) ? [InModule(declaration: false)] : []
    }
    return isDeclared ?? isKnown
  }

  /// Returns whether a name alone means a structure, an enumeration, or a class. A module that the file doesn't import may
  /// have a protocol of that name, and the standard library an alias.
  private func isConcrete(_ name: String) -> Bool {
    guard let concrete = table.contents.modulesOfConcreteTypes[name] else { return false }
    // The module's own types hide those of others.
    return concrete.contains(viewpoint) || !modulesDeclaring(name).contains(viewpoint)
  }

  /// Returns whether a type alias with that name, outside of types, stands for a single protocol.
  func isAliasOfProtocol(_ name: String) -> Bool {
    guard let alias = alias(.name(name), in: []), case .named(let base, let own, []) = alias.type else { return false }
    // Another module may have a protocol of the alias's name.
    if own == name, base != nil { return table.contents.protocols.contains(name) }
    let type = unaliased(alias.type, in: [])
    if case .named = type { return isProtocol(type, in: []) }
    return false
  }

  /// Returns whether another type with that name is declared, which hides the standard library's.
  func hides(_ name: TypeExpression, in enclosing: [String]) -> Bool {
    find(name, in: enclosing) { table.contents.nestedTypes.contains($0) ? [InModule(declaration: true)] : [] } ?? false
  }

  /// Returns whether a name refers to a structure, an enumeration, or an actor.
  func isValueType(_ name: TypeExpression, in enclosing: [String]) -> Bool {
    find(name, in: enclosing, guessesModule: false) { path -> [InModule<Bool>] in
      let contents = table.contents
      if contents.names.contains(path) || contents.types[path] != nil { return [InModule(declaration: false)] }
      return contents.nestedTypes.contains(path) ? [InModule(declaration: true)] : []
    } ?? false
  }

  /// Returns the names of the standard library's types that refer to others within the given types.
  func standardNamesHidden(in enclosing: [String]) -> Set<String> {
    if table.contents.hidingStandardNames.isEmpty { return [] }
    return table.contents.hidingStandardNames.filter { name in
      hides(.name(name), in: enclosing) || alias(.name(name), in: enclosing) != nil
    }
  }

  /// Returns the names of the types and aliases that are nested in a type.
  func namesNested(in scope: [String]) -> Set<String> {
    table.contents.namesWithin[scope.joined(separator: ".")] ?? []
  }

  /// Finds a type alias by a name written within the given types.
  func alias(_ name: TypeExpression, in enclosing: [String]) -> TypeAlias? {
    guard case .named(_, let last, _) = name, table.contents.namesOfAliases.contains(last) else { return nil }
    return find(name, in: enclosing) { table.contents.aliases[$0] ?? [] }
  }

  /// Returns whether a name is that of an alias of the same module, or of one that the system declares.
  func isOwnAlias(_ name: TypeExpression, in enclosing: [String]) -> Bool {
    guard case .named(let base, let last, _) = name else { return false }
    if table.contents.namesOfAliases.contains(last),
      find(name, in: enclosing, { path in (table.contents.aliases[path] ?? []).filter { $0.module == viewpoint } })
        != nil
    {
      return true
    }
    return base == nil && KnownProtocols.aliases[last] != nil && !hides(name, in: enclosing)
  }

  /// Returns the type in which a name must be looked up if an extension of the enclosing types doesn't see it: within
  /// `extension Outer.Inner`, the types nested in `Outer` aren't visible.
  func unseenScope(of name: String, in enclosing: [String]) -> [String]? {
    guard let scope = innermostScope(of: name, in: enclosing), scope.count < enclosing.count else { return nil }
    return scope
  }

  /// Returns the innermost of some nested types in which a type or an alias with the name is declared.
  func innermostScope(of name: String, in enclosing: [String]) -> [String]? {
    guard table.contents.namesOfNestedTypes.contains(name) || table.contents.namesOfAliases.contains(name) else {
      return nil
    }
    for depth in stride(from: enclosing.count, to: 0, by: -1) {
      let scope = Array(enclosing.prefix(depth))
      let path = (scope + [name]).joined(separator: ".")
      if table.contents.nestedTypes.contains(path) || table.contents.aliases[path] != nil { return scope }
    }
    return nil
  }

  /// Finds what is declared with a name as written within the given types.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - enclosing: The names of the enclosing types.
  ///   - guessesModule: Whether the first part of a dotted name is taken for the module's own name if that isn't known
  ///     and no type is declared by that name. Otherwise, it may be a type that isn't among the files.
  ///   - lookUp: Returns what is declared with a dotted name.
  func find<Found>(
    _ name: TypeExpression, in enclosing: [String], guessesModule: Bool = true,
    _ lookUp: (String) -> [InModule<Found>]
  ) -> Found? {
    var steps = Nesting.longestAliasChain
    return find(name, in: enclosing, guessesModule: guessesModule, &steps, lookUp)
  }

  /// Finds what is declared with a name as written within the given types.
  ///
  /// - Parameter steps: How many other types may be looked at. Invalid code may lead in circles.
  private func find<Found>(
    _ name: TypeExpression, in enclosing: [String], guessesModule: Bool = true, _ steps: inout Int,
    _ lookUp: (String) -> [InModule<Found>]
  ) -> Found? {
    guard let path = name.namePath else { return nil }
    var elsewhere: Found?
    for depth in stride(from: enclosing.count, through: 0, by: -1) {
      let found = lookUp((enclosing.prefix(depth) + path).joined(separator: "."))
      // What is nested in the enclosing types hides what their module declares, even if its module isn't known.
      let own = found.first { $0.module == viewpoint || depth > 0 && $0.module == nil }
      if let own { return own.declaration }
      // A type declared twice, under `#if` and `#else`, is found by its first declaration.
      elsewhere = elsewhere ?? found.first?.declaration
    }
    if let elsewhere { return elsewhere }
    guard case .named(let base?, let last, _) = name else { return nil }
    for path in paths(of: base, in: enclosing, &steps) {
      let found = lookUp((path + [last]).joined(separator: "."))
      if let found = found.first(where: { $0.module == viewpoint }) ?? found.first { return found.declaration }
    }
    guard path.count > 1,
      isModule(path[0]) || guessesModule && viewpoint == nil && !declaresType(path[0], in: enclosing)
    else { return nil }
    let found = lookUp(path.dropFirst().joined(separator: "."))
    if let own = found.first(where: { $0.module == path[0] }) { return own.declaration }
    // `Swift.Hashable` is known without a declaration, which would be of another protocol.
    if path[0] == "Swift", KnownProtocols.isFulfilled(path[1]) { return nil }
    // No other module has types of the one that names it.
    let isOther = viewpoint.map { $0 != path[0] } ?? KnownProtocols.systemModules.contains(path[0])
    return found.first { !isOther || $0.module != viewpoint }?.declaration
  }

  /// Returns the paths of the types whose members a type has: its own path, and those of what it inherits from.
  private func paths(of type: TypeExpression, in enclosing: [String], _ steps: inout Int) -> [[String]] {
    guard steps > 0, case .named(_, let last, _) = type, let path = type.namePath else { return [] }
    steps -= 1
    if table.contents.namesOfAliases.contains(last),
      let alias = find(type, in: enclosing, &steps, { table.contents.aliases[$0] ?? [] })
    {
      return alias.type.composed.flatMap { paths(of: $0, in: alias.enclosing, &steps) }
    }
    guard table.contents.namesOfTypes.contains(last),
      let found = find(type, in: enclosing, &steps, { table.contents.types[$0] ?? [] })
    else { return [(innermostScope(of: path[0], in: enclosing) ?? []) + path] }
    let own = found.path
    return [own] + found.allParents.flatMap { paths(of: $0, in: own, &steps) }
  }

  /// Returns whether a type has that name within the given types. It hides a module of the name.
  func declaresType(_ name: String, in enclosing: [String]) -> Bool {
    let contents = table.contents
    return contents.nestedTypes.contains(name) || contents.names.contains(name)
      || innermostScope(of: name, in: enclosing) != nil
  }

  /// Returns whether a name is that of a module that a file is in or imports.
  func isModule(_ name: String) -> Bool { name == viewpoint || table.contents.modules.contains(name) }
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

extension String {
  /// The part after the last dot.
  var lastComponent: String {
    utf8.contains(UInt8(ascii: ".")) ? split(separator: ".").last.map(String.init) ?? self : self
  }
}
