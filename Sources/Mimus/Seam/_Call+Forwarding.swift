// What a spy or the fake of a class asks before it lets the real thing answer. The stubs' answer is taken with the
// question, so that a limited one is never promised to two calls at once.

extension _Call {
  /// Whether no stub answers the call, so that a spy forwards it. A stub that says only what happens before the answer
  /// lets that happen and leaves the answer to what is spied on.
  ///
  /// - Parameter type: What the call returns.
  public func isUnanswered<Value>(_ type: Value.Type) -> Bool {
    guard let answer = deferringAnswer(type) else { return isLeftOpen(type) }
    do {
      try answer.performEffects(for: call)
    } catch {
      return fail(error, answer)
    }
    choice = .nothing
    return true
  }

  /// The async overload of `isUnanswered(_:)`.
  public nonisolated(nonsending) func isAsyncUnanswered<Value>(_ type: Value.Type) async -> Bool {
    guard let answer = deferringAnswer(type) else { return isLeftOpen(type) }
    do {
      try await answer.performEffects(for: call, isolation: #isolation)
    } catch {
      return fail(error, answer)
    }
    choice = .nothing
    return true
  }

  /// The answer of a stub that says only what happens before it.
  private func deferringAnswer(_ type: Any.Type) -> Answer? {
    guard let answer = chosenAnswer(for: type), case .natural = answer.outcome else { return nil }
    return answer
  }

  /// Whether no stub serves. One that was passed over for its type is reported, and then as good as not there.
  private func isLeftOpen<Value>(_ type: Value.Type) -> Bool {
    let open = open(for: type).reportingMisfit(type)
    choice = open.choice
    if case .answer = open.choice { return false }
    return true
  }

  /// Answers the call with the error of a closure that was called back before the answer.
  private func fail(_ error: any Error, _ answer: Answer) -> Bool {
    choice = .answer(.make(.error(error), after: [], at: answer.location))
    return false
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

  /// The async overload of `isLeft(toSuper:_:)`.
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
    guard let (answer, body) = chooseBody(body, type) else { return nil }
    do {
      try answer.performEffects(for: call)
      return body
    } catch {
      _ = fail(error, answer)
      return nil
    }
  }

  /// The async overload of `body(_:_:)`.
  public nonisolated(nonsending) func asyncBody<Body: _Body, Value>(
    _ body: Body.Type, _ type: Value.Type
  ) async -> Body? {
    guard let (answer, body) = chooseBody(body, type) else { return nil }
    do {
      try await answer.performEffects(for: call, isolation: #isolation)
      return body
    } catch {
      _ = fail(error, answer)
      return nil
    }
  }

  private func chooseBody<Body: _Body, Value>(_ body: Body.Type, _ type: Value.Type) -> (Answer, Body)? {
    guard let answer = chosenAnswer(for: BodyOrValue<Body, Value>.self), case .value(let value) = answer.outcome,
      let body = value as? Body
    else { return nil }
    return (answer, body)
  }
}

/// What answers a call whose stubs may hand over a closure: one of the fake's own type, or what the call returns.
private enum BodyOrValue<Body, Value>: ChoiceOfTypes {
  static func includes(_ value: Any?) -> Bool { value is Body || cast(value, to: Value.self) != nil }
}
