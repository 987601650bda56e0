/// Calls that a verification has matched, by what they are found by later.
struct MatchedCalls: Sendable {
  /// Their positions in the list that they were read from, ascending.
  var positions: [UInt32] = []
  /// Their orders.
  var orders: [Int] = []
  /// What the list was then.
  var generation = 0
}

/// The calls of one mock, and which of them were verified and handed out.
struct CallLog {
  private var list = CallList()
  /// Whether a verification takes the calls that it matched out of the log.
  var consumesVerifiedCalls = false
  /// A bit for each call that was verified, by position; those behind the last word were not.
  private var verified: ContiguousArray<UInt64> = []
  /// How many calls of each member `nextCall` has given to somebody: the first ones, since each time it is the first
  /// that was not.
  private var handedOutCounts: [Int: Int] = [:]
  /// The members whose calls nobody has to verify or expect, as a test named them.
  private var ignored: [String] = []

  /// Add a call.
  mutating func append(_ identifier: String, _ arguments: consuming [Any?], order: Int) {
    list.append(list.number(of: identifier), arguments, order: order)
  }

  /// The number of a member, a new one if it has none.
  mutating func number(of identifier: String) -> Int { list.number(of: identifier) }

  /// Add a call to a member by its number.
  mutating func append(_ member: Int, _ arguments: consuming [Any?], order: Int) {
    list.append(member, arguments, order: order)
  }

  /// The calls at this moment.
  var calls: CallList {
    mutating get {
      list.completeIndex()
      return list
    }
  }

  /// The call that was added last; there has to be one.
  var newestCall: RecordedCall { list.newest }

  /// The order of the call that was added last, or zero if there is none.
  var newestOrder: Int { list.newestOrder ?? 0 }

  var unverifiedCalls: [RecordedCall] {
    let ignored = Set(ignored.flatMap(list.numbers))
    return (0..<list.count).lazy.filter { !isVerified($0) }.map { list[$0] }.filter { !ignored.contains($0.member) }
  }

  private func isVerified(_ position: Int) -> Bool {
    position >> 6 < verified.count && verified[position >> 6] & (1 << (position & 63)) != 0
  }
}

// MARK: - Ignoring calls

extension CallLog {
  /// Asks nobody any more to verify or expect the calls of a member. They are still recorded.
  mutating func ignore(_ identifier: String) { ignored.append(identifier) }

  /// Whether nobody has to verify or expect the calls of a member.
  func ignores(_ identifier: String) -> Bool {
    ignored.contains { CallName.matches(written: $0, recorded: identifier) }
  }

  /// Ignores no member's calls any more.
  mutating func forgetIgnored() { ignored = [] }
}

// MARK: - After a verification

extension CallLog {
  /// Mark calls as verified.
  mutating func markVerified(_ matched: MatchedCalls) {
    if matched.generation == list.generation { return matched.positions.forEach { markVerified(at: Int($0)) } }
    // The calls were renumbered since they were read.
    var position = 0
    for order in matched.orders {
      position = list.firstPosition(withOrderAtLeast: order, from: position)
      guard position < list.count else { return }
      if list.order(at: position) == order { markVerified(at: position) }
    }
  }

  private mutating func markVerified(at position: Int) {
    while verified.count <= position >> 6 { verified.append(0) }
    verified[position >> 6] |= 1 << (position & 63)
  }

  /// The first call that an identifier means and that nobody was given yet; from now on it counts as given.
  mutating func handOutNext(withIdentifier written: String) -> RecordedCall? {
    list.completeIndex()
    let next = list.numbers(of: written)
      .compactMap { number in firstKept(of: number).map { (position: $0, member: number) } }
      .min { $0.position < $1.position }
    guard let next else { return nil }
    handedOutCounts[next.member, default: 0] += 1
    return list[next.position]
  }

  /// The position of the first call of a member that nobody was given yet.
  private func firstKept(of member: Int) -> Int? {
    list.position(ofMember: member, at: handedOutCounts[member] ?? 0)
  }

  /// Take calls out of the log.
  mutating func remove(_ orders: [Int]) {
    guard !orders.isEmpty else { return }
    let gone = Set(orders)
    list.completeIndex()
    let before = self
    removeAll()
    for position in 0..<before.list.count where !gone.contains(before.list.order(at: position)) {
      let call = before.list[position]
      append(call.member, call.arguments, order: call.order)
      if before.isVerified(position) { markVerified(at: list.count - 1) }
      if position < before.firstKept(of: call.member) ?? .max { handedOutCounts[call.member, default: 0] += 1 }
    }
  }

  /// Forget all calls.
  mutating func removeAll() {
    list.removeAll()
    verified = []
    handedOutCounts = [:]
  }
}
