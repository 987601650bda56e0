/// The constraints on a member's generic parameters, as text that doesn't depend on the parameters' names. Two members
/// that differ only in it are overloads.
struct ConstraintSignature {
  /// The constraints in a fixed order, or an empty string if there are none.
  let text: String
  private let names: [String: TypeExpression]

  init(_ generics: [GenericParameter], _ requirements: [GenericRequirement]) {
    if generics.isEmpty, requirements.isEmpty {
      text = ""
      names = [:]
      return
    }
    let numbered = generics.enumerated().map { ($1.name, TypeExpression.name("$\($0)")) }
    let names = Dictionary(numbered) { first, _ in first }
    self.names = names
    let constraints = Self.constraints(generics, requirements).map { $0.rewritten { $0.renamed(names) } }
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
    generics.compactMap { generic in generic.parent.map { .conforms(.name(generic.name), $0) } } + requirements
  }

  /// Returns a type of the member with the generic parameters' numbers in place of their names.
  func renamed(_ type: TypeExpression) -> TypeExpression {
    names.isEmpty ? type : type.substituting(names)
  }
}

extension TypeExpression {
  fileprivate func renamed(_ names: [String: TypeExpression]) -> TypeExpression? {
    guard case .named(nil, let name, []) = self else { return nil }
    return names[name]
  }
}

extension GenericRequirement {
  /// The requirement as text, once for each protocol that it names.
  fileprivate var words: [String] {
    switch self {
    case .same(let left, let right): [[left.description, right.description].sorted().joined(separator: " == ")]
    case .conforms(let left, .composition(let parents)): parents.map { "\(left): \($0)" }
    case .conforms(let left, let right): ["\(left): \(right)"]
    }
  }
}
