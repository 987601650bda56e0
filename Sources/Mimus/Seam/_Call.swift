/// A call that a generated fake has received and recorded, and that waits for its answer.
///
/// The fake asks for the answer in the form that its effects allow. It is not generic over what the call returns, its
/// async answers run on the caller's actor without being told, and it is a class: all three keep generated code small.
public final class _Call {
  let storage: Storage
  let call: RecordedCall
  /// What the stubs have for the call, once they were asked: only once, so that two calls never share the last answer.
  var choice: StubList.Choice?

  init(_ storage: Storage, _ call: RecordedCall, mayBeStubbed: Bool) {
    self.storage = storage
    self.call = call
    if !mayBeStubbed { choice = .nothing }
  }

  /// Asks the stubs, if that has not been done.
  ///
  /// - Parameter type: What the call returns.
  func choose(for type: Any.Type) -> StubList.Choice {
    if let choice { return choice }
    let choice = storage.chooseAnswer(for: call, as: type)
    self.choice = choice
    return choice
  }

  /// The answer of the stubs, if one serves.
  @usableFromInline
  func chosenAnswer(for type: Any.Type) -> Answer? {
    if case .answer(let answer) = choose(for: type) { answer } else { nil }
  }

  /// The call with what the stubs have for it.
  func open(for type: Any.Type) -> OpenCall {
    OpenCall(owner: storage, call: call, choice: choose(for: type))
  }

  /// Answers the call, however.
  @usableFromInline
  func answer<Value, E: Error>(throwing: E.Type, _ fallback: () -> Value?) throws(E) -> Value {
    try open(for: Value.self).answer(throwing: E.self, fallback)
  }

  /// Answer a call that can neither throw nor wait.
  @inlinable
  public func answer<Value>() -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return answer(throwing: Never.self, { nil })
  }

  /// Answer a call that can neither throw nor wait; without a stub, with a value of the fake's choice.
  @inlinable
  public func answer<Value>(default fallback: @autoclosure () -> Value) -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return answer(throwing: Never.self, fallback)
  }

  /// Answer a call that can throw.
  @inlinable
  public func throwingAnswer<Value>() throws -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return try answer(throwing: (any Error).self, { nil })
  }

  /// Answer a call that can throw; without a stub, with a value of the fake's choice.
  @inlinable
  public func throwingAnswer<Value>(default fallback: @autoclosure () -> Value) throws -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return try answer(throwing: (any Error).self, fallback)
  }

  /// Answer a call that can throw errors of one type.
  @inlinable
  public func throwingAnswer<Value, E: Error>(_ error: E.Type) throws(E) -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return try answer(throwing: E.self, { nil })
  }

  /// Answer a call that can throw errors of one type; without a stub, with a value of the fake's choice.
  @inlinable
  public func throwingAnswer<Value, E: Error>(
    _ error: E.Type, default fallback: @autoclosure () -> Value
  ) throws(E) -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return try answer(throwing: E.self, fallback)
  }
}

// MARK: - Async calls

extension _Call {
  /// Answers an async call, however.
  private nonisolated(nonsending) func asyncAnswer<Value, E: Error>(
    throwing: E.Type, _ fallback: () -> Value?
  ) async throws(E) -> Value {
    try await open(for: Value.self).answer(throwing: E.self, fallback, isolation: #isolation)
  }

  /// Answer an async call.
  public nonisolated(nonsending) func asyncAnswer<Value>() async -> Value {
    await asyncAnswer(throwing: Never.self, { nil })
  }

  /// Answer an async call; without a stub, with a value of the fake's choice.
  public nonisolated(nonsending) func asyncAnswer<Value>(default fallback: @autoclosure () -> Value) async -> Value {
    await asyncAnswer(throwing: Never.self, fallback)
  }

  /// Answer an async call that can throw.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value>() async throws -> Value {
    try await asyncAnswer(throwing: (any Error).self, { nil })
  }

  /// Answer an async call that can throw; without a stub, with a value of the fake's choice.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value>(
    default fallback: @autoclosure () -> Value
  ) async throws -> Value {
    try await asyncAnswer(throwing: (any Error).self, fallback)
  }

  /// Answer an async call that can throw errors of one type.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value, E: Error>(
    _ error: E.Type
  ) async throws(E) -> Value {
    try await asyncAnswer(throwing: E.self, { nil })
  }

  /// Answer an async call that can throw errors of one type; without a stub, with a value of the fake's choice.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value, E: Error>(
    _ error: E.Type, default fallback: @autoclosure () -> Value
  ) async throws(E) -> Value {
    try await asyncAnswer(throwing: E.self, fallback)
  }
}

// MARK: - Properties

extension _Call {
  /// Answer a read of a property that can be set: without a stub, with what it was last set to.
  public func keptAnswer<Value>() -> Value {
    guard let kept: Value = kept() else { return answer() }
    return answer(default: kept)
  }

  /// Answer a read of a property that can be set: without a stub, with what it was last set to, or else with a value of
  /// the fake's choice.
  public func keptAnswer<Value>(default fallback: @autoclosure () -> Value) -> Value {
    answer(default: kept() ?? fallback())
  }

  private func kept<Value>() -> Value? {
    let kept = storage.state.withLock { $0.keptValues[call.identifier] }
    return kept as? Value
  }

  /// Whether the property was set before and kept the value.
  var hasKept: Bool { storage.state.withLock { $0.keptValues[call.identifier] != nil } }

  /// Answer the setting of a property: without a stub, by keeping the value for its reads.
  ///
  /// - Parameters:
  ///   - value: what the property is set to.
  ///   - property: the property's name.
  public func keep<Value>(_ value: Value, as property: String) {
    guard isUnanswered(Void.self) else { return answer() }
    // What was kept before may run user code in a `deinit`, so it is held until the lock is free.
    let before = storage.state.withLock { state in
      // Who waits was woken by the call itself too early to see the value.
      defer { state.observers.notify() }
      return state.keptValues.updateValue(value, forKey: property)
    }
    withExtendedLifetime(before) {}
  }
}
