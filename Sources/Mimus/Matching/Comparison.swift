import Foundation

/// Decides which values equal each other: the one rule that verifications, stubs and failure texts share.
///
/// A verification may look at a million calls, so each question first tries the one cast that usually answers it: to
/// the type of the expected value.
enum Comparison {
  /// Decide about an argument; `nil` asks for a nil at any number of wrappings, or an `NSNull`.
  static func matches(_ expected: (any Matcher)?, _ actual: Any?) -> Bool {
    guard let expected else { return isNil(actual) }
    return expected.matches(argument: actual)
  }

  /// Decide about an element of a container or a part of a value, whose type is only known at run time.
  static func matchesElement(_ expected: Any?, _ actual: Any?) -> Bool {
    guard let expected else { return isNil(actual) }
    if let matcher = expected as? any Matcher { return matcher.matches(argument: actual) }
    // An AnyHashable would take a 1 of one type for a 1 of another.
    if type(of: expected) == AnyHashable.self { return matchesElement(unwrapped(expected), actual) }
    if let equatable = expected as? any Equatable { return isEqual(equatable, actual) }
    if let text = text(expected) { return text == self.text(actual) }
    return false
  }

  /// Whether a value equals what was recorded, be it wrapped in Optionals or the value's twin in Foundation.
  static func isEqual<Value: Equatable>(_ expected: Value, _ actual: Any?) -> Bool {
    guard let actual else { return isNil(expected) }
    guard let value = actual as? Value else { return isEqualAcrossTypes(expected, actual) }
    // An object of Foundation's may have been converted, and some convert that do not equal: a true to a 1.
    return expected == value && (type(of: actual) == Value.self || isEqualAcrossTypes(expected, actual))
  }

  /// The longer way of `isEqual`, for values of two types.
  @inline(never)
  private static func isEqualAcrossTypes<Value: Equatable>(_ expected: Value, _ actual: Any) -> Bool {
    guard let actual = unwrapped(actual) else { return isNil(expected) }
    if type(of: actual) == Value.self { return (actual as? Value).map { expected == $0 } ?? false }
    if Value.self is AnyClass, type(of: actual) is AnyClass { return isEqualObject(expected, actual) }
    if let text = text(expected) { return text == self.text(actual) }
    if isBoolean(expected) != isBoolean(actual) { return false }
    if isTwinOfError(expected, actual), let one = foundationError(expected), let other = foundationError(actual) {
      return one == other
    }
    return (actual as? Value).map { expected == $0 } ?? false
  }

  /// Whether two objects of one family are equal, whichever of them is of the subclass.
  private static func isEqualObject<Value: Equatable>(_ expected: Value, _ actual: Any) -> Bool {
    func isEqual<Other: Equatable>(_ actual: Other) -> Bool { (expected as? Other).map { $0 == actual } ?? false }
    if let actual = actual as? Value { return expected == actual }
    return (actual as? any Equatable).map { isEqual($0) } ?? false
  }
}

// MARK: - Nil

extension Comparison {
  /// Whether a value is nil at any depth of Optionals, or Foundation's object for it.
  static func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    guard let inner = unwrapped(value) else { return true }
    return inner is NSNull
  }

  /// The value inside any number of Optionals and of `AnyHashable`; nil if there is none.
  static func unwrapped(_ value: Any?) -> Any? {
    guard var inner = value else { return nil }
    while let wrapper = inner as? any Wrapper {
      guard let next = wrapper.wrappedValue else { return nil }
      inner = next
    }
    return inner
  }

  /// What was recorded, as a value of a type; nil if it is of another one.
  ///
  /// A nil is an `Any` and a nil of every Optional type. An `NSNumber` made of a Bool is no number here, as elsewhere.
  static func cast<Value>(_ argument: Any?, to type: Value.Type) -> Value? {
    if let argument, Swift.type(of: argument) == type { return argument as? Value }
    guard let value = (argument as Any) as? Value else { return nil }
    if let argument, Swift.type(of: argument) is NSNumber.Type, isBoolean(argument) != isBoolean(value) { return nil }
    return value
  }
}

/// A type that wraps another value without being one of its own.
private protocol Wrapper {
  var wrappedValue: Any? { get }
}

extension Optional: Wrapper {
  fileprivate var wrappedValue: Any? { self }
}

extension AnyHashable: Wrapper {
  fileprivate var wrappedValue: Any? { base }
}

// MARK: - Twins

extension Comparison {
  /// The characters of a value that is like a string; nil for any other value.
  static func text(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let text as any TextValue: text.text
    default: nil
    }
  }

  /// Whether a value is a Bool or an `NSNumber` made of one, which equal no number.
  static func isBoolean(_ value: Any) -> Bool {
    if type(of: value) == Bool.self { return true }
    guard type(of: value) is NSNumber.Type, let number = value as? NSNumber else { return false }
    return number === NSNumber(value: true) || number === NSNumber(value: false)
  }

  /// Whether one of two values is an `NSError` and the other one an error of Swift's.
  private static func isTwinOfError(_ one: Any, _ other: Any) -> Bool {
    (type(of: one) is NSError.Type) != (type(of: other) is NSError.Type) && one is any Error && other is any Error
  }

  /// An error in the form in which Foundation compares it, which other systems than Apple's cannot cast to.
  private static func foundationError(_ value: Any) -> NSError? {
    if type(of: value) is NSError.Type { return value as? NSError }
    guard let error = value as? any Error else { return nil }
    let userInfo = (error as? any CustomNSError)?.errorUserInfo ?? [:]
    return NSError(domain: error._domain, code: error._code, userInfo: userInfo)
  }
}

/// A type that is compared by its characters.
protocol TextValue {
  var text: String { get }
}

extension String: TextValue { var text: String { self } }
extension Substring: TextValue { var text: String { String(self) } }
extension Character: TextValue { var text: String { String(self) } }
extension StaticString: TextValue { var text: String { description } }
extension NSString: TextValue { var text: String { description } }
