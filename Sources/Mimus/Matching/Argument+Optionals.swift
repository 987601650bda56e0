// A condition on a wrapped value works on its optional too: `Argument<Int?>.greaterThan(3)`. An extension can't be
// constrained to optionals of any type, so it is constrained to a protocol that only `Optional` conforms to.

/// An optional, for conditions on its wrapped value.
public protocol OptionalArgument {
  /// The wrapped type.
  associatedtype _Wrapped
  /// Returns a matcher for optionals that aren't nil and whose wrapped value matches.
  static func _argument(wrapping matcher: Argument<_Wrapped>) -> Argument<Self>
}

extension Optional: OptionalArgument {
  public static func _argument(wrapping matcher: Argument<Wrapped>) -> Argument<Wrapped?> {
    Argument(wrapping: matcher)
  }
}

// MARK: - Order

extension Argument where Value: OptionalArgument, Value._Wrapped: Comparable {
  /// Matches values less than a limit, but not nil.
  ///
  /// - Parameter limit: The smallest value that doesn't match.
  public static func lessThan(_ limit: Value._Wrapped) -> Argument { Value._argument(wrapping: .lessThan(limit)) }

  /// Matches values greater than a limit, but not nil.
  ///
  /// - Parameter limit: The greatest value that doesn't match.
  public static func greaterThan(_ limit: Value._Wrapped) -> Argument {
    Value._argument(wrapping: .greaterThan(limit))
  }

  /// Matches values greater than or equal to a minimum, but not nil.
  ///
  /// - Parameter minimum: The smallest value that matches.
  public static func atLeast(_ minimum: Value._Wrapped) -> Argument { Value._argument(wrapping: .atLeast(minimum)) }

  /// Matches values less than or equal to a maximum, but not nil.
  ///
  /// - Parameter maximum: The greatest value that matches.
  public static func atMost(_ maximum: Value._Wrapped) -> Argument { Value._argument(wrapping: .atMost(maximum)) }

  /// Matches values in a range, but not nil.
  ///
  /// - Parameter range: A range of any kind, such as `1...5`, `1..<5`, `1...`, or `...5`.
  public static func `in`<Values: RangeExpression>(_ range: Values) -> Argument
  where Values.Bound == Value._Wrapped {
    Value._argument(wrapping: .in(range))
  }
}

extension Argument where Value: OptionalArgument, Value._Wrapped: FloatingPoint {
  /// Matches values within a given distance of another, but not nil.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - tolerance: The greatest difference from the expected value that matches.
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

  /// Matches strings that contain a given string, but not nil.
  ///
  /// - Parameter other: The string to find.
  public static func contains(_ other: String) -> Argument { Value._argument(wrapping: .contains(other)) }

  /// Matches strings in which a regular expression finds a match, but not nil.
  ///
  /// - Parameter regex: The expression, such as `/ISBN [0-9]{13}/`, or `/^ISBN [0-9]{13}$/` to match the whole string.
  public static func matches<Output>(_ regex: Regex<Output>) -> Argument { Value._argument(wrapping: .matches(regex)) }

  /// Matches strings in which a regular expression, given as a string, finds a match, but not nil.
  ///
  /// - Parameter pattern: The expression, such as `"ISBN [0-9]{13}"`, or `"^ISBN [0-9]{13}$"` to match the whole
  ///   string.
  public static func matches(pattern: String) -> Argument { Value._argument(wrapping: .matches(pattern: pattern)) }
}

// MARK: - Collections

extension Argument where Value: OptionalArgument, Value._Wrapped: Collection {
  /// Matches empty collections and strings, but not nil.
  public static var isEmpty: Argument { Value._argument(wrapping: .isEmpty) }

  /// Matches collections and strings by their length, but not nil.
  ///
  /// - Parameter matcher: A matcher for the number of elements, such as `3` or `.atLeast(1)`.
  public static func count(_ matcher: Argument<Int>) -> Argument { Value._argument(wrapping: .count(matcher)) }

  /// Matches collections with an element that matches, but not nil.
  ///
  /// - Parameter matcher: A matcher for an element.
  public static func contains(_ matcher: Argument<Value._Wrapped.Element>) -> Argument {
    Value._argument(wrapping: .contains(matcher))
  }

  /// Matches collections in which each of several matchers matches a different element, but not nil.
  ///
  /// - Parameter matchers: The matchers, in any order.
  public static func containsAll(_ matchers: Argument<Value._Wrapped.Element>...) -> Argument {
    Value._argument(wrapping: Argument<Value._Wrapped>(containingAll: matchers))
  }

  /// Matches collections whose elements all match, but not nil.
  ///
  /// - Parameter matcher: A matcher for each element.
  public static func allSatisfy(_ matcher: Argument<Value._Wrapped.Element>) -> Argument {
    Value._argument(wrapping: .allSatisfy(matcher))
  }
}

// MARK: - Parts

extension Argument where Value: OptionalArgument {
  /// Matches values with a part that matches, but not nil.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the part, such as `\.address.city`.
  ///   - matcher: A matcher for the part.
  public static func `where`<Part>(
    _ keyPath: KeyPath<Value._Wrapped, Part>, _ matcher: Argument<Part>
  ) -> Argument {
    Value._argument(wrapping: .where(keyPath, matcher))
  }
}
