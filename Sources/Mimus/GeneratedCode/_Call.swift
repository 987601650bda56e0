/// A call that a generated fake has received and recorded, and that must be answered.
///
/// The fake asks for the answer in the form that its effects allow. This type isn't generic over the return type, its
/// async answers run on the caller's actor without a parameter for it, and it is a class. All three keep generated code
/// small.
public final class _Call {
  let storage: Storage
  let call: RecordedCall
  /// The result of asking the stubs, which happens only once, so that two calls never share the last answer.
  var choice: StubList.Choice?

  init(_ storage: Storage, _ call: RecordedCall, mayBeStubbed: Bool) {
    self.storage = storage
    self.call = call
    if !mayBeStubbed { choice = .nothing }
  }

  /// Asks the stubs, unless that has already been done.
  ///
  /// - Parameter type: The return type of the call.
  func choose(for type: Any.Type) -> StubList.Choice {
    if let choice { return choice }
    let choice = storage.chooseAnswer(for: call, as: type)
    self.choice = choice
    return choice
  }

  /// Returns the answer of the stubs, if one can be used.
  @usableFromInline
  func chosenAnswer(for type: Any.Type) -> Answer? {
    if case .answer(let answer) = choose(for: type) { answer } else { nil }
  }

  /// Returns the call with the result of asking the stubs.
  func open(for type: Any.Type) -> OpenCall {
    OpenCall(owner: storage, call: call, choice: choose(for: type))
  }

  /// Answers the call, with any effects.
  @usableFromInline
  func answer<Value, E: Error>(throwing: E.Type, _ fallback: () -> Value?) throws(E) -> Value {
    try open(for: Value.self).answer(throwing: E.self, fallback)
  }

  /// Answers a synchronous call that can't throw.
  @inlinable
  public func answer<Value>() -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return answer(throwing: Never.self, { nil })
  }

  /// Answers a synchronous call that can't throw. Without a stub, the answer is a value that the fake provides.
  @inlinable
  public func answer<Value>(default fallback: @autoclosure () -> Value) -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return answer(throwing: Never.self, fallback)
  }

  /// Answers a call that can throw.
  @inlinable
  public func throwingAnswer<Value>() throws -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return try answer(throwing: (any Error).self, { nil })
  }

  /// Answers a call that can throw. Without a stub, the answer is a value that the fake provides.
  @inlinable
  public func throwingAnswer<Value>(default fallback: @autoclosure () -> Value) throws -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return try answer(throwing: (any Error).self, fallback)
  }

  /// Answers a call that can throw errors of one type.
  @inlinable
  public func throwingAnswer<Value, E: Error>(_ error: E.Type) throws(E) -> Value {
    if let plain = chosenAnswer(for: Value.self) as? PlainAnswer<Value> { return plain.value }
    return try answer(throwing: E.self, { nil })
  }

  /// Answers a call that can throw errors of one type. Without a stub, the answer is a value that the fake provides.
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
  /// Answers an async call, with any effects.
  private nonisolated(nonsending) func asyncAnswer<Value, E: Error>(
    throwing: E.Type, _ fallback: () -> Value?
  ) async throws(E) -> Value {
    try await open(for: Value.self).answer(throwing: E.self, fallback, isolation: #isolation)
  }

  /// Answers an async call.
  public nonisolated(nonsending) func asyncAnswer<Value>() async -> Value {
    await asyncAnswer(throwing: Never.self, { nil })
  }

  /// Answers an async call. Without a stub, the answer is a value that the fake provides.
  public nonisolated(nonsending) func asyncAnswer<Value>(default fallback: @autoclosure () -> Value) async -> Value {
    await asyncAnswer(throwing: Never.self, fallback)
  }

  /// Answers an async call that can throw.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value>() async throws -> Value {
    try await asyncAnswer(throwing: (any Error).self, { nil })
  }

  /// Answers an async call that can throw. Without a stub, the answer is a value that the fake provides.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value>(
    default fallback: @autoclosure () -> Value
  ) async throws -> Value {
    try await asyncAnswer(throwing: (any Error).self, fallback)
  }

  /// Answers an async call that can throw errors of one type.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value, E: Error>(
    _ error: E.Type
  ) async throws(E) -> Value {
    try await asyncAnswer(throwing: E.self, { nil })
  }

  /// Answers an async call that can throw errors of one type. Without a stub, the answer is a value that the fake
  /// provides.
  public nonisolated(nonsending) func asyncThrowingAnswer<Value, E: Error>(
    _ error: E.Type, default fallback: @autoclosure () -> Value
  ) async throws(E) -> Value {
    try await asyncAnswer(throwing: E.self, fallback)
  }
}

// MARK: - Async calls that never return

// The compiler warns about an async call of a generic function that never returns for these type arguments.
extension _Call {
  /// Answers an async call that never returns.
  public nonisolated(nonsending) func asyncNeverAnswer() async -> Never {
    while true { _ = await optionalAnswer(Never.self, throwing: Never.self) }
  }

  /// Answers an async call that can throw, but never returns.
  public nonisolated(nonsending) func asyncThrowingNeverAnswer() async throws -> Never {
    while true { _ = try await optionalAnswer(Never.self, throwing: (any Error).self) }
  }

  /// Answers an async call that can throw errors of one type, but never returns.
  public nonisolated(nonsending) func asyncThrowingNeverAnswer<E: Error>(_ error: E.Type) async throws(E) -> Never {
    while true { _ = try await optionalAnswer(Never.self, throwing: E.self) }
  }

  private nonisolated(nonsending) func optionalAnswer<Value, E: Error>(
    _ type: Value.Type, throwing: E.Type
  ) async throws(E) -> Value? {
    try await asyncAnswer(throwing: E.self, { nil }) as Value
  }
}

// MARK: - Properties

extension _Call {
  /// Answers a read of a settable property. Without a stub, the answer is the value that was last set.
  public func keptAnswer<Value>() -> Value {
    guard let kept: Value = kept() else { return answer() }
    return answer(default: kept)
  }

  /// Answers a read of a settable property. Without a stub, the answer is the value that was last set or, if there is
  /// none, a value that the fake provides.
  public func keptAnswer<Value>(default fallback: @autoclosure () -> Value) -> Value {
    answer(default: kept() ?? fallback())
  }

  private func kept<Value>() -> Value? {
    guard let kept = storage.state.withLock({ $0.keptValues[call.identifier] }) else { return nil }
    guard let held = kept as? any HeldArgument else { return kept as? Value }
    // Without a default, there is nothing else to answer.
    guard let value = held.value, !isGone(value) || naturalDefault(of: Value.self) == nil else { return nil }
    return value as? Value
  }

  /// Whether the property was set and has kept the value.
  var hasKept: Bool { storage.state.withLock { $0.keptValues[call.identifier] != nil } }

  /// Answers the setting of a property. Without a stub, the value is kept for later reads.
  ///
  /// - Parameters:
  ///   - value: The new value of the property.
  ///   - property: The property's name.
  public func keep<Value>(_ value: Value, as property: String) {
    // If there is a real object or a superclass to forward to, this has already happened.
    if isForwarded(Void.self) {
      answer() as Void
    } else if !isUnanswered(Void.self, Never.self) {
      return
    }
    // The previous value may run user code in a `deinit`, so it is kept until the lock is released.
    let before = storage.state.withLock { state in
      // A wait was woken by the call itself, which was too early to see the value.
      defer { state.observers.notify() }
      let held = state.log.settings.retainsArguments ? nil : heldArgument(value)
      return state.keptValues.updateValue(held ?? value, forKey: property)
    }
    withExtendedLifetime(before) {}
  }
}
