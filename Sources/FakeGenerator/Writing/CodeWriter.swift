/// Writes lines of Swift into one buffer: indented, and broken where they would pass the margin.
///
/// A line is written as if there were no margin. Only one that turns out too long is taken apart again, at the places
/// that were noted when its list was written.
struct CodeWriter: ~Copyable {
  private var buffer: TextBuffer
  private var depth = 0
  /// Whether the next line has to be parted from the ones before by an empty line.
  private var wantsGap = false
  private var isAtStartOfBlock = true
  /// Whether what has a body of one line is written on one line, where it fits.
  private var isTerse = false
  /// Where the current line begins, with its indentation.
  private var lineStart = 0
  /// The list in the current line, where it has one.
  private var list = List()

  /// A list that a line can be broken at.
  private struct List {
    /// Where its items begin.
    var items: [Int] = []
    var end = 0
    /// How many lists the writer is in: those in an item of another one are never broken.
    var depth = 0
    var isAtFirstItem = true
  }

  /// The width that lines are kept to.
  static var margin: Int { 120 }

  /// Make a writer.
  ///
  /// - Parameter capacity: how many bytes are expected.
  init(capacity: Int = 0) {
    buffer = TextBuffer(capacity: capacity)
  }

  /// What has been written.
  var text: String { buffer.text }

  /// What has been written, in UTF-8.
  var bytes: [UInt8] { buffer.bytes }

  /// The number of bytes that have been written.
  var count: Int { buffer.count }

  /// What has been written after a place.
  func text(from place: Int) -> String { String(decoding: buffer[place..<count], as: UTF8.self) }

  /// Write a text where the writer is.
  mutating func append(_ text: String) {
    buffer.append(text)
  }

  // MARK: Lists

  /// Write a list in the current line, which is broken there if it is too long; `body` writes the items.
  mutating func list(_ body: (inout CodeWriter) -> Void) {
    let wasAtFirstItem = list.isAtFirstItem
    list.isAtFirstItem = true
    list.depth += 1
    body(&self)
    list.depth -= 1
    list.isAtFirstItem = wasAtFirstItem
    if list.depth == 0 { list.end = count }
  }

  /// Write a list of elements, each of them with `body`.
  mutating func list<Element>(of elements: [Element], _ body: (inout CodeWriter, Element) -> Void) {
    list { writer in
      for element in elements {
        writer.item()
        body(&writer, element)
      }
    }
  }

  /// Write the beginning of the next item of a list.
  mutating func item() {
    if list.isAtFirstItem { list.isAtFirstItem = false } else { append(", ") }
    if list.depth == 1 { list.items.append(count) }
  }
}

// MARK: - Lines

extension CodeWriter {
  /// Leave an empty line before whatever comes next, unless a block begins or ends there.
  mutating func gap() {
    wantsGap = true
  }

  /// Write one line, however long.
  mutating func unbrokenLine(_ body: (inout CodeWriter) -> Void) {
    beginLine()
    body(&self)
    endLine()
  }

  /// Write one line, or several if its list does not fit.
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
  /// Write what has a body of one line on one line, where it fits.
  mutating func terse(_ body: (inout CodeWriter) -> Void) {
    let before = isTerse
    isTerse = true
    body(&self)
    isTerse = before
  }

  /// Write the lines of a block.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    isAtStartOfBlock = true
    wantsGap = false
    body(&self)
    wantsGap = false
    isAtStartOfBlock = false
    depth -= 1
  }

  /// Write a line that opens a brace, what is in it, and the brace that closes it.
  mutating func block(_ opening: (inout CodeWriter) -> Void, body: (inout CodeWriter) -> Void) {
    beginLine()
    opening(&self)
    append(" {")
    finishBlock(canBeTerse: true, body)
  }

  /// Write the declaration of something that may have parameters and requirements, and what is in its braces.
  mutating func declaration(
    where requirements: [GenericRequirement] = [], _ header: (inout CodeWriter) -> Void,
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
    if !fits { breakHeader(clause: clause, hasClause: !requirements.isEmpty) }
    finishBlock(canBeTerse: fits, body)
  }

  /// Write a computed property; a type that is too long for its line has one of its own.
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

  /// Write the body of what the current line opens, and the line that closes it.
  private mutating func finishBlock(canBeTerse: Bool, _ body: (inout CodeWriter) -> Void) {
    let start = lineStart
    endLine()
    let content = count
    indented(body)
    if isTerse, canBeTerse, joinsLines(from: start, content: content) { return }
    line("}")
  }

  /// Puts a block on one line, if there is one line in it and all of them fit.
  ///
  /// - Returns: Whether that was done.
  private mutating func joinsLines(from start: Int, content: Int) -> Bool {
    let indentation = content + 2 * (depth + 1)
    guard indentation < count - 1, !buffer.contains(UInt8(ascii: "\n"), in: indentation..<count - 1) else {
      return false
    }
    let inner = indentation..<count - 1
    // The space before what is in the braces stands where the line ended, and there are two bytes after it.
    guard buffer.width(of: start..<content - 1) + 1 + buffer.width(of: inner) + 2 <= Self.margin else { return false }
    buffer.replace(inner.upperBound..<count, with: UInt8(ascii: " "))
    buffer.replace(content - 1..<indentation, with: UInt8(ascii: " "))
    append("}\n")
    return true
  }
}

// MARK: - The margin

extension CodeWriter {
  /// Whether the current line stays within the margin.
  private var fits: Bool {
    count - lineStart <= Self.margin || buffer.width(of: lineStart..<count) <= Self.margin
  }

  /// Whether a line stays within the margin.
  func fits(_ line: String) -> Bool { depth * 2 + line.count <= Self.margin }

  /// Break the line that opens a declaration: at its list, or before its `where` clause.
  private mutating func breakHeader(clause: Int, hasClause: Bool) {
    guard hasClause else { return breakList() }
    if !list.items.isEmpty, depth * 2 + buffer.width(of: list.end..<count) <= Self.margin { return breakList() }
    let text = Array(buffer.cut(from: clause).dropFirst())
    if !fits { breakList() }
    endLineAndIndent()
    buffer.append(text)
  }

  /// Put the items of the current line's list on lines of their own.
  private mutating func breakList() {
    guard let start = list.items.first else { return }
    let tail = buffer.cut(from: list.end)
    let ends = list.items.dropFirst().map { $0 - ", ".utf8.count } + [list.end]
    let items = zip(list.items, ends).map { buffer[$0..<$1] }
    _ = buffer.cut(from: start)
    depth += 1
    endLineAndIndent()
    for (index, item) in items.enumerated() {
      if index > 0 { startItem(item, isLast: index == items.count - 1) }
      buffer.append(item)
      if index < items.count - 1 { append(",") }
    }
    depth -= 1
    endLineAndIndent()
    buffer.append(tail)
  }

  /// Go on to a further item, on the same line if it fits there.
  private mutating func startItem(_ item: [UInt8], isLast: Bool) {
    append(" ")
    let end = count
    buffer.append(item)
    if !isLast { append(",") }
    let fits = fits
    _ = buffer.cut(from: fits ? end : end - 1)
    if !fits { endLineAndIndent() }
  }
}
