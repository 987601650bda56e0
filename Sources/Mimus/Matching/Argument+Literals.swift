// An optional accepts the literals of the type it wraps: `Argument<String?>` accepts `"alice"` or `nil`. A conformance
// can be stated only once, so each kind of literal has a protocol that both the plain type and its optional conform to.

/// A type whose integer literals can be used as arguments.
///
/// If your type is `Equatable` and `ExpressibleByIntegerLiteral`, declare the conformance:
/// `extension Money: IntegerLiteralArgument {}`.
public protocol IntegerLiteralArgument {
  /// The type that the compiler gives the literal.
  associatedtype _IntegerLiteral: _ExpressibleByBuiltinIntegerLiteral
  /// Returns a matcher for values that equal the literal.
  static func _argument(integerLiteral: _IntegerLiteral) -> Argument<Self>
}

/// A type whose floating-point literals can be used as arguments.
///
/// If your type is `Equatable` and `ExpressibleByFloatLiteral`, declare the conformance:
/// `extension Money: FloatLiteralArgument {}`.
public protocol FloatLiteralArgument {
  /// The type that the compiler gives the literal.
  associatedtype _FloatLiteral: _ExpressibleByBuiltinFloatLiteral
  /// Returns a matcher for values that equal the literal.
  static func _argument(floatLiteral: _FloatLiteral) -> Argument<Self>
}

/// A type whose `true` and `false` can be used as arguments.
///
/// If your type is `Equatable` and `ExpressibleByBooleanLiteral`, declare the conformance:
/// `extension Consent: BooleanLiteralArgument {}`.
public protocol BooleanLiteralArgument {
  /// Returns a matcher for values that equal the literal.
  static func _argument(booleanLiteral: Bool) -> Argument<Self>
}

/// A type whose string literals can be used as arguments.
///
/// If your type is `Equatable` and `ExpressibleByStringLiteral`, declare the conformance:
/// `extension ISBN: StringLiteralArgument {}`.
public protocol StringLiteralArgument {
  /// Returns a matcher for values that equal the literal.
  static func _argument(stringLiteral: String) -> Argument<Self>
}

// MARK: - From any expressible type

extension IntegerLiteralArgument where Self: ExpressibleByIntegerLiteral & Equatable {
  public static func _argument(integerLiteral: IntegerLiteralType) -> Argument<Self> {
    .equal(Self(integerLiteral: integerLiteral))
  }
}

extension FloatLiteralArgument where Self: ExpressibleByFloatLiteral & Equatable {
  public static func _argument(floatLiteral: FloatLiteralType) -> Argument<Self> {
    .equal(Self(floatLiteral: floatLiteral))
  }
}

extension BooleanLiteralArgument
where Self: ExpressibleByBooleanLiteral & Equatable, BooleanLiteralType == Bool {
  public static func _argument(booleanLiteral: Bool) -> Argument<Self> {
    .equal(Self(booleanLiteral: booleanLiteral))
  }
}

extension StringLiteralArgument
where Self: ExpressibleByStringLiteral & Equatable, StringLiteralType == String {
  public static func _argument(stringLiteral: String) -> Argument<Self> {
    .equal(Self(stringLiteral: stringLiteral))
  }
}

// MARK: - Literals

extension Argument: ExpressibleByIntegerLiteral where Value: IntegerLiteralArgument {
  /// Creates a matcher for values that equal an integer literal.
  public init(integerLiteral value: Value._IntegerLiteral) {
    self = Value._argument(integerLiteral: value)
  }
}

extension Argument: ExpressibleByFloatLiteral where Value: FloatLiteralArgument {
  /// Creates a matcher for values that equal a floating-point literal.
  public init(floatLiteral value: Value._FloatLiteral) {
    self = Value._argument(floatLiteral: value)
  }
}

extension Argument: ExpressibleByBooleanLiteral where Value: BooleanLiteralArgument {
  /// Creates a matcher for `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self = Value._argument(booleanLiteral: value)
  }
}

extension Argument: ExpressibleByUnicodeScalarLiteral where Value: StringLiteralArgument {
  /// Creates a matcher for values that equal a string literal of one scalar.
  public init(unicodeScalarLiteral value: String) {
    self = Value._argument(stringLiteral: value)
  }
}

extension Argument: ExpressibleByExtendedGraphemeClusterLiteral where Value: StringLiteralArgument {
  /// Creates a matcher for values that equal a string literal of one character.
  public init(extendedGraphemeClusterLiteral value: String) {
    self = Value._argument(stringLiteral: value)
  }
}

extension Argument: ExpressibleByStringLiteral where Value: StringLiteralArgument {
  /// Creates a matcher for values that equal a string literal.
  public init(stringLiteral value: String) {
    self = Value._argument(stringLiteral: value)
  }
}

extension Argument: ExpressibleByStringInterpolation where Value: StringLiteralArgument {}

extension Argument: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Creates a matcher for nil.
  public init(nilLiteral: ()) {
    self = .nil
  }
}
