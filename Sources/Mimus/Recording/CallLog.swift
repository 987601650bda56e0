/// The calls that a verification has matched, in a form by which they can be found later.
struct MatchedCalls: Sendable {
  /// Their positions in the list that they were read from, in ascending order.
  var positions: [UInt32] = []
  /// Their orders.
  var orders: [Int] = []
  /// The generation of the list from which they were read.
  var generation = 0
}

/// The calls of one fake, including which of them were verified and which were returned by `nextCall`.
struct CallLog {
  private var list = CallList()
  /// The current settings.
  var settings = RecordingSettings()
  private var verified = PositionSet()
  /// The calls that stubs have answered, and those that were reported when they came.
  private var (stubbed, unexpected) = (PositionSet(), PositionSet())
  /// The number of calls of each member that `nextCall` has returned. These are always the first ones.
  private var handedOutCounts: [Int: Int] = [:]
  /// The members whose calls don't have to be verified or expected, as a test identified them.
  private var ignored: [String] = []

  /// Returns the number of a member, assigning a new one if necessary.
  mutating func number(of identifier: String) -> Int { list.number(of: identifier) }

  /// Adds a call to a member, identified by its number.
  ///
  /// - Returns: The arguments, if the log doesn't keep them alive, for completing the call.
  mutating func append(_ member: Int, _ arguments: consuming [Any?], order: Int) -> [Any?]? {
    if settings.retainsArguments {
      list.append(member, arguments, order: order)
      return nil
    }
    list.appendWeakly(member, arguments, order: order)
    return arguments
  }

  /// The current calls.
  var calls: CallList {
    mutating get {
      list.completeIndex()
      return list
    }
  }

  /// Returns the call that was added last, with its original arguments. The list must not be empty.
  ///
  /// - Parameter arguments: The arguments, if the log doesn't keep them alive.
  func newestCall(with arguments: [Any?]?) -> RecordedCall {
    guard let arguments else { return list.newest }
    return list.newest(with: arguments)
  }

  /// The order of the call that was added last, or zero if there is none.
  var newestOrder: Int { list.newestOrder ?? 0 }

  var unverifiedCalls: UnreadCalls {
    let ignored = Set(ignored.flatMap(list.numbers))
    let positions = (0..<list.count).filter { !verified.contains($0) && !ignored.contains(list.member(at: $0)) }
    return UnreadCalls(list, at: positions)
  }

  /// Returns the calls after an order, each with what is known about it.
  func markedCalls(after order: Int = 0) -> MarkedCalls {
    let first = order == 0 ? 0 : list.firstPosition(withOrderAtLeast: order + 1, from: 0)
    let positions = Array(first..<list.count)
    return MarkedCalls(calls: UnreadCalls(list, at: positions), marks: positions.map(marks))
  }

  /// Adds calls from another log, with what is known about them.
  mutating func append(_ calls: [(call: RecordedCall, marks: CallMarks)]) {
    for (call, marks) in calls {
      _ = append(number(of: call.identifier), call.arguments, order: call.order)
      mark(list.count - 1, marks)
    }
  }

  private func marks(at position: Int) -> CallMarks {
    var marks: CallMarks = []
    if verified.contains(position) { marks.insert(.verified) }
    if stubbed.contains(position) { marks.insert(.stubbed) }
    if unexpected.contains(position) { marks.insert(.unexpected) }
    return marks
  }
}

// MARK: - Ignoring calls

extension CallLog {
  /// Excludes the calls of a member from those that must be verified or expected. They are still recorded.
  mutating func ignore(_ identifier: String) { ignored.append(identifier) }

  /// Returns whether the calls of a member don't have to be verified or expected.
  func ignores(_ identifier: String) -> Bool {
    ignored.contains { CallName.matches(written: $0, recorded: identifier) }
  }

  /// Stops ignoring any calls.
  mutating func forgetIgnored() { ignored = [] }
}

// MARK: - The outcome of a call

extension CallLog {
  /// Notes that a stub answers the call that was added last.
  mutating func markNewestStubbed() { stubbed.insert(list.count - 1) }

  /// Notes what happened to a call, if it is still recorded.
  mutating func mark(_ call: RecordedCall, _ marks: CallMarks) {
    let isNewest = list.newestOrder == call.order
    let position = isNewest ? list.count - 1 : list.firstPosition(withOrderAtLeast: call.order, from: 0)
    guard position < list.count, list.order(at: position) == call.order else { return }
    mark(position, marks)
  }

  private mutating func mark(_ position: Int, _ marks: CallMarks) {
    if marks.contains(.verified) { verified.insert(position) }
    if marks.contains(.stubbed) { stubbed.insert(position) }
    if marks.contains(.unexpected) { unexpected.insert(position) }
  }
}

// MARK: - After a verification

extension CallLog {
  /// Marks calls as verified.
  mutating func markVerified(_ matched: MatchedCalls) {
    if matched.generation == list.generation { return matched.positions.forEach { verified.insert(Int($0)) } }
    // The positions of the calls have changed since they were read.
    var position = 0
    for order in matched.orders {
      position = list.firstPosition(withOrderAtLeast: order, from: position)
      guard position < list.count else { return }
      if list.order(at: position) == order { verified.insert(position) }
    }
  }

  /// Returns the first call that an identifier matches and that hasn't been returned yet, and marks it as returned.
  mutating func handOutNext(withIdentifier written: String) -> UnreadCalls? {
    list.completeIndex()
    let next = list.numbers(of: written)
      .compactMap { number in firstKept(of: number).map { (position: $0, member: number) } }
      .min { $0.position < $1.position }
    guard let next else { return nil }
    handedOutCounts[next.member, default: 0] += 1
    return UnreadCalls(list, at: [next.position])
  }

  /// Returns the number of calls that an identifier matches and that have been returned.
  func handedOutCount(of written: String) -> Int {
    list.numbers(of: written).reduce(0) { $0 + (handedOutCounts[$1] ?? 0) }
  }

  /// Returns the position of the first call of a member that hasn't been returned yet.
  private func firstKept(of member: Int) -> Int? {
    list.position(ofMember: member, at: handedOutCounts[member] ?? 0)
  }

  /// Removes calls that a verification has matched, and notes that it did.
  mutating func consume(_ orders: [Int]) {
    let before = list
    remove(orders)
    if !orders.isEmpty { list.noteConsumed(Set(orders), of: before) }
  }

  /// Removes calls from the log.
  mutating func remove(_ orders: [Int]) {
    guard !orders.isEmpty else { return }
    let gone = Set(orders)
    list.completeIndex()
    let before = self
    removeAll()
    for position in 0..<before.list.count where !gone.contains(before.list.order(at: position)) {
      let member = before.list.member(at: position)
      list.append(position, of: before.list)
      mark(list.count - 1, before.marks(at: position))
      if position < before.firstKept(of: member) ?? .max { handedOutCounts[member, default: 0] += 1 }
    }
  }

  /// Removes all calls.
  mutating func removeAll() {
    list.removeAll()
    verified = PositionSet()
    stubbed = PositionSet()
    unexpected = PositionSet()
    handedOutCounts = [:]
  }
}
