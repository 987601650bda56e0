/// An expression that was read past.
struct ReadExpression {
  var range: Range<Int>
  /// The default type of the expression, if it is a literal.
  var literalType: TypeExpression?
  /// The call, if this is one and nothing else.
  var call: Call?

  struct Call {
    var callee: Range<Int>
    /// Whether it has arguments, including trailing closures.
    var hasArguments = true
  }
}

// Expressions are only read past: nothing but their end matters.
extension SwiftReader {
  /// Reads an *expression*.
  mutating func readExpression() throws(Unreadable) -> ReadExpression {
    try descend()
    defer { ascend() }
    let start = token.range.lowerBound
    var expression = try readPrefixExpression()
    while try readInfixExpression() {
      expression.literalType = nil
      expression.call = nil
    }
    expression.range = start..<previousEnd
    return expression
  }

  /// Reads an *infix-expression*, if one follows: an operator with its operand.
  private mutating func readInfixExpression() throws(Unreadable) -> Bool {
    if at("is") || at("as") {
      try readTypeCast()
      return true
    }
    guard try readInfixOperator() else { return false }
    _ = try readPrefixExpression()
    return true
  }

  /// Reads what is between two operands, including the middle of `? … :`.
  private mutating func readInfixOperator() throws(Unreadable) -> Bool {
    switch token.kind {
    // As in the compiler, a `?` after a space is never a prefix: `a ?b :c`.
    case .binaryOperator where at(operator: "?"), .prefixOperator where at(operator: "?"):
      advance()
      _ = try readExpression()
      try expect(UInt8(ascii: ":"), "expected ':' after '? ...' in ternary expression")
      return true
    // A function type as an expression: `(Int) throws -> Void`.
    case .word where isAtEffect:
      var ahead = self
      guard (try? ahead.readEffects()) != nil, ahead.token.kind == .arrow else { return false }
      self = ahead
    case .binaryOperator, .arrow: break
    case .punctuation where token.byte == UInt8(ascii: "="): break
    default: return false
    }
    advance()
    return true
  }

  /// Reads a *type-casting-operator* with its type.
  private mutating func readTypeCast() throws(Unreadable) {
    advance()
    _ = consume(UInt8(ascii: "?")) || consume(UInt8(ascii: "!"))
    _ = try readType()
  }
}

// MARK: - Prefixes

extension SwiftReader {
  /// Reads a *prefix-expression*, with `try`, `await`, and similar words before it.
  private mutating func readPrefixExpression() throws(Unreadable) -> ReadExpression {
    let start = token.range.lowerBound
    var (isLiteral, isKeyPath) = (true, false)
    while true {
      let isTry = at("try")
      switch token.kind {
      case .prefixOperator: isLiteral = isLiteral && at(operator: "-")
      case .punctuation where token.byte == UInt8(ascii: "\\"): (isLiteral, isKeyPath) = (false, true)
      case .word where at("any") && isBeforeName:
        _ = try readType()
        return ReadExpression(range: start..<start)
      case .word where isAtExpressionKeyword: isLiteral = false
      default:
        let isBare = token.range.lowerBound == start
        var expression = try readPostfixExpression(isKeyPath: isKeyPath)
        if !isBare { expression.call = nil }
        if !isLiteral { expression.literalType = nil }
        return expression
      }
      advance()
      if isTry { _ = consume(UInt8(ascii: "?")) || consume(UInt8(ascii: "!")) }
    }
  }

  /// Whether the token is a keyword before an expression. Some words are keywords only before a name on the same line.
  private var isAtExpressionKeyword: Bool {
    switch token.range.count {
    case 3: return at("try")
    case 4: return (at("copy") || at("each")) && isBeforeName
    case 5: return at("await") || at("inout")
    case 6: return at("repeat") || ((at("unsafe") || at("borrow")) && isBeforeName)
    case 7: return at("consume") && isBeforeName
    default: return false
    }
  }

  private var isBeforeName: Bool {
    let next = nextToken
    guard !next.startsLine else { return false }
    switch next.kind {
    case .word: return !isReserved(next) || ["self", "Self", "super", "try", "nil"].contains { equals(next.range, $0) }
    case .quotedName, .integer, .float, .string: return true
    default: return false
    }
  }
}
