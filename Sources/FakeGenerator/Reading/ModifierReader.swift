/// A modifier as written in the source, such as `private(set)`.
struct WrittenModifier {
  /// The word, such as `private`.
  var word: Range<Int>
  /// The word and the parentheses after it.
  var range: Range<Int>

  /// Whether there are parentheses.
  var hasDetail: Bool { word != range }
}

/// The beginning of a declaration.
struct DeclarationHead {
  var attributes: [WrittenAttribute] = []
  var modifiers: [WrittenModifier] = []
  /// The keyword of the declaration. For a macro expansion in place of a declaration, the `#` with the macro's name.
  var keyword: Range<Int>

  /// The offset of the byte at which it begins.
  var start: Int {
    min(attributes.first?.range.lowerBound ?? .max, modifiers.first?.range.lowerBound ?? .max, keyword.lowerBound)
  }
}

// MARK: - Reading

extension SwiftReader {
  /// Reads the attributes and modifiers of a declaration, and its keyword. A macro expansion remains to be read.
  mutating func readDeclarationHead() throws(Unreadable) -> DeclarationHead {
    let attributes = try readAttributes()
    var modifiers: [WrittenModifier] = []
    while token.kind == .word, !isAtDeclarationKeyword {
      // An unknown word may be a modifier that was added to Swift later.
      guard !isReserved(token) || isAtReservedModifier else { throw unreadableToken("expected declaration") }
      modifiers.append(try readModifier())
    }
    let head = DeclarationHead(attributes: attributes, modifiers: modifiers, keyword: token.range)
    if token.kind == .word {
      advance()
    } else if token.kind != .directive || isAtDirective {
      throw unreadableToken("expected declaration")
    }
    return head
  }

  /// Reads a *declaration-modifier*.
  private mutating func readModifier() throws(Unreadable) -> WrittenModifier {
    let word = token.range
    advance()
    if at(UInt8(ascii: "(")), !token.startsLine { try skipGroup("expected ')' in modifier") }
    return WrittenModifier(word: word, range: word.lowerBound..<previousEnd)
  }

  private var isAtReservedModifier: Bool {
    switch token.range.count {
    case 5: at("class")
    case 6: at("public") || at("static")
    case 7: at("private")
    case 8: at("internal")
    case 11: at("fileprivate")
    default: false
    }
  }

  /// Whether the token is the keyword of a declaration.
  private var isAtDeclarationKeyword: Bool {
    switch token.range.count {
    case 3: return at("var") || at("let")
    case 4: return at("func") || at("init") || at("enum") || at("case")
    case 5:
      if at("class") { return !nextMayFollowClassModifier }
      // `actor` and `macro` are names anywhere else.
      return (at("actor") || at("macro")) && isName(nextToken)
    case 6: return at("struct") || at("deinit") || at("import")
    case 8: return at("protocol") || at("operator")
    case 9: return at("subscript") || at("typealias") || at("extension")
    case 14: return at("associatedtype")
    case 15: return at("precedencegroup")
    default: return false
    }
  }

  private func isName(_ token: Token) -> Bool {
    token.kind == .quotedName || (token.kind == .word && !token.startsLine && !isReserved(token) && !isModifier(token))
  }

  /// Whether `class` is a modifier of a member here, rather than the beginning of a class.
  private var nextMayFollowClassModifier: Bool {
    var ahead = self
    ahead.advance()
    if ahead.isReserved(ahead.token) { return ahead.token.kind == .word }
    if ahead.at("macro") || ahead.at("actor") { return ahead.isName(ahead.nextToken) }
    guard ahead.isModifier(ahead.token) else { return false }
    // `class nonisolated(unsafe) var`: the name of a class isn't followed by a parenthesis.
    ahead.advance()
    return ahead.token.kind == .word || ahead.at(UInt8(ascii: "("))
  }

  /// Returns whether a word that can also be a name is a modifier elsewhere.
  private func isModifier(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    switch token.range.count {
    case 4: return equals(token.range, "open") || equals(token.range, "lazy") || equals(token.range, "weak")
    case 5: return equals(token.range, "final") || equals(token.range, "async")
    case 6: return equals(token.range, "prefix")
    case 7:
      return ["package", "dynamic", "unowned", "postfix"].contains { equals(token.range, $0) }
    case 8:
      return ["override", "required", "optional", "mutating", "indirect", "isolated"].contains {
        equals(token.range, $0)
      }
    case 9: return equals(token.range, "consuming") || equals(token.range, "borrowing")
    case 11:
      return ["nonisolated", "convenience", "distributed", "nonmutating"].contains { equals(token.range, $0) }
    default: return false
    }
  }
}
