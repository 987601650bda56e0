/// Writes lines of Swift into one buffer: indented, and broken where they would pass the margin.
///
/// A line is written as if there were no margin. Only one that turns out too long is taken apart again, at the places
/// that were noted when its list was written.
struct CodeWriter {
  /// What has been written, in UTF-8.
  private(set) var bytes: [UInt8] = []
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
    bytes.reserveCapacity(capacity)
  }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Pieces

  /// Write pieces where the writer is.
  mutating func write<each Piece: Code>(_ pieces: repeat each Piece) {
    repeat (each pieces).write(to: &self)
  }

  /// Write pieces with a comma between them.
  mutating func write(list pieces: [any Code]) {
    for index in pieces.indices {
      if index > 0 { append(", ") }
      pieces[index].write(to: &self)
    }
  }

  /// Write a text where the writer is.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
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
    if list.depth == 0 { list.end = bytes.count }
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

  /// Write the next item of a list, or the beginning of it.
  mutating func item<each Piece: Code>(_ pieces: repeat each Piece) {
    if list.isAtFirstItem { list.isAtFirstItem = false } else { append(", ") }
    if list.depth == 1 { list.items.append(bytes.count) }
    repeat (each pieces).write(to: &self)
  }
}

// MARK: - Lines

extension CodeWriter {
  /// Leave an empty line before whatever comes next, unless a block begins or ends there.
  mutating func gap() {
    wantsGap = true
  }

  /// Write one line, however long.
  mutating func line<each Piece: Code>(_ pieces: repeat each Piece) {
    beginLine()
    repeat (each pieces).write(to: &self)
    endLine()
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
    lineStart = bytes.count
    list.items.removeAll(keepingCapacity: true)
    indent()
  }

  private mutating func indent() {
    for _ in 0..<depth { append("  ") }
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func endLineAndIndent() {
    endLine()
    lineStart = bytes.count
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
  mutating func block<each Piece: Code>(_ opening: repeat each Piece, body: (inout CodeWriter) -> Void) {
    beginLine()
    repeat (each opening).write(to: &self)
    append(" {")
    finishBlock(canBeTerse: true, body)
  }

  /// Write the declaration of something that may have parameters and requirements, and what is in its braces.
  mutating func declaration(
    where requirements: [any Code] = [], _ header: (inout CodeWriter) -> Void,
    body: (inout CodeWriter) -> Void
  ) {
    beginLine()
    header(&self)
    let clause = bytes.count
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
    let end = bytes.count
    append(" ")
    type(&self)
    append(" {")
    if fits { return finishBlock(canBeTerse: true, body) }
    let text = cut(from: end).dropFirst().dropLast(2)
    depth += 1
    endLineAndIndent()
    bytes += text
    depth -= 1
    endLineAndIndent()
    append("{")
    finishBlock(canBeTerse: false, body)
  }

  /// Write the body of what the current line opens, and the line that closes it.
  private mutating func finishBlock(canBeTerse: Bool, _ body: (inout CodeWriter) -> Void) {
    let start = lineStart
    endLine()
    let content = bytes.count
    indented(body)
    let closing = bytes.count
    line("}")
    if isTerse, canBeTerse { joinLines(from: start, content: content, closing: closing) }
  }

  /// Put a block on one line, if there is one line in it and all of them fit.
  private mutating func joinLines(from start: Int, content: Int, closing: Int) {
    let inner = content + 2 * (depth + 1)..<max(closing - 1, content + 2 * (depth + 1))
    guard !inner.isEmpty, !bytes[inner].contains(UInt8(ascii: "\n")) else { return }
    // The space before what is in the braces stands where the line ended, and there are two bytes after it.
    guard width(start..<content - 1) + 1 + width(inner) + 2 <= Self.margin else { return }
    bytes[content - 1] = UInt8(ascii: " ")
    bytes.removeLast(bytes.count - inner.upperBound)
    bytes.removeSubrange(content..<inner.lowerBound)
    append(" }\n")
  }
}

// MARK: - The margin

extension CodeWriter {
  /// Whether the current line stays within the margin.
  private var fits: Bool {
    bytes.count - lineStart <= Self.margin || width(lineStart..<bytes.count) <= Self.margin
  }

  /// Whether a line stays within the margin.
  func fits(_ line: String) -> Bool { depth * 2 + line.count <= Self.margin }

  /// The number of characters in a range.
  private func width(_ range: Range<Int>) -> Int {
    let bytes = bytes[range]
    return bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }

  /// Take away what has been written after a place.
  private mutating func cut(from place: Int) -> [UInt8] {
    let text = Array(bytes[place...])
    bytes.removeLast(text.count)
    return text
  }

  /// Break the line that opens a declaration: at its list, or before its `where` clause.
  private mutating func breakHeader(clause: Int, hasClause: Bool) {
    guard hasClause else { return breakList() }
    if !list.items.isEmpty, depth * 2 + width(list.end..<bytes.count) <= Self.margin { return breakList() }
    let text = cut(from: clause).dropFirst()
    if !fits { breakList() }
    endLineAndIndent()
    bytes += text
  }

  /// Put the items of the current line's list on lines of their own.
  private mutating func breakList() {
    guard let start = list.items.first else { return }
    let tail = cut(from: list.end)
    let ends = list.items.dropFirst().map { $0 - ", ".utf8.count } + [list.end]
    let items = zip(list.items, ends).map { Array(bytes[$0..<$1]) }
    _ = cut(from: start)
    depth += 1
    endLineAndIndent()
    for (index, item) in items.enumerated() {
      if index > 0 { startItem(item, isLast: index == items.count - 1) }
      bytes += item
      if index < items.count - 1 { append(",") }
    }
    depth -= 1
    endLineAndIndent()
    bytes += tail
  }

  /// Go on to a further item, on the same line if it fits there.
  private mutating func startItem(_ item: [UInt8], isLast: Bool) {
    append(" ")
    let end = bytes.count
    bytes += item
    if !isLast { append(",") }
    let fits = fits
    _ = cut(from: fits ? end : end - 1)
    if !fits { endLineAndIndent() }
  }
}
