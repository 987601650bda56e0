/// A token of Swift: its kind and its range of bytes.
struct Token {
  enum Kind: UInt8 {
    /// An identifier or a keyword.
    case word
    /// A name in backticks.
    case quotedName
    case integer, float, string, regex
    /// `(`, `[`, `{`, `,`, `.`, `=`, and similar characters, or a `?` or `!` directly after something.
    case punctuation
    case prefixOperator, binaryOperator, postfixOperator
    /// `->`.
    case arrow
    /// `::`.
    case moduleSelector
    /// `#if`, or `#` with another word.
    case directive
    case end
  }

  var kind: Kind
  /// The first byte of the token.
  var byte: UInt8
  /// Whether there is a line break before it, even within a comment.
  var startsLine: Bool
  var range: Range<Int>

  @inline(__always)
  func isPunctuation(_ byte: UInt8) -> Bool { kind == .punctuation && self.byte == byte }

  var isOperator: Bool { kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator }
}
