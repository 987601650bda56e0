/// Expectations and rejections in the order in which they were set up, and the rules by which a call meets them.
///
/// It decides and changes only itself: whether a pattern matches a call is asked outside the lock and passed in.
/// Patterns that match exactly the same calls share a `Group`, which is asked once, so that many equal ones cost as
/// much as one.
struct ExpectationList<Pattern: ExpectedPattern> {
  struct Expectation {
    /// The position in the order of all calls at which the expectation was set up.
    let id: Int
    let pattern: Pattern
    let mode: VerificationMode
    /// Whether each matching call is reported when it comes. A rejection's mode is `.never`.
    let isRejection: Bool
    let location: SourceLocation
    /// The session in which it was set up.
    let session = SetupSession()
    /// Whether its pattern could never match, which has been reported, so that nothing more is said of it.
    let isMisused: Bool
    var count = 0
    /// The number of calls beyond the most that the expectation allows.
    var excess = 0
    /// The number of calls that came before it was the expectation's turn.
    var early = 0

    var needsCall: Bool { !isMisused && count < mode.minimum }
    var hasRoom: Bool { !isMisused && count < mode.maximum }
    var isMet: Bool { !needsCall && excess == 0 }
    /// Whether the expectation is met without having received any call.
    var isMetByNothing: Bool { isMet && !isMisused && count == 0 && early == 0 }
    /// Whether every matching call is one too many.
    var forbids: Bool { mode.maximum == 0 }
  }

  /// Expectations that match exactly the same calls.
  struct Group {
    /// The number by which answers of their pattern are found. Numbers are never reused.
    let number: Int
    let pattern: Pattern
    /// The indices of the expectations.
    private(set) var members: [Int]
    /// The number of leading members that need no call, and the number that have no room for one.
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

    /// Returns whether some of the members are in a range of indices.
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

    /// Updates the group after a count has grown.
    mutating func update(_ expectations: [Expectation]) {
      while let needing, !expectations[needing].needsCall { filledCount += 1 }
      while let roomy, !expectations[roomy].hasRoom { fullCount += 1 }
    }
  }

  /// The groups that concern a member, by their indices.
  struct Concern {
    /// The groups for which every call is one too many, in the order in which they were set up.
    var forbidding: [Int] = []
    /// The other groups, beginning with those that are preferred if order doesn't decide.
    var awaiting: [Int] = []
  }

  enum Outcome {
    /// These groups must be asked first.
    case undecided([Group])
    /// An expectation in the group with that number took the call.
    case met(Int)
    case ignored
    case rejected(Expectation)
    case unexpected(Unexpected)

    var isUndecided: Bool {
      if case .undecided = self { true } else { false }
    }
  }

  /// What a list expected when something else came.
  struct Unexpected {
    /// The expectation that is next in order, or the expectations that may be met in any order, beginning with those
    /// that need calls.
    var awaited: [Expectation]
    /// A matching expectation, which has received all the calls it allows or, if it has room, is still to come.
    let matching: Expectation?
    /// The expectation that was set up last.
    let last: Expectation?
    let isOrdered: Bool
    /// Whether there are expectations of the same member.
    let isOfExpectedMember: Bool
  }

  /// Whether a call that meets nothing is reported.
  let isStrict: Bool
  let isOrdered: Bool
  /// Whether calls beyond what an expectation allows are kept for the verification to report.
  ///
  /// A fake's counts are exact even if the fake is nice. A nice list that doesn't belong to a fake ignores what it
  /// doesn't expect. A strict fake has already reported the call and doesn't report it twice.
  let countsExcess: Bool

  var expectations: [Expectation] = []
  var groups: [Group] = []
  var groupOfCommonGround: [String: Int] = [:]
  var concerns: [String: Concern] = [:]
  /// The group of each expectation.
  var groupOfExpectation: [Int] = []
  /// The current position of an ordered list. Expectations before it are over.
  var current = 0
  /// The number of expectations that need a call.
  var needingCount = 0
  var assignment = CallAssignment()
  var lastGroup = 0

  init(isStrict: Bool, isOrdered: Bool, countsExcess: Bool) {
    self.isStrict = isStrict
    self.isOrdered = isOrdered
    self.countsExcess = countsExcess
  }

  /// Whether there are no expectations, stored so that each call can check it quickly.
  private var isEmpty = true

  /// Whether calls have to be examined at all. Every call checks this.
  var awaitsCalls: Bool { isStrict || !isEmpty }

  /// Removes all expectations. Later ones get different numbers, because a call may still carry answers of the old
  /// ones.
  mutating func removeAll() {
    isEmpty = true
    expectations = []
    groups = []
    groupOfCommonGround = [:]
    groupOfExpectation = []
    concerns = [:]
    current = 0
    needingCount = 0
    assignment = CallAssignment()
  }

  /// The expectations that haven't been met.
  var unmet: [Expectation] {
    expectations.filter { !$0.isMet }
  }

  /// Whether every expectation has the fewest calls it requires, which is what a wait waits for.
  var hasEnoughCalls: Bool { needingCount == 0 }
}

// MARK: - Setting up

extension ExpectationList {
  /// Adds an expectation or a rejection.
  ///
  /// - Returns: The expectation.
  mutating func add(
    _ pattern: Pattern, mode: VerificationMode, isRejection: Bool = false, isMisused: Bool = false,
    at location: SourceLocation
  ) -> Expectation {
    isEmpty = false
    let expectation = Expectation(
      id: CallOrder.next(), pattern: pattern, mode: mode, isRejection: isRejection, location: location,
      isMisused: isMisused)
    expectations.append(expectation)
    if expectation.needsCall { needingCount += 1 }
    let group = group(for: expectation)
    groupOfExpectation.append(group)
    groups[group].add(expectations.count - 1, in: expectations)
    concerns = [:]
    return expectation
  }

  private mutating func group(for expectation: Expectation) -> Int {
    // Rejections have a group of their own, because they are asked regardless of what comes before them in order.
    let common = expectation.forbids ? nil : expectation.pattern.commonGround
    if let common, let known = groupOfCommonGround[common] { return known }
    lastGroup += 1
    groups.append(Group(number: lastGroup, pattern: expectation.pattern))
    if let common { groupOfCommonGround[common] = groups.count - 1 }
    return groups.count - 1
  }

  /// Returns the groups that concern a member.
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
