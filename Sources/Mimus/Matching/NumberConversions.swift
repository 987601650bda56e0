import Foundation

/// Numbers that a comparison accepts in place of numbers of another type, which they never equal.
///
/// This finds out whether only the types of numbers keep a value from matching, which a test can hardly intend.
final class NumberConversions {
  /// A number that was accepted in place of another.
  struct Conversion {
    /// The expected number, or the condition on numbers, with its type.
    let expected: String
    let actual: any Numeric
  }

  private var first: Conversion?
  /// The number of numbers that may still be converted, since containers and logs can be large.
  private var remaining: Int

  init(limit: Int = 1_000) { remaining = limit }

  /// Returns the first number that is accepted in place of another one so that a comparison succeeds, or nil if it fails
  /// anyway or needs no such number.
  func first(neededFor body: (inout Comparison) -> Bool) -> Conversion? {
    guard remaining > 0 else { return nil }
    first = nil
    var comparison = Comparison(converting: self)
    let isAccepted = CaptureScope.ignoring { body(&comparison) }
    return isAccepted ? first : nil
  }

  /// Returns whether an argument is a number that would match if it were of another type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isCondition: Whether numbers that the type can't represent may match, too.
  ///   - expected: A description of what is expected, without the type.
  ///   - matches: Returns whether a number of the type matches.
  func accept(
    _ argument: Any?, as type: Any.Type, isCondition: Bool, _ expected: @autoclosure () -> String,
    matches: (Any) -> Bool
  ) -> Bool {
    guard let type = Comparison.wrappedType(of: type) as? any Numeric.Type,
      let argument = Comparison.unwrapped(argument) as? any Numeric, Swift.type(of: argument) != type, remaining > 0
    else { return false }
    remaining -= 1
    var numbers = [Self.convert(argument, to: type)].compactMap(\.self)
    if isCondition, numbers.isEmpty, let type = type as? any BinaryInteger.Type, let double = Self.double(argument) {
      numbers = Self.nearest(to: double, type)
    }
    guard numbers.contains(where: matches) else { return false }
    first = first ?? Conversion(expected: "\(expected()) (\(ValueDescription.name(of: type)))", actual: argument)
    return true
  }

  /// Returns the integers nearest to a number, or the limit of their type.
  private static func nearest<Value: BinaryInteger>(to number: Double, _ type: Value.Type) -> [any Numeric] {
    if number.isNaN { return [] }
    return [Value(clamping: integer(number, .down)), Value(clamping: integer(number, .up))]
  }

  private static func integer(_ number: Double, _ rule: FloatingPointRoundingRule) -> Int {
    Int(exactly: number.rounded(rule)) ?? (number < 0 ? .min : .max)
  }

  /// Returns a number in another type that has its value. A `Decimal` of a fraction has the value of the floating-point
  /// number nearest to it.
  private static func convert(_ number: any Numeric, to type: any Numeric.Type) -> (any Numeric)? {
    switch (type, number) {
    case (let type as any BinaryInteger.Type, let number as any BinaryInteger): type.init(exactly: number)
    case (let type as any BinaryInteger.Type, _): double(number).flatMap { integer($0, type) }
    case (let type as any BinaryFloatingPoint.Type, _): double(number).map { type.init($0) }
    case (is Decimal.Type, _): double(number).flatMap { $0.isFinite ? Decimal($0) : nil }
    default: nil
    }
  }

  private static func integer<Value: BinaryInteger>(_ number: Double, _ type: Value.Type) -> Value? {
    type.init(exactly: number)
  }

  private static func double(_ number: any Numeric) -> Double? {
    switch number {
    case let integer as any BinaryInteger: Double(exactly: integer)
    case let number as any BinaryFloatingPoint: Double(exactly: number)
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal).doubleValue
    default: nil
    }
  }
}
