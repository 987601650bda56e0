extension Argument where Value: Collection {
  /// Matches empty collections and strings.
  public static var isEmpty: Argument { Argument(CollectionNode<Value>(question: .isEmpty)) }

  /// Matches collections and strings by their length.
  ///
  /// - Parameter matcher: A matcher for the number of elements, such as `3` or `.atLeast(1)`.
  public static func count(_ matcher: Argument<Int>) -> Argument {
    Argument(CollectionNode<Value>(question: .count, nodes: [matcher.node]))
  }

  /// Matches collections with an element that matches.
  ///
  /// - Parameter matcher: A matcher for an element.
  public static func contains(_ matcher: Argument<Value.Element>) -> Argument {
    Argument(CollectionNode<Value>(question: .contains, nodes: [matcher.node]))
  }

  /// Matches collections in which each of several matchers matches a different element.
  ///
  /// - Parameter matchers: The matchers, in any order.
  public static func containsAll(_ matchers: Argument<Value.Element>...) -> Argument {
    Argument(containingAll: matchers)
  }

  init(containingAll matchers: [Argument<Value.Element>]) {
    self.init(CollectionNode<Value>(question: .containsAll, nodes: matchers.map(\.node)))
  }

  /// Matches collections whose elements all match.
  ///
  /// - Parameter matcher: A matcher for each element.
  public static func allSatisfy(_ matcher: Argument<Value.Element>) -> Argument {
    Argument(CollectionNode<Value>(question: .allSatisfy, nodes: [matcher.node]))
  }
}

// MARK: - In lists of matchers of any type

extension Argument where Value == Any {
  /// Matches empty collections and strings.
  public static var isEmpty: Argument { Argument(CollectionNode<Any>(question: .isEmpty)) }

  /// Matches collections and strings by their length.
  ///
  /// - Parameter matcher: A matcher for the number of elements, such as `3` or `.atLeast(1)`.
  public static func count(_ matcher: Argument<Int>) -> Argument {
    Argument(CollectionNode<Any>(question: .count, nodes: [matcher.node]))
  }

  /// Matches collections with an element that matches, and strings that contain a given string.
  ///
  /// - Parameter matcher: A matcher for an element, or `nil` to match nil.
  @_disfavoredOverload
  public static func contains(_ matcher: (any Matcher)?) -> Argument {
    Argument(CollectionNode<Any>(question: .contains, nodes: [Mimus.node(of: matcher)]))
  }

  /// Matches collections in which each of several matchers matches a different element, and strings that contain all of
  /// several strings.
  ///
  /// - Parameter matchers: The matchers, in any order. Use `nil` to match nil.
  @_disfavoredOverload
  public static func containsAll(_ matchers: (any Matcher)?...) -> Argument {
    Argument(CollectionNode<Any>(question: .containsAll, nodes: matchers.map { Mimus.node(of: $0) }))
  }

  /// Matches collections whose elements all match.
  ///
  /// - Parameter matcher: A matcher for each element, or `nil` to match nil.
  @_disfavoredOverload
  public static func allSatisfy(_ matcher: (any Matcher)?) -> Argument {
    Argument(CollectionNode<Any>(question: .allSatisfy, nodes: [Mimus.node(of: matcher)]))
  }
}
