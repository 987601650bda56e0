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
    default: expectsOperand = true
    }
    return .byte(byte)
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
    while index < bytes.count, bytes[index] != 0x0A {
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
    case 5: equals(range, "await") || equals(range, "where") || equals(range, "while") || equals(range, "throw")
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
    // `#"""#` is a string that holds one quote.
    let quotes = isMultiline && !(hashes > 0 && hasHashes(hashes, at: place + 3)) ? 3 : 1
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
      } else if quotes == 1, byte == 0x0A {
        return
      } else {
        place += 1
      }
    }
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
    while place < bytes.count {
      switch bytes[place] {
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
    while index < bytes.count, bytes[index] != 0x0A {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "/"): return index + 1
      default: index += 1
      }
    }
    return nil
  }
}

/// What a byte can be the start of.
enum ByteKind {
  case other, space, newline, word

  /// The kind of a byte. Everything beyond ASCII may be part of a name.
  @inline(__always)
  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): self = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...0xFF: self = .word
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: self = .space
    case 0x0A, 0x0D: self = .newline
    default: self = .other
    }
  }
}
