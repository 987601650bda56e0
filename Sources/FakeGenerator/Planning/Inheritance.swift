/// Flattens the inheritance of types.
///
/// The remaining steps are kept in a list rather than on the stack, which is small on some threads.
struct Inheritance {
  let declarations: VisibleDeclarations
  private var flattened = FlattenedProtocol()
  private var visited: Set<[String]> = []
  /// Whether conforming types are isolated and Sendable, so that their conformance can't be isolated.
  private var isSendable = false
  /// The paths of the required superclass and of what it inherits from.
  private var superclasses: [[String]] = []
  /// The names in the fake, once a type is inherited.
  private var namesInFake: NamesInFake?
  /// The remaining steps, the next one last.
  private var steps: [Step] = []
  /// The conditions under which the current type is inherited. A parent may be declared differently under `#if` and
  /// `#else`.
  private var conditions: [String] = []

  /// A step about a type that has been visited refers to it by its index in the sources, which is smaller.
  private enum Step {
    case type(TypeDeclaration)
    case parent(TypeExpression, of: Int)
    case requirement(GenericRequirement)
    /// Adds a type's own members, after everything it inherits.
    case members(of: Int)
    /// Sets the conditions under which the types that follow are inherited.
    case conditions([String])
    /// Settles the primary associated types of a parent, as its heir states them.
    case arguments([TypeExpression], of: TypeDeclaration)
  }

  /// Whether the type is only a constraint on an associated type of another protocol, whose own constraints aren't
  /// followed.
  private let isNested: Bool

  private init(declarations: VisibleDeclarations, isNested: Bool) {
    self.declarations = declarations
    self.isNested = isNested
  }

  /// Collects all requirements of a protocol.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - declarations: The declarations that it is among.
  ///   - isNested: Whether it is only a constraint on an associated type of another protocol.
  static func flatten(
    _ type: TypeDeclaration, in declarations: VisibleDeclarations, isNested: Bool = false
  ) throws(Refusal) -> FlattenedProtocol {
    var inheritance = Inheritance(declarations: declarations, isNested: isNested)
    inheritance.steps = [.type(type)]
    inheritance.flattened.isolation = inheritance.isolation(of: type)
    inheritance.isSendable =
      inheritance.flattened.isolation != nil && declarations.seen(from: type.module).impliesSendable(type)
    while let step = inheritance.steps.popLast() { try inheritance.take(step) }
    inheritance.flattened.stateIdentity()
    inheritance.flattened.settleIndex()
    if !isNested { inheritance.flattened.impliedTypes = ImpliedTypes(of: inheritance.flattened, declarations).types }
    inheritance.flattened.settleOthers()
    inheritance.flattened.forgetInferred()
    inheritance.flattened.settleUsualTypes()
    inheritance.flattened.mergeSettledMembers(inheritance.normalized)
    inheritance.flattened.forgetUnsettledFailure()
    inheritance.flattened.noteIdentity()
    return inheritance.flattened
  }

  private mutating func take(_ step: Step) throws(Refusal) {
    switch step {
    case .type(let type): try add(type)
    case .parent(let parent, let type): try add(parent, of: type)
    case .requirement(let requirement):
      noteConditions()
      flattened.add(requirement)
    case .conditions(let others): conditions = others
    case .members(let type): addMembers(of: flattened.sources[type])
    case .arguments(let arguments, let type):
      for (associated, argument) in zip(type.primaryAssociatedTypes, arguments) {
        // `Clock<Duration>` refers to the standard library's type.
        let isKnown = type.isKnown && argument == .name(associated)
        noteConditions()
        flattened.settle(associated, as: isKnown ? .swift(associated) : argument)
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration) throws(Refusal) {
    guard try visit(type.identity + type.conditions + conditions, from: type) else { return }
    let index = flattened.sources.count
    let heir = flattened.sources.first
    if let heir, namesInFake == nil { namesInFake = NamesInFake(of: heir, declarations) }
    let type = declarations.naming(type, asInFakeOf: heir ?? type, with: namesInFake ?? NamesInFake())
    flattened.sources.append(type)
    flattened.ancestors.insert(type.name)
    flattened.attributes += type.attributes
    steps.append(.members(of: index))
    for requirement in type.requirements.reversed() {
      if case .conforms(.named(nil, "Self", []), let parent) = requirement {
        steps.append(.parent(parent, of: index))
      } else {
        steps.append(.requirement(requirement))
      }
    }
    for parent in type.parents.reversed() { steps.append(.parent(parent, of: index)) }
  }

  private mutating func addMembers(of type: TypeDeclaration) {
    let root = flattened.sources[0]
    // A protocol's isolation doesn't apply to the requirements it inherits, nor theirs to its own.
    let isolation = flattened.sources.count == 1 ? flattened.isolation : isolation(of: type)
    let names = Set((flattened.associatedTypes + type.associatedTypes).map(\.name))
    for associated in type.associatedTypes where !associated.conditions.contradict(root.conditions) {
      flattened.add(associated, among: names)
      noteConditions(associated.conditions)
      if type.isKnown, let usual = associated.defaultType { flattened.usualTypes[associated.name] = usual }
    }
    let normalized = normalized
    if isNested { return }
    let (path, visible) = (type.path, declarations.seen(from: type.module))
    for member in type.members where !member.conditions.contradict(root.conditions) {
      var member = member.under(conditions).statingActor(in: type, inheritedBy: root, declarations)
      if flattened.isolation != isolation {
        // To what is asynchronous elsewhere, a spy on the actor couldn't send its object.
        member.isolate(asIn: type, to: isolation, canSuitBoth: !isSendable && !member.isAsync, declarations)
      }
      member.isKnown = type.isKnown
      member.origins = [path]
      flattened.add(member, normalized) { origins in
        let ancestors = visible.ancestors(of: type)
        if origins.allSatisfy(ancestors.contains) { return true }
        // Of two parents, the compiler calls the requirement of the last one.
        let parents = root.parents.map(\.bare.namePath)
        return parents.count == 2 && parents == origins + [path]
      }
    }
  }

  /// Returns types in the form in which those of requirements are compared.
  private var normalized: (TypeExpression) -> TypeExpression {
    let declarations = declarations.seen(from: flattened.sources[0].module)
    let (sources, settled, associated) = (flattened.sources, flattened.settledTypes, flattened.associatedTypes)
    // Names almost always differ, and then nothing is compared.
    lazy var scopes = sources.map { $0.enclosing + [$0.name] }
    lazy var parameters = Set(settled.map(\.name)).union(associated.map(\.name))
    return { declarations.normalized($0, in: scopes, hiddenBy: parameters) }
  }

  private func isolation(of type: TypeDeclaration) -> String? {
    type.isKnown ? nil : declarations.seen(from: type.module).isolation(of: type)
  }

  /// Notes that an associated type, or something that it must meet, depends on conditions.
  private mutating func noteConditions(_ own: [String] = []) {
    let known = flattened.sources[0].conditions
    for condition in conditions + own where !known.contains(condition) {
      let isNoted = flattened.openConditions.contains(condition) || [condition].contradict(flattened.openConditions)
      if !isNoted { flattened.openConditions.append(condition) }
    }
  }

  /// Marks a declaration as visited, and returns whether it wasn't before.
  private mutating func visit(_ identity: [String], from type: TypeDeclaration) throws(Refusal) -> Bool {
    guard visited.insert(identity).inserted else { return false }
    if visited.count > 500 {
      let root = flattened.sources.first ?? type
      throw Refusal(.tooManyParents(root.name), at: root.position)
    }
    return true
  }

  /// Returns the refusal of the type being flattened, which is the first of its sources.
  private func unseen(_ parent: TypeExpression, of type: Int) -> Refusal {
    let type = flattened.sources[type]
    let root = flattened.sources.first ?? type
    let heir = root.identity == type.identity ? nil : type.name
    let name = parent.bare.namePath?.last ?? ""
    if KnownProtocols.markers.contains(name) {
      return Refusal(.markerParent(name, of: root.name, through: heir), at: root.position, isForEveryone: true)
    }
    if let module = KnownProtocols.module(of: name) {
      return Refusal(.parent(name, in: module, of: root.name, through: heir), at: root.position)
    }
    return Refusal(.unseenParent(parent.description, of: root.name, through: heir), at: root.position)
  }

  private mutating func add(_ parent: TypeExpression, of type: Int) throws(Refusal) {
    switch parent {
    case .composition(let parents): steps += parents.reversed().map { .parent($0, of: type) }
    case .attributed(_, let attributes, let parent):
      if attributes.contains("@unchecked") { flattened.isUncheckedSendable = true }
      steps.append(.parent(parent, of: type))
    case .suppressed: break
    case .named(_, let name, let arguments): try add(parent, called: name, arguments, of: type)
    default: throw unseen(parent, of: type)
    }
  }

  private mutating func add(
    _ parent: TypeExpression, called name: String, _ arguments: [TypeExpression], of index: Int
  ) throws(Refusal) {
    let type = flattened.sources[index]
    let declarations = declarations.seen(from: type.module)
    let scope = type.path
    if let found = declarations.type(parent, in: scope) {
      if found.kind == .class {
        // Of several classes, one inherits from all others.
        let path = found.path
        if superclasses.contains(path) { return }
        superclasses = declarations.ancestors(of: found) + [path]
        flattened.superclass = parent
      } else {
        let alternatives = declarations.alternatives(to: found)
        if alternatives.isEmpty {
          steps += [.arguments(arguments, of: found), .type(found)]
        }
        let known = flattened.sources[0].conditions + conditions
        for alternative in alternatives.reversed() where !alternative.conditions.contradict(known) {
          steps += [.conditions(conditions), .arguments(arguments, of: alternative), .type(alternative)]
          steps.append(.conditions(conditions + alternative.conditions.filter { !known.contains($0) }))
        }
      }
    } else if let alias = declarations.alias(parent, in: scope) {
      guard try visit(alias.identity + arguments.map(\.description), from: type) else { return }
      guard let aliased = declarations.applied(alias, to: parent, in: scope) else { throw unseen(parent, of: index) }
      steps.append(.parent(aliased, of: index))
    } else if KnownProtocols.isFulfilled(name) {
      flattened.ancestors.insert(name)
      for argument in arguments.prefix(1) where name == "Identifiable" { flattened.settle("ID", as: argument) }
    } else if KnownProtocols.actors.contains(name) || name == "NSObjectProtocol" {
      flattened.ancestors.insert(name)
    } else if name == "NSObject" {
      flattened.ancestors.insert("NSObjectProtocol")
    } else {
      throw unseen(parent, of: index)
    }
  }
}

extension TypeDeclaration {
  /// Returns the declaration as it is where a condition holds.
  func under(_ condition: String) -> TypeDeclaration {
    var type = self
    type.conditions.append(condition)
    return type
  }
}

extension Member {
  /// Returns the member as it's inherited under these conditions.
  func under(_ outer: [String]) -> Member {
    if outer.isEmpty { return self }
    var member = self
    member.conditions = outer + conditions
    return member
  }
}
