extension CallPattern {
  /// Returns how a call differs from what is expected, one line for each difference, or nothing if it is a call to a
  /// different member.
  func differences(from call: RecordedCall) -> [String] {
    guard concerns(call.identifier) else { return [] }
    switch Verdict.Mismatch(arguments, call) {
    case .none: return []
    case .arguments(let arguments): return arguments.flatMap(\.lines)
    case .arity(let expected, let actual):
      return ["expected \(expected == 0 ? "no arguments" : expected.counted("argument")), but it has \(actual)"]
    }
  }
}
