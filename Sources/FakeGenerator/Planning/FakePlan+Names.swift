extension FakePlan {
  /// Notes the members with a type that has the name of a member or of an alias that repeats it.
  mutating func noteHiddenResults(_ declarations: VisibleDeclarations) {
    let names = declarations.table.contents.repeatedNames.union(members.map(\.name))
    for index in members.indices { members[index].isResultHidden = members[index].value.mentions(names) }
  }

  /// Renames what the fake adds if the type has a member with that name or refers to a type with that name.
  mutating func avoidTakenNames(_ diagnostics: inout [Diagnostic]) {
    avoidNamesOfMembers(&diagnostics)
    isNameHidden =
      members.indices.contains { members[$0].name == name } || inheritedMembers.contains { $0.name == name }
    MemberNaming.distinguishOwnStubs(&members)
    let ownKeys = members.indices.filter { members[$0].needsOwnAnswer }.map { members[$0].ownStubKey }
    while !ownKeys.isEmpty, mentionsAny(of: ownKeys.map { $0 + names.ownStub }) { names.ownStub += "_" }
    func isTaken(_ own: String...) -> Bool { mentionsAny(of: own) }
    if !isTaken(names.stubs, names.verifications, names.history, names.body) { return }
    func free(_ name: String) -> String { isTaken(name) ? free(name + "_") : name }
    names.stubs = free(names.stubs)
    names.verifications = free(names.verifications)
    names.history = free(names.history)
    names.body = free(names.body)
  }

  private mutating func avoidNamesOfMembers(_ diagnostics: inout [Diagnostic]) {
    let usual = ["stub", "verify", "calls", "storage", "staticStorage", "callsSuper", "client", "target"]
    guard
      members.indices.contains(where: { usual.contains(members[$0].name) })
        || inheritedMembers.contains(where: { usual.contains($0.name) })
    else { return }
    let all =
      members.map { InheritedName(name: $0.name, isStatic: $0.isStatic, position: $0.position) } + inheritedMembers
    let taken = Set(all.map(\.name))
    func renamed(_ name: String, isStatic: Bool) -> String {
      guard taken.contains(name), let member = all.first(where: { $0.name == name && $0.isStatic == isStatic })
      else { return name }
      let free = name.avoiding(taken)
      diagnostics.append(Diagnostic(.renamed(name, to: free), at: member.position))
      return free
    }
    names.stub = renamed("stub", isStatic: false)
    names.verify = renamed("verify", isStatic: false)
    names.calls = renamed("calls", isStatic: false)
    names.storage = renamed("storage", isStatic: false)
    if shape == .provider { names.client = renamed("client", isStatic: false) }
    if shape == .subclass { names.callsSuper = renamed("callsSuper", isStatic: false) }
    names.staticStorage = renamed("staticStorage", isStatic: true)
    names.staticStub = renamed("stub", isStatic: true)
    names.staticVerify = renamed("verify", isStatic: true)
    names.staticCalls = renamed("calls", isStatic: true)

    names.target = names.target.avoiding(taken)
    names.typedStorage = names.typedStorage.avoiding(taken)
  }
}

extension String {
  /// Whether the first character may be an uppercase letter, as far as its first byte shows.
  var mayBeCapitalized: Bool { utf8.first.map { $0 < UInt8(ascii: "a") || $0 >= 0x80 } ?? false }
}

extension Diagnostic.Message {
  static func renamed(_ name: String, to other: String) -> Self {
    Self(text: "this member is named '\(name)', so the fake's own '\(name)' is named '\(other)'", severity: .warning)
  }
}
