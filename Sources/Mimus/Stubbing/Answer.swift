/// One reaction of a stub to a call: what happens first, and what comes of it.
///
/// It is an object, since a stub hands the same one to many calls.
final class Answer: @unchecked Sendable {
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

  let effects: [Effect]
  let outcome: Outcome
  /// The value of an answer that has nothing else to do, for calls that return that very type.
  let plainValue: PlainValue?

  init(_ outcome: Outcome, after effects: [Effect] = []) {
    self.effects = effects
    self.outcome = outcome
    plainValue = if effects.isEmpty, case .value(let value?) = outcome { PlainValue.holding(value) } else { nil }
  }

  /// The value, if it is all there is to the answer and of that very type.
  func plainValue(of type: Any.Type) -> PlainValue? {
    plainValue.flatMap { $0.typeID == ObjectIdentifier(type) ? $0 : nil }
  }

  /// Whether a call that returns the type can use the answer. A wrong kind of outcome serves too: it is reported.
  func serves(_ type: Any.Type) -> Bool {
    func canBe<Value>(_ type: Value.Type, _ value: Any?) -> Bool { cast(value, to: Value.self) != nil }
    if plainValue(of: type) != nil { return true }
    guard case .value(let value) = outcome else { return true }
    return canBe(type, value)
  }
}

/// A value in a box that knows its type, so that no cast has to look into an existential.
class PlainValue {
  final let typeID: ObjectIdentifier

  fileprivate init(_ type: Any.Type) {
    typeID = ObjectIdentifier(type)
  }

  /// The value as one of its type, which has to be the very one that the box was asked for.
  func opened<Value>() -> Value {
    (self as! TypedValue<Value>).value
  }

  fileprivate static func holding(_ value: Any) -> PlainValue {
    func hold<Value>(_ value: Value) -> PlainValue { TypedValue(value) }
    return hold(value)
  }
}

/// A value of a type.
final class TypedValue<Value>: PlainValue {
  let value: Value

  fileprivate init(_ value: Value) {
    self.value = value
    super.init(Value.self)
  }
}

/// The answers of one stub in turn: each is given as often as was said, and the last one stays.
struct AnswerScript {
  private struct Step {
    let answer: Answer
    /// How often it is still given; nil for the one that stays.
    var remaining: Int?
  }

  private var steps: ContiguousArray<Step> = []
  private var next = 0
  /// Effects that belong to the outcome said next, or, when none is, to the last one.
  private var pendingEffects: [Answer.Effect] = []

  /// Whether the test has not said yet what to answer.
  var isEmpty: Bool { steps.isEmpty && pendingEffects.isEmpty }

  /// Whether the test has said what comes of a call, and not only what happens before.
  var hasOutcomes: Bool { !steps.isEmpty }

  mutating func append(_ outcome: Answer.Outcome, times: Int? = nil) {
    steps.append(Step(answer: Answer(outcome, after: pendingEffects), remaining: times))
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
    guard next < steps.count else { return steps.isEmpty ? Answer(.natural, after: pendingEffects) : nil }
    let answer = steps[next].answer
    guard answer.serves(type) else { return nil }
    let isLast = next == steps.count - 1
    if let remaining = steps[next].remaining {
      steps[next].remaining = remaining - 1
    } else if !isLast {
      next += 1
    }
    return isLast && !pendingEffects.isEmpty ? Answer(answer.outcome, after: answer.effects + pendingEffects) : answer
  }

  /// What the stub answers next, for a failure text; nil when all is used up.
  var nextOutcome: Answer.Outcome? {
    steps.dropFirst(next).first { $0.remaining != 0 }?.answer.outcome
  }
}
