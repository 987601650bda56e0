/// The calls that a verification, a stub, or an expectation matches: an identifier and arguments.
///
/// Matching runs user code, so it never happens under a lock.
struct CallPattern {
  let identifier: String
  let arguments: Arguments
  let conditions: ArgumentConditions
  /// Whether the compiler checks the identifier, so that it can't be misspelled.
  let isChecked: Bool

  init(identifier: String, arguments: Arguments, isChecked: Bool = false) {
    self.identifier = identifier
    self.arguments = arguments
    self.isChecked = isChecked
    conditions = ArgumentConditions(arguments)
  }

  /// Creates the pattern for a member identified by a case of its fake's enumeration.
  init<Method: RawRepresentable<String>>(_ method: Method, _ arguments: Arguments) {
    self.init(identifier: method.rawValue, arguments: arguments, isChecked: true)
  }

  func matches(_ call: RecordedCall) -> Bool {
    CallName.matches(written: identifier, recorded: call.identifier) && conditions.areMet(by: call.arguments)
  }

  /// How closely the pattern describes a call: the number of arguments it restricts.
  var specificity: Int {
    switch arguments {
    case .any: 0
    case .none: 1
    case .actual(let expected): 1 + expected.count { ($0 as? any NodeMatcher)?.node.isGeneral != true }
    }
  }

  /// The parts of the expected arguments that could never match any call.
  var misuses: [MatcherMisuse] {
    guard case .actual(let expected) = arguments else { return [] }
    let name = CallName(identifier)
    let found = expected.indices.flatMap { index -> [MatcherMisuse] in
      guard let matcher = expected[index],
        !(matcher is any PlainMatcher) || MatcherMisuse.Reason.ofNothingEqual(matcher) != nil
      else { return [] }
      return node(of: matcher).misuses(path: name.argumentName(at: index, count: expected.count))
    }
    return Array(found.prefix(MatcherMisuse.limit))
  }
}

// MARK: - Description

extension CallPattern: CustomStringConvertible {
  var description: String { description(comparedWith: []) }
}
