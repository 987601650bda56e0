/// The number of calls to a member.
struct CallCount: Equatable {
  let identifier: String
  let count: Int
}

/// The calls of one fake, in order, indexed by member so that a verification sees only the calls it needs.
///
/// The list only grows, so a copy of it is a snapshot. Other facts about the calls belong to the `CallLog`.
struct CallList {
  /// A call without what it shares with its member's other calls.
  private struct Entry {
    let arguments: [Any?]
    let order: Int
    let member: UInt32
  }

  private struct Member {
    let identifier: String
    /// The positions of its calls, as far as they have been indexed.
    var positions: ContiguousArray<UInt32> = []
    /// The member that was called after the most recent call to this one.
    var successor = 0
    /// The number of its calls that verifications have removed.
    var consumedCount = 0
  }

  /// The number of calls in a full chunk. Chunks aren't copied when the list grows, even while it is being read.
  private static let chunkSize = 1 << chunkBits
  private static let chunkBits = 10

  private var chunks: ContiguousArray<ContiguousArray<Entry>> = []
  /// The calls after the full chunks.
  private var tail: ContiguousArray<Entry> = []
  private var members: ContiguousArray<Member> = []
  private var memberOfIdentifier: [String: Int] = [:]
  /// The members whose identifiers include types, by their identifiers without these.
  private var overloads: [Substring: [Int]] = [:]
  /// The number of members that `overloads` includes if they belong there.
  private var indexedMemberCount = 0
  private var newestMember = 0
  /// Whether some arguments aren't kept alive, so that reading them must find what remains of them.
  private(set) var holdsWeakly = false
  /// Changes when calls are removed, which changes the meaning of positions.
  private(set) var generation = 0

  private(set) var count = 0
  /// The number of indexed calls. Calls are indexed many at a time: when a chunk is full, and when the list is read.
  private var indexedCount = 0

  var isEmpty: Bool { count == 0 }

  // MARK: Adding

  /// Adds a call to a member, identified by its number.
  mutating func append(_ member: Int, _ arguments: consuming [Any?], order: Int) {
    if tail.count == CallList.chunkSize { closeChunk() }
    tail.append(Entry(arguments: arguments, order: order, member: UInt32(member)))
    count += 1
  }

  /// Adds a call to a member, identified by its number, without keeping the arguments alive.
  mutating func appendWeakly(_ member: Int, _ arguments: [Any?], order: Int) {
    holdsWeakly = true
    append(member, arguments.heldWeakly, order: order)
  }

  /// Adds a call from a list that has the same members.
  mutating func append(_ position: Int, of other: CallList) {
    let entry = other.entry(at: position)
    holdsWeakly = holdsWeakly || other.holdsWeakly
    append(Int(entry.member), entry.arguments, order: entry.order)
  }

  private mutating func closeChunk() {
    completeIndex()
    chunks.append(tail)
    tail = []
    tail.reserveCapacity(CallList.chunkSize)
  }

  /// Indexes the remaining calls and members, so that calls can be found by the identifiers that match their member.
  mutating func completeIndex() {
    while indexedMemberCount < members.count {
      let name = CallName.withoutTypes(members[indexedMemberCount].identifier)
      if let name { overloads[name, default: []].append(indexedMemberCount) }
      indexedMemberCount += 1
    }
    while indexedCount < count {
      let member = tail[indexedCount & (CallList.chunkSize - 1)].member
      members[Int(member)].positions.append(UInt32(indexedCount))
      indexedCount += 1
    }
  }

  /// Returns the number of a member, assigning a new one if necessary.
  ///
  /// Calls often repeat the same member or the same sequence of members, and neither case requires hashing an
  /// identifier again.
  mutating func number(of identifier: String) -> Int {
    guard newestMember < members.count else { return addMember(identifier) }
    if members[newestMember].identifier == identifier { return newestMember }
    let successor = members[newestMember].successor
    let number =
      members[successor].identifier == identifier
      ? successor : memberOfIdentifier[identifier] ?? addMember(identifier)
    members[newestMember].successor = number
    newestMember = number
    return number
  }

  private mutating func addMember(_ identifier: String) -> Int {
    memberOfIdentifier[identifier] = members.count
    members.append(Member(identifier: identifier))
    return members.count - 1
  }

  /// Removes the calls. The members keep their numbers.
  mutating func removeAll() {
    chunks = []
    tail = []
    count = 0
    indexedCount = 0
    for number in members.indices {
      members[number].positions = []
      members[number].consumedCount = 0
    }
    holdsWeakly = false
    generation += 1
  }

  /// Notes that a verification has removed calls, which a list with the same members still has.
  mutating func noteConsumed(_ gone: Set<Int>, of other: CallList) {
    for number in members.indices { members[number].consumedCount += other.members[number].consumedCount }
    for position in 0..<other.count where gone.contains(other.order(at: position)) {
      members[other.member(at: position)].consumedCount += 1
    }
  }

  // MARK: Reading

  private func entry(at position: Int) -> Entry {
    let chunk = position >> CallList.chunkBits
    return chunk < chunks.count
      ? chunks[chunk][position & (CallList.chunkSize - 1)]
      : tail[position & (CallList.chunkSize - 1)]
  }

  private func call(_ entry: Entry) -> RecordedCall {
    RecordedCall(
      identifier: members[Int(entry.member)].identifier,
      arguments: holdsWeakly ? entry.arguments.resolved : entry.arguments, order: entry.order, member: Int(entry.member)
    )
  }

  subscript(position: Int) -> RecordedCall { call(entry(at: position)) }

  /// The call that was added last. The list must not be empty.
  var newest: RecordedCall { call(tail[tail.count - 1]) }

  /// Returns the call that was added last, with arguments that aren't kept alive.
  func newest(with arguments: [Any?]) -> RecordedCall {
    let entry = tail[tail.count - 1]
    return RecordedCall(
      identifier: members[Int(entry.member)].identifier, arguments: arguments, order: entry.order,
      member: Int(entry.member))
  }

  func order(at position: Int) -> Int {
    let (chunk, index) = (position >> CallList.chunkBits, position & (CallList.chunkSize - 1))
    return chunk < chunks.count ? chunks[chunk][index].order : tail[index].order
  }

  func arguments(at position: Int) -> [Any?] {
    let (chunk, index) = (position >> CallList.chunkBits, position & (CallList.chunkSize - 1))
    let arguments = chunk < chunks.count ? chunks[chunk][index].arguments : tail[index].arguments
    return holdsWeakly ? arguments.resolved : arguments
  }

  /// Returns the number of the called member.
  func member(at position: Int) -> Int { Int(entry(at: position).member) }

  /// All calls.
  var all: [RecordedCall] { (0..<count).map { self[$0] } }

  /// The order of the newest call, or nil if there is none.
  var newestOrder: Int? { isEmpty ? nil : order(at: count - 1) }

  /// Returns the position of a member's call at an index among its calls, or nil if there are fewer calls.
  func position(ofMember number: Int, at index: Int) -> Int? {
    index < members[number].positions.count ? Int(members[number].positions[index]) : nil
  }

  /// The number of calls to each identifier, in the order of their first calls.
  var counts: [CallCount] {
    members.filter { !$0.positions.isEmpty }.sorted { $0.positions[0] < $1.positions[0] }
      .map { CallCount(identifier: $0.identifier, count: $0.positions.count) }
  }

  /// The number of calls to each identifier, including those that verifications have removed.
  var countsWithConsumed: [CallCount] {
    members.filter { !$0.positions.isEmpty || $0.consumedCount > 0 }
      .sorted { ($0.positions.first ?? .max) < ($1.positions.first ?? .max) }
      .map { CallCount(identifier: $0.identifier, count: $0.positions.count + $0.consumedCount) }
  }

  /// Whether verifications have removed calls.
  var isConsumed: Bool { members.contains { $0.consumedCount > 0 } }

  /// Returns whether a member that an identifier matches was ever called, even if its calls were removed.
  func knows(_ written: String) -> Bool { !numbers(of: written).isEmpty }

  /// Returns the first call that was recorded with exactly that identifier.
  func firstCall(of identifier: String) -> RecordedCall? {
    memberOfIdentifier[identifier].flatMap { position(ofMember: $0, at: 0) }.map { self[$0] }
  }

  /// Returns the number of calls that an identifier matches and that verifications have removed.
  func consumedCount(of written: String) -> Int {
    numbers(of: written).reduce(0) { $0 + members[$1].consumedCount }
  }

  /// Returns the first position at or after `start` whose call isn't older than an order. Nearby positions are found
  /// immediately.
  func firstPosition(withOrderAtLeast order: Int, from start: Int) -> Int {
    let count = count
    var low = start
    var step = 1
    while low < count, self.order(at: low) < order {
      if low + step < count, self.order(at: low + step) <= order {
        low += step
        step *= 2
      } else if step > 1 {
        step = 1
      } else {
        low += 1
      }
    }
    return low
  }

  /// Returns the position of the first call after another one that an identifier matches, or of the first call of any
  /// member if there is no identifier.
  func firstPosition(after order: Int, withIdentifier written: String?) -> Int? {
    let start = firstPosition(withOrderAtLeast: order + 1, from: 0)
    guard let written else { return start < count ? start : nil }
    let wanted = Set(numbers(of: written))
    return (start..<count).first { wanted.contains(Int(entry(at: $0).member)) }
  }
}

// MARK: - Selecting

extension CallList {
  func selection(of written: String) -> Selection {
    let filled = numbers(of: written).filter { !members[$0].positions.isEmpty }
    if filled.count == 1 {
      let member = members[filled[0]]
      return Selection(self, member.positions, [member.identifier])
    }
    let positions = filled.flatMap { members[$0].positions }.sorted()
    return Selection(self, ContiguousArray(positions), filled.map { members[$0].identifier })
  }

  /// Returns the numbers of the members that an identifier matches, in ascending order.
  func numbers(of written: String) -> [Int] {
    if CallName.mayMatchSeveral(written) {
      return members.indices.filter { CallName.matches(written: written, recorded: members[$0].identifier) }
    }
    let others = overloads[written[...]] ?? []
    guard let number = memberOfIdentifier[written] else { return others }
    return others.isEmpty ? [number] : (others + [number]).sorted()
  }
}
