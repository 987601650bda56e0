// A `/` is an operator, part of one, or the beginning of a regex. The compiler decides this by what is on both sides of
// the whole operator.
extension ByteScanner {
  /// Returns the end of a regex that begins at `place`, if there is one on the line.
  mutating func endOfRegex() -> Int? {
    // Of the slashes of an operator, only the first can begin a regex.
    guard place >= operatorEnd else { return nil }
    let range = operatorAroundSlash
    operatorEnd = range.upperBound
    guard context != .beforeOperatorName, !isLeftBound(at: range.lowerBound) else { return nil }
    // With a space on both sides, it's a binary operator, unless there is no operand before it.
    let isPrefix = isRightBound(at: range.upperBound, isLeftBound: false)
    guard isPrefix || (range.lowerBound == place && context == .beforeOperand) else { return nil }
    // If a search found no regex, there is none that begins within the searched range either.
    guard byte(at: place + 1) != 0x20, byte(at: place + 1) != 0x09, place >= endOfRegexSearch else { return nil }
    return searchEndOfRegex()
  }

  /// The range of the operator whose first slash is at `place`.
  private var operatorAroundSlash: Range<Int> {
    var (start, end) = (place, place + 1)
    // A slash before it ends a comment or a regex.
    while start > 0, bytes[start - 1].isOperatorPart, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
    while end < bytes.count, bytes[end].isOperatorPart { end += 1 }
    return start..<end
  }

  /// Returns whether something directly precedes an operator.
  func isLeftBound(at start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
    default: return true
    }
  }

  /// Returns whether something directly follows an operator.
  func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    switch byte(at: end) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return !isComment(at: end)
    default: return true
    }
  }

  /// Returns whether a comment begins at a position.
  func isComment(at index: Int) -> Bool {
    guard byte(at: index) == UInt8(ascii: "/") else { return false }
    let next = byte(at: index + 1)
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
  }

  private mutating func searchEndOfRegex() -> Int? {
    var index = place + 1
    defer { endOfRegexSearch = index }
    var groups = 0
    var characterClasses = 0
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        if byte(at: index + 1) != 0x0A, byte(at: index + 1) != 0x0D { index += 1 }
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
        return isRegex && !isComment(at: index) ? index + 1 : nil
      default: break
      }
      index += 1
    }
    return nil
  }
}
