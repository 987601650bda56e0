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

// MARK: - Time

extension Duration: Matcher {}
extension ContinuousClock.Instant: Matcher {}
extension SuspendingClock.Instant: Matcher {}

// MARK: - Identity

extension ObjectIdentifier: Matcher {}
extension AnyKeyPath: Matcher {}

extension AnyHashable: Matcher {
  /// Returns whether the argument matches the wrapped value.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

// MARK: - Text

extension String: Matcher {}
extension Substring: Matcher {}
extension Character: Matcher {}
extension Unicode.Scalar: Matcher {}

extension StaticString: Matcher {
  /// Returns whether the argument is a string of any type with the same characters.
  public func matches(argument: Any?) -> Bool {
    Comparison.text(argument) == text
  }
}

// MARK: - Ranges

extension Range: Matcher {}
extension ClosedRange: Matcher {}

extension PartialRangeFrom: Matcher {
  /// Returns whether the argument is a range of the same type from the same bound.
  public func matches(argument: Any?) -> Bool {
    Comparison.cast(argument, to: Self.self)?.lowerBound == lowerBound
  }
}

extension PartialRangeUpTo: Matcher {
  /// Returns whether the argument is a range of the same type up to the same bound.
  public func matches(argument: Any?) -> Bool {
    Comparison.cast(argument, to: Self.self)?.upperBound == upperBound
  }
}

extension PartialRangeThrough: Matcher {
  /// Returns whether the argument is a range of the same type through the same bound.
  public func matches(argument: Any?) -> Bool {
    Comparison.cast(argument, to: Self.self)?.upperBound == upperBound
  }
}

// MARK: - Optional

extension Optional: Matcher {
  /// Returns whether the argument is also nil, or matches the wrapped value.
  public func matches(argument: Any?) -> Bool {
    Comparison.matchesElement(self, argument)
  }

  /// Returns the wrapped matcher's message, or `expected nil` if there is no wrapped matcher.
  public func mismatchMessage(for argument: Any?) -> String {
    guard let value = Comparison.unwrapped(self), let matcher = value as? any Matcher else {
      return Mismatch.message(expected: self, actual: argument)
    }
    return matcher.mismatchMessage(for: argument)
  }
}

// MARK: - Types that run no user code

extension Int: PlainMatcher {}
extension Int8: PlainMatcher {}
extension Int16: PlainMatcher {}
extension Int32: PlainMatcher {}
extension Int64: PlainMatcher {}
extension UInt: PlainMatcher {}
extension UInt8: PlainMatcher {}
extension UInt16: PlainMatcher {}
extension UInt32: PlainMatcher {}
extension UInt64: PlainMatcher {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: PlainMatcher {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: PlainMatcher {}

extension Double: PlainMatcher {}
extension Float: PlainMatcher {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: PlainMatcher {}
#endif
#if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
  extension Float80: PlainMatcher {}
#endif

extension Bool: PlainMatcher {}
extension String: PlainMatcher {}
extension Substring: PlainMatcher {}
extension Character: PlainMatcher {}
extension Unicode.Scalar: PlainMatcher {}
extension Duration: PlainMatcher {}
extension ContinuousClock.Instant: PlainMatcher {}
extension SuspendingClock.Instant: PlainMatcher {}
extension ObjectIdentifier: PlainMatcher {}
