/// A matcher for an argument of one type, which describes itself and explains a mismatch.
///
/// Where a parameter's type is known, as in the typed API of a generated fake, leave out the leading type. Literals are
/// arguments too:
///
/// ```swift
/// gateway.verify().charge(.greaterThan(20), to: "alice")
/// ```
///
/// In a list of matchers of any type, write it:
///
/// ```swift
/// gateway.verifyCall(withIdentifier: "charge", arguments: [Argument.greaterThan(20), Argument.any])
/// ```
///
/// You can use an argument from any task. The closures and values in it are the test's own, and run wherever the call
/// is made or verified; they don't have to be Sendable, since a test that waits for its calls need not be.
public struct Argument<Value>: NodeMatcher, CustomStringConvertible, Sendable {
  /// What decides, describes and explains.
  nonisolated(unsafe) let node: any MatcherNode

  init(_ node: any MatcherNode) { self.node = node }

  /// What the argument asks for, in a few words: `greater than 30`.
  public var description: String { node.description }

  /// Decides about a value of the right type.
  ///
  /// - Parameter value: What the call was made with.
  /// - Returns: Whether the value matches.
  public func matches(_ value: Value) -> Bool { matches(argument: value) }

  /// Decides about an argument as it was recorded. One that isn't a `Value` doesn't match.
  ///
  /// - Parameter argument: What the call was made with.
  /// - Returns: Whether the argument matches.
  public func matches(argument: Any?) -> Bool {
    var comparison = Comparison()
    return node.accepts(argument, in: &comparison)
  }

  /// Says why an argument doesn't match, for the text of a failure.
  ///
  /// - Parameter argument: An argument that doesn't match.
  /// - Returns: What was expected, and what there was instead.
  public func mismatchMessage(for argument: Any?) -> String {
    let found = Differences(expected: self, actual: argument, limit: 1)
    if found.count == 1, let only = found.shown.first, only.path.isEmpty { return only.message }
    return Mismatch.message(phrase: description, actual: argument, showsType: false)
  }
}

// MARK: - Overloads

extension Argument {
  /// The same argument, which turns down whatever was recorded for a parameter of another type: the calls to overloads
  /// are recorded under one name.
  var ofItsType: Argument { Value.self == Any.self ? self : Argument(ExactTypeNode<Value>(node: node)) }
}
