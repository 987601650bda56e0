// The clauses of `#if` blocks.
extension DeclarationScanner {
  /// Whether the last token ends a clause of an open block.
  var endsClause: Bool {
    let directive = scanner.start..<scanner.place
    return !blocks.isEmpty
      && (scanner.equals(directive, "#endif") || scanner.equals(directive, "#else")
        || scanner.equals(directive, "#elseif"))
  }

  /// Closes the braces that are opened in a clause but not closed. The compiler doesn't parse a clause for other versions
  /// of Swift, so such a clause may contain anything.
  mutating func closeBracesOfClause() {
    while let brace = braces.last, brace.blockCount >= blocks.count { endType(at: scanner.start) }
  }

  /// Reads a block that contains only attributes, if the last token begins one. They belong to the declaration that
  /// follows the block. What they say about it isn't noted, because nothing here could evaluate the conditions.
  mutating func readConditionalAttributes() -> Bool {
    guard header == nil, isInTypes, scanner.equals(scanner.start..<scanner.place, "#if") else { return false }
    let (start, before, declaration) = (scanner.start, scanner, run)
    if blocksOfCode.first == start {
      blocksOfCode.removeFirst()
      return false
    }
    let isRead = skipConditionalAttributes()
    run = declaration
    if isRead { run.start = run.start ?? start } else { scanner = before }
    return isRead
  }

  private mutating func skipConditionalAttributes() -> Bool {
    var open = [scanner.start]
    var hasAttributes = false
    _ = readCondition()
    while !open.isEmpty {
      switch scanner.next() {
      case .comment where endOfMark(scanner.start..<scanner.place) == nil: break
      case .byte(UInt8(ascii: "@")):
        readAttribute()
        hasAttributes = true
      case .directive where scanner.equals(scanner.start..<scanner.place, "#if"):
        open.append(scanner.start)
        _ = readCondition()
      case .directive where scanner.equals(scanner.start..<scanner.place, "#endif"): open.removeLast()
      case .directive where scanner.equals(scanner.start..<scanner.place, "#else"): break
      case .directive where scanner.equals(scanner.start..<scanner.place, "#elseif"): _ = readCondition()
      default:
        blocksOfCode = open.dropFirst()
        return false
      }
    }
    return hasAttributes
  }
}
