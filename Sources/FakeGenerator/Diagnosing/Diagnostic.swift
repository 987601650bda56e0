/// A problem found while generating fakes, with its location in the source.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The severity of the diagnostic.
  public enum Severity: String, Sendable {
    /// The fake, or a part of it, isn't written.
    case error
    /// The fake is written, but something about it may be unexpected.
    case warning
  }

  /// The message of a diagnostic. Each message is defined next to the code that finds its cause.
  public struct Message: Sendable, Hashable {
    var text: String
    var severity: Severity = .error
  }

  /// The text of the message.
  public var text: String
  /// The severity of the diagnostic.
  public var severity: Severity
  /// The location of the problem, or nil if it isn't in a source.
  public var position: SourcePosition?

  init(_ message: Message, at position: SourcePosition?) {
    text = message.text
    severity = message.severity
    self.position = position
  }

  /// The diagnostic in a compiler's format: `file:line:column: error: message`.
  public var description: String { (position.map { "\($0): " } ?? "") + "\(severity.rawValue): \(text)" }
}

extension [String] {
  /// The names in quotation marks, as a sentence lists them: `'A'`, `'A' and 'B'`, or `'A', 'B', and 'C'`.
  var quotedList: String {
    let quoted = map { "'\($0)'" }
    guard quoted.count > 2 else { return quoted.joined(separator: " and ") }
    return quoted.dropLast().joined(separator: ", ") + ", and " + quoted[quoted.count - 1]
  }
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
