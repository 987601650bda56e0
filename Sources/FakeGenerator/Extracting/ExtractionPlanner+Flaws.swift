// The reasons that a protocol leaves out members of its type.

extension ExtractionPlanner {
  /// Returns why a protocol can't declare a member, or nil if it can.
  func flaw(of member: Member) -> Diagnostic.Message? {
    if member.isUnavailable { return .unavailable(member.name, name) }
    if isOpenClass, !member.usesSelfAsRequirement { return .dynamicSelf(member.name, name) }
    if member.isInitializer { return nil }
    if declarations.returnsBorrowed(member, in: scope) { return .borrowed(member.name, name) }
    if case .property(let property) = member.kind {
      guard let value = property.type else {
        return member.name.hasPrefix("(") ? .tuplePattern(member.name, name) : .untyped(member.name, name)
      }
      if declarations.isOfConstants(value, in: scope) { return .constant(member.name, value, name) }
      let generics = Set(type.declaration.generics.map(\.name))
      if declarations.isIncomplete(property, in: scope, hiddenBy: generics) { return .incomplete(member.name, name) }
    }
    if let result = member.result, result.isOpaque { return .opaque(member.name, result, name) }
    let own = Set(member.generics.map(\.name))
    return member.requirements.allSatisfy { $0.subject.mentions(own) } ? nil : .conditional(member.name, name)
  }

  /// Returns why a protocol can't declare a member of an extension, or nil if it can. The extension doesn't see what is
  /// nested in the types around its type, but the protocol does.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - inner: The names of the types nested in the type.
  func flaw(ofNamesIn member: Member, _ inner: Set<String>) -> Diagnostic.Message? {
    let visible = inner.union(member.generics.map(\.name)).union(type.declaration.generics.map(\.name))
    var hiding: [String]?
    for type in member.types {
      type.visit { part in
        guard hiding == nil, case .named(nil, let name, _) = part, !visible.contains(name) else { return }
        hiding = declarations.innermostScope(of: name, in: self.type.declaration.enclosing).map { $0 + [name] }
      }
    }
    return hiding.map { .meansOther(member.name, name, $0) }
  }

  /// Leaves out overloads if the compiler couldn't tell which of them meets a requirement.
  func leavingOutAmbiguous(_ members: [Member], _ diagnostics: inout [Diagnostic]) -> [Member] {
    let shapes = members.map(\.shape)
    let overloads = Dictionary(grouping: zip(shapes, members)) { $0.0 }
    let patterns = Dictionary(grouping: members.filter { !$0.generics.isEmpty }, by: \.labeledName)
      .mapValues { $0.map(\.pattern) }
    return zip(shapes, members).compactMap { shape, member in
      let flaw =
        flaw(of: member, besides: patterns[member.labeledName, default: []])
        ?? flaw(of: member, among: overloads[shape, default: []].map(\.1))
      guard let flaw else { return member }
      diagnostics.append(Diagnostic(flaw, at: member.position))
      return nil
    }
  }

  /// Returns why a protocol can't declare a member besides generic overloads of the same name and labels, which may
  /// include the member, or nil if it can.
  private func flaw(of member: Member, besides overloads: [OverloadPattern]) -> Diagnostic.Message? {
    if overloads.isEmpty { return nil }
    let own = member.pattern
    let isMetByOther = overloads.contains { $0.canStandFor(own) { declarations.isProtocol($0, in: scope) } }
    return isMetByOther ? .lessGeneral(member.name, name) : nil
  }

  /// Returns why a protocol can't declare a member besides overloads of the same shape, or nil if it can.
  private func flaw(of member: Member, among overloads: [Member]) -> Diagnostic.Message? {
    if overloads.count == 1 { return nil }
    let own = member.constraints
    let (equal, others) = overloads.reduce(into: ([Member](), [Member]())) {
      if $1.constraints.text == own.text { $0.0.append($1) } else { $0.1.append($1) }
    }
    if others.contains(where: { own.differsOnlyInSendability(from: $0.constraints) }) {
      return .sendability(member.name, name)
    }
    let isNarrower =
      member.takesSendableFunction && equal.contains { !$0.takesSendableFunction }
      || others.contains { member.isNotPreferred(to: $0) && own.meets($0.constraints, in: declarations) }
    return isNarrower ? .narrower(member.name, name) : nil
  }

  private var isOpenClass: Bool { type.keyword == "class" && !type.declaration.modifiers.contains("final") }
}

extension Member {
  /// Returns whether it differs from an overload only in constraints on generic parameters that occur in no parameter. The
  /// compiler doesn't prefer the one with more of these.
  fileprivate func isNotPreferred(to other: Member) -> Bool {
    constraintsOnParameters.text == other.constraintsOnParameters.text
  }

  /// The name and labels, and whether it's asynchronous.
  fileprivate var labeledName: [String] { [name, isAsync ? "async" : ""] + parameters.map { $0.label ?? "_" } }

  /// What it differs in from overloads of the same name and labels.
  fileprivate var pattern: OverloadPattern {
    var generics = generics
    let parameters = parameters.map { $0.type.named(&generics) }
    return OverloadPattern(
      generics: generics, requirements: requirements, parameters: parameters, result: result ?? .void)
  }

  private var constraintsOnParameters: ConstraintSignature {
    let names = generics.map(\.name).filter { name in !parameters.contains { $0.type.mentions([name]) } }
    var generics = generics
    for index in generics.indices where names.contains(generics[index].name) { generics[index].parent = nil }
    return ConstraintSignature(generics, requirements.filter { !$0.subject.mentions(Set(names)) })
  }

  /// Whether a function that it takes must be `@Sendable`.
  fileprivate var takesSendableFunction: Bool { parameters.contains { $0.typeAttributes.contains("@Sendable") } }

  fileprivate var constraints: ConstraintSignature { ConstraintSignature(generics, requirements) }

  /// What the member has in common with overloads that differ from it only in constraints or attributes.
  fileprivate var shape: String {
    var member = self
    for index in generics.indices { member.generics[index].parent = nil }
    member.requirements = []
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

  static func borrowed(_ member: String, _ name: String) -> Self {
    Self(
      text: """
        '\(member)' is not in '\(name)': no fake could have it, because the lifetime of its result depends on another value
        """, severity: .warning)
  }

  static func constant(_ member: String, _ type: TypeExpression, _ name: String) -> Self {
    Self(
      text: """
        '\(member)' is not in '\(name)': no fake could have it, because only a stored constant can have the type '\(type)'
        """, severity: .warning)
  }

  static func opaque(_ member: String, _ type: TypeExpression, _ name: String) -> Self {
    Self(text: "'\(member)' is not in '\(name)': a protocol cannot use the type '\(type)'", severity: .warning)
  }

  static func narrower(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': an overload with fewer constraints would meet that requirement, too",
      severity: .warning)
  }

  static func lessGeneral(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': an overload with a more general result would meet that requirement, too",
      severity: .warning)
  }

  static func sendability(_ member: String, _ name: String) -> Self {
    Self(
      text: """
        '\(member)' is not in '\(name)': an overload that differs only in 'Sendable' would meet that requirement, too
        """, severity: .warning)
  }

  static func meansOther(_ member: String, _ name: String, _ path: [String]) -> Self {
    Self(
      text: """
        '\(member)' is not in '\(name)': '\(path.last ?? "")' would mean '\(path.joined(separator: "."))' there
        """, severity: .warning)
  }

  static func conditional(_ member: String, _ name: String) -> Self {
    Self(
      text: "'\(member)' is not in '\(name)': it exists only under constraints on the type's own parameters",
      severity: .warning)
  }
}
