extension Argument {
  /// Matches any value of this type that a matcher doesn't match.
  ///
  /// - Parameter matcher: Decides what isn't expected. It captures nothing.
  public static func not(_ matcher: Argument) -> Argument { Argument(NotNode<Value>(node: matcher.node)) }

  /// Matches what at least one of several matchers matches. The first one that matches captures.
  ///
  /// - Parameter matchers: The matchers.
  public static func anyOf(_ matchers: Argument...) -> Argument {
    Argument(AnyOfNode(children: children(matchers)))
  }

  /// Matches what all of several matchers match.
  ///
  /// - Parameter matchers: The matchers.
  public static func allOf(_ matchers: Argument...) -> Argument {
    Argument(AllOfNode(children: children(matchers)))
  }

  /// Matches an Optional that isn't nil and whose value a matcher matches.
  ///
  /// - Parameter matcher: Decides about the value.
  public static func some<Wrapped>(_ matcher: Argument<Wrapped>) -> Argument where Value == Wrapped? {
    Argument(SomeNode(node: matcher.node))
  }

  /// An Optional whose value matches, which is what literals of the wrapped type ask for.
  init<Wrapped>(wrapping matcher: Argument<Wrapped>) where Value == Wrapped? {
    self.init(SomeNode(node: matcher.node, isNamed: false))
  }
}

// MARK: - In a list of matchers of any type

extension Argument where Value == Any {
  /// Matches anything that a matcher doesn't match.
  ///
  /// - Parameter matcher: Decides what isn't expected; `nil` for nil. It captures nothing.
  @_disfavoredOverload
  public static func not(_ matcher: (any Matcher)?) -> Argument {
    Argument(NotNode<Any>(node: Mimus.node(of: matcher)))
  }

  /// Matches what at least one of several matchers matches. The first one that matches captures.
  ///
  /// - Parameter matchers: The matchers; `nil` for nil.
  @_disfavoredOverload
  public static func anyOf(_ matchers: (any Matcher)?...) -> Argument {
    Argument(AnyOfNode(children: children(matchers)))
  }

  /// Matches what all of several matchers match.
  ///
  /// - Parameter matchers: The matchers; `nil` for nil.
  @_disfavoredOverload
  public static func allOf(_ matchers: (any Matcher)?...) -> Argument {
    Argument(AllOfNode(children: children(matchers)))
  }

  /// Matches what isn't nil and what a matcher matches.
  ///
  /// - Parameter matcher: Decides about the value.
  @_disfavoredOverload
  public static func some(_ matcher: any Matcher) -> Argument { Argument(SomeNode(node: Mimus.node(of: matcher))) }
}
