/// What a pattern asks of one argument, prepared to be asked of many calls.
///
/// A matcher can be asked directly too. But a stub or a verification may ask it a million times, and to take it and the
/// argument out of their lists costs more than most comparisons. User code may run in it, as in the matcher.
class Condition {
  /// Whether an argument is what is asked for.
  func accepts(_ argument: Any?) -> Bool { true }
}

/// What any matcher asks.
final class MatcherCondition: Condition {
  private let matcher: any Matcher

  init(_ matcher: any Matcher) {
    self.matcher = matcher
  }

  override func accepts(_ argument: Any?) -> Bool { matcher.matches(argument: argument) }
}

/// What a nil in a list of matchers asks.
final class NilCondition: Condition {
  override func accepts(_ argument: Any?) -> Bool { Comparison.isNil(argument) }
}

/// What a string asks: the kind of argument that calls have most.
final class TextCondition: Condition {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  override func accepts(_ argument: Any?) -> Bool {
    if let argument, type(of: argument) == String.self, let other = argument as? String { return other == text }
    return Comparison.isEqual(text, argument)
  }
}

/// What an integer asks.
final class IntegerCondition: Condition {
  private let integer: Int

  init(_ integer: Int) {
    self.integer = integer
  }

  override func accepts(_ argument: Any?) -> Bool {
    if let argument, type(of: argument) == Int.self, let other = argument as? Int { return other == integer }
    return Comparison.isEqual(integer, argument)
  }
}
