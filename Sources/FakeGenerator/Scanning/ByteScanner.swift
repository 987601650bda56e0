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
  var expectsOperand = true
  /// How far an end has been searched of what might have been a regex.
  var endOfRegexSearch = 0
  /// How many interpolations the scan is inside of.
  var nesting = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A byte order mark says nothing about UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The byte at an index, or 0 beyond the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// Read the next token.
  mutating func next() -> Token {
    isAtLineStart = start == 0 && place <= 3
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
  mutating func skipWord() {
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
