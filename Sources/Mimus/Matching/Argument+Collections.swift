extension Argument where Value: Collection {
  /// A collection or a string without an element.
  public static var isEmpty: Argument {
    Argument("empty", matching: { $0.isEmpty })
  }

  /// A collection or a string of some length.
  ///
  /// - Parameter matcher: What is expected of the number of elements: `3`, `.atLeast(1)`.
  public static func count(_ matcher: Argument<Int>) -> Argument {
    Argument("a count of \(matcher)", matching: { matcher.matches($0.count) })
  }

  /// A collection with an element that matches.
  ///
  /// - Parameter matcher: What is expected of one of the elements.
  public static func contains(_ matcher: Argument<Value.Element>) -> Argument {
    Argument(
      "containing \(matcher)",
      matching: { value in value.contains { element in CaptureScope.attempt { matcher.matches(element) } } })
  }

  /// A collection in which each of several matchers finds an element.
  ///
  /// - Parameter matchers: What is expected of the elements, in any order. Two of them may find the same one.
  public static func containsAll(_ matchers: Argument<Value.Element>...) -> Argument {
    Argument(
      "containing \(matchers.map(\.description).joined(separator: " and "))",
      matching: { value in
        matchers.allSatisfy { matcher in
          value.contains { element in CaptureScope.attempt { matcher.matches(element) } }
        }
      })
  }

  /// A collection whose elements all match.
  ///
  /// - Parameter matcher: What is expected of each element.
  public static func allSatisfy(_ matcher: Argument<Value.Element>) -> Argument {
    Argument("all elements \(matcher)", matching: { value in value.allSatisfy { matcher.matches($0) } })
  }
}

// MARK: - In a list of matchers of any type

extension Argument where Value == Any {
  /// A collection or a string without an element.
  public static var isEmpty: Argument {
    Argument("empty", recorded: { elements(of: $0)?.isEmpty ?? false })
  }

  /// A collection or a string of some length.
  ///
  /// - Parameter matcher: What is expected of the number of elements: `3`, `.atLeast(1)`.
  public static func count(_ matcher: Argument<Int>) -> Argument {
    Argument("a count of \(matcher)", recorded: { elements(of: $0).map { matcher.matches($0.count) } ?? false })
  }

  /// A collection with an element that matches, or a string with another one in it.
  ///
  /// - Parameter matcher: What is expected of one of the elements; `nil` for nil.
  @_disfavoredOverload
  public static func contains(_ matcher: (any Matcher)?) -> Argument {
    Argument("containing \(Mimus.describe(matcher))", recorded: { contains(matcher, in: $0) })
  }

  /// A collection in which each of several matchers finds an element, or a string with all of several in it.
  ///
  /// - Parameter matchers: What is expected of the elements, in any order. Two of them may find the same one.
  @_disfavoredOverload
  public static func containsAll(_ matchers: (any Matcher)?...) -> Argument {
    Argument(
      "containing \(matchers.map { Mimus.describe($0) }.joined(separator: " and "))",
      recorded: { argument in matchers.allSatisfy { contains($0, in: argument) } })
  }

  /// A collection whose elements all match.
  ///
  /// - Parameter matcher: What is expected of each element; `nil` for nil.
  @_disfavoredOverload
  public static func allSatisfy(_ matcher: (any Matcher)?) -> Argument {
    Argument(
      "all elements \(Mimus.describe(matcher))",
      recorded: { argument in elements(of: argument)?.allSatisfy { Comparison.matches(matcher, $0) } ?? false })
  }

  private static func contains(_ matcher: (any Matcher)?, in argument: Any?) -> Bool {
    if let text = Comparison.text(argument), let other = Comparison.text(matcher) { return text.contains(other) }
    guard let elements = elements(of: argument) else { return false }
    return elements.contains { element in CaptureScope.attempt { Comparison.matches(matcher, element) } }
  }

  /// The elements of a value that is a collection; nil if it is none.
  private static func elements(of argument: Any?) -> [Any?]? {
    func elements<Values: Collection>(_ collection: Values) -> [Any?] { collection.map { $0 } }
    if let collection = Comparison.unwrapped(argument) as? any Collection { return elements(collection) }
    if let list = Comparison.list(argument) { return (0..<list.elementCount).map { list.element(at: $0) } }
    if let entries = Comparison.dictionary(argument) { return entries.entries.map { $0 } }
    if let set = Comparison.set(argument) { return set.members }
    return Comparison.text(argument).map { $0.map { $0 } }
  }
}
