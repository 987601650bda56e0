/// Expectations and rejections in the order in which they were set up, and the rules by which a call meets them.
///
/// It decides and changes only itself: which patterns match a call is asked outside of the lock and handed in. Patterns
/// that match the very same calls share a `Group`, which is asked once, so that many alike cost as much as one.
struct ExpectationList<Pattern: ExpectedPattern> {
  struct Expectation {
    let id: Int
    let pattern: Pattern
    let mode: VerificationMode
    let isRejection: Bool
    let location: SourceLocation
    /// The order of the last call before it was set up.
    let start: Int
    var count = 0
    /// Calls that came after the most that the expectation allows.
    var excess = 0
    /// Calls that came before it was the expectation's turn.
    var early = 0

    var needsCall: Bool { !isRejection && count < mode.minimum }
    var hasRoom: Bool { !isRejection && count < mode.maximum }
    var isFulfilled: Bool { isRejection || (!needsCall && excess == 0) }
    /// Whether it is met, and nothing has come.
    var isMetByNothing: Bool { isFulfilled && count == 0 && early == 0 }
    /// Whether any call that it is about is one too many.
    var forbids: Bool { isRejection || mode.maximum == 0 }
  }

  /// Expectations that match the very same calls.
  struct Group {
    /// What tells whether they match; a later group never has the number of an earlier one.
    let number: Int
    let pattern: Pattern
    /// Their indices.
    private(set) var members: [Int]
    /// How many of the first members need no call, and how many have no room for one.
    private var filledCount = 0
    private var fullCount = 0

    init(number: Int, pattern: Pattern) {
      self.number = number
      self.pattern = pattern
      members = []
    }

    /// The first member that needs a call.
    var needing: Int? { filledCount < members.count ? members[filledCount] : nil }
    /// The first member that has room for a call.
    var roomy: Int? { fullCount < members.count ? members[fullCount] : nil }

    /// Whether some of them are in a range of indices.
    func reaches(into range: Range<Int>) -> Bool {
      var (low, high) = (0, members.count)
      while low < high {
        let middle = (low + high) / 2
        if members[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < members.count && members[low] < range.upperBound
    }

    mutating func add(_ member: Int, in expectations: [Expectation]) {
      members.append(member)
      update(expectations)
    }

    /// Take notice of a count that has grown.
    mutating func update(_ expectations: [Expectation]) {
      while let needing, !expectations[needing].needsCall { filledCount += 1 }
      while let roomy, !expectations[roomy].hasRoom { fullCount += 1 }
    }
  }

  /// The groups that are about a member, by their indices.
  struct Concern {
    /// Those of which any call is one too many, in the order in which they were set up.
    var forbidding: [Int] = []
    /// The others, those first that are preferred where order does not decide.
    var awaiting: [Int] = []
  }

  enum Outcome {
    /// These have to be asked first.
    case undecided([Group])
    /// An expectation has taken the call: one of the group with that number.
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
    /// An expectation that matches, and has had all that it allows.
    let met: Expectation?
    /// The expectation that was set up last.
    let last: Expectation?
    let isOrdered: Bool
    /// Whether there are expectations of the very member that was called.
    let isOfExpectedMember: Bool
  }

  /// Whether a call that meets nothing is reported.
  let isStrict: Bool
  let isOrdered: Bool
  /// Whether a call beyond what an expectation allows is kept for the verification to report.
  ///
  /// A mock's count is exact even if the mock is nice; a free-standing nice list ignores what it does not await. A
  /// strict mock has failed at the call already and does not say so twice.
  let countsExcess: Bool

  var expectations: [Expectation] = []
  var groups: [Group] = []
  var groupOfCommonGround: [String: Int] = [:]
  var concerns: [String: Concern] = [:]
  /// The group of each expectation.
  var groupOfExpectation: [Int] = []
  /// Where an ordered list has arrived: expectations before this one are over.
  var current = 0
  /// How many expectations need a call.
  var needingCount = 0
  var assignment = Assignment()
  var lastGroup = 0

  init(isStrict: Bool, isOrdered: Bool, countsExcess: Bool) {
    self.isStrict = isStrict
    self.isOrdered = isOrdered
    self.countsExcess = countsExcess
  }

  /// Whether there is none.
  private var isEmpty = true

  /// Whether a call that comes is of any concern, at hand for every call.
  var awaitsCalls: Bool { isStrict || !isEmpty }

  /// Forget all expectations. Later ones get other numbers, since a call may be on its way that has asked the old ones.
  mutating func removeAll() {
    isEmpty = true
    expectations = []
    groups = []
    groupOfCommonGround = [:]
    groupOfExpectation = []
    concerns = [:]
    current = 0
    needingCount = 0
    assignment = Assignment()
  }

  /// The expectations that have not had what they ask for.
  var unfulfilled: [Expectation] {
    expectations.filter { !$0.isFulfilled }
  }

  /// Whether every expectation has had the fewest calls that it asks for: what a wait waits for.
  var hasEnoughCalls: Bool { needingCount == 0 }
}

// MARK: - Setting up

extension ExpectationList {
  /// Add an expectation or a rejection.
  ///
  /// - Parameter start: the order of the last call before it.
  mutating func add(
    _ pattern: Pattern, mode: VerificationMode, isRejection: Bool = false, after start: Int = 0,
    at location: SourceLocation
  ) {
    isEmpty = false
    let expectation = Expectation(
      id: CallOrder.next(), pattern: pattern, mode: mode, isRejection: isRejection, location: location, start: start)
    expectations.append(expectation)
    if expectation.needsCall { needingCount += 1 }
    let group = group(for: expectation)
    groupOfExpectation.append(group)
    groups[group].add(expectations.count - 1, in: expectations)
    concerns = [:]
  }

  private mutating func group(for expectation: Expectation) -> Int {
    // What forbids has a group of its own, since it is asked whatever waits before it.
    let common = expectation.forbids ? nil : expectation.pattern.commonGround
    if let common, let known = groupOfCommonGround[common] { return known }
    lastGroup += 1
    groups.append(Group(number: lastGroup, pattern: expectation.pattern))
    if let common { groupOfCommonGround[common] = groups.count - 1 }
    return groups.count - 1
  }

  /// The groups that are about a member.
  mutating func concern(of member: String) -> Concern {
    if let known = concerns[member] { return known }
    var concern = Concern()
    for (index, group) in groups.enumerated() where group.pattern.concerns(member) {
      if expectations[group.members[0]].forbids {
        concern.forbidding.append(index)
      } else {
        concern.awaiting.append(index)
      }
    }
    if !isOrdered {
      let rank = { [groups] (index: Int) in (-groups[index].pattern.specificity, index) }
      concern.awaiting.sort { rank($0) < rank($1) }
    }
    concerns[member] = concern
    return concern
  }
}
