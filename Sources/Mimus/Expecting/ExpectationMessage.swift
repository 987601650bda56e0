/// The sentences about expectations: of calls that nothing awaits, and of expectations that nothing meets.
struct ExpectationMessage {
  /// What is expected: `call` or `interaction`.
  let noun: String
  /// What stands between the noun and what is expected of it: `call to charge(_: 30)`.
  let preposition: String

  static let call = ExpectationMessage(noun: "call", preposition: "to")
  static let interaction = ExpectationMessage(noun: "interaction", preposition: "matching")

  /// Something came that no expectation awaits.
  ///
  /// - Parameters:
  ///   - happening: what came, in words.
  ///   - unexpected: what was awaited instead.
  ///   - differences: how the happening differs from the expectation that was next.
  func unexpected<Pattern>(
    _ happening: String, _ unexpected: ExpectationList<Pattern>.Unexpected, differences: [String]
  ) -> String {
    var text = BoundedText("Unexpected \(noun) \(happening): \(awaited(unexpected)).")
    text.append(differences) { "  \($0)" }
    return text.text
  }

  private func awaited<Pattern>(_ unexpected: ExpectationList<Pattern>.Unexpected) -> String {
    guard let next = unexpected.awaited.first else {
      return unexpected.last == nil ? "nothing is expected" : "nothing more is expected"
    }
    let place = "\(next.pattern) (\(next.location))"
    guard next.needsCall else { return "nothing but \(place) may still come" }
    if unexpected.isOrdered { return "expected next is \(place)" }
    let others = unexpected.awaited.count(where: \.needsCall) - 1
    return "still expected is \(place)" + (others > 0 ? " and \(others.grouped) more" : "")
  }

  /// Something came that is rejected.
  func rejected<Pattern>(_ happening: String, _ rejection: ExpectationList<Pattern>.Expectation) -> String {
    "Unexpected \(noun) \(happening): \(rejection.pattern) is rejected (\(rejection.location))."
  }

  /// Expectations have not had what they ask for.
  func unfulfilled<Pattern>(_ expectations: [ExpectationList<Pattern>.Expectation]) -> String {
    var text = BoundedText("\(expectations.count.counted("expectation")) not fulfilled:")
    text.append(expectations) { expectation in
      "  expected \(expectation.mode.phrase(noun)) \(preposition) \(expectation.pattern), "
        + "\(outcome(expectation)) (\(expectation.location))"
    }
    return text.text
  }

  /// What an expectation has had instead of what it asks for.
  private func outcome<Pattern>(_ expectation: ExpectationList<Pattern>.Expectation) -> String {
    let total = expectation.count + expectation.excess
    let early = expectation.early
    if total == 0 { return early == 0 ? "but there was none" : "but \(early.grouped) came out of turn" }
    let counted = "but there \(total == 1 ? "was" : "were") \(total.grouped)"
    return early == 0 ? counted : "\(counted), and \(early.grouped) out of turn"
  }
}
