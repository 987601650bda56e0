extension Argument where Value: Comparable {
  /// What comes before a value.
  ///
  /// - Parameter limit: The first value that is too great.
  public static func lessThan(_ limit: Value) -> Argument {
    Argument("less than \(Mimus.describe(limit))", mayCapture: false, matching: { $0 < limit })
  }

  /// What comes after a value.
  ///
  /// - Parameter limit: The last value that is too small.
  public static func greaterThan(_ limit: Value) -> Argument {
    Argument("greater than \(Mimus.describe(limit))", mayCapture: false, matching: { $0 > limit })
  }

  /// A value or what comes after it.
  ///
  /// - Parameter minimum: The first value that matches.
  public static func atLeast(_ minimum: Value) -> Argument {
    Argument("at least \(Mimus.describe(minimum))", mayCapture: false, matching: { $0 >= minimum })
  }

  /// A value or what comes before it.
  ///
  /// - Parameter maximum: The last value that matches.
  public static func atMost(_ maximum: Value) -> Argument {
    Argument("at most \(Mimus.describe(maximum))", mayCapture: false, matching: { $0 <= maximum })
  }

  /// What lies in a range.
  ///
  /// - Parameter range: A range of any kind: `1...5`, `1..<5`, `1...`, `...5`.
  public static func `in`<Values: RangeExpression>(_ range: Values) -> Argument where Values.Bound == Value {
    Argument("in \(Mimus.describe(range))", mayCapture: false, matching: { range.contains($0) })
  }
}

extension Argument where Value: FloatingPoint {
  /// What is no further from a value than a tolerance.
  ///
  /// - Parameters:
  ///   - expected: The value that is expected.
  ///   - tolerance: By how much the argument may differ from it.
  public static func close(to expected: Value, within tolerance: Value) -> Argument {
    Argument(
      "\(Mimus.describe(expected)) ± \(Mimus.describe(tolerance))", mayCapture: false,
      matching: { $0 == expected || abs($0 - expected) <= tolerance })
  }
}
