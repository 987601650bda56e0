/// The stubs of one mock, in the order in which they were set up, and the rules by which a call is answered.
///
/// It decides and changes only itself: which patterns match a call is asked outside of the lock and handed in.
struct StubList {
  /// One stub. Calls, the list and the test's `CallStub` share it, so that none has to look for it.
  final class Stub: @unchecked Sendable {
    // Unchecked, since what changes is only reached under the lock that guards the list.

    /// Its place in the order of all stubs, expectations and calls of the process.
    let number: Int
    let pattern: CallPattern
    let location: SourceLocation
    fileprivate var script: AnswerScript {
      didSet { staying = script.staying }
    }
    /// The answer to every call from now on, once the script has come to the one that stays.
    fileprivate var staying: Answer?
    fileprivate var useCount = 0
    /// A call to the same member that the stub's arguments did not match: what a session says of an unused stub.
    fileprivate var nearMiss: RecordedCall?
    /// Whether the stub was taken out of its list.
    fileprivate var isRemoved = false

    /// What it asks of the arguments.
    var conditions: ArgumentConditions { pattern.conditions }

    fileprivate init(_ number: Int, _ pattern: CallPattern, _ location: SourceLocation) {
      self.number = number
      self.pattern = pattern
      self.location = location
      script = AnswerScript(at: location)
    }

    /// Whether a call with some arguments is meant. It is nil where only user code can tell, and for the first call that
    /// is not meant, which has to be remembered.
    fileprivate func isMeant(by arguments: [Any?]) -> Bool? {
      let isMet = conditions.areMetAtOnce(by: arguments)
      return isMet == false && useCount == 0 && nearMiss == nil ? nil : isMet
    }
  }

  /// A stub as it was at one moment, for failure texts.
  struct Facts {
    let number: Int
    let pattern: CallPattern
    let location: SourceLocation
    let script: AnswerScript
    let useCount: Int
    let nearMiss: RecordedCall?
    let stub: Stub

    fileprivate init(_ stub: Stub) {
      number = stub.number
      pattern = stub.pattern
      location = stub.location
      script = stub.script
      useCount = stub.useCount
      nearMiss = stub.nearMiss
      self.stub = stub
    }
  }

  private var stubs: [Stub] = []
  /// The stubs for each member that was called since a stub was last added or taken out, by the member's number.
  private var candidates: [Int: [Stub]] = [:]
  /// The stubs for the member that was called last.
  private var newestCandidates: [Stub] = []
  private var newestMember: Int?

  /// Whether there is none, at hand for every call.
  private(set) var isEmpty = true

  var facts: [Facts] { stubs.map(Facts.init) }

  mutating func add(_ pattern: CallPattern, at location: SourceLocation) -> Stub {
    let stub = Stub(CallOrder.next(), pattern, location)
    stubs.append(stub)
    isEmpty = false
    forgetCandidates()
    return stub
  }

  /// Take a stub out. What its answers own may run user code when it goes away, so they are handed back to go away
  /// outside of the lock.
  mutating func remove(_ stub: Stub) -> AnswerScript? {
    guard !stub.isRemoved else { return nil }
    stubs.removeAll { $0 === stub }
    isEmpty = stubs.isEmpty
    forgetCandidates()
    return removed(stub)
  }

  /// Take all stubs out, and hand back what has to go away outside of the lock.
  mutating func removeAll() -> [Any] {
    let gone: [Any] = stubs.map { (removed($0), $0) }
    stubs = []
    isEmpty = true
    forgetCandidates()
    return gone
  }

  private func removed(_ stub: Stub) -> AnswerScript {
    stub.isRemoved = true
    defer { stub.script = AnswerScript(at: stub.location) }
    return stub.script
  }

  private mutating func forgetCandidates() {
    candidates = [:]
    newestCandidates = []
    newestMember = nil
  }

  func useCount(of stub: Stub) -> Int { stub.useCount }

  /// Add an outcome to what a stub answers.
  ///
  /// - Returns: whether it was there: it may have been taken out.
  func append(_ outcome: Answer.Outcome, times: Int?, to stub: Stub) -> Bool {
    if !stub.isRemoved { stub.script.append(outcome, times: times) }
    return !stub.isRemoved
  }

  /// Add an effect to what a stub answers.
  ///
  /// - Returns: whether it was there: it may have been taken out.
  func append(_ effect: Answer.Effect, to stub: Stub) -> Bool {
    if !stub.isRemoved { stub.script.append(effect) }
    return !stub.isRemoved
  }

  /// Remember a call that some stubs did not match, for those that have answered none.
  func noteNearMiss(_ call: RecordedCall, of stubs: ArraySlice<Stub>) {
    for stub in stubs where stub.useCount == 0 && stub.nearMiss == nil { stub.nearMiss = call }
  }
}

// MARK: - Answering

extension StubList {
  /// The stubs for a call in the order in which they are asked: those with arguments before those without, and newest
  /// first.
  mutating func candidates(for identifier: String, member: Int) -> [Stub] {
    find(identifier, member)
    return newestCandidates
  }

  private mutating func find(_ identifier: String, _ member: Int) {
    if newestMember == member { return }
    newestCandidates = candidates[member] ?? search(identifier)
    newestMember = member
    candidates[member] = newestCandidates
  }

  private func search(_ identifier: String) -> [Stub] {
    let meant = stubs.lazy.reversed().filter {
      CallName.matches(written: $0.pattern.identifier, recorded: identifier)
    }
    return Array(meant.filter { $0.conditions.areSpecific }) + meant.filter { !$0.conditions.areSpecific }
  }

  /// Take the next answer of a stub, unless it has none left that serves.
  ///
  /// - Parameters:
  ///   - stub: the stub.
  ///   - type: what the call returns.
  func takeAnswer(of stub: Stub, for type: Any.Type) -> Answer? {
    let answer: Answer
    if let staying = stub.staying {
      guard staying.serves(type) else { return nil }
      answer = staying
    } else {
      guard !stub.isRemoved, let next = stub.script.take(for: type) else { return nil }
      answer = next
    }
    stub.useCount += 1
    return answer
  }

  /// Take the answer to a call as far as that can be done without asking a matcher, which is user code.
  ///
  /// - Parameters:
  ///   - identifier: the member that was called.
  ///   - member: its number.
  ///   - arguments: what it was called with.
  ///   - type: what the call returns.
  mutating func takeAnswer(
    for identifier: String, member: Int, _ arguments: [Any?], as type: Any.Type
  ) -> Taking {
    find(identifier, member)
    for index in newestCandidates.indices {
      let stub = newestCandidates[index]
      guard let isMeant = stub.isMeant(by: arguments) else { return .open(newestCandidates[index...]) }
      if isMeant, let answer = takeAnswer(of: stub, for: type) { return .taken(answer) }
    }
    return .none
  }

  /// What has come of a call so far.
  enum Taking {
    /// No stub answers it.
    case none
    case taken(Answer)
    /// These stubs have still to be asked.
    case open(ArraySlice<Stub>)
  }
}
