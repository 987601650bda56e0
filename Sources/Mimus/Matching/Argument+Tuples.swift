extension Argument {
  /// Matches tuples of two values, part by part.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  public static func tuple<A, B>(_ a: Argument<A>, _ b: Argument<B>) -> Argument where Value == (A, B) {
    Argument(TupleNode(nodes: [a.node, b.node]))
  }

  /// Matches tuples of three values, part by part.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  ///   - c: The matcher for the third part.
  public static func tuple<A, B, C>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>
  ) -> Argument where Value == (A, B, C) {
    Argument(TupleNode(nodes: [a.node, b.node, c.node]))
  }

  /// Matches tuples of four values, part by part.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  ///   - c: The matcher for the third part.
  ///   - d: The matcher for the fourth part.
  public static func tuple<A, B, C, D>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>
  ) -> Argument where Value == (A, B, C, D) {
    Argument(TupleNode(nodes: [a.node, b.node, c.node, d.node]))
  }

  /// Matches tuples of five values, part by part.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  ///   - c: The matcher for the third part.
  ///   - d: The matcher for the fourth part.
  ///   - e: The matcher for the fifth part.
  public static func tuple<A, B, C, D, E>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>, _ e: Argument<E>
  ) -> Argument where Value == (A, B, C, D, E) {
    Argument(TupleNode(nodes: [a.node, b.node, c.node, d.node, e.node]))
  }

  /// Matches tuples of six values, part by part.
  ///
  /// - Parameters:
  ///   - a: The matcher for the first part.
  ///   - b: The matcher for the second part.
  ///   - c: The matcher for the third part.
  ///   - d: The matcher for the fourth part.
  ///   - e: The matcher for the fifth part.
  ///   - f: The matcher for the sixth part.
  public static func tuple<A, B, C, D, E, F>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>, _ e: Argument<E>, _ f: Argument<F>
  ) -> Argument where Value == (A, B, C, D, E, F) {
    Argument(TupleNode(nodes: [a.node, b.node, c.node, d.node, e.node, f.node]))
  }

  /// Matches tuples of any number of parts. It doesn't accept literals; write `.equal(30)` instead.
  ///
  /// - Parameter matcher: The matchers for the parts.
  @_disfavoredOverload
  public static func tuple<each Part>(_ matcher: repeat Argument<each Part>) -> Argument
  where Value == (repeat each Part) {
    var nodes: [any MatcherNode] = []
    for matcher in repeat each matcher { nodes.append(matcher.node) }
    return Argument(TupleNode(nodes: nodes))
  }
}

// MARK: - In lists of matchers of any type

extension Argument where Value == Any {
  /// Matches tuples with the same number of parts, part by part. Labels don't matter.
  ///
  /// - Parameter matchers: The matchers for the parts. Use `nil` to match nil.
  @_disfavoredOverload
  public static func tuple(_ matchers: (any Matcher)?...) -> Argument {
    Argument(TupleNode(nodes: matchers.map { Mimus.node(of: $0) }))
  }
}
