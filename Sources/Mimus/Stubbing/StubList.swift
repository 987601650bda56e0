/// The stubs of one mock, in the order in which they were set up, and the rules by which a call is answered.
///
/// It decides and changes only itself: which patterns match a call is asked outside of the lock and handed in.
struct StubList {
  struct Stub {
    let id: Int
    let pattern: CallPattern
    let location: SourceLocation
    var script = AnswerScript()
    var useCount = 0
    /// A call to the same member that the stub's arguments did not match: what a session says of an unused stub.
    var nearMiss: RecordedCall?
    var isReported = false
  }

  private(set) var stubs: [Stub] = []
  private(set) var lastID = 0
  /// How often the stubs that were taken out had answered: what their `CallStub`s still tell.
  private var useCountOfRemoved: [Int: Int] = [:]

  var isEmpty: Bool { stubs.isEmpty }

  mutating func add(_ pattern: CallPattern, at location: SourceLocation) -> Int {
    lastID += 1
    stubs.append(Stub(id: lastID, pattern: pattern, location: location))
    return lastID
  }

  /// Take a stub out; it is handed back so that what its closures own goes away outside of the lock.
  mutating func remove(_ id: Int) -> Stub? {
    guard let index = stubs.firstIndex(where: { $0.id == id }) else { return nil }
    useCountOfRemoved[id] = stubs[index].useCount
    return stubs.remove(at: index)
  }

  /// Take all stubs out. Their ids are not given again, so that what is left of them never means a newer stub.
  mutating func removeAll() {
    for stub in stubs { useCountOfRemoved[stub.id] = stub.useCount }
    stubs = []
  }

  func useCount(of id: Int) -> Int {
    stubs.first { $0.id == id }?.useCount ?? useCountOfRemoved[id] ?? 0
  }

  /// Change a stub.
  ///
  /// - Returns: whether it was there: it may have been taken out.
  @discardableResult
  mutating func update(_ id: Int, _ change: (inout Stub) -> Void) -> Bool {
    guard let index = stubs.firstIndex(where: { $0.id == id }) else { return false }
    change(&stubs[index])
    return true
  }

  /// The stubs for an identifier in the order in which they are asked: those with arguments before those without, and
  /// newest first.
  func candidates(for identifier: String) -> [Stub] {
    let meant = stubs.lazy.reversed().filter {
      CallName.matches(written: $0.pattern.identifier, recorded: identifier)
    }
    return meant.filter { $0.pattern.isSpecific } + meant.filter { !$0.pattern.isSpecific }
  }

  /// Take the next answer of a stub, unless it has none left that serves.
  ///
  /// - Parameters:
  ///   - id: the stub.
  ///   - serves: whether an answer is of the kind that the call can use.
  mutating func takeAnswer(of id: Int, where serves: (Answer.Outcome) -> Bool) -> Answer? {
    guard let index = stubs.firstIndex(where: { $0.id == id }) else { return nil }
    guard let answer = stubs[index].script.take(where: serves) else { return nil }
    stubs[index].useCount += 1
    return answer
  }
}
