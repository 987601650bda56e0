// MARK: - Meeting a call

extension ExpectationList {
  /// Lets a call meet the expectations.
  ///
  /// - Parameters:
  ///   - member: The member that was called.
  ///   - matches: The groups, by number, that match the call, as far as they have been asked.
  /// - Returns: What happened to the call, or what must be asked before that is known.
  mutating func receive(_ member: String, _ matches: [Int: Bool]) -> Outcome {
    let concern = concern(of: member)
    let turn = isOrdered ? turn(of: concern) : concern.awaiting
    if let open = open(concern.forbidding + turn, matches) { return .undecided(open) }
    let forbidding = matching(concern.forbidding, matches).map { groups[$0].members[0] }
    if let rejection = forbidding.first(where: { expectations[$0].isRejection }) {
      return .rejected(expectations[rejection])
    }
    if let forbidden = forbidding.first {
      // An expectation of no calls is a rejection, except for a fake that counts calls, which leaves it to the
      // verification.
      guard countsExcess else { return .rejected(expectations[forbidden]) }
      expectations[forbidden].excess += 1
      return unmet(concern, matching: forbidden)
    }
    let candidates = matching(turn, matches)
    if let taker = isOrdered ? meetInTurn(candidates) : meetInAnyOrder(candidates) { return .met(groups[taker].number) }
    // Expectations whose turn it isn't matter only from here on.
    if let open = open(concern.awaiting, matches) { return .undecided(open) }
    let others = matching(concern.awaiting, matches)
    if let taker = meetAfterTurn(others) { return .met(groups[taker].number) }
    return unmet(concern, matching: noteUnmet(others))
  }

  /// Returns those of some groups that must still be asked, if there are any.
  private func open(_ asked: [Int], _ matches: [Int: Bool]) -> [Group]? {
    let open = asked.filter { matches[groups[$0].number] == nil }
    return open.isEmpty ? nil : open.map { groups[$0] }
  }

  private func matching(_ asked: [Int], _ matches: [Int: Bool]) -> [Int] {
    asked.filter { matches[groups[$0].number] == true }
  }

  /// Returns the groups of an ordered list that concern a member and whose turn it may be.
  private func turn(of concern: Concern) -> [Int] {
    let reachable = reachable
    if reachable.count < concern.awaiting.count {
      let due = Set(groupOfExpectation[reachable])
      return concern.awaiting.filter(due.contains)
    }
    return concern.awaiting.filter { groups[$0].reaches(into: reachable) }
  }

  /// Lets the expectation whose turn it is take a call. Expectations that need a call go before those that allow one.
  ///
  /// - Returns: Its group.
  private mutating func meetInTurn(_ matching: [Int]) -> Int? {
    let due = reachable.filter { matching.contains(groupOfExpectation[$0]) }
    let taker = due.first { expectations[$0].needsCall } ?? due.first { expectations[$0].hasRoom }
    guard let taker else { return nil }
    grow(taker)
    current = taker
    return groupOfExpectation[taker]
  }

  /// Lets an expectation of an ordered fake that only counts calls take one after its turn, unless that may be a call
  /// before the turn of another.
  ///
  /// - Returns: Its group.
  private mutating func meetAfterTurn(_ matching: [Int]) -> Int? {
    guard isOrdered, countsExcess else { return nil }
    let candidates = candidates(of: matching)
    guard firstToCome(of: candidates) == nil,
      let taker = candidates.last(where: { $0 < current && expectations[$0].hasRoom })
    else { return nil }
    grow(taker)
    return groupOfExpectation[taker]
  }

  /// Returns the expectations of some groups, in their order if the order matters.
  private func candidates(of groups: [Int]) -> [Int] {
    let members = groups.flatMap { self.groups[$0].members }
    return isOrdered ? members.sorted() : members
  }

  /// Returns the first of some expectations whose turn is still to come.
  private func firstToCome(of candidates: [Int]) -> Int? {
    isOrdered ? candidates.first { $0 > current && expectations[$0].hasRoom } : nil
  }

  /// The expectations whose turn it may be. One after the current one qualifies only if all before it have enough
  /// calls.
  private var reachable: Range<Int> {
    let needing = expectations.indices.dropFirst(current).first { expectations[$0].needsCall }
    return current..<(needing.map { $0 + 1 } ?? expectations.count)
  }

  /// Lets a matching expectation take a call, reassigning other calls if more expectations are met that way.
  ///
  /// - Returns: Its group.
  private mutating func meetInAnyOrder(_ matching: [Int]) -> Int? {
    // Copied out so that it can ask the groups while it changes.
    var assignment = assignment
    self.assignment = CallAssignment()
    defer { self.assignment = assignment }
    if let place = assignment.place(matching, where: { groups[$0].needing != nil }) {
      if let needing = groups[place.grown].needing { grow(needing) }
      return place.taker
    }
    guard let place = assignment.place(matching, where: { groups[$0].roomy != nil }) else { return nil }
    if let roomy = groups[place.grown].roomy { grow(roomy) }
    return place.taker
  }

  private mutating func grow(_ index: Int) {
    if expectations[index].needsCall, expectations[index].count + 1 == expectations[index].mode.minimum {
      needingCount -= 1
    }
    expectations[index].count += 1
    groups[groupOfExpectation[index]].update(expectations)
  }
}

// MARK: - Calls that meet nothing

extension ExpectationList {
  /// Notes a call that matches expectations but meets none, for the verification to report.
  ///
  /// - Returns: The expectation that matches and has received all the calls it allows, or the one whose turn is still to
  ///   come.
  private mutating func noteUnmet(_ matching: [Int]) -> Int? {
    let candidates = candidates(of: matching)
    if let later = firstToCome(of: candidates) {
      expectations[later].early += 1
      return later
    }
    let full = (isOrdered ? candidates.reversed() : candidates).first { !expectations[$0].hasRoom }
    if countsExcess, let full { expectations[full].excess += 1 }
    return full
  }

  /// Notes a call that matches an expectation but is one too many, unless such calls are counted anyway.
  mutating func noteExcess(of expectation: Expectation) {
    guard !countsExcess, let index = expectations.firstIndex(where: { $0.id == expectation.id }) else { return }
    expectations[index].excess += 1
  }

  private func unmet(_ concern: Concern, matching: Int?) -> Outcome {
    // What could never match has been reported, so that nothing more is said of what might have been meant by it.
    let isMisused = { expectations[groups[$0].members[0]].isMisused }
    guard isStrict, !(concern.awaiting + concern.forbidding).contains(where: isMisused) else { return .ignored }
    let possible = (isOrdered ? Array(expectations[reachable]) : expectations).filter(\.hasRoom)
    let isExpected = !concern.awaiting.isEmpty || concern.forbidding.contains { !isRejection($0) }
    return .unexpected(
      Unexpected(
        awaited: possible.filter(\.needsCall) + possible.filter { !$0.needsCall },
        matching: matching.map { expectations[$0] },
        last: expectations.last { !$0.isRejection }, isOrdered: isOrdered,
        isOfExpectedMember: isExpected))
  }

  private func isRejection(_ group: Int) -> Bool { expectations[groups[group].members[0]].isRejection }
}
