/// What a verification, a stub or an expectation says of the calls that it means: an identifier and arguments.
///
/// Matching runs user code, so it never happens under a lock.
struct CallPattern {
  let identifier: String
  let arguments: Arguments

  func matches(_ call: RecordedCall) -> Bool {
    CallName.matches(written: identifier, recorded: call.identifier) && mismatches(in: call) == 0
  }

  /// How many arguments of a call, whose identifier is known to be meant, do not match. A call with another number of
  /// arguments is farther away than any that has the right one.
  func mismatches(in call: RecordedCall) -> Int {
    switch arguments {
    case .any: return 0
    case .none: return call.arguments.isEmpty ? 0 : CallPattern.otherArity
    case .actual(let expected):
      guard expected.count == call.arguments.count else { return CallPattern.otherArity }
      var count = 0
      for index in expected.indices where !Comparison.matches(expected[index], call.arguments[index]) { count += 1 }
      return count
    }
  }

  /// More mismatches than any call has arguments.
  static let otherArity = Int.max

  /// Whether the arguments tell some calls to the member apart from others.
  var isSpecific: Bool {
    if case .any = arguments { return false }
    return true
  }

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
    guard case .actual(let expected) = arguments else { return [] }
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
