// A method's generic parameter can have the name of an associated type. In the fake, where the associated type is a
// generic parameter of the class, the compiler rejects that. It can also have a name that the method's body uses.

extension Member {
  /// Returns the member with other names for the generic parameters that have the same name as one of the fake's.
  func renamingGenerics(_ taken: Set<String>) -> Member {
    if generics.isEmpty { return self }
    var member = self
    switch kind {
    case .function(var function):
      guard let renamed = Renaming(function.generics, taken) else { return self }
      renamed.apply(&function.generics, &function.requirements, &function.parameters)
      function.effects = function.effects.rewritten(renamed.change)
      function.result = function.result?.rewritten(renamed.change)
      member.kind = .function(function)
    case .subscript(var value):
      guard let renamed = Renaming(value.generics, taken) else { return self }
      renamed.apply(&value.generics, &value.requirements, &value.parameters)
      value.result = value.result.rewritten(renamed.change)
      member.kind = .subscript(value)
    case .initializer(var value):
      guard let renamed = Renaming(value.generics, taken) else { return self }
      renamed.apply(&value.generics, &value.requirements, &value.parameters)
      value.effects = value.effects.rewritten(renamed.change)
      member.kind = .initializer(value)
    case .property: break
    }
    return member
  }
}

/// The new names of a member's generic parameters.
private struct Renaming {
  private let names: [String: String]

  /// Finds new names, or returns nil if none is needed.
  init?(_ generics: [GenericParameter], _ taken: Set<String>) {
    guard generics.contains(where: { taken.contains($0.name) }) else { return nil }
    var names: [String: String] = [:]
    let all = taken.union(generics.map(\.name))
    for generic in generics where taken.contains(generic.name) {
      var name = generic.name + "_"
      while all.contains(name) { name += "_" }
      names[generic.name] = name
    }
    self.names = names
  }

  /// Returns the type with its new name, or nil if it keeps its name.
  func change(_ type: TypeExpression) -> TypeExpression? {
    guard case .named(nil, let name, []) = type, let renamed = names[name] else { return nil }
    return .name(renamed)
  }

  func apply(
    _ generics: inout [GenericParameter], _ requirements: inout [GenericRequirement], _ parameters: inout [Parameter]
  ) {
    for index in generics.indices {
      generics[index].name = names[generics[index].name] ?? generics[index].name
      generics[index].parent = generics[index].parent?.rewritten(change)
    }
    requirements = requirements.map { $0.rewritten(change) }
    for index in parameters.indices { parameters[index].type = parameters[index].type.rewritten(change) }
  }
}
