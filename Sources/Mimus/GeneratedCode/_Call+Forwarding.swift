// What a spy or the fake of a class asks before it lets the real implementation answer. The stubs' answer is carried out
// at the same time, so that an answer for a limited number of calls is never promised to two calls at once, and an answer
// that the call can't use leaves it to the real implementation.

extension _Call {
  /// Returns whether a spy forwards the call: no stub answers it, the stub's answer can't be used, or the stub asks for
  /// forwarding. A stub that has only effects before the answer performs them and leaves the answer to the real object.
  ///
  /// - Parameters:
  ///   - type: The return type of the call.
  ///   - error: The type of error the call can throw.
  public func isUnanswered<Value, E: Error>(_ type: Value.Type, _ error: E.Type = (any Error).self) -> Bool {
    guard let open = openUnlessPlain(type) else { return false }
    return isUnanswered(open, open.reply(isForwardable: true), type, error)
  }

  /// This is the async overload of `isUnanswered(_:_:)`.
  public nonisolated(nonsending) func isAsyncUnanswered<Value, E: Error>(
    _ type: Value.Type, _ error: E.Type = (any Error).self
  ) async -> Bool {
    guard let open = openUnlessPlain(type) else { return false }
    return isUnanswered(
      open, await open.reply(throwing: error, isForwardable: true, isolation: #isolation), type, error)
  }

  /// Returns the call with the result of asking the stubs, or nil if the answer is a value alone.
  private func openUnlessPlain(_ type: Any.Type) -> OpenCall? {
    let open = open(for: type)
    if case .answer(let answer) = open.choice, answer.isPlain(for: type) { return nil }
    return open
  }

  /// Returns whether a reply leaves the call to the real object, and keeps what the call can use of it.
  private func isUnanswered<Value, E: Error>(
    _ open: OpenCall, _ reply: Reply, _ type: Value.Type, _ error: E.Type
  ) -> Bool {
    switch open.usable(reply, as: type, throwing: error) {
    case .value(let value): choose(.value(value), at: open.stubLocation)
    case .error(let error): choose(.error(error), at: open.stubLocation)
    case .nothing:
      choice = .nothing
      return true
    }
    return false
  }

  /// Answers the call with what a stub's answer has turned out to be.
  private func choose(_ outcome: Answer.Outcome, at location: SourceLocation) {
    choice = .answer(.make(outcome, after: [], at: location))
  }

  /// Returns whether a stub leaves the answer to the real object.
  func isForwarded(_ type: Any.Type) -> Bool {
    if case .forward = chosenAnswer(for: type)?.outcome { true } else { false }
  }

  /// Returns whether the superclass answers the call: a stub asks for forwarding; or no stub answers, and the fake of a
  /// class either is set to call `super` or has no value of the type.
  ///
  /// - Parameters:
  ///   - callsSuper: Whether the fake is set to call `super`.
  ///   - hasDefault: Whether the fake has a value even if the type has no natural default.
  ///   - type: The return type of the call.
  ///   - error: The type of error the call can throw.
  public func isLeft<Value, E: Error>(
    toSuper callsSuper: Bool, hasDefault: Bool = false, _ type: Value.Type, _ error: E.Type = (any Error).self
  ) -> Bool {
    isWanted(bySuper: callsSuper, hasDefault, type) && isUnanswered(type, error)
  }

  /// This is the async overload of `isLeft(toSuper:hasDefault:_:_:)`.
  public nonisolated(nonsending) func isAsyncLeft<Value, E: Error>(
    toSuper callsSuper: Bool, hasDefault: Bool = false, _ type: Value.Type, _ error: E.Type = (any Error).self
  ) async -> Bool {
    guard isWanted(bySuper: callsSuper, hasDefault, type) else { return false }
    return await isAsyncUnanswered(type, error)
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
      choose(.error(error), at: answer.location)
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
      choose(.error(error), at: answer.location)
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
