import Foundation

extension Comparison {
  /// Whether a value is nil at any depth of Optionals, or Foundation's object for it.
  static func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    guard let inner = unwrapped(value) else { return true }
    // Asked of the value itself, Foundation would first make an object of it.
    return type(of: inner) is NSNull.Type
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

  /// Whether something recorded may be a `Value`: overloads that differ by type share an identifier, so even `.any`
  /// looks at the type.
  static func isRecordable<Value>(_ argument: Any?, as type: Value.Type) -> Bool {
    if let argument, Swift.type(of: argument) == type { return true }
    return type == Any.self || argument is any UnrecordedArgument || cast(argument, to: type) != nil
  }

  /// Whether something was recorded for a parameter of a type, rather than for one that it can be converted to.
  ///
  /// A cast may convert: a nil of one Optional type to that of another, an empty array to one of anything, an `NSNumber`
  /// to an `Int`. What is converted has another type after the cast than it had before.
  static func isRecorded<Value>(_ argument: Any?, as type: Value.Type) -> Bool {
    guard let argument, Swift.type(of: argument) != type, type != Any.self, !(argument is any UnrecordedArgument) else {
      return argument != nil || cast(argument, to: type) != nil
    }
    guard let value = cast(argument, to: type), let before = unwrapped(argument), let after = unwrapped(value) else {
      return false
    }
    return Swift.type(of: before) == Swift.type(of: after)
  }
}

/// What is recorded for an argument that can't be kept, such as a closure that doesn't escape.
///
/// It passes for a value of any type.
protocol UnrecordedArgument {}

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
