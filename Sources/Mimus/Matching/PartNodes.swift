/// Matches values with a part that another node matches.
struct PartNode<Value, Part>: MatcherNode {
  let keyPath: KeyPath<Value, Part>
  let node: any MatcherNode

  var description: String {
    "\(ValueDescription.name(of: Value.self)) whose \(path.dropFirst()) is \(node.description)"
  }
  var children: [NodeChild] { [NodeChild(path: path, node: node)] }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let value = Comparison.cast(argument, to: Value.self) else {
      return comparison.refuse(description, argument, byType: true)
    }
    let part = value[keyPath: keyPath]
    return comparison.at(path) { node.accepts(part, in: &$0) }
  }

  /// The key path as code spells it after the value, such as `.address.city`.
  private var path: String {
    // The address of a computed property differs in each run.
    let text = "\(keyPath)".replacing(/<computed 0x[0-9a-fA-F]+ \((.*?)\)>/) { "<computed \($0.1)>" }
    guard let dot = text.firstIndex(of: "."), text.hasPrefix("\\") else { return ".part" }
    // The root's name contains dots if it is nested in another type.
    let root = "\\" + ValueDescription.name(of: Value.self) + "."
    return text.hasPrefix(root) ? String(text.dropFirst(root.count - 1)) : String(text[dot...])
  }
}

/// Matches tuples of any type, or the values of a parameter pack, each of which another node matches.
struct TupleNode: MatcherNode {
  let nodes: [any MatcherNode]
  /// Whether the values are a pack's, which are recorded as a list.
  var isPack = false

  var description: String { "(\(nodes.map(\.description).joined(separator: ", ")))" }
  var children: [NodeChild] { nodes.indices.map { NodeChild(path: ".\($0)", node: nodes[$0]) } }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let values = values(argument) else { return comparison.refuse(description, argument, byType: true) }
    var isAccepted = true
    for offset in nodes.indices {
      if comparison.at(".\(offset)", { nodes[offset].accepts(values[offset], in: &$0) }) { continue }
      isAccepted = false
      if !comparison.isExplaining { break }
    }
    return isAccepted
  }

  /// Returns the parts of a tuple with the right number of them, or nil for anything else.
  private func values(_ argument: Any?) -> [Any?]? {
    guard let value = Comparison.unwrapped(argument) else { return nil }
    if isPack {
      guard let values = value as? [Any], values.count == nodes.count else { return nil }
      return values
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple, mirror.children.count == nodes.count else { return nil }
    return mirror.children.map(\.value)
  }
}

/// Matches results whose success or failure another node matches.
struct ResultNode: MatcherNode {
  enum Side: String {
    case success
    case failure
  }

  let side: Side
  let node: any MatcherNode

  var description: String { "\(side)(\(node.description))" }
  var children: [NodeChild] { [NodeChild(path: ".\(side)", node: node)] }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let result = Comparison.unwrapped(argument) as? any ResultValue else {
      return comparison.refuse(description, argument, byType: true)
    }
    guard let value = side == .success ? result.successValue : result.failureValue else {
      return comparison.refuse(description, argument)
    }
    return comparison.at(".\(side)") { node.accepts(value, in: &$0) }
  }
}

/// A `Result` of any types.
private protocol ResultValue {
  var successValue: Any?? { get }
  var failureValue: Any?? { get }
}

extension Result: ResultValue {
  fileprivate var successValue: Any?? {
    if case .success(let value) = self { .some(value) } else { nil }
  }

  fileprivate var failureValue: Any?? {
    if case .failure(let error) = self { .some(error) } else { nil }
  }
}
