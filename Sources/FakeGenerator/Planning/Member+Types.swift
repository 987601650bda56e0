extension Member {
  /// Returns whether any of its types refers to an associated type.
  func mentions(_ associatedType: String) -> Bool {
    var isMentioned = false
    _ = rewritten { part in
      if part.associatedName == associatedType { isMentioned = true }
      return nil
    }
    return isMentioned
  }

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
