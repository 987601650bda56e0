extension Argument {
  /// Matches values with a part that matches.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the part, such as `\.address.city`.
  ///   - matcher: A matcher for the part.
  public static func `where`<Part>(_ keyPath: KeyPath<Value, Part>, _ matcher: Argument<Part>) -> Argument {
    Argument(PartNode(keyPath: keyPath, node: matcher.node))
  }

  /// Matches results that are a success whose value matches.
  ///
  /// - Parameter matcher: A matcher for the value.
  public static func success<Success, Failure>(_ matcher: Argument<Success>) -> Argument
  where Value == Result<Success, Failure> {
    Argument(ResultNode(side: .success, node: matcher.node))
  }

  /// Matches results that are a failure whose error matches.
  ///
  /// - Parameter matcher: A matcher for the error.
  public static func failure<Success, Failure>(_ matcher: Argument<Failure>) -> Argument
  where Value == Result<Success, Failure> {
    Argument(ResultNode(side: .failure, node: matcher.node))
  }
}

// MARK: - In lists of matchers of any type

extension Argument where Value == Any {
  /// Matches results that are a success whose value matches.
  ///
  /// - Parameter matcher: A matcher for the value, or `nil` to match nil.
  @_disfavoredOverload
  public static func success(_ matcher: (any Matcher)?) -> Argument {
    Argument(ResultNode(side: .success, node: Mimus.node(of: matcher)))
  }

  /// Matches results that are a failure whose error matches.
  ///
  /// - Parameter matcher: A matcher for the error.
  @_disfavoredOverload
  public static func failure(_ matcher: (any Matcher)?) -> Argument {
    Argument(ResultNode(side: .failure, node: Mimus.node(of: matcher)))
  }
}
