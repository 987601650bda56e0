/// Which expectations match one call, asked one by one outside of any lock, with the values captured on the way.
struct ExpectationMatches {
  private(set) var answers: [Int: Bool] = [:]
  private var captures: [Int: PendingCaptures] = [:]

  mutating func ask(_ id: Int, _ matches: () -> Bool) {
    let (answer, captured) = CaptureScope.collecting { _ in matches() }
    answers[id] = answer
    if answer { captures[id] = captured }
  }

  /// Fill the captors of the expectation that the call has met.
  func commitCaptures(of id: Int) {
    captures[id]?.commit()
  }
}
