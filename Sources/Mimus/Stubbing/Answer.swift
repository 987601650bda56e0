/// One reaction of a stub to a call: what happens first, and what comes of it.
///
/// It is an object, since a stub hands the same one to many calls.
@usableFromInline
class Answer: @unchecked Sendable {
  // Unchecked, since it carries what a test handed over for the thread that will make the call.

  /// What happens before the outcome.
  enum Effect {
    case callBack(label: String, ClosureCall)
    case delay(Delay)
    case wait(Gate)
  }

  /// What comes of the call.
  enum Outcome {
    case value(Any?)
    case error(any Error)
    case perform((RecordedCall) throws -> Any?)
    case performAsync((RecordedCall) async throws -> Any?)
    /// Nothing was said: what a call without a stub would answer.
    case natural
  }

  final let effects: [Effect]
  final let outcome: Outcome
  /// Where its stub was set up.
  final let location: SourceLocation
  /// The type of the value, where that is all there is to the answer; then it is a `PlainAnswer`.
  private final let plainType: ObjectIdentifier?

  fileprivate init(
    _ outcome: Outcome, after effects: [Effect], at location: SourceLocation, plainType: Any.Type? = nil
  ) {
    self.effects = effects
    self.outcome = outcome
    self.location = location
    self.plainType = plainType.map(ObjectIdentifier.init)
  }

  static func make(_ outcome: Outcome, after effects: [Effect], at location: SourceLocation) -> Answer {
    func plain<Value>(_ value: Value) -> Answer { PlainAnswer(value, at: location) }
    guard effects.isEmpty, case .value(let value?) = outcome else {
      return Answer(outcome, after: effects, at: location)
    }
    return plain(value)
  }

  /// Whether the answer is a value of that very type and nothing else.
  final func isPlain(for type: Any.Type) -> Bool { plainType == ObjectIdentifier(type) }

  /// Whether a call that returns the type can use the answer. A wrong kind of outcome serves too: it is reported.
  final func serves(_ type: Any.Type) -> Bool {
    func canBe<Value>(_ type: Value.Type, _ value: Any?) -> Bool { cast(value, to: Value.self) != nil }
    if isPlain(for: type) { return true }
    guard case .value(let value) = outcome else { return true }
    if let choice = type as? any ChoiceOfTypes.Type { return choice.includes(value) }
    return canBe(type, value)
  }
}

/// What stands in the place of a type where a call can use values of more than one.
protocol ChoiceOfTypes {
  static func includes(_ value: Any?) -> Bool
}

/// An answer that is just a value, which knows its type, so that no cast has to look into an existential.
@usableFromInline
final class PlainAnswer<Value>: Answer, @unchecked Sendable {
  @usableFromInline let value: Value

  fileprivate init(_ value: Value, at location: SourceLocation) {
    self.value = value
    super.init(.value(value), after: [], at: location, plainType: Value.self)
  }
}

/// The answers of one stub in turn: each is given as often as was said, and the last one stays.
struct AnswerScript {
  private struct Step {
    let answer: Answer
    /// How often it is still given; nil for the one that stays.
    var remaining: Int?
  }

  /// Where the stub was set up.
  let location: SourceLocation
  private var steps: ContiguousArray<Step> = []
  private var next = 0
  /// Effects that belong to the outcome said next, or, when none is, to the last one.
  private var pendingEffects: [Answer.Effect] = []

  init(at location: SourceLocation) {
    self.location = location
  }

  /// Whether the test has not said yet what to answer.
  var isEmpty: Bool { steps.isEmpty && pendingEffects.isEmpty }

  /// Whether the test has said what comes of a call, and not only what happens before.
  var hasOutcomes: Bool { !steps.isEmpty }

  mutating func append(_ outcome: Answer.Outcome, times: Int? = nil) {
    steps.append(Step(answer: .make(outcome, after: pendingEffects, at: location), remaining: times))
    pendingEffects = []
  }

  mutating func append(_ effect: Answer.Effect) {
    pendingEffects.append(effect)
  }

  /// Give the answer whose turn it is.
  ///
  /// - Parameter type: what the call returns.
  /// - Returns: nil when all answers are used up, or when the next one is of no use to the call.
  mutating func take(for type: Any.Type) -> Answer? {
    while next < steps.count, steps[next].remaining == 0 { next += 1 }
    guard next < steps.count else {
      return steps.isEmpty ? .make(.natural, after: pendingEffects, at: location) : nil
    }
    let answer = steps[next].answer
    guard answer.serves(type) else { return nil }
    let isLast = next == steps.count - 1
    if let remaining = steps[next].remaining {
      steps[next].remaining = remaining - 1
    } else if !isLast {
      next += 1
    }
    guard isLast, !pendingEffects.isEmpty else { return answer }
    return .make(answer.outcome, after: answer.effects + pendingEffects, at: location)
  }

  /// The answer to every call from now on, when it is the turn of the one that stays.
  var staying: Answer? {
    guard next == steps.count - 1, steps[next].remaining == nil, pendingEffects.isEmpty else { return nil }
    return steps[next].answer
  }

  /// What the stub answers next, for a failure text; nil when all is used up.
  var nextOutcome: Answer.Outcome? {
    steps.dropFirst(next).first { $0.remaining != 0 }?.answer.outcome
  }
}
