import Foundation

/// A number, or a comparison with numbers, which matches no number of another type.
struct NumberMatcher: CustomStringConvertible {
  private let matcher: any Matcher
  private let type: any Numeric.Type
  /// Whether it is a comparison, rather than a number.
  private let isCondition: Bool

  /// Creates it from a matcher, if that is a number or one of the library's comparisons with numbers. A condition on the
  /// type alone may be written for that type, and a closure of the test's own is never run with other values.
  init?(_ matcher: (any Matcher)?) {
    guard let value = Comparison.unwrapped(matcher), let matcher = value as? any Matcher else { return nil }
    self.init(matcher, node(of: matcher), Self.argumentType(of: matcher))
  }

  private init?(_ matcher: any Matcher, _ node: any MatcherNode, _ type: Any.Type) {
    guard let isCondition = Self.isCondition(node), let type = Comparison.wrappedType(of: type) as? any Numeric.Type
    else { return nil }
    self.matcher = matcher
    self.type = type
    self.isCondition = isCondition
  }

  /// Returns the numbers and comparisons of which an argument must match one.
  static func all(in matcher: (any Matcher)?) -> [NumberMatcher] {
    guard let matcher else { return [] }
    let node = node(of: matcher)
    if alternatives(in: node) != nil { return all(in: node, of: argumentType(of: matcher)) }
    return [NumberMatcher(matcher)].compactMap(\.self)
  }

  /// Returns the numbers in a node, and the comparisons if the type of their arguments is known.
  static func all(in node: any MatcherNode, of type: Any.Type) -> [NumberMatcher] {
    if let alternatives = alternatives(in: node) { return alternatives.flatMap { all(in: $0.node, of: type) } }
    let value = Comparison.unwrapped(node.comparedValue)
    let number = NumberMatcher(Argument<Any>(node), node, value.map { Swift.type(of: $0) } ?? type)
    return [number].compactMap(\.self)
  }

  private static func alternatives(in node: any MatcherNode) -> [NodeChild]? {
    if let some = node as? SomeNode { return alternatives(in: some.node) }
    return (node as? AnyOfNode)?.children
  }

  /// Returns whether a node is a comparison rather than a number, or nil if it may be neither.
  private static func isCondition(_ node: any MatcherNode) -> Bool? {
    if let some = node as? SomeNode { return isCondition(some.node) }
    if let value = node.comparedValue { return value is any Numeric ? false : nil }
    return node is any ValueCondition && !node.captures ? true : nil
  }

  /// Returns the type of the arguments that a matcher matches.
  static func argumentType(of matcher: any Matcher) -> Any.Type {
    if let matcher = matcher as? any NodeMatcher { return Swift.type(of: matcher).valueType }
    return Swift.type(of: matcher)
  }

  var description: String { "\(describe(matcher)) (\(ValueDescription.name(of: type)))" }

  /// Returns whether an argument is a number of another type that would match if it were of this type.
  func matchesInItsType(_ argument: Any?) -> Bool {
    guard let value = Comparison.unwrapped(argument), let argument = value as? any Numeric,
      Swift.type(of: argument) != type
    else { return false }
    var numbers = [Self.convert(argument, to: type)].compactMap(\.self)
    if isCondition, numbers.isEmpty, let type = type as? any BinaryInteger.Type, let double = Self.double(argument) {
      numbers = Self.nearest(to: double, type)
    }
    return CaptureScope.ignoring {
      numbers.contains { Comparison.matches(matcher, $0) } && !Comparison.matches(matcher, argument)
    }
  }

  /// The number of values among which numbers in containers are found.
  static let mostValues = 1_000

  /// Returns the first of the numbers in an argument that a node for values of a type would match in another type, or
  /// nil if there is none, or if anything else keeps the argument from matching.
  static func firstMismatch(
    of argument: Any?, with node: any MatcherNode, of type: Any.Type
  ) -> (NumberMatcher, Any?)? {
    let number = all(in: node, of: type).first { $0.matchesInItsType(argument) }
    if let number { return (number, argument) }
    var budget = mostValues
    return node.comparedValue.flatMap { mismatches(expected: $0, actual: argument, &budget)?.first }
  }

  /// Returns the numbers within an argument that would match in the types that are expected of them, or nil if anything
  /// else keeps the argument from matching, or if there is too much to look at.
  ///
  /// - Parameter budget: The number of values that are still looked at.
  static func mismatches(expected: Any?, actual: Any?, _ budget: inout Int) -> [(NumberMatcher, Any?)]? {
    budget -= 1
    if budget < 0 { return nil }
    let numbers = all(in: Comparison.unwrapped(expected) as? any Matcher)
    if let number = numbers.first(where: { $0.matchesInItsType(actual) }) { return [(number, actual)] }
    if let expected = Comparison.list(expected), let actual = Comparison.list(actual) {
      let count = expected.elementCount
      guard count == actual.elementCount, count <= budget else { return nil }
      return mismatches((0..<count).map { (expected.element(at: $0), actual.element(at: $0)) }, &budget)
    } else if let expected = Comparison.dictionary(expected), let actual = Comparison.dictionary(actual) {
      guard expected.entryCount == actual.entryCount, expected.entryCount <= budget else { return nil }
      let pairs = expected.entries.compactMap { entry in
        actual.ownEntry(forKey: entry.key).map { (entry.value, $0.value) }
      }
      return pairs.count == expected.entryCount ? mismatches(pairs, &budget) : nil
    }
    return CaptureScope.ignoring { Comparison.matchesElement(expected, actual) } ? [] : nil
  }

  private static func mismatches(_ pairs: [(Any?, Any?)], _ budget: inout Int) -> [(NumberMatcher, Any?)]? {
    var found: [(NumberMatcher, Any?)] = []
    for (expected, actual) in pairs {
      guard let inner = mismatches(expected: expected, actual: actual, &budget) else { return nil }
      found += inner
    }
    return found
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
