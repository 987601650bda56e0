extension ByteScanner {
  mutating func readHash() -> Piece {
    var index = place
    while byte(at: index) == UInt8(ascii: "#") { index += 1 }
    let hashes = index - place
    switch byte(at: index) {
    case UInt8(ascii: "\""):
      place = index
      skipString(hashes: hashes)
      context = .afterOperand
      return .literal
    case UInt8(ascii: "/"):
      place = index + 1
      skipExtendedRegex(hashes: hashes)
      context = .afterOperand
      return .literal
    default:
      place = index
      if place < bytes.count, ByteKind(bytes[place]) == .word { skipWord() }
      context = .afterOperand
      return .directive
    }
  }

  /// Skips a string whose first quote is at `place`. The hashes before it have already been skipped.
  mutating func skipString(hashes: Int) {
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
          skipInterpolation(isMultiline: quotes == 3)
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
    unclosed = start
  }

  /// Returns whether a raw string that begins with three quotes ends on its line: `#"""#` contains one quote.
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

  /// Skips the code of an interpolation whose opening parenthesis has already been skipped.
  ///
  /// Without a closing parenthesis, it ends with its line, as the string does, unless the string has several lines.
  ///
  /// Strings nest in interpolations that nest in strings, and malicious nesting would overflow the stack. So the depth
  /// is limited. Beyond the limit, the rest of the file is treated as a literal.
  private mutating func skipInterpolation(isMultiline: Bool) {
    var depth = 1
    // Its contents are tokens of their own, but the literal around it is still the one being read.
    let literal = (start: start, isAtLineStart: isAtLineStart)
    nesting += 1
    defer {
      nesting -= 1
      (start, isAtLineStart) = literal
    }
    beginBody()
    context = .beforeOperand
    while depth > 0, place < bytes.count {
      if nesting > Nesting.deepest {
        place += 1
        continue
      }
      let end = place
      let piece = nextInBody()
      if !isMultiline, let lineBreak = bytes[end..<start].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
        place = lineBreak
        return
      }
      switch piece {
      case .byte(UInt8(ascii: "(")): depth += 1
      case .byte(UInt8(ascii: ")")): depth -= 1
      case .end: return
      default: break
      }
    }
  }

  private mutating func skipExtendedRegex(hashes: Int) {
    // A literal that begins with a line break spans several lines.
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
    unclosed = start
  }
}
