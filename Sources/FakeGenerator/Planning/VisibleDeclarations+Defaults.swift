// Where the default isolation of a module applies. It doesn't to what is nested in a type that isn't on the main actor.

extension VisibleDeclarations {
  /// Settles for all types whether the default isolation of their modules applies to them.
  mutating func settleDefaults() {
    let unsettled = self
    changeTypes { unsettled.settled($0) }
  }

  /// Returns a type with the default isolation that applies to it.
  func settled(_ type: TypeDeclaration) -> TypeDeclaration {
    guard type.settings.isMainActorByDefault == true else { return type }
    var known = KnownIsolations()
    let visible = seen(from: type.module)
    if visible.isDefaultIsolation(within: type.containers[...], &known) {
      let inherited = visible.inheritedIsolation(of: type, &known)
      if inherited != .kept || type.kind == .protocol { return type }
    }
    var type = type
    type.settings.isMainActorByDefault = false
    return type
  }

  /// What isolates a type.
  private enum Isolation: Hashable {
    case actor(String)
    case nonisolated
    /// A Sendable protocol keeps the type off actors, but not the type's subclasses.
    case kept

    static let mainActor = actor("MainActor")
  }

  /// The isolation of the types that have been looked at.
  private struct KnownIsolations {
    var isolations: [[String]: Isolation?] = [:]
    /// The number of types that are being looked at, each because the one before inherits from it.
    var depth = 0
  }

  /// Returns whether types are isolated by default within some declarations, given outermost first.
  private func isDefaultIsolation(
    within containers: ArraySlice<DeclarationHeader>, _ known: inout KnownIsolations
  ) -> Bool {
    guard let container = containers.last else { return true }
    if container.isActor { return false }
    if container.isExtension {
      // An extension of `Int?` or of a composition.
      if container.path.isEmpty { return true }
      let extended = TypeExpression.path(container.path)
      if isKnown(extended, toBe: .actor, in: []) { return false }
      // Only if the extension states an isolation, that of the extended type decides.
      let isStated = container.isNonisolated || container.attributes.contains(where: isolates)
      return !isStated || !isKnown(extended, toBe: .nonisolated, in: [])
    }
    let outer = containers.dropLast()
    let isolation =
      statedIsolation(container.isNonisolated, container.attributes)
      ?? inheritedIsolation(
        container.parents, isProtocol: false, in: outer.flatMap(\.path) + container.path, &known)
    return isolation.map { $0 == .mainActor } ?? isDefaultIsolation(within: outer, &known)
  }

  private func statedIsolation(_ isNonisolated: Bool, _ attributes: [String]) -> Isolation? {
    if isNonisolated { return .nonisolated }
    return attributes.first(where: isolates).flatMap(typeName).map { .actor($0) }
  }

  private func inheritedIsolation(of type: TypeDeclaration, _ known: inout KnownIsolations) -> Isolation? {
    inheritedIsolation(
      type.allParents, isProtocol: type.kind == .protocol, in: type.path, &known)
  }

  /// Returns the isolation that a type inherits: that of its superclass, the one that all of its isolated protocols agree
  /// on, or none if it conforms to a Sendable protocol that isn't isolated.
  ///
  /// - Parameters:
  ///   - parents: The types that it names.
  ///   - isProtocol: Whether it's a protocol.
  ///   - scope: The types within which these are written.
  ///   - known: The isolation of the types that have been looked at.
  private func inheritedIsolation(
    _ parents: [TypeExpression], isProtocol: Bool, in scope: [String], _ known: inout KnownIsolations
  ) -> Isolation? {
    var inherited: Set<Isolation> = []
    var isKept = false
    for parent in parents.flatMap(\.composed).flatMap({ unaliased($0, in: scope).composed }) {
      let type = type(parent, in: scope)
      if type?.isKnown ?? true, parent.isUnisolatedParent { isKept = !isProtocol }
      guard let type else { continue }
      switch (type.kind, isolation(of: type, &known)) {
      case (.class, let isolation?) where isolation != .kept: return isolation
      case (.protocol, .actor(let name)?): inherited.insert(.actor(name))
      case (.protocol, _):
        // Any other protocol that isn't isolated says nothing of what conforms to it.
        if !isProtocol, !isKept { isKept = impliesSendable(type) || inherits(type, fromAnyOf: ["SendableMetatype"]) }
      default: break
      }
    }
    return inherited.count == 1 ? inherited.first : isKept ? .kept : nil
  }

  private func isolation(of type: TypeDeclaration, _ known: inout KnownIsolations) -> Isolation? {
    if let isolation = known.isolations[type.identity] { return isolation }
    // Invalid code may inherit in circles.
    known.isolations[type.identity] = .some(nil)
    if known.depth >= Nesting.deepest { return nil }
    known.depth += 1
    defer { known.depth -= 1 }
    var isolation =
      statedIsolation(type.isNonisolated, type.attributes)
      ?? inheritedIsolation(of: type, &known)
    if isolation == nil, type.settings.isMainActorByDefault == true,
      isDefaultIsolation(within: type.containers[...], &known)
    {
      isolation = .mainActor
    }
    known.isolations[type.identity] = .some(isolation)
    return isolation
  }
}

extension TypeExpression {
  /// Whether it's one of the Sendable protocols of the standard library and Foundation that keep types off actors.
  fileprivate var isUnisolatedParent: Bool {
    guard let path = namePath, let name = path.last else { return false }
    guard KnownProtocols.unisolatedParents.contains(name) else { return false }
    return path.count == 1 || ["Swift", "Foundation"].contains(path[0])
  }
}
