// The contents of angle brackets, and the requirements on them.
extension SwiftReader {
  /// Reads a *generic-parameter-clause*, including the requirements of a `where` in it.
  mutating func readGenericParameterClauseIfPresent() throws(Unreadable) -> (
    parameters: [GenericParameter], requirements: [GenericRequirement]
  ) {
    guard consume(prefix: UInt8(ascii: "<")) else { return ([], []) }
    var parameters: [GenericParameter] = []
    repeat {
      parameters.append(try readGenericParameter())
    } while consume(UInt8(ascii: ",")) && !at(prefix: UInt8(ascii: ">"))
    let requirements = try readGenericWhereClauseIfPresent()
    guard consume(prefix: UInt8(ascii: ">")) else { throw unreadable("expected '>' in generic parameter clause") }
    return (parameters, requirements)
  }

  private mutating func readGenericParameter() throws(Unreadable) -> GenericParameter {
    _ = try readAttributes()
    let isValue = consume("let")
    let isPack = !isValue && at("each") && nextToken.kind == .word
    if isPack { advance() }
    guard isAtName || at("Self") else { throw unreadable("expected generic parameter") }
    var parameter = GenericParameter(name: name(token), isPack: isPack, isValue: isValue)
    advance()
    if consume(UInt8(ascii: ":")) { parameter.parent = try readType() }
    return parameter
  }

  /// Reads a *generic-argument-clause*.
  @inline(__always)
  mutating func readGenericArgumentClauseIfPresent() throws(Unreadable) -> [TypeExpression] {
    guard at(prefix: UInt8(ascii: "<")) else { return [] }
    return try readGenericArgumentClause()
  }

  private mutating func readGenericArgumentClause() throws(Unreadable) -> [TypeExpression] {
    _ = consume(prefix: UInt8(ascii: "<"))
    var arguments: [TypeExpression] = []
    while !at(prefix: UInt8(ascii: ">")) {
      arguments.append(try readGenericArgument())
      guard consume(UInt8(ascii: ",")) else { break }
    }
    guard consume(prefix: UInt8(ascii: ">")) else { throw unreadable("expected '>' in generic argument clause") }
    return arguments
  }

  /// Reads a *generic-argument*: a type or a number.
  mutating func readGenericArgument() throws(Unreadable) -> TypeExpression {
    if let number = readInteger() { return .verbatim(number) }
    return try readType()
  }

  private mutating func readInteger() -> String? {
    let start = token.range.lowerBound
    if at(operator: "-"), nextToken.kind == .integer { advance() }
    guard token.kind == .integer else { return nil }
    advance()
    return text(start..<previousEnd)
  }

  /// Reads a *generic-where-clause*.
  mutating func readGenericWhereClauseIfPresent() throws(Unreadable) -> [GenericRequirement] {
    guard consume("where") else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      if let requirement = try readRequirement() { requirements.append(requirement) }
    } while consume(UInt8(ascii: ",")) && !at(UInt8(ascii: "{"))
    return requirements
  }

  /// Reads a *requirement*. The result is nil for a layout requirement.
  private mutating func readRequirement() throws(Unreadable) -> GenericRequirement? {
    let left = try readGenericArgument()
    if at(operator: "==") {
      advance()
      return .same(left, try readGenericArgument())
    }
    try expect(UInt8(ascii: ":"), "expected ':' or '==' to indicate a conformance or same-type requirement")
    guard isAtLayout else { return .conforms(left, try readType()) }
    advance()
    if at(UInt8(ascii: "(")) { try skipGroup("expected ')' in layout requirement") }
    return nil
  }

  private var isAtLayout: Bool {
    guard token.byte == UInt8(ascii: "_") else { return false }
    return at(anyOf: [
      "_Trivial", "_TrivialAtMost", "_TrivialStride", "_UnknownLayout", "_RefCountedObject",
      "_NativeRefCountedObject", "_Class", "_NativeClass", "_BridgeObject",
    ])
  }
}
