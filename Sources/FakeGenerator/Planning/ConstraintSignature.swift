/// The constraints on a member's generic parameters, as text that doesn't depend on the parameters' names. Two members
/// that differ only in it are overloads.
struct ConstraintSignature {
  /// The constraints in a fixed order, or an empty string if there are none.
  let text: String
  private let names: [String: TypeExpression]
  private let constraints: [GenericRequirement]

  /// Collects the constraints on generic parameters.
  ///
  /// - Parameters:
  ///   - generics: The generic parameters.
  ///   - requirements: What else is required of them.
  ///   - normalized: Returns the form of a type in which types are compared.
  init(
    _ generics: [GenericParameter], _ requirements: [GenericRequirement],
    _ normalized: (TypeExpression) -> TypeExpression = { $0 }
  ) {
    if generics.isEmpty, requirements.isEmpty {
      text = ""
      names = [:]
      constraints = []
      return
    }
    let numbered = generics.enumerated().map { ($1.name, TypeExpression.name("$\($0)")) }
    let names = Dictionary(numbered) { first, _ in first }
    self.names = names
    constraints = Self.constraints(generics, requirements).map { requirement in
      requirement.rewritten { normalized($0.substituting(names)) }
    }
    text = " where " + constraints.flatMap(\.words).sorted().joined(separator: ", ")
  }

  /// The constraints as they would be written in one clause, or an empty string if there are none.
  static func clause(_ generics: [GenericParameter], _ requirements: [GenericRequirement]) -> String {
    let words = constraints(generics, requirements).flatMap(\.words)
    return words.isEmpty ? "" : " where " + words.joined(separator: ", ")
  }

  private static func constraints(
    _ generics: [GenericParameter], _ requirements: [GenericRequirement]
  ) -> [GenericRequirement] {
    generics.compactMap { generic in generic.parent.map { .conforms(generic.constrained, $0) } } + requirements
  }

  /// Returns whether everything that meets these constraints meets others, too, as far as the declarations tell.
  func meets(_ others: ConstraintSignature, in declarations: VisibleDeclarations) -> Bool {
    let own = constraints.flatMap(\.single)
    return others.constraints.flatMap(\.single).allSatisfy { other in
      own.contains { $0.words == other.words || $0.implies(other, in: declarations) }
    }
  }

  /// Returns whether these constraints and others would be the same without `Sendable`.
  func differsOnlyInSendability(from others: ConstraintSignature) -> Bool {
    func compared(_ signature: ConstraintSignature) -> [String] {
      signature.constraints.flatMap(\.single).filter { !$0.isSendability }.flatMap(\.words).sorted()
    }
    return text != others.text && compared(self) == compared(others)
  }

  /// Returns a type of the member with the generic parameters' numbers in place of their names.
  func renamed(_ type: TypeExpression) -> TypeExpression {
    names.isEmpty ? type : type.substituting(names)
  }
}

extension GenericParameter {
  /// What its constraint is about, as a `where` clause names it.
  fileprivate var constrained: TypeExpression { isPack ? .expansion(.element(.name(name))) : .name(name) }
}

extension GenericRequirement {
  /// The requirement, once for each protocol that it names.
  fileprivate var single: [GenericRequirement] {
    if case .conforms(let left, .composition(let parents)) = self { return parents.map { .conforms(left, $0) } }
    return [self]
  }

  /// Whether it requires only that a type be `Sendable`.
  fileprivate var isSendability: Bool {
    guard case .conforms(_, let parent) = self else { return false }
    return parent == .name("Sendable") || parent == .swift("Sendable")
  }

  /// Returns whether the requirement is of a protocol that inherits from that of another.
  fileprivate func implies(_ other: GenericRequirement, in declarations: VisibleDeclarations) -> Bool {
    guard case .conforms(let subject, let parent) = self, case .conforms(subject, let other) = other else {
      return false
    }
    return declarations.isProtocol(parent, orHeirOf: other)
  }

  /// The requirement as text, once for each protocol that it names.
  fileprivate var words: [String] {
    single.map { requirement in
      switch requirement {
      case .same(let left, let right): [left.description, right.description].sorted().joined(separator: " == ")
      case .conforms(let left, let right): "\(left): \(right)"
      }
    }
  }
}
