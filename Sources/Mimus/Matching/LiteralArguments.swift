public import Foundation

// The types whose literals are arguments.

// MARK: - Optionals

extension Optional: IntegerLiteralArgument where Wrapped: IntegerLiteralArgument {
  public static func _argument(integerLiteral: Wrapped._IntegerLiteral) -> Argument<Wrapped?> {
    Argument(wrapping: Wrapped._argument(integerLiteral: integerLiteral))
  }
}

extension Optional: FloatLiteralArgument where Wrapped: FloatLiteralArgument {
  public static func _argument(floatLiteral: Wrapped._FloatLiteral) -> Argument<Wrapped?> {
    Argument(wrapping: Wrapped._argument(floatLiteral: floatLiteral))
  }
}

extension Optional: BooleanLiteralArgument where Wrapped: BooleanLiteralArgument {
  public static func _argument(booleanLiteral: Bool) -> Argument<Wrapped?> {
    Argument(wrapping: Wrapped._argument(booleanLiteral: booleanLiteral))
  }
}

extension Optional: StringLiteralArgument where Wrapped: StringLiteralArgument {
  public static func _argument(stringLiteral: String) -> Argument<Wrapped?> {
    Argument(wrapping: Wrapped._argument(stringLiteral: stringLiteral))
  }
}

// MARK: - Numbers

extension Int: IntegerLiteralArgument {}
extension Int8: IntegerLiteralArgument {}
extension Int16: IntegerLiteralArgument {}
extension Int32: IntegerLiteralArgument {}
extension Int64: IntegerLiteralArgument {}
extension UInt: IntegerLiteralArgument {}
extension UInt8: IntegerLiteralArgument {}
extension UInt16: IntegerLiteralArgument {}
extension UInt32: IntegerLiteralArgument {}
extension UInt64: IntegerLiteralArgument {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: IntegerLiteralArgument {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: IntegerLiteralArgument {}

extension Double: IntegerLiteralArgument, FloatLiteralArgument {}
extension Float: IntegerLiteralArgument, FloatLiteralArgument {}
extension CGFloat: IntegerLiteralArgument, FloatLiteralArgument {}
extension Decimal: IntegerLiteralArgument, FloatLiteralArgument {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: IntegerLiteralArgument, FloatLiteralArgument {}
#endif
#if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
  extension Float80: IntegerLiteralArgument, FloatLiteralArgument {}
#endif

extension Bool: BooleanLiteralArgument {}

// MARK: - Any value

// In a set or a dictionary of `AnyHashable`, literals of all kinds can be mixed.
extension AnyHashable: IntegerLiteralArgument, FloatLiteralArgument, BooleanLiteralArgument, StringLiteralArgument {
  public static func _argument(integerLiteral: Int) -> Argument<AnyHashable> { .equal(AnyHashable(integerLiteral)) }
  public static func _argument(floatLiteral: Double) -> Argument<AnyHashable> { .equal(AnyHashable(floatLiteral)) }
  public static func _argument(booleanLiteral: Bool) -> Argument<AnyHashable> { .equal(AnyHashable(booleanLiteral)) }
  public static func _argument(stringLiteral: String) -> Argument<AnyHashable> { .equal(AnyHashable(stringLiteral)) }
}

// MARK: - Text

extension String: StringLiteralArgument {}
extension Substring: StringLiteralArgument {}

extension Character: StringLiteralArgument {
  public static func _argument(stringLiteral: String) -> Argument<Character> {
    Argument(text: stringLiteral)
  }
}

extension StaticString: StringLiteralArgument {
  public static func _argument(stringLiteral: String) -> Argument<StaticString> {
    Argument(text: stringLiteral)
  }
}

extension Argument where Value: TextValue {
  /// Creates a matcher for the characters of a literal that can't be converted to a value at run time.
  fileprivate init(text: String) { self.init(ValueNode(text)) }
}
