/// Something that keeps a fake from being written, or a name from being kept, with its place in the source.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// The fake, or a part of it, is not written.
    case error
    /// The fake is written, but something about it may surprise.
    case warning
  }

  /// What a diagnostic says. Each message is made beside the code that finds its cause.
  public struct Message: Sendable, Hashable {
    var text: String
    var severity: Severity = .error
  }

  /// What it says.
  public var text: String
  /// How much it matters.
  public var severity: Severity
  /// Where it points; nil where no source is at fault.
  public var position: SourcePosition?

  init(_ message: Message, at position: SourcePosition?) {
    text = message.text
    severity = message.severity
    self.position = position
  }

  /// The diagnostic as compilers print one: `file:line:column: error: message`.
  public var description: String { (position.map { "\($0): " } ?? "") + "\(severity.rawValue): \(text)" }
}

// MARK: - Messages of the parser

extension Diagnostic.Message {
  static func syntax(_ text: String, in name: String) -> Self {
    Self(text: "cannot read '\(name)': \(text)")
  }

  static func notADeclaration(_ name: String) -> Self {
    Self(text: "cannot read the declaration of '\(name)'")
  }

  static func tooDeep(_ name: String) -> Self {
    Self(text: "cannot read '\(name)': it nests more than \(Nesting.deepest) levels deep")
  }
}
