import Foundation

/// A container as the comparison sees it, whatever the type of its elements.
protocol ContainerValue {
  /// Whether the elements' static type already says that each can be compared, which spares looking at them.
  static var hasComparableElements: Bool { get }
  /// The elements that can be compared with nothing.
  func incomparableElements(path: String) -> [IncomparableElement]
}

/// An array, a slice, or Foundation's array.
protocol ListValue: ContainerValue {
  var elementCount: Int { get }
  func element(at offset: Int) -> Any?
}

/// A dictionary, or Foundation's.
protocol DictionaryValue: ContainerValue {
  var entryCount: Int { get }
  var entries: [(key: Any, value: Any?)] { get }
  /// The entry whose key equals another one, whatever their types.
  func entry(forKey key: Any) -> (key: Any, value: Any?)?
}

/// A set, or Foundation's.
protocol SetValue: ContainerValue {
  var memberCount: Int { get }
  var members: [Any?] { get }
}

extension Comparison {
  /// The argument as a list; nil if it is none.
  static func list(_ value: Any?) -> (any ListValue)? {
    if let value = value as? any ListValue { return value }
    return unwrapped(value) as? any ListValue
  }

  /// The argument as a dictionary; nil if it is none.
  static func dictionary(_ value: Any?) -> (any DictionaryValue)? {
    if let value = value as? any DictionaryValue { return value }
    return unwrapped(value) as? any DictionaryValue
  }

  /// The argument as a set; nil if it is none.
  static func set(_ value: Any?) -> (any SetValue)? {
    unwrapped(value) as? any SetValue
  }

  /// Whether values of a type can be compared whatever is in them.
  static func isComparable(_ type: Any.Type) -> Bool {
    if type is any Equatable.Type || type is any TextValue.Type { return true }
    return type is any Matcher.Type && !(type is any ContainerValue.Type)
  }
}

// MARK: - Lists

extension Array: ListValue {
  static var hasComparableElements: Bool { Comparison.isComparable(Element.self) }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { self[offset] }
}

extension ArraySlice: ListValue {
  static var hasComparableElements: Bool { Comparison.isComparable(Element.self) }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { self[startIndex + offset] }
}

extension ContiguousArray: ListValue {
  static var hasComparableElements: Bool { Comparison.isComparable(Element.self) }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { self[offset] }
}

extension NSArray: ListValue {
  static var hasComparableElements: Bool { false }
  var elementCount: Int { count }
  func element(at offset: Int) -> Any? { object(at: offset) }
}

// MARK: - Dictionaries

extension Dictionary: DictionaryValue {
  static var hasComparableElements: Bool { Comparison.isComparable(Value.self) }
  var entryCount: Int { count }
  var entries: [(key: Any, value: Any?)] { map { ($0.key, $0.value) } }

  func entry(forKey key: Any) -> (key: Any, value: Any?)? {
    if let key = key as? Key, let index = index(forKey: key), Comparison.matchesElement(key, self[index].key) {
      return (self[index].key, self[index].value)
    }
    if type(of: key) == Key.self { return nil }
    return first { Comparison.matchesElement(key, $0.key) }.map { ($0.key, $0.value) }
  }
}

extension NSDictionary: DictionaryValue {
  static var hasComparableElements: Bool { false }
  var entryCount: Int { count }
  var entries: [(key: Any, value: Any?)] { map { ($0.key, $0.value) } }

  func entry(forKey key: Any) -> (key: Any, value: Any?)? {
    entries.first { Comparison.matchesElement(key, $0.key) }
  }
}

// MARK: - Sets

extension Set: SetValue {
  static var hasComparableElements: Bool { true }
  var memberCount: Int { count }
  var members: [Any?] { map { $0 } }
}

extension NSSet: SetValue {
  static var hasComparableElements: Bool { true }
  var memberCount: Int { count }
  var members: [Any?] { allObjects }
}

// MARK: - Optionals

extension Optional: ContainerValue {
  static var hasComparableElements: Bool { Comparison.isComparable(Wrapped.self) }
}
