// Imports, which end with their line unless it ends with a dot.
extension DeclarationScanner {
  mutating func readImport() {
    let keyword = scanner.start
    let start = run.start ?? keyword
    run = Run()
    var continues = true
    // The import ends here if the next token doesn't belong to it. A comment before that token may be a mark.
    var resumed = scanner
    while true {
      switch scanner.next() {
      case .comment: continue
      case .word where continues: continues = isKindOfImport(scanner.start..<scanner.place)
      case .quoted where continues: continues = false
      case .byte(UInt8(ascii: ".")): continues = true
      default:
        scanner = resumed
        // Restating an import without a name would only repeat its error.
        if isTooDeep || continues { return }
        return outline.imports += importLines(from: start, keyword: keyword)
      }
      resumed = scanner
    }
  }

  /// Returns whether a word states what an import imports, so that a name follows.
  private func isKindOfImport(_ word: Range<Int>) -> Bool {
    ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"].contains {
      scanner.equals(word, $0)
    }
  }

  /// The number of lines that an import may become before its attributes are left out. Without a limit, many blocks would
  /// make too many.
  private static let mostLinesOfImport = 16

  /// Returns the import that ends here on one line, without comments. If some of its attributes are in `#if` blocks, there
  /// is a line for each of their clauses.
  ///
  /// - Parameters:
  ///   - start: The position of the first attribute or modifier.
  ///   - keyword: The position of `import`.
  private func importLines(from start: Int, keyword: Int) -> [ImportLine] {
    var reader = self
    reader.scanner = ByteScanner(UnsafeBufferPointer(rebasing: scanner.bytes[..<scanner.place]))
    reader.scanner.place = start
    var end = start
    var lines = [ImportLine(text: "", conditions: conditions)]
    var blocks: [BlockOfAttributes] = []
    while true {
      let piece = reader.scanner.nextAfterComments()
      let token = reader.scanner.start..<reader.scanner.place
      switch piece {
      case .end: return lines
      case .directive where scanner.equals(token, "#if"):
        if max(blocks.count, lines.count) > Self.mostLinesOfImport {
          return importLines(from: keyword, keyword: keyword)
        }
        blocks.append(BlockOfAttributes(before: lines, start: token.lowerBound))
        lines = blocks[blocks.count - 1].beginClause(reader.readCondition())
      case .directive where blocks.isEmpty: break
      case .directive where scanner.equals(token, "#endif"):
        var block = blocks.removeLast()
        lines = block.end(lines)
      case .directive:
        let condition = scanner.equals(token, "#else") ? nil : reader.readCondition()
        lines = blocks[blocks.count - 1].beginClause(condition, after: lines)
      default:
        let isDot = if case .byte(UInt8(ascii: ".")) = piece { true } else { false }
        let text = text(token)
        for index in lines.indices {
          // There may be spaces around a dot.
          let isSpaced = !isDot && token.lowerBound > end && !lines[index].text.isEmpty
          if isSpaced, !lines[index].text.hasSuffix(".") { lines[index].text += " " }
          lines[index].text += text
        }
      }
      end = reader.scanner.place
    }
  }
}

/// An `#if` block with attributes of an import.
private struct BlockOfAttributes {
  /// The lines of the import before the block.
  private let before: [ImportLine]
  /// The lines of its clauses so far.
  private var lines: [ImportLine] = []
  private var block: ConditionalBlock

  init(before: [ImportLine], start: Int) {
    self.before = before
    block = ConditionalBlock(start: start)
  }

  /// Begins a clause, which has no condition of its own after `#else`.
  ///
  /// - Parameters:
  ///   - condition: The condition of the clause.
  ///   - lines: The lines of the import in the clause before this one.
  /// - Returns: The lines of the import at the beginning of the clause.
  mutating func beginClause(_ condition: String?, after lines: [ImportLine] = []) -> [ImportLine] {
    self.lines += lines
    block.beginClause(condition)
    return before.map { ImportLine(text: $0.text, conditions: $0.conditions + [block.condition]) }
  }

  /// Returns the lines of the import after the block.
  ///
  /// - Parameter lines: The lines of the import in the last clause.
  mutating func end(_ lines: [ImportLine]) -> [ImportLine] {
    let others = block.isInElse ? [] : beginClause(nil)
    return self.lines + lines + others
  }
}
