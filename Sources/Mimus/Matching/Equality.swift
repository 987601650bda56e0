import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Comparison {
  /// Returns whether two values of one of the most frequent types are equal, or nil for all other values: each of them
  /// has to be asked for its kind, which takes far longer than to compare it.
  static func areEqualAtOnce(_ expected: Any?, _ actual: Any?) -> Bool? {
    guard let expected, let actual else { return nil }
    let (one, other): (Any.Type, Any.Type) = (type(of: expected), type(of: actual))
    if one == Int.self, other == Int.self { return expected as? Int == actual as? Int }
    if one == String.self, other == String.self { return expected as? String == actual as? String }
    if one == NSNumber.self, other == Int.self { return isEqualInteger(expected, actual) ? true : nil }
    if one == Int.self, other == NSNumber.self { return isEqualInteger(actual, expected) ? true : nil }
    return nil
  }

  private static func isEqualInteger(_ number: Any, _ integer: Any) -> Bool {
    guard let number = number as? NSNumber, let integer = integer as? Int else { return false }
    return number.intValue == integer && number == NSNumber(value: integer) && !isBoolean(number)
  }

  /// Returns whether a value equals a recorded one, even if that is wrapped in optionals or is the value's counterpart
  /// in Foundation.
  ///
  /// A verification may examine a million calls, so this first tries the cast that usually decides.
  static func isEqual<Value: Equatable>(_ expected: Value, _ actual: Any?) -> Bool {
    guard let actual else { return isNil(expected) }
    guard let value = actual as? Value else { return isEqualAcrossTypes(expected, actual) }
    // An object from Foundation may have been converted, and some values convert without being equal, such as `true` to
    // 1.
    return areEqual(expected, value) && (type(of: actual) == Value.self || isEqualAcrossTypes(expected, actual))
  }

  /// Returns whether a value of an Equatable type equals a recorded one.
  static func isEqual<Value: Equatable>(_ expected: Any, as type: Value.Type, _ actual: Any?) -> Bool {
    (expected as? Value).map { isEqual($0, actual) } ?? false
  }

  /// Returns whether two values of a type are equal.
  static func areEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    guard one == other else { return false }
    #if canImport(FoundationNetworking)
      // There, `==` ignores most of a request.
      if Value.self == URLRequest.self, let one = one as? URLRequest, let other = other as? URLRequest {
        return one.httpBody == other.httpBody && one.allHTTPHeaderFields ?? [:] == other.allHTTPHeaderFields ?? [:]
          && one.timeoutInterval == other.timeoutInterval && one.networkServiceType == other.networkServiceType
      }
    #endif
    return true
  }

  /// Compares values of two types, as the slow path of `isEqual`.
  @inline(never)
  private static func isEqualAcrossTypes<Value: Equatable>(_ expected: Value, _ actual: Any) -> Bool {
    guard let actual = unwrapped(actual) else { return isNil(expected) }
    if type(of: actual) == Value.self { return (actual as? Value).map { areEqual(expected, $0) } ?? false }
    if Value.self is AnyClass, type(of: actual) is AnyClass { return isEqualObject(expected, actual) }
    if let text = text(expected) { return text == self.text(actual) }
    if isBoolean(expected) != isBoolean(actual) { return false }
    if type(of: actual) is NSNumber.Type { return isEqualNumber(actual, expected) }
    if type(of: expected) is NSNumber.Type, let actual = actual as? any Equatable {
      return isEqualNumber(expected, actual)
    }
    if isErrorCounterpart(expected, actual), let one = foundationError(expected), let other = foundationError(actual) {
      return one == other
    }
    return (actual as? Value).map { expected == $0 } ?? false
  }

  /// Returns whether two objects are equal if the class of either is a subclass of the other's.
  private static func isEqualObject<Value: Equatable>(_ expected: Value, _ actual: Any) -> Bool {
    func isEqual<Other: Equatable>(_ actual: Other) -> Bool { (expected as? Other).map { $0 == actual } ?? false }
    if let actual = actual as? Value { return expected == actual }
    return (actual as? any Equatable).map { isEqual($0) } ?? false
  }
}

// MARK: - Counterparts in Foundation

extension Comparison {
  /// Returns the characters of a string-like value, or nil for any other value.
  static func text(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let text as any TextValue: text.text
    default: nil
    }
  }

  /// Returns whether a value is a `Bool` or an `NSNumber` made from one. Such a value equals no number.
  static func isBoolean(_ value: Any) -> Bool {
    if type(of: value) == Bool.self { return true }
    guard type(of: value) is NSNumber.Type, let number = value as? NSNumber else { return false }
    return number === yes || number === no
  }

  /// Returns whether a Foundation number has the value of a number in Swift, whichever of the two is expected.
  private static func isEqualNumber<Value: Equatable>(_ number: Any, _ value: Value) -> Bool {
    if type(of: value) == Decimal.self, let number = number as? NSNumber, let decimal = value as? Decimal {
      return number == NSDecimalNumber(decimal: decimal)
    }
    return (number as? Value).map { $0 == value } ?? false
  }

  // Foundation has a single object for each.
  private static let (yes, no) = (NSNumber(value: true), NSNumber(value: false))

  /// Returns whether one of two values is an `NSError` and the other a Swift error.
  private static func isErrorCounterpart(_ one: Any, _ other: Any) -> Bool {
    (type(of: one) is NSError.Type) != (type(of: other) is NSError.Type) && one is any Error && other is any Error
  }

  /// Returns an error in the form that Foundation compares. Systems other than Apple's convert only what is known to be an
  /// error.
  static func foundationError(_ value: Any) -> NSError? {
    if type(of: value) is NSError.Type { return value as? NSError }
    return (value as? any Error).map { $0 as NSError }
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
