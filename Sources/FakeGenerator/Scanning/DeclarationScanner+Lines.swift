// Declarations without braces, which usually end with their line.
extension DeclarationScanner {
  /// Reads the name of a macro. The rest is no declaration that a fake could need.
  mutating func readMacro() {
    run = Run()
    let resumed = scanner
    guard case .word = scanner.next() else {
      scanner = resumed
      return
    }
    let name = text(scanner.start..<scanner.place)
    outline.macros.append(name)
    outline.attributes.append((name, false))
  }

  mutating func readTypealias() {
    let start = run.start ?? scanner.start
    let keyword = scanner.start..<scanner.place
    let found = run
    run = Run()
    let resumed = scanner
    guard let name = readNameOfAlias() else {
      scanner = resumed
      return
    }
    let nameOffset = scanner.start
    let end = readTypeOfAlias()
    if found.isDeprecated { note(.deprecated, of: enclosing + [name]) }
    keepTypeName(name, declaredBy: keyword, isHidden: found.isHidden)
    guard braces.count <= Nesting.deepest else { return }
    outline.slices.append(
      Slice(
        kind: .typealias, name: name, range: start..<end, nameOffset: nameOffset, enclosing: enclosing,
        containers: [], enclosingClause: nil, conditions: conditions, isMarked: false,
        isHidden: found.isHidden || isHidden))
  }

  private mutating func readNameOfAlias() -> String? {
    while true {
      switch scanner.next() {
      case .word: return text(scanner.start..<scanner.place)
      case .quoted: return text(scanner.start + 1..<scanner.place - 1)
      case .comment: continue
      default: return nil
      }
    }
  }

  /// Reads the rest of an alias up to its last line, and returns where it ends.
  private mutating func readTypeOfAlias() -> Int {
    /// What the token before was, as far as it matters.
    enum Before {
      case at, attribute, attributeDot, dot, other
    }
    var before = Before.other
    var end = scanner.place
    var depth = 0
    /// The depth of the arguments of an attribute, which a type follows.
    var depthOfArguments: Int?
    var continues = true
    // The alias ends here if the next token doesn't belong to it. A comment before that token may be a mark.
    var resumed = scanner
    while true {
      let token = scanner.next()
      if case .comment = token { continue }
      if scanner.isAtLineStart, depth == 0 ? !continues && !continuesType(token) : beginsDeclaration(token) { break }
      continues = false
      var current = Before.other
      switch token {
      case .word:
        let word = scanner.start..<scanner.place
        let isAttribute = before == .at || before == .attributeDot || scanner.equals(word, "nonisolated")
        if isAttribute { current = .attribute }
        continues = isAttribute || before != .dot && beginsType(word)
      case .byte(UInt8(ascii: "@")): current = .at
      case .byte(UInt8(ascii: ".")):
        current = before == .attribute ? .attributeDot : .dot
        continues = true
      case .byte(UInt8(ascii: "(")):
        depth += 1
        if before == .attribute, scanner.start == end { depthOfArguments = depth }
      case .byte(UInt8(ascii: ")")):
        continues = depth == depthOfArguments
        if continues { depthOfArguments = nil }
        depth = max(0, depth - 1)
      case .byte(UInt8(ascii: "[")), .byte(UInt8(ascii: "<")): depth += 1
      case .byte(UInt8(ascii: "]")), .byte(UInt8(ascii: ">")): depth = max(0, depth - 1)
      case .byte(UInt8(ascii: "=")), .byte(UInt8(ascii: "&")), .byte(UInt8(ascii: ",")), .byte(UInt8(ascii: ":")),
        .byte(UInt8(ascii: "~")):
        continues = true
      case .byte(UInt8(ascii: "-")):
        // The `>` of an arrow closes nothing.
        if scanner.byte(at: scanner.place) == UInt8(ascii: ">") { scanner.place += 1 }
        continues = true
      case .byte(UInt8(ascii: ";")), .byte(UInt8(ascii: "{")), .byte(UInt8(ascii: "}")), .directive, .end:
        scanner = resumed
        return end
      default: break
      }
      before = current
      end = scanner.place
      resumed = scanner
    }
    scanner = resumed
    return end
  }

  /// Returns whether a type that precedes a token of another line continues with it.
  private func continuesType(_ token: ByteScanner.Piece) -> Bool {
    switch token {
    case .word: ["async", "throws"].contains { scanner.equals(scanner.start..<scanner.place, $0) }
    case .byte(UInt8(ascii: "=")), .byte(UInt8(ascii: "&")), .byte(UInt8(ascii: "-")), .byte(UInt8(ascii: ".")),
      .byte(UInt8(ascii: ":")):
      true
    default: false
    }
  }

  /// Returns whether a token begins a declaration rather than being the label of a tuple's element, so that the tuple
  /// before it isn't closed.
  private func beginsDeclaration(_ token: ByteScanner.Piece) -> Bool {
    let word = scanner.start..<scanner.place
    guard case .word = token, beginsAnother(word) || isModifier(word) else { return false }
    var ahead = scanner
    if case .word = ahead.next() { return !ahead.isAtLineStart }
    return false
  }

  /// Returns whether a type, or a requirement, follows a word.
  private func beginsType(_ word: Range<Int>) -> Bool {
    ["any", "some", "each", "repeat", "where"].contains { scanner.equals(word, $0) }
  }
}
