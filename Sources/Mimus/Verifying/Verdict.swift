/// The outcome of a verification as facts, from which `FailureMessage` builds its messages.
enum Verdict {
  case passed
  /// The verification passed because nothing was found, which may be an accident.
  case doubtful(Doubt)
  case failed(Failure)
  /// The verification would pass, but `arguments:` was omitted, so that calls with arguments did not count.
  case argumentsLeftOut(Omission)
  /// The mode expects a negative number of calls.
  case invalidMode(VerificationMode)
  /// Parts of the expected arguments could never match any call.
  case misuse(identifier: String, [MatcherMisuse])

  var isPassed: Bool {
    switch self {
    case .passed, .doubtful: true
    case .failed, .argumentsLeftOut, .invalidMode, .misuse: false
    }
  }

  /// What was expected and what was found instead.
  struct Failure {
    let identifier: String
    let expected: Arguments
    let mode: VerificationMode
    /// Whether the test omitted `arguments:`.
    let areArgumentsLeftOut: Bool
    /// If an order is being verified, the call after which this one was expected.
    let previous: CallSequence.OwnedCall?
    let candidateCount: Int
    let matchedCount: Int
    /// The calls to choose from. If there are too many, these are the excess calls; if too few, those that match and those
    /// nearest to a match.
    let nearest: [Tally.Candidate]
    /// The number of calls to each other member.
    let otherCalls: [CallCount]
    /// The nearest recorded identifier, if this one was never recorded.
    let suggestion: CallCount?
    /// The number of calls to the member that earlier verifications have removed.
    let consumedCount: Int
    /// Whether earlier verifications have removed calls, to any member.
    let isConsumed: Bool
  }

  /// Calls that didn't count because `arguments:` was omitted.
  struct Omission {
    let identifier: String
    /// The member as the test wrote it.
    let member: String
    let mode: VerificationMode
    let count: Int
    let nearest: [Tally.Candidate]
  }

  enum ExpectedArguments {
    case any
    case none
    /// A description of each argument, in order.
    case actual([String])
  }

  struct ShownCall {
    let number: Int
    let call: String
    let mismatch: Mismatch
  }

  enum Mismatch {
    /// The call matches, or is shown without a comparison.
    case none
    case arity(expected: Int, actual: Int)
    /// How each argument differs, or that it doesn't.
    case arguments([ArgumentDifferences])

    /// The number of parts in which the arguments differ.
    var partCount: Int {
      if case .arguments(let arguments) = self { arguments.map(\.partCount).reduce(0, +) } else { 0 }
    }

    /// For each argument, the paths to the parts that differ, or nil if the arguments weren't compared.
    var paths: [[String]]? {
      if case .arguments(let arguments) = self { arguments.map(\.paths) } else { nil }
    }
  }

  /// The differences between one argument and what was expected of it.
  struct ArgumentDifferences {
    let label: String
    let differences: Differences
    /// Whether the argument is of another type than the expected value.
    let isOfOtherType: Bool

    /// The number of parts that differ. A value that differs as a whole is farther than any with the expected parts.
    fileprivate var partCount: Int { isOfOtherType && paths.contains("") ? 1_000_000 : differences.count }
    var paths: [String] { differences.shown.map(\.path) }
    var lines: [String] { differences.summary.map { "\(label)\($0.path): \($0.message)" } }
  }
}

// MARK: - Judging

extension Verdict {
  init(
    _ verification: Verification, _ tally: Tally, in calls: CallList, after previous: CallSequence.OwnedCall?
  ) {
    guard verification.mode.isSatisfied(by: tally.matchedCount) else {
      self = .failed(Failure(verification, tally, in: calls, after: previous))
      return
    }
    if verification.mode.minimum == 0, tally.candidateCount > tally.matchedCount,
      let member = verification.memberWithoutArguments
    {
      self = .argumentsLeftOut(Omission(verification, tally, as: member))
    } else if let doubt = Doubt(about: verification.pattern, verification.mode, tally, in: calls) {
      self = .doubtful(doubt)
    } else {
      self = .passed
    }
  }

  /// Creates the verdict on a verification that no call could affect, if it is one.
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

extension Verdict.Failure {
  init(
    _ verification: Verification, _ tally: Tally, in calls: CallList, after previous: CallSequence.OwnedCall?
  ) {
    let pattern = verification.pattern
    identifier = tally.selection.identifiers.count == 1 ? tally.selection.identifiers[0] : pattern.identifier
    mode = verification.mode
    areArgumentsLeftOut = verification.memberWithoutArguments != nil
    self.previous = previous
    candidateCount = tally.candidateCount
    matchedCount = tally.matchedCount
    let areTooMany = tally.matchedCount > verification.mode.maximum
    nearest = areTooMany ? tally.firstMatched : tally.matchedAndNearest
    expected = pattern.arguments
    otherCalls = calls.counts.filter { !tally.selection.identifiers.contains($0.identifier) }
    consumedCount = calls.consumedCount(of: pattern.identifier)
    isConsumed = calls.isConsumed
    let isKnown = !tally.selection.identifiers.isEmpty || consumedCount > 0
    suggestion = isKnown ? nil : IdentifierSuggestion.nearest(to: pattern.identifier, of: otherCalls)
  }

  /// Returns the calls to show, of which those that differ in the fewest arguments, and these in the fewest parts, come
  /// first. This describes their arguments, so it runs code of the test.
  func shown() -> [Verdict.ShownCall] {
    let mismatches = nearest.map { Verdict.Mismatch(expected, $0) }
    let ranks = nearest.indices.map { (nearest[$0].mismatches, mismatches[$0].partCount, place: $0) }
    return ranks.sorted(by: <).prefix(BoundedText.mostItems).map {
      Verdict.ShownCall(nearest[$0.place], mismatches[$0.place])
    }
  }
}

extension Verdict.Omission {
  init(_ verification: Verification, _ tally: Tally, as member: String) {
    let identifiers = tally.selection.identifiers
    identifier = identifiers.count == 1 ? identifiers[0] : verification.pattern.identifier
    self.member = member
    mode = verification.mode
    count = tally.candidateCount - tally.matchedCount
    nearest = tally.nearest
  }
}

extension Verdict.ExpectedArguments {
  /// Describes expected arguments, the large ones by the parts in which calls differ from them.
  init(_ arguments: Arguments, comparedWith mismatches: [Verdict.Mismatch]) {
    switch arguments {
    case .any: self = .any
    case .none: self = .none
    case .actual(let expected):
      let compared = mismatches.compactMap(\.paths)
      self = .actual(
        expected.indices.map { index in
          if compared.isEmpty { return describe(expected[index]) }
          return ValueDescription.text(of: expected[index], around: compared.flatMap { $0[index] })
        })
    }
  }
}

extension Verdict.ShownCall {
  init(_ candidate: Tally.Candidate, comparedWith arguments: Arguments) {
    self.init(candidate, Verdict.Mismatch(arguments, candidate))
  }

  fileprivate init(_ candidate: Tally.Candidate, _ mismatch: Verdict.Mismatch) {
    number = candidate.number
    self.mismatch = mismatch
    call = candidate.call.description(around: mismatch.paths)
  }
}

extension Verdict.Mismatch {
  fileprivate init(_ arguments: Arguments, _ candidate: Tally.Candidate) {
    self = candidate.mismatches == 0 ? .none : Self(arguments, candidate.call)
  }

  /// Compares the arguments of a call with the expected ones.
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
        expected.indices.map { index in
          let (one, other) = (Comparison.unwrapped(expected[index]), Comparison.unwrapped(call.arguments[index]))
          return Verdict.ArgumentDifferences(
            label: name.argumentName(at: index, count: expected.count),
            differences: Differences(expected: expected[index], actual: call.arguments[index]),
            isOfOtherType: one.map { type(of: $0) } != other.map { type(of: $0) })
        })
    }
  }
}
