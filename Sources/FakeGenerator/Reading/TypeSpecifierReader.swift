// The words before a type that specify how it is passed.
extension SwiftReader {
  /// Reads a word such as `inout`, `sending`, or `nonisolated(nonsending)` as written, if there is one.
  mutating func readTypeSpecifier() throws(Unreadable) -> String? {
    guard isAtTypeSpecifier else { return nil }
    let start = token.range.lowerBound
    advance()
    if at(UInt8(ascii: "(")), token.range.lowerBound == previousEnd || startsArgumentOfSpecifier(at: start) {
      try skipGroup("expected ')' in type specifier")
    }
    return text(start..<previousEnd)
  }

  /// Whether the token is a specifier rather than the name of a type, in which case a type must follow.
  private var isAtTypeSpecifier: Bool {
    guard token.kind == .word else { return false }
    switch token.byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): break
    default: return false
    }
    let next = nextToken
    if isSpecifier(token) { return next.beginsSpecifiedType && !isReservedButType(next) }
    // Specifiers that may be added to the grammar later.
    return !isReserved(token) && !isTypeWord(token) && next.kind == .word && !next.startsLine && !isReserved(next)
      && !isTypeEnd(next)
  }

  private func isSpecifier(_ token: Token) -> Bool {
    switch token.range.count {
    case 5: equals(token.range, "inout")
    case 6: equals(token.range, "_const")
    case 7: equals(token.range, "sending") || equals(token.range, "__owned")
    case 8: equals(token.range, "isolated") || equals(token.range, "__shared")
    case 9: equals(token.range, "borrowing") || equals(token.range, "consuming")
    case 11: equals(token.range, "nonisolated")
    default: false
    }
  }

  /// Returns whether a word before a type belongs to the type.
  private func isTypeWord(_ token: Token) -> Bool {
    switch token.range.count {
    case 3: equals(token.range, "any")
    case 4: equals(token.range, "some") || equals(token.range, "each")
    case 6: equals(token.range, "repeat")
    default: false
    }
  }

  /// Returns whether a word after a type doesn't belong to the type.
  private func isTypeEnd(_ token: Token) -> Bool {
    equals(token.range, "of") || equals(token.range, "async") || equals(token.range, "reasync")
  }

  private func isReservedButType(_ token: Token) -> Bool {
    guard token.kind == .word, isReserved(token) else { return false }
    return !["inout", "Any", "Self", "repeat"].contains { equals(token.range, $0) }
  }

  /// Returns whether the parentheses belong to `nonisolated`. A `(` after a space can't be anything else.
  private func startsArgumentOfSpecifier(at start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "n"), !token.startsLine else { return false }
    let next = nextToken
    return next.kind == .word && equals(next.range, "nonsending")
  }
}

extension Token {
  fileprivate var beginsSpecifiedType: Bool {
    switch kind {
    case .word, .quotedName: true
    case .punctuation: byte == UInt8(ascii: "@") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
    case .prefixOperator: byte == UInt8(ascii: "~")
    default: false
    }
  }
}
