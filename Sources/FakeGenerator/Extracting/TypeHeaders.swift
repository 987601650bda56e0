/// What precedes the braces of the types in all files, as far as it matters to protocols of other types.
struct TypeHeaders: Sendable {
  private var headers: [String: DeclarationHeader] = [:]
  /// What extensions add to the types that a type inherits from.
  private var addedParents: [String: [TypeExpression]] = [:]
  /// The protocols with associated types.
  private var protocols: [String: TypeDeclaration] = [:]

  /// What a type inherits from.
  struct Ancestors {
    /// The paths of the types whose declarations are known.
    var paths: [[String]] = []
    /// The last components of the names of all others.
    var otherNames: Set<String> = []
  }

  mutating func add(_ header: DeclarationHeader, of slice: Slice) {
    if header.isExtension {
      addedParents[slice.qualifiedName, default: []] += header.parents
    } else {
      headers[slice.qualifiedName] = header
    }
  }

  mutating func add(_ type: TypeDeclaration) {
    if !type.associatedTypes.isEmpty { protocols[type.qualifiedName] = type }
  }

  /// Returns the types that these are and inherit from.
  func ancestors(inheritedFrom parents: [TypeExpression], in enclosing: [String]) -> Ancestors {
    var ancestors = Ancestors()
    var open = parents.flatMap(\.composed).map { (parent: $0, enclosing: enclosing) }
    while let (parent, enclosing) = open.popLast() {
      guard let path = path(of: parent, in: enclosing) else {
        if let name = parent.bare.namePath?.last { ancestors.otherNames.insert(name) }
        continue
      }
      if ancestors.paths.contains(path) { continue }
      ancestors.paths.append(path)
      let name = path.joined(separator: ".")
      let inherited = (headers[name]?.parents ?? []) + (addedParents[name] ?? [])
      open += inherited.flatMap(\.composed).map { ($0, Array(path.dropLast())) }
    }
    return ancestors
  }

  /// Returns the paths of the types whose initializers create a value of a type, or nil if its declaration isn't known.
  func sourcesOfInitializers(of type: TypeExpression, in enclosing: [String]) -> [[String]]? {
    path(of: type, in: enclosing) == nil ? nil : ancestors(inheritedFrom: [type], in: enclosing).paths
  }

  /// Returns the names of the associated types of a type's ancestors.
  func associatedNames(of ancestors: Ancestors) -> Set<String> {
    let own = ancestors.paths.flatMap { protocols[$0.joined(separator: ".")]?.associatedTypes ?? [] }
    return ancestors.otherNames.reduce(Set(own.map(\.name))) { $0.union(KnownProtocols.associatedNames(of: $1)) }
  }

  /// Returns the requirements of a type's ancestors.
  func requirements(of ancestors: Ancestors) -> [Member] {
    let own = ancestors.paths.compactMap { protocols[$0.joined(separator: ".")] }
    let known = ancestors.otherNames.compactMap { KnownProtocols.declarations.type(.name($0), in: []) }
    return (own + known).flatMap(\.members)
  }

  /// Returns the attributes that isolate a type to a global actor, which it may inherit.
  func isolation(of type: TypeDeclaration, in declarations: VisibleDeclarations) -> [String] {
    let own = type.attributes.filter(declarations.isolates)
    if !own.isEmpty || type.isNonisolated { return own }
    var seen: Set<[String]> = []
    var open: [(parent: TypeExpression, enclosing: [String])] = []
    func note(_ parents: [TypeExpression], in enclosing: [String]) {
      let types = parents.flatMap { declarations.composed($0, in: enclosing) }
      open += types.reversed().map { ($0.bare, enclosing) }
    }
    note(type.parents, in: type.enclosing)
    while let (parent, enclosing) = open.popLast() {
      guard let path = path(of: parent, in: enclosing), seen.insert(path).inserted,
        let header = headers[path.joined(separator: ".")]
      else { continue }
      let own = header.attributes.filter(declarations.isolates)
      if !own.isEmpty { return own }
      if !header.isNonisolated { note(header.parents, in: path.dropLast()) }
    }
    return []
  }

  /// Finds a type as it's written within the given types. The first part of a dotted name may be a module.
  func path(of type: TypeExpression, in enclosing: [String]) -> [String]? {
    guard let name = type.bare.namePath else { return nil }
    if let path = path(of: name, in: enclosing) { return path }
    let mayBeModule = path(of: [name[0]], in: enclosing) == nil && !KnownProtocols.systemModules.contains(name[0])
    return name.count > 1 && mayBeModule ? path(of: Array(name.dropFirst()), in: []) : nil
  }

  private func path(of name: [String], in enclosing: [String]) -> [String]? {
    for depth in (0...enclosing.count).reversed() {
      let path: [String] = enclosing[..<depth] + name
      if headers[path.joined(separator: ".")] != nil { return path }
    }
    return nil
  }

  /// Returns the attributes that state when enclosing types are available, without duplicates.
  func availability(of enclosing: [String]) -> [String] {
    enclosing.indices.flatMap { headers[enclosing[...$0].joined(separator: ".")]?.attributes ?? [] }
      .filter { $0.hasPrefix("@available") }.unique
  }

  /// Returns the dotted name of the property wrapper that a name as written within the given types refers to.
  func propertyWrapper(_ name: String, in enclosing: [String]) -> String? {
    (0...enclosing.count).reversed().lazy.map { (enclosing.prefix($0) + [name]).joined(separator: ".") }
      .first { headers[$0]?.attributes.contains("@propertyWrapper") ?? false }
  }

  /// Returns the innermost generic type among enclosing types. An extension may name one by an alias.
  func genericType(in enclosing: [String], _ declarations: VisibleDeclarations) -> String? {
    let paths = enclosing.indices.reversed().map { Array(enclosing[...$0]) }
    let generic = paths.first { path in
      // Where it's declared as a type, other clauses of `#if` may declare it as an alias.
      if let header = headers[path.joined(separator: ".")] { return !header.generics.isEmpty }
      let type = declarations.unaliased(.path(path), in: [])
      guard case .named(_, _, []) = type, let meant = type.namePath?.joined(separator: ".") else { return true }
      return headers[meant].map { !$0.generics.isEmpty } ?? KnownProtocols.genericTypes.contains(meant)
    }
    return generic?.joined(separator: ".")
  }
}
