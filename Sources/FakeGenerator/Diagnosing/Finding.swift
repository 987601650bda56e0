/// A diagnostic about one declaration. Its location is an offset in the declaration's text, and it may include a fix.
public struct Finding: Sendable, Hashable {
  /// A change of the text that fixes the problem.
  public struct Remedy: Sendable, Hashable {
    /// A description of the change, as shown in an editor.
    public var title: String
    /// The range of bytes to replace.
    public var range: Range<Int>
    /// The replacement text.
    public var replacement: String
  }

  /// The text of the message.
  public var text: String
  /// The severity of the diagnostic.
  public var severity: Diagnostic.Severity
  /// The offset of the byte that it points to.
  public var offset: Int
  /// The fix, or nil if only the author can decide.
  public var remedy: Remedy?

  init(_ message: Diagnostic.Message, at offset: Int, _ remedy: Remedy? = nil) {
    self.init(Diagnostic(message, at: nil), at: offset, remedy)
  }

  init(_ diagnostic: Diagnostic, at offset: Int, _ remedy: Remedy? = nil) {
    text = diagnostic.text
    severity = diagnostic.severity
    self.offset = offset
    self.remedy = remedy
  }
}

extension Finding.Remedy {
  /// Returns a fix that inserts text.
  static func insert(_ text: String, at offset: Int, _ title: String) -> Self {
    Self(title: title, range: offset..<offset, replacement: text)
  }

  /// Returns a fix that replaces a range of text.
  static func replace(_ range: Range<Int>, with text: String, _ title: String) -> Self {
    Self(title: title, range: range, replacement: text)
  }
}
