/// The requirements of a protocol and its parents in one list.
struct FlattenedProtocol: Sendable {
  var members: [Member] = []
  /// The places of the members, by name.
  private var places: [String: [Int]] = [:]
  /// What distinguishes the members from others of their names, by place, as far as it was compared.
  private var signatures: [Int: String] = [:]
  var associatedTypes: [AssociatedType] = []
  /// Associated types that a `where` clause or a type alias has determined.
  var settledTypes: [(name: String, type: TypeExpression)] = []
  /// Types that must be the same because an associated type is determined to be both of them.
  private var sameTypes: [(TypeExpression, TypeExpression)] = []
  /// The types that the standard library's associated types are by default.
  var usualTypes: [String: TypeExpression] = [:]
  var requirements: [GenericRequirement] = []
  /// The names of all inherited protocols, including known ones.
  var ancestors: Set<String> = []
  /// The attributes of all inherited protocols.
  var attributes: [String] = []
  /// What isolates conforming types to an actor, if anything: an attribute, or the name of a protocol of actors.
  var isolation: String?
  /// The class that the conforming type must inherit from.
  var superclass: TypeExpression?
  var isUncheckedSendable = false
  /// All protocols whose requirements are in the list, with the original one first.
  var sources: [TypeDeclaration] = []
  /// The conditions under which it has associated types and requirements on them, except those of the original protocol.
  var openConditions: [String] = []
}

// MARK: - Comparing

extension FlattenedProtocol {
  /// What the generic parameters and aliases of a fake depend on.
  struct Types: Equatable {
    var parameters: [String: [TypeExpression]]
    var settled: [String: TypeExpression]
    var requirements: Set<GenericRequirement>
  }

  /// The types that associated types are, with the one of `Identifiable`, which is inferred.
  var typesOfSelf: [(name: String, type: TypeExpression)] {
    let isInferred =
      ancestors.contains("Identifiable") && !(associatedTypes.map(\.name) + settledTypes.map(\.name)).contains("ID")
    return isInferred ? settledTypes + [("ID", .name("Self"))] : settledTypes
  }

  var types: Types {
    Types(
      parameters: Dictionary(associatedTypes.map { ($0.name, $0.parents) }) { first, _ in first },
      settled: Dictionary(settledTypes.map { ($0.name, $0.type) }) { first, _ in first },
      requirements: Set(requirements + associatedTypes.flatMap(\.requirements)))
  }
}

// MARK: - Merging

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

  mutating func settle(_ name: String, as type: TypeExpression) {
    if let known = settledTypes.first(where: { $0.name == name }) {
      if known.type != type { sameTypes.append((known.type, type)) }
    } else if !leads(type, to: name) {
      settledTypes.append((name, type))
    }
  }

  /// Returns whether a type is an associated type, or is determined to be it.
  private func leads(_ type: TypeExpression, to name: String) -> Bool {
    guard let other = type.associatedName else { return false }
    return other == name || settledTypes.first { $0.name == other }.map { leads($0.type, to: name) } ?? false
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
        settledTypes.removeAll { $0.name == name }
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
    for alias in sources.filter({ !$0.isKnown }).flatMap(\.aliases)
    where alias.generics.isEmpty && names.contains(alias.name) {
      settle(alias.name, as: alias.type)
    }
    let equalities = sameTypes.flatMap { $0.determined(by: $1) + $1.determined(by: $0) }
    for (name, type) in equalities where names.contains(name) { settle(name, as: type) }
  }

  /// Merges the members that are equal once associated types are settled: an heir may state what its parent leaves open.
  ///
  /// - Parameter normalized: Returns the form of a type in which types are compared.
  mutating func mergeSettledMembers(_ normalized: (TypeExpression) -> TypeExpression) {
    let types = Dictionary(settledTypes.map { ($0.name, $0.type) }) { first, _ in first }
    guard !types.isEmpty, places.count < members.count else { return }
    func settled(_ type: TypeExpression) -> TypeExpression? {
      if case .function(let function) = type {
        return function.takingStandIns(types) { $0.functionType != nil }.map { .function($0).rewritten(settled) }
      }
      return type.associatedName.flatMap { types[$0] }?.substituting(types)
    }
    var merged: [(member: Member, settled: Member, signature: String)] = []
    for member in members {
      let own = member.rewritten(settled)
      let signature = own.signature(normalized)
      let others = merged.indices.filter { merged[$0].member.name == member.name }
      if let place = others.first(where: { merged[$0].signature == signature }) {
        merged[place].member = self.merged(member, with: merged[place].member)
      } else if let (place, conditions) = others.lazy.compactMap({ place in
        own.conditionsOfEither(merged[place].settled).map { (place, $0) }
      }).first {
        merged[place].member.conditions = conditions
        merged[place].settled.conditions = conditions
        merged[place].signature = merged[place].settled.signature(normalized)
      } else {
        merged.append((member, own, signature))
      }
    }
    members = merged.map(\.member)
  }

  /// Settles the associated types of known protocols that nothing else has settled.
  mutating func settleUsualTypes() {
    for (name, type) in usualTypes { settle(name, as: type) }
  }

  /// Adds the associated type of `Identifiable`, which is otherwise inferred, if it must conform to something else.
  mutating func stateIdentity() {
    let name = TypeExpression.name("ID")
    guard ancestors.contains("Identifiable"), !settledTypes.contains(where: { $0.name == "ID" }),
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

  /// Notes that an actor's `id` is also the one that `Identifiable` requires.
  mutating func noteIdentity() {
    guard isolation != nil, ancestors.contains("Identifiable") else { return }
    for index in members.indices where members[index].name == "id" && !members[index].isStatic {
      members[index].isOnAndOffActor = members[index].isOnAndOffActor || !members[index].isNonisolated
    }
  }

  /// Drops what an asynchronous sequence requires of its iterator's failure if nothing settles `Failure`, because the
  /// type has no such name where the deployment target is older than it.
  mutating func forgetUnsettledFailure() {
    let name = "Failure"
    guard ancestors.contains("AsyncSequence"), !settledTypes.contains(where: { $0.name == name }),
      !associatedTypes.contains(where: { $0.name == name })
    else { return }
    for index in associatedTypes.indices {
      associatedTypes[index].requirements.removeAll { requirement in
        if case .same(_, .named(nil, name, [])) = requirement { true } else { false }
      }
    }
  }

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

  /// Adds a requirement. If the same requirement already exists, a single member meets both, with the effects that both
  /// allow.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - normalized: Returns the form of a type in which types are compared.
  mutating func add(_ member: Member, _ normalized: (TypeExpression) -> TypeExpression) {
    let name = member.name
    let others = places[name] ?? []
    // Names almost always differ, and comparing signatures takes long.
    if !others.isEmpty {
      let signature = member.signature(normalized)
      if let index = others.first(where: { self.signature(at: $0, normalized) == signature }) {
        if !settle(what: member, statesOf: members[index]) { settle(what: members[index], statesOf: member) }
        members[index] = merged(member, with: members[index])
        unite(index, others)
        return
      }
      for index in others {
        guard let conditions = member.conditionsOfEither(members[index]) else { continue }
        members[index].conditions = conditions
        signatures[index] = nil
        return
      }
      signatures[members.count] = signature
    }
    places[name, default: []].append(members.count)
    members.append(member)
  }

  private mutating func signature(at place: Int, _ normalized: (TypeExpression) -> TypeExpression) -> String {
    if let known = signatures[place] { return known }
    let signature = members[place].signature(normalized)
    signatures[place] = signature
    return signature
  }

  private func merged(_ member: Member, with earlier: Member) -> Member {
    var merged = member.merged(with: earlier)
    if earlier.isOnAndOffActor || isolation != nil && member.isNonisolated != earlier.isNonisolated {
      merged.isOnAndOffActor = true
      merged.modifiers.removeAll { $0 == "nonisolated" }
    }
    return merged
  }

  /// Settles an associated type that is the type of a property for which another protocol states a type.
  ///
  /// - Returns: Whether there is such a type.
  @discardableResult
  private mutating func settle(what member: Member, statesOf other: Member) -> Bool {
    guard case .property(let stated) = member.kind, case .property(let open) = other.kind, let type = stated.type,
      let name = open.type?.associatedName, associatedTypes.contains(where: { $0.name == name }),
      !type.refers(to: name)
    else { return false }
    settle(name, as: type)
    return true
  }

  /// Replaces a member and one of some others with one that exists where either does, if merging has made them equal.
  private mutating func unite(_ index: Int, _ others: [Int]) {
    for other in others where other != index {
      guard let conditions = members[index].conditionsOfEither(members[other]) else { continue }
      members[min(index, other)].conditions = conditions
      members.remove(at: max(index, other))
      places = Dictionary(grouping: members.indices) { members[$0].name }
      signatures = [:]
      return
    }
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
