// The types that associated types are determined to be.

extension FlattenedProtocol {
  /// Adds a `where` requirement. It determines an associated type, or becomes a requirement on the fake's generic
  /// parameters.
  mutating func add(_ requirement: GenericRequirement) {
    let requirement = requirement.rewritten(\.memberOfSelf)
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
      return
    }
    openMembers(of: name, in: type)
    if !leads(type, to: name) {
      settledTypes.add(name, type)
    }
  }

  /// Leaves open the associated types in a type that are determined to be members of one that the type is to determine:
  /// `Item == Items.Element` says nothing more than `Items == [Item]`.
  private mutating func openMembers(of name: String, in type: TypeExpression) {
    for other in type.associatedNames {
      guard let member = settledTypes[other], case .named(let base?, _, []) = member, base.associatedName == name else {
        continue
      }
      settledTypes.remove(other)
      requirements.append(.same(member, .name(other)))
    }
  }

  /// Returns whether a type mentions an associated type, or another that is determined by a type that does.
  private func leads(_ type: TypeExpression, to name: String) -> Bool {
    var seen: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for other in next.associatedNames where seen.insert(other).inserted {
        if other == name { return true }
        if let determined = settledTypes[other] { open.append(determined) }
      }
    }
    return false
  }

  /// Settles the associated types that a requirement has on its right side, as in `String == Key`, those that an heir
  /// declares an alias for, those in an alias that is determined as a whole, and those that are the same as one that is
  /// determined again.
  mutating func settleOthers() {
    let names = Set(associatedTypes.map(\.name))
    takeMembersOfSelf(among: names)
    for (name, type) in settledTypes where !names.contains(name) {
      if let alias = sources.lazy.flatMap(\.aliases).first(where: { $0.name == name && $0.generics.isEmpty }) {
        sameTypes.append((alias.type, type))
      } else if name == "ID", ancestors.contains("Identifiable") {
        // It's inferred rather than declared.
        continue
      } else if let open = type.associatedName, names.contains(open) {
        // In `Int == Key`, it's the right side that is an associated type.
        settledTypes.remove(name)
        settle(open, as: .name(name))
      } else if type.isMember {
        settledTypes.remove(name)
        requirements.append(.same(type, .name(name)))
      }
    }
    requirements = requirements.filter { requirement in
      guard case .same(let left, let right) = requirement, let name = right.associatedName, names.contains(name),
        !left.refers(to: name)
      else { return true }
      settle(name, as: left)
      return settledTypes[name] == nil
    }
    for alias in sources.flatMap(\.aliases)
    where alias.generics.isEmpty && names.contains(alias.name) {
      settle(alias.name, as: alias.type)
    }
    equateAll(among: names)
    settleMembers(among: names)
    equateAll(among: names)
  }

  /// Takes the members of an associated type that is `Self` for the associated types themselves: `Child.Value` is
  /// `Value` if `Child` is `Self`.
  private mutating func takeMembersOfSelf(among names: Set<String>) {
    let selves = Set(settledTypes.filter { $0.type == .name("Self") }.map(\.name))
    if selves.isEmpty { return }
    func taken(_ part: TypeExpression) -> TypeExpression? {
      guard case .named(let base?, let name, let arguments) = part, names.contains(name),
        base.associatedName.map(selves.contains) ?? false
      else { return nil }
      return .name(name, arguments.map { $0.rewritten(taken) })
    }
    func taken(_ requirements: [GenericRequirement]) -> [GenericRequirement] {
      requirements.map { $0.rewritten(taken) }
    }
    for (name, type) in settledTypes {
      let type = type.rewritten(taken)
      if settledTypes[name] == type { continue }
      settledTypes.remove(name)
      if type.associatedName != name { settle(name, as: type) }
    }
    let all = requirements
    requirements = []
    for requirement in taken(all) { add(requirement) }
    for index in associatedTypes.indices {
      associatedTypes[index].requirements = taken(associatedTypes[index].requirements)
      associatedTypes[index].parents = associatedTypes[index].parents.map { $0.rewritten(taken) }
    }
    impliedTypes = impliedTypes.map { ($0.member.rewritten(taken), $0.type.rewritten(taken)) }
      .filter { $0.member != $0.type }
    changeMembers { $0.rewritten(taken) }
  }

  /// Settles the associated types that are the same as a member of one that is determined, as in
  /// `associatedtype Entity: Identifiable where Entity.ID == ID`, once an heir determines `Entity`.
  private mutating func settleMembers(among names: Set<String>) {
    var typesOfMembers: [TypeExpression: TypeExpression] = [:]
    for (member, type) in memberTypes {
      if let known = typesOfMembers[member] {
        if known != type { sameTypes.append((known, type)) }
      } else {
        typesOfMembers[member] = type
      }
      guard let name = type.associatedName, names.contains(name), settledTypes[name] == nil,
        case .named(let base?, _, []) = member, let determined = base.associatedName.flatMap({ settledTypes[$0] }),
        !determined.mentions("Self")
      else { continue }
      settle(name, as: member)
      if settledTypes[name] == nil { continue }
      for index in associatedTypes.indices {
        associatedTypes[index].requirements.removeAll { $0 == .same(member, type) || $0 == .same(type, member) }
      }
    }
  }

  /// The types that members of associated types are required to be.
  private var memberTypes: [(member: TypeExpression, type: TypeExpression)] {
    impliedTypes
      + (associatedTypes.flatMap(\.requirements) + requirements).flatMap {
        requirement -> [(member: TypeExpression, type: TypeExpression)] in
        guard case .same(let left, let right) = requirement else { return [] }
        return [(left, right), (right, left)].filter(\.0.isMember)
      }
  }

  /// Settles what must be the same because an associated type is determined more than once.
  private mutating func equateAll(among names: Set<String>) {
    // Each pair is replaced by smaller ones. The limit is for types that grow when names in them are replaced.
    var limit = 1_000
    while let (one, other) = sameTypes.popLast(), limit > 0 {
      limit -= 1
      equate(one, other, among: names)
    }
  }

  private mutating func equate(_ one: TypeExpression, _ other: TypeExpression, among names: Set<String>) {
    if one == other { return }
    for (type, same) in [(one, other), (other, one)] {
      guard let name = type.associatedName else { continue }
      if let known = settledTypes[name] { return sameTypes.append((known, same)) }
      if names.contains(name) {
        if !same.refers(to: name) { settle(name, as: same) }
        return
      }
    }
    if let parts = one.parts(likeThoseOf: other) {
      sameTypes += parts
    } else if let member = [one, other].first(where: { $0.isMember && !names.isDisjoint(with: $0.associatedNames) }) {
      // What a fake is generic in must have a member of that type.
      requirements.append(.same(member, member == one ? other : one))
    }
  }

  /// Adds an associated type, or what another protocol requires of one with its name.
  ///
  /// - Parameters:
  ///   - associated: The associated type.
  ///   - others: The names of all associated types of the protocol that declares it.
  mutating func add(_ associated: AssociatedType, among others: Set<String> = []) {
    var associated = associated
    associated.requirements = associated.requirements.map { $0.rewritten(\.memberOfSelf) }
    // A type that is the same as another isn't a generic parameter of the fake.
    associated.requirements.removeAll { requirement in
      if let type = requirement.settled(associated.name) {
        settle(associated.name, as: type)
        return true
      }
      guard case .same(let left, let right) = requirement else { return false }
      // What is said of another associated type, except that it's a member of this one, which settles neither.
      let isOpen = right.isMember && !right.associatedNames.isDisjoint(with: others)
      if left.associatedName != nil, !isOpen {
        add(requirement)
        return true
      }
      guard right.associatedName != nil, !left.isMember else { return false }
      add(.same(right, left))
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

  /// Adds the associated type of `Identifiable`, which is otherwise inferred, if it must conform to something else or is
  /// also that of another protocol.
  mutating func stateIdentity() {
    guard ancestors.contains("Identifiable") else { return }
    let name = TypeExpression.name("ID")
    let identity = AssociatedType(name: "ID", parents: [.swift("Hashable")], requirements: [])
    if let type = settledTypes["ID"] {
      // What it is must be hashable, too.
      if !type.associatedNames.isDisjoint(with: associatedTypes.map(\.name)) { add(identity) }
      return
    }
    guard
      associatedTypes.contains(where: { $0.name == "ID" || $0.parents.contains { $0.refers(to: "ID") } })
        || settledTypes.contains(where: { $0.type.refers(to: "ID") })
        || (requirements + associatedTypes.flatMap(\.requirements)).contains(where: \.isAboutIdentity)
    else { return }
    let isStated = members.contains { member in
      guard case .property(let property) = member.kind, property.name == "id", let type = property.type else {
        return false
      }
      if type.associatedName != "ID" {
        settle("ID", as: type)
        isIdentityImplied = true
      }
      return true
    }
    add(identity)
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
  /// Whether it says something of the associated type of `Identifiable`.
  fileprivate var isAboutIdentity: Bool {
    switch self {
    case .same(let left, let right), .conforms(let left, let right): left.refers(to: "ID") || right.refers(to: "ID")
    }
  }

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

  /// The name alone, if it's written as a member of `Self`: `Key` for `Self.Key`.
  var memberOfSelf: TypeExpression? {
    if case .named(.named(nil, "Self", [])?, let name, []) = self { .name(name) } else { nil }
  }

  /// Returns whether an associated type occurs anywhere in the type, alone or as a member of `Self`.
  fileprivate func refers(to name: String) -> Bool { contains { $0.associatedName == name } }
}
