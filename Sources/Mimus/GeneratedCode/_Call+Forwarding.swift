// What a spy or the fake of a class asks before it lets the real implementation answer. The stubs' answer is taken at
// the same time, so that an answer for a limited number of calls is never promised to two calls at once.

extension _Call {
  /// Returns whether a spy forwards the call: no stub answers it, or a stub asks for forwarding. A stub that has only
  /// effects before the answer performs them and leaves the answer to the real object.
  ///
  /// - Parameter type: The return type of the call.
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

  /// This is the async overload of `isUnanswered(_:)`.
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

  /// Returns the answer of a stub that leaves the answer to the real object, or has only effects before the answer.
  private func deferringAnswer(_ type: Any.Type) -> Answer? {
    guard let answer = chosenAnswer(for: type) else { return nil }
    switch answer.outcome {
    case .natural, .forward: return answer
    default: return nil
    }
  }

  /// Returns whether a stub leaves the answer to the real object.
  func isForwarded(_ type: Any.Type) -> Bool {
    if case .forward = chosenAnswer(for: type)?.outcome { true } else { false }
  }

  /// Returns whether no stub can answer. A stub that was skipped because of its type is reported, and then treated as
  /// missing.
  private func isLeftOpen<Value>(_ type: Value.Type) -> Bool {
    let open = open(for: type).reportingMisfit(type)
    choice = open.choice
    if case .answer = open.choice { return false }
    return true
  }

  /// Answers the call with the error of a closure that was called before the answer.
  private func fail(_ error: any Error, _ answer: Answer) -> Bool {
    choice = .answer(.make(.error(error), after: [], at: answer.location))
    return false
  }

  /// Returns whether the superclass answers the call: a stub asks for forwarding; or no stub answers, and the fake of a
  /// class either is set to call `super` or has no value of the type.
  ///
  /// - Parameters:
  ///   - callsSuper: Whether the fake is set to call `super`.
  ///   - hasDefault: Whether the fake has a value even if the type has no natural default.
  ///   - type: The return type of the call.
  public func isLeft<Value>(toSuper callsSuper: Bool, hasDefault: Bool = false, _ type: Value.Type) -> Bool {
    isWanted(bySuper: callsSuper, hasDefault, type) && isUnanswered(type)
  }

  /// This is the async overload of `isLeft(toSuper:hasDefault:_:)`.
  public nonisolated(nonsending) func isAsyncLeft<Value>(
    toSuper callsSuper: Bool, hasDefault: Bool = false, _ type: Value.Type
  ) async -> Bool {
    guard isWanted(bySuper: callsSuper, hasDefault, type) else { return false }
    return await isAsyncUnanswered(type)
  }

  private func isWanted<Value>(bySuper callsSuper: Bool, _ hasDefault: Bool, _ type: Value.Type) -> Bool {
    callsSuper || !hasDefault && lacksValue(type) || isForwarded(type)
  }

  private func lacksValue<Value>(_ type: Value.Type) -> Bool {
    naturalDefault(of: type) == nil && !hasKept
  }
}

// MARK: - Answers that a generated fake itself runs

/// The closure of a stub that a generated fake itself runs, because its arguments can't be recorded.
public protocol _Body: CustomStringConvertible {}

extension _Body {
  /// The description of the closure, which is its only property.
  public var description: String {
    Mirror(reflecting: self).children.first.map { Mimus.describe($0.value) } ?? "a closure"
  }
}

extension _Call {
  /// Returns the closure of a stub whose arguments can't be recorded, after performing the effects that come before it.
  /// The result is nil if there is no stub, or if the stub has a different kind of answer.
  ///
  /// - Parameters:
  ///   - body: The type in which the fake wraps such closures.
  ///   - type: The return type of the call, or `Never` if a stub can't hold its values.
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

  /// This is the async overload of `body(_:_:)`.
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

/// The types that can answer a call whose stubs may provide a closure: a closure of the fake's own type, or the call's
/// return type.
private enum BodyOrValue<Body, Value>: ChoiceOfTypes {
  static func includes(_ value: Any?) -> Bool { value is Body || cast(value, to: Value.self) != nil }
}
