/// A type that decides whether an argument of a call matches.
///
/// Common values are matchers that match what equals them: `30`, `"alice"`, `nil`, and arrays and dictionaries, whose
/// elements can be matchers too. To make an Equatable type of your own a matcher, declare the conformance:
///
/// ```swift
/// extension Receipt: Matcher {}
/// ```
///
/// For everything else, use ``Argument``, or write a matcher of your own:
///
/// ```swift
/// struct ValidISBN: Matcher {
///   func matches(argument: Any?) -> Bool { (argument as? String)?.count == 13 }
///   func mismatchMessage(for argument: Any?) -> String { "expected a 13-digit ISBN, but was \(argument ?? "nil")" }
/// }
/// ```
public protocol Matcher {
  /// Returns whether a recorded argument matches.
  ///
  /// - Parameter argument: The recorded argument of a call, or `nil` for a nil of any type. An argument can be of any
  ///   type, so use `as?` to convert it.
  /// - Returns: Whether the argument matches.
  func matches(argument: Any?) -> Bool

  /// Returns why an argument doesn't match, for a failure message.
  ///
  /// - Parameter argument: An argument that ``matches(argument:)`` has rejected.
  /// - Returns: A short sentence without a period. The default is of the form `expected 30, but was 25`.
  func mismatchMessage(for argument: Any?) -> String
}

// MARK: - Defaults

extension Matcher {
  /// Returns `expected` with the matcher's description, and `but was` with the argument's.
  public func mismatchMessage(for argument: Any?) -> String {
    Mismatch.message(expected: self, actual: argument)
  }
}

extension Matcher where Self: Equatable {
  /// Returns whether the argument equals this value or its Foundation counterpart, such as the `NSString` of a
  /// `String`.
  public func matches(argument: Any?) -> Bool {
    DefaultMatching.note(Self.self)
    return Comparison.isEqual(self, argument)
  }
}
