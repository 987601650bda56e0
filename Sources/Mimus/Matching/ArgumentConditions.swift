/// What a pattern requires of the arguments of a call to the right member, prepared for matching many calls.
///
/// Matching runs user code, so it never happens under a lock, except for what can be decided without user code.
struct ArgumentConditions: @unchecked Sendable {
  // Unchecked for the same reason as `Argument`: the test's matchers are used wherever the call is made or verified.

  /// Whether they distinguish some calls to the member from others.
  let areSpecific: Bool
  /// Whether a matcher may fill a captor, so that matching needs a scope.
  let mayCapture: Bool
  /// The required number of arguments, or nil if any number matches.
  private let count: Int?
  /// The conditions on the arguments, as a linked list. Arguments that aren't restricted have none.
  private let first: Condition?

  init(_ arguments: Arguments) {
    guard case .actual(let expected) = arguments else {
      if case .any = arguments { (areSpecific, count) = (false, nil) } else { (areSpecific, count) = (true, 0) }
      (mayCapture, first) = (false, nil)
      return
    }
    var mayCapture = false
    var first: Condition?
    for (index, matcher) in expected.enumerated().reversed() {
      guard let matcher else {
        first = NilCondition(index, before: first)
        continue
      }
      let node = (matcher as? any NodeMatcher)?.node
      if let node, node.acceptsAnything { continue }
      mayCapture = mayCapture || (node?.mayCapture ?? Comparison.mayCapture(matcher))
      first = .asking(matcher, node, index, before: first)
    }
    (areSpecific, count) = (true, expected.count)
    (self.mayCapture, self.first) = (mayCapture, first)
  }

  /// Returns whether arguments meet the conditions, and adds what was captured on the way, if anything can be.
  func areMet(by arguments: [Any?], capturing captures: inout PendingCaptures?) -> Bool {
    guard mayCapture else { return areMet(by: arguments) }
    let (isMatch, captured) = CaptureScope.collecting { _ in areMet(by: arguments) }
    captures = captured
    return isMatch
  }

  func areMet(by arguments: [Any?]) -> Bool {
    if let count, arguments.count != count { return false }
    return first?.isMet(by: arguments) ?? true
  }

  /// Returns whether arguments meet the conditions, or nil if user code has to decide.
  func areMetAtOnce(by arguments: [Any?]) -> Bool? {
    if let count, arguments.count != count { return false }
    guard let first else { return true }
    return first.isMetAtOnce(by: arguments)
  }

  /// Returns the number of arguments that don't meet the conditions. A call with a different number of arguments is
  /// farther away than any call with the right number.
  func mismatches(in arguments: [Any?]) -> Int {
    if let count, arguments.count != count { return ArgumentConditions.otherArity }
    return first?.mismatches(in: arguments) ?? 0
  }

  /// More mismatches than any call can have arguments.
  private static let otherArity = Int.max
}
