public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// MARK: - Values

extension CGFloat: Matcher {}
extension Data: Matcher {}
extension Date: Matcher {}
extension Decimal: Matcher {}
extension IndexPath: Matcher {}
extension URL: Matcher {}
extension URLRequest: Matcher {}
extension UUID: Matcher {}

// MARK: - Objects

extension NSError: Matcher {}
extension NSNumber: Matcher {}
extension NSString: Matcher {}
extension NSURL: Matcher {}

extension NSNull: Matcher {
  /// Whether the argument is nil, or an `NSNull` too.
  public func matches(argument: Any?) -> Bool {
    Comparison.isNil(argument)
  }
}

extension NSArray: Matcher {
  /// Whether the argument is an array of any type whose elements match.
  public func matches(argument: Any?) -> Bool {
    Comparison.matchesElements(of: self, argument)
  }
}

extension NSDictionary: Matcher {
  /// Whether the argument is a dictionary of any type with the same keys, whose values match.
  public func matches(argument: Any?) -> Bool {
    Comparison.matchesEntries(of: self, argument)
  }
}
