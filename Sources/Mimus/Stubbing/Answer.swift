/// One answer of a stub: what happens first, and the outcome of the call.
///
/// It is an object because a stub gives the same answer to many calls.
@usableFromInline
class Answer: @unchecked Sendable {
  // Unchecked because it carries what a test hands over to the thread that makes the call.

  /// Something that happens before the outcome.
  enum Effect {
    case callBack(CallBack)
    case delay(Delay)
    case wait(Gate)
  }

  /// The outcome of the call.
  enum Outcome {
    case value(Any?)
    case error(any Error)
    /// A closure, with the actor that it is isolated to, which an async call runs it on.
    case perform((RecordedCall) throws -> Any?, on: (any Actor)? = nil)
    case performAsync((RecordedCall) async throws -> Any?)
    /// The call waits until the test resumes it.
    case suspend(SuspendedCalls)
    /// The answer of a spy's real object.
    case forward
    /// The answer of a call without a stub.
    case natural
  }

  final let effects: [Effect]
  final let outcome: Outcome
  /// The location at which its stub was set up.
  final let location: SourceLocation
  /// The type of the value, if the answer consists of a value alone, so that it is a `PlainAnswer`.
  private final let plainType: ObjectIdentifier?
  /// The types that the value was cast to outside the lock, and whether it could be. Accessed only under the lock.
  private final var casts: [ObjectIdentifier: Bool] = [:]

  fileprivate init(
    _ outcome: Outcome, after effects: [Effect], at location: SourceLocation, plainType: Any.Type? = nil
  ) {
    self.effects = effects
    self.outcome = outcome
    self.location = location
    self.plainType = plainType.map(ObjectIdentifier.init)
  }

  static func make(_ outcome: Outcome, after effects: [Effect], at location: SourceLocation) -> Answer {
    func plain<Value>(_ value: Value) -> Answer { PlainAnswer(value, at: location) }
    guard effects.isEmpty, case .value(let value?) = outcome else {
      return Answer(outcome, after: effects, at: location)
    }
    return plain(value)
  }

  /// Returns whether the answer is a value of exactly that type and nothing else.
  final func isPlain(for type: Any.Type) -> Bool { plainType == ObjectIdentifier(type) }

  /// Returns the value of an answer that is plain for its type, without a cast.
  @inlinable
  final func plainValue<Value>() -> Value { unsafeDowncast(self, to: PlainAnswer<Value>.self).value }

  /// Returns whether a call that returns the type can use the answer, as far as that is known under the lock, or nil if
  /// `couldServe(_:)` must be asked first. Only a value can be rejected in advance for its type; the wrong kind of
  /// outcome is reported when the call is answered.
  final func serves(_ type: Any.Type) -> Bool? {
    if isPlain(for: type) { return true }
    guard case .value = outcome else { return true }
    // A cast may run user code: that of a set, or of a tuple that contains one, hashes the elements.
    return casts[ObjectIdentifier(type)]
  }

  /// Returns whether a cast of the value shows that a call that returns the type can use it.
  final func couldServe(_ type: Any.Type) -> Bool {
    func canBe<Value>(_ type: Value.Type, _ value: Any?) -> Bool { cast(value, to: Value.self) != nil }
    guard case .value(let value) = outcome else { return true }
    if let choice = type as? any ChoiceOfTypes.Type { return choice.includes(value) }
    return canBe(type, value)
  }

  /// Remembers, under the lock, whether a call that returns the type can use the answer.
  final func note(_ isServed: Bool, for type: Any.Type) { casts[ObjectIdentifier(type)] = isServed }
}

/// A type that takes the place of a call's return type if the call can use values of more than one type.
protocol ChoiceOfTypes {
  static func includes(_ value: Any?) -> Bool
}

/// An answer that consists of a value whose type is known, so that no cast has to open an existential.
@usableFromInline
final class PlainAnswer<Value>: Answer, @unchecked Sendable {
  @usableFromInline let value: Value

  fileprivate init(_ value: Value, at location: SourceLocation) {
    self.value = value
    super.init(.value(value), after: [], at: location, plainType: Value.self)
  }
}
