/// Decides what to add to a class or actor whose signatures the author has written.
struct PartialFakePlanner {
  let partialFake: PartialFake
  let lines: LineTable

  /// Plans the additions. Diagnostics that still allow a fake are added to `findings`.
  func plan(_ findings: inout [Finding]) -> PartialFakePlan {
    let header = partialFake.declaration
    let isSubclass = partialFake.members.contains { $0.content.isWritten && $0.member?.has("override") ?? false }
    let shape: FakePlan.Shape = partialFake.isActor ? .conformingActor : isSubclass ? .subclass : .conformingClass
    var plan = FakePlan(
      name: header.name, shape: shape, original: .name(header.name), inherited: [.name(header.name)],
      position: header.position)
    plan.generics = header.generics
    plan.access = access(of: header.modifiers)
    // The additions are usable from everywhere, regardless of the actor that the class turns out to be isolated to.
    plan.isIsolated = true
    plan.isSendable = true
    plan.hasOwnStorage = partialFake.members.contains(where: \.isStorage)
    plan.hasOwnInitializers = partialFake.hasOwnInitializer
    plan.identityConformances = identityConformances
    plan.opensTarget = true
    plan.mayHaveSubclasses = mayHaveSubclasses
    plan.hasOwnStaticStorage = partialFake.members.contains { member in
      !member.content.isWritten && member.names.contains("staticStorage")
    }
    plan.mayBeInGenericType = partialFake.mayBeInGenericType
    if shape == .conformingClass, partialFake.forwards, !plan.hasOwnInitializers { plan.spied = spied }

    var written: [PartialFakePlan.Written] = []
    for (index, member) in partialFake.members.enumerated() where member.content.isWritten {
      guard let declared = member.member, let planned = self.plan(declared, member.content, in: plan) else { continue }
      written.append(PartialFakePlan.Written(declaredIndex: index, plannedIndex: plan.members.count))
      plan.members.append(planned)
    }
    var diagnostics: [Diagnostic] = []
    Planner(declarations: KnownProtocols.declarations).finish(&plan, &diagnostics)
    avoidOwnNames(&plan, &diagnostics)
    findings += diagnostics.map { Finding($0, at: $0.position.map(lines.offset) ?? 0) }
    if plan.spied != nil, !plan.members.contains(where: \.isForwardable) { plan.spied = nil }
    return PartialFakePlan(fake: plan, written: written)
  }

  private func plan(_ member: Member, _ content: PartialFakeMember.Content, in plan: FakePlan) -> MemberPlan? {
    let planner = MemberPlanner(
      declarations: KnownProtocols.declarations, scope: [plan.name], substitutions: [:], associatedTypes: [],
      typeGenerics: plan.generics)
    guard var planned = planner.plan(member) else { return nil }
    if case .accessors(let get, let set) = content {
      // Members that the author has written are neither recorded nor stubbed. A setter alone isn't in the typed API.
      guard get else { return nil }
      planned.accessors.hasSetter = set
    }
    let own: Set = ["Self", plan.name]
    // `super` returns the same `Self`, but no object of the fake's type.
    let isOtherResult = planned.value.mentions(plan.shape == .subclass ? [plan.name] : own)
    if isOtherResult || planned.parameters.contains(where: { $0.declared.type.mentions(own) }) {
      planned.isForwardable = false
    }
    if plan.shape == .subclass ? !member.has("override") : planned.isStatic { planned.isForwardable = false }
    planned.access = access(of: member.modifiers)
    return planned
  }

  /// Whether other classes may inherit from it. A private class within a type counts as if none did, because a macro can't
  /// add conformances to it.
  private var mayHaveSubclasses: Bool {
    let modifiers = partialFake.declaration.modifiers
    return !partialFake.isActor && !modifiers.contains("final")
      && !(partialFake.isNested && modifiers.contains("private"))
  }

  private func access(of modifiers: [String]) -> String {
    for modifier in modifiers {
      if modifier == "public" || modifier == "open" { return "public" }
      if modifier == "package" { return "package" }
    }
    return ""
  }

  /// The names of the parents that may have requirements.
  private var parents: [TypeExpression] {
    partialFake.declaration.parents.flatMap(\.bare.composed).map(\.bare).filter { parent in
      guard let name = parent.namePath?.last else { return false }
      return !KnownProtocols.empty.contains(name) && !KnownProtocols.byIdentity.contains(name)
        && !["Mock", "StaticMock", "KeyedMock", "NSObject", "NSObjectProtocol"].contains(name)
    }
  }

  /// The type of the object that a spy forwards to. With `Copyable`, it is an existential type even if a parent turns
  /// out to be a class.
  private var spied: TypeExpression? {
    let parents = parents
    return parents.isEmpty ? nil : .existential(.composition(parents + [.name("Copyable")]))
  }

  /// The parents whose requirements a fake implements by its identity, unless the author has done so.
  private var identityConformances: Set<String> {
    let others = partialFake.members.filter { !($0.member?.isOtherHash ?? false) }
    let names = Set(others.flatMap(\.names))
    let requirements = [
      "Equatable": "==", "Hashable": "hash", "Comparable": "<", "CustomStringConvertible": "description",
      "CustomDebugStringConvertible": "debugDescription",
    ]
    let parents = Set(partialFake.declaration.parents.flatMap(\.bare.composed).compactMap { $0.bare.namePath?.last })
    guard !parents.contains("NSObject") else { return [] }
    var conformances = parents.intersection(KnownProtocols.byIdentity)
    if conformances.contains("Hashable") || conformances.contains("Comparable") { conformances.insert("Equatable") }
    return conformances.filter { requirement in !(requirements[requirement].map(names.contains) ?? false) }
  }

  /// Renames additions if the author has written a declaration with that name.
  private func avoidOwnNames(_ plan: inout FakePlan, _ diagnostics: inout [Diagnostic]) {
    for member in partialFake.members where !member.content.isWritten {
      guard !member.isStorage else { continue }
      let isStatic = member.member?.isStatic ?? false
      for name in member.names {
        let taken = plan.names
        plan.names.avoid(name, isStatic: isStatic)
        if plan.names != taken, let position = member.member?.position {
          diagnostics.append(Diagnostic(.renamed(name, to: name + "_"), at: position))
        }
      }
    }
  }
}

extension FakeNames {
  /// Renames the addition whose name is taken.
  fileprivate mutating func avoid(_ name: String, isStatic: Bool) {
    let paths: [WritableKeyPath<FakeNames, String>] =
      isStatic
      ? [\.staticStub, \.staticVerify, \.staticCalls]
      : [\.stub, \.verify, \.calls, \.storage, \.callsSuper, \.target]
    for path in paths + [\.stubs, \.verifications, \.history] where self[keyPath: path] == name {
      self[keyPath: path] += "_"
    }
  }
}

/// The additions to a partial fake.
struct PartialFakePlan: Sendable {
  /// A member that gets a body or accessors, by its index in the partial fake and in the plan.
  struct Written: Sendable {
    var declaredIndex: Int
    var plannedIndex: Int
  }

  var fake: FakePlan
  var written: [Written]
}

extension PartialFakeMember.Content {
  /// Whether there is anything to write.
  var isWritten: Bool {
    switch self {
    case .signature, .accessors: true
    case .whole, .unfit: false
    }
  }
}
