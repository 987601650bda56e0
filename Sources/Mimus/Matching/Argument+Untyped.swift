// Arguments for lists of matchers of any type, such as `[Argument.any, 30]`, where their type can't be inferred.

extension Argument where Value == Any {
  /// Matches anything, including nil.
  public static var any: Argument { Argument(AnyNode<Any>()) }

  /// Matches nil, even within nested optionals, and `NSNull`.
  public static var `nil`: Argument { Argument(NilNode()) }

  /// Matches anything but nil.
  public static var notNil: Argument { Argument(NotNilNode<Any>()) }

  /// Matches closures of any type.
  public static var closure: Argument { Argument(Argument<Any?>.closure.node) }

  /// Wraps a matcher.
  ///
  /// - Parameter expected: A value or another matcher, or `nil` to match nil.
  @_disfavoredOverload
  public static func equal(_ expected: (any Matcher)?) -> Argument { Argument(Mimus.node(of: expected)) }

  /// Matches one object, but not objects that equal it.
  ///
  /// - Parameter object: The expected object, or `nil` to match nil.
  public static func identical(to object: AnyObject?) -> Argument {
    Argument(Argument<Any?>.identical(to: object).node)
  }

  /// Matches values of a type, of its subclasses, or of types that conform to it.
  ///
  /// - Parameter type: The type. If it is an optional, nil matches as well.
  public static func instance<Expected>(of type: Expected.Type) -> Argument {
    Argument(Argument<Any?>.instance(of: type).node)
  }

  /// Matches nil, and values of a type, of its subclasses, or of types that conform to it.
  ///
  /// - Parameter type: The type.
  public static func optionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(Argument<Any?>.optionalInstance(of: type).node)
  }

  /// Matches values of a type, but never nil, even if the type is an optional.
  ///
  /// - Parameter type: The type.
  public static func nonOptionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(Argument<Any?>.nonOptionalInstance(of: type).node)
  }

  /// Matches values of exactly one type, excluding its subclasses and the types that conform to it.
  ///
  /// - Parameter type: The type.
  public static func exactInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(Argument<Any?>.exactInstance(of: type).node)
  }

  /// Matches nil, and values of exactly one type, excluding its subclasses and the types that conform to it.
  ///
  /// - Parameter type: The type.
  public static func exactOptionalInstance<Expected>(of type: Expected.Type) -> Argument {
    Argument(Argument<Any?>.exactOptionalInstance(of: type).node)
  }

  /// Matches errors of a type.
  ///
  /// - Parameter type: The error's type.
  public static func error<Expected: Error>(_ type: Expected.Type) -> Argument {
    Argument(Argument<Any?>.error(type).node)
  }

  /// Matches errors that equal a given error.
  ///
  /// - Parameter expected: The expected error.
  public static func error<Expected: Error & Equatable>(_ expected: Expected) -> Argument {
    Argument(Argument<Any?>.error(expected).node)
  }
}
