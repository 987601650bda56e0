/// How deep a text nests: what is read by recursion may not nest without bounds, or the stack ends.
struct Nesting {
  /// How deep a declaration may nest. People's sources stay far below.
  static let deepest = 200

  private var scanner: ByteScanner
  /// For each open group, how long the chain around it is.
  private var outerChains: [Int] = []
  /// The words that what they stand before is one deeper for.
  private static let prefixes: [StaticString] = [
    "some", "any", "each", "repeat", "inout", "sending", "borrowing", "consuming", "isolated", "try", "await", "copy",
    "consume",
  ]
  /// The `.`, `?`, `->`, `some` and the like since the last token that begins something new.
  private var chain = 0
  /// The open `<`, as far as they can be told from operators.
  private var angles = 0
  /// The open `#if`.
  private var blocks = 0
  /// Whether the last token leaves an expression or type open, so that a new line does not begin something new.
  private var isOpen = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = ByteScanner(bytes)
  }

  /// Whether a text nests deeper than the deepest that is read.
  static func isTooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var nesting = Nesting(bytes)
    return nesting.isTooDeep()
  }

  private mutating func isTooDeep() -> Bool {
    while true {
      let token = scanner.next()
      if scanner.isAtLineStart, !isOpen, token.beginsSomething { restart() }
      isOpen = false
      switch token {
      case .word: readWord(scanner.start..<scanner.place)
      case .directive: readDirective(scanner.start..<scanner.place)
      case .byte(let byte): read(byte)
      case .comment, .literal, .quoted: break
      case .end: return false
      }
      let depth = outerChains.count + chain + angles + blocks
      if depth > Self.deepest || scanner.deepestInterpolation > Self.deepest / 2 { return true }
    }
  }

  private mutating func restart() {
    chain = 0
    angles = 0
  }

  private mutating func readWord(_ range: Range<Int>) {
    for word in Self.prefixes where scanner.equals(range, word) {
      chain += 1
      isOpen = true
    }
  }

  private mutating func readDirective(_ range: Range<Int>) {
    if scanner.equals(range, "#if") { blocks += 1 }
    if scanner.equals(range, "#endif") { blocks = max(0, blocks - 1) }
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      outerChains.append(chain)
      chain = 0
      if byte == UInt8(ascii: "{") { angles = 0 }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      chain = outerChains.popLast() ?? 0
      if byte == UInt8(ascii: "}") { angles = 0 }
      // What is called once more is one deeper: `f()()`.
      chain += 1
    case UInt8(ascii: ";"): restart()
    case UInt8(ascii: ","): chain = 0
    case UInt8(ascii: "<"):
      angles += 1
      isOpen = true
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "-"):
      // The `>` of an arrow closes nothing.
      if scanner.byte(at: scanner.place) == UInt8(ascii: ">") { scanner.place += 1 }
      chain += 1
      isOpen = true
    case UInt8(ascii: "?"), UInt8(ascii: "!"): chain += 1
    case UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "@"):
      chain += 1
      isOpen = true
    case UInt8(ascii: "="), UInt8(ascii: ":"): isOpen = true
    default: break
    }
  }
}

extension ByteScanner.Token {
  /// Whether a line that starts with it may be a statement or declaration of its own.
  fileprivate var beginsSomething: Bool {
    switch self {
    case .word, .quoted, .literal, .directive, .byte(UInt8(ascii: "@")), .byte(UInt8(ascii: "}")): true
    default: false
    }
  }
}
