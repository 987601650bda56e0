// The types that a protocol's associated types are determined to be. A fake has aliases for them. In the arguments of a
// composition, as in `any Sequence<Key> & Sendable`, the compiler resolves no alias and compares types as text, so that
// `[Int]` isn't `Array<Int>`.

/// What associated types are determined to be, each once, in order.
struct SettledTypes: Sequence, Sendable {
  typealias Element = (name: String, type: TypeExpression)

  private var types: [Element] = []
  private var places: [String: Int] = [:]

  /// The type that an associated type is determined to be, or nil if nothing determines it.
  subscript(name: String) -> TypeExpression? { places[name].map { types[$0].type } }

  /// The types by the names of the associated types.
  var byName: [String: TypeExpression] { places.mapValues { types[$0].type } }

  func makeIterator() -> IndexingIterator<[Element]> { types.makeIterator() }

  /// Adds an associated type that nothing has determined.
  mutating func add(_ name: String, _ type: TypeExpression) {
    places[name] = types.count
    types.append((name, type))
  }

  mutating func remove(_ name: String) {
    types.removeAll { $0.name == name }
    places = Dictionary(uniqueKeysWithValues: types.indices.map { (types[$0].name, $0) })
  }
}

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

  /// The types, of which none mentions another, except for those that mention each other.
  var resolvedIfPossible: Self { merging(resolved) { _, resolved in resolved } }
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
