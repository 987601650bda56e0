/// Which patterns match one call, asked one by one outside of any lock, with the values captured on the way.
struct ExpectationMatches {
  private(set) var answers: [Int: Bool] = [:]
  private var captures: [Int: PendingCaptures] = [:]

  /// Ask a pattern, which is found again by its number.
  mutating func ask(_ number: Int, mayCapture: Bool, _ matches: () -> Bool) {
    // Few patterns have a captor, and a scope costs more than the question.
    guard mayCapture else {
      answers[number] = matches()
      return
    }
    let (answer, captured) = CaptureScope.collecting { _ in matches() }
    answers[number] = answer
    if answer { captures[number] = captured }
  }

  /// Fill the captors of the pattern that the call has met.
  func commitCaptures(of number: Int) {
    captures[number]?.commit()
  }
}
