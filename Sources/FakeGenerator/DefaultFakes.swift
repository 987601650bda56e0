/// The default answers of calls that return a protocol type: a new fake of it, generated in the same run.
struct DefaultFakes: Sendable {
  /// A fake that can be created without arguments.
  private struct Offer: Sendable {
    var name: String
    var module: String?
    /// The types that enclose the fake, within which alone its name is found.
    var enclosing: [String]
    /// The attributes of the actor that alone can create it, if it is isolated.
    var actors: Set<String>?
    var value: String

    /// Returns whether the members of a fake can create it.
    func isAvailable(to plan: FakePlan) -> Bool {
      actors.map { plan.isIsolated && !$0.isDisjoint(with: plan.actors) } ?? true
    }
  }

  /// The fakes, by the names of the types that they are fakes of.
  private let offers: [String: [Offer]]
  private let modules: ModuleTypes
  private let declarations: VisibleDeclarations

  init(of fakes: [Fake], modules: ModuleTypes, declarations: VisibleDeclarations) {
    self.modules = modules
    self.declarations = declarations
    var offers: [String: [Offer]] = [:]
    for fake in fakes where fake.isMadeOfNothing {
      guard let name = fake.shared.plan.original.fakedName else { continue }
      let plan = fake.shared.plan
      offers[name, default: []].append(
        Offer(
          name: name, module: fake.module, enclosing: plan.enclosing, actors: plan.isIsolated ? plan.actors : nil,
          value: fake.newInstance))
    }
    self.offers = offers
  }

  /// Returns the values for the return types of a fake's members, as the fake's file sees these types. A type of
  /// another module has none if the file doesn't import that module, or if the fake's module declares a type with that
  /// name.
  func visible(to plan: FakePlan) -> [TypeExpression: String] {
    var offered: [(type: TypeExpression, offers: [Offer])] = []
    for index in plan.members.indices {
      if let type = plan.members[index].result?.valueType, let name = type.fakedName, let offers = offers[name],
        !plan.members[index].genericNames.contains(name)
      {
        offered.append((type, offers))
      }
    }
    // An associated type, an alias, or a nested type hides a protocol of its name.
    let scope = plan.enclosing + (plan.original.namePath ?? [])
    offered = offered.compactMap { type, offers -> (type: TypeExpression, offers: [Offer])? in
      guard let name = type.fakedName, !plan.hasType(name) else { return nil }
      let place = declarations.innermostScope(of: name, in: scope) ?? []
      let visible = offers.filter { $0.enclosing == place && plan.enclosing.starts(with: place) }
      return (type, visible.filter { $0.isAvailable(to: plan) })
    }
    if offered.isEmpty { return [:] }
    let imported = Set(plan.imports.map(\.module))
    let own = modules.names(in: plan.module)
    var values: [TypeExpression: String] = [:]
    for (type, offers) in offered {
      let visible = offers.last { offer in
        guard offer.module != plan.module, let module = offer.module else { return true }
        return imported.contains(module) && !own.contains(offer.name)
      }
      values[type] = visible?.value
    }
    return values
  }
}

extension TypeExpression {
  /// The name, if this is a type that may have a fake, or `any` of such a type.
  fileprivate var fakedName: String? {
    switch self {
    case .named(nil, let name, []), .existential(.named(nil, let name, [])): name
    default: nil
    }
  }
}

extension FakePlan {
  /// Returns whether a name is that of a generic parameter, or of an associated type or alias of the faked type.
  fileprivate func hasType(_ name: String) -> Bool {
    generics.contains { $0.name == name } || aliases.contains { $0.name == name }
      || sources.contains { $0.aliases.contains { $0.name == name } }
  }
}

extension Fake {
  /// A value of the faked type.
  fileprivate var newInstance: String {
    shared.plan.client == nil ? name + "()" : "\(name)().\(shared.plan.names.client)"
  }

  fileprivate var isMadeOfNothing: Bool {
    if let made = shared.plan.client?.member, made.kind != .property || !made.attributes.isEmpty { return false }
    return [.conformingClass, .provider].contains(shared.plan.shape) && !shared.plan.needsArguments
      && shared.plan.generics.isEmpty
      && shared.plan.conditions.isEmpty && shared.plan.attributes.allSatisfy(shared.plan.actors.contains)
  }
}
