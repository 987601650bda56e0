/// Matches values of a type that another node doesn't match.
struct NotNode<Value>: MatcherNode {
  let node: any MatcherNode

  var description: String { "not \(node.description)" }
  var children: [NodeChild] { [NodeChild(node: node)] }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    // Nothing tells whether what no longer exists would have matched, except that it wasn't nil.
    if isGone(argument) {
      return node is NilNode && Comparison.isRecordable(argument, as: Value.self)
        || comparison.refuse(description, argument)
    }
    // In a list of matchers, the parameter may be an optional of the matcher's type.
    let isAny = Value.self == Any.self || Comparison.isNil(argument)
    guard isAny || Comparison.cast(argument, to: Value.self) != nil else {
      return comparison.refuse(description, argument, notOf: Value.self)
    }
    let isAccepted = CaptureScope.result { comparison.strictly { node.accepts(argument, in: &$0) } }
    if isAccepted { return comparison.refuse(description, argument) }
    // A number of another type is neither the number that is negated nor known to be another one.
    guard Value.self == Any.self, comparison.conversions == nil,
      let number = NumberConversions().first(neededFor: { node.accepts(argument, in: &$0) })
    else { return true }
    if Comparison.unwrapped(argument) is any Numeric {
      return comparison.refuse("not \(number.expected)", argument, byType: true)
    }
    comparison.note(
      Mismatch.message(phrase: description, actual: argument, showsType: false)
        + ", which contains \(describeWithType(number.actual)) instead of \(number.expected)")
    return false
  }
}

/// Matches values that at least one of several nodes matches.
struct AnyOfNode: MatcherNode {
  let children: [NodeChild]

  var description: String {
    children.isEmpty ? "any of nothing" : children.map(\.node.description).joined(separator: " or ")
  }
  var isGeneral: Bool { children.contains { $0.node.isGeneral } }

  func ownMisuses(path: String) -> [MatcherMisuse] { misuses(children.isEmpty ? .noMatchers : nil, path: path) }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    let isAccepted = comparison.quietly { comparison in
      children.contains { child in CaptureScope.keepingIfMatched { child.node.accepts(argument, in: &comparison) } }
    }
    // Without the type, a text such as "expected 1 or 2, but was 1" would not say why.
    return isAccepted
      || comparison.refuse(
        description, argument,
        byType: NumberConversions().first { accepts(argument, in: &$0) } != nil)
  }
}

/// Matches values that all of several nodes match. Each node that doesn't match explains itself.
struct AllOfNode: MatcherNode {
  let children: [NodeChild]

  var description: String {
    children.isEmpty ? "all of nothing" : children.map(\.node.description).joined(separator: " and ")
  }
  var isGeneral: Bool { children.allSatisfy { $0.node.isGeneral } }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    CaptureScope.keepingIfMatched {
      var isAccepted = true
      for child in children where !child.node.accepts(argument, in: &comparison) {
        isAccepted = false
        if !comparison.isExplaining { break }
      }
      return isAccepted
    }
  }
}

/// Matches optionals that aren't nil and whose wrapped value another node matches.
struct SomeNode: MatcherNode {
  let node: any MatcherNode
  /// Whether the test wrote `.some`, rather than a literal of the wrapped type.
  var isNamed = true

  var description: String { isNamed ? "some \(node.description)" : node.description }
  var children: [NodeChild] { [NodeChild(node: node)] }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    if Comparison.isNil(argument) {
      return comparison.refuse(node.isGeneral && !isNamed ? "not nil" : description, argument)
    }
    return node.accepts(argument, in: &comparison)
  }
}
