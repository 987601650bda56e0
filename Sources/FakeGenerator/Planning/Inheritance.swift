/// The requirements of a protocol and its parents in one list.
struct FlattenedProtocol: Sendable {
  private(set) var members: [Member] = []
  /// The indices of the members, by name.
  private var places: [String: [Int]] = [:]
  var associatedTypes: [AssociatedType] = []
  /// Associated types that a `where` clause or a type alias has determined.
  var settledTypes: [(name: String, type: TypeExpression)] = []
  var requirements: [GenericRequirement] = []
  /// The names of all inherited protocols, including known ones.
  var ancestors: Set<String> = []
  /// The attributes of all inherited protocols.
  var attributes: [String] = []
  /// The class that the conforming type must inherit from.
  var superclass: TypeExpression?
  var isUncheckedSendable = false
  /// All protocols whose requirements are in the list, with the original one first.
  var sources: [TypeDeclaration] = []
}

/// Flattens the inheritance of types.
///
/// The remaining steps are kept in a list rather than on the stack, which is small on some threads.
struct Inheritance {
  let declarations: VisibleDeclarations
  private var flattened = FlattenedProtocol()
  private var visited: Set<[String]> = []
  /// The remaining steps, the next one last.
  private var steps: [Step] = []

  private enum Step {
    case type(TypeDeclaration)
    case parent(TypeExpression, of: TypeDeclaration)
    case requirement(GenericRequirement, of: TypeDeclaration)
    /// Adds a type's own members, after everything it inherits.
    case members(of: TypeDeclaration)
    /// Settles the primary associated types of a parent.
    case arguments([TypeExpression], of: TypeDeclaration)
  }

  init(declarations: VisibleDeclarations) {
    self.declarations = declarations
  }

  /// Collects all requirements of a protocol.
  static func flatten(
    _ type: TypeDeclaration, in declarations: VisibleDeclarations
  ) throws(Refusal) -> FlattenedProtocol {
    var inheritance = Inheritance(declarations: declarations)
    inheritance.steps = [.type(type)]
    while let step = inheritance.steps.popLast() { try inheritance.take(step) }
    return inheritance.flattened
  }

  private mutating func take(_ step: Step) throws(Refusal) {
    switch step {
    case .type(let type): try add(type)
    case .parent(let parent, let type): try add(parent, of: type)
    case .requirement(.conforms(.named(nil, "Self", []), let parent), let type): try add(parent, of: type)
    case .requirement(let requirement, _): flattened.add(requirement)
    case .members(let type):
      for associated in type.associatedTypes { flattened.add(associated) }
      for member in type.members { flattened.add(member) }
    case .arguments(let arguments, let type):
      for (associated, argument) in zip(type.primaryAssociatedTypes, arguments) {
        flattened.settle(associated, as: argument)
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration) throws(Refusal) {
    guard try visit(type.identity, from: type) else { return }
    flattened.sources.append(type)
    flattened.ancestors.insert(type.name)
    flattened.attributes += type.attributes
    steps.append(.members(of: type))
    steps += type.requirements.reversed().map { .requirement($0, of: type) }
    steps += type.parents.reversed().map { .parent($0, of: type) }
  }

  /// Marks a declaration as visited, and returns whether it wasn't before.
  private mutating func visit(_ identity: [String], from type: TypeDeclaration) throws(Refusal) -> Bool {
    guard visited.insert(identity).inserted else { return false }
    if visited.count > 500 { throw Refusal(.tooManyParents(type.name), at: type.position) }
    return true
  }

  /// Returns the refusal of the type being flattened, which is the first of its sources.
  private func unseen(_ parent: TypeExpression, of type: TypeDeclaration) -> Refusal {
    let root = flattened.sources.first ?? type
    let heir = root.identity == type.identity ? nil : type.name
    return Refusal(.unseenParent(parent.description, of: root.name, through: heir), at: root.position)
  }

  private mutating func add(_ parent: TypeExpression, of type: TypeDeclaration) throws(Refusal) {
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
    _ parent: TypeExpression, called name: String, _ arguments: [TypeExpression], of type: TypeDeclaration
  ) throws(Refusal) {
    let declarations = declarations.seen(from: type.module)
    let scope = type.enclosing + [type.name]
    if let found = declarations.type(parent, in: scope) {
      if found.kind == .class {
        flattened.superclass = parent
      } else {
        steps += [.arguments(arguments, of: found), .type(found)]
      }
    } else if let alias = declarations.alias(parent, in: scope) {
      guard try visit(["typealias", alias.name], from: type) else { return }
      let arguments = Dictionary(zip(alias.generics.map(\.name), arguments)) { first, _ in first }
      steps.append(.parent(alias.type.substituting(arguments), of: type))
    } else if KnownProtocols.empty.contains(name) || KnownProtocols.byIdentity.contains(name) {
      flattened.ancestors.insert(name)
      for argument in arguments.prefix(1) where name == "Identifiable" { flattened.settle("ID", as: argument) }
    } else if ["Actor", "DistributedActor", "NSObjectProtocol"].contains(name) {
      flattened.ancestors.insert(name)
    } else {
      throw unseen(parent, of: type)
    }
  }
}

/// The reason that a type isn't faked.
struct Refusal: Error {
  var diagnostic: Diagnostic
  /// Whether nobody could write such a fake, even by hand, so that a user who didn't request it doesn't have to act.
  var isForEveryone: Bool

  init(_ message: Diagnostic.Message, at position: SourcePosition, isForEveryone: Bool = false) {
    diagnostic = Diagnostic(message, at: position)
    self.isForEveryone = isForEveryone
  }
}

// MARK: - Merging

extension FlattenedProtocol {
  /// Adds a `where` requirement. It determines an associated type, or becomes a requirement on the fake's generic
  /// parameters.
  mutating func add(_ requirement: GenericRequirement) {
    switch requirement {
    case .same(let left, let right):
      if let name = left.associatedName {
        settle(name, as: right)
      } else if let name = right.associatedName {
        settle(name, as: left)
      } else {
        requirements.append(requirement)
      }
    case .conforms: requirements.append(requirement)
    }
  }

  mutating func settle(_ name: String, as type: TypeExpression) {
    if !settledTypes.contains(where: { $0.name == name }), type.associatedName != name {
      settledTypes.append((name, type))
    }
  }

  mutating func add(_ associated: AssociatedType) {
    var associated = associated
    // A type that is the same as another isn't a generic parameter of the fake.
    associated.requirements.removeAll { requirement in
      guard let type = requirement.settled(associated.name) else { return false }
      settle(associated.name, as: type)
      return true
    }
    if let index = associatedTypes.firstIndex(where: { $0.name == associated.name }) {
      associatedTypes[index].requirements += associated.requirements
      associatedTypes[index].parents += associated.parents.filter { !associatedTypes[index].parents.contains($0) }
      associatedTypes[index].defaultType = associated.defaultType ?? associatedTypes[index].defaultType
    } else {
      associatedTypes.append(associated)
    }
  }

  /// Adds a requirement. If the same requirement already exists, a single member meets both, with the effects that both
  /// allow.
  mutating func add(_ member: Member) {
    let name = member.name
    // Names almost always differ, and comparing signatures takes long.
    if let others = places[name] {
      let signature = member.signature
      if let index = others.first(where: { members[$0].signature == signature }) {
        members[index] = member.merged(with: members[index])
        return
      }
    }
    places[name, default: []].append(members.count)
    members.append(member)
  }
}

extension Member {
  /// The name of the member among those of its type.
  fileprivate var name: String {
    switch kind {
    case .function(let function): function.name
    case .property(let property): property.name
    case .subscript: "subscript"
    case .initializer: "init"
    }
  }

  /// What distinguishes a member from all others of a type. This includes conditions but not effects.
  var signature: String {
    let prefix = conditions.joined(separator: ";") + (isStatic ? "static " : "")
    switch kind {
    case .function(let function):
      return prefix + "func \(function.name)\(function.parameters.signature) \(function.result ?? .void)"
    case .property(let property): return prefix + "var \(property.name)"
    case .subscript(let value): return prefix + "subscript\(value.parameters.signature) \(value.result)"
    case .initializer(let value): return prefix + "init\(value.parameters.signature)"
    }
  }

  var isStatic: Bool { has("static") || has("class") }

  fileprivate func merged(with other: Member) -> Member {
    var merged = self
    switch (kind, other.kind) {
    case (.function(var function), .function(let earlier)):
      function.effects = function.effects.allowed(also: earlier.effects)
      merged.kind = .function(function)
    case (.property(var property), .property(let earlier)):
      property.accessors = property.accessors.merged(with: earlier.accessors)
      property.type = property.type ?? earlier.type
      merged.kind = .property(property)
    case (.subscript(var value), .subscript(let earlier)):
      value.accessors = value.accessors.merged(with: earlier.accessors)
      merged.kind = .subscript(value)
    case (.initializer(var value), .initializer(let earlier)):
      value.effects = value.effects.allowed(also: earlier.effects)
      if earlier.failability.isEmpty { value.failability = "" }
      merged.kind = .initializer(value)
    default: break
    }
    return merged
  }
}

extension [Parameter] {
  fileprivate var signature: String {
    let parts = map { "\($0.label ?? "_"): \($0.specifiers.joined(separator: " ")) \($0.type)" }
    return "(" + parts.joined(separator: ",") + ")"
  }
}

extension Effects {
  fileprivate func allowed(also other: Effects) -> Effects {
    var throwing = throwing
    if !other.mayThrow { throwing = other.throwing }
    if case .typed = other.throwing, throwing == .any { throwing = other.throwing }
    return Effects(isAsync: isAsync && other.isAsync, throwing: throwing)
  }
}

extension Accessors {
  fileprivate func merged(with other: Accessors) -> Accessors {
    Accessors(
      getEffects: getEffects.allowed(also: other.getEffects), isGetMutating: isGetMutating && other.isGetMutating,
      hasSetter: hasSetter || other.hasSetter, isSetNonmutating: isSetNonmutating && other.isSetNonmutating)
  }
}

extension GenericRequirement {
  /// Returns the type that an associated type is determined to be, unless that type refers to it again.
  fileprivate func settled(_ name: String) -> TypeExpression? {
    guard case .same(let left, let right) = self else { return nil }
    if left.associatedName == name, !right.mentions([name]) { return right }
    if right.associatedName == name, !left.mentions([name]) { return left }
    return nil
  }
}

extension TypeExpression {
  /// The name of an associated type, written alone or as a member of `Self`.
  var associatedName: String? {
    switch self {
    case .named(nil, let name, []): name
    case .named(.named(nil, "Self", [])?, let name, []): name
    default: nil
    }
  }
}

extension Diagnostic.Message {
  static func tooManyParents(_ type: String) -> Self {
    Self(text: "cannot fake what inherits from '\(type)' through more than 500 others")
  }

  static func unseenParent(_ parent: String, of type: String, through heir: String?) -> Self {
    let subject = heir.map { "its parent '\($0)'" } ?? "it"
    return Self(
      text: """
        cannot fake '\(type)': \(subject) inherits from '\(parent)', whose declaration is not among the given files; \
        name its file with --context
        """)
  }
}
