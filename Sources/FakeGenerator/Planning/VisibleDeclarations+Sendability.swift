extension VisibleDeclarations {
  /// Returns whether values of a type are known not to be Sendable.
  ///
  /// - Parameters:
  ///   - type: The type as written.
  ///   - declaration: The declaration in which it's written.
  func isKnownNotSendable(
    _ type: TypeExpression, in declaration: TypeDeclaration, depth: Int = 0
  ) -> Bool {
    let scope = declaration.path
    let isNot = { isKnownNotSendable($0, in: declaration, depth: depth + 1) }
    // Structures can contain one another.
    if depth > 16 { return false }
    let type = unaliased(type, in: scope)
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped): return isNot(wrapped)
    case .inlineArray(_, let element): return isNot(element)
    case .dictionary(let key, let value): return isNot(key) || isNot(value)
    case .tuple(let elements): return elements.contains { isNot($0.type) }
    case .function: return true
    case .attributed(_, let attributes, let type):
      if type.functionType != nil { return !attributes.contains { $0 == "@Sendable" || mayIsolate($0) } }
      return isNot(type)
    case .existential(let constraint), .opaque(let constraint): return !isSendable(anyOf: constraint, in: scope)
    case .composition(let parts): return !parts.contains { isSendable(anyOf: $0, in: scope) }
    case .metatype(.existential(let constraint), _):
      return constraint != .name("Any") && !isSendable(anyOf: constraint, in: scope)
    case .named(_, let name, let arguments):
      if let generic = declaration.generics.first(where: { type == .name($0.name) }) {
        return !declaration.constraints(of: generic).contains { isSendable(anyOf: $0, in: scope) }
      }
      guard let found = self.type(type, in: scope) else {
        return KnownProtocols.notSendable.contains(name) || name.hasPrefix("Unsafe") || arguments.contains(where: isNot)
      }
      return isNotSendable(found, depth: depth)
    default: return false
    }
  }

  private func isNotSendable(_ type: TypeDeclaration, depth: Int) -> Bool {
    switch type.kind {
    case .protocol: return !impliesSendable(type)
    case .class: return isolation(of: type) == nil && !impliesSendable(type)
    case .struct:
      if isolation(of: type) != nil || impliesSendable(type) { return false }
      // What only its module sees is Sendable if its parts are.
      if type.modifiers.contains(where: { ["public", "package"].contains($0) }) { return true }
      return type.members.contains { member in
        member.storedProperty?.type.map { isKnownNotSendable($0, in: type, depth: depth + 1) } ?? false
      }
    }
  }

  /// Returns whether one of the composed protocols or classes is known to be Sendable.
  private func isSendable(anyOf constraint: TypeExpression, in scope: [String]) -> Bool {
    composed(constraint, in: scope).contains { part in
      guard let found = type(part, in: scope) else {
        return KnownProtocols.sendable.contains(part.namePath?.last ?? "")
      }
      return found.kind == .protocol ? impliesSendable(found) : !isNotSendable(found, depth: 0)
    }
  }
}

extension KnownProtocols {
  /// The names of types whose values aren't Sendable, and that no module of a program declares.
  fileprivate static let notSendable: Set<String> = [
    "Any", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyObject", "AnySequence", "KeyPath", "PartialKeyPath",
    "ReferenceWritableKeyPath", "WritableKeyPath",
  ]
}
