/// Expectations and rejections in the order in which they were set up, and the rules by which a call meets them.
///
/// It decides and changes only itself: which patterns match a call is asked outside of the lock and handed in.
struct ExpectationList<Pattern> {
  struct Expectation {
    let id: Int
    let pattern: Pattern
    let mode: VerificationMode
    let isRejection: Bool
    /// How closely the pattern describes a call: the closer one is met first where order does not decide.
    let specificity: Int
    let location: SourceLocation
    var count = 0
    /// Calls that came after the most that the expectation allows.
    var excess = 0
    var isReported = false

    var isSaturated: Bool { count >= mode.maximum }
    var isFulfilled: Bool { count >= mode.minimum && excess == 0 }
  }

  enum Outcome {
    /// These patterns have to be asked first.
    case undecided([Expectation])
    case met(Int)
    case ignored
    case rejected(Expectation)
    case unexpected(next: Expectation?, last: Expectation?)

    var isUndecided: Bool {
      if case .undecided = self { true } else { false }
    }
  }

  let isStrict: Bool
  let isOrdered: Bool
  private(set) var expectations: [Expectation] = []
  /// Where an ordered list has arrived: expectations before this one are over.
  private var current = 0
  private var lastID = 0

  init(isStrict: Bool, isOrdered: Bool) {
    self.isStrict = isStrict
    self.isOrdered = isOrdered
  }

  var isEmpty: Bool { expectations.isEmpty }

  mutating func add(
    _ pattern: Pattern, mode: VerificationMode, isRejection: Bool = false, specificity: Int,
    at location: SourceLocation
  ) {
    lastID += 1
    expectations.append(
      Expectation(
        id: lastID, pattern: pattern, mode: mode, isRejection: isRejection, specificity: specificity,
        location: location))
  }

  /// The expectations that have not had what they ask for.
  var unfulfilled: [Expectation] {
    expectations.filter { !$0.isRejection && !$0.isFulfilled }
  }

  /// Whether every expectation has had the fewest calls that it asks for: what a wait waits for.
  var hasEnoughCalls: Bool {
    expectations.allSatisfy { $0.isRejection || $0.count >= $0.mode.minimum }
  }

  /// Remember that expectations were reported, so that no one else reports them again.
  mutating func markReported(_ ids: Set<Int>) {
    for index in expectations.indices where ids.contains(expectations[index].id) {
      expectations[index].isReported = true
    }
  }
}

// MARK: - Meeting a call

extension ExpectationList {
  /// Let a call meet the expectations.
  ///
  /// - Parameter matches: which expectations, by id, match the call, as far as it was asked.
  /// - Returns: what became of the call, or what has to be asked before that can be said.
  mutating func receive(_ matches: [Int: Bool]) -> Outcome {
    let open = expectations.filter { matches[$0.id] == nil }
    guard open.isEmpty else { return .undecided(open) }
    let matching = expectations.indices.filter { matches[expectations[$0].id] == true }
    if let rejection = matching.first(where: { expectations[$0].isRejection }) {
      return .rejected(expectations[rejection])
    }
    if let index = isOrdered ? nextInTurn(matching) : closest(matching) {
      expectations[index].count += 1
      if isOrdered { current = index }
      return .met(expectations[index].id)
    }
    if isStrict { return .unexpected(next: pending, last: expectations.last) }
    if let index = matching.last(where: { expectations[$0].isSaturated }) { expectations[index].excess += 1 }
    return .ignored
  }

  /// The expectation whose turn it is and that matches: one behind it is reached when all between have had enough.
  private func nextInTurn(_ matching: [Int]) -> Int? {
    for index in expectations.indices.dropFirst(current) where !expectations[index].isRejection {
      if matching.contains(index), !expectations[index].isSaturated { return index }
      if expectations[index].count < expectations[index].mode.minimum { return nil }
    }
    return nil
  }

  /// The matching expectation that still needs a call and describes it most closely; of two alike, the earlier one.
  private func closest(_ matching: [Int]) -> Int? {
    func rank(_ index: Int) -> (Int, Int, Int) {
      let expectation = expectations[index]
      return (expectation.count < expectation.mode.minimum ? 1 : 0, expectation.specificity, -index)
    }
    return matching.filter { !expectations[$0].isSaturated }.max { rank($0) < rank($1) }
  }

  /// The first expectation that still needs a call.
  private var pending: Expectation? {
    expectations.first { !$0.isRejection && $0.count < $0.mode.minimum }
  }
}
