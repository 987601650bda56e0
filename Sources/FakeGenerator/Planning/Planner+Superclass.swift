/// How the fake of a protocol that requires a superclass initializes it.
enum SuperclassCreation: Sendable {
  /// With `init()`, which the fake's own one overrides.
  case plain
  /// With `init()`, which isn't the superclass's only designated initializer, so that it must be called.
  case chosen
  /// With an initializer all of whose parameters have default values.
  case defaulted
  /// Only with the initializers that the fake overrides.
  case overridden
}

extension Planner {
  /// Plans what the fake of a protocol has because it inherits from a class: it overrides the members that it fakes and
  /// that the class has, too, and the initializers that it needs.
  func planSuperclass(
    _ flattened: FlattenedProtocol, of type: TypeDeclaration, _ plan: inout FakePlan
  ) throws(Refusal) {
    guard plan.hasSuperclass else { return }
    let levels = superclasses(flattened.superclass, of: type)
    let overridable = inherit(from: levels, of: type, &plan)
    for level in levels where isIsolationStated(of: level.type) {
      (plan.isIsolated, plan.isSpiedIsolated) = (true, true)
    }
    if plan.isIsolated { plan.isNonisolated = false }
    let scopes = [type.path] + levels.map(\.type.path)
    let normalized = { declarations.seen(from: type.module).normalized($0, in: scopes) }
    plan.members = plan.members.flatMap { member in
      member.kind == .initializer ? [member] : overridable.asOverrides(member, normalized)
    }
    try planSuperclassInitializers(levels, overridable, of: type, &plan)
    plan.isSendable = plan.isSendable || levels.contains { declarations.impliesSendable($0.type) }
    if plan.isSendable, flattened.superclass != nil, !flattened.isUncheckedSendable {
      plan.inherited.append(plan.uncheckedSendable)
    }
  }

  /// Returns the classes that the fake of a protocol inherits from, as far as they are known.
  func superclasses(_ name: TypeExpression?, of type: TypeDeclaration) -> [Level] {
    var known: [Level] = []
    if let name, let found = declarations.type(name, in: type.path) {
      known = levels(of: found, named: name, inheritedBy: type)
    }
    if name == nil || known.last?.type.inheritsNSObject ?? false {
      known += rootClass(inheritedBy: type).map { [Level(type: $0)] } ?? []
    }
    return known
  }

  /// Returns the class `NSObject`, whose members state that they're on no actor where the heir's are on one by default.
  private func rootClass(inheritedBy heir: TypeDeclaration) -> TypeDeclaration? {
    guard var root = KnownProtocols.rootClass, heir.settings.isMainActorByDefault == true else {
      return KnownProtocols.rootClass
    }
    for index in root.members.indices { root.members[index].isolate(to: nil, in: declarations) }
    return root
  }

  private func planSuperclassInitializers(
    _ levels: [Level], _ overridable: OverridableMembers, of type: TypeDeclaration, _ plan: inout FakePlan
  ) throws(Refusal) {
    guard let first = levels.first?.type else { return }
    if first.modifiers.contains("final") {
      throw Refusal(.finalSuperclass(first.name, of: type.name), at: type.position)
    }
    try checkOpenness(of: first, for: type)
    if overridable.flaw != nil { throw Refusal(.superclassIsClosed(first.name, of: type.name), at: type.position) }
    var own = overridable.members.filter { $0.kind == .initializer }
    if overridable.inheritsPlainInitializer {
      let member = Member(kind: .initializer(Initializer(parameters: [])), position: type.position)
      own += planner(of: levels[0], plan).plan(member).map { [$0] } ?? []
    }
    let declared = levels.first { $0.type.members.contains(where: \.isDesignatedInitializer) }?.type.members ?? []
    if own.contains(where: { $0.parameters.isEmpty && $0.isPlain }) {
      plan.superclassCreation = declared.filter(\.isDesignatedInitializer).count > 1 ? .chosen : .plain
    } else if declared.contains(where: { $0.isDesignatedInitializer && $0.isCallableWithoutArguments }) {
      plan.superclassCreation = .defaulted
    } else {
      plan.superclassCreation = .overridden
      plan.needsArguments = !levels.contains { $0.type.members.contains(where: \.isCallableWithoutArguments) }
    }
    let needsAll = plan.superclassCreation == .overridden || declared.contains(where: \.isRequiredConvenience)
    for initializer in own {
      let place = plan.members.firstIndex { $0.isOverride(of: initializer) }
      guard place != nil || needsAll || initializer.modifiers.contains("required") else { continue }
      var override = initializer
      override.isOverride = true
      if let place { plan.members[place] = override } else { plan.members.append(override) }
    }
    guard plan.superclassCreation == .overridden else { return }
    let initializers = plan.members.filter { $0.kind == .initializer }
    guard !initializers.isEmpty, initializers.allSatisfy(\.isOverride) else {
      throw Refusal(.superclassNeedsArguments(first.name, of: type.name), at: type.position)
    }
  }
}

extension TypeDeclaration {
  /// Whether its superclass is `NSObject`.
  var inheritsNSObject: Bool { parents.first?.composed.contains { $0.namePath?.last == "NSObject" } ?? false }
}

extension KnownProtocols {
  /// The class `NSObject`, as far as a protocol can require its members.
  static let rootClass: TypeDeclaration? = {
    let source = """
      open class NSObject {
        public init() {}
        open var hash: Int { get }
        open var description: String { get }
        open var debugDescription: String { get }
        open func isEqual(_ object: Any?) -> Bool
        open func copy() -> Any
        open func mutableCopy() -> Any
      }
      """
    let file = SourceFile(path: "Foundation", text: source, role: .context, module: "Foundation")
    guard let slice = DeclarationScanner.outline(of: file).slices.first,
      case .type(let type) = DeclarationReader(file: file, number: nil).read(slice)
    else { return nil }
    return type
  }()
}

extension MemberPlan {
  /// Whether an initializer always succeeds and has no effects.
  fileprivate var isPlain: Bool { failability.isEmpty && effects == Effects() }
}

extension Member {
  /// Whether it's an initializer that isn't private, can be called without arguments, and always succeeds.
  fileprivate var isCallableWithoutArguments: Bool {
    guard !isPrivate, case .initializer(let initializer) = kind else { return false }
    return initializer.failability.isEmpty && initializer.effects == Effects()
      && initializer.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
  }
}

extension Diagnostic.Message {
  static func finalSuperclass(_ superclass: String, of name: String) -> Self {
    Self(text: "cannot fake '\(name)': it requires a subclass of '\(superclass)', which is final")
  }

  static func superclassIsClosed(_ superclass: String, of name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': it requires a subclass of '\(superclass)', whose designated initializers are not visible
        """)
  }

  static func superclassNeedsArguments(_ superclass: String, of name: String) -> Self {
    Self(
      text: """
        cannot fake '\(name)': it requires an initializer and a subclass of '\(superclass)', none of whose initializers \
        can be called without arguments
        """)
  }
}
