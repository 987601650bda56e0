// Members that fakes don't use. They are read past.
extension SwiftReader {
  /// Reads past a declaration after its keyword.
  mutating func readOther(_ member: inout WrittenMember) throws(Unreadable) {
    let keyword = member.head.keyword
    if equals(keyword, "deinit") {
      _ = try readEffects()
      if at(UInt8(ascii: "{")) { try readBlock() }
    } else if equals(keyword, "case") || equals(keyword, "import") || equals(keyword, "operator") {
      let name = token.isOperator ? text(token.range) : nil
      // What is declared may be named on a line of its own.
      if isAtName || token.isOperator { advance() }
      try skipToNextLine()
      member.content = .other(name)
    } else if equals(keyword, "macro") {
      member.content = .other(try readMacro())
    } else {
      member.content = .other(try readNestedType(text(keyword)))
    }
  }

  /// Reads past a type from its name on.
  private mutating func readNestedType(_ keyword: String) throws(Unreadable) -> String? {
    let name = token.kind == .word || token.kind == .quotedName ? name(token) : nil
    while !at(UInt8(ascii: "{")) {
      guard token.kind != .end, !at(UInt8(ascii: "}")) else { throw unreadable("expected '{' in \(keyword)") }
      if at(UInt8(ascii: "(")) {
        try skipGroup("expected ')' in \(keyword)")
      } else {
        advance()
      }
    }
    try readBlock()
    return keyword == "extension" ? nil : name
  }

  /// Reads past a *macro-declaration* from its name on.
  private mutating func readMacro() throws(Unreadable) -> String {
    let name = try expectName("expected identifier in macro")
    _ = try readGenericParameterClauseIfPresent()
    _ = try readParameterClause()
    if token.kind == .arrow {
      advance()
      _ = try readType()
    }
    if consume(UInt8(ascii: "=")) { _ = try readExpression() }
    _ = try readGenericWhereClauseIfPresent()
    return name
  }

  private mutating func skipToNextLine() throws(Unreadable) {
    while !token.startsLine, token.kind != .end, !at(UInt8(ascii: "}")), !at(UInt8(ascii: ";")) {
      if at(UInt8(ascii: "(")) || at(UInt8(ascii: "{")) {
        try skipGroup("expected ')'")
      } else {
        advance()
      }
    }
  }
}
