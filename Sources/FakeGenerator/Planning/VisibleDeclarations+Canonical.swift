extension VisibleDeclarations {
  /// Returns a type in the form that it shares with everything else that means it: without aliases and modules, and
  /// with `[T]` for `Array<T>`.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scopes: The types within which names are looked up, in this order.
  func canonical(_ type: TypeExpression, in scopes: [[String]], depth: Int = 0) -> TypeExpression {
    type.rewritten { part in
      switch part {
      case .tuple([]): return .void
      case .named(let base, let name, let arguments):
        if depth < 8, let aliased = scopes.lazy.compactMap({ self.aliased(part, in: $0) }).first {
          return canonical(aliased, in: scopes, depth: depth + 1)
        }
        let arguments = arguments.map { canonical($0, in: scopes, depth: depth) }
        let base = base.flatMap { isModule($0) ? nil : canonical($0, in: scopes, depth: depth) }
        switch (base, name, arguments.count) {
        case (nil, "Array", 1): return .array(arguments[0])
        case (nil, "Optional", 1): return .optional(arguments[0])
        case (nil, "Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
        default: return .named(base: base, name: name, arguments: arguments)
        }
      default: return nil
      }
    }
  }

  /// Returns a type without aliases and short forms: `Array<T>` for `[T]`, and `()` for `Void`.
  func desugared(_ type: TypeExpression, in scope: [String], depth: Int = 0) -> TypeExpression {
    func desugared(_ type: TypeExpression) -> TypeExpression { self.desugared(type, in: scope, depth: depth) }
    return type.rewritten { part in
      if part.isVoid { return .tuple([]) }
      switch part {
      case .array(let element): return .name("Array", [desugared(element)])
      case .optional(let wrapped): return .name("Optional", [desugared(wrapped)])
      case .dictionary(let key, let value): return .name("Dictionary", [desugared(key), desugared(value)])
      case .inlineArray(let count, let element): return .name("InlineArray", [count, desugared(element)])
      case .named where depth < 8:
        return aliased(part, in: scope).map { self.desugared($0, in: scope, depth: depth + 1) }
      default: return nil
      }
    }
  }

  /// Returns whether the part before a name is that of a module, as far as the declarations tell.
  private func isModule(_ base: TypeExpression) -> Bool {
    switch base {
    case .module(_, of: nil): true
    case .named(nil, let name, []):
      !declares(base, in: []) && !hides(base, in: []) && innermostScope(of: name, in: [name]) == nil
        && namesNested(in: [name]).isEmpty
    default: false
    }
  }
}
