/// A check after the calls: which calls are meant, how many there have to be, and where a failure belongs.
struct Verification {
  let pattern: CallPattern
  let mode: VerificationMode
  let location: SourceLocation
  /// How the test wrote the member, if it left `arguments:` out.
  private let written: (() -> String)?

  init(_ pattern: CallPattern, _ mode: VerificationMode, at location: SourceLocation) {
    self.init(pattern, mode, withoutArgumentsAs: nil, at: location)
  }

  private init(
    _ pattern: CallPattern, _ mode: VerificationMode, withoutArgumentsAs written: (() -> String)?,
    at location: SourceLocation
  ) {
    self.pattern = pattern
    self.mode = mode
    self.written = written
    self.location = location
  }

  /// The verification of a member that was named by a string, with `arguments:` left out.
  init(leavingOutArguments identifier: String, _ mode: VerificationMode, at location: SourceLocation) {
    let pattern = CallPattern(identifier: identifier, arguments: .none)
    self.init(pattern, mode, withoutArgumentsAs: { "withIdentifier: \"\(identifier)\"" }, at: location)
  }

  /// The verification of a member that was named by a method of its mock, with `arguments:` left out.
  init<Method: RawRepresentable<String>>(
    leavingOutArguments method: Method, _ mode: VerificationMode, at location: SourceLocation
  ) {
    self.init(CallPattern(method, .none), mode, withoutArgumentsAs: { ".\(method)" }, at: location)
  }

  /// How the test wrote the member, if it left `arguments:` out.
  var memberWithoutArguments: String? { written?() }

  /// Decide about the calls of a mock; nothing is changed or reported.
  ///
  /// - Parameters:
  ///   - calls: the calls of the mock.
  ///   - start: the order of the last call that is out of the question; zero unless an order is verified.
  ///   - isGreedy: whether calls beyond the most that the mode allows are looked at; not so where an order is verified.
  /// - Returns: what was found, and what was captured by the calls that match.
  func tally(_ calls: CallList, after start: Int = 0, isGreedy: Bool = true) -> (Tally, PendingCaptures) {
    var tally = Tally(calls.selection(of: pattern.identifier))
    let first = tally.selection.firstIndex(after: start)
    let limit = isGreedy || mode.maximum == 0 ? Int.max : mode.maximum
    guard pattern.conditions.mayCapture else {
      tally.count(from: first, upTo: limit, pattern.conditions.mismatches)
      return (tally, .none)
    }
    let (_, captures) = CaptureScope.collecting { scope in
      tally.count(from: first, upTo: limit) { arguments in
        var mismatches = 0
        _ = scope.attempt {
          mismatches = pattern.conditions.mismatches(in: arguments)
          return mismatches == 0
        }
        return mismatches
      }
    }
    return (tally, captures)
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

  /// The calls to the member.
  let selection: CallList.Selection
  private(set) var candidateCount = 0
  /// The calls that match, by their index in the selection.
  private var matched: [Int] = []
  /// The calls nearest to a match, the nearest first, as many as a failure text shows.
  private(set) var nearest: [Candidate] = []

  init(_ selection: CallList.Selection) {
    self.selection = selection
  }

  /// Count the calls that match.
  ///
  /// - Parameters:
  ///   - first: the index of the first call to look at.
  ///   - limit: with how many matches to stop.
  ///   - mismatches: how far a call with some arguments is from what was asked for.
  mutating func count(from first: Int, upTo limit: Int, _ mismatches: ([Any?]) -> Int) {
    for index in first..<selection.count {
      guard matched.count < limit else { break }
      candidateCount += 1
      let mismatches = mismatches(selection.arguments(at: index))
      if mismatches == 0 {
        matched.append(index)
      } else {
        noteMismatch(of: index, mismatches)
      }
    }
  }

  private mutating func noteMismatch(of index: Int, _ mismatches: Int) {
    if nearest.count == BoundedText.mostItems {
      guard mismatches < nearest[nearest.count - 1].mismatches else { return }
      nearest.removeLast()
    }
    let place = nearest.firstIndex { $0.mismatches > mismatches } ?? nearest.count
    nearest.insert(Candidate(number: index + 1, call: selection[index], mismatches: mismatches), at: place)
  }

  // MARK: What matched

  var matchedCount: Int { matched.count }

  var matchedCalls: MatchedCalls { selection.matched(matched) }

  /// The calls that match, each with what was recorded of it.
  var recordedMatches: [RecordedCall] { matched.map { selection[$0] } }

  /// The first calls that match, as many as a failure text shows.
  var firstMatched: [Candidate] {
    matched.prefix(BoundedText.mostItems).map { Candidate(number: $0 + 1, call: selection[$0], mismatches: 0) }
  }

  /// The calls to show where there are too few: those that match, and the nearest of the others, which say why.
  var matchedAndNearest: [Candidate] {
    let most = nearest.isEmpty ? BoundedText.mostItems : BoundedText.mostItems / 2
    return Array((firstMatched.prefix(most) + nearest).prefix(BoundedText.mostItems))
  }
}
