/// What a pattern asks of the arguments of a call whose member is known to be meant, prepared to be asked of many calls.
///
/// Matching runs user code, so it never happens under a lock, but for what is decided at once.
struct ArgumentConditions: @unchecked Sendable {
  // Unchecked as `Argument` is: what the test's matchers hold is used wherever the call is made or verified.

  /// Whether they tell some calls to the member apart from others.
  let areSpecific: Bool
  /// Whether a matcher may fill a captor, so that a scope has to be open while it is asked.
  let mayCapture: Bool
  /// How many arguments there have to be; nil if any number will do.
  private let count: Int?
  /// What is asked of them, one after the other; those of which nothing is asked are left out.
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

  /// Whether arguments meet them, and what was captured on the way, if anything can be.
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

  /// Whether arguments meet them, as far as that can be said without user code; nil if a matcher has to be asked.
  func areMetAtOnce(by arguments: [Any?]) -> Bool? {
    if let count, arguments.count != count { return false }
    guard let first else { return true }
    return first.isMetAtOnce(by: arguments)
  }

  /// How many arguments do not meet them. A call with another number of arguments is farther away than any that has the
  /// right one.
  func mismatches(in arguments: [Any?]) -> Int {
    if let count, arguments.count != count { return ArgumentConditions.otherArity }
    return first?.mismatches(in: arguments) ?? 0
  }

  /// More mismatches than any call has arguments.
  private static let otherArity = Int.max
}
