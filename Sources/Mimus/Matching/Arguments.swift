/// The arguments that a verification, a stub, or an expectation matches.
///
/// An array literal has one matcher for each argument: `arguments: [30, "alice"]`.
public enum Arguments {
  /// Any arguments, including none.
  case any
  /// Exactly as many arguments as there are matchers, each of which matches the argument at its position.
  case actual([(any Matcher)?])
  /// No arguments.
  case none
}

extension Arguments: ExpressibleByArrayLiteral {
  /// Creates a pattern with one matcher for each argument.
  public init(arrayLiteral elements: (any Matcher)?...) {
    self = .actual(elements)
  }
}
