/// The default answers of calls that return a protocol type: a new fake of it, generated in the same run.
struct DefaultFakes: Sendable {
  /// A fake that can be created without arguments.
  private struct Offer: Sendable {
    var module: String?
    /// The types that enclose the fake.
    var enclosing: [String]
    /// The attributes of the actor that alone can create it, if it is isolated.
    var actors: Set<String>?
    /// The attributes that state when it's available.
    var availability: [String]
    /// The code that creates it where it is declared.
    var value: String

    /// Returns the code that creates it within other types.
    func value(in others: [String]) -> String {
      others == enclosing ? value : (enclosing + [value]).joined(separator: ".")
    }

    /// Returns whether the members of a fake can create it.
    func isAvailable(to plan: FakePlan) -> Bool {
      availability.allSatisfy(plan.enclosingAvailability.contains)
        && actors.map { plan.isIsolated && !$0.isDisjoint(with: plan.actors) } ?? true
    }
  }

  /// The fakes, by the paths of the types that they are fakes of.
  private let offers: [[String]: [Offer]]
  /// The last parts of these paths.
  private let names: Set<String>
  private let modules: ModuleTypes
  private let declarations: VisibleDeclarations

  init(of fakes: [Fake], modules: ModuleTypes, declarations: VisibleDeclarations) {
    self.modules = modules
    self.declarations = declarations
    var offers: [[String]: [Offer]] = [:]
    for fake in fakes where fake.isMadeOfNothing {
      let plan = fake.shared.plan
      guard case .named(nil, let name, []) = plan.original else { continue }
      offers[plan.enclosing + [name], default: []].append(
        Offer(
          module: fake.module, enclosing: plan.enclosing, actors: plan.creationActors,
          availability: plan.enclosingAvailability, value: fake.newInstance))
    }
    self.offers = offers
    names = Set(offers.keys.compactMap(\.last))
  }

  /// Returns the values for the return types of a fake's members, as the fake's file sees these types. A type of
  /// another module has none if the file doesn't import that module, or if the fake's module declares a type with that
  /// name.
  func visible(to plan: FakePlan) -> [TypeExpression: String] {
    let visible = declarations.seen(from: plan.module)
    let scope = plan.enclosing + (plan.original.namePath ?? [])
    lazy var imported = Set(plan.imports.map(\.module))
    lazy var own = modules.names(in: plan.module)
    var values: [TypeExpression: String] = [:]
    for member in plan.members {
      guard let type = member.result?.valueType, values[type] == nil, let named = type.maybeProtocol,
        let written = named.namePath, let name = written.last,
        names.contains(name) || visible.isOwnAlias(named, in: scope),
        !member.genericNames.contains(written[0]), !plan.hasType(written[0]),
        let path = visible.path(of: named, in: scope), let offers = offers[path]
      else { continue }
      let offer = offers.last { offer in
        guard offer.isAvailable(to: plan),
          offer.enclosing == plan.enclosing || !visible.hides(offer.enclosing.first, in: plan, member)
        else { return false }
        guard offer.module != plan.module, let module = offer.module else { return true }
        return imported.contains(module) && (written == [module] + path || !own.contains(path[0]))
      }
      values[type] = offer?.value(in: plan.enclosing)
    }
    return values
  }
}

extension VisibleDeclarations {
  /// Returns the path of the protocol that a name leads to. An alias of another module doesn't hide a protocol.
  fileprivate func path(of name: TypeExpression, in scope: [String]) -> [String]? {
    let place = name.namePath.flatMap { innermostScope(of: $0[0], in: scope) } ?? []
    if let found = type(name, in: scope).map({ $0.enclosing + [$0.name] }), found.starts(with: place) { return found }
    return canonical(name, in: [scope]).maybeProtocol?.namePath
  }

  /// Returns whether a name outside of types means something else within a fake's member.
  fileprivate func hides(_ name: String?, in plan: FakePlan, _ member: MemberPlan) -> Bool {
    guard let name else { return false }
    return member.genericNames.contains(name) || plan.hasType(name) || plan.members.contains { $0.name == name }
      || plan.sources.contains { !(innermostScope(of: name, in: $0.enclosing + [$0.name]) ?? []).isEmpty }
  }
}

extension TypeExpression {
  /// The named type, if this is one that may have a fake, or `any` of such a type.
  fileprivate var maybeProtocol: TypeExpression? {
    switch self {
    case .named(_, _, []): self
    case .existential(let type): type.maybeProtocol
    default: nil
    }
  }
}

extension FakePlan {
  /// The attributes of the actor that alone can create the fake. An actor can be created anywhere.
  fileprivate var creationActors: Set<String>? { isIsolated && shape != .conformingActor ? actors : nil }

  /// Returns whether a name is that of a generic parameter, an associated type, or an inherited alias.
  fileprivate func hasType(_ name: String) -> Bool {
    generics.contains { $0.name == name } || aliases.contains { $0.name == name }
      || sources.dropFirst().contains { $0.aliases.contains { $0.name == name } }
  }
}

extension Fake {
  /// A value of the faked type.
  fileprivate var newInstance: String {
    shared.plan.client == nil ? name + "()" : "\(name)().\(shared.plan.names.client)"
  }

  fileprivate var isMadeOfNothing: Bool {
    if let made = shared.plan.client?.member, made.kind != .property || !made.attributes.isEmpty { return false }
    return [.conformingClass, .conformingActor, .provider].contains(shared.plan.shape)
      && !shared.plan.needsArguments && shared.plan.generics.isEmpty && shared.plan.conditions.isEmpty
      && shared.plan.attributes.allSatisfy(shared.plan.actors.contains)
  }
}
