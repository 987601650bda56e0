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
    text("a string with the suffix \(Mimus.describe(suffix))", isAboutEnd: true) { $0.hasSuffix(suffix) }
  }

  /// Matches strings that contain a given string.
  ///
  /// - Parameter other: The string to find.
  public static func contains(_ other: String) -> Argument {
    text("a string that contains \(Mimus.describe(other))") { $0.contains(other) }
  }

  /// Matches strings in which a regular expression finds a match.
  ///
  /// - Parameter regex: The expression, such as `/ISBN [0-9]{13}/`, or `/^ISBN [0-9]{13}$/` to match the whole string.
  public static func matches<Output>(_ regex: Regex<Output>) -> Argument {
    text("a string that matches the regex") { (try? regex.firstMatch(in: $0)) != nil }
  }

  /// Matches strings in which a regular expression, given as a string, finds a match. A string that isn't a valid
  /// regular expression is reported as a failure.
  ///
  /// - Parameter pattern: The expression, such as `"ISBN [0-9]{13}"`, or `"^ISBN [0-9]{13}$"` to match the whole
  ///   string.
  public static func matches(pattern: String) -> Argument {
    let regex = Pattern(pattern)
    return text(regex.description, regex.isValid ? nil : .invalidRegex, matching: regex.matches)
  }

  /// Returns a condition on the characters, so that other string types can meet it too.
  private static func text(
    _ description: @autoclosure @escaping () -> String, _ flaw: MatcherMisuse.Reason? = nil, isAboutEnd: Bool = false,
    matching condition: @escaping (String) -> Bool
  ) -> Argument {
    Argument(TextNode(phrase: description, isAboutEnd: isAboutEnd, flaw: flaw, predicate: condition))
  }
}

// MARK: - In lists of matchers of any type

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
  /// - Parameter regex: The expression, such as `/ISBN [0-9]{13}/`, or `/^ISBN [0-9]{13}$/` to match the whole string.
  public static func matches<Output>(_ regex: Regex<Output>) -> Argument {
    Argument(text: Argument<String>.matches(regex))
  }

  /// Matches strings in which a regular expression, given as a string, finds a match. A string that isn't a valid
  /// regular expression is reported as a failure.
  ///
  /// - Parameter pattern: The expression, such as `"ISBN [0-9]{13}"`, or `"^ISBN [0-9]{13}$"` to match the whole
  ///   string.
  public static func matches(pattern: String) -> Argument {
    Argument(text: Argument<String>.matches(pattern: pattern))
  }

  private init(text: Argument<String>) {
    self.init(text.node)
  }
}

/// A regular expression given as a string, which may turn out to be invalid.
private struct Pattern: CustomStringConvertible {
  let pattern: String
  private let regex: Regex<AnyRegexOutput>?

  init(_ pattern: String) {
    self.pattern = pattern
    regex = try? Regex(pattern)
  }

  var description: String { "a string that matches the regex \(pattern)" }

  var isValid: Bool { regex != nil }

  func matches(_ text: String) -> Bool {
    guard let regex else { return false }
    return (try? regex.firstMatch(in: text)) != nil
  }
}
