/// What a verification, a stub or an expectation says of the calls that it means: an identifier and arguments.
///
/// Matching runs user code, so it never happens under a lock.
struct CallPattern {
  let identifier: String
  let arguments: Arguments
  let conditions: ArgumentConditions

  init(identifier: String, arguments: Arguments) {
    self.identifier = identifier
    self.arguments = arguments
    conditions = ArgumentConditions(arguments)
  }

  func matches(_ call: RecordedCall) -> Bool {
    CallName.matches(written: identifier, recorded: call.identifier) && conditions.areMet(by: call.arguments)
  }

  /// How closely the pattern describes a call: the arguments that it says something of.
  var specificity: Int {
    switch arguments {
    case .any: 0
    case .none: 1
    case .actual(let expected): 1 + expected.count { ($0 as? any TraitedMatcher)?.isGeneral != true }
    }
  }

  /// The elements of expected containers that can be compared with nothing, as text.
  var incomparableElements: [String] {
    guard conditions.mayBeIncomparable, case .actual(let expected) = arguments else { return [] }
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
