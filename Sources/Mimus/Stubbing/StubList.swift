/// The stubs of one fake in the order in which they were set up, and the rules for choosing one of them.
///
/// It decides and changes only itself: anything that needs user code is asked outside the lock.
struct StubList {
  private var stubs: [StubEntry] = []
  /// The stubs for each member called since a stub was last added or removed, by the member's number.
  private var candidates: [Int: [StubEntry]] = [:]
  /// The stubs for the member that was called last.
  private var newestCandidates: [StubEntry] = []
  private var newestMember: Int?

  /// Whether there are no stubs, stored so that each call can check it quickly.
  private(set) var isEmpty = true

  var facts: [StubFacts] { stubs.compactMap(StubFacts.init) }

  mutating func add(_ stub: StubEntry, at location: SourceLocation) {
    stub.setUp(CallOrder.next(), at: location)
    stubs.append(stub)
    isEmpty = false
    forgetCandidates()
  }

  /// Removes a stub, and returns what must be released outside the lock.
  mutating func remove(_ stub: StubEntry) -> AnswerScript? {
    if stub.phase == .setUp {
      stubs.removeAll { $0 === stub }
      isEmpty = stubs.isEmpty
      forgetCandidates()
    }
    return stub.remove()
  }

  /// Removes all stubs, and returns what must be released outside the lock.
  mutating func removeAll() -> [Any] {
    let gone: [Any] = stubs.map { ($0.remove(), $0) }
    stubs = []
    isEmpty = true
    forgetCandidates()
    return gone
  }

  /// Lets what was added to a stub take effect. With its first answer, a stub is asked before those without one.
  mutating func add(to stub: StubEntry, _ add: (StubEntry) -> Void) {
    let wasAnswered = stub.hasAnswer
    add(stub)
    if !wasAnswered { forgetCandidates() }
  }

  private mutating func forgetCandidates() {
    candidates = [:]
    newestCandidates = []
    newestMember = nil
  }
}

// MARK: - Choosing

extension StubList {
  /// The result of choosing among the stubs for a call.
  enum Choice {
    /// No stub answers the call.
    case nothing
    case answer(Answer)
    /// Some stubs matched, but their values are of different types than the call returns. This is the first one's
    /// answer, with that stub's number.
    case misfit(Answer, ofStub: Int)
    /// These stubs must be asked outside the lock, because their matchers, or the casts of their values, are user code.
    case open(ArraySlice<StubEntry>)
  }

  /// Returns whether a member has a stub, with any arguments.
  mutating func hasStub(for identifier: String, member: Int) -> Bool {
    if isEmpty { return false }
    find(identifier, member)
    return !newestCandidates.isEmpty
  }

  /// Finds the stubs for a call in the order in which they are asked: those with an answer before those without, those
  /// with arguments before the others, and the newest first.
  private mutating func find(_ identifier: String, _ member: Int) {
    if newestMember == member { return }
    newestCandidates = candidates[member] ?? search(identifier)
    newestMember = member
    candidates[member] = newestCandidates
  }

  private func search(_ identifier: String) -> [StubEntry] {
    let candidates = stubs.reversed().filter { CallName.matches(written: $0.pattern.identifier, recorded: identifier) }
    let ranks = [(true, true), (true, false), (false, true), (false, false)]
    return ranks.flatMap { rank in candidates.filter { ($0.hasAnswer, $0.conditions.areSpecific) == rank } }
  }

  /// Chooses the answer to a call as far as that is possible without running user code.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the called member.
  ///   - member: The member's number.
  ///   - arguments: The arguments of the call.
  ///   - type: The return type of the call.
  mutating func choose(for identifier: String, member: Int, _ arguments: [Any?], as type: Any.Type) -> Choice {
    find(identifier, member)
    var misfit: (index: Int, answer: Answer)?
    // A variable for the stub would retain it for every call.
    for index in newestCandidates.indices {
      // The rest have no answers of their own either.
      if misfit != nil, !newestCandidates[index].hasAnswer { break }
      guard let matches = newestCandidates[index].conditions.areMetAtOnce(by: arguments) else {
        return .open(newestCandidates[(misfit?.index ?? index)...])
      }
      guard matches else { continue }
      if let answer = newestCandidates[index].takeRepeating(for: type) { return .answer(answer) }
      switch newestCandidates[index].take(for: type) {
      case .answer(let answer): return .answer(answer)
      case .misfit(let answer): if misfit == nil { misfit = (index, answer) }
      case .uncertain: return .open(newestCandidates[(misfit?.index ?? index)...])
      case .usedUp: break
      }
    }
    guard let misfit else { return .nothing }
    newestCandidates[misfit.index].skip(misfit.answer)
    return .misfit(misfit.answer, ofStub: newestCandidates[misfit.index].number)
  }
}
