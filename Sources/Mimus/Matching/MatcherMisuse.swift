/// A part of a matcher that could never match, no matter what a fake is called with.
///
/// A verification names it in its failure. Otherwise, it would look for calls that can't be found, and it would pass if
/// it expected none.
struct MatcherMisuse: Equatable, Sendable, CustomStringConvertible {
  /// The path to the part, such as `options["user"]` or `items[2]`.
  let path: String
  let problem: Problem

  enum Problem: Equatable, Sendable {
    /// A value that can't be compared.
    case incomparable(type: String)
    /// A value that can't equal any argument, because the arguments are of a different type.
    case mistyped(value: String, type: String, expected: String, isProtocol: Bool = false)
    /// A matcher that no value meets.
    case unsatisfiable(matcher: String, Reason)
  }

  /// Why no value meets a matcher.
  enum Reason: Equatable, Sendable {
    case emptyRange
    case negativeTolerance
    case unknownTolerance
    case negativeCount
    case notANumber(type: String)
    case noMatchers
    case invalidRegex
  }

  /// The maximum number of misuses to name.
  static let limit = 6

  var description: String {
    switch problem {
    case .incomparable(let type): "\(path): \(type) is neither a Matcher nor Equatable"
    case .mistyped(let value, let type, let expected, _):
      "\(path): \(value) is of type \(type), which never equals \(expected)"
    case .unsatisfiable(let matcher, let reason): "\(path): \(matcher) matches nothing, because \(reason.words)"
    }
  }

  /// How to fix it.
  var remedy: String {
    switch problem {
    case .incomparable: "Make the type Equatable, or use a matcher: Argument.any, Argument.instance(of: …)"
    case .mistyped(_, _, let expected, isProtocol: true): "Write a value that conforms to \(expected)"
    case .mistyped(_, _, let expected, isProtocol: false):
      expected.hasPrefix("[") || expected.hasPrefix("Set<")
        ? "Convert the elements, for example with map or mapValues" : "Convert the value: \(expected)(…)"
    case .unsatisfiable(_, let reason): reason.remedy
    }
  }
}

extension MatcherMisuse.Reason {
  fileprivate var words: String {
    switch self {
    case .emptyRange: "the range is empty"
    case .negativeTolerance: "the tolerance is negative"
    case .unknownTolerance: "the tolerance is NaN"
    case .negativeCount: "a count is never negative"
    case .notANumber: "NaN equals nothing, and is neither less nor greater than anything"
    case .noMatchers: "it has no matchers"
    case .invalidRegex: "it is not a valid regular expression"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .emptyRange: "Pass a range that contains a value"
    case .negativeTolerance, .unknownTolerance: "Pass a tolerance of at least zero"
    case .negativeCount: "Pass a count of at least zero"
    case .notANumber(let type): "To match NaN, write Argument<\(type)>.matching { $0.isNaN }"
    case .noMatchers: "Pass at least one matcher"
    case .invalidRegex: "Correct the pattern, or pass a regex literal: Argument.matches(/…/)"
    }
  }

  /// Returns the reason that nothing equals a value, if it's the value that isn't a number.
  static func ofNothingEqual(_ value: Any?) -> Self? {
    guard let number = Comparison.unwrapped(value) as? any FloatingPoint, number.isNaN else { return nil }
    return .notANumber(type: ValueDescription.name(of: type(of: number)))
  }
}

extension MatcherNode {
  /// Returns the misuse of the node for a reason, if there is one.
  func misuses(_ reason: MatcherMisuse.Reason?, path: String) -> [MatcherMisuse] {
    reason.map { [MatcherMisuse(path: path, problem: .unsatisfiable(matcher: description, $0))] } ?? []
  }
}

// MARK: - In expected values

extension MatcherMisuse {
  /// Finds parts of an expected argument that could never match.
  static func all(in expected: Any?, path: String) -> [MatcherMisuse] {
    var search = MisuseSearch()
    search.visit(expected, path: path, isElement: false)
    return search.found
  }

  /// Finds a value that could never match: the expected value or an element of it.
  static func all(inElement expected: Any?, path: String) -> [MatcherMisuse] {
    var search = MisuseSearch()
    search.visit(expected, path: path, isElement: true)
    return search.found
  }
}

/// Searches an expected value. It always terminates, for any value: its depth is limited, and it never enters an object
/// twice.
private struct MisuseSearch {
  var found: [MatcherMisuse] = []
  private var depth = 0
  private var openObjects: Set<ObjectIdentifier> = []
  /// The type of the last element that could be compared by its type alone. The next one is often of the same type.
  private var comparableType: Any.Type?

  mutating func visit(_ expected: Any?, path: @autoclosure () -> String, isElement: Bool) {
    if isElement, let expected, type(of: expected) == comparableType { return }
    guard found.count < MatcherMisuse.limit, let value = Comparison.unwrapped(expected) else { return }
    if let matcher = value as? any NodeMatcher {
      found += matcher.node.misuses(path: path()).prefix(MatcherMisuse.limit - found.count)
    } else if let container = value as? any ContainerValue {
      guard !type(of: container).hasComparableElements, container.containsNaN != false, enter(container) else {
        return
      }
      visitElements(of: container, path: path())
      leave(container)
    } else if let reason = MatcherMisuse.Reason.ofNothingEqual(value) {
      found.append(MatcherMisuse(path: path(), problem: .unsatisfiable(matcher: describe(value), reason)))
    } else if value is any FloatingPoint {
      return
    } else if isElement, Comparison.isComparable(type(of: value)) {
      comparableType = type(of: value)
    } else if isElement {
      let type = ValueDescription.name(of: type(of: value))
      found.append(MatcherMisuse(path: path(), problem: .incomparable(type: type)))
    }
  }

  private mutating func visitElements(of container: any ContainerValue, path: String) {
    switch container {
    case let list as any ListValue:
      for offset in 0..<list.elementCount where found.count < MatcherMisuse.limit {
        visit(list.element(at: offset), path: "\(path)[\(offset)]", isElement: true)
      }
    case let dictionary as any DictionaryValue:
      // Keys are sorted so that every run names the same ones.
      let before = found
      var all: [MatcherMisuse] = []
      for (key, value) in dictionary.entries {
        found = []
        visit(value, path: "\(path)[\(describe(key))]", isElement: true)
        all += found
      }
      found = Array((before + all.sorted { $0.path < $1.path }).prefix(MatcherMisuse.limit))
    case let set as any SetValue:
      for member in set.members { visit(member, path: path, isElement: true) }
    default: break
    }
  }

  private mutating func enter(_ container: any ContainerValue) -> Bool {
    guard depth < Comparison.depthLimit else { return false }
    if type(of: container) is AnyClass, !openObjects.insert(ObjectIdentifier(container as AnyObject)).inserted {
      return false
    }
    depth += 1
    return true
  }

  private mutating func leave(_ container: any ContainerValue) {
    depth -= 1
    if type(of: container) is AnyClass { openObjects.remove(ObjectIdentifier(container as AnyObject)) }
  }
}
