// A condition on a wrapped value works on its optional too: `Argument<Int?>.greaterThan(3)`. An extension can't be
// constrained to optionals of any type, so it is constrained to a protocol that only `Optional` conforms to.

public import Foundation

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

extension Argument where Value: OptionalArgument, Value._Wrapped == Date {
  /// Matches dates within a given time of another, but not nil.
  ///
  /// - Parameters:
  ///   - expected: The expected date.
  ///   - tolerance: The greatest difference from the expected date that matches.
  public static func close(to expected: Date, within tolerance: Duration) -> Argument {
    Value._argument(wrapping: .close(to: expected, within: tolerance))
  }
}

extension Argument where Value: OptionalArgument, Value._Wrapped == Duration {
  /// Matches durations within a given distance of another, but not nil.
  ///
  /// - Parameters:
  ///   - expected: The expected duration.
  ///   - tolerance: The greatest difference from the expected duration that matches.
  public static func close(to expected: Duration, within tolerance: Duration) -> Argument {
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
  /// Matches any value but nil, and captures it.
  ///
  /// - Parameter captor: The captor for the values of calls that match in every argument.
  @_disfavoredOverload
  public static func captured(by captor: ArgumentCaptor<Value._Wrapped>) -> Argument {
    Value._argument(wrapping: .captured(by: captor))
  }

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

extension Argument {
  /// Matches results that are a success whose value matches, but not nil.
  ///
  /// - Parameter matcher: A matcher for the value.
  public static func success<Success, Failure>(_ matcher: Argument<Success>) -> Argument
  where Value == Result<Success, Failure>? {
    Argument(wrapping: .success(matcher))
  }

  /// Matches results that are a failure whose error matches, but not nil.
  ///
  /// - Parameter matcher: A matcher for the error.
  public static func failure<Success, Failure>(_ matcher: Argument<Failure>) -> Argument
  where Value == Result<Success, Failure>? {
    Argument(wrapping: .failure(matcher))
  }
}

// MARK: - Tuples

// Where nothing says whether the tuple is optional, it isn't: these are disfavored.

extension Argument {
  /// Matches tuples of two values, part by part, but not nil.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  @_disfavoredOverload
  public static func tuple<A, B>(
    _ a: Argument<A>, _ b: Argument<B>
  ) -> Argument where Value == (A, B)? {
    Argument(wrapping: .tuple(a, b))
  }

  /// Matches tuples of three values, part by part, but not nil.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  ///   - c: The matcher for the third part.
  @_disfavoredOverload
  public static func tuple<A, B, C>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>
  ) -> Argument where Value == (A, B, C)? {
    Argument(wrapping: .tuple(a, b, c))
  }

  /// Matches tuples of four values, part by part, but not nil.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  ///   - c: The matcher for the third part.
  ///   - d: The matcher for the fourth part.
  @_disfavoredOverload
  public static func tuple<A, B, C, D>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>
  ) -> Argument where Value == (A, B, C, D)? {
    Argument(wrapping: .tuple(a, b, c, d))
  }

  /// Matches tuples of five values, part by part, but not nil.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  ///   - c: The matcher for the third part.
  ///   - d: The matcher for the fourth part.
  ///   - e: The matcher for the fifth part.
  @_disfavoredOverload
  public static func tuple<A, B, C, D, E>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>, _ e: Argument<E>
  ) -> Argument where Value == (A, B, C, D, E)? {
    Argument(wrapping: .tuple(a, b, c, d, e))
  }

  /// Matches tuples of six values, part by part, but not nil.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  ///   - c: The matcher for the third part.
  ///   - d: The matcher for the fourth part.
  ///   - e: The matcher for the fifth part.
  ///   - f: The matcher for the sixth part.
  @_disfavoredOverload
  public static func tuple<A, B, C, D, E, F>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>, _ e: Argument<E>, _ f: Argument<F>
  ) -> Argument where Value == (A, B, C, D, E, F)? {
    Argument(wrapping: .tuple(a, b, c, d, e, f))
  }

  /// Matches tuples of any number of parts, but not nil. It doesn't accept literals; write `.equal(30)` instead.
  ///
  /// - Parameter matcher: The matchers for the parts.
  @_disfavoredOverload
  public static func tuple<each Part>(_ matcher: repeat Argument<each Part>) -> Argument
  where Value == (repeat each Part)? {
    Argument(wrapping: .tuple(repeat each matcher))
  }
}
