/// The requirements of a protocol and its parents in one list.
struct FlattenedProtocol: Sendable {
  var members: [Member] = []
  /// The places of the members, by name.
  private var places: [String: [Int]] = [:]
  /// What distinguishes the members from others of their names, by place, as far as it was compared.
  private var signatures: [Int: String] = [:]
  var associatedTypes: [AssociatedType] = []
  /// Associated types that a `where` clause or a type alias has determined.
  var settledTypes = SettledTypes()
  /// Types that must be the same because an associated type is determined to be both of them.
  var sameTypes: [(TypeExpression, TypeExpression)] = []
  /// What constraints make members of associated types: `S.Model` is `User` if `S` is a `Service<User>`.
  var impliedTypes: [(member: TypeExpression, type: TypeExpression)] = []
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
  /// Whether the associated type of `Identifiable` is only implied by a property, which tells the compiler nothing of it.
  var isIdentityImplied = false
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
    return isInferred ? settledTypes + [("ID", .name("Self"))] : Array(settledTypes)
  }

  var types: Types {
    Types(
      parameters: Dictionary(associatedTypes.map { ($0.name, $0.parents) }) { first, _ in first },
      settled: settledTypes.byName,
      requirements: Set(requirements + associatedTypes.flatMap(\.requirements)))
  }
}

// MARK: - Merging

extension FlattenedProtocol {
  /// Merges the members that are equal once associated types are settled: an heir may state what its parent leaves open.
  ///
  /// - Parameter normalized: Returns the form of a type in which types are compared.
  mutating func mergeSettledMembers(_ normalized: (TypeExpression) -> TypeExpression) {
    guard places.count < members.count else { return }
    let types = settledTypes.byName
    // `Stage.Input`, if it is required to be the same as another type.
    var memberTypes: [TypeExpression: TypeExpression] = [:]
    for case .same(let left, let right) in requirements + associatedTypes.flatMap(\.requirements)
    where left.associatedName == nil {
      memberTypes[left] = right
    }
    for (member, type) in impliedTypes where memberTypes[member] == nil { memberTypes[member] = type }
    if types.isEmpty, memberTypes.isEmpty { return }
    func settled(_ type: TypeExpression) -> TypeExpression? {
      if let same = memberTypes[type] { return same }
      if case .function(let function) = type {
        return function.takingStandIns(types) { $0.functionType != nil }.map { .function($0).rewritten(settled) }
      }
      return type.associatedName.flatMap { types[$0] }?.substituting(types).rewritten { memberTypes[$0] }
    }
    var merged: [(member: Member, settled: Member, signature: String)] = []
    var placesOfMerged: [String: [Int]] = [:]
    for member in members {
      let own = member.rewritten(settled)
      let signature = own.signature { type in
        // What an alias of the protocol refers to may be settled, too.
        let meant = normalized(type)
        let known = meant.rewritten(settled)
        return known == meant ? meant : normalized(known)
      }
      let others = placesOfMerged[member.name] ?? []
      if let place = others.first(where: { merged[$0].signature == signature }) {
        merged[place].member = self.merged(member, with: merged[place].member, hiding: { true })
      } else if let (place, conditions) = others.lazy.compactMap({ place in
        own.conditionsOfEither(merged[place].settled).map { (place, $0) }
      }).first {
        merged[place].member.conditions = conditions
        merged[place].settled.conditions = conditions
        merged[place].signature = merged[place].settled.signature(normalized)
      } else {
        placesOfMerged[member.name, default: []].append(merged.count)
        merged.append((member, own, signature))
      }
    }
    members = merged.map(\.member)
  }

  /// Replaces the members.
  mutating func changeMembers(_ change: (Member) -> Member) {
    members = members.map(change)
    signatures = [:]
  }

  /// Notes that an actor's `id` is also the one that `Identifiable` requires.
  mutating func noteIdentity() {
    guard isolation != nil, ancestors.contains("Identifiable") else { return }
    for index in members.indices where members[index].name == "id" && !members[index].isStatic {
      members[index].isOnAndOffActor = members[index].isOnAndOffActor || !members[index].isNonisolated
    }
  }

  /// Adds a requirement. If the same requirement already exists, a single member meets both, with the effects that both
  /// allow.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - normalized: Returns the form of a type in which types are compared.
  ///   - hides: Returns whether it hides the requirement of other protocols, by their paths.
  mutating func add(
    _ member: Member, _ normalized: (TypeExpression) -> TypeExpression,
    hiding hides: ([[String]]) -> Bool = { _ in true }
  ) {
    let name = member.name
    let others = places[name] ?? []
    // Names almost always differ, and comparing signatures takes long.
    if !others.isEmpty {
      let signature = member.signature(normalized)
      if let index = others.first(where: { self.signature(at: $0, normalized) == signature }) {
        if !settle(what: member, statesOf: members[index]) { settle(what: members[index], statesOf: member) }
        members[index] = merged(member, with: members[index], hiding: { hides(members[index].origins) })
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

  private func merged(
    _ member: Member, with earlier: Member, hiding isHidden: () -> Bool
  ) -> Member {
    var merged = member.merged(with: earlier, hiding: isHidden)
    if earlier.isOnAndOffActor || isolation != nil && member.isNonisolated != earlier.isNonisolated {
      merged.isOnAndOffActor = true
      merged.modifiers.removeAll { $0 == "nonisolated" }
    }
    return merged
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
