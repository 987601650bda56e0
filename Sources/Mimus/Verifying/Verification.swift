/// A verification: which calls to match, how many to expect, and where to report a failure.
struct Verification {
  let pattern: CallPattern
  let mode: VerificationMode
  let location: SourceLocation
  /// The member as the test wrote it, if the test omitted `arguments:`.
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

  /// Creates the verification of a member identified by a string, with `arguments:` omitted.
  init(leavingOutArguments identifier: String, _ mode: VerificationMode, at location: SourceLocation) {
    let pattern = CallPattern(identifier: identifier, arguments: .none)
    self.init(pattern, mode, withoutArgumentsAs: { "withIdentifier: \"\(identifier)\"" }, at: location)
  }

  /// Creates the verification of a member identified by a case of its fake's enumeration, with `arguments:` omitted.
  init<Method: RawRepresentable<String>>(
    leavingOutArguments method: Method, _ mode: VerificationMode, at location: SourceLocation
  ) {
    self.init(CallPattern(method, .none), mode, withoutArgumentsAs: { Self.argument(for: method) }, at: location)
  }

  /// Returns the argument that names a method: the case of an enumeration, or else the identifier, because nothing tells
  /// how the test wrote it.
  private static func argument<Method: RawRepresentable<String>>(for method: Method) -> String {
    let isShownAsCase = Mirror(reflecting: method).displayStyle == .enum && !(method is any CustomStringConvertible)
    return isShownAsCase ? ".\(method)" : "withIdentifier: \"\(method.rawValue)\""
  }

  /// The member as the test wrote it, if the test omitted `arguments:`.
  var memberWithoutArguments: String? { written?() }

  /// Counts the matching calls of a fake without changing or reporting anything.
  ///
  /// - Parameters:
  ///   - calls: The calls of the fake.
  ///   - start: The order of the last call to skip.
  ///   - isGreedy: Whether to look at calls beyond the most that the mode allows. This is `false` if an order is being
  ///     verified.
  /// - Returns: The matching calls, and the values captured from them.
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
        _ = scope.keepingIfMatched {
          mismatches = pattern.conditions.mismatches(in: arguments)
          return mismatches == 0
        }
        return mismatches
      }
    }
    return (tally, captures)
  }
}

/// The calls that a verification found among the calls to its member.
struct Tally {
  /// A call, and how far it is from matching.
  struct Candidate {
    /// The position among the calls to the member, counting from 1.
    let number: Int
    let call: RecordedCall
    let mismatches: Int
  }

  /// The calls to the member.
  let selection: CallList.Selection
  /// The calls that were looked at, by their index in the selection.
  private var examined = 0..<0
  var candidateCount: Int { examined.count }
  /// The number of calls among which a failure message finds those that differ in the fewest parts.
  private static let mostCompared = 3 * BoundedText.mostItems
  /// The matching calls, by their index in the selection.
  private var matched: [Int] = []
  /// The calls nearest to a match, beginning with the nearest.
  private(set) var nearest: [Candidate] = []

  init(_ selection: CallList.Selection) {
    self.selection = selection
  }

  /// Counts the matching calls.
  ///
  /// - Parameters:
  ///   - first: The index of the first call to look at.
  ///   - limit: The number of matches after which to stop.
  ///   - mismatches: Returns how far a call with the given arguments is from matching.
  mutating func count(from first: Int, upTo limit: Int, _ mismatches: ([Any?]) -> Int) {
    examined = first..<first
    for index in first..<selection.count {
      guard matched.count < limit else { break }
      examined = first..<index + 1
      let mismatches = mismatches(selection.arguments(at: index))
      if mismatches == 0 {
        matched.append(index)
      } else {
        noteMismatch(of: index, mismatches)
      }
    }
  }

  private mutating func noteMismatch(of index: Int, _ mismatches: Int) {
    if nearest.count == Self.mostCompared {
      guard mismatches < nearest[nearest.count - 1].mismatches else { return }
      nearest.removeLast()
    }
    let place = nearest.firstIndex { $0.mismatches > mismatches } ?? nearest.count
    nearest.insert(Candidate(number: index + 1, call: selection[index], mismatches: mismatches), at: place)
  }

  /// Returns the first result that a closure finds for the arguments of a call that was looked at.
  func firstOfArguments<Found>(_ find: ([Any?]) -> Found?) -> Found? {
    for index in examined {
      if let found = find(selection.arguments(at: index)) { return found }
    }
    return nil
  }

  /// Returns the first call that doesn't match, but that a condition is true of, unless all arguments are kept alive.
  func firstReleased(where mayMatch: (Candidate) -> Bool) -> Candidate? {
    guard !selection.keepsArguments else { return nil }
    let matched = Set(matched)
    for index in examined where !matched.contains(index) {
      let candidate = Candidate(number: index + 1, call: selection[index], mismatches: 1)
      if mayMatch(candidate) { return candidate }
    }
    return nil
  }

  // MARK: Matching calls

  var matchedCount: Int { matched.count }

  var matchedCalls: MatchedCalls { selection.matched(matched) }

  /// The recorded calls that match.
  var recordedMatches: [RecordedCall] { matched.map { selection[$0] } }

  /// The first matching calls, as many as a failure message shows.
  var firstMatched: [Candidate] {
    matched.prefix(BoundedText.mostItems).map { Candidate(number: $0 + 1, call: selection[$0], mismatches: 0) }
  }

  /// The calls to choose from if there are too few: those that match, and the nearest of the others, which show why they
  /// don't.
  var matchedAndNearest: [Candidate] {
    let most = nearest.isEmpty ? BoundedText.mostItems : BoundedText.mostItems / 2
    return firstMatched.prefix(most) + nearest
  }
}
