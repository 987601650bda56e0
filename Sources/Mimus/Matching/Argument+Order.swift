extension Argument where Value: Comparable {
  /// Matches values below a limit.
  ///
  /// - Parameter limit: The first value that is too great.
  public static func lessThan(_ limit: Value) -> Argument {
    Argument("less than \(Mimus.describe(limit))") { $0 < limit }
  }

  /// Matches values above a limit.
  ///
  /// - Parameter limit: The last value that is too small.
  public static func greaterThan(_ limit: Value) -> Argument {
    Argument("greater than \(Mimus.describe(limit))") { $0 > limit }
  }

  /// Matches a value and those above it.
  ///
  /// - Parameter minimum: The first value that matches.
  public static func atLeast(_ minimum: Value) -> Argument {
    Argument("at least \(Mimus.describe(minimum))") { $0 >= minimum }
  }

  /// Matches a value and those below it.
  ///
  /// - Parameter maximum: The last value that matches.
  public static func atMost(_ maximum: Value) -> Argument {
    Argument("at most \(Mimus.describe(maximum))") { $0 <= maximum }
  }

  /// Matches values in a range.
  ///
  /// - Parameter range: A range of any kind: `1...5`, `1..<5`, `1...`, `...5`.
  public static func `in`<Values: RangeExpression>(_ range: Values) -> Argument where Values.Bound == Value {
    Argument("in \(Mimus.describe(range))") { range.contains($0) }
  }
}

extension Argument where Value: FloatingPoint {
  /// Matches values close to another one.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - tolerance: By how much the argument may differ from it.
  public static func close(to expected: Value, within tolerance: Value) -> Argument {
    Argument("\(Mimus.describe(expected)) ± \(Mimus.describe(tolerance))") {
      $0 == expected || abs($0 - expected) <= tolerance
    }
  }
}

extension Argument {
  /// A condition of the library's own on a value.
  fileprivate init(_ description: String, _ predicate: @escaping (Value) -> Bool) {
    self.init(PredicateNode(description: description, captures: false, predicate: predicate))
  }
}
