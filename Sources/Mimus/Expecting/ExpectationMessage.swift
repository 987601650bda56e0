/// The messages about expectations: calls that no expectation accepts, and expectations that weren't met.
struct ExpectationMessage {
  /// What is expected, such as `call` or `interaction`.
  let noun: String
  /// The word between the noun and what is expected of it, as in `call to charge(_: 30)`.
  let preposition: String
  /// The text to use if nothing is expected at all.
  let nothing: String

  static let call = ExpectationMessage(noun: "call", preposition: "to", nothing: "it is neither expected nor stubbed")
  static let interaction = ExpectationMessage(
    noun: "interaction", preposition: "matching", nothing: "no interactions are expected")

  /// Returns the message for something that no expectation accepts.
  ///
  /// - Parameters:
  ///   - happening: A description of what came.
  ///   - unexpected: What was expected instead, beginning with the nearest expectation.
  ///   - nearest: A description of the nearest expectation, if it isn't described whole.
  ///   - differences: How it differs from the nearest expectation.
  ///   - closing: Further lines.
  func unexpected<Pattern>(
    _ happening: String, _ unexpected: ExpectationList<Pattern>.Unexpected, nearest: String? = nil,
    differences: [String], closing: [String] = []
  ) -> String {
    var text = BoundedText("Unexpected \(noun) \(happening): \(matching(unexpected))\(awaited(unexpected, nearest)).")
    text.append(differences) { "  \($0)" }
    for line in closing { text.append(line) }
    return text.text
  }

  /// Describes the expectation that matches, and why it doesn't take the call.
  private func matching<Pattern>(_ unexpected: ExpectationList<Pattern>.Unexpected) -> String {
    guard let matching = unexpected.matching else { return "" }
    let place = "\(matching.pattern) (\(matching.location))"
    if matching.hasRoom { return "\(place) is \(matching.needsCall ? "expected" : "allowed") later; " }
    return matching.forbids
      ? "no \(noun) \(preposition) \(place) is expected; " : "the expectation \(place) is already met; "
  }

  private func awaited<Pattern>(_ unexpected: ExpectationList<Pattern>.Unexpected, _ nearest: String?) -> String {
    guard let next = unexpected.awaited.first else {
      return unexpected.last == nil ? nothing : "no more \(noun)s are expected"
    }
    let place = "\(nearest ?? "\(next.pattern)") (\(next.location))"
    let needing = unexpected.awaited.count(where: \.needsCall)
    if needing == 0 {
      let count = unexpected.awaited.count
      return count == 1
        ? "only \(place) is still allowed" : "\(count.grouped) expectations still allow \(noun)s, such as \(place)"
    }
    if !next.needsCall { return "\(place) is still allowed" }
    if unexpected.isOrdered { return "the next expected \(noun) is \(place)" }
    if needing == 1 { return "the \(noun) still expected is \(place)" }
    return "\(needing.grouped) expectations have not been met yet, such as \(place)"
  }

  /// Returns the message for something that is rejected.
  func rejected<Pattern>(_ happening: String, _ rejection: ExpectationList<Pattern>.Expectation) -> String {
    "Unexpected \(noun) \(happening): \(rejection.pattern) is rejected (\(rejection.location))."
  }

  /// Returns the message for expectations that weren't met.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - evidence: What came instead.
  ///   - fake: The type of the fake, if the message must name it.
  func unmet<Pattern>(
    _ expectations: [ExpectationList<Pattern>.Expectation], _ evidence: ExpectationEvidence, of fake: String? = nil
  ) -> String {
    let (count, verb) = (expectations.count.counted("expectation"), expectations.count == 1 ? "was" : "were")
    var text = BoundedText("\(count)\(fake.map { " of \($0)" } ?? "") \(verb) not met:")
    text.append(expectations) { expectation in
      let pattern = evidence.patterns[expectation.id] ?? "\(expectation.pattern)"
      let line =
        "  expected \(expectation.mode.phrase(noun)) \(preposition) \(pattern), "
        + "\(outcome(expectation)) (\(expectation.location))"
      return ([line] + (evidence.lines[expectation.id] ?? [])).joined(separator: "\n")
    }
    if let closing = evidence.closing { text.append(closing) }
    return text.text
  }

  /// Describes what an expectation received instead of what it requires.
  private func outcome<Pattern>(_ expectation: ExpectationList<Pattern>.Expectation) -> String {
    let total = expectation.count + expectation.excess
    let early = expectation.early
    if total == 0 { return early == 0 ? "but there was none" : "but \(early.grouped) came out of order" }
    let counted = "but there \(total == 1 ? "was" : "were") \(total.grouped)"
    return early == 0 ? counted : "\(counted), and \(early.grouped) came out of order"
  }
}
