/// Writes lines of Swift, indented, and broken where they would pass the margin.
struct CodeWriter {
  /// What has been written, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// Whether the next line has to be parted from the ones before by an empty line.
  private var wantsGap = false
  private var isAtStartOfBlock = true

  /// Whether what has a body of one line is written on one line, where it fits.
  private var isTerse = false

  /// The width that lines are kept to.
  static var margin: Int { 120 }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Write pieces where the writer is.
  mutating func write<each Piece: Code>(_ pieces: repeat each Piece) {
    repeat (each pieces).write(to: &self)
  }

  /// Write pieces with a comma between them.
  mutating func write(list pieces: [some Code]) {
    for (index, piece) in pieces.enumerated() {
      if index > 0 { append(", ") }
      piece.write(to: &self)
    }
  }

  /// Write a text where the writer is.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Write one line.
  mutating func line(_ line: String) {
    if wantsGap, !isAtStartOfBlock { append("\n") }
    wantsGap = false
    isAtStartOfBlock = false
    if !line.isEmpty { append(String(repeating: "  ", count: depth) + line) }
    append("\n")
  }

  /// Leave an empty line before whatever comes next, unless a block begins or ends there.
  mutating func gap() {
    wantsGap = true
  }

  /// Write what has a body of one line on one line, where it fits.
  mutating func terse(_ body: (inout CodeWriter) -> Void) {
    let before = isTerse
    isTerse = true
    body(&self)
    isTerse = before
  }

  /// Write on one line what opens a brace, is in it, and closes it; nothing is written where that is not wanted.
  private mutating func onOneLine(_ opening: String, _ body: (inout CodeWriter) -> Void) -> Bool {
    guard isTerse, fits(opening) else { return false }
    var trial = CodeWriter()
    trial.isTerse = true
    body(&trial)
    let content = trial.text.dropLast()
    guard !content.isEmpty, !content.contains("\n"), fits("\(opening) { \(content) }") else { return false }
    line("\(opening) { \(content) }")
    return true
  }

  /// Write a line that opens a brace, what is in it, and the brace that closes it.
  mutating func block(_ opening: String, _ body: (inout CodeWriter) -> Void) {
    if onOneLine(opening, body) { return }
    line(opening + " {")
    indented(body)
    line("}")
  }

  /// Write a computed property; a type that is too long for its line has one of its own.
  mutating func property(_ head: String, _ type: String, _ body: (inout CodeWriter) -> Void) {
    if fits("\(head): \(type) {") { return block("\(head): \(type)", body) }
    line(head + ":")
    indented { $0.line(type) }
    line("{")
    indented(body)
    line("}")
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

  /// Write a list in parentheses: on one line if that is short enough, else with the list on lines of its own.
  mutating func list(_ head: String, _ items: [String], _ tail: String) {
    let whole = head + items.joined(separator: ", ") + tail
    if items.isEmpty || fits(whole) { return line(whole) }
    line(head)
    indented { writer in
      var current = ""
      for (index, item) in items.enumerated() {
        let part = item + (index == items.count - 1 ? "" : ",")
        if !current.isEmpty, !writer.fits(current + " " + part) {
          writer.line(current)
          current = ""
        }
        current += (current.isEmpty ? "" : " ") + part
      }
      writer.line(current)
    }
    line(tail)
  }

  /// Write the declaration of something with parameters, and what is in its braces.
  mutating func declaration(
    _ head: String, _ parameters: [String], _ tail: String, where requirements: String = "",
    _ body: (inout CodeWriter) -> Void
  ) {
    let clause = requirements.isEmpty ? "" : " where " + requirements
    if onOneLine(head + parameters.joined(separator: ", ") + tail + clause, body) { return }
    let fitsAsOne = fits(head + parameters.joined(separator: ", ") + tail + clause + " {")
    if requirements.isEmpty || fitsAsOne || (!parameters.isEmpty && fits(tail + clause + " {")) {
      list(head, parameters, tail + clause + " {")
    } else {
      list(head, parameters, tail)
      line(clause.dropFirst() + " {")
    }
    indented(body)
    line("}")
  }

  /// Whether a line stays within the margin.
  func fits(_ line: String) -> Bool {
    depth * 2 + line.count <= Self.margin
  }
}
