extension FakePlan {
  /// Renames the methods without parameters that have the same name as a property. Two protocols can require one each,
  /// but a class can't have both under that name.
  mutating func separateMethodsFromProperties(_ diagnostics: inout [Diagnostic]) {
    let isAnyPlain = members.indices.contains { members[$0].kind == .function && members[$0].parameters.isEmpty }
    guard isAnyPlain else { return }
    var properties: Set<String> = []
    for index in members.indices where members[index].kind == .property {
      properties.insert("\(members[index].isStatic) \(members[index].name)")
    }
    if properties.isEmpty { return }
    for index in members.indices where members[index].kind == .function && members[index].parameters.isEmpty {
      let method = members[index]
      guard properties.contains("\(method.isStatic) \(method.name)"),
        let owner = sources.first(where: { $0.declaresMethod(method.name) })
      else { continue }
      let name = method.name.quotedIfKeyword()
      members[index].attributes.append("@_implements(\(owner.qualifiedName),\(name)())")
      members[index].calledAs = method.name
      members[index].name = method.name + "_"
      // An identifier without parentheses would also match the calls of a method with the same base name.
      members[index].identifier = MemberNaming.identifier(members[index].name, [])
      members[index].key = members[index].baseKey
      members[index].keyWithoutResult = members[index].key
      diagnostics.append(Diagnostic(.calledLikeProperty(method.name), at: method.position))
    }
  }
}

extension TypeDeclaration {
  /// Returns whether it requires a method with this name and no parameters.
  fileprivate func declaresMethod(_ name: String) -> Bool {
    members.contains { member in
      guard case .function(let function) = member.kind else { return false }
      return function.name == name && function.parameters.isEmpty
    }
  }
}

extension Diagnostic.Message {
  static func calledLikeProperty(_ name: String) -> Self {
    Self(
      text: "'\(name)()' has the name of a property; in the fake, the method and its typed API are called '\(name)_()'",
      severity: .warning)
  }
}
