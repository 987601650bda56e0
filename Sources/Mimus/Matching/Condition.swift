/// What a pattern asks of one argument, prepared to be asked of many calls, and of the arguments behind it.
///
/// A matcher can be asked directly too. But a stub or a verification may ask it a million times, and to take it and the
/// argument out of their lists costs more than most comparisons. User code may run in it, as in the matcher.
class Condition {
  private final let index: Int
  private final let next: Condition?

  init(_ index: Int, before next: Condition?) {
    self.index = index
    self.next = next
  }

  /// Whether an argument is what is asked for.
  func accepts(_ argument: Any?) -> Bool { true }

  /// The same without user code, so that it may be asked under a lock; nil if that is not enough to say.
  func acceptsAtOnce(_ argument: Any?) -> Bool? { nil }

  /// Whether the arguments meet this condition and those behind it.
  final func isMet(by arguments: [Any?]) -> Bool {
    guard accepts(arguments[index]) else { return false }
    return next?.isMet(by: arguments) ?? true
  }

  /// The same without user code, so that it may be asked under a lock; nil if that is not enough to say.
  final func isMetAtOnce(by arguments: [Any?]) -> Bool? {
    guard let accepts = acceptsAtOnce(arguments[index]) else { return nil }
    guard accepts, let next else { return accepts }
    return next.isMetAtOnce(by: arguments)
  }

  /// How many arguments do not meet this condition and those behind it.
  final func mismatches(in arguments: [Any?]) -> Int {
    (accepts(arguments[index]) ? 0 : 1) + (next?.mismatches(in: arguments) ?? 0)
  }
}

extension Condition {
  /// What a matcher asks of the argument at an index, in the shortest way that there is.
  ///
  /// - Parameters:
  ///   - node: The matcher's node, if it consists of nodes.
  ///   - next: What is asked of the arguments behind it.
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

/// What any matcher asks.
final class MatcherCondition: Condition {
  private let matcher: any Matcher

  init(_ matcher: any Matcher, _ index: Int, before next: Condition?) {
    self.matcher = matcher
    super.init(index, before: next)
  }

  override func accepts(_ argument: Any?) -> Bool { matcher.matches(argument: argument) }
}

/// What an argument asks, whose node can often answer without user code.
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

/// What a nil in a list of matchers asks.
final class NilCondition: Condition {
  override func accepts(_ argument: Any?) -> Bool { Comparison.isNil(argument) }
}

// A string and an integer are what calls have most, so each has a condition of its own. They differ in the type alone,
// but a generic class for both would ask the type at run time, for each call anew.

/// What a string asks.
final class TextCondition: Condition {
  private let text: String
  /// What decides about an argument of another type.
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

/// What an integer asks.
final class IntegerCondition: Condition {
  private let integer: Int
  /// What decides about an argument of another type.
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

// To take a value out of an existential costs more than most comparisons, but nothing where its type is known.

@_specialize(where Value == String)
private func isEqual<Value>(_ value: Value, _ text: String) -> Bool? {
  Value.self == String.self ? (value as? String).map { $0 == text } : nil
}

@_specialize(where Value == Int)
private func isEqual<Value>(_ value: Value, _ integer: Int) -> Bool? {
  Value.self == Int.self ? (value as? Int).map { $0 == integer } : nil
}
