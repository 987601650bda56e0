extension Argument {
  /// A value of a type, or of a class that inherits from it, or of a type that conforms to it.
  ///
  /// - Parameter type: The type. An Optional type takes nil as well.
  public static func instance<Expected>(of type: Expected.Type) -> Argument {
    Argument(phrase(type), comparesTypes: true, mayCapture: false, recorded: { Comparison.cast($0, to: type) != nil })
  }

  /// Nil, or a value of a type, or of a class that inherits from it, or of a type that conforms to it.
  ///
  /// - Parameter type: The type.
  public static func optionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(
      "nil or \(phrase(type))", comparesTypes: true, mayCapture: false,
      recorded: { Comparison.isNil($0) || Comparison.cast($0, to: type) != nil })
  }

  /// A value of a type, never nil, even if the type is an Optional.
  ///
  /// What is recorded does not keep whether its declared type was an Optional: `5` and `Optional(5)` are the same.
  ///
  /// - Parameter type: The type.
  public static func nonOptionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(
      phrase(type), comparesTypes: true, mayCapture: false,
      recorded: { !Comparison.isNil($0) && Comparison.cast($0, to: type) != nil })
  }

  /// A value of this very type: no subclass, and no type that conforms to it.
  ///
  /// - Parameter type: The type.
  public static func exactInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument("exactly \(phrase(type))", comparesTypes: true, mayCapture: false, recorded: { isExactly(type, $0) })
  }

  /// Nil, or a value of this very type: no subclass, and no type that conforms to it.
  ///
  /// - Parameter type: The type.
  public static func exactOptionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(
      "nil or exactly \(phrase(type))", comparesTypes: true, mayCapture: false,
      recorded: { Comparison.isNil($0) || isExactly(type, $0) })
  }

  /// A closure of any type.
  public static var closure: Argument {
    Argument(
      "a closure", comparesTypes: true, mayCapture: false,
      recorded: { argument in
        guard let value = Comparison.unwrapped(argument) else { return false }
        return value is any UnrecordedArgument || ValueDescription.isClosure(type(of: value))
      })
  }

  /// An error of a type, whatever its value.
  ///
  /// - Parameter type: The error's type.
  public static func error<Expected: Error>(_ type: Expected.Type) -> Argument {
    Argument(phrase(type), comparesTypes: true, mayCapture: false, recorded: { Comparison.cast($0, to: type) != nil })
  }

  /// An error that equals another one.
  ///
  /// - Parameter expected: The error that is expected.
  public static func error<Expected: Error & Equatable>(_ expected: Expected) -> Argument {
    Argument(
      Mimus.describe(expected), comparesTypes: true, mayCapture: Mimus.mayCapture(expected),
      recorded: { Comparison.matchesElement(expected, $0) })
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
