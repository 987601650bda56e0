/// A check after the calls: which calls are meant, how many there have to be, and where a failure belongs.
struct Verification {
  let pattern: CallPattern
  let mode: VerificationMode
  let location: SourceLocation

  init(_ identifier: String, _ arguments: Arguments, _ mode: VerificationMode, at location: SourceLocation) {
    pattern = CallPattern(identifier: identifier, arguments: arguments)
    self.mode = mode
    self.location = location
  }

  /// Decide about the calls of a mock; nothing is changed or reported.
  ///
  /// - Parameters:
  ///   - log: the calls of the mock.
  ///   - start: the order of the last call that is out of the question; zero unless an order is verified.
  ///   - isGreedy: whether calls beyond the most that the mode allows are looked at; not so where an order is verified.
  func tally(_ log: CallLog, after start: Int = 0, isGreedy: Bool = true) -> Tally {
    let selection = log.selection(of: pattern.identifier)
    var tally = Tally(identifiers: selection.identifiers)
    let limit = isGreedy || mode.maximum == 0 ? Int.max : mode.maximum
    for index in selection.firstIndex(after: start)..<selection.count where tally.matched.count < limit {
      let call = selection[index]
      tally.candidateCount += 1
      var mismatches = 0
      let isMatch = CaptureScope.attempt {
        mismatches = pattern.mismatches(in: call)
        return mismatches == 0
      }
      if isMatch {
        tally.matched.append(Tally.Candidate(number: index + 1, call: call, mismatches: 0))
      } else {
        tally.noteMismatch(Tally.Candidate(number: index + 1, call: call, mismatches: mismatches))
      }
    }
    return tally
  }
}

/// What a verification found among the calls to the member that it asks for.
struct Tally {
  /// A call, and how far it is from what was asked for.
  struct Candidate {
    /// Its place among the calls to the member, counted from 1.
    let number: Int
    let call: RecordedCall
    let mismatches: Int
  }

  /// The recorded identifiers that were meant.
  let identifiers: [String]
  var candidateCount = 0
  var matched: [Candidate] = []
  /// The calls nearest to a match, the nearest first, as many as a failure text shows.
  private(set) var nearest: [Candidate] = []

  init(identifiers: [String]) {
    self.identifiers = identifiers
  }

  mutating func noteMismatch(_ candidate: Candidate) {
    if nearest.count == BoundedText.mostItems {
      guard candidate.mismatches < nearest[nearest.count - 1].mismatches else { return }
      nearest.removeLast()
    }
    let place = nearest.firstIndex { $0.mismatches > candidate.mismatches } ?? nearest.count
    nearest.insert(candidate, at: place)
  }
}
