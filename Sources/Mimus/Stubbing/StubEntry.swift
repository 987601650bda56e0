/// One stub of a fake: the calls it matches, and its answers.
///
/// It is the single object behind all representations of a stub. The fake's list asks it for answers, and a test's
/// handles, `CallStub` and the typed stubs of generated fakes, add to it, so no lookup is needed.
final class StubEntry: @unchecked Sendable {
  // Unchecked because its mutable state is accessed only under the lock that guards the list.

  enum Phase {
    /// A typed stub that has no answer yet. It has no location either, and answers no call.
    case awaitingAnswer
    case setUp
    case removed
  }

  let pattern: CallPattern
  private(set) var phase = Phase.awaitingAnswer
  /// The location at which it was set up. It keeps the location when it is removed.
  private(set) var location: SourceLocation?
  /// The session in which it was set up, or nil until then.
  private(set) var session: SetupSession?
  /// Its position in the order of all stubs and calls of the process.
  private(set) var number = 0
  private(set) var script: AnswerScript?
  /// The answer to every call from now on, once the script has reached its repeating answer.
  private var repeating: Answer?
  /// Whether that answer has been given.
  private var hasRepeated = false
  private(set) var useCount = 0
  /// The return type of the first call that the stub matched but couldn't answer because of its type.
  private(set) var unservedType: Any.Type?
  /// The return type of the last call that it answered.
  private var servedType: Any.Type?
  /// That type, if the next answer is of a different one, so that other stubs answered its calls since.
  private(set) var refusedType: Any.Type?

  init(_ pattern: CallPattern) {
    self.pattern = pattern
  }

  /// Whether something was added to it. A stub without an answer answers only what no other stub answers.
  var hasAnswer: Bool { script.map { !$0.isEmpty } ?? false }

  /// The conditions on the arguments.
  var conditions: ArgumentConditions { pattern.conditions }

  // MARK: Changes under the lock

  func setUp(_ number: Int, at location: SourceLocation) {
    phase = .setUp
    self.number = number
    self.location = location
    session = SetupSession()
    script = AnswerScript(at: location)
  }

  /// Removes the answers, and returns them, because what they own may run user code when it is released.
  func remove() -> AnswerScript? {
    phase = .removed
    defer { (script, repeating) = (nil, nil) }
    return script
  }

  func append(_ outcome: Answer.Outcome, times: Int? = nil) {
    changeScript { script in
      if hasRepeated { script.noteRepeated() }
      script.append(outcome, times: times)
    }
    hasRepeated = false
  }

  func append(_ effect: Answer.Effect) { changeScript { $0.append(effect) } }

  /// Changes the script, if there is one, and finds out whether it has reached its repeating answer.
  @discardableResult
  @inline(__always)
  private func changeScript<Result>(_ change: (inout AnswerScript) -> Result) -> Result? {
    func apply(to script: inout AnswerScript) -> Result {
      defer { repeating = script.repeating }
      return change(&script)
    }
    return phase == .setUp ? apply(to: &script!) : nil
  }

  /// Returns the answer to every call from now on, if it's a value of the type that a call returns.
  @inline(__always)
  func takeRepeating(for type: Any.Type) -> Answer? {
    guard let repeating, repeating.isPlain(for: type) else { return nil }
    hasRepeated = true
    noteServed(type)
    return repeating
  }

  /// Returns the next answer for a call that returns a type.
  func take(for type: Any.Type) -> AnswerScript.Turn {
    let turn = repeating.map { repeatedTurn(of: $0, for: type) } ?? changeScript { $0.take(for: type) } ?? .usedUp
    note(turn, for: type)
    return turn
  }

  private func repeatedTurn(of repeating: Answer, for type: Any.Type) -> AnswerScript.Turn {
    guard let isServed = repeating.serves(type) else { return .uncertain(repeating) }
    guard isServed else { return .misfit(repeating) }
    hasRepeated = true
    return .answer(repeating)
  }

  private func note(_ turn: AnswerScript.Turn, for type: Any.Type) {
    switch turn {
    case .answer: noteServed(type)
    case .misfit:
      if unservedType == nil { unservedType = type }
      if servedType == type, !hasRepeated { refusedType = type }
    case .uncertain, .usedUp: break
    }
  }

  private func noteServed(_ type: Any.Type) {
    useCount += 1
    servedType = type
    refusedType = nil
  }

  /// Skips an answer of the wrong type.
  func skip(_ misfit: Answer) {
    changeScript { $0.skip(misfit) }
    refusedType = nil
  }
}

// MARK: - Facts

/// A snapshot of a stub for failure messages.
struct StubFacts {
  let number: Int
  let pattern: CallPattern
  let script: AnswerScript
  let useCount: Int
  let unservedType: Any.Type?
  let refusedType: Any.Type?
  let entry: StubEntry

  /// The location at which the stub was set up.
  var location: SourceLocation { script.location }

  init?(_ entry: StubEntry) {
    guard let script = entry.script else { return nil }
    number = entry.number
    pattern = entry.pattern
    self.script = script
    useCount = entry.useCount
    unservedType = entry.unservedType
    refusedType = entry.refusedType
    self.entry = entry
  }
}
