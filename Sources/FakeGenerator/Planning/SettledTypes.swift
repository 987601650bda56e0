// The types that a protocol's associated types are determined to be. A fake has aliases for them. In the arguments of a
// composition, as in `any Sequence<Key> & Sendable`, the compiler resolves no alias and compares types as text, so that
// `[Int]` isn't `Array<Int>`.

extension [String: TypeExpression] {
  /// The types of associated types, of which none mentions another.
  var resolved: Self {
    var types = self
    // Those that mention each other would have no end.
    for _ in 0..<Swift.min(count, 8) {
      types = types.mapValues { type in
        let settled = type.settled(by: self)
        return settled.isTooLarge ? type : settled
      }
    }
    return types.filter { !$0.value.contains { $0.associatedName.map { self[$0] != nil } ?? false } }
  }
}

extension TypeExpression {
  /// Whether it is a name with generic arguments.
  var hasArguments: Bool {
    if case .named(_, _, let arguments) = self { !arguments.isEmpty } else { false }
  }

  /// Returns the type with associated types replaced, alone or as members of `Self`.
  func settled(by types: [String: TypeExpression]) -> TypeExpression {
    rewritten { $0.associatedName.flatMap { types[$0] } }
  }
}
