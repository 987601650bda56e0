/// A type whose array literals can be used as arguments. The elements are arguments too: `[1, .any]`.
public protocol ArrayLiteralArgument {
  /// The type of an element.
  associatedtype _ArgumentElement
  /// Returns a matcher for values whose elements match.
  static func _argument(arrayLiteral: [Argument<_ArgumentElement>]) -> Argument<Self>
}

/// A type whose dictionary literals can be used as arguments. The values are arguments too: `["a": .any]`.
public protocol DictionaryLiteralArgument {
  /// The type of a key.
  associatedtype _ArgumentKey
  /// The type of a value.
  associatedtype _ArgumentValue
  /// Creates a matcher for values with exactly these keys, whose values match.
  static func _argument(dictionaryLiteral: [(_ArgumentKey, Argument<_ArgumentValue>)]) -> Argument<Self>
}

extension Argument: ExpressibleByArrayLiteral where Value: ArrayLiteralArgument {
  /// Creates a matcher for values with the same number of elements, each of which matches; in a set, in any order.
  public init(arrayLiteral elements: Argument<Value._ArgumentElement>...) {
    self = Value._argument(arrayLiteral: elements)
  }
}

extension Argument: ExpressibleByDictionaryLiteral where Value: DictionaryLiteralArgument {
  /// Creates a matcher for values with exactly these keys, whose values match.
  public init(dictionaryLiteral elements: (Value._ArgumentKey, Argument<Value._ArgumentValue>)...) {
    self = Value._argument(dictionaryLiteral: elements)
  }
}

// MARK: - Lists

extension Array: ArrayLiteralArgument {
  public static func _argument(arrayLiteral: [Argument<Element>]) -> Argument<Self> {
    Argument<Self>(ValueNode(arrayLiteral))
  }
}

extension ArraySlice: ArrayLiteralArgument {
  public static func _argument(arrayLiteral: [Argument<Element>]) -> Argument<Self> {
    Argument<Self>(ValueNode(arrayLiteral))
  }
}

extension ContiguousArray: ArrayLiteralArgument {
  public static func _argument(arrayLiteral: [Argument<Element>]) -> Argument<Self> {
    Argument<Self>(ValueNode(arrayLiteral))
  }
}

// MARK: - Sets

extension Set: ArrayLiteralArgument {
  public static func _argument(arrayLiteral: [Argument<Element>]) -> Argument<Self> {
    // Without members, only the type of the set is left to compare.
    if arrayLiteral.isEmpty { return .equal([]) }
    return Argument<Self>(MembersNode(members: arrayLiteral.map(\.node)))
  }
}

// MARK: - Dictionaries

extension Dictionary: DictionaryLiteralArgument {
  public static func _argument(dictionaryLiteral: [(Key, Argument<Value>)]) -> Argument<Self> {
    // A duplicate key would stop the program in a dictionary's own initializer. Here, the last value is used.
    Argument<Self>(ValueNode([Key: Argument<Value>](dictionaryLiteral) { _, last in last }))
  }
}

// MARK: - Optionals

extension Optional: ArrayLiteralArgument where Wrapped: ArrayLiteralArgument {
  public static func _argument(arrayLiteral: [Argument<Wrapped._ArgumentElement>]) -> Argument<Wrapped?> {
    Argument(wrapping: Wrapped._argument(arrayLiteral: arrayLiteral))
  }
}

extension Optional: DictionaryLiteralArgument where Wrapped: DictionaryLiteralArgument {
  public static func _argument(
    dictionaryLiteral: [(Wrapped._ArgumentKey, Argument<Wrapped._ArgumentValue>)]
  ) -> Argument<Wrapped?> {
    Argument(wrapping: Wrapped._argument(dictionaryLiteral: dictionaryLiteral))
  }
}
