/// One reaction of a stub to a call: what happens first, and what comes of it.
///
/// It is an object, since a stub hands the same one to many calls.
@usableFromInline
class Answer: @unchecked Sendable {
  // Unchecked, since it carries what a test handed over for the thread that will make the call.

  /// What happens before the outcome.
  enum Effect {
    case callBack(CallBack)
    case delay(Delay)
    case wait(Gate)
  }

  /// What comes of the call.
  enum Outcome {
    case value(Any?)
    case error(any Error)
    case perform((RecordedCall) throws -> Any?)
    case performAsync((RecordedCall) async throws -> Any?)
    /// What a call without a stub would answer.
    case natural
  }

  final let effects: [Effect]
  final let outcome: Outcome
  /// Where its stub was set up.
  final let location: SourceLocation
  /// The type of the value, where that is all there is to the answer; then it is a `PlainAnswer`.
  private final let plainType: ObjectIdentifier?

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

  /// Whether the answer is a value of that very type and nothing else.
  final func isPlain(for type: Any.Type) -> Bool { plainType == ObjectIdentifier(type) }

  /// Whether a call that returns the type can use the answer. Only a value can be of the wrong type before it is given;
  /// a wrong kind of outcome serves, and is reported when the call is answered.
  final func serves(_ type: Any.Type) -> Bool {
    func canBe<Value>(_ type: Value.Type, _ value: Any?) -> Bool { cast(value, to: Value.self) != nil }
    if isPlain(for: type) { return true }
    guard case .value(let value) = outcome else { return true }
    if let choice = type as? any ChoiceOfTypes.Type { return choice.includes(value) }
    return canBe(type, value)
  }
}

/// A type that takes the place of a call's type where the call can use values of more than one.
protocol ChoiceOfTypes {
  static func includes(_ value: Any?) -> Bool
}

/// An answer that is just a value, which knows its type, so that no cast has to look into an existential.
@usableFromInline
final class PlainAnswer<Value>: Answer, @unchecked Sendable {
  @usableFromInline let value: Value

  fileprivate init(_ value: Value, at location: SourceLocation) {
    self.value = value
    super.init(.value(value), after: [], at: location, plainType: Value.self)
  }
}
