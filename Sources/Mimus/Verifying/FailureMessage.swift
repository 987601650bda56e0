/// The sentences of a failed verification, made of the facts of its verdict.
enum FailureMessage {
  /// The text of a verdict, or nil if there is nothing to report.
  static func text(for verdict: Verdict) -> String? {
    switch verdict {
    case .passed: nil
    case .failed(let finding): text(for: finding)
    case .invalidMode(let mode): invalidMode(mode)
    case .misuse(let identifier, let misuses): misuse(identifier, misuses)
    }
  }

  private static func text(for finding: Verdict.Finding) -> String {
    var text = BoundedText("Expected \(finding.expectation), \(finding.outcome).")
    let total = finding.areTooMany ? finding.matchedCount : finding.candidateCount - finding.matchedCount
    text.append(finding.shown, of: total, line: line)
    if let suggestion = finding.suggestion {
      text.append("Did you mean \(suggestion.identifier), called \(times(suggestion.count))?")
    }
    if finding.isMissingArguments {
      text.append("Without arguments:, a call must have none. To accept any, write arguments: .any")
    }
    if !finding.otherCalls.isEmpty {
      text.append("Other calls: \(summary(of: finding.otherCalls))")
    } else if finding.candidateCount == 0, finding.previous == nil {
      text.append("No other call was made either.")
    }
    return text.text
  }

  private static func line(for shown: Verdict.ShownCall) -> String {
    let head = "  #\(shown.number)  \(shown.call)"
    switch shown.mismatch {
    case .none:
      return head
    case .arity(let expected, let actual):
      let wanted = expected == 0 ? "no argument" : expected.counted("argument")
      return head + "\n        expected \(wanted), but it has \(actual)"
    case .arguments(let differences):
      let lines = differences.map { "        " + $0.replacingNewlines(by: "\n          ") }
      return ([head] + lines).joined(separator: "\n")
    }
  }

  /// The other calls of a mock, each member with its count.
  static func summary(of calls: [CallCount]) -> String {
    let shown = calls.prefix(BoundedText.mostItems).map { "\($0.identifier) ×\($0.count.grouped)" }
    let rest = calls.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? ", … and \(rest.grouped) more" : "")
  }

  static func times(_ count: Int) -> String {
    count == 1 ? "once" : count.counted("time")
  }
}

// MARK: - Parts of the first line

extension Verdict.Finding {
  var areTooMany: Bool { matchedCount > mode.maximum }

  /// Whether the calls were only missed because the verification asked for a call without arguments.
  var isMissingArguments: Bool {
    arguments == .none && !areTooMany && candidateCount > matchedCount
  }

  /// What was expected: `1 call to charge(_:to:) matching (_: 30, to: "alice")`.
  fileprivate var expectation: String {
    var text = "\(mode.phrase()) to \(identifier)"
    switch arguments {
    case .any: break
    case .none: if candidateCount > matchedCount { text += " without arguments" }
    case .actual(let arguments):
      text += arguments.isEmpty ? " without arguments" : " matching \(described(arguments))"
    }
    if let previous { text += " after \(previous)" }
    return text
  }

  private func described(_ arguments: [String]) -> String {
    describe(arguments: arguments, of: CallName(identifier))
  }

  /// What there was: `but none of 2 matched`.
  fileprivate var outcome: String {
    let later = previous == nil ? "" : " later"
    switch (matchedCount, candidateCount) {
    case (0, 0): return previous == nil ? "but it was never called" : "but there was none later"
    case (0, 1): return "but the only\(later) call to it did not match"
    case (0, _): return "but none of \(candidateCount.grouped)\(later) matched"
    case (candidateCount, 1): return "but there was 1\(later)"
    case (candidateCount, _): return "but there were \(matchedCount.grouped)\(later)"
    default: return "but \(matchedCount.grouped) of \(candidateCount.grouped)\(later) matched"
    }
  }
}

// MARK: - Misuse

extension FailureMessage {
  static func invalidMode(_ mode: VerificationMode) -> String {
    "A number of calls cannot be below zero, but the mode is \(mode.spelling). To expect no call, write mode: .never"
  }

  static func misuse(_ identifier: String, _ misuses: [MatcherMisuse]) -> String {
    var text = BoundedText("\(identifier) cannot be verified:")
    text.append(misuses) { "  \($0)" }
    var remedies: [String] = []
    for misuse in misuses where !remedies.contains(misuse.remedy) { remedies.append(misuse.remedy) }
    for remedy in remedies { text.append(remedy) }
    return text.text
  }
}

extension String {
  fileprivate func replacingNewlines(by replacement: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
