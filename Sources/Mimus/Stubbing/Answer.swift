/// One reaction of a stub to a call: what happens first, and what comes of it.
struct Answer: @unchecked Sendable {
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

  var effects: [Effect] = []
  var outcome = Outcome.natural
}

/// The answers of one stub in turn: each is given as often as was said, and the last one stays.
struct AnswerScript {
  private struct Step {
    let answer: Answer
    /// How often it is still given; nil for the one that stays.
    var remaining: Int?
  }

  private var steps: [Step] = []
  private var next = 0
  /// Effects that belong to the outcome said next, or, when none is, to the last one.
  private var pendingEffects: [Answer.Effect] = []

  /// Whether the test has not said yet what to answer.
  var isEmpty: Bool { steps.isEmpty && pendingEffects.isEmpty }

  /// Whether the test has said what comes of a call, and not only what happens before.
  var hasOutcomes: Bool { !steps.isEmpty }

  mutating func append(_ outcome: Answer.Outcome, times: Int? = nil) {
    steps.append(Step(answer: Answer(effects: pendingEffects, outcome: outcome), remaining: times))
    pendingEffects = []
  }

  mutating func append(_ effect: Answer.Effect) {
    pendingEffects.append(effect)
  }

  /// Give the answer whose turn it is.
  ///
  /// - Parameter serves: whether an outcome is of the kind that the call can use.
  /// - Returns: nil when all answers are used up, or when the next one is of no use to the call.
  mutating func take(where serves: (Answer.Outcome) -> Bool) -> Answer? {
    while next < steps.count, steps[next].remaining == 0 { next += 1 }
    guard next < steps.count else {
      guard steps.isEmpty, serves(.natural) else { return nil }
      return Answer(effects: pendingEffects)
    }
    var answer = steps[next].answer
    guard serves(answer.outcome) else { return nil }
    if next == steps.count - 1 { answer.effects += pendingEffects }
    if let remaining = steps[next].remaining {
      steps[next].remaining = remaining - 1
    } else if next < steps.count - 1 {
      next += 1
    }
    return answer
  }

  /// What the stub answers next, for a failure text; nil when all is used up.
  var nextOutcome: Answer.Outcome? {
    steps.dropFirst(next).first { $0.remaining != 0 }?.answer.outcome
  }
}
