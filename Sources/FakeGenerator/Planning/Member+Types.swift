extension Member {
  /// Returns the member with parts of its types replaced.
  func rewritten(_ change: (TypeExpression) -> TypeExpression?) -> Member {
    func rewrite(_ parameters: inout [Parameter]) {
      for index in parameters.indices { parameters[index].type = parameters[index].type.rewritten(change) }
    }
    func rewrite(_ generics: inout [GenericParameter], _ requirements: inout [GenericRequirement]) {
      for index in generics.indices { generics[index].parent = generics[index].parent?.rewritten(change) }
      requirements = requirements.map { $0.rewritten(change) }
    }
    var member = self
    switch kind {
    case .function(var function):
      rewrite(&function.generics, &function.requirements)
      rewrite(&function.parameters)
      function.effects = function.effects.rewritten(change)
      function.result = function.result?.rewritten(change)
      member.kind = .function(function)
    case .property(var property):
      property.type = property.type?.rewritten(change)
      property.accessors.getEffects = property.accessors.getEffects.rewritten(change)
      member.kind = .property(property)
    case .subscript(var value):
      rewrite(&value.generics, &value.requirements)
      rewrite(&value.parameters)
      value.result = value.result.rewritten(change)
      value.accessors.getEffects = value.accessors.getEffects.rewritten(change)
      member.kind = .subscript(value)
    case .initializer(var value):
      rewrite(&value.generics, &value.requirements)
      rewrite(&value.parameters)
      value.effects = value.effects.rewritten(change)
      member.kind = .initializer(value)
    }
    return member
  }
}

extension VisibleDeclarations {
  /// Returns an inherited member with the types that its declaration sees beside itself named as they are elsewhere.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - type: The type that declares it.
  ///   - place: The types that enclose the heir.
  func qualifying(_ member: Member, of type: TypeDeclaration, seenFrom place: [String]) -> Member {
    if type.enclosing.isEmpty || place.starts(with: type.enclosing) { return member }
    let own = Set(
      type.generics.map(\.name) + type.associatedTypes.map(\.name) + type.aliases.map(\.name)
        + member.generics.map(\.name) + ["Self"])
    func qualified(_ type: TypeExpression, in enclosing: [String]) -> TypeExpression? {
      guard case .named(nil, let name, let arguments) = type, !own.contains(name) else { return nil }
      guard let scope = innermostScope(of: name, in: enclosing), !place.starts(with: scope) else { return nil }
      let base = scope.dropFirst().reduce(TypeExpression.name(scope[0])) { .named(base: $0, name: $1, arguments: []) }
      return .named(
        base: base, name: name, arguments: arguments.map { $0.rewritten { qualified($0, in: enclosing) } })
    }
    return member.rewritten { qualified($0, in: type.enclosing) }
  }
}
