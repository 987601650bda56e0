// The types that associated types are determined to be.

extension FlattenedProtocol {
  /// Adds a `where` requirement. It determines an associated type, or becomes a requirement on the fake's generic
  /// parameters.
  mutating func add(_ requirement: GenericRequirement) {
    switch requirement {
    case .same(let left, let right):
      if let name = left.associatedName, !right.refers(to: name) {
        settle(name, as: right)
      } else {
        requirements.append(requirement)
      }
    case .conforms: requirements.append(requirement)
    }
  }

  /// Notes that an associated type is determined to be another type, unless that leads back to it.
  mutating func settle(_ name: String, as type: TypeExpression) {
    if let known = settledTypes[name] {
      if known != type { sameTypes.append((known, type)) }
    } else if !leads(type, to: name) {
      settledTypes.add(name, type)
    }
  }

  /// Returns whether a type is an associated type, or is determined to be it.
  private func leads(_ type: TypeExpression, to name: String) -> Bool {
    var next = type.associatedName
    while let other = next {
      if other == name { return true }
      next = settledTypes[other]?.associatedName
    }
    return false
  }

  /// Settles the associated types that a requirement has on its right side, as in `String == Key`, those that an heir
  /// declares an alias for, those in an alias that is determined as a whole, and those that are the same as one that is
  /// determined again.
  mutating func settleOthers() {
    let names = Set(associatedTypes.map(\.name))
    let isIdentityInferred = ancestors.contains("Identifiable")
    for (name, type) in settledTypes where !names.contains(name) {
      if let alias = sources.lazy.flatMap(\.aliases).first(where: { $0.name == name && $0.generics.isEmpty }) {
        for (name, type) in alias.type.determined(by: type) where names.contains(name) { settle(name, as: type) }
      } else if let open = type.associatedName, names.contains(open), name != "ID" || !isIdentityInferred {
        // In `Int == Key`, it's the right side that is an associated type.
        settledTypes.remove(name)
        settle(open, as: .name(name))
      }
    }
    requirements = requirements.filter { requirement in
      guard case .same(let left, let right) = requirement, let name = right.associatedName, names.contains(name),
        !left.refers(to: name)
      else { return true }
      settle(name, as: left)
      return false
    }
    settleMembers(among: names)
    for alias in sources.filter({ !$0.isKnown }).flatMap(\.aliases)
    where alias.generics.isEmpty && names.contains(alias.name) {
      settle(alias.name, as: alias.type)
    }
    let equalities = sameTypes.flatMap { $0.determined(by: $1) + $1.determined(by: $0) }
    for (name, type) in equalities where names.contains(name) { settle(name, as: type) }
  }

  /// Settles the associated types that are the same as a member of one that is determined, as in
  /// `associatedtype Entity: Identifiable where Entity.ID == ID`, once an heir determines `Entity`.
  private mutating func settleMembers(among names: Set<String>) {
    for index in associatedTypes.indices {
      let requirements = associatedTypes[index].requirements.filter(statedRequirements.contains)
      for case .same(let left, let right) in requirements {
        for (type, member) in [(right, left), (left, right)] {
          guard let name = type.associatedName, names.contains(name), settledTypes[name] == nil,
            case .named(let base?, _, []) = member, base.associatedName.flatMap({ settledTypes[$0] }) != nil
          else { continue }
          settle(name, as: member)
          associatedTypes[index].requirements.removeAll { $0 == .same(left, right) }
        }
      }
    }
  }

  /// Adds an associated type, or what another protocol requires of one with its name.
  mutating func add(_ associated: AssociatedType) {
    var associated = associated
    // A type that is the same as another isn't a generic parameter of the fake.
    associated.requirements.removeAll { requirement in
      guard let type = requirement.settled(associated.name) else { return false }
      settle(associated.name, as: type)
      return true
    }
    if let index = associatedTypes.firstIndex(where: { $0.name == associated.name }) {
      associatedTypes[index].requirements += associated.requirements
      associatedTypes[index].parents += associated.parents.filter { !associatedTypes[index].parents.contains($0) }
      associatedTypes[index].defaultType = associated.defaultType ?? associatedTypes[index].defaultType
    } else {
      associatedTypes.append(associated)
    }
  }

  /// Settles the associated types of known protocols that nothing else has settled.
  mutating func settleUsualTypes() {
    for (name, type) in usualTypes { settle(name, as: type) }
  }

  /// Adds the associated type of `Identifiable`, which is otherwise inferred, if it must conform to something else.
  mutating func stateIdentity() {
    let name = TypeExpression.name("ID")
    guard ancestors.contains("Identifiable"), settledTypes["ID"] == nil,
      requirements.contains(where: { $0.subject.associatedName == "ID" })
    else { return }
    let isStated = members.contains { member in
      guard case .property(let property) = member.kind, property.name == "id", let type = property.type else {
        return false
      }
      if type.associatedName != "ID" { settle("ID", as: type) }
      return true
    }
    add(AssociatedType(name: "ID", parents: [.swift("Hashable")], requirements: []))
    if isStated { return }
    let property = Property(name: "id", type: name, accessors: Accessors())
    add(Member(kind: .property(property), position: sources[0].position)) { $0 }
  }

  /// Drops what an asynchronous sequence requires of its iterator's failure if nothing settles `Failure`, because the
  /// type has no such name where the deployment target is older than it.
  mutating func forgetUnsettledFailure() {
    let name = "Failure"
    guard ancestors.contains("AsyncSequence"), settledTypes[name] == nil,
      !associatedTypes.contains(where: { $0.name == name })
    else { return }
    for index in associatedTypes.indices {
      associatedTypes[index].requirements.removeAll { requirement in
        if case .same(_, .named(nil, name, [])) = requirement { true } else { false }
      }
    }
  }

  /// Settles an associated type that is the type of a property for which another protocol states a type.
  ///
  /// - Returns: Whether there is such a type.
  @discardableResult
  mutating func settle(what member: Member, statesOf other: Member) -> Bool {
    guard case .property(let stated) = member.kind, case .property(let open) = other.kind, let type = stated.type,
      let name = open.type?.associatedName, associatedTypes.contains(where: { $0.name == name }),
      !type.refers(to: name)
    else { return false }
    settle(name, as: type)
    return true
  }
}

extension GenericRequirement {
  /// Returns the type that an associated type is determined to be, unless that type refers to it again.
  fileprivate func settled(_ name: String) -> TypeExpression? {
    guard case .same(let left, let right) = self else { return nil }
    if left.associatedName == name, !right.refers(to: name) { return right }
    if right.associatedName == name, !left.refers(to: name) { return left }
    return nil
  }
}

extension TypeExpression {
  /// The name of an associated type, written alone or as a member of `Self`.
  var associatedName: String? {
    switch self {
    case .named(nil, let name, []): name
    case .named(.named(nil, "Self", [])?, let name, []): name
    default: nil
    }
  }

  /// Returns whether an associated type occurs anywhere in the type, alone or as a member of `Self`.
  fileprivate func refers(to name: String) -> Bool { contains { $0.associatedName == name } }
}

extension TypeExpression {
  /// What the names in the type must stand for if it's the same as another type.
  func determined(by other: TypeExpression) -> [(name: String, type: TypeExpression)] {
    func determined(_ types: [TypeExpression], by others: [TypeExpression]) -> [(name: String, type: TypeExpression)] {
      types.count == others.count ? zip(types, others).flatMap { $0.determined(by: $1) } : []
    }
    if let name = associatedName { return [(name, other)] }
    return switch (self, other) {
    case (.tuple(let own), .tuple(let others)): determined(own.map(\.type), by: others.map(\.type))
    case (.array(let own), .array(let other)), (.optional(let own), .optional(let other)): own.determined(by: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      determined([key, value], by: [otherKey, otherValue])
    case (.named(_, let name, let own), .named(_, let other, let others)) where name == other:
      determined(own, by: others)
    default: []
    }
  }
}
