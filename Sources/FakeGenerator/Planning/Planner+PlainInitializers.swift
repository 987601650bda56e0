// The initializer that the compiler adds to a class. Its isolation depends on the values that it creates.

extension Planner {
  /// Returns the overrides of the initializer that the compiler adds to a class on the main actor.
  ///
  /// If the class's module enables `IsolatedDefaultValues`, it isn't isolated if everything that it creates can be created
  /// anywhere, but the one that a subclass inherits would be. Otherwise, it is always isolated. An override that states
  /// nothing suits both, except in a module that isolates by default.
  ///
  /// - Parameter classes: The class and those that it inherits from.
  func plainInitializers(of classes: [TypeDeclaration]) -> [Member] {
    let type = classes[0]
    func initializer(_ modifiers: [String] = [], _ conditions: [String] = []) -> Member {
      Member(
        kind: .initializer(Initializer(parameters: [])), modifiers: modifiers, conditions: conditions,
        position: type.position)
    }
    if classes.contains(where: mayCreateOnActor) { return [initializer()] }
    if let isFree = type.settings.areDefaultValuesIsolated { return [initializer(isFree ? ["nonisolated"] : [])] }
    // The modules are in the same language mode, as far as is known.
    let feature = "hasFeature(IsolatedDefaultValues)"
    return [initializer(["nonisolated"], [feature]), initializer([], ["!" + feature])]
  }

  /// Returns whether the initial value of a stored property may exist only on the class's actor.
  private func mayCreateOnActor(_ type: TypeDeclaration) -> Bool {
    let visible = declarations.seen(from: type.module)
    return type.members.contains { member in
      guard let property = member.storedProperty else { return false }
      let wrappers = member.attributes.filter { $0.attributeType != nil && !$0.isIgnoredByObservation }
      if !wrappers.isEmpty || property.type.map({ visible.isKnownNotSendable($0, in: type) }) ?? false { return true }
      // Its value is created later.
      if member.has("lazy") { return false }
      // The macro sets the variables that it tracks through accessors.
      let isTracked = !property.isLet && !member.attributes.contains(where: \.isIgnoredByObservation)
      if isTracked, type.attributes.contains(where: \.isObservation) { return true }
      return property.initialValue.map { mayNeedActor($0, of: property.type, in: type) } ?? false
    }
  }

  /// Returns whether an initial value may need an actor: unless it consists of literals, closures of a stated type
  /// that aren't called, and values of types that are known to be on none.
  private func mayNeedActor(_ text: String, of written: TypeExpression?, in type: TypeDeclaration) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var reader = SwiftReader(bytes)
      while reader.token.kind != .end {
        let token = reader.token
        if reader.at(UInt8(ascii: "{")) {
          let isSkipped = (try? reader.skipGroup("")) != nil
          if !isSkipped || written == nil || reader.at(UInt8(ascii: "(")) { return true }
          continue
        }
        reader.advance()
        switch token.kind {
        case .word, .quotedName:
          let name = reader.name(token)
          let members = reader.readMembers()
          let isFree =
            reader.at(UInt8(ascii: ":")) || ["nil", "true", "false"].contains(name)
            || isOnNoActor(members, of: .name(name), in: type)
          if !isFree { return true }
        case .punctuation where token.byte == UInt8(ascii: "."):
          // An implicit member is one of the property's type.
          let member = reader.name(reader.token)
          reader.advance()
          guard let written, isOnNoActor([member] + reader.readMembers(), of: written.withoutOptional, in: type) else {
            return true
          }
        case .punctuation where token.byte == UInt8(ascii: ")") || token.byte == UInt8(ascii: "]"):
          _ = reader.readMembers()
        case .string where reader.text(token.range).contains("\\("), .directive, .moduleSelector: return true
        default: break
        }
      }
      return false
    }
  }

  /// Returns whether a member of a type is known to have a value that is created on no actor, and is Sendable.
  ///
  /// - Parameter members: The names after that of the type: those of nested types, and of members.
  private func isOnNoActor(_ members: [String], of name: TypeExpression, in type: TypeDeclaration) -> Bool {
    let visible = declarations.seen(from: type.module)
    let scope = type.enclosing + [type.name]
    if visible.isKnownNotSendable(name, in: type) { return false }
    switch name {
    case .array(let element): return isOnNoActor(members, of: element, in: type)
    case .dictionary(let key, let value):
      return isOnNoActor(members, of: key, in: type) && isOnNoActor(members, of: value, in: type)
    default: break
    }
    if let member = members.first {
      let nested = TypeExpression.named(base: name, name: member, arguments: [])
      if visible.declares(nested, in: scope) || visible.isValueType(nested, in: scope) {
        return isOnNoActor(Array(members.dropFirst()), of: nested, in: type)
      }
    }
    if let found = visible.type(name, in: scope) {
      return visible.isolation(of: found) == nil
        && !found.members.contains {
          $0.name == members.first ?? "init" && $0.attributes.contains(where: visible.mayIsolate)
        }
    }
    if visible.isValueType(name, in: scope) {
      if type.settings.isMainActorByDefault != true || visible.isKnown(name, toBe: .nonisolated, in: scope) {
        return true
      }
      // A raw value doesn't need the actor either.
      guard let member = members.first, members.dropFirst().allSatisfy({ $0 == "rawValue" }) else { return false }
      let nested = TypeExpression.named(base: name, name: member, arguments: [])
      return visible.isKnown(nested, toBe: .enumerationCase, in: scope)
    }
    return KnownProtocols.created.contains(name.namePath?.last ?? "") && !visible.hides(name, in: scope)
  }
}

extension SwiftReader {
  /// Reads the names of members after an operand.
  fileprivate mutating func readMembers() -> [String] {
    var names: [String] = []
    while consume(UInt8(ascii: ".")) {
      names.append(name(token))
      advance()
    }
    return names
  }
}

extension String {
  /// Whether an attribute excludes a property from those that `@Observable` tracks.
  fileprivate var isIgnoredByObservation: Bool { hasSuffix("ObservationIgnored") }

  /// Whether an attribute is the macro `@Observable`.
  fileprivate var isObservation: Bool { self == "@Observable" || self == "@Observation.Observable" }
}

extension KnownProtocols {
  /// The names of the types whose values are created on no actor.
  fileprivate static let created = unisolated.union([
    "Array", "Calendar", "DateFormatter", "Dictionary", "DispatchQueue", "Duration", "FileManager", "JSONDecoder",
    "JSONEncoder", "Locale", "NSLock", "NSRecursiveLock", "NotificationCenter", "OperationQueue", "Optional", "Set",
    "TimeZone", "URLSession",
  ])
}
