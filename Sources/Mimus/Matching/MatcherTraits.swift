/// A matcher of which is known, without asking it, what a pattern need not care for.
///
/// Of every other matcher the worst is assumed: it is user code, and may hold anything.
protocol TraitedMatcher: Matcher {
  /// Whether it may fill a captor.
  var mayCapture: Bool { get }
  /// Whether it may hold elements that can be compared with nothing.
  var mayBeIncomparable: Bool { get }
  /// Whether it accepts any value of its type.
  var isGeneral: Bool { get }
  /// Whether it accepts any argument, and nothing comes of asking it.
  var acceptsAnything: Bool { get }
  /// What it asks of the argument at an index.
  ///
  /// - Parameter next: what is asked of the arguments behind it.
  func condition(_ index: Int, before next: Condition?) -> Condition
}

extension TraitedMatcher {
  var mayCapture: Bool { false }
  var mayBeIncomparable: Bool { false }
  var isGeneral: Bool { false }
  var acceptsAnything: Bool { false }

  func condition(_ index: Int, before next: Condition?) -> Condition {
    MatcherCondition(self, index, before: next)
  }
}

extension Argument: TraitedMatcher {
  var mayBeIncomparable: Bool { parts != nil }
  var acceptsAnything: Bool { Value.self == Any.self && acceptsItsType }

  /// Whether it accepts any value of its type, and nothing comes of asking it.
  var acceptsItsType: Bool { isGeneral && !mayCapture }

  func condition(_ index: Int, before next: Condition?) -> Condition {
    plainExpectation?.condition(index, before: next) ?? ArgumentCondition(self, index, before: next)
  }
}

// A plain value holds no other matcher.
extension Int: TraitedMatcher {
  func condition(_ index: Int, before next: Condition?) -> Condition {
    IntegerCondition(self, index, before: next)
  }
}
extension Int8: TraitedMatcher {}
extension Int16: TraitedMatcher {}
extension Int32: TraitedMatcher {}
extension Int64: TraitedMatcher {}
extension UInt: TraitedMatcher {}
extension UInt8: TraitedMatcher {}
extension UInt16: TraitedMatcher {}
extension UInt32: TraitedMatcher {}
extension UInt64: TraitedMatcher {}
extension Double: TraitedMatcher {}
extension Float: TraitedMatcher {}
extension Bool: TraitedMatcher {}
extension String: TraitedMatcher {
  func condition(_ index: Int, before next: Condition?) -> Condition {
    TextCondition(self, index, before: next)
  }
}
extension Substring: TraitedMatcher {}
extension Character: TraitedMatcher {}

/// Whether a value may fill a captor when it is compared: only a matcher can.
func mayCapture(_ value: Any?) -> Bool {
  if let matcher = value as? any TraitedMatcher { return matcher.mayCapture }
  return value is any Matcher
}
