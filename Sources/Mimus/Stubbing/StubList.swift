/// The stubs of one mock, in the order in which they were set up, and the rules by which one of them is chosen.
///
/// It decides and changes only itself: what needs user code is asked outside of the lock.
struct StubList {
  private var stubs: [StubEntry] = []
  /// The stubs for each member that was called since a stub was last added or taken out, by the member's number.
  private var candidates: [Int: [StubEntry]] = [:]
  /// The stubs for the member that was called last.
  private var newestCandidates: [StubEntry] = []
  private var newestMember: Int?

  /// Whether there is none, at hand for every call.
  private(set) var isEmpty = true

  var facts: [StubFacts] { stubs.compactMap(StubFacts.init) }

  mutating func add(_ stub: StubEntry, at location: SourceLocation) {
    stub.setUp(CallOrder.next(), at: location)
    stubs.append(stub)
    isEmpty = false
    forgetCandidates()
  }

  /// Takes a stub out, and hands back what has to go away outside of the lock.
  mutating func remove(_ stub: StubEntry) -> AnswerScript? {
    if stub.phase == .setUp {
      stubs.removeAll { $0 === stub }
      isEmpty = stubs.isEmpty
      forgetCandidates()
    }
    return stub.remove()
  }

  /// Takes all stubs out, and hands back what has to go away outside of the lock.
  mutating func removeAll() -> [Any] {
    let gone: [Any] = stubs.map { ($0.remove(), $0) }
    stubs = []
    isEmpty = true
    forgetCandidates()
    return gone
  }

  private mutating func forgetCandidates() {
    candidates = [:]
    newestCandidates = []
    newestMember = nil
  }
}

// MARK: - Choosing

extension StubList {
  /// What the stubs have for a call.
  enum Choice {
    /// No stub answers it.
    case nothing
    case answer(Answer)
    /// Some stubs matched, but their values are of other types than the call returns; this is the first one's answer.
    case misfit(Answer)
    /// The matchers of these stubs have to be asked first, which is user code.
    case open(ArraySlice<StubEntry>)
  }

  /// Whether a member has a stub, whatever its arguments.
  mutating func hasStub(for identifier: String, member: Int) -> Bool {
    if isEmpty { return false }
    find(identifier, member)
    return !newestCandidates.isEmpty
  }

  /// Finds the stubs for a call in the order in which they are asked: those with arguments before those without, and
  /// newest first.
  private mutating func find(_ identifier: String, _ member: Int) {
    if newestMember == member { return }
    newestCandidates = candidates[member] ?? search(identifier)
    newestMember = member
    candidates[member] = newestCandidates
  }

  private func search(_ identifier: String) -> [StubEntry] {
    let meant = stubs.lazy.reversed().filter {
      CallName.matches(written: $0.pattern.identifier, recorded: identifier)
    }
    return Array(meant.filter { $0.conditions.areSpecific }) + meant.filter { !$0.conditions.areSpecific }
  }

  /// Chooses the answer to a call as far as that can be done without asking a matcher.
  ///
  /// - Parameters:
  ///   - identifier: The called member.
  ///   - member: Its number.
  ///   - arguments: The arguments of the call.
  ///   - type: What the call returns.
  mutating func choose(for identifier: String, member: Int, _ arguments: [Any?], as type: Any.Type) -> Choice {
    find(identifier, member)
    var misfit: (index: Int, answer: Answer)?
    for index in newestCandidates.indices {
      let stub = newestCandidates[index]
      guard let matches = stub.conditions.areMetAtOnce(by: arguments) else {
        return .open(newestCandidates[(misfit?.index ?? index)...])
      }
      guard matches else { continue }
      switch stub.take(for: type) {
      case .answer(let answer): return .answer(answer)
      case .misfit(let answer): if misfit == nil { misfit = (index, answer) }
      case .usedUp: break
      }
    }
    guard let misfit else { return .nothing }
    newestCandidates[misfit.index].skip(misfit.answer)
    return .misfit(misfit.answer)
  }
}
