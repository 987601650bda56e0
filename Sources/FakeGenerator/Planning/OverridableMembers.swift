/// The members of a class and its superclasses that a subclass can override, each in the form declared closest to the
/// class.
struct OverridableMembers {
  /// The reasons that a class can't have a subclass here.
  enum Flaw: Sendable, Hashable {
    case noInitializer
    case noPublicInitializer
    /// A required convenience initializer is inherited only if all designated ones are.
    case requiredConvenience
  }

  private(set) var members: [MemberPlan] = []
  /// The first reason that there can't be a subclass.
  private(set) var flaw: Flaw?
  /// The members of the classes lower in the hierarchy. They hide what they override, whether they are final or not.
  private var lower: [Declared] = []
  private var hasInitializers = false
  /// Whether no class declares an initializer, so that the compiler adds the one without parameters.
  var inheritsPlainInitializer: Bool { !hasInitializers }

  /// The members that could be overridden but for the compiler, and why they aren't.
  private(set) var kept: [(member: MemberPlan, reason: Keeping)] = []

  /// Why a member keeps its implementation in the fake.
  enum Keeping: Sendable, Hashable {
    /// Its override would be one of another member, too.
    case ambiguous
    /// The types that the class's parameters have here make it the same as another member.
    case coincident
    /// A parameter's type mentions `Self`.
    case takesSelf
    /// The compiler may complete its type.
    case incomplete
    /// It takes or returns a function whose errors are of a type that is `Never` here.
    case convertsFunction
  }

  private struct Declared {
    var plan: MemberPlan
    var isOverride: Bool
    var isOverridable: Bool
    /// Whether the compiler may complete its type.
    var isIncomplete: Bool
    /// Whether a lower class overrides it.
    var isHidden = false
    /// Whether the class belongs to another module, and the member isn't visible outside it.
    var isInternalElsewhere: Bool
    /// Whether it mentions a generic parameter of its class, for which another type stands here.
    var isSpecialized: Bool
    /// Whether a tuple stands for a generic parameter of its class in its type.
    var takesTuple: Bool
  }

  /// Adds the members of a class that is a superclass of those added before.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - isElsewhere: Whether the class belongs to another module, so that only its open members can be overridden.
  ///   - planner: The planner of the members as the fake sees them.
  mutating func add(_ type: TypeDeclaration, isElsewhere: Bool, by planner: MemberPlanner) {
    let visible = type.members.filter { !$0.isPrivate && !(isElsewhere && $0.isSPI) }
    let tuples = planner.tupleSubstitutions
    let specialized = Set(planner.substitutions.keys)
    let level = visible.compactMap { member in
      planner.plan(member).map { plan in
        var plan = plan
        if isElsewhere, member.hidesSetter(at: "public") { plan.accessors.hasSetter = false }
        let isOverridable = member.isOverridable && (!isElsewhere || member.isOpen)
        let obstacle = isOverridable ? member.obstacle(to: planner) : nil
        if let obstacle { kept.append((plan, obstacle)) }
        return Declared(
          plan: plan, isOverride: member.has("override"), isOverridable: isOverridable && obstacle == nil,
          isIncomplete: isOverridable && planner.isIncomplete(member),
          isInternalElsewhere: isElsewhere && member.access.isEmpty,
          isSpecialized: !specialized.isEmpty && member.types.contains { $0.mentions(specialized) },
          takesTuple: !tuples.isEmpty && member.types.contains { $0.mentions(tuples) })
      }
    }
    var others = level.filter { $0.plan.kind != .initializer }
    for place in placesHidden(in: others) { others[place].isHidden = true }
    let open = others.filter { $0.isOverridable && !$0.isHidden }
    members += open.filter { !$0.isIncomplete }.map(\.plan)
    kept += open.filter(\.isIncomplete).map { ($0.plan, .incomplete) }
    lower += others
    let initializers = level.filter { $0.plan.kind == .initializer && $0.isOverridable }.map(\.plan)
    let isInherited = visible.contains { member in
      member.isDesignatedInitializer && !member.isUnavailable && (!isElsewhere || member.isOpen)
    }
    addInitializers(of: type, initializers, isInherited: isInherited, isElsewhere: isElsewhere)
  }

  /// A class inherits the initializers of its superclass only if it has no designated one of its own.
  private mutating func addInitializers(
    of type: TypeDeclaration, _ visible: [MemberPlan], isInherited: Bool, isElsewhere: Bool
  ) {
    let designated = type.members.filter(\.isDesignatedInitializer)
    guard !hasInitializers, !designated.isEmpty else { return }
    hasInitializers = true
    // If nothing else can be called, all initializers are inherited.
    if !visible.allSatisfy(\.isVariadic) { members += visible }
    if !isInherited {
      flaw = isElsewhere ? .noPublicInitializer : .noInitializer
    } else if visible.count < designated.count, type.members.contains(where: \.isRequiredConvenience) {
      flaw = .requiredConvenience
    }
  }

  /// Returns the indices of the members that a lower class already has.
  private mutating func placesHidden(in level: [Declared]) -> Set<Int> {
    var hidden: Set<Int> = []
    let places = Dictionary(grouping: level.indices) { level[$0].plan.identifier }
    for declared in lower {
      let alike = (places[declared.plan.identifier] ?? []).filter { level[$0].plan.isCalledAlike(declared.plan) }
      let equal = alike.filter { level[$0].plan.argumentKey == declared.plan.argumentKey }
      if declared.isOverride {
        // An override can spell its types differently, and can return a subclass of the overridden result type.
        let overridden = equal.isEmpty && alike.count == 1 ? alike : equal
        if overridden.contains(where: { level[$0].takesTuple }) { stopForwarding(declared.plan) }
        for index in overridden { inheritIsolation(of: level[index].plan, by: declared.plan) }
        hidden.formUnion(overridden)
      } else {
        // Of members that are only the same here, neither overrides the other.
        hidden.formUnion(
          equal.filter { index in
            let plan = level[index].plan
            return plan.kind == .property || plan.value == declared.plan.value && !level[index].isSpecialized
          })
      }
    }
    return hidden
  }

  /// Returns how a fake of a protocol declares a requirement that the class may meet: as an override, or not at all if
  /// the class's member can't be overridden. If that member exists only under conditions, there is another declaration
  /// for where they don't hold.
  ///
  /// - Parameters:
  ///   - requirement: The requirement.
  ///   - normalized: Returns the form of a type in which types are compared.
  func asOverrides(
    _ requirement: MemberPlan, _ normalized: (TypeExpression) -> TypeExpression
  ) -> [MemberPlan] {
    let found = lower.first { declared in
      !declared.isHidden && !declared.isInternalElsewhere && requirement.isOverride(of: declared.plan, normalized)
        && !declared.plan.conditions.contradict(requirement.conditions)
    }
    guard let found else { return [requirement] }
    let own = found.plan.conditions.filter { !requirement.conditions.contains($0) }
    var overrides: [MemberPlan] = []
    if found.isOverridable, !found.isIncomplete, !found.plan.value.mentions("Self") {
      var override = found.plan.overriding(as: requirement)
      override.conditions = requirement.conditions + own
      overrides.append(override)
    }
    if own.isEmpty { return overrides }
    var rest = requirement
    rest.conditions.append(own.count == 1 ? "!(\(own[0]))" : "!((\(own.joined(separator: ") && ("))))")
    return overrides + asOverrides(rest, normalized)
  }

  /// Leaves alone the members whose overrides the compiler would take for those of others, too.
  mutating func keepAmbiguous(in declarations: VisibleDeclarations) {
    let visible = lower.filter { !$0.isHidden && !$0.isInternalElsewhere && $0.plan.kind != .property }
    let generic = visible.map(\.plan).filter { !$0.generics.isEmpty && $0.value.mentions("Self") }
    guard generic.count > 1 || visible.contains(where: \.isSpecialized) else { return }
    for declared in visible {
      let plan = declared.plan
      guard members.contains(where: { $0.position == plan.position }) else { continue }
      let isCoincident = visible.contains { other in
        (declared.isSpecialized || other.isSpecialized) && other.plan.position != plan.position
          && plan.isOverride(of: other.plan) && !plan.conditions.contradict(other.plan.conditions)
      }
      if isCoincident {
        kept.append((plan, .coincident))
      } else if generic.contains(where: {
        $0.position != plan.position && $0.isOverridden(byOverrideOf: plan, declarations)
      }) {
        kept.append((plan, .ambiguous))
      }
    }
    members.removeAll { member in kept.contains { $0.member.position == member.position } }
  }

  /// An override is isolated as what it overrides, unless it states an isolation.
  private mutating func inheritIsolation(of overridden: MemberPlan, by plan: MemberPlan) {
    let isolation = overridden.modifiers.filter { $0.hasPrefix("nonisolated") }
    if isolation.isEmpty || plan.statesIsolation { return }
    for index in members.indices where members[index].position == plan.position {
      members[index].modifiers += isolation
    }
  }

  /// The compiler crashes on a call of a superclass's member that has a tuple where the member it overrides has a
  /// generic parameter.
  private mutating func stopForwarding(_ plan: MemberPlan) {
    for index in members.indices where members[index].position == plan.position {
      members[index].isForwardable = false
    }
  }
}

extension MemberPlanner {
  /// The names of the generic parameters that tuples stand for.
  fileprivate var tupleSubstitutions: Set<String> {
    Set(substitutions.filter { if case .tuple = $0.value { true } else { false } }.keys)
  }
}
