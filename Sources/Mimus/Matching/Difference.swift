/// A part of a value that is not what was expected.
struct Difference: Equatable, Sendable {
  /// Where the part is, as code reaches it: `.address.city`, `["user"]`, `[2]`; empty for the whole value.
  var path: String
  /// What was expected of it and what it is.
  var message: String

  /// The number of differences that a failure shows of one argument.
  fileprivate static let limit = 6

  /// The same difference, seen from the value of which this one's is a part.
  func at(_ path: String) -> Difference {
    Difference(path: path + self.path, message: message)
  }
}

/// A matcher that knows best where a value differs from what it asks for.
protocol DifferenceSource: Matcher {
  func differences(from actual: Any?) -> [Difference]
  /// Whether a value's type is the reason that it does not match.
  func isTurnedDownByType(_ actual: Any) -> Bool
}

/// Say where an argument differs from what was expected: part by part where there are parts, else as a whole.
///
/// - Returns: At most six differences, and one more that counts the rest; none for an argument that matches.
func differences(expected: (any Matcher)?, actual: Any?) -> [Difference] {
  let found = differences(expectedValue: expected, actual: actual)
  let rest = found.count - Difference.limit
  guard rest > 0 else { return found }
  let note = "… and \(rest) more difference\(rest == 1 ? "" : "s")"
  return found.prefix(Difference.limit) + [Difference(path: "", message: note)]
}

/// Say where a value differs, whatever its type, with every difference.
func differences(expectedValue expected: Any?, actual: Any?) -> [Difference] {
  CaptureScope.ignoring {
    var search = DifferenceSearch()
    return search.differences(expected, actual)
  }
}

/// Goes down two values side by side. Whatever is in them, it ends: it looks at so many parts, and at no pair of
/// objects twice.
private struct DifferenceSearch {
  private var remainingParts = 2_000
  private var remainingDepth = 16
  private var openPairs: Set<[ObjectIdentifier]> = []

  mutating func differences(_ expected: Any?, _ actual: Any?) -> [Difference] {
    guard let value = Comparison.unwrapped(expected) else { return whole(nil, actual) }
    if Comparison.matchesElement(value, actual) { return [] }
    if let source = value as? any DifferenceSource { return source.differences(from: actual) }
    let whole = whole(value, actual)
    remainingParts -= 1
    guard let actual = Comparison.unwrapped(actual), remainingParts > 0, remainingDepth > 0 else { return whole }
    if let message = whole.first?.message, message != Mismatch.message(expected: value, actual: actual) { return whole }
    remainingDepth -= 1
    defer { remainingDepth += 1 }
    let found = partDifferences(value, actual)
    return found.isEmpty ? whole : found
  }

  /// The one difference of two values that are not looked into; none if nothing is known to differ.
  private func whole(_ expected: Any?, _ actual: Any?) -> [Difference] {
    if Comparison.matchesElement(expected, actual) { return [] }
    if let expected, let matcher = expected as? any Matcher {
      return [Difference(path: "", message: matcher.mismatchMessage(for: actual))]
    }
    // What is neither a matcher nor Equatable differs only where its parts do.
    let isKnownToDiffer = expected == nil || expected is any Equatable || Comparison.isNil(actual)
    return isKnownToDiffer ? [Difference(path: "", message: Mismatch.message(expected: expected, actual: actual))] : []
  }

  private mutating func partDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    if let one = Comparison.text(expected), let other = Comparison.text(actual) {
      return textDifferences(one, other)
    }
    if let one = Comparison.list(expected), let other = Comparison.list(actual) {
      return listDifferences(one, other)
    }
    if let one = Comparison.dictionary(expected), let other = Comparison.dictionary(actual) {
      return dictionaryDifferences(one, other)
    }
    if let one = Comparison.set(expected), let other = Comparison.set(actual) {
      return setDifferences(one, other)
    }
    return type(of: expected) == type(of: actual) ? propertyDifferences(expected, actual) : []
  }
}

// MARK: - Containers

extension DifferenceSearch {
  private mutating func listDifferences(_ expected: any ListValue, _ actual: any ListValue) -> [Difference] {
    var found: [Difference] = []
    let common = min(expected.elementCount, actual.elementCount)
    for offset in 0..<common {
      found += differences(expected.element(at: offset), actual.element(at: offset)).map { $0.at("[\(offset)]") }
    }
    for offset in common..<expected.elementCount {
      found.append(missing(expected.element(at: offset), at: "[\(offset)]"))
    }
    for offset in common..<actual.elementCount {
      found.append(unexpected(actual.element(at: offset), at: "[\(offset)]"))
    }
    return found
  }

  private mutating func dictionaryDifferences(
    _ expected: any DictionaryValue, _ actual: any DictionaryValue
  ) -> [Difference] {
    var found: [Difference] = []
    for (key, value) in expected.entries {
      let path = "[\(describe(key))]"
      if let other = actual.entry(forKey: key) {
        found += differences(value, other.value).map { $0.at(path) }
      } else {
        found.append(missing(value, at: path))
      }
    }
    for (key, value) in actual.entries where expected.entry(forKey: key) == nil {
      found.append(unexpected(value, at: "[\(describe(key))]"))
    }
    return found.sorted { $0.path < $1.path }
  }

  private func setDifferences(_ expected: any SetValue, _ actual: any SetValue) -> [Difference] {
    let (missing, unexpected) = Comparison.pairing(of: expected.members, with: actual.members)
    return missing.map { self.missing($0, at: "") }.sorted { $0.message < $1.message }
      + unexpected.map { self.unexpected($0, at: "") }.sorted { $0.message < $1.message }
  }

  private func missing(_ expected: Any?, at path: String) -> Difference {
    Difference(path: path, message: "expected \(describe(expected)), but is missing")
  }

  private func unexpected(_ actual: Any?, at path: String) -> Difference {
    Difference(path: path, message: "unexpected \(describe(actual))")
  }
}

// MARK: - Properties

extension DifferenceSearch {
  private mutating func propertyDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    let (one, other) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    switch one.displayStyle {
    case .enum:
      // Parts of two different cases have nothing to do with each other.
      guard let case1 = one.children.first, let case2 = other.children.first, case1.label == case2.label else {
        return []
      }
      return differences(case1.value, case2.value).map { $0.at(".\(case1.label ?? "")") }
    case .tuple:
      return childDifferences(one, other)
    case .class:
      let pair = [ObjectIdentifier(expected as AnyObject), ObjectIdentifier(actual as AnyObject)]
      guard !isOpaque(expected), pair[0] != pair[1], openPairs.insert(pair).inserted else { return [] }
      return childDifferences(one, other)
    default:
      return isOpaque(expected) ? [] : childDifferences(one, other)
    }
  }

  private mutating func childDifferences(_ expected: Mirror, _ actual: Mirror) -> [Difference] {
    var found: [Difference] = []
    let pairs = zip(ValueDescription.parts(of: expected), ValueDescription.parts(of: actual))
    for (offset, (one, other)) in pairs.enumerated() {
      let label = one.label ?? "\(offset)"
      found += differences(one.value, other.value).map { $0.at(label.hasPrefix(".") ? label : ".\(label)") }
    }
    return found
  }

  /// Whether a value's parts are nobody's business but the system's, or are changing at this moment.
  private func isOpaque(_ value: Any) -> Bool {
    if value is any Actor { return true }
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return module == "Swift" || module.hasPrefix("Foundation") || module == "__C"
  }
}
