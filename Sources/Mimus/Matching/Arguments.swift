/// What a verification, a stub or an expectation asks of a call's arguments.
///
/// An array literal asks one thing of each argument: `arguments: [30, "alice"]`.
public enum Arguments {
  /// Any arguments, or none.
  case any
  /// Exactly as many arguments as there are matchers, each of which matches the argument at its place.
  case actual([(any Matcher)?])
  /// No arguments.
  case none
}

extension Arguments: ExpressibleByArrayLiteral {
  /// Ask one thing of each argument.
  public init(arrayLiteral elements: (any Matcher)?...) {
    self = .actual(elements)
  }
}
