/// The patterns that match one call, asked one by one outside any lock, with the values captured on the way.
struct ExpectationMatches {
  private(set) var answers: [Int: Bool] = [:]
  private var captures: [Int: PendingCaptures] = [:]

  /// Asks a pattern, which is identified by its number.
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

  /// Fills the captors of the pattern that the call met.
  func commitCaptures(of number: Int) {
    captures[number]?.commit()
  }
}
