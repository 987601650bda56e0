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
  /// The members of the class, of its superclass, and so on. They hide what they override, whether they are final or not.
  private var levels: [[DeclaredMember]] = []
  /// The planners of their members, as the fake sees them.
  private var planners: [MemberPlanner] = []
  private var hasInitializers = false
  /// The initializers, and the place among the classes of the one that declares them.
  private var initializers: (depth: Int, plans: [MemberPlan]) = (0, [])
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
    /// An override in a subclass may be one of it or of another overload.
    case perhapsOverridden
    /// A parameter's type mentions `Self`.
    case takesSelf
    /// The compiler may complete its type.
    case incomplete
    /// It takes or returns a function whose errors are of a type that is `Never` here.
    case convertsFunction
    /// It's an initializer from which another one differs only in being asynchronous or not.
    case differsByAsync
  }

  private typealias Place = DeclaredMember.Place

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
        return DeclaredMember(
          plan: plan, isOverride: member.has("override"), isOverridable: isOverridable && obstacle == nil,
          isIncomplete: isOverridable && planner.isIncomplete(member),
          isInternalElsewhere: isElsewhere && member.access.isEmpty,
          isSpecialized: !specialized.isEmpty && member.types.contains { $0.mentions(specialized) },
          takesTuple: !tuples.isEmpty && member.types.contains { $0.mentions(tuples) })
      }
    }
    levels.append(level.filter { $0.plan.kind != .initializer })
    planners.append(planner)
    let initializers = level.filter { $0.plan.kind == .initializer && $0.isOverridable }.map(\.plan)
    let isInherited = visible.contains { member in
      member.isDesignatedInitializer && !member.isUnavailable && (!isElsewhere || member.isOpen)
    }
    addInitializers(of: type, initializers, by: planner, isInherited: isInherited, isElsewhere: isElsewhere)
  }

  /// A class inherits the initializers of its superclass only if it has no designated one of its own.
  private mutating func addInitializers(
    of type: TypeDeclaration, _ visible: [MemberPlan], by planner: MemberPlanner, isInherited: Bool, isElsewhere: Bool
  ) {
    let designated = type.members.filter(\.isDesignatedInitializer)
    guard !hasInitializers, !designated.isEmpty else { return }
    hasInitializers = true
    let ambiguous = visible.filter { initializer in
      visible.contains { other in
        initializer.isAsync != other.isAsync && initializer.isCalledAlike(other)
          && !initializer.conditions.contradict(other.conditions)
          && planner.form(of: initializer).takesAlike(planner.form(of: other))
      }
    }
    kept += ambiguous.map { ($0, .differsByAsync) }
    // If nothing else can be called, all initializers are inherited, as they must be for one that is required.
    if !visible.allSatisfy(\.isVariadic), !ambiguous.contains(where: { $0.modifiers.contains("required") }) {
      let positions = Set(ambiguous.map(\.position))
      initializers = (levels.count - 1, visible.filter { !positions.contains($0.position) })
    }
    if !isInherited {
      flaw = isElsewhere ? .noPublicInitializer : .noInitializer
    } else if visible.count < designated.filter({ !$0.isUnavailable }).count,
      type.members.contains(where: \.isRequiredConvenience)
    {
      flaw = .requiredConvenience
    }
  }

  /// Finds the members that aren't hidden, after all classes have been added.
  ///
  /// - Parameters:
  ///   - declarations: The declarations that the class sees.
  ///   - scope: The types in which it is declared.
  mutating func settle(in declarations: VisibleDeclarations, _ scope: [String]) {
    if levels.count > 1 { hide { declarations.mayOverride($0, returning: $1, in: scope) } }
    for (depth, level) in levels.enumerated() {
      let open = level.filter { $0.isOverridable && !$0.isHidden }
      members += open.filter { !$0.isIncomplete }.map(\.plan)
      kept += open.filter(\.isIncomplete).map { ($0.plan, .incomplete) }
      if depth == initializers.depth { members += initializers.plans }
    }
  }

  /// Hides what lower classes override or have, too.
  ///
  /// - Parameter canReturn: Returns whether an override can have the first type where the overridden member has the
  ///   second one.
  private mutating func hide(_ canReturn: (TypeExpression, TypeExpression) -> Bool) {
    // What an override inherits comes from the top.
    var higher: [String: [Place]] = [:]
    for depth in levels.indices.reversed() {
      for index in levels[depth].indices {
        let (place, plan) = (Place(depth: depth, index: index), levels[depth][index].plan)
        let alike = (higher[plan.identifier] ?? []).filter { self[$0].plan.isCalledAlike(plan) }
        if alike.isEmpty { continue }
        if levels[depth][index].isOverride {
          hide(overridden(by: place, among: alike, canReturn), overriddenBy: place)
        } else {
          hideEqual(to: place, alike)
        }
      }
      // The nearest class is the first.
      for index in levels[depth].indices.reversed() {
        higher[levels[depth][index].plan.identifier, default: []].insert(Place(depth: depth, index: index), at: 0)
      }
    }
  }

  private subscript(place: Place) -> DeclaredMember {
    get { levels[place.depth][place.index] }
    set { levels[place.depth][place.index] = newValue }
  }

  private func form(of place: Place) -> OverloadForm { planners[place.depth].form(of: self[place].plan) }

  /// Returns what a member overrides: in the nearest class that declares the same member, or else, because an override
  /// can return a subclass of the overridden result type and can spell types in unknown ways, the most similar one.
  ///
  /// - Parameter alike: The members of higher classes that have its identifier, beginning with the nearest class.
  private func overridden(
    by override: Place, among alike: [Place], _ canReturn: (TypeExpression, TypeExpression) -> Bool
  ) -> [Place] {
    let conditions = self[override].plan.conditions
    let alike = alike.filter { !self[$0].plan.conditions.contradict(conditions) }
    let isEverywhere = { (place: Place) in self[place].plan.conditions.hold(where: conditions) }
    // Where the members of the nearest class don't exist, it overrides those of the next one.
    func nearest(_ places: [Place]) -> [Place] {
      guard let last = places.first(where: isEverywhere)?.depth else { return places }
      return places.filter { $0.depth <= last }
    }
    let own = form(of: override)
    let forms = Dictionary(uniqueKeysWithValues: alike.map { ($0, form(of: $0)) })
    func filter(_ places: [Place], _ isIncluded: (OverloadForm) -> Bool) -> [Place] {
      places.filter { forms[$0].map(isIncluded) ?? false }
    }
    let same = nearest(filter(alike) { $0 == own })
    if same.contains(where: isEverywhere) { return same }
    // What another member of the class overrides is that one's.
    let siblings = levels[override.depth].filter { sibling in
      sibling.isOverride && sibling.plan.isCalledAlike(self[override].plan)
        && !sibling.plan.conditions.contradict(conditions)
    }.map { planners[override.depth].form(of: $0.plan) }
    let others = filter(alike) { !siblings.contains($0) && ($0.isAsync || !own.isAsync) }
    let possible = filter(others) { $0.takesAlike(own) && canReturn(own.value, $0.value) }
    let waiting = filter(possible) { $0.isAsync == own.isAsync }
    if !possible.isEmpty { return same + nearest(waiting.isEmpty ? possible : waiting) }
    if !same.isEmpty { return same }
    let similar = nearest(others)
    return [filter(similar) { $0.value == own.value }, similar].first { $0.count == 1 } ?? []
  }

  private mutating func hide(_ overridden: [Place], overriddenBy override: Place) {
    let unclear = overridden.filter { place in
      overridden.contains { other in
        other != place && other.depth == place.depth
          && !self[other].plan.conditions.contradict(self[place].plan.conditions)
      } && form(of: place) != form(of: override)
    }
    kept += unclear.filter { self[$0].isOverridable }.map { (self[$0].plan, .perhapsOverridden) }
    for place in overridden {
      // A class between them can override it, too, with its types spelled in another way.
      var place = place
      while let nearer = self[place].override, nearer.depth > override.depth { place = nearer }
      hide(place, by: override)
      self[place].override = override
      self[override].overridden.append(place)
      self[override].inherit(from: self[place])
    }
  }

  /// Hides a member, and what it overrides, where another one exists.
  private mutating func hide(_ place: Place, by other: Place) {
    self[place].hide(under: self[other].plan.conditions)
    for overridden in self[place].overridden { hide(overridden, by: other) }
  }

  /// Hides what is the same as a member that doesn't override it, unless these are only the same here: then neither
  /// overrides the other.
  private mutating func hideEqual(to declared: Place, _ alike: [Place]) {
    let own = form(of: declared)
    let isProperty = self[declared].plan.kind == .property
    for place in alike {
      let other = form(of: place)
      guard other.takesAlike(own) else { continue }
      if isProperty || other == own && !self[place].isSpecialized { hide(place, by: declared) }
    }
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
    let met = levels.joined().filter { declared in
      !declared.isHidden && !declared.isInternalElsewhere && requirement.isOverride(of: declared.plan, normalized)
        && !declared.plan.conditions.contradict(requirement.conditions)
    }
    guard let first = met.first else { return [requirement] }
    let taken = OverloadForm(requirement, normalized).parameters
    let found = met.first { OverloadForm($0.plan, normalized).parameters == taken } ?? first
    let own = found.plan.conditions.filter { !requirement.conditions.contains($0) }
    var overrides: [MemberPlan] = []
    if found.isOverridable, !found.isIncomplete, !found.plan.value.mentions("Self") {
      var override = found.plan.overriding(as: requirement)
      override.conditions = requirement.conditions + own
      overrides.append(override)
    }
    if own.isEmpty { return overrides }
    var rest = requirement
    rest.conditions.append(own.negation)
    return overrides + asOverrides(rest, normalized)
  }

  /// Leaves alone the members whose overrides the compiler would take for those of others, too.
  mutating func keepAmbiguous(in declarations: VisibleDeclarations) {
    let visible = levels.indices.flatMap { depth in
      levels[depth].indices.map { Place(depth: depth, index: $0) }
    }.filter { !self[$0].isHidden && !self[$0].isInternalElsewhere && self[$0].plan.kind != .property }
    let generic = visible.map { self[$0].plan }.filter { !$0.generics.isEmpty && $0.value.mentions("Self") }
    guard generic.count > 1 || visible.contains(where: { self[$0].isSpecialized }) else { return }
    for place in visible {
      let plan = self[place].plan
      guard members.contains(where: { $0.position == plan.position }) else { continue }
      let isCoincident = visible.contains { other in
        other != place && (self[place].isSpecialized || self[other].isSpecialized)
          && plan.isCalledAlike(self[other].plan) && form(of: place).isOverride(of: form(of: other))
          && !plan.conditions.contradict(self[other].plan.conditions)
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
}

extension MemberPlanner {
  /// The names of the generic parameters that tuples stand for.
  fileprivate var tupleSubstitutions: Set<String> {
    Set(substitutions.filter { if case .tuple = $0.value { true } else { false } }.keys)
  }
}
