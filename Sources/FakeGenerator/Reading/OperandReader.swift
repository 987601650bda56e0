extension SwiftReader {
  /// Reads a *postfix-expression*.
  ///
  /// - Parameter isKeyPath: Whether it is a key path, which takes no trailing closure: a brace after it begins
  ///   accessors.
  mutating func readPostfixExpression(isKeyPath: Bool) throws(Unreadable) -> ReadExpression {
    let start = token.range.lowerBound
    var expression = ReadExpression(range: start..<start)
    if at(UInt8(ascii: "@")) {
      // A type with attributes: `@Sendable () -> Void`.
      _ = try readType()
      return expression
    }
    if at("if") || at("switch") || at("do") {
      try readConditionalExpression()
      return expression
    }
    expression.literalType = literalType
    let isLiteral = try readPrimaryExpression()
    var mayBeCalled = !isLiteral && !isKeyPath
    while true {
      let end = previousEnd
      if !token.startsLine, at(UInt8(ascii: "(")) {
        let isEmpty = nextToken.isPunctuation(UInt8(ascii: ")"))
        try skipGroup("expected ')' to end function call")
        let endOfGroup = previousEnd
        if !isKeyPath { try readTrailingClosuresIfPresent() }
        expression.call = .init(callee: start..<end, hasArguments: !isEmpty || previousEnd > endOfGroup)
      } else if mayBeCalled, at(UInt8(ascii: "{")), isAtTrailingClosure {
        try readTrailingClosuresIfPresent()
        expression.call = .init(callee: start..<end)
        // All the closures that follow belong to one call.
        if at(UInt8(ascii: "{")) { return expression }
      } else if try readPostfix() {
        expression.call = nil
      } else {
        return expression
      }
      mayBeCalled = !isKeyPath
      expression.literalType = nil
    }
  }

  /// Reads another part of a postfix expression, if there is one.
  private mutating func readPostfix() throws(Unreadable) -> Bool {
    switch token.kind {
    case .punctuation where token.byte == UInt8(ascii: "."):
      advance()
      try readMemberName()
    case .punctuation where token.byte == UInt8(ascii: "[") && !token.startsLine:
      try skipGroup("expected ']' to end subscript call")
      try readTrailingClosuresIfPresent()
    case .punctuation where token.byte == UInt8(ascii: "?") || token.byte == UInt8(ascii: "!"): advance()
    case .postfixOperator: advance()
    case .directive: return try readConditionalPostfix()
    default: return false
    }
    return true
  }

  private mutating func readMemberName() throws(Unreadable) {
    switch token.kind {
    case .word, .quotedName, .integer, .float:
      advance()
      try readModuleSelector()
      try readGenericArgumentsOfExpression()
    // `\.[0]` and `\.?.count`
    case .punctuation where [UInt8(ascii: "["), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(token.byte): break
    default: throw unreadable("expected name in member access")
    }
  }

  private mutating func readModuleSelector() throws(Unreadable) {
    guard token.kind == .moduleSelector else { return }
    advance()
    guard token.kind == .word || token.kind == .quotedName else { throw unreadable("expected identifier") }
    advance()
  }

  /// Reads a *primary-expression*.
  ///
  /// - Returns: Whether it is a literal, which a closure can't follow.
  private mutating func readPrimaryExpression() throws(Unreadable) -> Bool {
    switch token.kind {
    case .integer, .float, .string, .regex:
      advance()
      return true
    case .word where !isReserved(token) || isAtReservedOperand:
      let isLiteral = at("nil") || at("true") || at("false")
      advance()
      try readModuleSelector()
      try readGenericArgumentsOfExpression()
      return isLiteral
    case .directive where isAtDirective: throw unreadable("expected expression")
    case .quotedName, .directive:
      advance()
      try readModuleSelector()
      try readGenericArgumentsOfExpression()
    case .punctuation: return try readPunctuatedOperand()
    // An operator as a function can be alone only within parentheses, which are skipped.
    default: throw unreadable("expected expression")
    }
    return false
  }

  private mutating func readPunctuatedOperand() throws(Unreadable) -> Bool {
    switch token.byte {
    case UInt8(ascii: "("): try skipGroup("expected ')' to end tuple")
    case UInt8(ascii: "["):
      try skipGroup("expected ']' to end array")
      return true
    case UInt8(ascii: "{"): try skipGroup("expected '}' to end closure")
    case UInt8(ascii: "."):
      advance()
      try readMemberName()
    default: throw unreadable("expected expression")
    }
    return false
  }

  private var isAtReservedOperand: Bool {
    switch token.range.count {
    case 3: at("nil") || at("Any")
    case 4: at("self") || at("Self") || at("true") || at("init")
    case 5: at("false") || at("super")
    case 6: at("deinit")
    case 9: at("subscript")
    default: false
    }
  }

  /// Reads `<Int>` after a name. As in the compiler, what follows decides whether this is a generic argument clause or
  /// a comparison.
  private mutating func readGenericArgumentsOfExpression() throws(Unreadable) {
    guard at(prefix: UInt8(ascii: "<")) else { return }
    var ahead = self
    do throws(Unreadable) {
      _ = try ahead.readGenericArgumentClauseIfPresent()
    } catch {
      // Trying again at each `<` of a text that nests without end would take forever.
      guard error.expected != nil else { throw error }
      return
    }
    if ahead.canFollowGenericArguments { self = ahead }
  }

  private var canFollowGenericArguments: Bool {
    switch token.kind {
    case .end: return true
    case .binaryOperator: return at(operator: "&")
    case .punctuation:
      switch token.byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): return !token.startsLine
      case UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "\\"): return false
      default: return true
      }
    default: return false
    }
  }

  /// The type of the literal that is the current token.
  private var literalType: TypeExpression? {
    switch token.kind {
    case .integer: .name("Int")
    case .float: .name("Double")
    case .string: .name("String")
    case .word where at("true") || at("false"): .name("Bool")
    default: nil
    }
  }
}
