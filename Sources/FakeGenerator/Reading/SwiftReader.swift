/// Reads declarations by recursive descent. There is one function for each production of the grammar, named as in *The
/// Swift Programming Language*, and each group of them is in a file of its own.
///
/// A function is called at the start of its production and returns after its end. Expressions and bodies are only
/// skipped.
struct SwiftReader {
  /// The source, up to the end of the text to read.
  let bytes: UnsafeBufferPointer<UInt8>
  private var tokenizer: Tokenizer
  /// The current token.
  private(set) var token: Token
  /// The end of the previous token.
  private(set) var previousEnd: Int
  /// The nesting depth of the productions being read.
  private(set) var depth = 0
  /// Whether the members being read are requirements of a protocol.
  var isInProtocol = false
  /// What types of functions mean if they don't state it.
  var settings = ModuleSettings()

  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int = 0) {
    self.bytes = bytes
    tokenizer = Tokenizer(bytes, at: start)
    previousEnd = start
    token = tokenizer.next()
  }

  /// Advances to the next token.
  mutating func advance() {
    previousEnd = token.range.upperBound
    token = tokenizer.next()
  }

  /// The token after the current one.
  var nextToken: Token {
    var tokenizer = tokenizer
    return tokenizer.next()
  }
}

// MARK: - Testing the token

extension SwiftReader {
  @inline(__always)
  func at(_ byte: UInt8) -> Bool { token.isPunctuation(byte) }

  /// Returns whether the token is a given word.
  @inline(__always)
  func at(_ word: StaticString) -> Bool { token.kind == .word && equals(token.range, word) }

  /// Returns whether the token is one of the given words.
  func at(anyOf words: [StaticString]) -> Bool { token.kind == .word && words.contains { equals(token.range, $0) } }

  /// Returns whether the token is a given operator.
  func at(operator text: StaticString) -> Bool { token.isOperator && equals(token.range, text) }

  /// Returns whether the token is a `#` with a given word.
  func at(directive text: StaticString) -> Bool { token.kind == .directive && equals(token.range, text) }

  /// Returns whether the token is an operator that begins with a given byte.
  @inline(__always)
  func at(prefix byte: UInt8) -> Bool { token.byte == byte && token.isOperator }

  @inline(__always)
  func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
    return true
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns a name without backticks around it.
  func name(_ token: Token) -> String {
    guard token.kind == .quotedName, token.range.count > 2 else { return text(token.range) }
    return text(token.range.lowerBound + 1..<token.range.upperBound - 1)
  }

  /// Returns the end of the spaces and comments that follow on the same line.
  func endOfTrivia(after offset: Int) -> Int {
    var scanner = ByteScanner(bytes)
    scanner.place = offset
    var end = offset
    while end < bytes.count {
      if ByteKind(bytes[end]) == .space {
        end += 1
        continue
      }
      guard bytes[end] == UInt8(ascii: "/") else { break }
      scanner.place = end
      guard case .comment = scanner.next() else { break }
      end = scanner.place
    }
    return end
  }
}

// MARK: - Advancing

extension SwiftReader {
  /// Advances past a byte, if the token is that byte.
  @inline(__always)
  mutating func consume(_ byte: UInt8) -> Bool {
    guard at(byte) else { return false }
    advance()
    return true
  }

  /// Advances past a word, if the token is that word.
  @inline(__always)
  mutating func consume(_ word: StaticString) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Advances past the first byte of an operator, if the operator begins with that byte.
  @inline(__always)
  mutating func consume(prefix byte: UInt8) -> Bool {
    guard at(prefix: byte) else { return false }
    advance(to: token.range.lowerBound + 1)
    return true
  }

  /// Advances to the last byte of an operator, which becomes a token of its own.
  mutating func advanceToLastByte() { advance(to: token.range.upperBound - 1) }

  /// Advances to a byte within the token, where a token of its own begins.
  private mutating func advance(to offset: Int) {
    previousEnd = offset
    tokenizer.resume(at: offset)
    token = tokenizer.next()
  }

  mutating func expect(_ byte: UInt8, _ expected: String) throws(Unreadable) {
    guard consume(byte) else { throw unreadable(expected) }
  }

  /// Returns the error to throw if something else was expected.
  func unreadable(_ expected: String) -> Unreadable { Unreadable(expected: expected, offset: previousEnd) }

  /// Returns the error to throw if the token isn't what was expected.
  func unreadableToken(_ expected: String) -> Unreadable {
    Unreadable(expected: expected, offset: token.range.lowerBound)
  }

  /// Advances past a name.
  mutating func expectName(_ expected: String) throws(Unreadable) -> String {
    guard isAtName else { throw unreadable(expected) }
    defer { advance() }
    return name(token)
  }

  /// Advances past the group that the token opens.
  mutating func skipGroup(_ expected: String) throws(Unreadable) {
    guard tokenizer.skipGroup() else { throw unreadable(expected) }
    previousEnd = tokenizer.scanner.place
    token = tokenizer.next()
  }

  /// Advances past a directive and its condition, and returns the condition.
  @discardableResult
  mutating func readCondition() -> String {
    let condition = tokenizer.readCondition()
    previousEnd = tokenizer.scanner.place
    token = tokenizer.next()
    return condition
  }

  /// Advances past the rest of the line.
  mutating func skipLine() {
    while !token.startsLine, token.kind != .end { advance() }
  }

  /// Increases the nesting depth. Unlimited nesting would overflow the stack, here or where the result is written.
  @inline(__always)
  mutating func descend(by levels: Int = 1) throws(Unreadable) {
    depth += levels
    if depth > Nesting.deepest { throw Unreadable(expected: nil, offset: previousEnd) }
  }

  @inline(__always)
  mutating func ascend(by levels: Int = 1) { depth -= levels }
}
