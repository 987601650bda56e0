/// A condition on one argument of a call.
///
/// The usual values are matchers that match what equals them: `30`, `"alice"`, `nil`, arrays and dictionaries, whose
/// elements may be matchers again. An Equatable type of your own becomes one by saying so:
///
/// ```swift
/// extension Receipt: Matcher {}
/// ```
///
/// For everything else there is ``Argument``, or a conformance of your own:
///
/// ```swift
/// struct ValidISBN: Matcher {
///   func matches(argument: Any?) -> Bool { (argument as? String)?.count == 13 }
///   func mismatchMessage(for argument: Any?) -> String { "not an ISBN of 13 digits" }
/// }
/// ```
public protocol Matcher {
  /// Decide whether an argument is the one that is meant.
  ///
  /// - Parameter argument: What the call was made with, as it was recorded; `nil` for a nil of any type.
  /// - Returns: Whether it matches.
  func matches(argument: Any?) -> Bool

  /// Say why an argument does not match, for the text of a failure.
  ///
  /// - Parameter argument: An argument that ``matches(argument:)`` has turned down.
  /// - Returns: A short sentence without a full stop. By default `expected 30, but was 25`.
  func mismatchMessage(for argument: Any?) -> String
}

// MARK: - Defaults

extension Matcher {
  /// `expected` the matcher as it describes itself, `but was` the argument.
  public func mismatchMessage(for argument: Any?) -> String {
    Mismatch.message(expected: self, actual: argument)
  }
}

extension Matcher where Self: Equatable {
  /// Whether the argument equals this value, or is its twin in Foundation, such as the `NSString` of a `String`.
  public func matches(argument: Any?) -> Bool {
    Comparison.isEqual(self, argument)
  }
}
