// Declarations without braces, which usually end with their line.
extension DeclarationScanner {
  mutating func readTypealias() {
    let start = run.start ?? scanner.start
    let keyword = scanner.start..<scanner.place
    let found = run
    run = Run()
    let resumed = scanner
    guard case .word = scanner.next() else {
      scanner = resumed
      return
    }
    let nameOffset = scanner.start
    let name = text(scanner.start..<scanner.place)
    var end = scanner.place
    var depth = 0
    var continues = true
    var isAttribute = false
    // The alias ends here if the next token doesn't belong to it. A comment before that token may be a mark.
    var before = scanner
    reading: while true {
      let token = scanner.next()
      if case .comment = token { continue }
      if scanner.isAtLineStart, depth == 0, !continues, !continuesType(token) {
        scanner = before
        break
      }
      continues = false
      switch token {
      case .word: continues = isAttribute || beginsType(scanner.start..<scanner.place)
      case .byte(UInt8(ascii: "(")), .byte(UInt8(ascii: "[")), .byte(UInt8(ascii: "<")): depth += 1
      case .byte(UInt8(ascii: ")")), .byte(UInt8(ascii: "]")), .byte(UInt8(ascii: ">")): depth = max(0, depth - 1)
      case .byte(UInt8(ascii: "=")), .byte(UInt8(ascii: "&")), .byte(UInt8(ascii: ",")), .byte(UInt8(ascii: ".")):
        continues = true
      case .byte(UInt8(ascii: "-")):
        // The `>` of an arrow closes nothing.
        if scanner.byte(at: scanner.place) == UInt8(ascii: ">") { scanner.place += 1 }
        continues = true
      case .byte(UInt8(ascii: ";")), .byte(UInt8(ascii: "{")), .byte(UInt8(ascii: "}")), .directive, .end:
        scanner = before
        break reading
      default: break
      }
      if case .byte(UInt8(ascii: "@")) = token { isAttribute = true } else { isAttribute = false }
      end = scanner.place
      before = scanner
    }
    if found.isDeprecated { outline.deprecatedTypes.append(name) }
    keepTypeName(name, declaredBy: keyword, isHidden: found.isHidden)
    outline.slices.append(
      Slice(
        kind: .typealias, name: name, range: start..<end, nameOffset: nameOffset, enclosing: enclosing,
        enclosingClause: nil, conditions: conditions, isMarked: false, isHidden: found.isHidden || isHidden))
  }

  /// Returns whether a type that precedes a token of another line continues with it.
  private func continuesType(_ token: ByteScanner.Piece) -> Bool {
    switch token {
    case .word: ["async", "throws"].contains { scanner.equals(scanner.start..<scanner.place, $0) }
    case .byte(UInt8(ascii: "=")), .byte(UInt8(ascii: "&")), .byte(UInt8(ascii: "-")), .byte(UInt8(ascii: ".")): true
    default: false
    }
  }

  /// Returns whether a type follows a word that isn't a type itself.
  private func beginsType(_ word: Range<Int>) -> Bool {
    ["any", "some", "each", "repeat", "sending", "async", "throws"].contains { scanner.equals(word, $0) }
  }

  mutating func readImport() {
    let start = run.start ?? scanner.start
    run = Run()
    while true {
      let before = scanner
      let token = scanner.next()
      switch token {
      case .word where !scanner.isAtLineStart, .quoted where !scanner.isAtLineStart: continue
      case .byte(UInt8(ascii: ".")): continue
      default: break
      }
      scanner = before
      outline.imports.append(ImportLine(text: squeezed(start..<scanner.place), conditions: conditions))
      return
    }
  }
}
