// The arguments that do not tell their type by themselves, for lists of matchers of any type: `[Argument.any, 30]`.

extension Argument where Value == Any {
  /// Anything at all, nil included.
  public static var any: Argument {
    Argument("any", mayCapture: false, isGeneral: true, value: { _ in true }, recorded: nil)
  }

  /// A nil at any depth of Optionals, or an `NSNull`.
  public static var `nil`: Argument { Argument(untyping: .nil) }

  /// Anything but nil.
  public static var notNil: Argument { Argument(untyping: .notNil) }

  /// A closure of any type.
  public static var closure: Argument { Argument(untyping: .closure) }

  /// What matches a matcher; the way from any ``Matcher`` to an argument.
  ///
  /// - Parameter expected: A value or another matcher; `nil` for nil.
  @_disfavoredOverload
  public static func equal(_ expected: (any Matcher)?) -> Argument { Argument(untyping: .equal(expected)) }

  /// The very object, not one that equals it.
  ///
  /// - Parameter object: The object that is expected; `nil` for nil.
  public static func identical(to object: AnyObject?) -> Argument { Argument(untyping: .identical(to: object)) }

  /// A value of a type, or of a class that inherits from it, or of a type that conforms to it.
  ///
  /// - Parameter type: The type. An Optional type takes nil as well.
  public static func instance<Expected>(of type: Expected.Type) -> Argument {
    Argument(untyping: .instance(of: type))
  }

  /// Nil, or a value of a type, or of a class that inherits from it, or of a type that conforms to it.
  ///
  /// - Parameter type: The type.
  public static func optionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(untyping: .optionalInstance(of: type))
  }

  /// A value of a type, never nil, even if the type is an Optional.
  ///
  /// - Parameter type: The type.
  public static func nonOptionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(untyping: .nonOptionalInstance(of: type))
  }

  /// A value of this very type: no subclass, and no type that conforms to it.
  ///
  /// - Parameter type: The type.
  public static func exactInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(untyping: .exactInstance(of: type))
  }

  /// Nil, or a value of this very type: no subclass, and no type that conforms to it.
  ///
  /// - Parameter type: The type.
  public static func exactOptionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(untyping: .exactOptionalInstance(of: type))
  }

  /// An error of a type, whatever its value.
  ///
  /// - Parameter type: The error's type.
  public static func error<Expected: Error>(_ type: Expected.Type) -> Argument { Argument(untyping: .error(type)) }

  /// An error that equals another one.
  ///
  /// - Parameter expected: The error that is expected.
  public static func error<Expected: Error & Equatable>(_ expected: Expected) -> Argument {
    Argument(untyping: .error(expected))
  }

  /// What a typed argument decides about any value, nil included.
  private init(untyping matcher: Argument<Any?>) {
    self.init(
      matcher.description, parts: UntypedParts(matcher: matcher),
      mayCapture: matcher.mayCapture, recorded: matcher.matches(argument:))
  }
}

/// The parts of the typed argument that an untyped one stands for, with whatever it says about nil.
private struct UntypedParts: ArgumentParts {
  let matcher: Argument<Any?>

  func differences(from actual: Any?) -> [Difference] { matcher.differences(from: actual) }
  func incomparableElements(path: String) -> [IncomparableElement] { matcher.incomparableElements(path: path) }
}
