// MARK: - Numbers

extension Int: Matcher {}
extension Int8: Matcher {}
extension Int16: Matcher {}
extension Int32: Matcher {}
extension Int64: Matcher {}
extension UInt: Matcher {}
extension UInt8: Matcher {}
extension UInt16: Matcher {}
extension UInt32: Matcher {}
extension UInt64: Matcher {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Matcher {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Matcher {}

extension Double: Matcher {}
extension Float: Matcher {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: Matcher {}
#endif
#if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
  extension Float80: Matcher {}
#endif

extension Bool: Matcher {}

// MARK: - Text

extension String: Matcher {}
extension Substring: Matcher {}
extension Character: Matcher {}

extension StaticString: Matcher {
  /// Whether the argument has the same characters, in whatever type of string.
  public func matches(argument: Any?) -> Bool {
    Comparison.text(argument) == text
  }
}

// MARK: - Ranges

extension Range: Matcher {}
extension ClosedRange: Matcher {}

extension PartialRangeFrom: Matcher {
  /// Whether the argument is a range of the same type from the same bound.
  public func matches(argument: Any?) -> Bool {
    Comparison.cast(argument, to: Self.self)?.lowerBound == lowerBound
  }
}

extension PartialRangeUpTo: Matcher {
  /// Whether the argument is a range of the same type up to the same bound.
  public func matches(argument: Any?) -> Bool {
    Comparison.cast(argument, to: Self.self)?.upperBound == upperBound
  }
}

extension PartialRangeThrough: Matcher {
  /// Whether the argument is a range of the same type through the same bound.
  public func matches(argument: Any?) -> Bool {
    Comparison.cast(argument, to: Self.self)?.upperBound == upperBound
  }
}

// MARK: - Optional

extension Optional: Matcher {
  /// Whether the argument is nil too, or matches what is wrapped.
  public func matches(argument: Any?) -> Bool {
    Comparison.matchesElement(self, argument)
  }

  /// What the wrapped matcher says; `expected nil` if there is none.
  public func mismatchMessage(for argument: Any?) -> String {
    guard let value = Comparison.unwrapped(self), let matcher = value as? any Matcher else {
      return Mismatch.message(expected: self, actual: argument)
    }
    return matcher.mismatchMessage(for: argument)
  }
}
