extension CallPattern {
  /// How a call differs from what is expected of it, a line each; nothing if it is a call to something else.
  func differences(from call: RecordedCall) -> [String] {
    guard concerns(call.identifier) else { return [] }
    switch Verdict.Mismatch(arguments, call) {
    case .none: return []
    case .arguments(let differences): return differences
    case .arity(let expected, let actual):
      return ["expected \(expected == 0 ? "no argument" : expected.counted("argument")), but it has \(actual)"]
    }
  }
}
