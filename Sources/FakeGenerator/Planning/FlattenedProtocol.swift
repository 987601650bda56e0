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
