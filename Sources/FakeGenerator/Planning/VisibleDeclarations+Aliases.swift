extension VisibleDeclarations {
  /// Returns the type that a use of an alias refers to, or nil if it isn't an alias.
  ///
  /// - Parameters:
  ///   - use: The name, with its generic arguments.
  ///   - scope: The types within which it is written.
  func aliased(_ use: TypeExpression, in scope: [String]) -> TypeExpression? {
    alias(use, in: scope).flatMap { applied($0, to: use, in: scope) }
  }

  /// Returns the type that a use of an alias refers to, with the arguments of the alias and of the types that it's a
  /// member of: `(Int) -> Void` for `Shelf<Int>.Handler`.
  ///
  /// - Returns: The type, or nil if the alias has a pack, or if the type may be too large to be meant: what aliases like
  ///   `typealias Pair<T> = Pair<(T, T)>` refer to has no end.
  func applied(_ alias: TypeAlias, to use: TypeExpression, in scope: [String]) -> TypeExpression? {
    guard !alias.generics.contains(where: \.isPack), alias.type.size * use.size <= TypeExpression.largestSize else {
      return nil
    }
    func isFunction(_ type: TypeExpression) -> Bool { self.isFunction(type, in: scope) }
    var alias = alias
    alias.type = seen(alias, from: scope)
    if case .named(let base?, _, _) = use {
      var outer = arguments(of: base, in: scope)
      // The alias's own parameters hide those of the types around it.
      for generic in alias.generics { outer[generic.name] = nil }
      alias.type = alias.type.substituting(outer, isFunction: isFunction)
    }
    return alias.applied(to: use, isFunction: isFunction)
  }

  /// Returns the type of an alias with the names written out that would mean something else in a scope than they do where
  /// the alias is declared.
  private func seen(_ alias: TypeAlias, from scope: [String]) -> TypeExpression {
    if alias.enclosing.isEmpty || scope.starts(with: alias.enclosing) { return alias.type }
    let generics = Set(alias.generics.map(\.name))
    func seen(_ part: TypeExpression) -> TypeExpression? {
      guard case .named(nil, let name, let arguments) = part, !generics.contains(name),
        let outer = innermostScope(of: name, in: alias.enclosing), outer != innermostScope(of: name, in: scope)
      else { return nil }
      return .named(base: .path(outer), name: name, arguments: arguments.map { $0.rewritten(seen) })
    }
    return alias.type.rewritten(seen)
  }

  /// Returns what the generic parameters are of the types in a dotted name. Inner ones hide outer ones.
  func arguments(of name: TypeExpression, in scope: [String]) -> [String: TypeExpression] {
    guard case .named(let base, _, let arguments) = name else { return [:] }
    let outer = base.map { self.arguments(of: $0, in: scope) } ?? [:]
    let generics = generics(of: name, in: scope)
    if arguments.isEmpty || generics.contains(where: \.isPack) { return outer }
    return outer.merging(zip(generics.map(\.name), arguments)) { $1 }
  }

  /// Returns the type that an alias is written for, or the type itself if it isn't an alias.
  func unaliased(_ type: TypeExpression, in scope: [String]) -> TypeExpression {
    var type = type
    for _ in 0..<Nesting.longestAliasChain {
      guard let aliased = aliased(type, in: scope) else { break }
      type = aliased
    }
    return type
  }

  /// Returns a type without aliases of the types that it's a member of: `Shelf<Int>.Book` for `Books.Book`.
  func namingOuterTypes(of type: TypeExpression, in scope: [String]) -> TypeExpression {
    guard case .named(let base?, let name, let arguments) = type else { return type }
    let outer = unaliased(namingOuterTypes(of: base, in: scope), in: scope)
    return .named(base: outer, name: name, arguments: arguments)
  }

  /// Returns whether a type is a function type, either directly or through an alias.
  ///
  /// The arguments of aliases make no difference. Applying them here would have no end for `typealias A = B<A>`.
  func isFunction(_ type: TypeExpression, in scope: [String]) -> Bool {
    var type = type.bare
    for _ in 0..<Nesting.longestAliasChain {
      guard let alias = alias(type, in: scope) else { break }
      type = seen(alias, from: scope).bare
    }
    return type.functionType != nil
  }
}

extension TypeAlias {
  /// Returns the type that a use of the alias refers to.
  fileprivate func applied(to use: TypeExpression, isFunction: (TypeExpression) -> Bool) -> TypeExpression {
    guard case .named(_, _, let arguments) = use else { return type }
    // `typealias Table = Dictionary` has the parameters of the type.
    if generics.isEmpty, case .named(let base, let name, []) = type {
      return .named(base: base, name: name, arguments: arguments)
    }
    let types = Dictionary(zip(generics.map(\.name), arguments)) { first, _ in first }
    return type.substituting(types, isFunction: isFunction)
  }
}
