extension VisibleDeclarations {
  /// Returns a type in the form that it shares with everything else that means it: without aliases and modules, and
  /// with `[T]` for `Array<T>`.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scopes: The type within which names are looked up, and those that it inherits from.
  ///   - parameters: The names of generic parameters and associated types, which hide those of types.
  func canonical(_ type: TypeExpression, in scopes: [[String]], hiddenBy parameters: Set<String> = [])
    -> TypeExpression
  {
    var expansion = AliasExpansion()
    return canonical(type, in: scopes, hiddenBy: parameters, &expansion)
  }

  private func canonical(
    _ type: TypeExpression, in scopes: [[String]], hiddenBy parameters: Set<String>, _ expansion: inout AliasExpansion
  ) -> TypeExpression {
    func canonical(_ type: TypeExpression) -> TypeExpression {
      self.canonical(type, in: scopes, hiddenBy: parameters, &expansion)
    }
    return type.rewritten { part in
      switch part {
      case .tuple([]): return .void
      case .named(.named(nil, "Self", []), let name, let arguments): return canonical(.name(name, arguments))
      case .named(nil, let name, []) where parameters.contains(name): return part
      case .named(let base, let name, let arguments):
        // What is declared in the types that are inherited from is visible, unlike what is declared around them.
        let isInherited = { namesNested(in: $0).contains(name) }
        let scope = base == nil ? scopes.dropFirst().first(where: isInherited) : nil
        let arguments = arguments.map { canonical($0) }
        let use = TypeExpression.named(base: base, name: name, arguments: arguments)
        let alias = settledAlias(use, in: scopes[0]) ?? scope.flatMap { settledAlias(use, in: $0) }
        if let (aliased, outer) = alias, expansion.enter(aliased) {
          defer { expansion.leave() }
          return self.canonical(aliased, in: [outer] + scopes.dropFirst(), hiddenBy: parameters, &expansion)
        }
        // Without its module, the type would be another one if that has its name here.
        let outer: TypeExpression? =
          if let base {
            isModule(base) && !scopes.contains { hides(.name(name), in: $0) } ? nil : canonical(base)
          } else {
            (innermostScope(of: name, in: scopes[0]) ?? scope).map { .path($0) }
          }
        // The type that the name is a member of may itself have been written as an alias.
        if base != nil, let outer, outer != base, expansion.enter(outer) {
          defer { expansion.leave() }
          let member = TypeExpression.named(base: outer, name: name, arguments: arguments)
          if let (aliased, scope) = settledAlias(member, in: scopes[0]) {
            return self.canonical(aliased, in: [scope] + scopes.dropFirst(), hiddenBy: parameters, &expansion)
          }
        }
        if arguments.isEmpty, let member = outer?.knownMember(name) { return member }
        switch (outer, name, arguments.count) {
        case (nil, _, 0) where KnownProtocols.aliases[name] != nil && !hides(.name(name), in: scopes[0]):
          return KnownProtocols.aliases[name].map { .name($0) }
        case (nil, "Array", 1): return .array(arguments[0])
        case (nil, "Optional", 1): return .optional(arguments[0])
        case (nil, "Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
        case (nil, "InlineArray", 2): return .inlineArray(count: arguments[0], element: arguments[1])
        default: return .named(base: outer, name: name, arguments: arguments)
        }
      default: return nil
      }
    }
  }

  /// Returns a type in the form in which the types of two members are compared to tell whether both members can exist in
  /// one type: canonical, without what doesn't distinguish them.
  func normalized(_ type: TypeExpression, in scopes: [[String]], hiddenBy parameters: Set<String> = [])
    -> TypeExpression
  {
    canonical(type, in: scopes, hiddenBy: parameters).normalized
  }

  /// Returns a type without aliases and short forms: `Array<T>` for `[T]`, and `()` for `Void`.
  func desugared(_ type: TypeExpression, in scope: [String]) -> TypeExpression {
    var expansion = AliasExpansion()
    return desugared(type, in: scope, &expansion)
  }

  private func desugared(_ type: TypeExpression, in scope: [String], _ expansion: inout AliasExpansion)
    -> TypeExpression
  {
    func desugared(_ type: TypeExpression) -> TypeExpression { self.desugared(type, in: scope, &expansion) }
    return type.rewritten { part in
      if part.isVoid { return .tuple([]) }
      switch part {
      case .array(let element): return .name("Array", [desugared(element)])
      case .optional(let wrapped): return .name("Optional", [desugared(wrapped)])
      case .dictionary(let key, let value): return .name("Dictionary", [desugared(key), desugared(value)])
      case .inlineArray(let count, let element): return .name("InlineArray", [count, desugared(element)])
      case .named:
        guard let aliased = aliased(part, in: scope), expansion.enter(aliased) else { return nil }
        defer { expansion.leave() }
        return desugared(aliased)
      default: return nil
      }
    }
  }

  /// Returns the type that a use of an alias refers to, and the types within which the alias is declared, or nil if it
  /// isn't one or depends on conditions.
  private func settledAlias(_ use: TypeExpression, in scope: [String]) -> (TypeExpression, [String])? {
    guard let alias = alias(use, in: scope), let aliased = applied(alias, to: use, in: scope) else { return nil }
    let declared = table.contents.aliases[(alias.enclosing + [alias.name]).joined(separator: ".")] ?? []
    return declared.count > 1 ? nil : (aliased, alias.enclosing)
  }

  /// Returns whether the part before a name is that of a module, as far as the declarations tell.
  private func isModule(_ base: TypeExpression) -> Bool {
    switch base {
    case .module(_, of: nil): true
    case .named(nil, let name, []):
      isModule(name) && !declares(base, in: []) && !declaresType(name, in: [name]) && namesNested(in: [name]).isEmpty
    default: false
    }
  }
}

/// The limits within which the aliases in a type are replaced. The types of aliases that use others several times grow
/// exponentially, and those of aliases that use themselves have no end.
private struct AliasExpansion {
  private var depth = 0
  private var size = 0

  /// Returns whether the type of an alias is to be put in its place, which `leave()` ends.
  mutating func enter(_ aliased: TypeExpression) -> Bool {
    let added = aliased.size
    guard depth < Nesting.longestAliasChain, size + added <= TypeExpression.largestSize else { return false }
    depth += 1
    size += added
    return true
  }

  mutating func leave() { depth -= 1 }
}

extension TypeExpression {
  /// Returns the type that a member of one of the standard library's types refers to, if that is known.
  fileprivate func knownMember(_ name: String) -> TypeExpression? {
    switch (self, name) {
    case (.array(let element), "Element"): element
    case (.named(nil, "Set", let arguments), "Element"): arguments.first
    case (.array, "Index"): .name("Int")
    case (.optional(let wrapped), "Wrapped"): wrapped
    case (.dictionary(let key, _), "Key"): key
    case (.dictionary(_, let value), "Value"): value
    case (.named(nil, "String", []), "Element"): .name("Character")
    default: nil
    }
  }

  /// The type without `any`, `!`, and names that only document a function's parameters, with plain effects for
  /// `throws(Never)` and `throws(any Error)`, and with the parts of compositions in a fixed order.
  var normalized: TypeExpression {
    rewritten { part in
      switch part {
      case .implicitlyUnwrapped(let type): return .optional(type.normalized)
      case .existential(let type): return type.normalized
      case .metatype(.existential(let type), "Type"): return .metatype(type.normalized, keyword: "Protocol")
      case .composition(let types):
        let parts = types.map(\.normalized).flatMap { type in
          if case .composition(let parts) = type { parts } else { [type] }
        }
        return .composition(parts.sorted { $0.description < $1.description })
      case .function(let function):
        var type = function
        if type.parameters.contains(where: { $0.label != nil }) {
          type.parameters = type.parameters.map { .init(type: $0.type, isVariadic: $0.isVariadic) }
        }
        type.effects.throwing = type.effects.throwing.untyped
        return type == function ? nil : TypeExpression.function(type).normalized
      default: return nil
      }
    }
  }
}

extension Effects.Throwing {
  /// The effect without a type, if it can be written without one.
  fileprivate var untyped: Self {
    guard case .typed(let error) = self else { return self }
    if error.isNever { return .never }
    if case .existential(.named(let base, "Error", [])) = error, base == nil || base == .name("Swift") { return .any }
    return self
  }
}
