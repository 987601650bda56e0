/// The messages of failed verifications, built from the facts of a verdict.
enum FailureMessage {
  /// Returns the message for a verdict, or an empty text if there is nothing to report.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - owner: The owner of the fake's calls.
  ///   - names: The names of the fakes in an order.
  ///   - namesFake: Whether the message must say whose calls it is about.
  static func text(
    for verdict: Verdict, of owner: any CallOwner, in names: FakeNames, namesFake: Bool = false
  ) -> String {
    let name = { namesFake ? names.describe($0, to: owner) : $0 }
    switch verdict {
    case .passed: return ""
    case .doubtful(let doubt): return text(for: doubt)
    case .failed(let failure):
      let previous = failure.previous.map { " after \(names.describe($0, in: owner))" } ?? ""
      return text(for: failure, to: name(failure.identifier), previous)
    case .argumentsLeftOut(let omission): return omission.text(to: name(omission.identifier))
    case .invalidMode(let mode): return invalidMode(mode)
    case .misuse(let identifier, let misuses): return misuse(name(identifier), misuses)
    }
  }

  private static func text(for failure: Verdict.Failure, to member: String, _ previous: String) -> String {
    let shown = failure.shown()
    let expectation = failure.expectation(of: member, comparedWith: shown) + previous
    var text = BoundedText("Expected \(expectation), \(failure.outcome).")
    text.append(shown, of: failure.listedCount) { line(for: $0, among: shown) }
    if let suggestion = failure.suggestion { text.append(Self.suggestion(suggestion)) }
    if failure.isMissingArguments {
      let said = failure.areArgumentsLeftOut ? "If arguments: is left out, only" : "With arguments: .none, only"
      text.append("\(said) calls without arguments match. To match any arguments, write arguments: .any")
    }
    if !failure.otherCalls.isEmpty {
      text.append(otherCalls(failure.otherCalls))
    } else if failure.candidateCount == 0, failure.previous == nil, !failure.isConsumed {
      text.append("No other calls were made.")
    }
    return text.text
  }

  /// Suggests a recorded identifier that is spelled similarly.
  static func suggestion(_ near: CallCount) -> String {
    "Did you mean \(near.identifier), called \(times(near.count))?"
  }

  static func otherCalls(_ calls: [CallCount]) -> String {
    "Other calls: \(summary(of: calls))"
  }

  static func text(for doubt: Doubt) -> String {
    switch doubt {
    case .misspelled(let identifier, let near):
      "This passes because \(identifier) was never called. \(suggestion(near))"
    case .released(let identifier):
      "This may pass only because arguments of \(identifier) were not retained, so whether they match is unknown. "
        + "Verify before they are deallocated, or retain them with Storage(retainsArguments: true)."
    case .argumentCount(let identifier, let expected, let actual):
      "This passes because it expects \(expected.counted("argument")), but \(identifier) was called with "
        + "\(actual.grouped). To match any arguments, write arguments: .any"
    case .numericType(let identifier, let expected, let actual):
      "This passes because it expects \(expected), but \(identifier) was called with \(actual). Numbers of different "
        + "types never match."
    }
  }

  static func line(for shown: Verdict.ShownCall, among all: [Verdict.ShownCall]) -> String {
    let width = all.map { "\($0.number)".count }.max() ?? 0
    let call = "\(shown.call)".replacingNewlines(by: "\n      ")
    let head = "  #\("\(shown.number)".padded(to: width))  \(call)"
    let lines = shown.mismatch.lines.map { "        " + $0.replacingNewlines(by: "\n          ") }
    return ([head] + lines).joined(separator: "\n")
  }

  /// Lists the other calls of a fake, each member with its count.
  static func summary(of calls: [CallCount]) -> String {
    enumeration(of: calls.prefix(BoundedText.mostItems).map { "\($0.identifier) ×\($0.count.grouped)" }, calls.count)
  }

  /// Returns items separated by commas.
  ///
  /// - Parameters:
  ///   - items: The first items.
  ///   - count: The number of all items.
  static func enumeration(of items: [String], _ count: Int) -> String {
    let rest = count - items.count
    return items.joined(separator: ", ") + (rest > 0 ? ", … and \(rest.grouped) more" : "")
  }

  static func times(_ count: Int) -> String {
    count == 1 ? "once" : count.counted("time")
  }
}

// MARK: - Parts of the first line

extension Verdict.Failure {
  var areTooMany: Bool { matchedCount > mode.maximum }

  /// The number of calls to list: those that match if there are too many of them, or else all candidates.
  var listedCount: Int { areTooMany ? matchedCount : candidateCount }

  /// Whether calls were missed only because the verification asked for a call without arguments.
  var isMissingArguments: Bool {
    guard case .none = expected else { return false }
    return !areTooMany && candidateCount > matchedCount
  }

  /// Returns what was expected, such as `1 call to charge(_:to:) matching (_: 30, to: "alice")`.
  fileprivate func expectation(of member: String, comparedWith shown: [Verdict.ShownCall]) -> String {
    var text = "\(mode.phrase()) to \(member)"
    switch Verdict.ExpectedArguments(expected, comparedWith: shown.map(\.mismatch)) {
    case .any: break
    case .none: if candidateCount > matchedCount { text += " without arguments" }
    case .actual(let arguments):
      text += arguments.isEmpty ? " without arguments" : " matching \(described(arguments))"
    }
    return text
  }

  private func described(_ arguments: [String]) -> String {
    describe(arguments: arguments, of: CallName(identifier))
  }

  /// What was found, such as `but none of 2 matched`.
  fileprivate var outcome: String {
    let later = previous == nil ? "" : " later"
    switch (matchedCount, candidateCount) {
    case (0, 0) where consumedCount > 0 && previous == nil:
      return "but earlier verifications have consumed \(consumedCount.counted("call")) to it"
    case (0, 0): return previous == nil ? "but it was never called" : "but there was none later"
    case (0, 1): return "but the only\(later) call to it did not match"
    case (0, _): return "but none of \(candidateCount.grouped)\(later) matched"
    case (candidateCount, 1): return "but there was 1\(later)"
    case (candidateCount, _): return "but there were \(matchedCount.grouped)\(later)"
    default: return "but \(matchedCount.grouped) of \(candidateCount.grouped)\(later) matched"
    }
  }
}

// MARK: - Omitted arguments

extension Verdict.Omission {
  /// `Expected no call to charge(_:to:), but 2 calls with arguments did not count, because arguments: was left out.`
  fileprivate func text(to member: String) -> String {
    let (calls, verb) = (count.counted("call"), "did not count, because arguments: was left out.")
    var text = BoundedText("Expected \(mode.phrase()) to \(member), but \(calls) with arguments \(verb)")
    let shown = nearest.map { Verdict.ShownCall($0, comparedWith: .any) }
    text.append(shown, of: count) { FailureMessage.line(for: $0, among: shown) }
    text.append("To count calls with any arguments, write \(line(".any"))")
    text.append("To count only calls without arguments, write \(line(".none"))")
    return text.text
  }

  private func line(_ arguments: String) -> String {
    "verifyCall(\(member), arguments: \(arguments), mode: \(mode.spelling))"
  }
}

// MARK: - Misuse

extension FailureMessage {
  static func invalidMode(_ mode: VerificationMode) -> String {
    "The count must not be negative, but the mode is \(mode.spelling). To expect no call, write mode: .never"
  }

  static func misuse(_ identifier: String, _ misuses: [MatcherMisuse]) -> String {
    var text = BoundedText("\(identifier) cannot be matched:")
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

extension MockFailure {
  /// Creates the failure or the warning that a verdict calls for, if any.
  ///
  /// - Parameters:
  ///   - owner: The owner of the fake's calls.
  ///   - names: The names of the fakes in an order.
  ///   - namesFake: Whether the message must say whose calls it is about.
  init?(
    _ verdict: Verdict, on verification: Verification, of owner: any CallOwner, in names: FakeNames = FakeNames(),
    namesFake: Bool = false
  ) {
    if case .passed = verdict { return nil }
    self.init(
      FailureMessage.text(for: verdict, of: owner, in: names, namesFake: namesFake), at: verification.location,
      isWarning: verdict.isPassed)
  }
}

extension FakeNames {
  /// Returns a call in a message about the calls of a fake, with the name of its own fake if that is another one.
  func describe(_ call: CallSequence.OwnedCall, in owner: any CallOwner) -> String {
    call.owner === owner ? "\(call.call)" : describe("\(call.call)", to: call.owner)
  }
}

// MARK: - No more calls

extension FailureMessage {
  /// Returns the message for calls that no verification has matched, such as `1 call to FakeMailer was not verified:`.
  ///
  /// - Parameters:
  ///   - calls: The calls.
  ///   - owners: The owners of the calls of all fakes that were examined.
  static func unverified(_ calls: [CallSequence.OwnedCall], of owners: [any CallOwner]) -> String {
    let names = FakeNames(owners)
    let isOfOne = calls.allSatisfy { $0.owner === calls[0].owner }
    let fake = isOfOne ? names.phrase(calls[0].owner) : ""
    var text = BoundedText("\(calls.count.counted("call"))\(fake) \(calls.count == 1 ? "was" : "were") not verified:")
    text.append(calls) { "  " + (isOfOne ? "\($0.call)" : names.describe("\($0.call)", to: $0.owner)) }
    return text.text
  }
}

// MARK: - Arguments that weren't kept alive

extension FailureMessage {
  /// Returns the message for calls that a typed history can't return because their arguments weren't kept alive.
  static func unreadable(_ calls: [RecordedCall], _ identifier: String, of count: Int) -> String {
    let (number, total) = (calls.count.grouped, count.counted("call"))
    var text = BoundedText(
      "The history of \(identifier) is missing \(number) of \(total), because retainsArguments is false:")
    text.append(calls) { "  \($0)" }
    text.append("To look at what was recorded, write recordedCalls(withIdentifier: \"\(identifier)\")")
    return text.text
  }
}
