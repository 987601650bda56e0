import Foundation

/// A value, a container of matchers, or a matcher of the test's own that an argument must equal or match.
struct ValueNode: MatcherNode {
  let expected: Any?
  /// The type of the arguments to match, if it is known.
  let type: Any.Type

  init(_ expected: Any?, of type: Any.Type = Any.self) {
    self.expected = expected
    self.type = type
  }

  var description: String { describe(expected) }
  var captures: Bool { Comparison.mayCapture(expected) }
  var children: [NodeChild] { (expected as? any NodeMatcher).map { [NodeChild(node: $0.node)] } ?? [] }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    comparison.accepts(expected, argument)
  }

  func ownMisuses(path: String) -> [MatcherMisuse] {
    if let value = Comparison.unwrapped(expected), !Comparison.mayEqual(value, valuesOf: type) {
      let wrapped = Comparison.wrappedType(of: type)
      let problem = MatcherMisuse.Problem.mistyped(
        value: describe(value), type: ValueDescription.name(of: Swift.type(of: value)),
        expected: ValueDescription.name(of: wrapped), isProtocol: Comparison.isExistential(wrapped))
      return [MatcherMisuse(path: path, problem: problem)]
    }
    if expected is any NodeMatcher { return [] }
    if let reason = MatcherMisuse.Reason.ofNothingEqual(expected) { return misuses(reason, path: path) }
    return MatcherMisuse.all(inElement: expected, path: path)
  }
}

/// A value that an argument must equal, with a fast path for arguments of the same type.
struct EqualNode<Value: Equatable>: MatcherNode {
  let expected: Value
  /// Whether values of the same type match if they are equal.
  private let usesEquality: Bool
  private let isStandard: Bool
  /// Whether the value may be a matcher that also matches what doesn't equal it.
  private let mayMatchOthers: Bool

  init(_ expected: Value) {
    self.expected = expected
    usesEquality = Comparison.decidesByEquality(Value.self)
    isStandard = Value.self is any PlainMatcher.Type
    mayMatchOthers = !isStandard && Value.self is any Matcher.Type
  }

  private var whole: ValueNode { ValueNode(expected) }

  var description: String { whole.description }
  var captures: Bool { !isStandard && whole.captures }
  var soleValue: Any? { expected }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    if usesEquality, let argument, Swift.type(of: argument) == Value.self, let value = argument as? Value {
      if Comparison.areEqual(value, expected) { return true }
      if !comparison.isExplaining, !mayMatchOthers { return false }
    }
    return comparison.accepts(expected, argument)
  }

  func acceptsAtOnce(_ argument: Any) -> Bool? {
    guard isStandard, Swift.type(of: argument) == Value.self, let value = argument as? Value else { return nil }
    return value == expected
  }

  func ownMisuses(path: String) -> [MatcherMisuse] {
    if let reason = MatcherMisuse.Reason.ofNothingEqual(expected) { return misuses(reason, path: path) }
    return isStandard ? [] : MatcherMisuse.all(in: expected, path: path)
  }
}

/// Matches nil.
struct NilNode: MatcherNode {
  var description: String { "nil" }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    Comparison.isNil(argument) || comparison.refuse(description, argument)
  }
}
