/// A fake that is being written: its plan, kept in one place, and its members.
final class RenderedFake: Sendable {
  let plan: FakePlan
  let members: [RenderedMember]
  /// The access with a space after it, as it begins declarations.
  let access: String
  /// `nonisolated `, if additions must not be isolated to the fake's actor.
  let nonisolated: String
  /// Whether forwarding may mutate the object, so that it must be stored in a variable.
  let changesTarget: Bool
  /// Whether some members are nonisolated, so that what they use has to be, too.
  let leavesActor: Bool

  init(_ plan: FakePlan) {
    self.plan = plan
    let context = RenderedMember.Context(plan)
    let members = plan.members.map { RenderedMember($0, in: context) }
    self.members = members
    access = plan.access.spaced
    nonisolated = plan.isIsolated ? "nonisolated " : ""
    leavesActor = plan.shape != .provider && members.contains { plan.isLeft(by: $0.plan) }
    changesTarget = plan.spied != nil && (plan.opensTarget || members.contains { $0.plan.changesTarget })
  }

  /// The code that accesses the target after the constant that a spy binds.
  var targetValue: String { changesTarget ? ".value" : "" }

  /// The fake's type as a value.
  var metatype: String {
    let name = plan.name.quotedIfKeyword()
    return plan.isNameHidden ? "Swift.Array<\(name)>.Element.self" : "\(name).self"
  }

  var initializers: [RenderedMember] { members.filter { $0.plan.kind == .initializer } }
}

extension MemberPlan {
  /// Whether calling it may mutate the value it is called on.
  fileprivate var changesTarget: Bool {
    isForwardable
      && ((accessors.hasSetter && !accessors.isSetNonmutating) || accessors.isGetMutating || isMutating)
  }
}
