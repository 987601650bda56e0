import Foundation

extension Comparison {
  /// Returns whether a value is nil, even within nested optionals, or `NSNull`.
  static func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    guard let inner = unwrapped(value) else { return true }
    // If asked about the value itself, Foundation would first create an object for it.
    return type(of: inner) is NSNull.Type
  }

  /// Returns the value inside nested optionals and `AnyHashable`, or nil if there is none.
  static func unwrapped(_ value: Any?) -> Any? {
    guard var inner = value else { return nil }
    while let wrapper = inner as? any Wrapper {
      guard let next = wrapper.wrappedValue else { return nil }
      inner = next
    }
    return inner
  }

  /// Returns a recorded argument as a value of a type, or nil if it is of a different type.
  ///
  /// A nil is an `Any` and a nil of every optional type. An `NSNumber` made from a `Bool` isn't a number here, as
  /// elsewhere.
  static func cast<Value>(_ argument: Any?, to type: Value.Type) -> Value? {
    if let argument, Swift.type(of: argument) == type { return argument as? Value }
    if isGone(argument) { return nil }
    // As an `Any`, an argument isn't an optional either.
    if type == Any.self, let value = unwrapped(argument) { return value as? Value }
    guard let value = (argument as Any) as? Value else { return nil }
    if let argument, Swift.type(of: argument) is NSNumber.Type, isBoolean(argument) != isBoolean(value) { return nil }
    return value
  }

  /// Returns whether a recorded argument may be a `Value`. Overloads that differ only in types share an identifier, so
  /// even `.any` checks the type.
  static func isRecordable<Value>(_ argument: Any?, as type: Value.Type) -> Bool {
    if let argument, Swift.type(of: argument) == type { return true }
    return type == Any.self || isUnrecorded(argument, for: type) || cast(argument, to: type) != nil
  }

  /// Returns whether an argument was recorded for a parameter of a type, rather than for one that it can be converted
  /// to.
  ///
  /// A cast may convert: a nil of one optional type to a nil of another, an empty array to one of any type, an
  /// `NSNumber` to an `Int`. A converted value has a different type after the cast.
  static func isRecorded<Value>(_ argument: Any?, as type: Value.Type) -> Bool {
    guard let argument, Swift.type(of: argument) != type, type != Any.self, !isUnrecorded(argument, for: type) else {
      return argument != nil || cast(argument, to: type) != nil
    }
    guard let value = cast(argument, to: type), let before = unwrapped(argument), let after = unwrapped(value) else {
      return false
    }
    return Swift.type(of: before) == Swift.type(of: after)
  }

  private static func isUnrecorded<Value>(_ argument: Any?, for type: Value.Type) -> Bool {
    (argument as? any UnrecordedArgument)?.passes(for: type) ?? isRemains(argument, of: type)
  }
}

/// The recorded value of an argument that can't be kept, such as a nonescaping closure.
protocol UnrecordedArgument {
  /// Returns whether it is treated as a value of a type.
  func passes<Value>(for type: Value.Type) -> Bool
  /// Whether the argument may have been a closure.
  var mayBeClosure: Bool { get }
}

extension UnrecordedArgument {
  func passes<Value>(for type: Value.Type) -> Bool { true }
  var mayBeClosure: Bool { true }
}

/// A type that wraps another value without adding one of its own.
private protocol Wrapper {
  var wrappedValue: Any? { get }
}

extension Optional: Wrapper {
  fileprivate var wrappedValue: Any? { self }
}

extension AnyHashable: Wrapper {
  fileprivate var wrappedValue: Any? { base }
}
