public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// MARK: - Numbers and geometry

extension CGFloat: Matcher {}
extension CGPoint: Matcher {}
extension CGRect: Matcher {}
extension CGSize: Matcher {}
extension Decimal: Matcher {}
extension NSRange: Matcher {}

// MARK: - Data and identifiers

extension CharacterSet: Matcher {}
extension Data: Matcher {}
extension IndexPath: Matcher {}
extension IndexSet: Matcher {}
extension Notification.Name: Matcher {}
extension UUID: Matcher {}

// MARK: - Dates and locales

extension Calendar: Matcher {}
extension Date: Matcher {}
extension DateComponents: Matcher {}
extension DateInterval: Matcher {}
extension Locale: Matcher {}
extension TimeZone: Matcher {}

// MARK: - Resources

extension URL: Matcher {}
extension URLComponents: Matcher {}
extension URLQueryItem: Matcher {}
#if canImport(Darwin) || canImport(FoundationNetworking)
  extension URLRequest: Matcher {}
#endif

// MARK: - Strings and measurements

extension AttributedString: Matcher {}
extension Measurement: Matcher {}
extension PersonNameComponents: Matcher {}

// MARK: - Objects

// Foundation's other objects are matchers in the same way as Equatable subclasses of `NSObject`: by `isEqual(_:)`.
extension NSAttributedString: Matcher {}
extension NSData: Matcher {}
extension NSDate: Matcher {}
extension NSError: Matcher {}
extension NSString: Matcher {}
extension NSURL: Matcher {}
extension NSUUID: Matcher {}
extension NSValue: Matcher {}

extension NSNull: Matcher {
  /// Returns whether the argument is nil or `NSNull`.
  public func matches(argument: Any?) -> Bool { Comparison.isNil(argument) }
}

extension NSArray: Matcher {
  /// Returns whether the argument is an array of any type whose elements match.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

extension NSDictionary: Matcher {
  /// Returns whether the argument is a dictionary of any type with the same keys, whose values match.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

extension NSOrderedSet: Matcher {
  /// Returns whether the argument is an ordered set or an array of any type whose elements match.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

extension NSSet: Matcher {
  /// Returns whether the argument is a set of any type in which each element matches a different element of this set.
  public func matches(argument: Any?) -> Bool { Comparison.matchesElement(self, argument) }
}

// MARK: - Types that run no user code

extension CGFloat: PlainMatcher {}
extension CGPoint: PlainMatcher {}
extension CGRect: PlainMatcher {}
extension CGSize: PlainMatcher {}
extension CharacterSet: PlainMatcher {}
extension Data: PlainMatcher {}
extension Date: PlainMatcher {}
extension DateInterval: PlainMatcher {}
extension Decimal: PlainMatcher {}
extension IndexPath: PlainMatcher {}
extension IndexSet: PlainMatcher {}
extension NSRange: PlainMatcher {}
extension Notification.Name: PlainMatcher {}
extension URL: PlainMatcher {}
extension URLComponents: PlainMatcher {}
extension URLQueryItem: PlainMatcher {}
extension UUID: PlainMatcher {}
