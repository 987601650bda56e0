extension TypeExpression {
  /// Returns the type with generic parameters in place of its opaque types, including nested ones.
  func named(_ generics: inout [GenericParameter]) -> TypeExpression {
    rewritten { type in
      guard case .opaque(let constraint) = type else { return nil }
      let parent = constraint.named(&generics)
      let name = "Some\(generics.count + 1)"
      generics.append(GenericParameter(name: name, parent: parent))
      return .name(name)
    }
  }
}
