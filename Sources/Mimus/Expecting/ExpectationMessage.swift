/// The sentences about expectations: of calls that nothing awaits, and of expectations that nothing meets.
enum ExpectationMessage {
  /// Something came that no expectation awaits.
  ///
  /// - Parameters:
  ///   - happening: the call or interaction, named as such.
  ///   - next: the expectation that was next.
  static func unexpected<Pattern>(_ happening: String, next: ExpectationList<Pattern>.Expectation?) -> String {
    guard let next else { return "Unexpected \(happening): nothing more is expected." }
    return "Unexpected \(happening): expected next is \(next.pattern) (\(next.location))."
  }

  /// Something came that is rejected.
  static func rejected<Pattern>(_ happening: String, _ rejection: ExpectationList<Pattern>.Expectation) -> String {
    "Unexpected \(happening): \(rejection.pattern) is rejected (\(rejection.location))."
  }

  /// Expectations have not had what they ask for.
  static func unfulfilled<Pattern>(_ expectations: [ExpectationList<Pattern>.Expectation], noun: String) -> String {
    var text = BoundedText("\(expectations.count.counted("expectation")) not fulfilled:")
    text.append(expectations) { expectation in
      "  expected \(expectation.mode.phrase(noun)) \(expectation.pattern), \(outcome(expectation)) (\(expectation.location))"
    }
    return text.text
  }

  /// What an expectation has had instead of what it asks for.
  static func outcome<Pattern>(_ expectation: ExpectationList<Pattern>.Expectation) -> String {
    let total = expectation.count + expectation.excess
    return total == 0 ? "but there was none" : "but there \(total == 1 ? "was" : "were") \(total.grouped)"
  }
}
