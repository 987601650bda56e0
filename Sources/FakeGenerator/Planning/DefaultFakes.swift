/// What calls without a stub answer instead of a protocol's value: a new fake of it, generated in the same run.
struct DefaultFakes: Sendable {
  /// A fake that can be made out of nothing.
  private struct Offer: Sendable {
    var original: TypeExpression
    var module: String?
    var value: String
  }

  /// By the types that they stand for.
  private let offers: [TypeExpression: [Offer]]
  private let modules: ModuleTypes

  init(of plans: [FakePlan], modules: ModuleTypes) {
    self.modules = modules
    var offers: [TypeExpression: [Offer]] = [:]
    for plan in plans where plan.isMadeOfNothing {
      let offer = Offer(original: plan.original, module: plan.module, value: "\(plan.name)()")
      for type in [plan.original, .existential(plan.original)] { offers[type, default: []].append(offer) }
    }
    self.offers = offers
  }

  /// The values by the types that a fake's members answer with, as the fake's file sees these: another module's type is
  /// none of them where the file does not import it, or its module declares a type of that name.
  func visible(to plan: FakePlan) -> [TypeExpression: String] {
    let offered = plan.members.compactMap { member in offers[member.value].map { (type: member.value, offers: $0) } }
    if offered.isEmpty { return [:] }
    let imported = Set(plan.imports.map(\.module))
    let own = modules.names(in: plan.module)
    var values: [TypeExpression: String] = [:]
    for (type, offers) in offered {
      let visible = offers.last { offer in
        guard offer.module != plan.module, let module = offer.module else { return true }
        return imported.contains(module) && !own.contains(offer.original.description)
      }
      values[type] = visible?.value
    }
    return values
  }
}

extension FakePlan {
  fileprivate var isMadeOfNothing: Bool {
    shape == .conformingClass && generics.isEmpty && enclosing.isEmpty && !isIsolated && conditions.isEmpty
      && attributes.isEmpty
  }
}
