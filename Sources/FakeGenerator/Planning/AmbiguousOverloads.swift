// Overloads that differ in their results can be ambiguous however the result is used: both `() -> T?` and `() -> [T]?`
// return an optional array, and both `() -> Book` and `() -> Novel` a book. Nobody can call the one that returns it, so
// a fake doesn't forward it.

extension FakePlan {
  /// Stops the forwarding of members whose calls would be ambiguous.
  ///
  /// - Parameters:
  ///   - overloads: The places of members that differ only in their results and in constraints, in groups.
  ///   - declarations: The declarations as the types' module sees them.
  ///   - scope: The types that the members are written in.
  mutating func stopForwardingAmbiguous(
    among overloads: [[Int]], by declarations: VisibleDeclarations, in scope: [String]
  ) {
    for group in overloads.map(members.coexisting) {
      for index in group {
        let member = members[index]
        let pattern = member.pattern
        let isAmbiguous = group.contains { other in
          other != index
            && (members[other].pattern.canStandFor(pattern)
              || declarations.isConverted(members[other].value, to: member.value, in: scope))
        }
        if isAmbiguous { members[index].isForwardable = false }
      }
    }
  }
}

extension VisibleDeclarations {
  /// Returns whether a value of one type is one of another in the compiler's view, which prefers neither: an object of a
  /// subclass, a value of a protocol's type, or a tuple with other labels.
  fileprivate func isConverted(_ one: TypeExpression, to other: TypeExpression, in scope: [String]) -> Bool {
    func isConverted(_ one: TypeExpression, _ other: TypeExpression) -> Bool {
      if one == other { return true }
      switch (one, other) {
      case (.optional(let one), .optional(let other)), (.array(let one), .array(let other)):
        return isConverted(one, other)
      case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
        return key == otherKey && isConverted(value, otherValue)
      case (.tuple(let some), .tuple(let others)):
        return some.count == others.count && zip(some, others).allSatisfy { isConverted($0.type, $1.type) }
      case (.existential(let protocols), .existential(let others)):
        return others.composed.allSatisfy { other in
          protocols.composed.contains { $0 == other || inherits($0, from: other, in: scope) }
        }
      // Whether the type conforms to the protocol is known only of few types.
      case (_, .existential): return one.functionType == nil
      case (.named, .named): return inherits(one, from: other, in: scope)
      default: return false
      }
    }
    let (one, other) = (canonical(one, in: [scope]), canonical(other, in: [scope]))
    return one != other && isConverted(one, other)
  }
}

/// What the overloads of a member differ in.
struct OverloadPattern {
  var generics: [GenericParameter]
  var requirements: [GenericRequirement]
  var parameters: [TypeExpression]
  var result: TypeExpression

  /// Returns whether a call of another overload is also one of this, for some types of the generic parameters that occur
  /// only in the result.
  ///
  /// - Parameters:
  ///   - other: The other overload.
  ///   - mayConform: Returns whether types such as arrays and optionals may conform to another protocol than those of the
  ///     standard library.
  func canStandFor(_ other: Self, mayConform: (TypeExpression) -> Bool = { _ in false }) -> Bool {
    if generics.isEmpty || other.generics.isEmpty || parameters.count != other.parameters.count { return false }
    let own = [result] + parameters
    let others = [other.result] + other.parameters
    let names = Set(generics.map(\.name))
    let determined = zip(own, others).flatMap { $0.determined(by: $1) }.filter { names.contains($0.name) }
    let types = Dictionary(determined.map { ($0.name, $0.type) }) { first, _ in first }
    // Of overloads that differ only in constraints, the compiler calls the one with more of them.
    let otherNames = Set(other.generics.map(\.name))
    let containers = types.filter { !($0.value.associatedName.map(otherNames.contains) ?? false) }
    return !containers.isEmpty && own.map { $0.substituting(types) } == others
      && containers.keys.allSatisfy { constraints(on: $0).allSatisfy { $0.isMetByContainers || mayConform($0) } }
      && !parameters.contains { $0.mentions(Set(containers.keys)) }
  }

  /// Returns what one of its generic parameters must conform to.
  private func constraints(on name: String) -> [TypeExpression] {
    generics.filter { $0.name == name }.compactMap(\.parent) + requirements.compactMap { $0.conformance(of: name) }
  }
}

extension MemberPlan {
  fileprivate var pattern: OverloadPattern {
    OverloadPattern(
      generics: generics, requirements: requirements, parameters: parameters.map(\.declared.type), result: value)
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
