extension FakePlan {
  /// Returns whether any of the names is also that of a member or a generic parameter, or of a type that a member refers
  /// to.
  func mentionsAny(of names: [String]) -> Bool {
    if generics.contains(where: { names.contains($0.name) }) || original.mentions(Set(names)) { return true }
    if inheritedMembers.contains(where: { names.contains($0.name) }) { return true }
    var isFound = false
    for index in members.indices where !isFound {
      isFound = names.contains(members[index].name) || members[index].generics.contains { names.contains($0.name) }
      members[index].visitTypes { type in
        if case .named(nil, let name, _) = type, names.contains(name) { isFound = true }
      }
    }
    return isFound
  }

  /// The names of the types, global actors, and modules that the fake's declarations begin with, and the dotted names of
  /// nested types, except for those of its generic parameters.
  var namedTypes: Set<String> {
    var found: Set<String> = []
    func note(_ type: TypeExpression) {
      switch type {
      case .named(nil, let name, _), .module(let name, of: nil): found.insert(name)
      case .named: if let path = type.namePath { found.insert(path.joined(separator: ".")) }
      case .attributed(_, let attributes, _): found.formUnion(attributes.compactMap(\.attributeType))
      default: break
      }
    }
    inherited.forEach { $0.visit(note) }
    aliases.forEach { $0.type.visit(note) }
    generics.visitTypes(note)
    requirements.visitTypes(note)
    found.formUnion(attributes.compactMap(\.attributeType))
    for member in members + (client.map { [$0.member] } ?? []) {
      member.visitTypes(note)
      member.generics.visitTypes(note)
      member.requirements.visitTypes(note)
      let attributes = member.attributes + member.parameters.flatMap(\.declared.typeAttributes)
      found.formUnion(attributes.compactMap(\.attributeType))
    }
    let own = Set(generics.map(\.name) + aliases.map(\.name) + members.flatMap { $0.generics.map(\.name) } + ["Self"])
    return found.filter { name in !own.contains(String(name.prefix { $0 != "." })) }
  }
}

extension MemberPlan {
  /// Calls `body` for each type that the declaration consists of.
  func visitTypes(_ body: (TypeExpression) -> Void) {
    for parameter in parameters { parameter.declared.type.visit(body) }
    result?.visit(body)
    for effects in [effects, accessors.getEffects] {
      if case .typed(let type) = effects.throwing { type.visit(body) }
    }
  }
}

extension [GenericParameter] {
  /// Visits the types in the constraints.
  func visitTypes(_ body: (TypeExpression) -> Void) { forEach { $0.parent?.visit(body) } }
}

extension [GenericRequirement] {
  /// Visits the types in the requirements.
  func visitTypes(_ body: (TypeExpression) -> Void) {
    for requirement in self {
      switch requirement {
      case .same(let one, let other), .conforms(let one, let other): [one, other].forEach { $0.visit(body) }
      }
    }
  }
}
