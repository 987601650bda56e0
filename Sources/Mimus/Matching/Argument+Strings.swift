extension Argument where Value: StringProtocol {
  /// A string with a beginning.
  ///
  /// - Parameter prefix: The beginning.
  public static func hasPrefix(_ prefix: String) -> Argument {
    text("a string with the prefix \(Mimus.describe(prefix))") { $0.hasPrefix(prefix) }
  }

  /// A string with an end.
  ///
  /// - Parameter suffix: The end.
  public static func hasSuffix(_ suffix: String) -> Argument {
    text("a string with the suffix \(Mimus.describe(suffix))") { $0.hasSuffix(suffix) }
  }

  /// A string with another one in it.
  ///
  /// - Parameter other: The string to be found.
  public static func contains(_ other: String) -> Argument {
    text("a string that contains \(Mimus.describe(other))") { $0.contains(other) }
  }

  /// A string in which a regular expression finds something.
  ///
  /// - Parameter regex: The expression: `/ISBN [0-9]{13}/`, or `/^ISBN [0-9]{13}$/` for the whole string.
  public static func matches<Output>(_ regex: Regex<Output>) -> Argument {
    text("a string that matches the regex") { (try? regex.firstMatch(in: $0)) != nil }
  }

  /// A string in which a pattern finds something. A pattern that is no regular expression finds nothing.
  ///
  /// - Parameter pattern: The expression: `"ISBN [0-9]{13}"`, or `"^ISBN [0-9]{13}$"` for the whole string.
  public static func matches(pattern: String) -> Argument {
    let regex = Pattern(pattern)
    return text(regex.description, matching: regex.matches)
  }

  /// A condition on the characters, which a string of another type meets as well.
  private static func text(
    _ description: @autoclosure @escaping () -> String, matching condition: @escaping (String) -> Bool
  ) -> Argument {
    Argument(
      description(), mayCapture: false, value: { condition(String($0)) },
      recorded: { Comparison.text($0).map(condition) ?? false })
  }
}

// MARK: - In a list of matchers of any type

extension Argument where Value == Any {
  /// A string with a beginning.
  ///
  /// - Parameter prefix: The beginning.
  public static func hasPrefix(_ prefix: String) -> Argument {
    Argument(text: Argument<String>.hasPrefix(prefix))
  }

  /// A string with an end.
  ///
  /// - Parameter suffix: The end.
  public static func hasSuffix(_ suffix: String) -> Argument {
    Argument(text: Argument<String>.hasSuffix(suffix))
  }

  /// A string in which a regular expression finds something.
  ///
  /// - Parameter regex: The expression: `/ISBN [0-9]{13}/`, or `/^ISBN [0-9]{13}$/` for the whole string.
  public static func matches<Output>(_ regex: Regex<Output>) -> Argument {
    Argument(text: Argument<String>.matches(regex))
  }

  /// A string in which a pattern finds something. A pattern that is no regular expression finds nothing.
  ///
  /// - Parameter pattern: The expression: `"ISBN [0-9]{13}"`, or `"^ISBN [0-9]{13}$"` for the whole string.
  public static func matches(pattern: String) -> Argument {
    Argument(text: Argument<String>.matches(pattern: pattern))
  }

  private init(text: Argument<String>) {
    self.init(text.description, mayCapture: text.mayCapture, recorded: text.matches(argument:))
  }
}

/// A regular expression that came as text, and that may turn out to be none.
private struct Pattern: CustomStringConvertible {
  let pattern: String
  private let regex: Regex<AnyRegexOutput>?

  init(_ pattern: String) {
    self.pattern = pattern
    regex = try? Regex(pattern)
  }

  var description: String {
    let name = "a string that matches the regex \(pattern)"
    return regex == nil ? name + ", which is no regular expression" : name
  }

  func matches(_ text: String) -> Bool {
    guard let regex else { return false }
    return (try? regex.firstMatch(in: text)) != nil
  }
}
