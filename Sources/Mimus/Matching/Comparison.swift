/// One look at an argument, by the one rule of equality that verifications, stubs and failure texts share.
///
/// It goes down the expected value and the actual one side by side. Whatever is in them, it ends: it goes so deep, and
/// into no pair of objects twice. Where it explains, it notes each difference as it decides.
struct Comparison {
  /// How many containers may be inside each other.
  static let depthLimit = 128

  /// Where differences are noted; nil if only the decision counts.
  private var list: DifferenceList?
  private var depth = 0
  /// How many parts that differ are still looked into.
  private var remainingParts = 2_000
  private var openPairs: [ObjectPair] = []

  /// Only decides.
  init() {}

  /// Decides, and notes each difference.
  init(explaining list: DifferenceList) { self.list = list }

  var isExplaining: Bool { list != nil }

  /// The objects that are being compared with each other at the moment.
  private struct ObjectPair: Equatable {
    let expected: ObjectIdentifier
    let actual: ObjectIdentifier
  }
}

// MARK: - Deciding

extension Comparison {
  /// Decides about an element of a list of matchers; `nil` asks for a nil at any number of wrappings, or an `NSNull`.
  static func matches(_ expected: (any Matcher)?, _ actual: Any?) -> Bool {
    guard let expected else { return isNil(actual) }
    return expected.matches(argument: actual)
  }

  /// Decides about a value whose type is only known at run time.
  static func matchesElement(_ expected: Any?, _ actual: Any?) -> Bool {
    var comparison = Comparison()
    return comparison.accepts(expected, actual)
  }

  /// Decides about a value that is expected as it is, or about what its matchers ask for.
  mutating func accepts(_ expected: Any?, _ actual: Any?) -> Bool {
    // An AnyHashable would take a 1 of one type for a 1 of another.
    guard let expected = Comparison.unwrapped(expected) else {
      return Comparison.isNil(actual) || refuse("nil", actual)
    }
    if let matcher = expected as? any NodeMatcher { return matcher.node.accepts(actual, in: &self) }
    if let container = expected as? any ContainerValue { return nested(container, actual) }
    if let matcher = expected as? any Matcher {
      return matcher.matches(argument: actual) || explain(expected, actual, matcher.mismatchMessage)
    }
    if let equatable = expected as? any Equatable {
      return Comparison.isEqual(equatable, actual) || explain(expected, actual)
    }
    if let text = Comparison.text(expected) { return text == Comparison.text(actual) || explain(expected, actual) }
    return explain(expected, actual)
  }

  /// Decides about a container, unless it is already being compared with the same one.
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
  /// Turns an argument down.
  ///
  /// - Parameters:
  ///   - phrase: What was asked for.
  ///   - argument: What there was.
  ///   - isByType: Whether the argument is of another type than what was asked for.
  /// - Returns: Always false.
  func refuse(_ phrase: @autoclosure () -> String, _ argument: Any?, byType isByType: Bool = false) -> Bool {
    list?.note { Mismatch.message(phrase: phrase(), actual: argument, showsType: isByType) }
    return false
  }

  /// Notes a difference in words of its own.
  func note(_ message: @autoclosure () -> String) { list?.note { message() } }

  /// Counts differences that are not described.
  func noteMore(_ number: Int) { list?.noteMore(number) }

  /// How many more differences are described.
  var room: Int { list?.room ?? 0 }

  /// Decides about a part.
  ///
  /// - Parameter path: Where the part is, as code reaches it.
  mutating func at(_ path: @autoclosure () -> String, _ body: (inout Comparison) -> Bool) -> Bool {
    guard let list else { return body(&self) }
    list.enter { path() }
    defer { list.leave() }
    return body(&self)
  }

  /// Decides without noting anything.
  mutating func quietly(_ body: (inout Comparison) -> Bool) -> Bool {
    let list = list
    self.list = nil
    defer { self.list = list }
    return body(&self)
  }

  /// Notes where a value differs from another one that it doesn't equal: in its parts, else as a whole.
  ///
  /// - Parameter message: What a matcher of the test's own says of it.
  /// - Returns: Always false.
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
    // What is neither a matcher nor Equatable differs only where its parts do.
    let isKnownToDiffer = message != nil || expected is any Equatable || Comparison.isNil(actual)
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
      // Parts of two different cases have nothing to do with each other.
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

  /// Whether a value's parts are nobody's business but the system's, or are changing at this moment.
  private static func isOpaque(_ value: Any) -> Bool {
    if value is any Actor { return true }
    if Mirror(reflecting: value).displayStyle == .tuple { return false }
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return module == "Swift" || module.hasPrefix("Foundation") || module == "__C"
  }
}
