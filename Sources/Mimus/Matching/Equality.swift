import Foundation

extension Comparison {
  /// Whether a value equals what was recorded, be it wrapped in Optionals or the value's counterpart in Foundation.
  ///
  /// A verification may look at a million calls, so this first tries the one cast that usually answers.
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
    if isErrorCounterpart(expected, actual), let one = foundationError(expected), let other = foundationError(actual) {
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

// MARK: - Counterparts in Foundation

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
  private static func isErrorCounterpart(_ one: Any, _ other: Any) -> Bool {
    (type(of: one) is NSError.Type) != (type(of: other) is NSError.Type) && one is any Error && other is any Error
  }

  /// An error in the form in which Foundation compares it, which other systems than Apple's cannot cast to.
  static func foundationError(_ value: Any) -> NSError? {
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
