/// Matches any value of a type, including nil if the type is an optional.
struct AnyNode<Value>: MatcherNode {
  var description: String { "any" }
  var isGeneral: Bool { true }
  var acceptsAnything: Bool { Value.self == Any.self }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    Comparison.isRecordable(argument, as: Value.self) || comparison.refuseAny(argument, notOf: Value.self)
  }

  func acceptsAtOnce(_ argument: Any) -> Bool? {
    type(of: argument) == Value.self || Value.self == Any.self ? true : nil
  }
}

/// Matches any value of a type, and captures it.
struct CaptorNode<Value>: MatcherNode {
  let captor: ArgumentCaptor<Value>

  var description: String { "any (captured)" }
  var captures: Bool { true }
  var isGeneral: Bool { true }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard let value = Comparison.cast(argument, to: Value.self) else {
      return comparison.refuseAny(argument, notOf: Value.self)
    }
    CaptureScope.note(value, for: captor)
    return true
  }
}

/// Matches anything but nil.
struct NotNilNode<Value>: MatcherNode {
  var description: String { "not nil" }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    if Comparison.isNil(argument) { return comparison.refuse(description, argument) }
    return Comparison.isRecordable(argument, as: Value.self)
      || comparison.refuse(description, argument, notOf: Value.self)
  }
}

/// Matches values by their type.
struct TypeNode: MatcherNode {
  let description: String
  let isAccepted: (Any?) -> Bool

  init(_ description: String, _ isAccepted: @escaping (Any?) -> Bool) {
    self.description = description
    self.isAccepted = isAccepted
  }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    isAccepted(argument) || comparison.refuse(description, argument, byType: true)
  }
}

/// Matches one object, or nil.
struct IdentityNode: MatcherNode {
  let object: AnyObject?

  var description: String { "the object \(describe(object))" }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    let value = Comparison.unwrapped(argument).flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    if object == nil ? Comparison.isNil(argument) : value === object { return true }
    if comparison.isExplaining, value != nil, describe(object) == describe(argument) {
      comparison.note("expected \(description), but was another object that looks the same")
      return false
    }
    return comparison.refuse(description, argument, byType: true)
  }
}

/// Matches what another node matches, if the value was recorded for a parameter of one type.
///
/// Calls to overloads are recorded under one identifier. So if a parameter's type is known, an argument of a different
/// type belongs to a different overload, even if it equals what is expected: a `Character` may equal a string, and a
/// `[Int]()` a `[String]()`.
struct ExactTypeNode<Value>: MatcherNode {
  let node: any MatcherNode

  var description: String { node.description }
  var children: [NodeChild] { [NodeChild(node: node)] }
  var isGeneral: Bool { node.isGeneral }
  /// A number of another type belongs to another overload.
  var isAboutNumbers: Bool { false }
  var soleValue: Any? { node.soleValue }

  func accepts(_ argument: Any?, in comparison: inout Comparison) -> Bool {
    guard Comparison.isRecorded(argument, as: Value.self) else {
      return comparison.refuse(description, argument, notOf: Value.self)
    }
    return node.accepts(argument, in: &comparison)
  }

  func acceptsAtOnce(_ argument: Any) -> Bool? {
    type(of: argument) == Value.self ? node.acceptsAtOnce(argument) : nil
  }
}
