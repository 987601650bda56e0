// The grammar of types.
extension SwiftReader {
  /// Reads a *type*.
  mutating func readType() throws(Unreadable) -> TypeExpression {
    try descend()
    defer { ascend() }
    guard consume("repeat") else { return try readAnnotatedType() }
    return .expansion(try readAnnotatedType())
  }

  /// Reads a type with the specifiers and attributes before it.
  private mutating func readAnnotatedType() throws(Unreadable) -> TypeExpression {
    var specifiers: [String] = []
    while let specifier = try readTypeSpecifier() { specifiers.append(specifier) }
    var attributes = try readTypeAttributes()
    // `@Sendable nonisolated(nonsending) () async -> Void`
    if !attributes.isEmpty, let late = try readTypeSpecifier() { specifiers.append(late) }
    let type = try readProtocolCompositionType()
    settings.state(type, &specifiers, &attributes)
    if specifiers.isEmpty, attributes.isEmpty { return type }
    return .attributed(specifiers: specifiers, attributes: attributes, type)
  }

  private mutating func readTypeAttributes() throws(Unreadable) -> [String] {
    var attributes: [String] = []
    while at(UInt8(ascii: "@")) { attributes.append(text(try readAttribute().range)) }
    return attributes
  }

  /// Reads a *protocol-composition-type*, an *opaque-type*, a *boxed-protocol-type*, or a type that is none of these.
  private mutating func readProtocolCompositionType() throws(Unreadable) -> TypeExpression {
    if at("each"), !nextToken.endsType {
      advance()
      return .element(try readSimpleType())
    }
    let isOpaque = at("some")
    guard isOpaque || at("any"), !nextToken.endsType else { return try readComposedTypes() }
    advance()
    let (type, marks) = try readComposedTypes().withoutTrailingMarks
    // In `any P?`, the `?` applies to the whole type.
    return marks.reversed().reduce(isOpaque ? .opaque(type) : .existential(type)) { type, mark in
      mark == "?" ? .optional(type) : .implicitlyUnwrapped(type)
    }
  }

  private mutating func readComposedTypes() throws(Unreadable) -> TypeExpression {
    let first = try readSimpleType()
    guard at(operator: "&") else { return first }
    var types = [first]
    while at(operator: "&") {
      advance()
      types.append(try readSimpleType())
    }
    return .composition(types)
  }

  /// Reads a type without prefix words, and what follows it: members, `?`, `!`, and metatypes.
  private mutating func readSimpleType() throws(Unreadable) -> TypeExpression {
    if at(operator: "~") {
      advance()
      try descend()
      defer { ascend() }
      return .suppressed(try readSimpleType())
    }
    var type = try readPrimaryType()
    var levels = 0
    defer { ascend(by: levels) }
    while true {
      if at(UInt8(ascii: ".")) {
        advance()
        type = try readMember(of: type)
      } else if !token.startsLine, consume(UInt8(ascii: "?")) {
        type = .optional(type)
      } else if !token.startsLine, consume(UInt8(ascii: "!")) {
        type = .implicitlyUnwrapped(type)
      } else {
        return type
      }
      levels += 1
      try descend()
    }
  }

  private mutating func readPrimaryType() throws(Unreadable) -> TypeExpression {
    switch token.kind {
    case .quotedName: return try readTypeIdentifier(in: nil)
    case .word where !isReserved(token) || at("Self") || at("Any"): return try readTypeIdentifier(in: nil)
    case .punctuation where token.byte == UInt8(ascii: "("): return try readTupleOrFunctionType()
    case .punctuation where token.byte == UInt8(ascii: "["): return try readCollectionType()
    default: throw unreadable("expected type")
    }
  }

  /// Reads a *type-identifier*, which may be qualified with its module.
  private mutating func readTypeIdentifier(in base: TypeExpression?) throws(Unreadable) -> TypeExpression {
    var base = base
    var name = name(token)
    advance()
    if token.kind == .moduleSelector {
      base = .module(name, of: base)
      advance()
      guard token.kind == .word || token.kind == .quotedName else { throw unreadable("expected type") }
      name = self.name(token)
      advance()
    }
    return .named(base: base, name: name, arguments: try readGenericArgumentClauseIfPresent())
  }

  private mutating func readMember(of type: TypeExpression) throws(Unreadable) -> TypeExpression {
    if at("Type") || at("Protocol") {
      defer { advance() }
      return .metatype(type, keyword: text(token.range))
    }
    guard token.kind == .word || token.kind == .quotedName, !token.startsLine || !isReserved(token) else {
      throw unreadable("expected member type following '.'")
    }
    return try readTypeIdentifier(in: type)
  }
}

extension Token {
  /// Whether a type can't follow, so that a word like `any` before it is the name of a type.
  fileprivate var endsType: Bool {
    switch kind {
    case .word, .quotedName: false
    case .punctuation: byte != UInt8(ascii: "(") && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "@")
    case .prefixOperator, .binaryOperator: byte != UInt8(ascii: "~")
    default: true
    }
  }
}

extension TypeExpression {
  /// The type without the `?` and `!` at its end, and those marks from the outside in.
  fileprivate var withoutTrailingMarks: (type: TypeExpression, marks: [Character]) {
    switch self {
    case .optional(let type):
      let (bare, marks) = type.withoutTrailingMarks
      return (bare, ["?"] + marks)
    case .implicitlyUnwrapped(let type):
      let (bare, marks) = type.withoutTrailingMarks
      return (bare, ["!"] + marks)
    case .composition(let types):
      guard let (last, marks) = types.last?.withoutTrailingMarks, !marks.isEmpty else { return (self, []) }
      return (.composition(types.dropLast() + [last]), marks)
    default: return (self, [])
    }
  }
}
