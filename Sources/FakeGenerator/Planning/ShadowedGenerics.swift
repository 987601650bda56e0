// A method's generic parameter can have the name of an associated type. In the fake, where the associated type is a
// generic parameter of the class, the compiler rejects that. It can also have a name that the method's body uses.

extension Member {
  /// Returns the member with other names for the generic parameters that have the same name as one of the fake's.
  func renamingGenerics(_ taken: Set<String>) -> Member {
    let shadowing = generics.map(\.name).filter(taken.contains)
    if shadowing.isEmpty { return self }
    let all = taken.union(generics.map(\.name))
    var names: [String: String] = [:]
    for old in shadowing { names[old] = (old + "_").avoiding(all) }
    var member = rewritten { type in
      guard case .named(nil, let name, []) = type else { return nil }
      return names[name].map { .name($0) }
    }
    member.generics = member.generics.map { generic in
      var generic = generic
      generic.name = names[generic.name] ?? generic.name
      return generic
    }
    return member
  }
}

extension String {
  /// Returns the name with as many underscores after it as make it different from other names.
  func avoiding(_ names: Set<String>) -> String {
    var name = self
    while names.contains(name) { name += "_" }
    return name
  }
}
