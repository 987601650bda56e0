/// A member of a class or of one of its superclasses.
struct DeclaredMember {
  /// A member's place: that of its class, and that among the members there.
  struct Place: Hashable {
    let depth: Int
    let index: Int
  }

  var plan: MemberPlan
  var isOverride: Bool
  var isOverridable: Bool
  /// Whether the compiler may complete its type.
  var isIncomplete: Bool
  /// Whether a lower class overrides it or has the same.
  var isHidden = false
  /// The place of its override in the nearest class that has one.
  var override: Place?
  /// The places of what it overrides.
  var overridden: [Place] = []
  /// Whether the class belongs to another module, and the member isn't visible outside it.
  var isInternalElsewhere: Bool
  /// Whether it mentions a generic parameter of its class, for which another type stands here.
  var isSpecialized: Bool
  /// Whether a tuple stands for a generic parameter of its class in its type, or in that of what it overrides.
  var takesTuple: Bool

  /// Hides it where other conditions hold, too.
  mutating func hide(under conditions: [String]) {
    if plan.conditions.contradict(conditions) { return }
    let others = conditions.filter { ![$0].hold(where: plan.conditions) }
    if !others.isEmpty { plan.conditions.append(others.negation) }
    if others.isEmpty || !plan.conditions.canHold { isHidden = true }
  }

  /// Takes on from what it overrides what that alone states.
  mutating func inherit(from overridden: DeclaredMember) {
    // An override is isolated as what it overrides, unless it states an isolation.
    if !plan.statesIsolation {
      plan.modifiers += overridden.plan.modifiers.filter { $0.hasPrefix("nonisolated") }
      plan.isOnAndOffActor = plan.isOnAndOffActor || overridden.plan.isOnAndOffActor
    }
    guard overridden.takesTuple else { return }
    // The compiler crashes on a call of a superclass's member that has a tuple where the member it overrides has a
    // generic parameter.
    takesTuple = true
    plan.isForwardable = false
  }
}
