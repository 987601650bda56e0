/// A node of the tree that an ``Argument`` consists of.
///
/// A node has one function that decides. Where the comparison explains, that function also says what differs, so a
/// text never contradicts a decision; whether a tree may fill a captor, or holds what can't be compared, follows from
/// its nodes. Nothing has to be passed on by those that combine others.
protocol MatcherNode {
  /// What the node asks for, in a few words: `greater than 30`.
  var description: String { get }

  /// The nodes that decide about the argument, or about parts of it, on behalf of this one.
  var children: [NodeChild] { get }

  /// Decides about an argument as it was recorded, and notes what differs if the comparison explains.
  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool

  /// Decides without user code, so that it may be asked under a lock; nil if that isn't enough to decide.
  func acceptsAtOnce(_ argument: Any) -> Bool?

  /// Whether the node itself may fill a captor: a captor, and whatever runs code of the test's own.
  var captures: Bool { get }

  /// Whether the node accepts every value of its type, and maybe captures it.
  var isGeneral: Bool { get }

  /// Whether the node accepts every argument, and nothing comes of asking it.
  var acceptsAnything: Bool { get }

  /// The value that an argument has to equal, if that is all that the node asks for.
  var soleValue: Any? { get }

  /// What is wrong with the node itself, so that it could never match.
  func ownMisuses(path: String) -> [MatcherMisuse]
}

/// A node that decides for another one, and which part of the argument it decides about: `.address.city`, or the whole.
struct NodeChild {
  var path = ""
  let node: any MatcherNode
}

extension MatcherNode {
  var children: [NodeChild] { [] }
  var captures: Bool { false }
  var isGeneral: Bool { false }
  var acceptsAnything: Bool { false }
  var soleValue: Any? { nil }

  func acceptsAtOnce(_ argument: Any) -> Bool? { nil }
  func ownMisuses(path: String) -> [MatcherMisuse] { [] }
}

// MARK: - What follows from the tree

extension MatcherNode {
  /// Whether a captor may be filled by asking the node.
  var mayCapture: Bool { captures || children.contains { $0.node.mayCapture } }

  /// What in the tree could never match.
  func misuses(path: String) -> [MatcherMisuse] {
    ownMisuses(path: path) + children.flatMap { $0.node.misuses(path: path + $0.path) }
  }
}

/// A matcher that consists of nodes.
protocol NodeMatcher: Matcher {
  var node: any MatcherNode { get }
}

/// The node for an element of a list of matchers of any type; nil asks for nil.
func node(of matcher: (any Matcher)?) -> any MatcherNode {
  guard let matcher else { return NilNode() }
  return (matcher as? any NodeMatcher)?.node ?? ValueNode(matcher)
}

/// The nodes for several of them, all of which decide about the whole argument.
func children(_ matchers: [(any Matcher)?]) -> [NodeChild] {
  matchers.map { NodeChild(node: node(of: $0)) }
}
