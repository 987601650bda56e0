/// A comparison of an argument with what is expected, by the one rule of equality that verifications, stubs, and
/// failure messages share.
///
/// It walks the expected and the actual value in parallel. It always terminates, for any values: its depth is limited,
/// and it never enters the same pair of objects twice. If it explains, it notes each difference as it decides.
struct Comparison {
  /// The maximum nesting depth of containers.
  static let depthLimit = 128

  /// The list that notes differences, or nil if only the result counts.
  private var list: DifferenceList?
  private var depth = 0
  /// The number of differing parts that may still be examined.
  private var remainingParts = 2_000
  private var openPairs: [ObjectPair] = []
  /// The numbers of other types that are accepted, or nil if none are.
  private(set) var conversions: NumberConversions?

  /// Creates a comparison that only decides.
  init() {}

  /// Creates a comparison that also notes each difference.
  init(explaining list: DifferenceList) { self.list = list }

  /// Creates a comparison that only decides, and also accepts numbers of other types than the expected ones.
  init(converting conversions: NumberConversions) { self.conversions = conversions }

  var isExplaining: Bool { list != nil }

  /// Two objects that are currently being compared.
  private struct ObjectPair: Equatable {
    let expected: ObjectIdentifier
    let actual: ObjectIdentifier
  }
}

// MARK: - Deciding

extension Comparison {
  /// Returns whether an argument matches an element of a list of matchers. A `nil` matches nil, even within nested
  /// optionals, and `NSNull`.
  static func matches(_ expected: (any Matcher)?, _ actual: Any?) -> Bool {
    guard let expected else { return isNil(actual) }
    return expected.matches(argument: actual)
  }

  /// Returns whether an argument matches a value whose type is known only at run time.
  static func matchesElement(_ expected: Any?, _ actual: Any?) -> Bool {
    var comparison = Comparison()
    return comparison.accepts(expected, actual)
  }

  /// Returns whether an argument equals an expected value or matches its matchers.
  mutating func accepts(_ expected: Any?, _ actual: Any?) -> Bool {
    if let areEqual = Comparison.areEqualAtOnce(expected, actual), areEqual || !isExplaining { return areEqual }
    // An AnyHashable would treat a 1 of one type as equal to a 1 of another.
    guard let expected = Comparison.unwrapped(expected) else {
      return Comparison.isNil(actual) || refuse("nil", actual)
    }
    if let matcher = expected as? any NodeMatcher { return matcher.node.accepts(actual, in: &self) }
    if let container = expected as? any ContainerValue { return nested(container, actual) }
    if let matcher = expected as? any Matcher {
      return matcher.matches(argument: actual) || isEqualIfConverted(expected, actual)
        || explain(expected, actual, matcher.mismatchMessage)
    }
    if let equatable = expected as? any Equatable {
      return Comparison.isEqual(equatable, actual) || isEqualIfConverted(expected, actual) || explain(expected, actual)
    }
    // Off its actor, a value of a type whose conformance is isolated can't be cast, but its type can.
    if let type = type(of: expected) as? any Equatable.Type, !(type is AnyClass) {
      return Comparison.isEqual(expected, as: type, actual) || explain(expected, actual)
    }
    if let text = Comparison.text(expected) { return text == Comparison.text(actual) || explain(expected, actual) }
    return explain(expected, actual)
  }

  private func isEqualIfConverted(_ expected: Any, _ actual: Any?) -> Bool {
    conversions?.accept(actual, as: type(of: expected), isCondition: false, describe(expected)) {
      Comparison.matchesElement(expected, $0)
    } ?? false
  }

  /// Compares containers, unless the same two are already being compared.
  private mutating func nested(_ expected: any ContainerValue, _ actual: Any?) -> Bool {
    guard depth < Comparison.depthLimit else {
      note("is nested too deeply to be compared")
      return false
    }
    guard let pair = Comparison.pair(expected, actual) else { return descend { expected.accepts(actual, in: &$0) } }
    if pair.expected == pair.actual || openPairs.contains(pair) { return true }
    openPairs.append(pair)
    defer { openPairs.removeLast() }
    return descend { expected.accepts(actual, in: &$0) }
  }

  private mutating func descend(_ body: (inout Comparison) -> Bool) -> Bool {
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  private static func pair(_ expected: Any, _ actual: Any?) -> ObjectPair? {
    guard type(of: expected) is AnyClass, let actual = unwrapped(actual), type(of: actual) is AnyClass else {
      return nil
    }
    return ObjectPair(
      expected: ObjectIdentifier(expected as AnyObject), actual: ObjectIdentifier(actual as AnyObject))
  }
}

// MARK: - Explaining

extension Comparison {
  /// Rejects an argument.
  ///
  /// - Parameters:
  ///   - phrase: What was expected.
  ///   - argument: The argument.
  ///   - isByType: Whether the argument was rejected because of its type.
  /// - Returns: Always `false`.
  func refuse(
    _ phrase: @autoclosure () -> String, _ argument: Any?, byType isByType: @autoclosure () -> Bool = false
  ) -> Bool {
    list?.note { Mismatch.message(phrase: phrase(), actual: argument, showsType: isByType()) }
    return false
  }

  /// Notes what was expected of an argument that isn't a value of the matcher's type.
  ///
  /// - Returns: Always `false`.
  func refuse<Value>(_ phrase: @autoclosure () -> String, _ argument: Any?, notOf type: Value.Type) -> Bool {
    if Comparison.isNil(argument) { return refuse(phrase(), argument) }
    return refuse("\(phrase()) (\(ValueDescription.name(of: type)))", argument, byType: true)
  }

  /// Notes that any value of a type was expected, of which the argument isn't one.
  ///
  /// - Returns: Always `false`.
  func refuseAny<Value>(_ argument: Any?, notOf type: Value.Type) -> Bool {
    refuse("any (\(ValueDescription.name(of: type)))", argument, byType: !Comparison.isNil(argument))
  }

  /// Notes a difference with a message of its own.
  func note(_ message: @autoclosure () -> String) { list?.note { message() } }

  /// Counts differences without describing them.
  func noteMore(_ number: Int) { list?.noteMore(number) }

  /// The number of further differences to describe.
  var room: Int { list?.room ?? 0 }

  /// Compares a part.
  ///
  /// - Parameter path: The path to the part, as code would access it.
  mutating func at(_ path: @autoclosure () -> String, _ body: (inout Comparison) -> Bool) -> Bool {
    guard let list else { return body(&self) }
    list.enter { path() }
    defer { list.leave() }
    return body(&self)
  }

  /// Compares without noting anything.
  mutating func quietly(_ body: (inout Comparison) -> Bool) -> Bool {
    let list = list
    self.list = nil
    defer { self.list = list }
    return body(&self)
  }

  /// Compares without noting anything, and without accepting numbers of other types than the expected ones.
  mutating func strictly(_ body: (inout Comparison) -> Bool) -> Bool {
    let conversions = conversions
    self.conversions = nil
    defer { self.conversions = conversions }
    return quietly(body)
  }

  /// Notes how a value differs from one that it doesn't equal: by its parts if possible, otherwise as a whole.
  ///
  /// - Parameter message: A message from a matcher of the test's own.
  /// - Returns: Always `false`.
  mutating func explain(_ expected: Any, _ actual: Any?, _ message: ((Any?) -> String)? = nil) -> Bool {
    guard let list else { return false }
    if list.room == 0 {
      list.noteMore(1)
      return false
    }
    let whole = Mismatch.message(expected: expected, actual: actual)
    if let message = message?(actual), message != whole {
      list.note { message }
      return false
    }
    let count = list.count
    explainParts(expected, actual)
    // A value that is none of these differs only if its parts do.
    let isKnownToDiffer =
      message != nil || expected is any Equatable || expected is any ContainerValue || Comparison.isNil(actual)
    if list.count == count, isKnownToDiffer { list.note { whole } }
    return false
  }

  private mutating func explainParts(_ expected: Any, _ actual: Any?) {
    remainingParts -= 1
    guard let actual = Comparison.unwrapped(actual), remainingParts > 0, depth < 16 else { return }
    if let one = Comparison.text(expected), let other = Comparison.text(actual) {
      return explainText(one, other)
    }
    if let one = expected as? any ByteValue, let other = actual as? any ByteValue {
      return explainBytes(one, other)
    }
    if type(of: expected) == type(of: actual) { explainProperties(expected, actual) }
  }
}

// MARK: - Properties

extension Comparison {
  private mutating func explainProperties(_ expected: Any, _ actual: Any) {
    guard !Comparison.isOpaque(expected) else { return }
    let (one, other) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    switch one.displayStyle {
    case .enum:
      // The parts of two different cases can't be compared.
      guard let case1 = one.children.first, let case2 = other.children.first, case1.label == case2.label else { return }
      _ = at(".\(case1.label ?? "")") { comparison in
        comparison.descend { $0.accepts(case1.value, case2.value) }
      }
    case .class:
      guard let pair = Comparison.pair(expected, actual), pair.expected != pair.actual, !openPairs.contains(pair) else {
        return
      }
      openPairs.append(pair)
      explainChildren(one, other)
      openPairs.removeLast()
    default:
      explainChildren(one, other)
    }
  }

  private mutating func explainChildren(_ expected: Mirror, _ actual: Mirror) {
    let pairs = zip(ValueDescription.parts(of: expected), ValueDescription.parts(of: actual))
    for (offset, (one, other)) in pairs.enumerated() {
      let label = one.label ?? "\(offset)"
      _ = at(label.hasPrefix(".") ? label : ".\(label)") { comparison in
        comparison.descend { $0.accepts(one.value, other.value) }
      }
    }
  }

  /// Returns whether a value's parts belong to the system, or can't be read now.
  private static func isOpaque(_ value: Any) -> Bool {
    if type(of: value) is AnyClass, !ValueDescription.isReadable(value) { return true }
    if Mirror(reflecting: value).displayStyle == .tuple { return false }
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return module == "Swift" || module.hasPrefix("Foundation") || module == "__C"
  }
}
