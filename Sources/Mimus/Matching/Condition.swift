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

/// What any matcher asks.
final class MatcherCondition: Condition {
  private let matcher: any Matcher

  init(_ matcher: any Matcher, _ index: Int, before next: Condition?) {
    self.matcher = matcher
    super.init(index, before: next)
  }

  override func accepts(_ argument: Any?) -> Bool { matcher.matches(argument: argument) }
}

/// What an argument asks, which has a short way with a value of its type.
final class ArgumentCondition<Value>: Condition {
  private let argument: Argument<Value>
  private let acceptsItsType: Bool

  init(_ argument: Argument<Value>, _ index: Int, before next: Condition?) {
    self.argument = argument
    acceptsItsType = argument.acceptsItsType
    super.init(index, before: next)
  }

  override func acceptsAtOnce(_ recorded: Any?) -> Bool? {
    if acceptsItsType, let recorded, type(of: recorded) == Value.self { return true }
    return nil
  }

  override func accepts(_ recorded: Any?) -> Bool {
    if let recorded, type(of: recorded) == Value.self {
      if acceptsItsType { return true }
      if let value = recorded as? Value { return argument.matches(value) }
    }
    return argument.matches(argument: recorded)
  }
}

/// What a nil in a list of matchers asks.
final class NilCondition: Condition {
  override func accepts(_ argument: Any?) -> Bool { Comparison.isNil(argument) }
}

/// What a string asks: the kind of argument that calls have most.
final class TextCondition: Condition {
  private let text: String

  init(_ text: String, _ index: Int, before next: Condition?) {
    self.text = text
    super.init(index, before: next)
  }

  override func accepts(_ argument: Any?) -> Bool { acceptsAtOnce(argument) ?? Comparison.isEqual(text, argument) }

  override func acceptsAtOnce(_ argument: Any?) -> Bool? {
    guard let argument else { return nil }
    return isEqual(argument, text)
  }
}

/// What an integer asks.
final class IntegerCondition: Condition {
  private let integer: Int

  init(_ integer: Int, _ index: Int, before next: Condition?) {
    self.integer = integer
    super.init(index, before: next)
  }

  override func accepts(_ argument: Any?) -> Bool { acceptsAtOnce(argument) ?? Comparison.isEqual(integer, argument) }

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
