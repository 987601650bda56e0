extension CallPattern {
  /// Compares a call with what is expected, or returns nil if it is a call to a different member.
  func mismatch(with call: RecordedCall) -> Verdict.Mismatch? {
    concerns(call.identifier) ? Verdict.Mismatch(arguments, call) : nil
  }

  /// Describes what is expected, the large arguments by the parts in which calls differ from them.
  func description(comparedWith mismatches: [Verdict.Mismatch]) -> String {
    switch Verdict.ExpectedArguments(arguments, comparedWith: mismatches) {
    case .any: identifier
    case .none: describe(call: identifier, arguments: [])
    case .actual(let expected): describe(call: identifier, arguments: expected)
    }
  }
}

extension Verdict.Mismatch {
  /// How a call differs from what is expected, one line for each difference.
  var lines: [String] {
    switch self {
    case .none: []
    case .arguments(let arguments): arguments.flatMap(\.lines)
    case .arity(let expected, let actual):
      ["expected \(expected == 0 ? "no arguments" : expected.counted("argument")), but it has \(actual)"]
    }
  }
}
