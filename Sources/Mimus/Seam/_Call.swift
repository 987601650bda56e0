/// A call that a generated fake has received and recorded, and that waits for its answer.
///
/// The answer is chosen already, so that the fake knows whether a stub will give it or whether the call is left to what
/// a spy forwards to, or to a superclass. Then it asks for the answer in the form that its effects allow.
public struct _Call<Value> {
  let answering: Answering<Value>
  let taken: Answer?

  /// Whether no stub answers the call.
  public var isUnanswered: Bool { taken == nil }

  /// Whether the call is the superclass's to answer: no stub does, and a fake of a class either calls `super` by choice
  /// or has no natural default of the type.
  public func isLeft(toSuper callsSuper: Bool) -> Bool {
    taken == nil && (callsSuper || naturalDefault(of: Value.self) == nil)
  }

  /// Answer a call that can neither throw nor wait.
  public func answer() -> Value {
    answering.resolve(answering.reply(with: taken), throwing: Never.self, { nil })
  }

  /// Answer a call that can neither throw nor wait; without a stub, with a value of the fake's choice.
  public func answer(default fallback: @autoclosure () -> Value) -> Value {
    answering.resolve(answering.reply(with: taken), throwing: Never.self, fallback)
  }

  /// Answer a call that can throw.
  public func throwingAnswer<E: Error>(_ error: E.Type = (any Error).self) throws(E) -> Value {
    try answering.resolve(answering.reply(with: taken), throwing: E.self, { nil })
  }

  /// Answer a call that can throw; without a stub, with a value of the fake's choice.
  public func throwingAnswer<E: Error>(
    _ error: E.Type = (any Error).self, default fallback: @autoclosure () -> Value
  ) throws(E) -> Value {
    try answering.resolve(answering.reply(with: taken), throwing: E.self, fallback)
  }

  /// Answer an async call.
  public func asyncAnswer(isolation: isolated (any Actor)? = #isolation) async -> Value {
    answering.resolve(
      await answering.reply(with: taken, isolation: isolation), throwing: Never.self, { nil })
  }

  /// Answer an async call; without a stub, with a value of the fake's choice.
  public func asyncAnswer(
    default fallback: @autoclosure () -> Value, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    answering.resolve(
      await answering.reply(with: taken, isolation: isolation), throwing: Never.self, fallback)
  }

  /// Answer an async call that can throw.
  public func asyncThrowingAnswer<E: Error>(
    _ error: E.Type = (any Error).self, isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> Value {
    try answering.resolve(await answering.reply(with: taken, isolation: isolation), throwing: E.self, { nil })
  }

  /// Answer an async call that can throw; without a stub, with a value of the fake's choice.
  public func asyncThrowingAnswer<E: Error>(
    _ error: E.Type = (any Error).self, default fallback: @autoclosure () -> Value,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> Value {
    try answering.resolve(
      await answering.reply(with: taken, isolation: isolation), throwing: E.self, fallback)
  }
}

// MARK: - Properties

extension _Call {
  /// Answer a read of a property that can be set: without a stub, with what it was last set to.
  public func keptAnswer() -> Value {
    guard taken == nil, let kept = storage?.state.withLock({ $0.keptValues[answering.call.identifier] }) else {
      return answer()
    }
    return kept as? Value ?? answer()
  }

  private var storage: Storage? { answering.owner as? Storage }
}

extension _Call<Void> {
  /// Answer the setting of a property: without a stub, by keeping the value for its reads.
  ///
  /// - Parameters:
  ///   - value: what the property is set to.
  ///   - property: the property's name.
  public func keep<Kept>(_ value: Kept, as property: String) {
    if let storage, taken == nil {
      // What was kept before may run user code in a `deinit`, so it is handed out of the lock first.
      _ = storage.state.withLock { state in state.keptValues.updateValue(value, forKey: property) }
    }
    answer()
  }
}

// MARK: - Answers that a generated fake runs itself

extension _Call {
  /// The closure of a stub whose arguments cannot be recorded, wrapped in a type of the fake's own, after whatever has
  /// to happen before it; nil where the stub, if there is one, says something else.
  public func body<Body>(_ type: Body.Type) -> Body? {
    guard let taken, case .value(let value) = taken.outcome, let body = value as? Body else { return nil }
    answering.run(taken.effects)
    return body
  }

  /// The twin of `body(_:)` for async calls.
  public func asyncBody<Body>(_ type: Body.Type, isolation: isolated (any Actor)? = #isolation) async -> Body? {
    guard let taken, case .value(let value) = taken.outcome, let body = value as? Body else { return nil }
    await answering.run(taken.effects, isolation: isolation)
    return body
  }
}
