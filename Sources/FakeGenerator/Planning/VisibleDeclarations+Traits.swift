extension VisibleDeclarations {
  /// The types and aliases that have a trait.
  struct Bearers {
    /// The modules that declare each of them, by its dotted name.
    private(set) var modules: [String: Set<String?>] = [:]
    /// Their unqualified names, for a quick check.
    private(set) var lastNames: Set<String> = []

    fileprivate mutating func add(_ qualifiedName: String, _ module: String?) {
      modules[qualifiedName, default: []].insert(module)
      lastNames.insert(qualifiedName.lastComponent)
    }
  }

  mutating func add(_ trait: TypeTrait, of qualifiedName: String, in module: String? = nil) {
    change { contents in
      contents.traits[trait, default: Bearers()].add(qualifiedName, module)
      if trait == .noncopyable { contents.significant.insert(qualifiedName.lastComponent) }
    }
  }

  mutating func addGenerics(_ generics: [GenericParameter], of qualifiedName: String, in module: String? = nil) {
    change { $0.generics[qualifiedName, default: []].append(InModule(module: module, declaration: generics)) }
  }

  /// Returns the generic parameters of the type with a name as written within the given types.
  func generics(of name: TypeExpression, in enclosing: [String]) -> [GenericParameter] {
    find(name, in: enclosing) { table.contents.generics[$0] ?? [] } ?? []
  }

  /// Returns whether any types or aliases are known to have a trait.
  func areAny(_ trait: TypeTrait) -> Bool { table.contents.traits[trait] != nil }

  /// Returns whether the type or alias with a name as written within the given types is known to have a trait.
  func isKnown(_ name: TypeExpression, toBe trait: TypeTrait, in enclosing: [String]) -> Bool {
    guard case .named(_, let last, _) = name, let bearers = table.contents.traits[trait],
      bearers.lastNames.contains(last)
    else { return false }
    return has(trait, name, in: enclosing) ?? false
  }

  /// Returns whether a type is a nonescapable one of the standard library.
  func isSpan(_ type: TypeExpression, in enclosing: [String]) -> Bool {
    guard case .named(let base, let name, _) = type, KnownProtocols.spans.contains(name) else { return false }
    return base == .name("Swift") || !hides(type, in: enclosing)
  }

  /// Returns whether a member's result can only be what is borrowed from another value.
  func returnsBorrowed(_ member: Member, in enclosing: [String]) -> Bool {
    member.dependsOnLifetimes || member.result.map { isSpan($0.withoutOptional.bare, in: enclosing) } ?? false
  }

  /// Returns whether only a stored constant can have a type: that of a lock or an atomic value.
  func isOfConstants(_ type: TypeExpression, in enclosing: [String]) -> Bool {
    guard table.contents.modules.contains("Synchronization") else { return false }
    let type = unaliased(type.bare, in: enclosing)
    guard case .named(let base, let name, _) = type, ["Atomic", "AtomicLazyReference", "Mutex"].contains(name) else {
      return false
    }
    // A module that this one depends on may have a type of that name.
    let modules = modulesDeclaring(name)
    let isHidden = modules.isEmpty ? hides(type, in: enclosing) : modules.contains(viewpoint)
    return base.map { $0 == .name("Synchronization") } ?? !isHidden
  }

  /// Returns whether the type with a name as written within the given types is generic, or nil if there is none.
  func isGeneric(_ name: TypeExpression, in enclosing: [String]) -> Bool? { has(.generic, name, in: enclosing) }

  /// Returns whether the type or alias with a name as written within the given types has a trait, or nil if nothing with
  /// that name is declared.
  private func has(_ trait: TypeTrait, _ name: TypeExpression, in enclosing: [String]) -> Bool? {
    let bearers = table.contents.traits[trait]?.modules ?? [:]
    return find(name, in: enclosing) { path in
      let own = bearers[path] ?? []
      let others = modulesDeclaring(path).subtracting(own)
      let found =
        own.map { InModule(module: $0, declaration: true) }
        + others.map { InModule(module: $0, declaration: false) }
      let isOther =
        found.isEmpty && (table.contents.nestedTypes.contains(path) || table.contents.aliases[path] != nil)
      return isOther ? [InModule(module: viewpoint, declaration: false)] : found
    }
  }
}
