import Foundation

/// A type from the standard library or Foundation whose values match what equals them, and which runs no user code.
protocol PlainMatcher: Matcher, Equatable {}

extension Comparison {
  /// Returns whether every value of a type can equal an argument. NaN equals nothing.
  static func isComparable(_ type: Any.Type) -> Bool {
    if type is any FloatingPoint.Type { return false }
    if let container = type as? any ContainerValue.Type { return container.hasComparableElements && isPlain(type) }
    if type is any NodeMatcher.Type { return isPlain(type) }
    return type is any Equatable.Type || type is any TextValue.Type || type is any Matcher.Type
  }

  /// Returns whether a value of a type may be NaN, or contain it.
  static func mayBeNaN(_ type: Any.Type) -> Bool {
    if let container = type as? any ContainerValue.Type { return !container.hasComparableElements }
    return type is any FloatingPoint.Type
  }

  /// Returns whether two values of a type match exactly if they are equal.
  static func isPlain(_ type: Any.Type) -> Bool {
    if let container = type as? any ContainerValue.Type { return container.hasPlainElements }
    if type is any PlainMatcher.Type { return true }
    return type is any Equatable.Type && !(type is any Matcher.Type) && type != AnyHashable.self
  }

  /// Returns whether `==` decides about a value that a test has asked to equal one of its own type.
  static func decidesByEquality(_ type: Any.Type) -> Bool {
    if type is any PlainMatcher.Type { return true }
    if let container = type as? any ContainerValue.Type { return container.hasPlainElements }
    return !(type is NSObject.Type) && type != AnyHashable.self
  }

  /// Returns whether comparing a value may fill a captor. Only matchers can fill one.
  static func mayCapture(_ value: Any?) -> Bool {
    guard let value else { return false }
    if let matcher = value as? any NodeMatcher { return matcher.node.mayCapture }
    if let container = value as? any ContainerValue { return !type(of: container).hasPlainElements }
    return value is any Matcher && !(value is any PlainMatcher)
  }
}

// MARK: - Values of a different type

extension Comparison {
  /// Returns whether a value may equal an argument of a type. It is `false` only if that is certain.
  static func mayEqual(_ value: Any, valuesOf type: Any.Type) -> Bool {
    func isValue<Value>(_ type: Value.Type) -> Bool {
      // A cast of a container looks at its elements, so an empty one would be of any type.
      !(value is any ContainerValue && type is any ContainerValue.Type) && cast(value, to: type) != nil
    }
    if let matcher = value as? any NodeMatcher { return mayEqual(Swift.type(of: matcher), type) }
    if isNil(value) || type is AnyClass || Swift.type(of: value) is AnyClass || isValue(type) { return true }
    if let matcher = value as? any Matcher, !(value is any PlainMatcher), !(value is any ContainerValue) {
      return !(value is any Equatable) || !isPlainValue(matcher) || !isConcrete(type)
    }
    return !isExistential(wrappedType(of: type)) && mayEqual(Swift.type(of: value), type)
  }

  /// Returns whether values of two types may equal each other, as far as the types tell.
  static func mayEqual(_ one: Any.Type, _ other: Any.Type) -> Bool {
    if one == other { return true }
    if let matcher = one as? any NodeMatcher.Type { return mayEqual(matcher.valueType, other) }
    switch ((one as? any ContainerValue.Type)?.shape, (other as? any ContainerValue.Type)?.shape) {
    case (.optional(let one), _): return mayEqual(one, other)
    case (_, .optional(let other)): return mayEqual(one, other)
    case (.list(let one), .list(let other)), (.set(let one), .set(let other)):
      return mayEqual(one, other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return mayEqual(key, otherKey) && mayEqual(value, otherValue)
    case (nil, nil):
      if one is any TextValue.Type, other is any TextValue.Type { return true }
      // An object may be the counterpart of a value, such as an NSNumber.
      if one is AnyClass || other is AnyClass { return true }
      return !(isConcrete(one) && isConcrete(other))
    case (.some, nil): return !isConcrete(other)
    case (nil, .some): return !isConcrete(one)
    case (.some, .some): return false
    }
  }

  /// Returns whether values of a type are known to equal only values of the same type.
  private static func isConcrete(_ type: Any.Type) -> Bool {
    if type is any PlainMatcher.Type { return true }
    return type is any Equatable.Type && !(type is AnyClass) && type != AnyHashable.self
  }

  /// Returns whether a type is that of a protocol's values, such as `any Error`. No value equals one without conforming
  /// to the protocol.
  static func isExistential(_ type: Any.Type) -> Bool {
    // The metatype of `any Collection<Int>` looks like those of other types.
    "\(Swift.type(of: type))".hasSuffix(".Protocol") || "\(type)".hasPrefix("any ")
  }

  /// Returns whether an Equatable matcher matches only what equals it.
  ///
  /// There is no way to ask whether a type has a `matches(argument:)` of its own. But a plain value matches itself and
  /// doesn't match a value of an unknown type, while a matcher behaves differently in one of these cases.
  static func isPlainValue(_ matcher: any Matcher) -> Bool {
    CaptureScope.ignoring { matcher.matches(argument: matcher) && !matcher.matches(argument: Unheard()) }
  }
}

/// A value that no matcher knows of.
private struct Unheard {}

/// Finds the values that match only what equals them. Each type is examined once.
struct PlainTypes {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a value is known to match only what equals it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - arguments: The arguments that the value is going to be asked about, of which the first is enough. A matcher of
  ///     the test's own may take for granted that they are of one type, so it must not be asked about others.
  mutating func contains(_ value: Any?, asking arguments: ArraySlice<Any?>) -> Bool {
    guard let value = Comparison.unwrapped(value) else { return true }
    let type = type(of: value)
    if let isPlain = known[ObjectIdentifier(type)] { return isPlain }
    if let container = value as? any ContainerValue {
      // A value whose type isn't plain may still be plain by its elements, but the next value of that type has
      // different elements.
      if Comparison.isPlain(type) { return true }
      return !(type is AnyClass) && containsElements(of: container, asking: arguments.first ?? nil)
    }
    if value is any NodeMatcher { return false }
    guard let matcher = value as? any Matcher, !(value is any PlainMatcher) else { return true }
    guard let argument = arguments.first else { return false }
    let isPlain =
      value is any Equatable && CaptureScope.ignoring { DefaultMatching.isUsed(by: matcher, for: argument) }
    known[ObjectIdentifier(type)] = isPlain
    return isPlain
  }

  private mutating func containsElements(of container: any ContainerValue, asking argument: Any?) -> Bool {
    switch container {
    case let list as any ListValue:
      let first = Comparison.list(argument).flatMap { $0.elementCount > 0 ? [$0.element(at: 0)] : nil } ?? []
      return (0..<list.elementCount).allSatisfy { contains(list.element(at: $0), asking: first[...]) }
    case let set as any SetValue:
      let first = Comparison.set(argument)?.members.prefix(1) ?? []
      return set.members.allSatisfy { contains($0, asking: first) }
    case let dictionary as any DictionaryValue:
      let first = Comparison.dictionary(argument)?.entries.prefix(1) ?? []
      let (keys, values) = (first.map { $0.key as Any? }[...], first.map(\.value)[...])
      return dictionary.entries.allSatisfy { contains($0.key, asking: keys) && contains($0.value, asking: values) }
    default:
      return false
    }
  }
}
