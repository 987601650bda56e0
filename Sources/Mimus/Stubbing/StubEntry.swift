/// One stub of a mock: which calls it is for, and what they are answered with.
///
/// It is the one object behind everything that is called a stub. The mock's list asks it for answers, and a test's
/// handles, `CallStub` and the typed stubs of generated fakes, add to it, so that nobody has to look for it.
final class StubEntry: @unchecked Sendable {
  // Unchecked, since what changes is only reached under the lock that guards the list.

  enum Phase {
    /// A typed stub that has no answer yet. It has no line either, and answers no call.
    case awaitingAnswer
    case setUp
    case removed
  }

  let pattern: CallPattern
  private(set) var phase = Phase.awaitingAnswer
  /// Where it was set up; it keeps the line when it is removed.
  private(set) var location: SourceLocation?
  /// Its place in the order of all stubs and calls of the process.
  private(set) var number = 0
  private(set) var script: AnswerScript? {
    didSet { repeating = script?.repeating }
  }
  /// The answer to every call from now on, once the script has come to the one that repeats.
  private var repeating: Answer?
  private(set) var useCount = 0
  /// The type that the first call returned which the stub matched and could not answer for its type.
  private(set) var unservedType: Any.Type?

  init(_ pattern: CallPattern) {
    self.pattern = pattern
  }

  /// What it asks of the arguments.
  var conditions: ArgumentConditions { pattern.conditions }

  // MARK: Changing it, under the lock

  func setUp(_ number: Int, at location: SourceLocation) {
    phase = .setUp
    self.number = number
    self.location = location
    script = AnswerScript(at: location)
  }

  /// Forgets the answers. What they own may run user code when it goes away, so they are handed back.
  func remove() -> AnswerScript? {
    phase = .removed
    defer { script = nil }
    return script
  }

  func append(_ outcome: Answer.Outcome, times: Int?) { script?.append(outcome, times: times) }

  func append(_ effect: Answer.Effect) { script?.append(effect) }

  /// Takes the next answer for a call that returns a type.
  func take(for type: Any.Type) -> AnswerScript.Turn {
    let turn: AnswerScript.Turn
    if let repeating {
      turn = repeating.serves(type) ? .answer(repeating) : .misfit(repeating)
    } else {
      turn = script?.take(for: type) ?? .usedUp
    }
    switch turn {
    case .answer: useCount += 1
    case .misfit: if unservedType == nil { unservedType = type }
    case .usedUp: break
    }
    return turn
  }

  /// Lets an answer of the wrong type have had its turn.
  func skip(_ misfit: Answer) { script?.skip(misfit) }
}

// MARK: - Facts

/// A stub as it was at one moment, for failure texts.
struct StubFacts {
  let number: Int
  let pattern: CallPattern
  let script: AnswerScript
  let useCount: Int
  let unservedType: Any.Type?
  let entry: StubEntry

  /// Where the stub was set up.
  var location: SourceLocation { script.location }

  init?(_ entry: StubEntry) {
    guard let script = entry.script else { return nil }
    number = entry.number
    pattern = entry.pattern
    self.script = script
    useCount = entry.useCount
    unservedType = entry.unservedType
    self.entry = entry
  }
}
