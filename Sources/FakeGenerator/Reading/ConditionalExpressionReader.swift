// Conditions as expressions, and expressions under conditional compilation.
extension SwiftReader {
  /// Reads a *conditional-expression*: an `if`, a `switch`, or a `do`.
  mutating func readConditionalExpression() throws(Unreadable) {
    if consume("do") {
      try readBlock()
      while consume("catch") {
        try skipCondition()
        try readBlock()
      }
      return
    }
    advance()
    try skipCondition()
    try readBlock()
    while consume("else") {
      if consume("if") { try skipCondition() }
      try readBlock()
    }
  }

  /// Skips to the brace after a condition. Closures in a condition are within parentheses.
  private mutating func skipCondition() throws(Unreadable) {
    while !at(UInt8(ascii: "{")) {
      if at(UInt8(ascii: "(")) || at(UInt8(ascii: "[")) {
        try skipGroup("expected ')' in condition")
      } else {
        guard token.kind != .end, !at(UInt8(ascii: "}")) else { throw unreadable("expected '{'") }
        advance()
      }
    }
  }

  /// Reads a *code-block*.
  mutating func readBlock() throws(Unreadable) {
    guard at(UInt8(ascii: "{")) else { throw unreadable("expected '{'") }
    try skipGroup("expected '}' to end code block")
  }

  /// Whether the token is a conditional compilation directive rather than a macro.
  var isAtDirective: Bool {
    guard token.kind == .directive else { return false }
    switch token.range.count {
    case 3: return at(directive: "#if")
    case 5: return at(directive: "#else")
    case 6: return at(directive: "#endif")
    case 7: return at(directive: "#elseif")
    case 15: return at(directive: "#sourceLocation")
    default: return false
    }
  }

  /// Reads an `#if` within an expression, which contains members of the value before it.
  mutating func readConditionalPostfix() throws(Unreadable) -> Bool {
    guard at(directive: "#if") else { return false }
    var ahead = self
    while ahead.at(directive: "#if") { ahead.readCondition() }
    let isMember = ahead.at(UInt8(ascii: ".")) && ahead.nextToken.kind == .word
    guard isMember else { return false }
    var open = 0
    repeat {
      if at(directive: "#if") { open += 1 }
      if at(directive: "#endif") { open -= 1 }
      guard token.kind != .end else { throw unreadable("expected '#endif' in conditional compilation block") }
      advance()
    } while open > 0
    return true
  }
}
