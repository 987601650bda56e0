// An Optional takes the literals of what it wraps: `Argument<String?>` is `"alice"` or `nil`. A conformance can be
// stated only once, so each kind of literal has a protocol that the plain type and its Optional both conform to.

/// A type whose integer literals are arguments: `extension Money: IntegerLiteralArgument {}` suffices.
public protocol IntegerLiteralArgument {
  /// The type that the compiler gives the literal.
  associatedtype _IntegerLiteral: _ExpressibleByBuiltinIntegerLiteral
  /// What equals the literal.
  static func _argument(integerLiteral: _IntegerLiteral) -> Argument<Self>
}

/// A type whose floating-point literals are arguments: `extension Money: FloatLiteralArgument {}` suffices.
public protocol FloatLiteralArgument {
  /// The type that the compiler gives the literal.
  associatedtype _FloatLiteral: _ExpressibleByBuiltinFloatLiteral
  /// What equals the literal.
  static func _argument(floatLiteral: _FloatLiteral) -> Argument<Self>
}

/// A type whose `true` and `false` are arguments: `extension Consent: BooleanLiteralArgument {}` suffices.
public protocol BooleanLiteralArgument {
  /// What equals the literal.
  static func _argument(booleanLiteral: Bool) -> Argument<Self>
}

/// A type whose string literals are arguments: `extension ISBN: StringLiteralArgument {}` suffices.
public protocol StringLiteralArgument {
  /// What equals the literal.
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
  /// What equals an integer literal.
  public init(integerLiteral value: Value._IntegerLiteral) {
    self = Value._argument(integerLiteral: value)
  }
}

extension Argument: ExpressibleByFloatLiteral where Value: FloatLiteralArgument {
  /// What equals a floating-point literal.
  public init(floatLiteral value: Value._FloatLiteral) {
    self = Value._argument(floatLiteral: value)
  }
}

extension Argument: ExpressibleByBooleanLiteral where Value: BooleanLiteralArgument {
  /// What equals `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self = Value._argument(booleanLiteral: value)
  }
}

extension Argument: ExpressibleByUnicodeScalarLiteral where Value: StringLiteralArgument {
  /// What equals a string literal of one scalar.
  public init(unicodeScalarLiteral value: String) {
    self = Value._argument(stringLiteral: value)
  }
}

extension Argument: ExpressibleByExtendedGraphemeClusterLiteral where Value: StringLiteralArgument {
  /// What equals a string literal of one character.
  public init(extendedGraphemeClusterLiteral value: String) {
    self = Value._argument(stringLiteral: value)
  }
}

extension Argument: ExpressibleByStringLiteral where Value: StringLiteralArgument {
  /// What equals a string literal.
  public init(stringLiteral value: String) {
    self = Value._argument(stringLiteral: value)
  }
}

extension Argument: ExpressibleByStringInterpolation where Value: StringLiteralArgument {}

extension Argument: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// A nil.
  public init(nilLiteral: ()) {
    self = .nil
  }
}
