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

  private var isOpenClass: Bool { type.keyword == "class" && !type.declaration.modifiers.contains("final") }
}

extension Member {
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

  static func conditional(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': it exists only under constraints on the type's own parameters",
      severity: .warning)
  }
}
