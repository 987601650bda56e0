extension Argument {
  /// Matches any value of this type that a given matcher doesn't match.
  ///
  /// - Parameter matcher: The matcher to negate. It captures nothing.
  public static func not(_ matcher: Argument) -> Argument { Argument(NotNode<Value>(node: matcher.node)) }

  /// Matches values that match at least one of several matchers. Only the first one that matches captures the value.
  ///
  /// - Parameter matchers: The matchers.
  public static func anyOf(_ matchers: Argument...) -> Argument {
    Argument(AnyOfNode(children: children(matchers)))
  }

  /// Matches values that match all of several matchers.
  ///
  /// - Parameter matchers: The matchers.
  public static func allOf(_ matchers: Argument...) -> Argument {
    Argument(AllOfNode(children: children(matchers)))
  }

  /// Matches an optional that isn't nil and whose wrapped value matches.
  ///
  /// - Parameter matcher: A matcher for the value.
  public static func some<Wrapped>(_ matcher: Argument<Wrapped>) -> Argument where Value == Wrapped? {
    Argument(SomeNode(node: matcher.node))
  }

  /// Creates a matcher for optionals whose wrapped value matches. Literals of the wrapped type use it.
  init<Wrapped>(wrapping matcher: Argument<Wrapped>) where Value == Wrapped? {
    self.init(SomeNode(node: matcher.node, isNamed: false))
  }
}

// MARK: - In lists of matchers of any type

extension Argument where Value == Any {
  /// Matches anything that a given matcher doesn't match, except for a number that it would match in another type.
  ///
  /// - Parameter matcher: The matcher to negate, or `nil` to negate nil. It captures nothing.
  @_disfavoredOverload
  public static func not(_ matcher: (any Matcher)?) -> Argument {
    Argument(NotNode<Any>(node: Mimus.node(of: matcher)))
  }

  /// Matches values that match at least one of several matchers. Only the first one that matches captures the value.
  ///
  /// - Parameter matchers: The matchers. Use `nil` to match nil.
  @_disfavoredOverload
  public static func anyOf(_ matchers: (any Matcher)?...) -> Argument {
    Argument(AnyOfNode(children: children(matchers)))
  }

  /// Matches values that match all of several matchers.
  ///
  /// - Parameter matchers: The matchers. Use `nil` to match nil.
  @_disfavoredOverload
  public static func allOf(_ matchers: (any Matcher)?...) -> Argument {
    Argument(AllOfNode(children: children(matchers)))
  }

  /// Matches values that aren't nil and that match.
  ///
  /// - Parameter matcher: A matcher for the value.
  @_disfavoredOverload
  public static func some(_ matcher: any Matcher) -> Argument { Argument(SomeNode(node: Mimus.node(of: matcher))) }
}
