// The reasons that a protocol leaves out members of its type.

extension ExtractionPlanner {
  /// Returns why a protocol can't declare a member, or nil if it can.
  func flaw(of member: Member) -> Diagnostic.Message? {
    if member.isUnavailable { return .unavailable(member.name, name) }
    if isOpenClass, !member.usesSelfAsRequirement { return .dynamicSelf(member.name, name) }
    if member.isInitializer { return nil }
    if case .property(let property) = member.kind {
      if property.type == nil, member.name.hasPrefix("(") { return .tuplePattern(member.name, name) }
      if property.type == nil { return .untyped(member.name, name) }
      let generics = Set(type.declaration.generics.map(\.name))
      if declarations.isIncomplete(property, in: scope, hiddenBy: generics) { return .incomplete(member.name, name) }
    }
    if let result = member.result, result.isOpaque { return .opaque(member.name, result, name) }
    let own = Set(member.generics.map(\.name))
    return member.requirements.allSatisfy { $0.subject.mentions(own) } ? nil : .conditional(member.name, name)
  }

  /// Leaves out the overloads that differ from others only in more constraints on generic parameters that occur in no
  /// parameter: the compiler can't tell which of these methods meets the requirement.
  func leavingOutNarrower(_ members: [Member], _ diagnostics: inout [Diagnostic]) -> [Member] {
    let overloads = Dictionary(grouping: members.filter(\.isGenericInResult), by: \.shape).filter { $1.count > 1 }
    if overloads.isEmpty { return members }
    return members.filter { member in
      guard member.isGenericInResult, let others = overloads[member.shape] else { return true }
      let own = member.constraints
      let isNarrower = others.contains { other in
        own.text != other.constraints.text && own.meets(other.constraints, in: declarations)
      }
      if isNarrower { diagnostics.append(Diagnostic(.narrower(member.name, name), at: member.position)) }
      return !isNarrower
    }
  }

  private var isOpenClass: Bool { type.keyword == "class" && !type.declaration.modifiers.contains("final") }
}

extension Member {
  /// Whether it's a method with generic parameters none of which occurs in a parameter.
  fileprivate var isGenericInResult: Bool {
    guard case .function(let function) = kind, !function.generics.isEmpty else { return false }
    let names = Set(function.generics.map(\.name))
    return !function.parameters.contains { $0.type.isOpaque || $0.type.mentions(names) }
  }

  fileprivate var constraints: ConstraintSignature { ConstraintSignature(generics, requirements) }

  /// What the member has in common with overloads that differ from it only in constraints.
  fileprivate var shape: String {
    guard case .function(var function) = kind else { return "" }
    function.result = function.result.map(constraints.renamed)
    function.requirements = []
    function.generics = []
    var member = self
    member.kind = .function(function)
    return member.signature { $0 }
  }

  /// Whether a class that isn't final can meet it as a requirement: `Self` may only be a result or a parameter.
  fileprivate var usesSelfAsRequirement: Bool { types.allSatisfy(\.isPlainInSelf) }
}

extension TypeExpression {
  /// Whether the type is `Self`, an optional `Self`, or doesn't mention it.
  fileprivate var isPlainInSelf: Bool {
    switch self {
    case .named(nil, "Self", []): true
    case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, _, let type): type.isPlainInSelf
    default: !mentions("Self")
    }
  }
}

extension Diagnostic.Message {
  static func untyped(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': it has no type annotation; add one to include it", severity: .warning)
  }

  static func incomplete(_ member: String, _ name: String) -> Self {
    Self(text: "'\(member)' is not in '\(name)': \(incompleteType)", severity: .warning)
  }

  static func tuplePattern(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': a protocol cannot declare a pattern; declare its variables separately",
      severity: .warning)
  }

  static func unavailable(_ member: String, _ name: String) -> Self {
    Self(text: "'\(member)' is not in '\(name)': it is unavailable", severity: .warning)
  }

  static func dynamicSelf(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': a class that is not final cannot satisfy a requirement with 'Self' there",
      severity: .warning)
  }

  static func opaque(_ member: String, _ type: TypeExpression, _ name: String) -> Self {
    Self(text: "'\(member)' is not in '\(name)': a protocol cannot use the type '\(type)'", severity: .warning)
  }

  static func narrower(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': an overload with fewer constraints would meet that requirement, too",
      severity: .warning)
  }

  static func conditional(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': it exists only under constraints on the type's own parameters",
      severity: .warning)
  }
}
