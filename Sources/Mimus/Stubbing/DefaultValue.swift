public import Foundation

/// A type with a natural default: the value that a call without a stub returns.
///
/// Many standard types conform. Their default is zero, `false`, nil, an empty string or collection, or a finished
/// stream. Make your own type conform so that calls that return it don't need stubs.
public protocol DefaultValue {
  /// The value that a call without a stub returns.
  static var defaultValue: Self { get }
}

/// Returns the natural default of a type, or nil if it has none.
func naturalDefault<T>(of type: T.Type) -> T? {
  // This applies only to `Void` itself. Otherwise, a call that returns `Any` would return `()`.
  if T.self == Void.self { return () as? T }
  guard let type = T.self as? any DefaultValue.Type else { return nil }
  return type.defaultValue as? T
}

// MARK: - Conformances

extension Int: DefaultValue {
  public static var defaultValue: Int { 0 }
}

extension Int8: DefaultValue {
  public static var defaultValue: Int8 { 0 }
}

extension Int16: DefaultValue {
  public static var defaultValue: Int16 { 0 }
}

extension Int32: DefaultValue {
  public static var defaultValue: Int32 { 0 }
}

extension Int64: DefaultValue {
  public static var defaultValue: Int64 { 0 }
}

extension UInt: DefaultValue {
  public static var defaultValue: UInt { 0 }
}

extension UInt8: DefaultValue {
  public static var defaultValue: UInt8 { 0 }
}

extension UInt16: DefaultValue {
  public static var defaultValue: UInt16 { 0 }
}

extension UInt32: DefaultValue {
  public static var defaultValue: UInt32 { 0 }
}

extension UInt64: DefaultValue {
  public static var defaultValue: UInt64 { 0 }
}

extension Float: DefaultValue {
  public static var defaultValue: Float { 0 }
}

extension Double: DefaultValue {
  public static var defaultValue: Double { 0 }
}

extension CGFloat: DefaultValue {
  public static var defaultValue: CGFloat { 0 }
}

extension Decimal: DefaultValue {
  public static var defaultValue: Decimal { 0 }
}

extension Bool: DefaultValue {
  public static var defaultValue: Bool { false }
}

extension String: DefaultValue {
  public static var defaultValue: String { "" }
}

extension Substring: DefaultValue {
  public static var defaultValue: Substring { "" }
}

extension Data: DefaultValue {
  public static var defaultValue: Data { Data() }
}

extension Array: DefaultValue {
  public static var defaultValue: [Element] { [] }
}

extension ArraySlice: DefaultValue {
  public static var defaultValue: ArraySlice<Element> { [] }
}

extension ContiguousArray: DefaultValue {
  public static var defaultValue: ContiguousArray<Element> { [] }
}

extension Dictionary: DefaultValue {
  public static var defaultValue: [Key: Value] { [:] }
}

extension Set: DefaultValue {
  public static var defaultValue: Set<Element> { [] }
}

extension Optional: DefaultValue {
  public static var defaultValue: Wrapped? { nil }
}

extension AsyncStream: DefaultValue {
  public static var defaultValue: AsyncStream<Element> { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: DefaultValue where Failure == any Error {
  public static var defaultValue: AsyncThrowingStream<Element, any Error> { AsyncThrowingStream { $0.finish() } }
}
