// Functions, initializers, and subscripts.
extension SwiftReader {
  /// Reads a *function-declaration* from its name on.
  mutating func readFunction(_ member: inout WrittenMember) throws(Unreadable) {
    let isOperator = token.isOperator || at(UInt8(ascii: "!")) || at(UInt8(ascii: "="))
    guard isOperator || isAtName else { throw unreadable("expected identifier in function") }
    let start = token.range.lowerBound
    var function = Function(name: "", isOperator: isOperator, parameters: [])
    if isOperator, endsWithAngle, nextToken.kind == .word || nextToken.kind == .quotedName {
      // The last byte of `==<T>` begins the generic parameters.
      advanceToLastByte()
    } else {
      function.name = name(token)
      advance()
    }
    let range = start..<previousEnd
    if isOperator { function.name = text(range) }
    (function.generics, function.requirements) = try readGenericParameterClauseIfPresent()
    function.parameters = try readParameterClause()
    function.effects = try readEffects()
    var result: Range<Int>?
    if token.kind == .arrow {
      advance()
      let start = token.range.lowerBound
      function.result = try readFunctionResult()
      result = start..<previousEnd
    }
    function.requirements += try readGenericWhereClauseIfPresent()
    try readBodyIfPresent(of: &member)
    member.content = .function(function, name: range, result: result)
  }

  private var endsWithAngle: Bool {
    token.range.count > 1 && bytes[token.range.upperBound - 1] == UInt8(ascii: "<")
  }

  /// Reads a *function-result* after its arrow.
  private mutating func readFunctionResult() throws(Unreadable) -> TypeExpression {
    guard at(prefix: UInt8(ascii: "<")) else { return try readType() }
    let start = token.range.lowerBound
    _ = try readGenericParameterClauseIfPresent()
    _ = try readType()
    return .verbatim(text(start..<previousEnd))
  }

  private mutating func readBodyIfPresent(of member: inout WrittenMember) throws(Unreadable) {
    guard at(UInt8(ascii: "{")) else { return }
    member.hasBody = true
    try readBlock()
  }

  /// Reads an *initializer-declaration* after its keyword.
  mutating func readInitializer(_ member: inout WrittenMember) throws(Unreadable) {
    var initializer = Initializer(parameters: [])
    // After a space, the mark is an operator.
    for mark in ["?", "!"] as [StaticString] where at(operator: mark) || at(mark.utf8Start.pointee) {
      advance()
      initializer.failability = "\(mark)"
    }
    (initializer.generics, initializer.requirements) = try readGenericParameterClauseIfPresent()
    initializer.parameters = try readParameterClause()
    initializer.effects = try readEffects()
    initializer.requirements += try readGenericWhereClauseIfPresent()
    try readBodyIfPresent(of: &member)
    member.content = .initializer(initializer)
  }

  /// Reads a *subscript-declaration* after its keyword.
  mutating func readSubscript(_ member: inout WrittenMember) throws(Unreadable) {
    var value = Subscript(parameters: [], result: .void, accessors: Accessors())
    (value.generics, value.requirements) = try readGenericParameterClauseIfPresent()
    value.parameters = try readParameterClause(labelsAlone: false)
    let start = token.range.lowerBound
    guard token.kind == .arrow else { throw unreadable("expected '->' and return type in subscript") }
    advance()
    value.result = try readFunctionResult()
    let result = start..<previousEnd
    value.requirements += try readGenericWhereClauseIfPresent()
    var block: AccessorBlock?
    if at(UInt8(ascii: "{")) {
      let accessors = try readAccessorBlock()
      value.accessors = self.accessors(accessors)
      block = accessors
      member.hasBody = true
    }
    member.content = .subscript(value, result: result, accessors: block)
  }

  /// Returns the ways of access that some accessors provide.
  func accessors(_ block: AccessorBlock) -> Accessors { Accessors(block, is: equals) }
}
