public import Foundation

extension Argument where Value: Comparable {
  /// Matches values less than a limit.
  ///
  /// - Parameter limit: The smallest value that doesn't match.
  public static func lessThan(_ limit: Value) -> Argument {
    Argument("less than \(Mimus.describe(limit))", .ofNothingEqual(limit)) { $0 < limit }
  }

  /// Matches values greater than a limit.
  ///
  /// - Parameter limit: The greatest value that doesn't match.
  public static func greaterThan(_ limit: Value) -> Argument {
    Argument("greater than \(Mimus.describe(limit))", .ofNothingEqual(limit)) { $0 > limit }
  }

  /// Matches values greater than or equal to a minimum.
  ///
  /// - Parameter minimum: The smallest value that matches.
  public static func atLeast(_ minimum: Value) -> Argument {
    Argument("at least \(Mimus.describe(minimum))", .ofNothingEqual(minimum)) { $0 >= minimum }
  }

  /// Matches values less than or equal to a maximum.
  ///
  /// - Parameter maximum: The greatest value that matches.
  public static func atMost(_ maximum: Value) -> Argument {
    Argument("at most \(Mimus.describe(maximum))", .ofNothingEqual(maximum)) { $0 <= maximum }
  }

  /// Matches values in a range.
  ///
  /// - Parameter range: A range of any kind, such as `1...5`, `1..<5`, `1...`, or `...5`.
  public static func `in`<Values: RangeExpression>(_ range: Values) -> Argument where Values.Bound == Value {
    let isEmpty = (range as? Range<Value>)?.isEmpty ?? false
    return Argument("in \(Mimus.describe(range))", isEmpty ? .emptyRange : nil) { range.contains($0) }
  }
}

extension Argument where Value: FloatingPoint {
  /// Matches values within a given distance of another.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - tolerance: The greatest difference from the expected value that matches.
  public static func close(to expected: Value, within tolerance: Value) -> Argument {
    Argument(
      "\(Mimus.describe(expected)) ± \(Mimus.describe(tolerance))",
      tolerance.isNaN ? .unknownTolerance : .ofTolerance(tolerance, from: expected)
    ) {
      $0 == expected || abs($0 - expected) <= tolerance
    }
  }
}

extension Argument where Value == Date {
  /// Matches dates within a given time of another.
  ///
  /// - Parameters:
  ///   - expected: The expected date.
  ///   - tolerance: The greatest difference from the expected date that matches.
  public static func close(to expected: Date, within tolerance: Duration) -> Argument {
    Argument(
      "\(Mimus.describe(expected)) ± \(Mimus.describe(tolerance))", .ofTolerance(tolerance, from: expected)
    ) {
      // The distance is no more exact than the dates are.
      let rounding = max($0.rounding, expected.rounding)
      return $0 == expected || abs($0.timeIntervalSince(expected)) <= tolerance / .seconds(1) + rounding
    }
  }
}

extension Argument where Value == Duration {
  /// Matches durations within a given distance of another.
  ///
  /// - Parameters:
  ///   - expected: The expected duration.
  ///   - tolerance: The greatest difference from the expected duration that matches.
  public static func close(to expected: Duration, within tolerance: Duration) -> Argument {
    Argument(
      "\(Mimus.describe(expected)) ± \(Mimus.describe(tolerance))", .ofTolerance(tolerance, from: expected)
    ) {
      ($0 < expected ? expected - $0 : $0 - expected) <= tolerance
    }
  }
}

extension Date {
  /// How much the date may differ from the time that it stands for, in seconds.
  fileprivate var rounding: TimeInterval { timeIntervalSinceReferenceDate.ulp }
}

extension MatcherMisuse.Reason {
  /// Returns the reason why no value is within a distance of another, if there is none.
  fileprivate static func ofTolerance<Distance: Comparable & AdditiveArithmetic>(
    _ tolerance: Distance, from expected: some Comparable
  ) -> Self? {
    tolerance < .zero ? .negativeTolerance : .ofNothingEqual(expected)
  }
}

extension Argument {
  /// Creates a condition that is built into the library.
  fileprivate init(_ description: String, _ flaw: MatcherMisuse.Reason?, _ predicate: @escaping (Value) -> Bool) {
    self.init(PredicateNode(description: description, captures: false, flaw: flaw, predicate: predicate))
  }
}
