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
  private var levels: [[Declared]] = []
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
    /// A parameter's type mentions `Self`.
    case takesSelf
    /// The compiler may complete its type.
    case incomplete
    /// It takes or returns a function whose errors are of a type that is `Never` here.
    case convertsFunction
    /// It's an initializer from which another one differs only in being asynchronous or not.
    case differsByAsync
  }

  /// A member's place: that of its class, and that among the members there.
  private struct Place {
    let depth: Int
    let index: Int
  }

  private struct Declared {
    var plan: MemberPlan
    let form: OverloadForm
    var isOverride: Bool
    var isOverridable: Bool
    /// Whether the compiler may complete its type.
    var isIncomplete: Bool
    /// Whether a lower class overrides it or has the same.
    var isHidden = false
    /// The place of its override in the nearest class that has one.
    var override: Place?
    /// Whether the class belongs to another module, and the member isn't visible outside it.
    var isInternalElsewhere: Bool
    /// Whether it mentions a generic parameter of its class, for which another type stands here.
    var isSpecialized: Bool
    /// Whether a tuple stands for a generic parameter of its class in its type, or in that of what it overrides.
    var takesTuple: Bool

    /// Takes on from what it overrides what that alone states.
    mutating func inherit(from overridden: Declared) {
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
          plan: plan, form: planner.form(of: plan), isOverride: member.has("override"),
          isOverridable: isOverridable && obstacle == nil,
          isIncomplete: isOverridable && planner.isIncomplete(member),
          isInternalElsewhere: isElsewhere && member.access.isEmpty,
          isSpecialized: !specialized.isEmpty && member.types.contains { $0.mentions(specialized) },
          takesTuple: !tuples.isEmpty && member.types.contains { $0.mentions(tuples) })
      }
    }
    levels.append(level.filter { $0.plan.kind != .initializer })
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
    let ambiguous = visible.filter { initializer in
      visible.contains { other in
        initializer.isAsync != other.isAsync && initializer.isCalledAlike(other)
          && initializer.argumentKey == other.argumentKey && !initializer.conditions.contradict(other.conditions)
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
    } else if visible.count < designated.count, type.members.contains(where: \.isRequiredConvenience) {
      flaw = .requiredConvenience
    }
  }

  /// Finds the members that aren't hidden, after all classes have been added.
  ///
  /// - Parameters:
  ///   - declarations: The declarations that the class sees.
  ///   - scope: The types in which it is declared.
  mutating func settle(in declarations: VisibleDeclarations, _ scope: [String]) {
    var higher: [String: [Place]] = [:]
    // What an override inherits comes from the top.
    for depth in levels.indices.reversed() {
      for index in levels[depth].indices {
        let (place, plan) = (Place(depth: depth, index: index), levels[depth][index].plan)
        let alike = (higher[plan.identifier] ?? []).filter { self[$0].plan.isCalledAlike(plan) }
        if alike.isEmpty { continue }
        if levels[depth][index].isOverride {
          hideOverridden(by: place, alike) { declarations.mayOverride($0, returning: $1, in: scope) }
        } else {
          hideEqual(to: place, alike)
        }
      }
      // The nearest class is the first.
      for index in levels[depth].indices.reversed() {
        higher[levels[depth][index].plan.identifier, default: []].insert(Place(depth: depth, index: index), at: 0)
      }
    }
    for (depth, level) in levels.enumerated() {
      let open = level.filter { $0.isOverridable && !$0.isHidden }
      members += open.filter { !$0.isIncomplete }.map(\.plan)
      kept += open.filter(\.isIncomplete).map { ($0.plan, .incomplete) }
      if depth == initializers.depth { members += initializers.plans }
    }
  }

  private subscript(place: Place) -> Declared {
    get { levels[place.depth][place.index] }
    set { levels[place.depth][place.index] = newValue }
  }

  /// Hides what a member overrides: in the nearest class that declares the same member, or else, because an override can
  /// return a subclass of the overridden result type and can spell types in unknown ways, the most similar one.
  ///
  /// - Parameters:
  ///   - alike: The places of the members of higher classes that have its identifier, beginning with the nearest class.
  ///   - canReturn: Returns whether an override can have the first type where the overridden member has the second one.
  private mutating func hideOverridden(
    by override: Place, _ alike: [Place], _ canReturn: (TypeExpression, TypeExpression) -> Bool
  ) {
    let own = self[override]
    let siblings = levels[override.depth].filter { $0.isOverride && $0.plan.isCalledAlike(own.plan) }.map(\.form)
    let nearest = { (places: [Place]) in places.filter { $0.depth == places[0].depth } }
    // Several exist under different conditions.
    var overridden = nearest(alike.filter { self[$0].form == own.form })
    // What another member of the class overrides is that one's.
    let others = alike.filter { !siblings.contains(self[$0].form) && (self[$0].form.isAsync || !own.form.isAsync) }
    if overridden.isEmpty {
      let possible = others.filter {
        self[$0].form.key == own.form.key && canReturn(own.form.value, self[$0].form.value)
      }
      let waiting = possible.filter { self[$0].form.isAsync == own.form.isAsync }
      overridden = nearest(waiting.isEmpty ? possible : waiting)
    }
    if overridden.isEmpty {
      let similar = nearest(others)
      let narrowed = similar.filter { self[$0].form.value == own.form.value }
      overridden = [narrowed, similar].first { $0.count == 1 } ?? []
    }
    for place in overridden {
      // A class between them can override it, too, with its types spelled in another way.
      var place = place
      while let nearer = self[place].override, nearer.depth > override.depth { place = nearer }
      self[place].isHidden = true
      self[place].override = override
      self[override].inherit(from: self[place])
    }
  }

  /// Hides what is the same as a member that doesn't override it, unless these are only the same here: then neither
  /// overrides the other.
  private mutating func hideEqual(to declared: Place, _ alike: [Place]) {
    let own = self[declared]
    for place in alike where self[place].form.key == own.form.key {
      let isSame = self[place].form == own.form && !self[place].isSpecialized
      if own.plan.kind == .property || isSame { self[place].isHidden = true }
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
    let found = levels.joined().first { declared in
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
    let visible = levels.joined().filter { !$0.isHidden && !$0.isInternalElsewhere && $0.plan.kind != .property }
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
}

extension MemberPlanner {
  /// The names of the generic parameters that tuples stand for.
  fileprivate var tupleSubstitutions: Set<String> {
    Set(substitutions.filter { if case .tuple = $0.value { true } else { false } }.keys)
  }
}
