// What a spy or the fake of a class asks before it lets the real thing answer. The stubs' answer is taken with the
// question, so that a limited one is never promised to two calls at once.

extension _Call {
  /// Whether no stub answers the call, so that a spy forwards it. A stub that says only what happens before the answer
  /// lets that happen and leaves the answer to what is spied on.
  ///
  /// - Parameter type: what the call returns.
  public func isUnanswered<Value>(_ type: Value.Type) -> Bool {
    guard let taken = take(Value.self) else { return true }
    guard case .natural = taken.outcome else { return false }
    Answering<Value>(owner: storage, call: call).run(taken)
    taking = .leftOpen
    return true
  }

  /// The twin of `isUnanswered(_:)` for async calls.
  public nonisolated(nonsending) func isAsyncUnanswered<Value>(_ type: Value.Type) async -> Bool {
    guard let taken = take(Value.self) else { return true }
    guard case .natural = taken.outcome else { return false }
    await Answering<Value>(owner: storage, call: call).run(taken, isolation: #isolation)
    taking = .leftOpen
    return true
  }

  /// Whether the call is the superclass's to answer: no stub does, and a fake of a class either calls `super` by choice
  /// or knows no value of the type.
  ///
  /// - Parameters:
  ///   - callsSuper: whether it calls `super` by choice.
  ///   - type: what the call returns.
  public func isLeft<Value>(toSuper callsSuper: Bool, _ type: Value.Type) -> Bool {
    (callsSuper || lacksValue(type)) && isUnanswered(type)
  }

  /// The twin of `isLeft(toSuper:_:)` for async calls.
  public nonisolated(nonsending) func isAsyncLeft<Value>(toSuper callsSuper: Bool, _ type: Value.Type) async -> Bool {
    guard callsSuper || lacksValue(type) else { return false }
    return await isAsyncUnanswered(type)
  }

  private func lacksValue<Value>(_ type: Value.Type) -> Bool {
    naturalDefault(of: type) == nil && !hasKept
  }
}

// MARK: - Answers that a generated fake runs itself

/// The closure of a stub that a generated fake runs itself, since it is given what cannot be recorded.
public protocol _Body {}

extension _Call {
  /// The closure of a stub whose arguments cannot be recorded, after whatever has to happen before it; nil where the
  /// stub, if there is one, says something else.
  ///
  /// - Parameters:
  ///   - body: the type that the fake wraps such closures in.
  ///   - type: what the call returns; `Never` where values of it cannot be held by a stub.
  public func body<Body: _Body, Value>(_ body: Body.Type, _ type: Value.Type) -> Body? {
    guard let (taken, body) = takeBody(body, type) else { return nil }
    Answering<Void>(owner: storage, call: call).run(taken)
    return body
  }

  /// The twin of `body(_:_:)` for async calls.
  public nonisolated(nonsending) func asyncBody<Body: _Body, Value>(
    _ body: Body.Type, _ type: Value.Type
  ) async -> Body? {
    guard let (taken, body) = takeBody(body, type) else { return nil }
    await Answering<Void>(owner: storage, call: call).run(taken, isolation: #isolation)
    return body
  }

  private func takeBody<Body: _Body, Value>(_ body: Body.Type, _ type: Value.Type) -> (Answer, Body)? {
    let answer = storage.takeAnswer(for: call, as: BodyOrValue<Body, Value>.self)
    taking = .taken(answer)
    guard let answer, case .value(let value) = answer.outcome, let body = value as? Body else { return nil }
    return (answer, body)
  }
}

/// What answers a call whose stubs may hand over a closure: one of the fake's own type, or what the call returns.
private enum BodyOrValue<Body, Value>: ChoiceOfTypes {
  static func includes(_ value: Any?) -> Bool { value is Body || cast(value, to: Value.self) != nil }
}
