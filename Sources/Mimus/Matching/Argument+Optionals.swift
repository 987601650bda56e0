// A condition on what an Optional wraps works on the Optional too: `Argument<Int?>.greaterThan(3)`. An extension cannot
// be constrained to Optionals of anything, so there is a protocol that only Optional conforms to.

/// An Optional, for the conditions on what it wraps.
public protocol OptionalArgument {
  /// What it wraps.
  associatedtype _Wrapped
  /// Matches a value that isn't nil and that a matcher matches.
  static func _argument(wrapping matcher: Argument<_Wrapped>) -> Argument<Self>
}

extension Optional: OptionalArgument {
  public static func _argument(wrapping matcher: Argument<Wrapped>) -> Argument<Wrapped?> {
    Argument(wrapping: matcher)
  }
}

// MARK: - Order

extension Argument where Value: OptionalArgument, Value._Wrapped: Comparable {
  /// Matches values below a limit, but not nil.
  ///
  /// - Parameter limit: The first value that is too great.
  public static func lessThan(_ limit: Value._Wrapped) -> Argument { Value._argument(wrapping: .lessThan(limit)) }

  /// Matches values above a limit, but not nil.
  ///
  /// - Parameter limit: The last value that is too small.
  public static func greaterThan(_ limit: Value._Wrapped) -> Argument {
    Value._argument(wrapping: .greaterThan(limit))
  }

  /// Matches a value and those above it, but not nil.
  ///
  /// - Parameter minimum: The first value that matches.
  public static func atLeast(_ minimum: Value._Wrapped) -> Argument { Value._argument(wrapping: .atLeast(minimum)) }

  /// Matches a value and those below it, but not nil.
  ///
  /// - Parameter maximum: The last value that matches.
  public static func atMost(_ maximum: Value._Wrapped) -> Argument { Value._argument(wrapping: .atMost(maximum)) }

  /// Matches values in a range, but not nil.
  ///
  /// - Parameter range: A range of any kind: `1...5`, `1..<5`, `1...`, `...5`.
  public static func `in`<Values: RangeExpression>(_ range: Values) -> Argument
  where Values.Bound == Value._Wrapped {
    Value._argument(wrapping: .in(range))
  }
}

extension Argument where Value: OptionalArgument, Value._Wrapped: FloatingPoint {
  /// Matches values close to another one, but not nil.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - tolerance: By how much the argument may differ from it.
  public static func close(to expected: Value._Wrapped, within tolerance: Value._Wrapped) -> Argument {
    Value._argument(wrapping: .close(to: expected, within: tolerance))
  }
}

// MARK: - Strings

extension Argument where Value: OptionalArgument, Value._Wrapped: StringProtocol {
  /// Matches strings with a given prefix, but not nil.
  ///
  /// - Parameter prefix: The prefix.
  public static func hasPrefix(_ prefix: String) -> Argument { Value._argument(wrapping: .hasPrefix(prefix)) }

  /// Matches strings with a given suffix, but not nil.
  ///
  /// - Parameter suffix: The suffix.
  public static func hasSuffix(_ suffix: String) -> Argument { Value._argument(wrapping: .hasSuffix(suffix)) }

  /// Matches strings that contain another one, but not nil.
  ///
  /// - Parameter other: The string to find.
  public static func contains(_ other: String) -> Argument { Value._argument(wrapping: .contains(other)) }

  /// Matches strings in which a regular expression finds a match, but not nil.
  ///
  /// - Parameter regex: The expression: `/ISBN [0-9]{13}/`, or `/^ISBN [0-9]{13}$/` for the whole string.
  public static func matches<Output>(_ regex: Regex<Output>) -> Argument { Value._argument(wrapping: .matches(regex)) }

  /// Matches strings in which a pattern finds a match, but not nil.
  ///
  /// - Parameter pattern: The expression: `"ISBN [0-9]{13}"`, or `"^ISBN [0-9]{13}$"` for the whole string.
  public static func matches(pattern: String) -> Argument { Value._argument(wrapping: .matches(pattern: pattern)) }
}

// MARK: - Collections

extension Argument where Value: OptionalArgument, Value._Wrapped: Collection {
  /// Matches empty collections and strings, but not nil.
  public static var isEmpty: Argument { Value._argument(wrapping: .isEmpty) }

  /// Matches collections and strings by their length, but not nil.
  ///
  /// - Parameter matcher: Decides about the number of elements: `3`, `.atLeast(1)`.
  public static func count(_ matcher: Argument<Int>) -> Argument { Value._argument(wrapping: .count(matcher)) }

  /// Matches collections with an element that a matcher matches, but not nil.
  ///
  /// - Parameter matcher: Decides about an element.
  public static func contains(_ matcher: Argument<Value._Wrapped.Element>) -> Argument {
    Value._argument(wrapping: .contains(matcher))
  }

  /// Matches collections in which each of several matchers matches an element of its own, but not nil.
  ///
  /// - Parameter matchers: The matchers, in any order.
  public static func containsAll(_ matchers: Argument<Value._Wrapped.Element>...) -> Argument {
    Value._argument(wrapping: Argument<Value._Wrapped>(containingAll: matchers))
  }

  /// Matches collections whose elements all match, but not nil.
  ///
  /// - Parameter matcher: Decides about each element.
  public static func allSatisfy(_ matcher: Argument<Value._Wrapped.Element>) -> Argument {
    Value._argument(wrapping: .allSatisfy(matcher))
  }
}

// MARK: - Parts

extension Argument where Value: OptionalArgument {
  /// Matches values of which a matcher matches a part, but not nil.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the part: `\.address.city`.
  ///   - matcher: Decides about the part.
  public static func `where`<Part>(
    _ keyPath: KeyPath<Value._Wrapped, Part>, _ matcher: Argument<Part>
  ) -> Argument {
    Value._argument(wrapping: .where(keyPath, matcher))
  }
}
