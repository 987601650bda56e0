extension Planner {
  /// Checks a class that the fake must inherit from: the fake must be able to inherit from it and to create it without
  /// arguments.
  func checkSuperclass(_ name: TypeExpression, of type: TypeDeclaration) throws(Refusal) {
    guard let superclass = declarations.type(name, in: type.enclosing + [type.name]) else { return }
    if superclass.modifiers.contains("final") {
      throw Refusal(.finalSuperclass(superclass.name, of: type.name), at: type.position)
    }
    let initializers = superclass.members.filter(\.isDesignatedInitializer)
    let isMade = initializers.contains { member in
      if case .initializer(let initializer) = member.kind { initializer.isPlain } else { false }
    }
    guard isMade || initializers.isEmpty else {
      throw Refusal(.superclassNeedsArguments(superclass.name, of: type.name), at: type.position)
    }
  }
}

extension Initializer {
  /// Whether it can be called without arguments and never fails.
  fileprivate var isPlain: Bool {
    parameters.isEmpty && failability.isEmpty && !effects.mayThrow && !effects.isAsync
  }
}

extension Diagnostic.Message {
  static func finalSuperclass(_ superclass: String, of name: String) -> Self {
    Self(text: "cannot fake '\(name)': it requires a subclass of '\(superclass)', which is final")
  }

  static func superclassNeedsArguments(_ superclass: String, of name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': it requires a subclass of '\(superclass)', which has no initializer without arguments
        """)
  }
}
