/// Reads the bytes of a Swift file token by token, just finely enough to tell code from comments and literals.
///
/// It never fails: what is unterminated ends with the file.
struct ByteScanner {
  /// What a step of the scan has found.
  enum Token {
    /// An identifier, a keyword or a number, between `start` and the scanner's place.
    case word
    /// A name in backticks; the range without them is between `start + 1` and the place - 1.
    case quoted
    /// A `#if`, `#elseif`, `#else`, `#endif` or another `#word`.
    case directive
    /// A comment.
    case comment
    /// A string or a regex.
    case literal
    /// Any other byte, which is at `start`.
    case byte(UInt8)
    case end
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next token is looked for.
  var place = 0
  /// Where the last token began.
  var start = 0
  /// Whether a line has ended between the last token and the one before.
  var isAtLineStart = true
  /// Whether a `/` here would begin a regex rather than divide.
  private var expectsOperand = true
  /// How many interpolations the scan is inside of.
  private var nesting = 0
  /// The most interpolations that the scan was inside of.
  private(set) var deepestInterpolation = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte at an index, or 0 beyond the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// Read the next token.
  mutating func next() -> Token {
    isAtLineStart = place == 0
    while place < bytes.count {
      let byte = bytes[place]
      switch ByteKind(byte) {
      case .space:
        place += 1
        continue
      case .newline:
        isAtLineStart = true
        place += 1
        continue
      default: break
      }
      start = place
      return read(byte)
    }
    start = place
    return .end
  }

  private mutating func read(_ byte: UInt8) -> Token {
    switch byte {
    case UInt8(ascii: "/"):
      switch self.byte(at: place + 1) {
      case UInt8(ascii: "/"):
        skipLine()
        return .comment
      case UInt8(ascii: "*"):
        skipBlockComment()
        return .comment
      default:
        if expectsOperand, let end = endOfRegex() {
          place = end
          expectsOperand = false
          return .literal
        }
      }
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      expectsOperand = false
      return .literal
    case UInt8(ascii: "#"):
      return readHash()
    case UInt8(ascii: "`"):
      if let end = endOfQuotedName() {
        place = end
        expectsOperand = false
        return .quoted
      }
    default:
      if ByteKind(byte) == .word {
        skipWord()
        expectsOperand = isKeywordBeforeOperand(start..<place)
        return .word
      }
    }
    place += 1
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."): expectsOperand = false
    // Right behind an operand these belong to it: `total!/2`.
    case UInt8(ascii: "!"), UInt8(ascii: "?"): expectsOperand = expectsOperand || !isAttached
    default: expectsOperand = true
    }
    return .byte(byte)
  }

  /// Whether the token that begins at `start` follows another one without a space.
  private var isAttached: Bool {
    guard start > 0 else { return false }
    switch ByteKind(bytes[start - 1]) {
    case .space, .newline: return false
    default: return true
    }
  }

  @inline(__always)
  private mutating func skipWord() {
    place += 1
    while place < bytes.count, ByteKind(bytes[place]) == .word { place += 1 }
  }

  /// Skip to the end of the line, which is not part of what is skipped.
  mutating func skipLine() {
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "/"), self.byte(at: place + 1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte == UInt8(ascii: "*"), self.byte(at: place + 1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  private func endOfQuotedName() -> Int? {
    var index = place + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "`") { return index + 1 }
      index += 1
    }
    return nil
  }

  private func isKeywordBeforeOperand(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 2: equals(range, "in") || equals(range, "is") || equals(range, "as") || equals(range, "if")
    case 3: equals(range, "try")
    case 4: equals(range, "case") || equals(range, "else")
    case 5:
      equals(range, "await") || equals(range, "where") || equals(range, "while") || equals(range, "throw")
        || equals(range, "guard") || equals(range, "yield")
    case 6: equals(range, "return") || equals(range, "switch")
    default: false
    }
  }

  /// Compare a stretch of bytes with a word.
  @inline(__always)
  func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
    return true
  }
}

// MARK: - Literals

extension ByteScanner {
  private mutating func readHash() -> Token {
    var index = place
    while byte(at: index) == UInt8(ascii: "#") { index += 1 }
    let hashes = index - place
    switch byte(at: index) {
    case UInt8(ascii: "\""):
      place = index
      skipString(hashes: hashes)
      expectsOperand = false
      return .literal
    case UInt8(ascii: "/"):
      place = index + 1
      skipExtendedRegex(hashes: hashes)
      expectsOperand = false
      return .literal
    default:
      place = index
      if place < bytes.count, ByteKind(bytes[place]) == .word { skipWord() }
      expectsOperand = false
      return .directive
    }
  }

  /// Skip a string whose first quote is at `place`; the hashes before it are behind.
  private mutating func skipString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(at: place + 1) == quote && byte(at: place + 2) == quote
    let quotes = isMultiline && !endsOnItsLine(hashes: hashes) ? 3 : 1
    place += quotes
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: place + 1) {
        place += 1 + hashes
        if self.byte(at: place) == UInt8(ascii: "(") {
          place += 1
          skipInterpolation()
        } else {
          place = min(place + 1, bytes.count)
        }
      } else if byte == quote {
        if quotes == 1 || (self.byte(at: place + 1) == quote && self.byte(at: place + 2) == quote),
          hasHashes(hashes, at: place + quotes)
        {
          place += quotes + hashes
          return
        }
        place += 1
      } else if quotes == 1, byte == 0x0A || byte == 0x0D {
        return
      } else {
        place += 1
      }
    }
  }

  /// Whether a raw string that begins with three quotes ends on its line: `#"""#` holds one quote.
  private func endsOnItsLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var index = place + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(at: index + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skip the code of an interpolation, whose opening parenthesis is behind.
  ///
  /// Strings nest in interpolations that nest in strings, and hostile nesting would overflow the stack: so it is
  /// bounded.
  private mutating func skipInterpolation() {
    var depth = 1
    nesting += 1
    deepestInterpolation = max(deepestInterpolation, nesting)
    defer { nesting -= 1 }
    while depth > 0, place < bytes.count {
      if nesting > Self.deepestNesting {
        place += 1
        continue
      }
      switch next() {
      case .byte(UInt8(ascii: "(")): depth += 1
      case .byte(UInt8(ascii: ")")): depth -= 1
      case .end: return
      default: break
      }
    }
  }

  /// How deep strings may nest in interpolations; beyond it the rest of the file is taken for a literal.
  private static var deepestNesting: Int { 200 }

  private mutating func skipExtendedRegex(hashes: Int) {
    // One that begins with a line's end goes over several lines.
    var index = place
    while byte(at: index) == 0x20 || byte(at: index) == 0x09 { index += 1 }
    let isMultiline = byte(at: index) == 0x0A || byte(at: index) == 0x0D
    while place < bytes.count {
      switch bytes[place] {
      case 0x0A where !isMultiline, 0x0D where !isMultiline: return
      case UInt8(ascii: "\\"): place = min(place + 2, bytes.count)
      case UInt8(ascii: "/") where hasHashes(hashes, at: place + 1):
        place += 1 + hashes
        return
      default: place += 1
      }
    }
  }

  /// The end of a regex that begins at `place`, if the line holds one.
  private func endOfRegex() -> Int? {
    var index = place + 1
    switch byte(at: index) {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="): return nil
    default: break
    }
    var groups = 0
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): groups += 1
      case UInt8(ascii: ")"):
        // It closes what was opened before the `/`, which is an operator then: `reduce(1, /)`.
        if groups == 0 { return nil }
        groups -= 1
      case UInt8(ascii: "/"): return bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
