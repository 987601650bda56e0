/// Reads the bytes of a Swift file token by token, in just enough detail to distinguish code from comments and
/// literals.
///
/// It never fails. An unterminated token ends at the end of the file.
struct ByteScanner {
  /// The result of a step of the scan.
  enum Piece {
    /// An identifier, a keyword, or a number, between `start` and `place`.
    case word
    /// A name in backticks. The range without them is from `start + 1` to `place - 1`.
    case quoted
    /// `#if`, `#elseif`, `#else`, `#endif`, or another `#word`.
    case directive
    /// A comment.
    case comment
    /// A string or a regex.
    case literal
    /// Any other byte, which is at `start`.
    case byte(UInt8)
    case end
  }

  /// What precedes a token in an expression.
  enum Context {
    case beforeOperand, afterOperand
    /// After `func` and `operator`, a `/` always belongs to the name of an operator.
    case beforeOperatorName
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The position at which to look for the next token.
  var place = 0
  /// The position at which the last token began.
  var start = 0
  /// Whether there is a line break between the last token and the one before it. Comments don't count as tokens.
  var isAtLineStart = true
  /// Whether the last token was a comment.
  private var isAfterComment = false
  /// The context of the next token, which determines whether a `/` begins a regex.
  var context = Context.beforeOperand
  /// The position that `context` is about while a body is skipped, which is behind `place` after a comment.
  private var operandPlace = 0
  /// The end of the last operator that contains a `/`.
  var operatorEnd = 0
  /// The position up to which the end of a possible regex has been searched for.
  var endOfRegexSearch = 0
  /// The number of enclosing interpolations.
  var nesting = 0
  /// The position of a comment, a literal, or skipped code that the file ends in.
  var unclosed: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A byte order mark has no meaning in UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// Returns the byte at an index, or 0 beyond the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// Reads the next token.
  mutating func next() -> Piece {
    if isAfterComment {
      isAfterComment = false
    } else {
      isAtLineStart = place == 0 || place == 3 && bytes[0] == 0xEF
    }
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

  /// Reads the next token that isn't a comment.
  mutating func nextAfterComments() -> Piece {
    while true {
      let piece = next()
      guard case .comment = piece else { return piece }
    }
  }

  /// Reads the next token that matters in a body or an interpolation that is skipped: a brace, a parenthesis, a comment,
  /// a literal, a directive, or a quoted name.
  mutating func nextInBody() -> Piece {
    while place < bytes.count {
      let byte = bytes[place]
      guard byte.isDelimiter else {
        place += 1
        continue
      }
      let isComment =
        byte == UInt8(ascii: "/") && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(self.byte(at: place + 1))
      if byte == UInt8(ascii: "/"), !isComment {
        if let literal = readSlashInBody() { return literal }
        continue
      }
      start = place
      let piece = read(byte)
      if !isComment {
        operandPlace = place
        isAfterComment = false
      }
      return piece
    }
    start = place
    return .end
  }

  /// Reads what has been skipped token by token, because it determines whether the `/` here begins a regex.
  private mutating func readSlashInBody() -> Piece? {
    let slash = place
    place = operandPlace
    defer { operandPlace = place }
    while place <= slash {
      if case .literal = next() { return .literal }
    }
    return nil
  }

  /// Prepares for skipping a body or an interpolation, which begins here.
  mutating func beginBody() { operandPlace = place }

  private mutating func read(_ byte: UInt8) -> Piece {
    switch byte {
    case UInt8(ascii: "/"):
      switch self.byte(at: place + 1) {
      case UInt8(ascii: "/"):
        skipLine()
        isAfterComment = true
        return .comment
      case UInt8(ascii: "*"):
        skipBlockComment()
        isAfterComment = true
        return .comment
      default:
        if let end = endOfRegex() {
          place = end
          context = .afterOperand
          return .literal
        }
      }
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      context = .afterOperand
      return .literal
    case UInt8(ascii: "#"):
      return readHash()
    case UInt8(ascii: "`"):
      if let end = endOfQuotedName() {
        place = end
        context = .afterOperand
        return .quoted
      }
    default:
      if ByteKind(byte) == .word {
        skipWord()
        context = context(after: start..<place)
        return .word
      }
    }
    place += 1
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."): context = .afterOperand
    // Directly after an operand, these belong to it: `total! / 2`.
    case UInt8(ascii: "!"), UInt8(ascii: "?"): if context == .afterOperand, !isAttached { context = .beforeOperand }
    default: if context == .afterOperand { context = .beforeOperand }
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

  /// Skips to the end of the line, but not past it.
  mutating func skipLine() {
    // Most comments are long enough to be examined in eight bytes at a time.
    while place + 8 <= bytes.count {
      let eight = UnsafeRawPointer(bytes.baseAddress! + place).loadUnaligned(as: UInt64.self)
      if eight.containsByte(0x0A) || eight.containsByte(0x0D) { break }
      place += 8
    }
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
        if byte == 0x0A || byte == 0x0D { isAtLineStart = true }
        place += 1
      }
    }
    unclosed = start
  }

  private func endOfQuotedName() -> Int? {
    var index = place + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "`") { return index + 1 }
      index += 1
    }
    return nil
  }

  private func context(after word: Range<Int>) -> Context {
    switch word.count {
    case 4 where equals(word, "func"), 8 where equals(word, "operator"): .beforeOperatorName
    default: isKeywordBeforeOperand(word) ? .beforeOperand : .afterOperand
    }
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

  /// Returns whether a range of bytes equals a word.
  @inline(__always)
  func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
    return true
  }
}
