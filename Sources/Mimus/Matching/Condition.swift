/// A condition on one argument, prepared for matching many calls, followed by the conditions on later arguments.
///
/// A matcher can also be asked directly. But a stub or a verification may ask it a million times, and taking the
/// matcher and the argument out of their lists costs more than most comparisons. Like the matcher, a condition may run
/// user code.
class Condition {
  private final let index: Int
  private final let next: Condition?

  init(_ index: Int, before next: Condition?) {
    self.index = index
    self.next = next
  }

  /// Returns whether an argument meets the condition.
  func accepts(_ argument: Any?) -> Bool { true }

  /// Returns whether an argument meets the condition, or nil if user code has to decide. It can be asked under a lock.
  func acceptsAtOnce(_ argument: Any?) -> Bool? { nil }

  /// Returns whether the arguments meet this condition and those that follow it.
  final func isMet(by arguments: [Any?]) -> Bool {
    guard accepts(arguments[index]) else { return false }
    return next?.isMet(by: arguments) ?? true
  }

  /// Returns whether an argument meets the condition, or nil if user code has to decide. It can be asked under a lock.
  final func isMetAtOnce(by arguments: [Any?]) -> Bool? {
    guard let accepts = acceptsAtOnce(arguments[index]) else { return nil }
    guard accepts, let next else { return accepts }
    return next.isMetAtOnce(by: arguments)
  }

  /// Returns the number of arguments that don't meet this condition and those that follow it.
  final func mismatches(in arguments: [Any?]) -> Int {
    (accepts(arguments[index]) ? 0 : 1) + (next?.mismatches(in: arguments) ?? 0)
  }
}

extension Condition {
  /// Returns the fastest condition for a matcher of the argument at an index.
  ///
  /// - Parameters:
  ///   - node: The matcher's node, if it has one.
  ///   - next: The conditions on the arguments that follow.
  static func asking(
    _ matcher: any Matcher, _ node: (any MatcherNode)?, _ index: Int, before next: Condition?
  ) -> Condition {
    let value = node.map(\.soleValue) ?? matcher
    if let value, type(of: value) == String.self, let text = value as? String {
      return TextCondition(text, matcher, index, before: next)
    }
    if let value, type(of: value) == Int.self, let integer = value as? Int {
      return IntegerCondition(integer, matcher, index, before: next)
    }
    if let node { return NodeCondition(node, index, before: next) }
    return MatcherCondition(matcher, index, before: next)
  }
}

/// The condition for any matcher.
final class MatcherCondition: Condition {
  private let matcher: any Matcher

  init(_ matcher: any Matcher, _ index: Int, before next: Condition?) {
    self.matcher = matcher
    super.init(index, before: next)
  }

  override func accepts(_ argument: Any?) -> Bool { matcher.matches(argument: argument) }
}

/// The condition for an `Argument`, whose node can often decide without user code.
final class NodeCondition: Condition {
  private let node: any MatcherNode

  init(_ node: any MatcherNode, _ index: Int, before next: Condition?) {
    self.node = node
    super.init(index, before: next)
  }

  override func acceptsAtOnce(_ argument: Any?) -> Bool? { argument.flatMap { node.acceptsAtOnce($0) } }

  override func accepts(_ argument: Any?) -> Bool {
    var comparison = Comparison()
    return node.accepts(argument, in: &comparison)
  }
}

/// The condition for a nil in a list of matchers.
final class NilCondition: Condition {
  override func accepts(_ argument: Any?) -> Bool { Comparison.isNil(argument) }
}

// Strings and integers are the most common arguments, so each has a condition of its own. They differ only in type, but
// a generic class for both would look up the type at run time for each call.

/// The condition for a string.
final class TextCondition: Condition {
  private let text: String
  /// The matcher that decides about an argument of a different type.
  private let matcher: any Matcher

  init(_ text: String, _ matcher: any Matcher, _ index: Int, before next: Condition?) {
    (self.text, self.matcher) = (text, matcher)
    super.init(index, before: next)
  }

  override func accepts(_ argument: Any?) -> Bool {
    acceptsAtOnce(argument) ?? matcher.matches(argument: argument)
  }

  override func acceptsAtOnce(_ argument: Any?) -> Bool? {
    guard let argument else { return nil }
    return isEqual(argument, text)
  }
}

/// The condition for an integer.
final class IntegerCondition: Condition {
  private let integer: Int
  /// The matcher that decides about an argument of a different type.
  private let matcher: any Matcher

  init(_ integer: Int, _ matcher: any Matcher, _ index: Int, before next: Condition?) {
    (self.integer, self.matcher) = (integer, matcher)
    super.init(index, before: next)
  }

  override func accepts(_ argument: Any?) -> Bool {
    acceptsAtOnce(argument) ?? matcher.matches(argument: argument)
  }

  override func acceptsAtOnce(_ argument: Any?) -> Bool? {
    guard let argument else { return nil }
    return isEqual(argument, integer)
  }
}

// Taking a value out of an existential costs more than most comparisons, but nothing if its type is known.

@_specialize(where Value == String)
private func isEqual<Value>(_ value: Value, _ text: String) -> Bool? {
  Value.self == String.self ? (value as? String).map { $0 == text } : nil
}

@_specialize(where Value == Int)
private func isEqual<Value>(_ value: Value, _ integer: Int) -> Bool? {
  Value.self == Int.self ? (value as? Int).map { $0 == integer } : nil
}
