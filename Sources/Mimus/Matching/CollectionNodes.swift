/// Matches collections of a type, and strings, by their elements.
struct CollectionNode<Value>: MatcherNode {
  enum Question {
    case isEmpty
    case count
    case contains
    case containsAll
    case allSatisfy
  }

  let question: Question
  /// The matchers for the elements, or for their number.
  var nodes: [any MatcherNode] = []

  var children: [NodeChild] { nodes.map { NodeChild(node: $0) } }

  var description: String {
    let text = nodes.map(\.description).joined(separator: " and ")
    return switch question {
    case .isEmpty: "empty"
    case .count: "a count of \(text)"
    case .contains, .containsAll: "containing \(text)"
    case .allSatisfy: "all elements \(text)"
    }
  }

  func ownMisuses(path: String) -> [MatcherMisuse] {
    guard case .count = question, let count = nodes.first?.soleValue as? Int else { return [] }
    return misuses(count < 0 ? .negativeCount : nil, path: path)
  }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard Value.self == Any.self || Comparison.cast(argument, to: Value.self) != nil else {
      return comparison.refuse(description, argument, notOf: Value.self)
    }
    guard let elements = Comparison.elements(of: argument) else {
      return comparison.refuse(description, argument, byType: true)
    }
    if comparison.quietly({ answers(elements, of: argument, in: &$0) }) { return true }
    if comparison.isExplaining { explain(elements, of: argument, in: &comparison) }
    return false
  }

  /// Notes what keeps the elements from matching, of which a long description of the collection may show nothing.
  private func explain(_ elements: AnyCollection<Any?>, of argument: Any?, in comparison: inout Comparison) {
    switch question {
    case .isEmpty, .contains: _ = comparison.refuse(description, argument)
    case .count: comparison.note("expected \(description), but was \(elements.count) in \(describe(argument))")
    case .containsAll: explainMissing(elements, of: argument, in: &comparison)
    case .allSatisfy: explainRefused(elements, of: argument, in: &comparison)
    }
  }

  private func explainMissing(_ elements: AnyCollection<Any?>, of argument: Any?, in comparison: inout Comparison) {
    if nodes.count == 1 { return _ = comparison.refuse(description, argument) }
    if Value.self == Any.self, let text = Comparison.text(argument), let others = texts {
      return comparison.noteMembers(missing: others.filter { !text.contains($0) }.map { describe($0) }, unexpected: [])
    }
    let missing = CaptureScope.ignoring { Pairing(nodes, with: Array(elements), in: &comparison).missing }
    let descriptions = missing.map { place in
      // Another node may have the only element that this one accepts.
      let isFound = elements.contains { element in comparison.quietly { nodes[place].accepts(element, in: &$0) } }
      return isFound ? "another element that is \(nodes[place].description)" : nodes[place].description
    }
    comparison.noteMembers(missing: descriptions, unexpected: [])
  }

  private func explainRefused(_ elements: AnyCollection<Any?>, of argument: Any?, in comparison: inout Comparison) {
    let isList = Comparison.list(argument) != nil
    var unnamed = 0
    for (index, element) in elements.enumerated() {
      for node in nodes where !comparison.quietly({ node.accepts(element, in: &$0) }) {
        if comparison.room == 0 {
          unnamed += 1
        } else if isList {
          _ = comparison.at("[\(index)]") { node.accepts(element, in: &$0) }
        } else {
          comparison.note("expected \(description), but was \(describe(element)) in \(describe(argument))")
        }
      }
    }
    comparison.noteMore(unnamed)
  }

  private func answers(
    _ elements: AnyCollection<Any?>, of argument: Any?, in comparison: inout Comparison
  ) -> Bool {
    switch question {
    case .isEmpty: return elements.isEmpty
    case .count: return nodes.allSatisfy { $0.accepts(elements.count, in: &comparison) }
    case .allSatisfy: return nodes.allSatisfy { node in elements.allSatisfy { node.accepts($0, in: &comparison) } }
    case .contains, .containsAll:
      if Value.self == Any.self, let text = Comparison.text(argument), let others = texts {
        return others.allSatisfy { text.contains($0) }
      }
      if nodes.count == 1 {
        return elements.contains { element in
          CaptureScope.keepingIfMatched { nodes[0].accepts(element, in: &comparison) }
        }
      }
      return Pairing(nodes, with: Array(elements), in: &comparison).missing.isEmpty
    }
  }

  /// The strings that a string must contain, if all the matchers are strings.
  private var texts: [String]? {
    let texts = nodes.compactMap { node in
      Comparison.text(node.comparedValue)
    }
    return texts.count == nodes.count ? texts : nil
  }
}

/// The members of a set literal, each of which matches a different member of the argument.
struct MembersNode: MatcherNode {
  let members: [any MatcherNode]

  var description: String { "[\(members.map(\.description).joined(separator: ", "))]" }
  var children: [NodeChild] { members.map { NodeChild(node: $0) } }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let actual = Comparison.set(argument) else { return comparison.refuse(description, argument, byType: true) }
    if !comparison.isExplaining, actual.memberCount != members.count { return false }
    let values = actual.members
    let pairing = Pairing(members, with: values, in: &comparison)
    comparison.noteMembers(
      missing: pairing.missing.map { members[$0].description },
      unexpected: pairing.unexpected.map { describe(values[$0]) })
    return pairing.missing.isEmpty && pairing.unexpected.isEmpty
  }
}
