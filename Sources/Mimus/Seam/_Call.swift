/// A call that a generated fake has received and recorded, and that waits for its answer.
///
/// The fake asks for the answer in the form that its effects allow. It is not generic over what the call returns, and its
/// async answers run on the caller's actor without being told, since both would make generated code slow to compile.
public struct _Call {
  /// When the answer of a stub is taken.
  enum Taking {
    /// When the call is answered, since only then it is known what it returns.
    case later
    /// At once, to see whether it is a closure that the fake has to run itself.
    case done(Answer?)
  }

  let storage: Storage
  let call: RecordedCall
  let taking: Taking

  /// Whether no stub answers the call, so that a spy forwards it.
  public var isUnanswered: Bool {
    switch taking {
    case .later: !storage.hasAnswer(for: call)
    case .done(let answer): answer == nil
    }
  }

  /// Whether the call is the superclass's to answer: no stub does, and a fake of a class either calls `super` by choice
  /// or has no natural default of the type.
  public func isLeft<Value>(toSuper callsSuper: Bool, _ type: Value.Type) -> Bool {
    (callsSuper || naturalDefault(of: Value.self) == nil) && isUnanswered
  }

  private func answering<Value>() -> Answering<Value> { Answering(owner: storage, call: call) }

  /// The answer of a stub to a call that returns a type.
  @usableFromInline
  func takeAnswer(for type: Any.Type) -> Answer? {
    switch taking {
    case .later: storage.takeAnswer(for: call, as: type)
    case .done(let answer): answer
    }
  }

  /// Make a result of an answer that is not just a value, or of none.
  @usableFromInline
  func resolve<Value, E: Error>(_ answer: Answer?, throwing: E.Type, _ fallback: () -> Value?) throws(E) -> Value {
    let answering: Answering<Value> = answering()
    return try answering.resolve(answering.reply(with: answer), throwing: E.self, fallback)
  }

  /// Answer a call that can neither throw nor wait.
  @inlinable
  public func answer<Value>() -> Value {
    let answer = takeAnswer(for: Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return resolve(answer, throwing: Never.self, { nil })
  }

  /// Answer a call that can neither throw nor wait; without a stub, with a value of the fake's choice.
  @inlinable
  public func answer<Value>(default fallback: @autoclosure () -> Value) -> Value {
    let answer = takeAnswer(for: Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return resolve(answer, throwing: Never.self, fallback)
  }

  /// Answer a call that can throw.
  @inlinable
  public func throwingAnswer<Value>() throws -> Value {
    let answer = takeAnswer(for: Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return try resolve(answer, throwing: (any Error).self, { nil })
  }

  /// Answer a call that can throw; without a stub, with a value of the fake's choice.
  @inlinable
  public func throwingAnswer<Value>(default fallback: @autoclosure () -> Value) throws -> Value {
    let answer = takeAnswer(for: Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return try resolve(answer, throwing: (any Error).self, fallback)
  }

  /// Answer a call that can throw errors of one type.
  @inlinable
  public func throwingAnswer<Value, E: Error>(_ error: E.Type) throws(E) -> Value {
    let answer = takeAnswer(for: Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return try resolve(answer, throwing: E.self, { nil })
  }

  /// Answer a call that can throw errors of one type; without a stub, with a value of the fake's choice.
  @inlinable
  public func throwingAnswer<Value, E: Error>(
    _ error: E.Type, default fallback: @autoclosure () -> Value
  ) throws(E) -> Value {
    let answer = takeAnswer(for: Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return try resolve(answer, throwing: E.self, fallback)
  }
}

// MARK: - Async calls

extension _Call {
  private nonisolated(nonsending) func reply<Value>() async -> Reply<Value> {
    let answering: Answering<Value> = answering()
    return switch taking {
    case .later:
      await answering.reply(with: storage.takeAnswer(for: call, as: Value.self), isolation: #isolation)
    case .done(let answer): await answering.reply(with: answer, isolation: #isolation)
    }
  }

  /// Answer an async call.
  public nonisolated(nonsending) func asyncAnswer<Value>() async -> Value {
    answering().resolve(await reply(), throwing: Never.self, { nil })
  }

  /// Answer an async call; without a stub, with a value of the fake's choice.
  public nonisolated(nonsending) func asyncAnswer<Value>(default fallback: @autoclosure () -> Value) async -> Value {
    answering().resolve(await reply(), throwing: Never.self, fallback)
  }

  /// Answer an async call that can throw.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value>() async throws -> Value {
    try answering().resolve(await reply(), throwing: (any Error).self, { nil })
  }

  /// Answer an async call that can throw; without a stub, with a value of the fake's choice.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value>(
    default fallback: @autoclosure () -> Value
  ) async throws -> Value {
    try answering().resolve(await reply(), throwing: (any Error).self, fallback)
  }

  /// Answer an async call that can throw errors of one type.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value, E: Error>(
    _ error: E.Type
  ) async throws(E) -> Value {
    try answering().resolve(await reply(), throwing: E.self, { nil })
  }

  /// Answer an async call that can throw errors of one type; without a stub, with a value of the fake's choice.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value, E: Error>(
    _ error: E.Type, default fallback: @autoclosure () -> Value
  ) async throws(E) -> Value {
    try answering().resolve(await reply(), throwing: E.self, fallback)
  }
}

// MARK: - Properties

extension _Call {
  /// Answer a read of a property that can be set: without a stub, with what it was last set to.
  public func keptAnswer<Value>() -> Value {
    let kept = storage.state.withLock { $0.keptValues[call.identifier] }
    if let kept = kept as? Value, isUnanswered { return kept }
    return answer()
  }

  /// Answer the setting of a property: without a stub, by keeping the value for its reads.
  ///
  /// - Parameters:
  ///   - value: what the property is set to.
  ///   - property: the property's name.
  public func keep<Value>(_ value: Value, as property: String) {
    if isUnanswered {
      // What was kept before may run user code in a `deinit`, so it is held until the lock is free.
      let before = storage.state.withLock { state in state.keptValues.updateValue(value, forKey: property) }
      withExtendedLifetime(before) {}
    } else {
      answer() as Void
    }
  }
}

// MARK: - Answers that a generated fake runs itself

extension _Call {
  /// The closure of a stub whose arguments cannot be recorded, wrapped in a type of the fake's own, after whatever has
  /// to happen before it; nil where the stub, if there is one, says something else.
  public func body<Body>(_ type: Body.Type) -> Body? {
    guard case .done(let taken?) = taking, case .value(let value) = taken.outcome,
      let body = value as? Body
    else { return nil }
    Answering<Void>(owner: storage, call: call).run(taken)
    return body
  }

  /// The twin of `body(_:)` for async calls.
  public nonisolated(nonsending) func asyncBody<Body>(_ type: Body.Type) async -> Body? {
    guard case .done(let taken?) = taking, case .value(let value) = taken.outcome,
      let body = value as? Body
    else { return nil }
    await Answering<Void>(owner: storage, call: call).run(taken, isolation: #isolation)
    return body
  }
}

extension StubOwner {
  /// Whether a stub has an answer for a call; nothing is taken.
  fileprivate func hasAnswer(for call: RecordedCall) -> Bool {
    let candidates = withStubs { $0.candidates(for: call.identifier, member: call.member) }
    return candidates.contains { stub in
      var captures: PendingCaptures?
      return withStubs { $0.canAnswer(stub) } && stub.conditions.areMet(by: call.arguments, capturing: &captures)
    }
  }
}
