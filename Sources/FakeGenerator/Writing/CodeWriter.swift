/// Writes lines of Swift into a buffer, indenting them and breaking those that would exceed the margin.
///
/// A line is first written as if there were no margin. Only a line that turns out too long is broken, at the positions
/// that were noted when its list was written.
struct CodeWriter: ~Copyable {
  private var buffer: TextBuffer
  private var depth = 0
  /// Whether an empty line must precede the next line.
  private var wantsGap = false
  private var isAtStartOfBlock = true
  /// Whether a declaration with a body of one line is written on one line if it fits.
  private var isTerse = false
  /// The position at which the current line begins, including its indentation.
  private var lineStart = 0
  /// The list in the current line, if it has one.
  private var list = List()

  /// A list at which a line can be broken.
  private struct List {
    /// The positions at which its items begin.
    var items: [Int] = []
    var end = 0
    /// The number of lists that the writer is in. Lists within items of another list are never broken.
    var depth = 0
    var isAtFirstItem = true
  }

  /// The maximum width of lines.
  static var margin: Int { 120 }

  /// Creates a writer.
  ///
  /// - Parameter capacity: The expected number of bytes.
  init(capacity: Int = 0) {
    buffer = TextBuffer(capacity: capacity)
  }

  /// The text written so far.
  var text: String { buffer.text }

  /// The text written so far, in UTF-8.
  var bytes: [UInt8] { buffer.bytes }

  /// The number of bytes written so far.
  var count: Int { buffer.count }

  /// Returns the text written after a position.
  func text(from place: Int) -> String { String(decoding: buffer[place..<count], as: UTF8.self) }

  /// Appends a text.
  mutating func append(_ text: String) {
    buffer.append(text)
  }

  // MARK: Lists

  /// Writes a list in the current line, which is broken there if it is too long. The closure writes the items.
  mutating func list(_ body: (inout CodeWriter) -> Void) {
    let wasAtFirstItem = list.isAtFirstItem
    list.isAtFirstItem = true
    list.depth += 1
    body(&self)
    list.depth -= 1
    list.isAtFirstItem = wasAtFirstItem
    if list.depth == 0 { list.end = count }
  }

  /// Writes a list of elements, each with `body`.
  mutating func list<Element>(of elements: [Element], _ body: (inout CodeWriter, Element) -> Void) {
    list { writer in
      for element in elements {
        writer.item()
        body(&writer, element)
      }
    }
  }

  /// Begins the next item of a list.
  mutating func item() {
    if list.isAtFirstItem { list.isAtFirstItem = false } else { append(", ") }
    if list.depth == 1 { list.items.append(count) }
  }
}

// MARK: - Lines

extension CodeWriter {
  /// Leaves an empty line before the next line, unless a block begins or ends there.
  mutating func gap() {
    wantsGap = true
  }

  /// Writes one line of any length.
  mutating func unbrokenLine(_ body: (inout CodeWriter) -> Void) {
    beginLine()
    body(&self)
    endLine()
  }

  /// Writes one line, or several if its list doesn't fit.
  mutating func line(_ body: (inout CodeWriter) -> Void) {
    beginLine()
    body(&self)
    if !fits { breakList() }
    endLine()
  }

  private mutating func beginLine() {
    if wantsGap, !isAtStartOfBlock { endLine() }
    wantsGap = false
    isAtStartOfBlock = false
    lineStart = count
    if !list.items.isEmpty { list.items.removeAll(keepingCapacity: true) }
    indent()
  }

  private mutating func indent() {
    buffer.append(UInt8(ascii: " "), times: 2 * depth)
  }

  private mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
  }

  private mutating func endLineAndIndent() {
    endLine()
    lineStart = count
    indent()
  }
}

// MARK: - Blocks

extension CodeWriter {
  /// Writes a declaration with a body of one line on one line, if it fits.
  mutating func terse(_ body: (inout CodeWriter) -> Void) {
    let before = isTerse
    isTerse = true
    body(&self)
    isTerse = before
  }

  /// Writes the lines of a block.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    isAtStartOfBlock = true
    wantsGap = false
    body(&self)
    wantsGap = false
    isAtStartOfBlock = false
    depth -= 1
  }

  /// Writes a line that opens a brace, the contents of the braces, and the brace that closes it.
  mutating func block(_ opening: (inout CodeWriter) -> Void, body: (inout CodeWriter) -> Void) {
    beginLine()
    opening(&self)
    append(" {")
    finishBlock(canBeTerse: true, body)
  }

  /// Writes a declaration that may have parameters and requirements, and the contents of its braces.
  mutating func declaration<Requirement: Code>(
    where requirements: [Requirement] = [String](), _ header: (inout CodeWriter) -> Void,
    body: (inout CodeWriter) -> Void
  ) {
    beginLine()
    header(&self)
    let clause = count
    if !requirements.isEmpty {
      append(" where ")
      write(list: requirements)
    }
    append(" {")
    let fits = fits
    if !fits { breakHeader(clause: clause, requirements) }
    finishBlock(canBeTerse: fits, body)
  }

  /// Writes a computed property. A type that is too long for its line gets a line of its own.
  mutating func property(
    _ head: (inout CodeWriter) -> Void, type: (inout CodeWriter) -> Void, body: (inout CodeWriter) -> Void
  ) {
    beginLine()
    head(&self)
    append(":")
    let end = count
    append(" ")
    type(&self)
    append(" {")
    if fits { return finishBlock(canBeTerse: true, body) }
    let text = Array(buffer.cut(from: end).dropFirst().dropLast(2))
    depth += 1
    endLineAndIndent()
    buffer.append(text)
    depth -= 1
    endLineAndIndent()
    append("{")
    finishBlock(canBeTerse: false, body)
  }

  /// Writes the body of what the current line opens, and the line that closes it.
  private mutating func finishBlock(canBeTerse: Bool, _ body: (inout CodeWriter) -> Void) {
    let start = lineStart
    endLine()
    let content = count
    indented(body)
    if isTerse, canBeTerse, joinsLines(from: start, content: content) { return }
    line("}")
  }

  /// Puts a block on one line, if it consists of one line and everything fits.
  ///
  /// - Returns: Whether the block was put on one line.
  private mutating func joinsLines(from start: Int, content: Int) -> Bool {
    let indentation = content + 2 * (depth + 1)
    // The last line begins where the contents begin.
    guard lineStart == content, indentation < count - 1 else { return false }
    let (opening, inner) = (start..<content - 1, indentation..<count - 1)
    // The space before the contents of the braces replaces the line break, and two bytes follow the contents.
    let fits =
      opening.count + 1 + inner.count + 2 <= Self.margin
      || buffer.width(of: opening) + 1 + buffer.width(of: inner) + 2 <= Self.margin
    guard fits, !buffer.contains(UInt8(ascii: "\n"), in: inner) else { return false }
    buffer.replace(inner.upperBound..<count, with: UInt8(ascii: " "))
    buffer.replace(content - 1..<inner.lowerBound, with: UInt8(ascii: " "))
    append("}\n")
    lineStart = start
    return true
  }
}

// MARK: - The margin

extension CodeWriter {
  /// Whether the current line is within the margin.
  private var fits: Bool {
    count - lineStart <= Self.margin || buffer.width(of: lineStart..<count) <= Self.margin
  }

  /// Returns whether a line is within the margin.
  func fits(_ line: String) -> Bool { depth * 2 + line.count <= Self.margin }

  /// Breaks the line that opens a declaration, at its list or before its `where` clause.
  private mutating func breakHeader<Requirement: Code>(clause: Int, _ requirements: [Requirement]) {
    if requirements.isEmpty { return breakList() }
    if !list.items.isEmpty, depth * 2 + buffer.width(of: list.end..<count) <= Self.margin { return breakList() }
    let text = Array(buffer.cut(from: clause).dropFirst())
    if !fits { breakList() }
    endLineAndIndent()
    let start = count
    buffer.append(text)
    if fits { return }
    _ = buffer.cut(from: start)
    breakClause(requirements)
  }

  /// Writes a `where` clause that is too long for one line.
  private mutating func breakClause<Requirement: Code>(_ requirements: [Requirement]) {
    append("where")
    depth += 1
    endLineAndIndent()
    for index in requirements.indices {
      let start = count
      write(requirements[index])
      let item = buffer.cut(from: start)
      writeItem(item[...], isFirst: index == requirements.startIndex, isLast: index == requirements.endIndex - 1)
    }
    depth -= 1
    endLineAndIndent()
    append("{")
  }

  /// Puts the items of the current line's list on lines of their own.
  private mutating func breakList() {
    guard let start = list.items.first else { return }
    let text = buffer.cut(from: start)
    let end = list.end - start
    depth += 1
    endLineAndIndent()
    for index in list.items.indices {
      let isLast = index == list.items.count - 1
      let itemEnd = isLast ? end : list.items[index + 1] - start - ", ".utf8.count
      writeItem(text[list.items[index] - start..<itemEnd], isFirst: index == 0, isLast: isLast)
    }
    depth -= 1
    endLineAndIndent()
    buffer.append(text[end...])
  }

  /// Writes an item of a list that is being broken, on the same line if it fits there.
  private mutating func writeItem(_ item: ArraySlice<UInt8>, isFirst: Bool, isLast: Bool) {
    let end = count
    if !isFirst { append(" ") }
    buffer.append(item)
    if !isLast { append(",") }
    if isFirst || fits { return }
    _ = buffer.cut(from: end)
    endLineAndIndent()
    buffer.append(item)
    if !isLast { append(",") }
  }
}
