/// A diagnostic of one declaration: its place is counted from the beginning of the declaration's text, and it may know
/// the remedy.
public struct Finding: Sendable, Hashable {
  /// A change of the text that mends what was found.
  public struct Remedy: Sendable, Hashable {
    /// What the change does, as an editor offers it.
    public var title: String
    /// The bytes that are replaced.
    public var range: Range<Int>
    /// What stands there afterwards.
    public var replacement: String
  }

  /// What it says.
  public var text: String
  /// How much it matters.
  public var severity: Diagnostic.Severity
  /// The byte that it points at.
  public var offset: Int
  /// What would mend it; nil where nobody but the author can know.
  public var remedy: Remedy?

  init(_ message: Diagnostic.Message, at offset: Int, _ remedy: Remedy? = nil) {
    text = message.text
    severity = message.severity
    self.offset = offset
    self.remedy = remedy
  }

  /// Take over a diagnostic of a file that holds nothing but the declaration.
  init(_ diagnostic: Diagnostic, in lines: LineTable) {
    text = diagnostic.text
    severity = diagnostic.severity
    offset = diagnostic.position.map(lines.offset) ?? 0
  }
}

extension Finding.Remedy {
  /// Put something in.
  static func insert(_ text: String, at offset: Int, _ title: String) -> Self {
    Self(title: title, range: offset..<offset, replacement: text)
  }

  /// Put something else in the place of a stretch of text.
  static func replace(_ range: Range<Int>, with text: String, _ title: String) -> Self {
    Self(title: title, range: range, replacement: text)
  }
}
