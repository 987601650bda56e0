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
    /// Calls that came before it was the expectation's turn.
    var early = 0

    var needsCall: Bool { !isRejection && count < mode.minimum }
    var hasRoom: Bool { !isRejection && count < mode.maximum }
    var isFulfilled: Bool { isRejection || (!needsCall && excess == 0) }
  }

  enum Outcome {
    /// These patterns have to be asked first.
    case undecided([Expectation])
    case met(Int)
    case ignored
    case rejected(Expectation)
    case unexpected(Unexpected)

    var isUndecided: Bool {
      if case .undecided = self { true } else { false }
    }
  }

  /// What a list awaited when something else came.
  struct Unexpected {
    /// What comes next in order, or what may come in any order: those that have to come first.
    let awaited: [Expectation]
    /// The expectation that was set up last.
    let last: Expectation?
    let isOrdered: Bool
  }

  /// Whether a call that meets nothing is reported.
  let isStrict: Bool
  let isOrdered: Bool
  /// Whether a call beyond what an expectation allows is kept for the verification to report.
  ///
  /// A mock's count is exact even if the mock is nice; a free-standing nice list ignores what it does not await. A
  /// strict mock has failed at the call already and does not say so twice.
  let countsExcess: Bool

  private(set) var expectations: [Expectation] = []
  /// Where an ordered list has arrived: expectations before this one are over.
  private var current = 0
  private var assignment = Assignment()

  init(isStrict: Bool, isOrdered: Bool, countsExcess: Bool) {
    self.isStrict = isStrict
    self.isOrdered = isOrdered
    self.countsExcess = countsExcess
  }

  /// Whether there is none.
  private var isEmpty = true

  /// Whether a call that comes is of any concern, at hand for every call.
  var awaitsCalls: Bool { isStrict || !isEmpty }

  mutating func add(
    _ pattern: Pattern, mode: VerificationMode, isRejection: Bool = false, specificity: Int,
    at location: SourceLocation
  ) {
    isEmpty = false
    expectations.append(
      Expectation(
        id: CallOrder.next(), pattern: pattern, mode: mode, isRejection: isRejection, specificity: specificity,
        location: location))
  }

  /// Forget all expectations. Later ones get other ids, since a call may be on its way that has asked the old ones.
  mutating func removeAll() {
    isEmpty = true
    expectations = []
    current = 0
    assignment = Assignment()
  }

  /// The expectations that have not had what they ask for.
  var unfulfilled: [Expectation] {
    expectations.filter { !$0.isFulfilled }
  }

  /// Whether every expectation has had the fewest calls that it asks for: what a wait waits for.
  var hasEnoughCalls: Bool {
    !expectations.contains(where: \.needsCall)
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
    if let forbidden = matching.first(where: { expectations[$0].mode.maximum == 0 }) {
      // An expectation of no call at all is a rejection, which a mock that counts leaves to the verification.
      guard countsExcess else { return .rejected(expectations[forbidden]) }
      expectations[forbidden].excess += 1
    } else if let taker = isOrdered ? meetInTurn(matching) : meetInAnyOrder(matching) {
      return .met(expectations[taker].id)
    } else {
      noteUnmet(matching)
    }
    return isStrict ? .unexpected(unexpected) : .ignored
  }

  /// Let a call be taken by the expectation whose turn it is; those that need one go before those that allow one.
  private mutating func meetInTurn(_ matching: [Int]) -> Int? {
    let reachable = reachable
    let taker =
      matching.first { reachable.contains($0) && expectations[$0].needsCall }
      ?? matching.first { reachable.contains($0) && expectations[$0].hasRoom }
    guard let taker else { return nil }
    expectations[taker].count += 1
    current = taker
    return taker
  }

  /// The expectations whose turn it may be: one behind the current one only when all between have had enough.
  private var reachable: Range<Int> {
    let needing = expectations.indices.dropFirst(current).first { expectations[$0].needsCall }
    return current..<(needing.map { $0 + 1 } ?? expectations.count)
  }

  /// Let a call be taken by a matching expectation, and others change places for it where that fulfils more.
  private mutating func meetInAnyOrder(_ matching: [Int]) -> Int? {
    let candidates = closestFirst(matching)
    let expectations = expectations
    let place =
      assignment.place(candidates) { expectations[$0].needsCall }
      ?? assignment.place(candidates) { expectations[$0].hasRoom }
    guard let place else { return nil }
    self.expectations[place.grown].count += 1
    return place.taker
  }

  /// Those first that describe a call most closely; of two alike, the earlier one.
  private func closestFirst(_ matching: [Int]) -> [Int] {
    matching.sorted { (-expectations[$0].specificity, $0) < (-expectations[$1].specificity, $1) }
  }

  /// Keep what a verification has to say of a call that matches expectations and meets none.
  private mutating func noteUnmet(_ matching: [Int]) {
    if isOrdered, let early = matching.first(where: { $0 > current && expectations[$0].hasRoom }) {
      expectations[early].early += 1
    } else if countsExcess {
      let candidates = isOrdered ? matching.reversed() : closestFirst(matching)
      if let full = candidates.first(where: { !expectations[$0].hasRoom }) { expectations[full].excess += 1 }
    }
  }

  private var unexpected: Unexpected {
    let possible = (isOrdered ? Array(expectations[reachable]) : expectations).filter(\.hasRoom)
    return Unexpected(
      awaited: possible.filter(\.needsCall) + possible.filter { !$0.needsCall },
      last: expectations.last { !$0.isRejection } ?? expectations.last, isOrdered: isOrdered)
  }
}
