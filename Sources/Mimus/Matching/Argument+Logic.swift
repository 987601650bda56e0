extension Argument {
  /// Anything of this type that does not match.
  ///
  /// - Parameter matcher: What is not expected. Nothing is captured by it.
  public static func not(_ matcher: Argument) -> Argument {
    Argument(
      "not \(matcher)", mayCapture: false,
      value: { value in !CaptureScope.trial { matcher.matches(value) } },
      recorded: { argument in
        Comparison.cast(argument, to: Value.self) != nil && !CaptureScope.trial { matcher.matches(argument: argument) }
      })
  }

  /// What matches at least one of several; the first one that matches captures.
  ///
  /// - Parameter matchers: What is expected.
  public static func anyOf(_ matchers: Argument...) -> Argument {
    Argument(
      phrase(matchers.map(\.description), joined: "or"), mayCapture: matchers.contains { Mimus.mayCapture($0) },
      value: { value in matchers.contains { matcher in CaptureScope.attempt { matcher.matches(value) } } },
      recorded: { argument in
        matchers.contains { matcher in CaptureScope.attempt { matcher.matches(argument: argument) } }
      })
  }

  /// What matches all of several.
  ///
  /// - Parameter matchers: What is expected.
  public static func allOf(_ matchers: Argument...) -> Argument {
    Argument(
      phrase(matchers.map(\.description), joined: "and"), mayCapture: matchers.contains { Mimus.mayCapture($0) },
      value: { value in CaptureScope.attempt { matchers.allSatisfy { $0.matches(value) } } },
      recorded: { argument in CaptureScope.attempt { matchers.allSatisfy { $0.matches(argument: argument) } } })
  }

  /// An Optional that is not nil and whose value matches.
  ///
  /// - Parameter matcher: What is expected of the value.
  public static func some<Wrapped>(_ matcher: Argument<Wrapped>) -> Argument where Value == Wrapped? {
    Argument(wrapping: matcher, description: "some \(matcher)")
  }

  /// An Optional whose value matches, which is how literals of the wrapped type are meant.
  init<Wrapped>(wrapping matcher: Argument<Wrapped>) where Value == Wrapped? {
    self.init(wrapping: matcher, description: matcher.description)
  }

  /// An Optional whose value matches, as the test has asked for by name.
  init<Wrapped>(wrapping matcher: Argument<Wrapped>, description: @autoclosure @escaping () -> String)
  where Value == Wrapped? {
    self.init(
      description(), parts: NestedParts(matcher: matcher), mayCapture: matcher.mayCapture,
      value: { value in value.map { matcher.matches($0) } ?? false },
      recorded: { argument in !Comparison.isNil(argument) && matcher.matches(argument: argument) })
  }
}

// MARK: - In a list of matchers of any type

extension Argument where Value == Any {
  /// Anything that does not match.
  ///
  /// - Parameter matcher: What is not expected; `nil` for nil. Nothing is captured by it.
  @_disfavoredOverload
  public static func not(_ matcher: (any Matcher)?) -> Argument {
    Argument(
      "not \(Mimus.describe(matcher))", mayCapture: false,
      recorded: { argument in !CaptureScope.trial { Comparison.matches(matcher, argument) } })
  }

  /// What matches at least one of several; the first one that matches captures.
  ///
  /// - Parameter matchers: What is expected; `nil` for nil.
  @_disfavoredOverload
  public static func anyOf(_ matchers: (any Matcher)?...) -> Argument {
    Argument(
      phrase(matchers.map { Mimus.describe($0) }, joined: "or"), mayCapture: matchers.contains { Mimus.mayCapture($0) },
      recorded: { argument in
        matchers.contains { matcher in CaptureScope.attempt { Comparison.matches(matcher, argument) } }
      })
  }

  /// What matches all of several.
  ///
  /// - Parameter matchers: What is expected; `nil` for nil.
  @_disfavoredOverload
  public static func allOf(_ matchers: (any Matcher)?...) -> Argument {
    Argument(
      phrase(matchers.map { Mimus.describe($0) }, joined: "and"),
      mayCapture: matchers.contains { Mimus.mayCapture($0) },
      recorded: { argument in CaptureScope.attempt { matchers.allSatisfy { Comparison.matches($0, argument) } } })
  }

  /// What is not nil and matches.
  ///
  /// - Parameter matcher: What is expected of the value.
  @_disfavoredOverload
  public static func some(_ matcher: any Matcher) -> Argument {
    Argument(
      "some \(Mimus.describe(matcher))", parts: NestedParts(matcher: matcher),
      recorded: { argument in !Comparison.isNil(argument) && matcher.matches(argument: argument) })
  }
}

// MARK: - Texts

extension Argument {
  fileprivate static func phrase(_ alternatives: [String], joined word: String) -> String {
    if alternatives.isEmpty { return word == "or" ? "any of nothing" : "all of nothing" }
    return alternatives.joined(separator: " \(word) ")
  }
}

/// The parts of a matcher that another one hands the same value on to.
struct NestedParts: ArgumentParts {
  nonisolated(unsafe) let matcher: any Matcher

  func differences(from actual: Any?) -> [Difference] {
    Comparison.isNil(actual) ? [] : Mimus.differences(expectedValue: matcher, actual: actual)
  }

  func incomparableElements(path: String) -> [IncomparableElement] {
    Mimus.incomparableElements(inValue: matcher, path: path)
  }
}
