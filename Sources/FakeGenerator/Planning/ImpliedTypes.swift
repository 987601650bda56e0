/// What the constraints on a protocol's associated types make members of these: what the arguments of a constraint state,
/// and what the constraining protocol determines itself.
struct ImpliedTypes {
  private(set) var types: [(member: TypeExpression, type: TypeExpression)] = []

  private let flattened: FlattenedProtocol
  private let declarations: VisibleDeclarations
  private var root: TypeDeclaration { flattened.sources[0] }
  /// The number of constraining protocols that are looked into, so that protocols that constrain each other don't take
  /// long.
  private var remaining = 16

  init(of flattened: FlattenedProtocol, _ declarations: VisibleDeclarations) {
    self.flattened = flattened
    self.declarations = declarations
    let constraints =
      flattened.associatedTypes.flatMap { associated in associated.parents.map { (.name(associated.name), $0) } }
      + flattened.requirements.compactMap { requirement in requirement.parent.map { (requirement.subject, $0) } }
    if constraints.isEmpty { return }
    let used = typesWithMembers
    for (subject, parent) in constraints {
      for parent in parent.composed { add(subject, parent, used) }
    }
  }

  /// The types of which the requirements or the signatures name a member, without which nothing has to be known of one.
  private var typesWithMembers: Set<TypeExpression> {
    var types: Set<TypeExpression> = []
    func note(_ type: TypeExpression) -> TypeExpression? {
      if case .named(let base?, _, []) = type { types.insert(base) }
      return nil
    }
    for member in flattened.members { _ = member.rewritten(note) }
    for requirement in flattened.requirements + flattened.associatedTypes.flatMap(\.requirements) {
      _ = requirement.rewritten(note)
    }
    for parent in flattened.associatedTypes.flatMap(\.parents) { _ = parent.rewritten(note) }
    return types
  }

  private mutating func add(_ subject: TypeExpression, _ parent: TypeExpression, _ used: Set<TypeExpression>) {
    func member(_ name: String) -> TypeExpression { .named(base: subject, name: name, arguments: []) }
    guard case .named(_, let name, let arguments) = parent else { return }
    let visible = declarations.seen(from: root.module)
    guard let found = visible.type(parent, in: root.path) else {
      if name == "Identifiable" { types += arguments.prefix(1).map { (member("ID"), $0) } }
      return
    }
    if found.kind != .protocol || found.identity == root.identity { return }
    types += zip(found.primaryAssociatedTypes, arguments).map { (member($0), $1) }
    guard !found.isKnown, used.contains(subject), remaining > 0 else { return }
    remaining -= 1
    guard let inner = try? Inheritance.flatten(found, in: declarations, isNested: true) else { return }
    let parameters = Set(inner.associatedTypes.map(\.name) + inner.settledTypes.map(\.name))
    var members = Dictionary(uniqueKeysWithValues: parameters.map { ($0, member($0)) })
    members["Self"] = subject
    let scopes = inner.sources.map { $0.enclosing + [$0.name] }
    let inside = declarations.seen(from: found.module)
    for (name, type) in inner.settledTypes where !type.isMember {
      let meant = inside.canonical(type, in: scopes, hiddenBy: parameters)
      if isHidden(meant, from: found.module, parameters) { continue }
      types.append((member(name), meant.settled(by: members)))
    }
  }

  /// Returns whether a type that a constraining protocol names would mean something else where the heir's fake names it.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - module: The module of the constraining protocol.
  ///   - parameters: The names of that protocol's associated types, which are members of the heir's.
  private func isHidden(_ type: TypeExpression, from module: String?, _ parameters: Set<String>) -> Bool {
    type.contains { part in
      guard case .named(nil, let name, _) = part, !parameters.contains(name), name != "Self" else { return false }
      return flattened.associatedTypes.contains { $0.name == name }
        || flattened.sources.contains { $0.aliases.contains { $0.name == name } }
        || module != root.module && declarations.modulesDeclaring(name).contains(root.module)
    }
  }
}
