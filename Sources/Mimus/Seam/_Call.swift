/// A call that a generated fake has received and recorded, and that waits for its answer.
///
/// The fake asks for the answer in the form that its effects allow. It is not generic over what the call returns, its
/// async answers run on the caller's actor without being told, and it is a class: all three keep generated code small.
public final class _Call {
  /// What a fake has learned of the answer before it asks for it.
  enum Taking {
    /// Nothing yet.
    case open
    /// The stubs were asked: the answer is taken, or there is none.
    case taken(Answer?)
    /// A stub said only what happens before the answer, and that has happened.
    case leftOpen
  }

  let storage: Storage
  let call: RecordedCall
  var taking = Taking.open

  init(_ storage: Storage, _ call: RecordedCall, mayBeStubbed: Bool) {
    self.storage = storage
    self.call = call
    if !mayBeStubbed { taking = .taken(nil) }
  }

  private func answering<Value>() -> Answering<Value> { Answering(owner: storage, call: call) }

  /// The answer of the stubs, taken now if it has not been: only once, so that two calls never share the last one.
  @usableFromInline
  func take(_ type: Any.Type) -> Answer? {
    switch taking {
    case .taken(let answer): return answer
    case .leftOpen: return nil
    case .open:
      let answer = storage.takeAnswer(for: call, as: type)
      taking = .taken(answer)
      return answer
    }
  }

  /// Make a result of an answer that is not just a value, or of none.
  @usableFromInline
  func resolve<Value, E: Error>(_ answer: Answer?, throwing: E.Type, _ fallback: () -> Value?) throws(E) -> Value {
    if answer == nil, let value = fallback() ?? naturalDefault(of: Value.self) { return value }
    let answering: Answering<Value> = answering()
    return try answering.resolve(answering.reply(with: answer), throwing: E.self, fallback)
  }

  /// Answer a call that can neither throw nor wait.
  @inlinable
  public func answer<Value>() -> Value {
    let answer = take(Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return resolve(answer, throwing: Never.self, { nil })
  }

  /// Answer a call that can neither throw nor wait; without a stub, with a value of the fake's choice.
  @inlinable
  public func answer<Value>(default fallback: @autoclosure () -> Value) -> Value {
    let answer = take(Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return resolve(answer, throwing: Never.self, fallback)
  }

  /// Answer a call that can throw.
  @inlinable
  public func throwingAnswer<Value>() throws -> Value {
    let answer = take(Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return try resolve(answer, throwing: (any Error).self, { nil })
  }

  /// Answer a call that can throw; without a stub, with a value of the fake's choice.
  @inlinable
  public func throwingAnswer<Value>(default fallback: @autoclosure () -> Value) throws -> Value {
    let answer = take(Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return try resolve(answer, throwing: (any Error).self, fallback)
  }

  /// Answer a call that can throw errors of one type.
  @inlinable
  public func throwingAnswer<Value, E: Error>(_ error: E.Type) throws(E) -> Value {
    let answer = take(Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return try resolve(answer, throwing: E.self, { nil })
  }

  /// Answer a call that can throw errors of one type; without a stub, with a value of the fake's choice.
  @inlinable
  public func throwingAnswer<Value, E: Error>(
    _ error: E.Type, default fallback: @autoclosure () -> Value
  ) throws(E) -> Value {
    let answer = take(Value.self)
    if let plain = answer as? PlainAnswer<Value> { return plain.value }
    return try resolve(answer, throwing: E.self, fallback)
  }
}

// MARK: - Async calls

extension _Call {
  private nonisolated(nonsending) func reply<Value>() async -> Reply<Value> {
    let answering: Answering<Value> = answering()
    return await answering.reply(with: take(Value.self), isolation: #isolation)
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
    let before = storage.state.withLock { state in state.keptValues.updateValue(value, forKey: property) }
    withExtendedLifetime(before) {}
  }
}
