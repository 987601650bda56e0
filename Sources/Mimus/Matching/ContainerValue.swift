import Foundation

/// A container as the comparison sees it, with elements of any type.
protocol ContainerValue {
  /// Whether the elements' static type already shows that each can equal an argument, so that they don't have to be
  /// examined.
  static var hasComparableElements: Bool { get }
  /// Whether two containers of this type match exactly if they are equal.
  static var hasPlainElements: Bool { get }
  /// The kind of container. Together with the type of the elements, it decides what the container may equal.
  static var shape: ContainerShape { get }
  /// Whether an element is NaN, or nil if the elements have to be examined one by one.
  var containsNaN: Bool? { get }
  /// Returns whether each element of an argument matches its counterpart in this container.
  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool
}

extension ContainerValue {
  var containsNaN: Bool? { nil }
}

/// The kind of a container, and the static type of its elements or, for a dictionary, of its keys and values.
enum ContainerShape {
  case list(Any.Type)
  case dictionary(Any.Type, Any.Type)
  case set(Any.Type)
  case optional(Any.Type)
}

/// An array, a slice, or an `NSArray`.
protocol ListValue: ContainerValue {
  var elementCount: Int { get }
  func element(at offset: Int) -> Any?
}

/// A list from the standard library whose elements are contiguous in memory.
protocol ContiguousList: ListValue {
  associatedtype Element
  func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result
}

/// A dictionary or an `NSDictionary`.
protocol DictionaryValue: ContainerValue {
  var entryCount: Int { get }
  var entries: [(key: Any, value: Any?)] { get }
  /// Returns whether another dictionary of the same type is equal, or nil if that doesn't decide whether it matches.
  func equals(_ other: any DictionaryValue) -> Bool?
  /// Returns the entry for a key of the dictionary's own type, or nil if there is none or if only a search can tell.
  func ownEntry(forKey key: Any) -> (key: Any, value: Any?)?
  /// Returns whether a key that isn't found as a key of the dictionary's own type has no entry at all.
  func findsAll(likeKey key: Any) -> Bool
}

/// A set or an `NSSet`.
protocol SetValue: ContainerValue {
  var memberCount: Int { get }
  var members: [Any?] { get }
  /// Returns the members that another set of the same type lacks, or nil if their equality doesn't decide whether they
  /// match.
  func members(missingFrom other: any SetValue) -> [Any?]?
  /// Returns the members of this set and of another one that remain when each member of the other one has been paired
  /// with an equal one, or nil if casting the other's members doesn't decide whether they match.
  func rest(afterPairingWith others: [Any?]) -> (own: [Any?], others: [Any?])?
  /// Returns the smallest members in ascending order, if they are comparable.
  func smallestMembers(_ count: Int) -> [Any?]?
}

extension Comparison {
  /// Returns the type that an optional type wraps, or the type itself if it isn't an optional.
  static func wrappedType(of type: Any.Type) -> Any.Type {
    guard let container = type as? any ContainerValue.Type, case .optional(let wrapped) = container.shape else {
      return type
    }
    return wrappedType(of: wrapped)
  }

  /// Returns the argument as a list, or nil if it isn't one.
  static func list(_ value: Any?) -> (any ListValue)? {
    if let value = value as? any ListValue { return value }
    return unwrapped(value) as? any ListValue
  }

  /// Returns the argument as a dictionary, or nil if it isn't one.
  static func dictionary(_ value: Any?) -> (any DictionaryValue)? {
    if let value = value as? any DictionaryValue { return value }
    return unwrapped(value) as? any DictionaryValue
  }

  /// Returns the argument as a set, or nil if it isn't one.
  static func set(_ value: Any?) -> (any SetValue)? {
    unwrapped(value) as? any SetValue
  }

  /// Returns the elements of a collection, or nil if the argument isn't one.
  static func elements(of argument: Any?) -> AnyCollection<Any?>? {
    func elements<Values: Collection>(_ collection: Values) -> AnyCollection<Any?> {
      AnyCollection(collection.lazy.map { $0 as Any? })
    }
    if let collection = unwrapped(argument) as? any Collection { return elements(collection) }
    if let list = list(argument) { return elements((0..<list.elementCount).map { list.element(at: $0) }) }
    if let entries = dictionary(argument) { return elements(entries.entries.map { $0 as Any? }) }
    if let set = set(argument) { return elements(set.members) }
    return text(argument).map { elements($0) }
  }
}

// MARK: - Lists

extension Array: ContiguousList {
  var containsNaN: Bool? {
    guard Element.self is any FloatingPoint.Type else { return nil }
    return (self as? [Double])?.contains(where: \.isNaN) ?? (self as? [Float])?.contains(where: \.isNaN)
  }
  static var shape: ContainerShape { .list(Element.self) }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { self[offset] }
  func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    withUnsafeBufferPointer(body)
  }
}

extension ArraySlice: ContiguousList {
  static var shape: ContainerShape { .list(Element.self) }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { self[startIndex + offset] }
  func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    withUnsafeBufferPointer(body)
  }
}

extension ContiguousArray: ContiguousList {
  static var shape: ContainerShape { .list(Element.self) }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { self[offset] }
  func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    withUnsafeBufferPointer(body)
  }
}

extension ContiguousList {
  static var hasComparableElements: Bool { Comparison.isComparable(Element.self) }
  static var hasPlainElements: Bool { Comparison.isPlain(Element.self) }
}

extension NSArray: ListValue {
  static var hasComparableElements: Bool { false }
  static var hasPlainElements: Bool { false }
  static var shape: ContainerShape { .list(Any.self) }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { unconvertedElement(at: offset) }
}

extension NSOrderedSet: ListValue {
  static var hasComparableElements: Bool { false }
  static var hasPlainElements: Bool { false }
  static var shape: ContainerShape { .list(Any.self) }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { object(at: offset) }
}

// MARK: - Dictionaries

extension Dictionary: DictionaryValue {
  var containsNaN: Bool? {
    guard Value.self is any FloatingPoint.Type else { return nil }
    let doubles = (self as? [Key: Double])?.values.contains(where: \.isNaN)
    return doubles ?? (self as? [Key: Float])?.values.contains(where: \.isNaN)
  }
  static var hasComparableElements: Bool { Comparison.isComparable(Value.self) }
  static var hasPlainElements: Bool { Comparison.isPlain(Key.self) && Comparison.isPlain(Value.self) }
  static var shape: ContainerShape { .dictionary(Key.self, Value.self) }
  var entryCount: Int { count }
  var entries: [(key: Any, value: Any?)] { map { ($0.key, $0.value) } }

  func equals(_ other: any DictionaryValue) -> Bool? {
    guard type(of: other) == Self.self, Self.hasPlainElements, let one = (self as Any) as? any Equatable else {
      return nil
    }
    return areEqual(one, other)
  }

  func ownEntry(forKey key: Any) -> (key: Any, value: Any?)? {
    guard let key = key as? Key, let index = index(forKey: key), Comparison.matchesElement(key, self[index].key) else {
      return nil
    }
    return (self[index].key, self[index].value)
  }

  func findsAll(likeKey key: Any) -> Bool { type(of: key) == Key.self && Key.self != AnyHashable.self }
}

extension NSDictionary: DictionaryValue {
  static var hasComparableElements: Bool { false }
  static var hasPlainElements: Bool { false }
  static var shape: ContainerShape { .dictionary(Any.self, Any.self) }
  var entryCount: Int { count }
  var entries: [(key: Any, value: Any?)] { unconvertedEntries }

  func equals(_ other: any DictionaryValue) -> Bool? { nil }
  func ownEntry(forKey key: Any) -> (key: Any, value: Any?)? { nil }
  func findsAll(likeKey key: Any) -> Bool { false }
}

// MARK: - Sets

extension Set: SetValue {
  var containsNaN: Bool? {
    guard Element.self is any FloatingPoint.Type else { return nil }
    return (self as? Set<Double>)?.contains(where: \.isNaN) ?? (self as? Set<Float>)?.contains(where: \.isNaN)
  }
  static var hasComparableElements: Bool { !Comparison.mayBeNaN(Element.self) }
  static var hasPlainElements: Bool { Comparison.isPlain(Element.self) }
  static var shape: ContainerShape { .set(Element.self) }
  var memberCount: Int { count }
  var members: [Any?] { map { $0 } }

  func members(missingFrom other: any SetValue) -> [Any?]? {
    guard type(of: other) == Self.self, Self.hasPlainElements, let other = other as? Self else { return nil }
    return filter { !other.contains($0) }.map { $0 }
  }

  func rest(afterPairingWith others: [Any?]) -> (own: [Any?], others: [Any?])? {
    guard Element.self is any PlainMatcher.Type else { return nil }
    var own = self
    let unpaired = others.filter { other in
      guard let other, let member = other as? Element else { return true }
      guard Comparison.areEqualAtOnce(member, other) ?? Comparison.isEqual(member, other) else { return true }
      return own.remove(member) == nil
    }
    return (own.map { $0 }, unpaired)
  }

  func smallestMembers(_ count: Int) -> [Any?]? {
    func smallest<Member: Comparable>(_ type: Member.Type) -> [Any?]? {
      (map { $0 } as Any as? [Member])?.sorted().prefix(count).map { $0 }
    }
    return (Element.self as? any Comparable.Type).flatMap { smallest($0) }
  }
}

extension NSSet: SetValue {
  static var hasComparableElements: Bool { false }
  static var hasPlainElements: Bool { false }
  static var shape: ContainerShape { .set(Any.self) }
  var memberCount: Int { count }
  var members: [Any?] { unconvertedMembers }
  func members(missingFrom other: any SetValue) -> [Any?]? { nil }
  func rest(afterPairingWith others: [Any?]) -> (own: [Any?], others: [Any?])? { nil }
  func smallestMembers(_ count: Int) -> [Any?]? { nil }
}

// MARK: - Optionals

extension Optional: ContainerValue {
  static var hasComparableElements: Bool { Comparison.isComparable(Wrapped.self) }
  static var hasPlainElements: Bool { Comparison.isPlain(Wrapped.self) }
  static var shape: ContainerShape { .optional(Wrapped.self) }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool { comparison.accepts(self, argument) }
}

// MARK: - Equality

/// Returns whether two values of one type are equal by that type's own `==`.
private func areEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value).map { one == $0 } ?? false
}
