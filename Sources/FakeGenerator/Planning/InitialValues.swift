/// The initial values of classes' stored properties, of which some exist only on the class's actor.
struct InitialValues {
  /// Where a value comes from that is created on no actor.
  private enum Origin {
    case system
    /// The module. If types are isolated to an actor by default, what is done with the value may be, too.
    case module
    /// A type on an actor, where what is done with the value may be, too.
    case isolated
  }

  private let declarations: VisibleDeclarations
  /// The number of classes that may still be looked at, because classes can have values of each other.
  private var rest = 50

  init(_ declarations: VisibleDeclarations) { self.declarations = declarations }

  /// Returns whether a value may need the class's actor, or isn't Sendable, so that only the actor can have it.
  mutating func mayNeedActor(in type: TypeDeclaration) -> Bool {
    rest -= 1
    return rest < 0 || type.members.contains { mayNeedActor($0, in: type) }
  }

  private mutating func mayNeedActor(_ member: Member, in type: TypeDeclaration) -> Bool {
    guard let property = member.storedProperty else { return false }
    let visible = declarations.seen(from: type.module)
    let wrappers = member.attributes.filter { $0.attributeType != nil && !$0.isIgnoredByObservation }
    if !wrappers.isEmpty || property.type.map({ !isKnownSendable($0, in: type) }) ?? false { return true }
    // Its value is created later.
    if member.has("lazy") { return false }
    if let written = property.type, type.settings.isMainActorByDefault == true,
      visible.mayNeedIsolatedConformances(written, in: type.path)
    {
      return true
    }
    // The macro sets the variables that it tracks through accessors.
    let isTracked = !property.isLet && !member.attributes.contains(where: \.isIgnoredByObservation)
    if isTracked, type.attributes.contains(where: \.isObservation) { return true }
    guard var value = property.initialValue else { return false }
    return value.withUTF8 { mayNeedActor($0, of: property.type, in: type) }
  }

  /// Returns whether an expression may need an actor: unless it consists of literals, closures of a stated type that
  /// aren't called, and values of types that are known to be on none.
  private mutating func mayNeedActor(
    _ expression: UnsafeBufferPointer<UInt8>, of written: TypeExpression?, in type: TypeDeclaration
  ) -> Bool {
    var reader = SwiftReader(expression)
    // The open parentheses and brackets, and the byte before the token.
    var (groups, before): ([UInt8], UInt8) = ([], UInt8(ascii: "="))
    var (usesModule, usesSystem, hasOperator) = (false, false, false)
    func notes(_ origin: Origin?, _ members: [String]) -> Bool {
      if origin == .isolated || origin == .module && type.settings.isMainActorByDefault == true { usesModule = true }
      if origin == .system { usesSystem = true }
      guard let origin, reader.at(UInt8(ascii: "(")) else { return origin != nil }
      switch origin {
      // A method such as `enumerator(atPath:)` can return what isn't Sendable.
      case .system: return members.count < 2
      case .module: return true
      // An extension can add initializers with parameters to a class.
      case .isolated: return reader.equals(reader.nextToken.range, ")")
      }
    }
    while reader.token.kind != .end {
      let token = reader.token
      defer { before = token.kind == .punctuation ? token.byte : 0 }
      if reader.at(UInt8(ascii: "{")) {
        // A closure that is kept isn't called here. One that is passed on may be.
        let isKept =
          groups.allSatisfy { $0 == UInt8(ascii: "[") } && "=[,:".utf8.contains(before) && written != nil
        if !isKept || (try? reader.skipGroup("")) == nil || reader.at(UInt8(ascii: "(")) { return true }
        usesModule = true
        continue
      }
      reader.advance()
      switch token.kind {
      case .word, .quotedName:
        let name = reader.name(token)
        let members = reader.readMembers()
        let isBeforeColon = reader.at(UInt8(ascii: ":"))
        let isLabel =
          isBeforeColon && groups.last == UInt8(ascii: "(") && [UInt8(ascii: "("), UInt8(ascii: ",")].contains(before)
        if isLabel || ["nil", "true", "false"].contains(name) { continue }
        // The keys of a dictionary must be hashable, wherever that is isolated.
        let isKey = isBeforeColon && groups.last == UInt8(ascii: "[")
        // Only `init(rawValue:)` is known of enumerations.
        let creates = reader.at(UInt8(ascii: "(")) && !reader.equals(reader.nextToken.range, "rawValue")
        let isOfType = members.last.map { $0.first?.isUppercase ?? false } ?? true
        let used = isKey ? [] : creates && isOfType ? members + ["init"] : members
        if !notes(origin(of: used, in: .name(name), seenFrom: type), members) { return true }
      case .punctuation where token.byte == UInt8(ascii: "."):
        // An implicit member is one of the property's type.
        let member = reader.name(reader.token)
        reader.advance()
        let members = [member] + reader.readMembers()
        guard let written, notes(origin(of: members, in: written.withoutOptional, seenFrom: type), members) else {
          return true
        }
      case .punctuation where token.byte == UInt8(ascii: "(") || token.byte == UInt8(ascii: "["):
        groups.append(token.byte)
      case .punctuation where token.byte == UInt8(ascii: ")") || token.byte == UInt8(ascii: "]"):
        _ = groups.popLast()
        let members = reader.readMembers()
        // `[Book]()` creates an array.
        let isUsed =
          !members.isEmpty || reader.at(UInt8(ascii: "["))
          || reader.at(UInt8(ascii: "(")) && token.byte == UInt8(ascii: ")")
        let callsMethod = !members.isEmpty && reader.at(UInt8(ascii: "("))
        if callsMethod && usesSystem || isUsed && usesModule { return true }
      case .string where reader.text(token.range).isInterpolated: return true
      case .regex, .directive, .moduleSelector: return true
      default:
        if token.isOperator {
          hasOperator = true
          if !Self.operators.contains(reader.text(token.range)) { return true }
        }
      }
    }
    return usesModule && (hasOperator || written?.isExistential ?? false)
  }

  /// The operators that programs rarely declare.
  private static let operators: Set<String> = [
    "!", "!=", "%", "&", "&&", "*", "+", "-", "...", "..<", "/", "<", "<<", "<=", "==", ">", ">=", ">>", "?", "??", "|",
    "||",
  ]

  /// Returns where a member's value comes from, if it's known to be created on no actor and to be Sendable.
  ///
  /// - Parameter members: The names after that of the type: those of nested types, and of members.
  private mutating func origin(
    of members: [String], in name: TypeExpression, seenFrom type: TypeDeclaration
  ) -> Origin? {
    let visible = declarations.seen(from: type.module)
    let scope = type.path
    if visible.isKnownNotSendable(name, in: type) || visible.alias(name, in: scope) != nil { return nil }
    switch name {
    case .array(let element): return origin(of: members, in: element, seenFrom: type)
    case .named(_, "Set", let arguments) where arguments.count == 1:
      return origin(of: members, in: arguments[0], seenFrom: type)
    case .dictionary(let key, let value):
      return origin(of: members, in: key, seenFrom: type).flatMap { _ in origin(of: members, in: value, seenFrom: type)
      }
    default: break
    }
    if let member = members.first {
      let nested = TypeExpression.named(base: name, name: member, arguments: [])
      if visible.declares(nested, in: scope) || visible.isValueType(nested, in: scope) {
        return origin(of: Array(members.dropFirst()), in: nested, seenFrom: type)
      }
    }
    let member = members.first ?? "init"
    let found = visible.type(name, in: scope)
    let named = found?.members.filter { $0.name == member } ?? []
    if named.contains(where: { $0.attributes.contains(where: visible.mayIsolate) }) { return nil }
    if let found, found.kind != .struct {
      if visible.isolation(of: found) == nil { return .module }
      let hasPlainInitializer =
        found.kind == .class && found.parents.isEmpty && !found.members.contains(where: \.isInitializer)
      return member == "init" && hasPlainInitializer && !mayNeedActor(in: found) ? .isolated : nil
    }
    if found != nil || visible.isValueType(name, in: scope) {
      return isOnNoActor(members, of: name, seenFrom: type) ? .module : nil
    }
    return KnownProtocols.created.contains(name.namePath?.last ?? "") && !visible.hides(name, in: scope) ? .system : nil
  }

  /// Returns whether a member of a structure, an enumeration, or an actor is created on no actor.
  private func isOnNoActor(_ members: [String], of name: TypeExpression, seenFrom type: TypeDeclaration) -> Bool {
    let visible = declarations.seen(from: type.module)
    let scope = type.path
    if visible.isKnown(name, toBe: .mayBeIsolated, in: scope) || !isOfModule(name, of: type) { return false }
    let isCase = members.first.map {
      visible.isKnown(.path(path(of: name, in: type) + [$0]), toBe: .enumerationCase, in: [])
    }
    if !isIsolatedByDefault(name, in: type) {
      guard isKnownSendable(name, in: type) else { return false }
      if type.settings.isMainActorByDefault != true || visible.isKnown(name, toBe: .actor, in: scope) { return true }
      // Even of a type that isn't isolated, what a plain extension adds is.
      let isOwn = members.isEmpty || members == ["init"] || members.count == 1 && isCase ?? false
      return isOwn && visible.isKnown(name, toBe: .nonisolated, in: scope)
    }
    // Neither a raw value nor what is created from one needs the actor.
    let hasRawValues = visible.isKnown(name, toBe: .rawValued, in: scope)
    return isCase.map { $0 && (members.count == 1 || hasRawValues && members.dropFirst() == ["rawValue"]) }
      ?? hasRawValues
  }

  /// Returns whether a structure, an enumeration, or an actor belongs to the module of a class. Another module may have
  /// other settings.
  private func isOfModule(_ name: TypeExpression, of type: TypeDeclaration) -> Bool {
    path(of: name, in: type).first.map { declarations.modulesDeclaring($0).contains(type.module) } ?? false
  }

  /// Returns a type's name with those of the types around it, outermost first.
  private func path(of name: TypeExpression, in type: TypeDeclaration) -> [String] {
    let path = name.namePath ?? []
    return (path.first.flatMap { declarations.innermostScope(of: $0, in: type.path) } ?? []) + path
  }

  /// Returns whether a structure or an enumeration is isolated because its module isolates what states nothing else. The
  /// types within one that isn't isolated aren't, either.
  private func isIsolatedByDefault(_ name: TypeExpression, in type: TypeDeclaration) -> Bool {
    guard type.settings.isMainActorByDefault == true, isOfModule(name, of: type) else { return false }
    let visible = declarations.seen(from: type.module)
    let names = path(of: name, in: type)
    return !names.indices.contains { index in
      let name = TypeExpression.path(Array(names[...index]))
      return visible.isKnown(name, toBe: .nonisolated, in: []) || visible.isKnown(name, toBe: .actor, in: [])
    }
  }

  /// Returns whether a type is known to be Sendable, as far as the declarations and the system's types are known.
  private func isKnownSendable(_ written: TypeExpression, in type: TypeDeclaration, depth: Int = 0) -> Bool {
    let visible = declarations.seen(from: type.module)
    let scope = type.path
    // Structures can contain one another.
    if depth > 16 || visible.isKnownNotSendable(written, in: type) { return false }
    return !written.containsType { part, name in
      if type.generics.contains(where: { part == .name($0.name) }) { return false }
      let found = visible.type(part, in: scope)
      if let found, found.kind != .struct { return false }
      let aliased = visible.unaliased(part, in: scope)
      if aliased != part { return !isKnownSendable(aliased, in: type, depth: depth + 1) }
      if found != nil || visible.isValueType(part, in: scope) {
        // Isolated types are Sendable.
        if isIsolatedByDefault(part, in: type) || isSendable(part, in: scope, visible) { return false }
        // What only its module sees is Sendable if its parts are.
        guard let found else { return true }
        return found.members.compactMap(\.storedProperty).contains { property in
          property.type.map { !isKnownSendable($0, in: found, depth: depth + 1) } ?? true
        }
      }
      return !KnownProtocols.sent.contains(name)
    }
  }

  /// Returns whether a structure, an enumeration, or an actor is known to be Sendable, without its properties.
  private func isSendable(_ name: TypeExpression, in scope: [String], _ visible: VisibleDeclarations) -> Bool {
    if visible.isKnown(name, toBe: .sendable, in: scope) || visible.isKnown(name, toBe: .actor, in: scope) {
      return true
    }
    return visible.isKnown(name, toBe: .ownEnumeration, in: scope)
      && !visible.isKnown(name, toBe: .associatedValues, in: scope)
  }
}

extension TypeExpression {
  /// Whether it's a type of values of several types, which must conform to protocols.
  fileprivate var isExistential: Bool {
    switch withoutOptional {
    case .existential, .composition, .opaque: true
    default: false
    }
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
  /// Whether a string literal may contain values, as `"\(title)"` and `#"\#(title)"#` do.
  fileprivate var isInterpolated: Bool { contains(hasPrefix("#") ? "\\#" : "\\(") }

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

  /// The names of the types whose values are Sendable if their parts are.
  fileprivate static let sent = created.union(sendable).union(sendableClasses).union([
    "AsyncStream", "AsyncThrowingStream", "CharacterSet", "Character", "ClosedRange", "DateComponents",
    "HTTPURLResponse", "IndexSet", "Mutex", "Range", "Result", "StaticString", "Task", "URLRequest", "URLResponse",
  ])
}
