/// The answers of one stub in turn: once each unless a number of times was given. The last one repeats.
struct AnswerScript {
  private struct Step {
    let answer: Answer
    /// The number of times it is still given, or nil for one that repeats while it is the last.
    var remaining: Int?
  }

  /// The location at which the stub was set up.
  let location: SourceLocation
  private var steps: ContiguousArray<Step> = []
  private var next = 0
  /// Whether the last answer, which repeats, has been given. If another one is added, it comes next.
  private var isLastGiven = false
  /// Effects that belong to the next outcome to be added or, if none is added, to the last one.
  private var pendingEffects: [Answer.Effect] = []

  init(at location: SourceLocation) {
    self.location = location
  }

  /// Whether nothing has been added yet.
  var isEmpty: Bool { steps.isEmpty && pendingEffects.isEmpty }

  /// Whether an outcome has been added, and not only what happens before one.
  var hasOutcomes: Bool { !steps.isEmpty }

  mutating func append(_ outcome: Answer.Outcome, times: Int? = nil) {
    if isLastGiven { next = steps.count }
    isLastGiven = false
    steps.append(Step(answer: .make(outcome, after: pendingEffects, at: location), remaining: times))
    pendingEffects = []
  }

  mutating func append(_ effect: Answer.Effect) {
    pendingEffects.append(effect)
  }

  /// The script's answer to a call.
  enum Turn {
    case answer(Answer)
    /// The value of the next answer is of a different type than the call returns. It remains the next answer.
    case misfit(Answer)
    /// Whether the call can use the next answer must be asked first, outside the lock.
    case uncertain(Answer)
    case usedUp
  }

  /// Returns the next answer for a call that returns a type.
  mutating func take(for type: Any.Type) -> Turn {
    passUsedUp()
    guard next < steps.count else {
      return steps.isEmpty ? .answer(.make(.natural, after: pendingEffects, at: location)) : .usedUp
    }
    let answer = steps[next].answer
    guard let isServed = answer.serves(type) else { return .uncertain(answer) }
    guard isServed else { return .misfit(answer) }
    let isLast = next == steps.count - 1
    advance()
    guard isLast, !pendingEffects.isEmpty else { return .answer(answer) }
    return .answer(.make(answer.outcome, after: answer.effects + pendingEffects, at: location))
  }

  /// Skips an answer of the wrong type after the failure was reported.
  mutating func skip(_ misfit: Answer) {
    if next < steps.count, steps[next].answer === misfit { advance() }
  }

  private mutating func advance() {
    if let remaining = steps[next].remaining {
      steps[next].remaining = remaining - 1
    } else if next < steps.count - 1 {
      next += 1
    } else {
      isLastGiven = true
    }
  }

  /// Notes that the repeating answer has been given without asking the script.
  mutating func noteRepeated() { isLastGiven = true }

  private mutating func passUsedUp() {
    while next < steps.count, steps[next].remaining == 0 { next += 1 }
  }

  /// The answer to every call from now on, once the repeating answer is reached.
  var repeating: Answer? {
    guard next == steps.count - 1, steps[next].remaining == nil, pendingEffects.isEmpty else { return nil }
    return steps[next].answer
  }

  /// The next outcome, for a failure message, or nil if all are used up.
  var nextOutcome: Answer.Outcome? {
    steps.dropFirst(next).first { $0.remaining != 0 }?.answer.outcome
  }
}
