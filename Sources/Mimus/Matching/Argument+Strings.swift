extension Argument where Value: StringProtocol {
  /// Matches strings with a given prefix.
  ///
  /// - Parameter prefix: The prefix.
  public static func hasPrefix(_ prefix: String) -> Argument {
    text("a string with the prefix \(Mimus.describe(prefix))") { $0.hasPrefix(prefix) }
  }

  /// Matches strings with a given suffix.
  ///
  /// - Parameter suffix: The suffix.
  public static func hasSuffix(_ suffix: String) -> Argument {
    text("a string with the suffix \(Mimus.describe(suffix))") { $0.hasSuffix(suffix) }
  }

  /// Matches strings that contain another one.
  ///
  /// - Parameter other: The string to find.
  public static func contains(_ other: String) -> Argument {
    text("a string that contains \(Mimus.describe(other))") { $0.contains(other) }
  }

  /// Matches strings in which a regular expression finds a match.
  ///
  /// - Parameter regex: The expression: `/ISBN [0-9]{13}/`, or `/^ISBN [0-9]{13}$/` for the whole string.
  public static func matches<Output>(_ regex: Regex<Output>) -> Argument {
    text("a string that matches the regex") { (try? regex.firstMatch(in: $0)) != nil }
  }

  /// Matches strings in which a pattern finds a match. A pattern that isn't a regular expression matches nothing.
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
    Argument(TextNode(phrase: description, predicate: condition))
  }
}

// MARK: - In a list of matchers of any type

extension Argument where Value == Any {
  /// Matches strings with a given prefix.
  ///
  /// - Parameter prefix: The prefix.
  public static func hasPrefix(_ prefix: String) -> Argument {
    Argument(text: Argument<String>.hasPrefix(prefix))
  }

  /// Matches strings with a given suffix.
  ///
  /// - Parameter suffix: The suffix.
  public static func hasSuffix(_ suffix: String) -> Argument {
    Argument(text: Argument<String>.hasSuffix(suffix))
  }

  /// Matches strings in which a regular expression finds a match.
  ///
  /// - Parameter regex: The expression: `/ISBN [0-9]{13}/`, or `/^ISBN [0-9]{13}$/` for the whole string.
  public static func matches<Output>(_ regex: Regex<Output>) -> Argument {
    Argument(text: Argument<String>.matches(regex))
  }

  /// Matches strings in which a pattern finds a match. A pattern that isn't a regular expression matches nothing.
  ///
  /// - Parameter pattern: The expression: `"ISBN [0-9]{13}"`, or `"^ISBN [0-9]{13}$"` for the whole string.
  public static func matches(pattern: String) -> Argument {
    Argument(text: Argument<String>.matches(pattern: pattern))
  }

  private init(text: Argument<String>) {
    self.init(text.node)
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
