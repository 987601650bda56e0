import Foundation

/// A type of the standard library's or of Foundation's whose values match what equals them, and which runs no user code.
protocol PlainMatcher: Matcher, Equatable {}

extension Comparison {
  /// Whether values of a type can be compared whatever is in them.
  static func isComparable(_ type: Any.Type) -> Bool {
    if type is any ContainerValue.Type || type is any NodeMatcher.Type { return isPlain(type) }
    return type is any Equatable.Type || type is any TextValue.Type || type is any Matcher.Type
  }

  /// Whether two values of a type match if they are equal, and only then.
  static func isPlain(_ type: Any.Type) -> Bool {
    if let container = type as? any ContainerValue.Type { return container.hasPlainElements }
    if type is any PlainMatcher.Type { return true }
    return type is any Equatable.Type && !(type is any Matcher.Type) && type != AnyHashable.self
  }

  /// Whether `==` decides about a value that a test has asked to equal one of its own type.
  static func decidesByEquality(_ type: Any.Type) -> Bool {
    if type is any PlainMatcher.Type { return true }
    if let container = type as? any ContainerValue.Type { return container.hasPlainElements }
    return !(type is NSObject.Type) && type != AnyHashable.self
  }

  /// Whether a captor may be filled when a value is compared: only matchers can fill one.
  static func mayCapture(_ value: Any?) -> Bool {
    guard let value else { return false }
    if let matcher = value as? any NodeMatcher { return matcher.node.mayCapture }
    if let container = value as? any ContainerValue { return !type(of: container).hasPlainElements }
    return value is any Matcher && !(value is any PlainMatcher)
  }
}

// MARK: - Values of another type

extension Comparison {
  /// Whether a value may equal an argument of a type. It is false only where that is certain.
  static func mayEqual(_ value: Any, valuesOf type: Any.Type) -> Bool {
    func isValue<Value>(_ type: Value.Type) -> Bool { cast(value, to: type) != nil }
    if value is any NodeMatcher || isNil(value) || type is AnyClass || Swift.type(of: value) is AnyClass { return true }
    if isValue(type) { return true }
    if let matcher = value as? any Matcher, !(value is any PlainMatcher), !(value is any ContainerValue) {
      return !(value is any Equatable) || !isPlainValue(matcher) || !isConcrete(type)
    }
    return mayEqual(Swift.type(of: value), type) || isEmpty(value)
  }

  /// Whether values of two types may equal each other, as far as the types say.
  private static func mayEqual(_ one: Any.Type, _ other: Any.Type) -> Bool {
    if one == other { return true }
    switch ((one as? any ContainerValue.Type)?.shape, (other as? any ContainerValue.Type)?.shape) {
    case (.optional(let one), _): return mayEqual(one, other)
    case (_, .optional(let other)): return mayEqual(one, other)
    case (.list(let one), .list(let other)), (.set(let one), .set(let other)),
      (.dictionary(let one), .dictionary(let other)):
      return mayEqual(one, other)
    case (nil, nil):
      if one is any TextValue.Type, other is any TextValue.Type { return true }
      return !(isConcrete(one) && isConcrete(other))
    case (.some, nil): return !isConcrete(other)
    case (nil, .some): return !isConcrete(one)
    case (.some, .some): return false
    }
  }

  /// Whether a type is known to be one of values that equal only values of the same type.
  private static func isConcrete(_ type: Any.Type) -> Bool {
    if type is any PlainMatcher.Type { return true }
    return type is any Equatable.Type && !(type is AnyClass) && type != AnyHashable.self
  }

  private static func isEmpty(_ value: Any) -> Bool {
    switch value {
    case let list as any ListValue: list.elementCount == 0
    case let dictionary as any DictionaryValue: dictionary.entryCount == 0
    case let set as any SetValue: set.memberCount == 0
    default: false
    }
  }

  /// Whether a matcher that is Equatable accepts nothing but what equals it.
  ///
  /// Whether a type has a `matches(argument:)` of its own cannot be asked. But a value accepts itself, and accepts
  /// nothing that it has never heard of, while a matcher does one or the other.
  static func isPlainValue(_ matcher: any Matcher) -> Bool {
    CaptureScope.ignoring { matcher.matches(argument: matcher) && !matcher.matches(argument: Unheard()) }
  }
}

/// A value that no matcher has ever heard of.
private struct Unheard {}

/// Which of some values match what equals them, and nothing else. Each type is asked once.
struct PlainTypes {
  private var known: [ObjectIdentifier: Bool] = [:]

  mutating func contains(_ value: Any?) -> Bool {
    guard let value = Comparison.unwrapped(value) else { return true }
    let type = type(of: value)
    if let isPlain = known[ObjectIdentifier(type)] { return isPlain }
    if let container = value as? any ContainerValue {
      // What isn't plain by its type may be so by its elements, which the next value of the type has others of.
      return Comparison.isPlain(type) || !(type is AnyClass) && containsElements(of: container)
    }
    let isPlain = isPlainValue(value)
    known[ObjectIdentifier(type)] = isPlain
    return isPlain
  }

  private func isPlainValue(_ value: Any) -> Bool {
    if value is any NodeMatcher { return false }
    guard let matcher = value as? any Matcher, !(value is any PlainMatcher) else { return true }
    return value is any Equatable && Comparison.isPlainValue(matcher)
  }

  private mutating func containsElements(of container: any ContainerValue) -> Bool {
    switch container {
    case let list as any ListValue: (0..<list.elementCount).allSatisfy { contains(list.element(at: $0)) }
    case let set as any SetValue: set.members.allSatisfy { contains($0) }
    case let dictionary as any DictionaryValue:
      dictionary.entries.allSatisfy { contains($0.key) && contains($0.value) }
    default: false
    }
  }
}
