/// A matcher for an argument of a given type that describes itself and explains mismatches.
///
/// Where a parameter's type is known, as in the typed API of a generated fake, omit the leading type. Literals are
/// arguments too:
///
/// ```swift
/// gateway.verify().charge(.greaterThan(20), to: "alice")
/// ```
///
/// In a list of matchers of any type, write the type:
///
/// ```swift
/// gateway.verifyCall(withIdentifier: "charge", arguments: [Argument.greaterThan(20), Argument.any])
/// ```
///
/// You can use an argument from any task. Its closures and values belong to the test and run wherever the call is made
/// or verified. They don't have to be Sendable, because a test that waits for its calls doesn't need them to be.
public struct Argument<Value>: NodeMatcher, CustomStringConvertible, Sendable {
  /// The node that decides, describes, and explains.
  nonisolated(unsafe) let node: any MatcherNode

  static var valueType: Any.Type { Value.self }

  init(_ node: any MatcherNode) { self.node = node }

  /// A short description of what the argument matches, such as `greater than 30`.
  public var description: String { node.description }

  /// Returns whether a value of this type matches.
  ///
  /// - Parameter value: The argument of a call.
  /// - Returns: Whether the value matches.
  public func matches(_ value: Value) -> Bool { matches(argument: value) }

  /// Returns whether a recorded argument matches. An argument that isn't a `Value` doesn't match.
  ///
  /// - Parameter argument: The recorded argument of a call.
  /// - Returns: Whether the argument matches.
  public func matches(argument: Any?) -> Bool {
    var comparison = Comparison()
    return node.accepts(argument, in: &comparison)
  }

  /// Returns why an argument doesn't match, for a failure message.
  ///
  /// - Parameter argument: An argument that doesn't match.
  /// - Returns: What was expected and what the argument was instead.
  public func mismatchMessage(for argument: Any?) -> String {
    let found = Differences(expected: self, actual: argument, limit: 1)
    if found.count == 1, let only = found.shown.first, only.path.isEmpty { return only.message }
    return Mismatch.message(expected: self, actual: argument)
  }
}

// MARK: - Overloads

extension Argument {
  /// The same argument, but rejecting values recorded for a parameter of a different type, because calls to overloads
  /// are recorded under one identifier.
  var ofItsType: Argument { Value.self == Any.self ? self : Argument(ExactTypeNode<Value>(node: node)) }
}

/// Returns the arguments of a generated fake's member as matchers that reject the calls of its overloads.
func ofTheirTypes<each Value>(_ arguments: repeat Argument<each Value>) -> [(any Matcher)?] {
  var matchers: [(any Matcher)?] = []
  for argument in repeat each arguments { matchers.append(argument.ofItsType) }
  return matchers
}
