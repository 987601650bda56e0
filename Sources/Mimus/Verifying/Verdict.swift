/// The outcome of a verification, as facts: what `FailureMessage` makes its sentences of.
enum Verdict: Equatable {
  case passed
  case failed(Finding)
  /// The mode asks for a count below zero.
  case invalidMode(VerificationMode)
  /// Parts of the expected arguments could never match, whatever the calls.
  case misuse(identifier: String, [MatcherMisuse])

  /// What was expected and what was found instead.
  struct Finding: Equatable {
    let identifier: String
    let arguments: ExpectedArguments
    let mode: VerificationMode
    /// Where an order is verified: the call behind which this one was looked for.
    var previous: String?
    let candidateCount: Int
    let matchedCount: Int
    /// The calls to show: those too many, or those nearest to a match.
    let shown: [ShownCall]
    /// How often other members were called.
    let otherCalls: [CallCount]
    /// The nearest identifier that was recorded, where this one never was.
    let suggestion: CallCount?
  }

  enum ExpectedArguments: Equatable {
    case any
    case none
    /// Each described, in order.
    case actual([String])
  }

  struct ShownCall: Equatable {
    let number: Int
    let call: String
    let mismatch: Mismatch
  }

  enum Mismatch: Equatable {
    /// The call matches: there are too many of its kind.
    case none
    case arity(expected: Int, actual: Int)
    /// The differences, each under its argument's name.
    case arguments([String])
  }
}

// MARK: - Judging

extension Verdict {
  init(_ verification: Verification, _ tally: Tally, in calls: CallList, after previous: RecordedCall? = nil) {
    if verification.mode.isSatisfied(by: tally.matchedCount) {
      self = .passed
    } else {
      self = .failed(Finding(verification, tally, in: calls, after: previous))
    }
  }

  /// The verdict on a verification that no calls could satisfy or fail, if it is one.
  init?(misuseIn verification: Verification) {
    guard verification.mode.isValid else {
      self = .invalidMode(verification.mode)
      return
    }
    let misuses = verification.pattern.misuses
    guard !misuses.isEmpty else { return nil }
    self = .misuse(identifier: verification.pattern.identifier, misuses)
  }
}

extension Verdict.Finding {
  init(_ verification: Verification, _ tally: Tally, in calls: CallList, after previous: RecordedCall?) {
    let pattern = verification.pattern
    identifier = tally.selection.identifiers.count == 1 ? tally.selection.identifiers[0] : pattern.identifier
    arguments = Verdict.ExpectedArguments(pattern.arguments)
    mode = verification.mode
    self.previous = previous?.description
    candidateCount = tally.candidateCount
    matchedCount = tally.matchedCount
    let areTooMany = tally.matchedCount > verification.mode.maximum
    shown =
      areTooMany
      ? tally.firstMatched.map { Verdict.ShownCall($0, mismatch: .none) }
      : tally.nearest.map { Verdict.ShownCall($0, mismatch: Verdict.Mismatch(pattern.arguments, $0.call)) }
    otherCalls = calls.counts.filter { !tally.selection.identifiers.contains($0.identifier) }
    suggestion = tally.selection.identifiers.isEmpty ? Spelling.nearest(to: pattern.identifier, of: otherCalls) : nil
  }
}

extension Verdict.ExpectedArguments {
  init(_ arguments: Arguments) {
    switch arguments {
    case .any: self = .any
    case .none: self = .none
    case .actual(let expected): self = .actual(expected.map { describe($0) })
    }
  }
}

extension Verdict.ShownCall {
  init(_ candidate: Tally.Candidate, mismatch: Verdict.Mismatch) {
    number = candidate.number
    call = candidate.call.description
    self.mismatch = mismatch
  }
}

extension Verdict.Mismatch {
  /// How the arguments of a call differ from what was expected of them.
  init(_ arguments: Arguments, _ call: RecordedCall) {
    switch arguments {
    case .any: self = .none
    case .none: self = .arity(expected: 0, actual: call.arguments.count)
    case .actual(let expected):
      guard expected.count == call.arguments.count else {
        self = .arity(expected: expected.count, actual: call.arguments.count)
        return
      }
      let name = CallName(call.identifier)
      self = .arguments(
        expected.indices.flatMap { index -> [String] in
          let label = name.argumentName(at: index, count: expected.count)
          return differences(expected: expected[index], actual: call.arguments[index]).map {
            "\(label)\($0.path): \($0.message)"
          }
        })
    }
  }
}
