/// What calls without a stub answer instead of a protocol's value: a new fake of it, generated in the same run.
struct DefaultFakes: Sendable {
  /// A fake that can be made out of nothing.
  private struct Offer: Sendable {
    var name: String
    var module: String?
    var value: String
  }

  /// By the names of the types that they stand for.
  private let offers: [String: [Offer]]
  private let modules: ModuleTypes

  init(of plans: [FakePlan], modules: ModuleTypes) {
    self.modules = modules
    var offers: [String: [Offer]] = [:]
    for plan in plans where plan.isMadeOfNothing {
      guard let name = plan.original.fakedName else { continue }
      offers[name, default: []].append(Offer(name: name, module: plan.module, value: "\(plan.name)()"))
    }
    self.offers = offers
  }

  /// The values by the types that a fake's members answer with, as the fake's file sees these: another module's type is
  /// none of them where the file does not import it, or its module declares a type of that name.
  func visible(to plan: FakePlan) -> [TypeExpression: String] {
    var offered: [(type: TypeExpression, offers: [Offer])] = []
    for index in plan.members.indices {
      if let type = plan.members[index].result?.valueType, let name = type.fakedName, let offers = offers[name] {
        offered.append((type, offers))
      }
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
  /// The name, where this is a type of which a fake may be offered, or `any` of it.
  fileprivate var fakedName: String? {
    switch self {
    case .named(nil, let name, []), .existential(.named(nil, let name, [])): name
    default: nil
    }
  }
}

extension FakePlan {
  fileprivate var isMadeOfNothing: Bool {
    shape == .conformingClass && generics.isEmpty && enclosing.isEmpty && !isIsolated && conditions.isEmpty
      && attributes.isEmpty
  }
}
