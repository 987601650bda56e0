extension Argument {
  /// Matches values of a type, of its subclasses, or of types that conform to it.
  ///
  /// - Parameter type: The type. If it is an optional, nil matches as well.
  public static func instance<Expected>(of type: Expected.Type) -> Argument {
    Argument(TypeNode(phrase(type)) { Comparison.cast($0, to: type) != nil })
  }

  /// Matches nil, and values of a type, of its subclasses, or of types that conform to it.
  ///
  /// - Parameter type: The type.
  public static func optionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(TypeNode("nil or \(phrase(type))") { Comparison.isNil($0) || Comparison.cast($0, to: type) != nil })
  }

  /// Matches values of a type, but never nil, even if the type is an optional.
  ///
  /// A recorded argument doesn't preserve whether its declared type was an optional: `5` and `Optional(5)` are the
  /// same.
  ///
  /// - Parameter type: The type.
  public static func nonOptionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(TypeNode(phrase(type)) { !Comparison.isNil($0) && Comparison.cast($0, to: type) != nil })
  }

  /// Matches values of exactly one type, excluding its subclasses and the types that conform to it.
  ///
  /// - Parameter type: The type.
  public static func exactInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(TypeNode("exactly \(phrase(type))") { isExactly(type, $0) })
  }

  /// Matches nil, and values of exactly one type, excluding its subclasses and the types that conform to it.
  ///
  /// - Parameter type: The type.
  public static func exactOptionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(TypeNode("nil or exactly \(phrase(type))") { Comparison.isNil($0) || isExactly(type, $0) })
  }

  /// Matches closures of any type.
  public static var closure: Argument {
    let node = TypeNode("a closure") { argument in
      guard let value = Comparison.unwrapped(argument) else { return false }
      return (value as? any UnrecordedArgument)?.mayBeClosure ?? ClosureType.describes(type(of: value))
    }
    return Argument(node)
  }

  /// Matches errors of a type.
  ///
  /// - Parameter type: The error's type.
  public static func error<Expected: Error>(_ type: Expected.Type) -> Argument { .instance(of: type) }

  /// Matches errors that equal a given error.
  ///
  /// - Parameter expected: The expected error.
  public static func error<Expected: Error & Equatable>(_ expected: Expected) -> Argument {
    Argument(ValueNode(expected))
  }

  private static func isExactly(_ expected: Any.Type, _ argument: Any?) -> Bool {
    guard let argument else { return false }
    if type(of: argument) == expected { return true }
    return Comparison.unwrapped(argument).map { type(of: $0) == expected } ?? false
  }

  private static func phrase(_ type: Any.Type) -> String {
    "an instance of \(ValueDescription.name(of: type))"
  }
}
