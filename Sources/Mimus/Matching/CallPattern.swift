/// What a verification, a stub or an expectation says of the calls that it means: an identifier and arguments.
///
/// Matching runs user code, so it never happens under a lock.
struct CallPattern {
  let identifier: String
  let arguments: Arguments
  /// Whether a matcher may fill a captor, so that a scope has to be open while it is asked.
  let mayCapture: Bool
  /// Whether a matcher may hold elements that can be compared with nothing.
  private let mayBeIncomparable: Bool
  /// Whether the arguments tell some calls to the member apart from others.
  let isSpecific: Bool
  /// What is asked of the arguments, by their index; those of which nothing is asked are left out.
  private let conditions: ContiguousArray<(index: Int, condition: Condition)>
  /// How many arguments there have to be; nil if any number will do.
  private let argumentCount: Int?

  init(identifier: String, arguments: Arguments) {
    self.identifier = identifier
    self.arguments = arguments
    var (mayCapture, mayBeIncomparable) = (false, false)
    var conditions: ContiguousArray<(index: Int, condition: Condition)> = []
    if case .actual(let expected) = arguments {
      for (index, matcher) in expected.enumerated() {
        let traits = matcher as? any TraitedMatcher
        mayCapture = mayCapture || traits?.mayCapture ?? (matcher != nil)
        mayBeIncomparable = mayBeIncomparable || traits?.mayBeIncomparable ?? (matcher != nil)
        let condition = traits.map(\.condition) ?? matcher.map(MatcherCondition.init) ?? NilCondition()
        if let condition { conditions.append((index, condition)) }
      }
    }
    self.mayCapture = mayCapture
    self.mayBeIncomparable = mayBeIncomparable
    self.conditions = conditions
    (isSpecific, argumentCount) =
      switch arguments {
      case .any: (false, nil)
      case .none: (true, 0)
      case .actual(let expected): (true, expected.count)
      }
  }

  func matches(_ call: RecordedCall) -> Bool {
    CallName.matches(written: identifier, recorded: call.identifier) && isMatch(call.arguments)
  }

  /// Whether arguments match, and what was captured on the way.
  func accepts(_ arguments: [Any?]) -> (isMatch: Bool, captures: PendingCaptures) {
    guard mayCapture else { return (isMatch(arguments), .none) }
    return CaptureScope.collecting { _ in isMatch(arguments) }
  }

  /// Whether the arguments of a call whose identifier is known to be meant match.
  private func isMatch(_ arguments: [Any?]) -> Bool {
    if let argumentCount, arguments.count != argumentCount { return false }
    for (index, condition) in conditions where !condition.accepts(arguments[index]) { return false }
    return true
  }

  /// How many arguments of a call, whose identifier is known to be meant, do not match. A call with another number of
  /// arguments is farther away than any that has the right one.
  func mismatches(in arguments: [Any?]) -> Int {
    if let argumentCount, arguments.count != argumentCount { return CallPattern.otherArity }
    var count = 0
    for (index, condition) in conditions where !condition.accepts(arguments[index]) { count += 1 }
    return count
  }

  /// More mismatches than any call has arguments.
  static let otherArity = Int.max

  /// How closely the pattern describes a call: the arguments that it says something of.
  var specificity: Int {
    switch arguments {
    case .any: 0
    case .none: 1
    case .actual(let expected): 1 + expected.count { !CallPattern.acceptsAnything($0) }
    }
  }

  /// Whether a matcher says nothing of its argument, which only its words tell.
  static func acceptsAnything(_ matcher: (any Matcher)?) -> Bool {
    ["any", "any (captured)"].contains(describe(matcher))
  }

  /// The elements of expected containers that can be compared with nothing, as text.
  var incomparableElements: [String] {
    guard mayBeIncomparable, case .actual(let expected) = arguments else { return [] }
    let name = CallName(identifier)
    return expected.indices.flatMap { index in
      Mimus.incomparableElements(
        in: expected[index], path: name.argumentName(at: index, count: expected.count)
      ).map { "\($0.path): \($0.type) is neither a Matcher nor Equatable" }
    }
  }
}

// MARK: - Description

extension CallPattern: CustomStringConvertible {
  var description: String {
    switch arguments {
    case .any: identifier
    case .none: describe(call: identifier, arguments: [])
    case .actual(let expected): describe(call: identifier, arguments: expected.map { describe($0) })
    }
  }
}
