extension ByteScanner {
  mutating func readHash() -> Piece {
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
  /// Strings nest in interpolations that nest in strings, and malicious nesting would overflow the stack. So the depth
  /// is limited. Beyond the limit, the rest of the file is treated as a literal.
  private mutating func skipInterpolation() {
    var depth = 1
    // Its contents are tokens of their own, but the literal around it is still the one being read.
    let literal = (start: start, isAtLineStart: isAtLineStart)
    nesting += 1
    defer {
      nesting -= 1
      (start, isAtLineStart) = literal
    }
    beginBody()
    expectsOperand = true
    while depth > 0, place < bytes.count {
      if nesting > Nesting.deepest {
        place += 1
        continue
      }
      switch nextInBody() {
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
  }

  /// Returns the end of a regex that begins at `place`, if there is one on the line.
  mutating func endOfRegex() -> Int? {
    switch byte(at: place + 1) {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="): return nil
    default: break
    }
    // If a search found no regex, there is none that begins within the searched range either.
    guard place >= endOfRegexSearch else { return nil }
    return searchEndOfRegex()
  }

  private mutating func searchEndOfRegex() -> Int? {
    var index = place + 1
    defer { endOfRegexSearch = index }
    var groups = 0
    var characterClasses = 0
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): characterClasses += 1
      case UInt8(ascii: "]"): characterClasses = max(0, characterClasses - 1)
      // In a character class, these are characters: `/([^)]+)/`.
      case UInt8(ascii: "(") where characterClasses == 0: groups += 1
      case UInt8(ascii: ")") where characterClasses == 0:
        // It closes what was opened before the `/`, which is therefore an operator: `reduce(1, /)`.
        if groups == 0 { return nil }
        groups -= 1
      case UInt8(ascii: "/"):
        // What a regex opens, it closes. Otherwise both are operators: `/App.a, { Case(/App.b) }`.
        let isRegex = groups == 0 && bytes[index - 1] != 0x20 && bytes[index - 1] != 0x09
        return isRegex ? index + 1 : nil
      default: break
      }
      index += 1
    }
    return nil
  }
}
