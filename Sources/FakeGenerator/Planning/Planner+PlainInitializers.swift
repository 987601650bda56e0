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
    if classes.contains(where: { mayCreateOnActor($0) }) { return [initializer()] }
    if let isFree = type.settings.areDefaultValuesIsolated { return [initializer(isFree ? ["nonisolated"] : [])] }
    // The modules are in the same language mode, as far as is known.
    let feature = "hasFeature(IsolatedDefaultValues)"
    return [initializer(["nonisolated"], [feature]), initializer([], ["!" + feature])]
  }

  /// Returns whether the initial value of a stored property may exist only on the class's actor.
  ///
  /// - Parameter depth: The number of classes that have a value of the next one.
  private func mayCreateOnActor(_ type: TypeDeclaration, depth: Int = 0) -> Bool {
    let visible = declarations.seen(from: type.module)
    let scope = type.enclosing + [type.name]
    return type.members.contains { member in
      guard let property = member.storedProperty else { return false }
      let wrappers = member.attributes.filter { $0.attributeType != nil && !$0.isIgnoredByObservation }
      if !wrappers.isEmpty || property.type.map({ visible.isKnownNotSendable($0, in: type) }) ?? false { return true }
      // Its value is created later.
      if member.has("lazy") { return false }
      if let written = property.type, type.settings.isMainActorByDefault == true,
        visible.mayNeedIsolatedConformances(written, in: scope)
      {
        return true
      }
      // The macro sets the variables that it tracks through accessors.
      let isTracked = !property.isLet && !member.attributes.contains(where: \.isIgnoredByObservation)
      if isTracked, type.attributes.contains(where: \.isObservation) { return true }
      return property.initialValue.map { mayNeedActor($0, of: property.type, in: type, depth) } ?? false
    }
  }

  /// Returns whether an initial value may need an actor: unless it consists of literals, closures of a stated type
  /// that aren't called, and values of types that are known to be on none.
  private func mayNeedActor(
    _ text: String, of written: TypeExpression?, in type: TypeDeclaration, _ depth: Int
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var reader = SwiftReader(bytes)
      // The open parentheses and brackets, and the byte before the token.
      var (groups, before): ([UInt8], UInt8) = ([], 0)
      while reader.token.kind != .end {
        let token = reader.token
        defer { before = token.kind == .punctuation ? token.byte : 0 }
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
          let isBeforeColon = reader.at(UInt8(ascii: ":"))
          let isLabel =
            isBeforeColon && groups.last == UInt8(ascii: "(")
            && [UInt8(ascii: "("), UInt8(ascii: ",")].contains(before)
          if isLabel || ["nil", "true", "false"].contains(name) { continue }
          // The keys of a dictionary must be hashable, wherever that is isolated.
          let isKey = isBeforeColon && groups.last == UInt8(ascii: "[")
          if !isOnNoActor(isKey ? [] : members, of: .name(name), in: type, depth) { return true }
        case .punctuation where token.byte == UInt8(ascii: "."):
          // An implicit member is one of the property's type.
          let member = reader.name(reader.token)
          reader.advance()
          let members = [member] + reader.readMembers()
          guard let written, isOnNoActor(members, of: written.withoutOptional, in: type, depth) else { return true }
        case .punctuation where token.byte == UInt8(ascii: "(") || token.byte == UInt8(ascii: "["):
          groups.append(token.byte)
        case .punctuation where token.byte == UInt8(ascii: ")") || token.byte == UInt8(ascii: "]"):
          _ = groups.popLast()
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
  private func isOnNoActor(
    _ members: [String], of name: TypeExpression, in type: TypeDeclaration, _ depth: Int
  ) -> Bool {
    let visible = declarations.seen(from: type.module)
    let scope = type.enclosing + [type.name]
    if visible.isKnownNotSendable(name, in: type) { return false }
    switch name {
    case .array(let element): return isOnNoActor(members, of: element, in: type, depth)
    case .named(_, "Set", let arguments) where arguments.count == 1:
      return isOnNoActor(members, of: arguments[0], in: type, depth)
    case .dictionary(let key, let value):
      return isOnNoActor(members, of: key, in: type, depth) && isOnNoActor(members, of: value, in: type, depth)
    default: break
    }
    if let member = members.first {
      let nested = TypeExpression.named(base: name, name: member, arguments: [])
      if visible.declares(nested, in: scope) || visible.isValueType(nested, in: scope) {
        return isOnNoActor(Array(members.dropFirst()), of: nested, in: type, depth)
      }
    }
    let member = members.first ?? "init"
    if let found = visible.type(name, in: scope) {
      if visible.isolation(of: found) == nil {
        return !found.members.contains { $0.name == member && $0.attributes.contains(where: visible.mayIsolate) }
      }
      let hasPlainInitializer =
        found.kind == .class && found.parents.isEmpty && !found.members.contains(where: \.isInitializer)
      return member == "init" && hasPlainInitializer && depth < 3 && !mayCreateOnActor(found, depth: depth + 1)
    }
    if visible.isValueType(name, in: scope) {
      if type.settings.isMainActorByDefault != true || visible.isKnown(name, toBe: .nonisolated, in: scope) {
        return true
      }
      if visible.isKnown(name, toBe: .actor, in: scope) { return member == "init" }
      // Neither a raw value nor what is created from one needs the actor.
      if members.isEmpty { return visible.isKnown(name, toBe: .rawValued, in: scope) }
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
