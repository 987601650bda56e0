/// A node of the tree that an ``Argument`` consists of.
///
/// A single function of each node decides. If the comparison explains, that function also says what differs, so a
/// message never contradicts a decision. Whether a tree may fill a captor, or contains a value that can't be compared,
/// follows from its nodes, so nodes that combine others have nothing to pass on.
protocol MatcherNode {
  /// A short description of what the node matches, such as `greater than 30`.
  var description: String { get }

  /// The nodes that decide about the argument, or about parts of it, for this node.
  var children: [NodeChild] { get }

  /// Returns whether a recorded argument matches, and notes what differs if the comparison explains.
  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool

  /// Returns whether an argument matches without running user code, so that it can be asked under a lock, or nil if
  /// user code has to decide.
  func acceptsAtOnce(_ argument: Any) -> Bool?

  /// Whether the node itself may fill a captor. This is true of captors and of nodes that run the test's own code.
  var captures: Bool { get }

  /// Whether the node accepts every value of its type, even if it captures it.
  var isGeneral: Bool { get }

  /// Whether the node accepts every argument, with no side effects.
  var acceptsAnything: Bool { get }

  /// Whether the node, or one that decides for it, compares arguments with a number.
  var isAboutNumbers: Bool { get }

  /// The value that an argument must equal, if the node requires nothing else.
  var soleValue: Any? { get }

  /// Returns why the node itself could never match.
  func ownMisuses(path: String) -> [MatcherMisuse]
}

/// A node that decides for another one, and the part of the argument that it decides about, such as `.address.city`, or
/// the whole argument.
struct NodeChild {
  var path = ""
  let node: any MatcherNode
}

extension MatcherNode {
  var children: [NodeChild] { [] }
  var captures: Bool { false }
  var isGeneral: Bool { false }
  var acceptsAnything: Bool { false }
  var isAboutNumbers: Bool {
    Comparison.unwrapped(comparedValue) is any Numeric || children.contains { $0.node.isAboutNumbers }
  }
  var soleValue: Any? { nil }
  /// The value with which the node compares arguments, whether as a value or as a matcher.
  var comparedValue: Any? { (self as? ValueNode)?.expected ?? soleValue }

  func acceptsAtOnce(_ argument: Any) -> Bool? { nil }
  func ownMisuses(path: String) -> [MatcherMisuse] { [] }
}

// MARK: - Derived from the tree

extension MatcherNode {
  /// Whether asking the node may fill a captor.
  var mayCapture: Bool { captures || children.contains { $0.node.mayCapture } }

  /// Returns the parts of the tree that could never match.
  func misuses(path: String) -> [MatcherMisuse] {
    ownMisuses(path: path) + children.flatMap { $0.node.misuses(path: path + $0.path) }
  }
}

/// A matcher that consists of nodes.
protocol NodeMatcher: Matcher {
  /// The type of the arguments to match.
  static var valueType: Any.Type { get }
  var node: any MatcherNode { get }
}

/// Returns the node for an element of a list of matchers of any type. A nil matches nil.
func node(of matcher: (any Matcher)?) -> any MatcherNode {
  guard let matcher else { return NilNode() }
  return (matcher as? any NodeMatcher)?.node ?? ValueNode(matcher)
}

/// Returns the nodes for several matchers, all of which decide about the whole argument.
func children(_ matchers: [(any Matcher)?]) -> [NodeChild] {
  matchers.map { NodeChild(node: node(of: $0)) }
}
