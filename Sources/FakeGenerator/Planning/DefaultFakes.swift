/// What calls without a stub answer instead of a protocol's value: a new fake of it, generated in the same run.
struct DefaultFakes: Sendable {
  /// A fake that can be made out of nothing.
  private struct Offer: Sendable {
    var original: TypeExpression
    var module: String?
    var value: String
  }

  private let offers: [Offer]
  private let modules: ModuleTypes

  init(of plans: [FakePlan], modules: ModuleTypes) {
    self.modules = modules
    offers = plans.filter(\.isMadeOfNothing).map { plan in
      Offer(original: plan.original, module: plan.module, value: "\(plan.name)()")
    }
  }

  /// The values by the types that they stand for, as a fake's file sees these: another module's type is none of them
  /// where the file does not import it, or its module declares a type of that name.
  func visible(to plan: FakePlan) -> [TypeExpression: String] {
    let imported = Set(plan.imports.map(\.module))
    let own = modules.names(in: plan.module)
    var values: [TypeExpression: String] = [:]
    for offer in offers {
      if offer.module != plan.module, let module = offer.module {
        guard imported.contains(module), !own.contains(offer.original.description) else { continue }
      }
      values[.existential(offer.original)] = offer.value
      values[offer.original] = offer.value
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
