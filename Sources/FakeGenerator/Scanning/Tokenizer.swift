/// Reads the tokens of a source one by one, without comments. It creates no strings.
struct Tokenizer {
  private(set) var scanner: ByteScanner

  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    scanner = ByteScanner(bytes)
    scanner.place = start
  }

  init(_ scanner: ByteScanner) { self.scanner = scanner }

  /// Reads the next token.
  mutating func next() -> Token {
    var startsLine = scanner.place == 0
    while true {
      let found = scanner.next()
      startsLine = startsLine || scanner.isAtLineStart
      switch found {
      case .comment: continue
      case .word: return word(startsLine)
      case .quoted: return token(.quotedName, startsLine)
      case .directive: return token(.directive, startsLine)
      case .literal: return token(isRegex(at: scanner.start) ? .regex : .string, startsLine)
      case .end: return token(.end, startsLine)
      case .byte(let byte): return punctuation(byte, startsLine)
      }
    }
  }

  /// Takes a token only up to an offset, as in `>>`, so that what follows is a token of its own.
  mutating func resume(at offset: Int) { scanner.place = offset }

  /// Skips to the end of the group whose opening byte has been read. The result is `false` if the group doesn't end.
  mutating func skipGroup() -> Bool {
    var depth = 1
    while true {
      switch scanner.next() {
      case .byte(UInt8(ascii: "(")), .byte(UInt8(ascii: "[")), .byte(UInt8(ascii: "{")): depth += 1
      case .byte(UInt8(ascii: ")")), .byte(UInt8(ascii: "]")), .byte(UInt8(ascii: "}")):
        depth -= 1
        if depth == 0 { return true }
      case .end: return false
      default: break
      }
    }
  }

  private func token(_ kind: Token.Kind, _ startsLine: Bool) -> Token {
    Token(
      kind: kind, byte: scanner.byte(at: scanner.start), startsLine: startsLine, range: scanner.start..<scanner.place)
  }

  private func isRegex(at start: Int) -> Bool {
    var index = start
    while scanner.byte(at: index) == UInt8(ascii: "#") { index += 1 }
    return scanner.byte(at: index) == UInt8(ascii: "/")
  }
}

// MARK: - Words and numbers

extension Tokenizer {
  @inline(__always)
  private mutating func word(_ startsLine: Bool) -> Token {
    let first = scanner.bytes[scanner.start]
    if first.isDigit { return number(startsLine) }
    if scanner.holdsNonASCII { return wordOrOperator(startsLine) }
    return Token(kind: .word, byte: first, startsLine: startsLine, range: scanner.start..<scanner.place)
  }

  private mutating func number(_ startsLine: Bool) -> Token {
    let prefix = scanner.byte(at: scanner.start + 1) | 0x20
    let isRadix =
      scanner.bytes[scanner.start] == UInt8(ascii: "0")
      && (prefix == UInt8(ascii: "x") || prefix == UInt8(ascii: "b") || prefix == UInt8(ascii: "o"))
    var isFloat = false
    let exponent = UInt8(ascii: isRadix ? "p" : "e")
    if hasFraction(isHexadecimal: isRadix && prefix == UInt8(ascii: "x")) {
      scanner.place += 1
      scanner.skipWord()
      isFloat = true
    }
    isFloat = isFloat || scanner.bytes[scanner.start..<scanner.place].contains { $0 | 0x20 == exponent }
    let sign = scanner.byte(at: scanner.place)
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), scanner.bytes[scanner.place - 1] | 0x20 == exponent,
      scanner.byte(at: scanner.place + 1).isDigit
    {
      scanner.place += 1
      scanner.skipWord()
      isFloat = true
    }
    return token(isFloat ? .float : .integer, startsLine)
  }

  /// Returns whether a fraction follows rather than a member. A hexadecimal one has an exponent.
  private func hasFraction(isHexadecimal: Bool) -> Bool {
    guard scanner.byte(at: scanner.place) == UInt8(ascii: ".") else { return false }
    let start = scanner.place + 1
    guard isHexadecimal else { return scanner.byte(at: start).isDigit }
    var index = start
    while scanner.byte(at: index).isHexadecimalDigit { index += 1 }
    let next = scanner.byte(at: index + 1)
    return index > start && scanner.byte(at: index) | 0x20 == UInt8(ascii: "p")
      && (next.isDigit || next == UInt8(ascii: "+") || next == UInt8(ascii: "-"))
  }

  /// Distinguishes names beyond ASCII from operators, which a scan both treats as words.
  private mutating func wordOrOperator(_ startsLine: Bool) -> Token {
    let text = String(decoding: scanner.bytes[scanner.start..<scanner.place], as: UTF8.self).unicodeScalars
    let isName = text.first.map { !$0.isOperatorHead } ?? true
    let part = text.prefix { isName ? !$0.isOperatorHead : $0.isOperatorPart }
    let length = part.reduce(0) { $0 + $1.utf8.count }
    if length > 0, part.count < text.count { scanner.place = scanner.start + length }
    return isName ? token(.word, startsLine) : operatorToken(startsLine)
  }
}

// MARK: - Punctuation and operators

extension Tokenizer {
  private mutating func punctuation(_ byte: UInt8, _ startsLine: Bool) -> Token {
    switch byte {
    case UInt8(ascii: ":"):
      guard scanner.byte(at: scanner.place) == byte else { return token(.punctuation, startsLine) }
      scanner.place += 1
      return token(.moduleSelector, startsLine)
    case UInt8(ascii: "."):
      return beginsOperator ? operatorToken(startsLine) : token(.punctuation, startsLine)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      return scanner.isLeftBound(at: scanner.start) ? token(.punctuation, startsLine) : operatorToken(startsLine)
    default:
      return byte.isOperatorPart ? operatorToken(startsLine) : token(.punctuation, startsLine)
    }
  }

  /// Whether the dot begins an operator, as in `...` and `.==`. In a key path, `.?` isn't one.
  private var beginsOperator: Bool {
    let next = scanner.byte(at: scanner.place)
    if next == UInt8(ascii: ".") { return true }
    return next.isOperatorPart && !scanner.isComment(at: scanner.place)
      && (scanner.start == 0 || scanner.bytes[scanner.start - 1] != UInt8(ascii: "\\"))
  }

  /// Reads to the end of an operator, and determines what is on both sides of it.
  private mutating func operatorToken(_ startsLine: Bool) -> Token {
    let startsWithDot = scanner.bytes[scanner.start] == UInt8(ascii: ".")
    while scanner.place < scanner.bytes.count {
      let byte = scanner.bytes[scanner.place]
      guard byte.isOperatorPart || (startsWithDot && byte == UInt8(ascii: ".")), !scanner.isComment(at: scanner.place)
      else { break }
      scanner.place += 1
    }
    let range = scanner.start..<scanner.place
    if range.count == 1, scanner.bytes[scanner.start] == UInt8(ascii: "=") { return token(.punctuation, startsLine) }
    if scanner.equals(range, "->") { return token(.arrow, startsLine) }
    let isLeftBound = scanner.isLeftBound(at: scanner.start)
    let isRightBound = scanner.isRightBound(at: scanner.place, isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return token(.binaryOperator, startsLine) }
    return token(isLeftBound ? .postfixOperator : .prefixOperator, startsLine)
  }
}

extension ByteScanner {
  /// Whether the last token contains a byte beyond ASCII.
  @inline(__always)
  fileprivate var holdsNonASCII: Bool {
    var all: UInt8 = 0
    for index in start..<place { all |= bytes[index] }
    return all >= 0x80
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it can be part of a hexadecimal number, including the underscores in it.
  fileprivate var isHexadecimalDigit: Bool {
    isDigit || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}

extension Unicode.Scalar {
  /// Whether it can begin an operator, according to the grammar's table.
  fileprivate var isOperatorHead: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether it can be part of an operator that begins with one of the heads.
  fileprivate var isOperatorPart: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: isOperatorHead
    }
  }
}
