extension Argument {
  /// A pair whose parts match.
  public static func tuple<A, B>(_ a: Argument<A>, _ b: Argument<B>) -> Argument where Value == (A, B) {
    Argument(tuple: [a, b]) { a.matches($0.0) && b.matches($0.1) }
  }

  /// A tuple of three whose parts match.
  public static func tuple<A, B, C>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>
  ) -> Argument where Value == (A, B, C) {
    Argument(tuple: [a, b, c]) { a.matches($0.0) && b.matches($0.1) && c.matches($0.2) }
  }

  /// A tuple of four whose parts match.
  public static func tuple<A, B, C, D>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>
  ) -> Argument where Value == (A, B, C, D) {
    Argument(tuple: [a, b, c, d]) {
      a.matches($0.0) && b.matches($0.1) && c.matches($0.2) && d.matches($0.3)
    }
  }

  /// A tuple of five whose parts match.
  public static func tuple<A, B, C, D, E>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>, _ e: Argument<E>
  ) -> Argument where Value == (A, B, C, D, E) {
    Argument(tuple: [a, b, c, d, e]) {
      a.matches($0.0) && b.matches($0.1) && c.matches($0.2) && d.matches($0.3) && e.matches($0.4)
    }
  }

  /// A tuple of six whose parts match.
  public static func tuple<A, B, C, D, E, F>(
    _ a: Argument<A>, _ b: Argument<B>, _ c: Argument<C>, _ d: Argument<D>, _ e: Argument<E>, _ f: Argument<F>
  ) -> Argument where Value == (A, B, C, D, E, F) {
    Argument(tuple: [a, b, c, d, e, f]) {
      a.matches($0.0) && b.matches($0.1) && c.matches($0.2) && d.matches($0.3) && e.matches($0.4) && f.matches($0.5)
    }
  }

  /// A tuple of any number of parts, each of which matches. It cannot take literals: write `.equal(30)`.
  @_disfavoredOverload
  public static func tuple<each Part>(_ matcher: repeat Argument<each Part>) -> Argument
  where Value == (repeat each Part) {
    var matchers: [any Matcher] = []
    repeat matchers.append(each matcher)
    return Argument(tuple: matchers) { value in
      for (matcher, part) in repeat (each matcher, each value) {
        guard matcher.matches(part) else { return false }
      }
      return true
    }
  }

  fileprivate init(tuple matchers: [(any Matcher)?], matching decide: @escaping (Value) -> Bool) {
    let parts = TupleParts(matchers: matchers)
    self.init(parts.description, parts: parts, value: decide, recorded: parts.matches)
  }
}

// MARK: - In a list of matchers of any type

extension Argument where Value == Any {
  /// A tuple of as many parts, each of which matches; its labels do not count.
  ///
  /// - Parameter matchers: What is expected of the parts; `nil` for nil.
  @_disfavoredOverload
  public static func tuple(_ matchers: (any Matcher)?...) -> Argument {
    let parts = TupleParts(matchers: matchers)
    return Argument(parts.description, parts: parts, recorded: parts.matches)
  }
}

/// The parts of a tuple of any type.
private struct TupleParts: ArgumentParts {
  nonisolated(unsafe) let matchers: [(any Matcher)?]

  var description: String {
    "(\(matchers.map { Mimus.describe($0) }.joined(separator: ", ")))"
  }

  func matches(_ argument: Any?) -> Bool {
    guard let values = values(argument) else { return false }
    return zip(matchers, values).allSatisfy { Comparison.matches($0, $1) }
  }

  func differences(from actual: Any?) -> [Difference] {
    guard let values = values(actual) else { return [] }
    return zip(matchers, values).enumerated().flatMap { offset, pair in
      Mimus.differences(expectedValue: pair.0, actual: pair.1).map { $0.at(".\(offset)") }
    }
  }

  func incomparableElements(path: String) -> [IncomparableElement] {
    matchers.enumerated().flatMap { Mimus.incomparableElements(inValue: $1, path: "\(path).\($0)") }
  }

  /// The parts of a tuple with the right number of them; nil for anything else.
  private func values(_ argument: Any?) -> [Any?]? {
    guard let value = Comparison.unwrapped(argument) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple, mirror.children.count == matchers.count else { return nil }
    return mirror.children.map(\.value)
  }
}
