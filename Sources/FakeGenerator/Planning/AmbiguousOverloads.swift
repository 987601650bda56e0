// Overloads that differ in a generic result can be ambiguous however the result is used: both `() -> T?` and
// `() -> [T]?` return an optional array. Nobody can call the one that returns it, so a fake doesn't forward it.

extension FakePlan {
  /// Stops the forwarding of members whose calls would be ambiguous.
  mutating func stopForwardingAmbiguous(among candidates: [Int]) {
    let overloads = candidates.groups { members[$0].overloadKey(typed: true, constrained: false) }
    for group in overloads.map(members.coexisting) {
      for index in group where group.contains(where: { $0 != index && members[$0].canStandFor(members[index]) }) {
        members[index].isForwardable = false
      }
    }
  }
}

extension MemberPlan {
  /// Returns whether a call of another overload is also one of this, for some types of its generic parameters.
  fileprivate func canStandFor(_ other: MemberPlan) -> Bool {
    if generics.isEmpty || other.generics.isEmpty || parameters.count != other.parameters.count { return false }
    let own = [value] + parameters.map(\.declared.type)
    let others = [other.value] + other.parameters.map(\.declared.type)
    let determined = zip(own, others).flatMap { $0.determined(by: $1) }.filter { genericNames.contains($0.name) }
    let types = Dictionary(determined.map { ($0.name, $0.type) }) { first, _ in first }
    // Of overloads that differ only in constraints, the compiler calls the one with more of them.
    let containers = types.filter { !($0.value.associatedName.map(other.genericNames.contains) ?? false) }
    return !containers.isEmpty && own.map { $0.substituting(types) } == others
      && containers.keys.allSatisfy { constraints(on: $0).allSatisfy(\.isMetByContainers) }
  }

  /// Returns what one of its generic parameters must conform to.
  private func constraints(on name: String) -> [TypeExpression] {
    generics.filter { $0.name == name }.compactMap(\.parent) + requirements.compactMap { $0.conformance(of: name) }
  }
}

extension TypeExpression {
  /// Whether it's a protocol that optionals or arrays conform to, at least if what they contain does.
  fileprivate var isMetByContainers: Bool {
    if case .composition(let parents) = self { return parents.allSatisfy(\.isMetByContainers) }
    return ["Codable", "Collection", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable", "Sequence"]
      .contains(namePath?.last)
  }
}
