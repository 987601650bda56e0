extension SwiftReader {
  /// Whether the token can be a name.
  var isAtName: Bool { token.kind == .quotedName || (token.kind == .word && !isReserved(token)) }

  /// Returns whether the token can be an argument label, which can also be a keyword.
  func isLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .quotedName: true
    case .word: !equals(token.range, "inout")
    default: false
    }
  }

  /// Returns whether a word is a keyword everywhere.
  func isReserved(_ token: Token) -> Bool {
    // Most names of types begin with a different letter.
    switch token.byte {
    case UInt8(ascii: "a")...UInt8(ascii: "w"), UInt8(ascii: "A"), UInt8(ascii: "S"): break
    default: return false
    }
    let words: [StaticString]
    switch token.range.count {
    case 2: words = ["as", "do", "if", "in", "is"]
    case 3: words = ["for", "let", "nil", "try", "var", "Any"]
    case 4: words = ["case", "else", "enum", "func", "init", "self", "Self", "true"]
    case 5: words = ["break", "catch", "class", "defer", "false", "guard", "inout", "super", "throw", "while", "where"]
    case 6: words = ["deinit", "import", "public", "repeat", "return", "static", "struct", "switch", "throws"]
    case 7: words = ["default", "private"]
    case 8: words = ["continue", "internal", "operator", "protocol", "rethrows"]
    case 9: words = ["extension", "subscript", "typealias"]
    case 11: words = ["fallthrough", "fileprivate"]
    case 14: words = ["associatedtype"]
    case 15: words = ["precedencegroup"]
    default: return false
    }
    return words.contains { equals(token.range, $0) }
  }
}
