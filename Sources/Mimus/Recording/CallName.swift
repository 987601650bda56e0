/// The parts of an identifier such as `charge(_:to:)`: its base name and its labels.
struct CallName: Equatable {
  let baseName: Substring
  /// The labels in order, or nil if the identifier has no parentheses and so says nothing about its arguments.
  let labels: [Substring]?
  /// The text after the labels, by which a generated fake distinguishes overloads: ` -> Int`, ` taking Int?`, or a
  /// `where` clause.
  let suffix: Substring

  init(_ identifier: String) {
    let end = identifier.firstRange(of: ") ").map { identifier.index(after: $0.lowerBound) } ?? identifier.endIndex
    // A raw identifier may itself contain parentheses.
    guard let open = identifier[..<end].lastIndex(of: "("), identifier[..<end].last == ")" else {
      baseName = identifier[...]
      labels = nil
      suffix = ""
      return
    }
    baseName = identifier[..<open]
    labels = identifier[identifier.index(after: open)..<end].dropLast().split(separator: ":")
    suffix = identifier[end...]
  }

  /// Returns whether an identifier that a test wrote matches a recorded one: it is equal, it is the recorded one without
  /// the types that distinguish overloads, or, if the test wrote no parentheses, it is its base name. A raw identifier is
  /// recorded without backticks, and may contain parentheses.
  static func matches(written: String, recorded: String) -> Bool {
    if written == recorded { return true }
    // Equal characters may consist of different bytes, so they are compared as text.
    if isPlainBaseName(written) {
      return recorded.utf8.firstIndex(of: UInt8(ascii: "(")).map { recorded[..<$0] == written } ?? false
    }
    if withoutTypes(recorded).map({ $0 == written }) ?? false { return true }
    guard mayBeRaw(written) else { return false }
    let names = [written, written.filter { $0 != "`" }]
    return names.contains(recorded) || names.contains { CallName(recorded).baseName == $0 }
  }

  /// Returns whether an identifier may match others than itself and its overloads.
  static func mayMatchSeveral(_ identifier: String) -> Bool { isPlainBaseName(identifier) || mayBeRaw(identifier) }

  /// Returns whether an identifier says nothing about the arguments.
  private static func isPlainBaseName(_ identifier: String) -> Bool {
    !identifier.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "`") }
  }

  private static func mayBeRaw(_ identifier: String) -> Bool {
    identifier.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
  }

  /// Returns a recorded identifier without the types that distinguish it from those of overloads, or nil if it has none:
  /// `find(_:)` for `find(_:) -> Int` and for `find(_:) taking Int?`.
  static func withoutTypes(_ identifier: String) -> Substring? {
    let text = identifier.utf8
    var rest = text[...]
    while let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = text[text.index(after: close)...]
      if rest.first == UInt8(ascii: " ") {
        return typeMarks.contains { rest.starts(with: $0.utf8) } ? identifier[..<rest.startIndex] : nil
      }
    }
    return nil
  }

  private static let typeMarks = [" -> ", " taking "]

  /// Returns whether no member can have an identifier, because its punctuation is wrong. A raw identifier can have any, and
  /// a test can have identifiers of its own, with words that distinguish overloads.
  static func isMalformed(_ identifier: String) -> Bool {
    if identifier.contains("`") { return false }
    let name = CallName(identifier)
    if name.baseName.contains(where: { "():".contains($0) }) { return true }
    guard let labels = name.labels else { return false }
    if !labels.isEmpty, identifier.dropLast(name.suffix.count).dropLast().last != ":" { return true }
    return !name.suffix.isEmpty && !name.suffix.contains(where: \.isLetter)
  }

  /// Returns the labels for a call with that many arguments, or nil if the labels don't tell the arguments apart.
  func labels(forCount count: Int) -> [Substring]? {
    guard let labels, labels.count == count else { return nil }
    return labels
  }

  /// Returns the name of the argument at an index in a failure message: its label if that is unique, or its position,
  /// counting from 1.
  func argumentName(at index: Int, count: Int) -> String {
    guard let labels = labels(forCount: count) else { return "\((index + 1).ordinal) argument" }
    let label = labels[index]
    return labels.count { $0 == label } == 1 ? String(label) : "\((index + 1).ordinal) argument"
  }
}

extension Int {
  /// The number as an ordinal in a failure text: `1st`, `12th`, `22nd`.
  fileprivate var ordinal: String {
    let suffix =
      switch (self % 100, self % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(self)\(suffix)"
  }
}
