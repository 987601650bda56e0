@testable import FakeGenerator

/// Mutates a text token by token, so that the parser often still accepts the result.
struct Mutation {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// Returns a number that depends only on the text, so that a declaration's mutations stay the same when others are
  /// added. This is the 64-bit FNV-1a hash.
  static func seed(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  mutating func apply(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &numbers) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard bytes.count > 1 else { return }
    let some = numbers.token(in: bytes)
    let other = numbers.token(in: bytes)
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: bytes.removeSubrange(some)
    case 1: bytes.insert(contentsOf: bytes[some], at: some.lowerBound)
    case 2, 3: bytes.replaceSubrange(some, with: bytes[other])
    case 4: insert(Self.fillers, at: some.lowerBound, into: &bytes)
    case 5, 6: insert(Self.words, at: some.lowerBound, into: &bytes)
    case 7: insert(Self.marks, at: some.upperBound, into: &bytes)
    case 8: replaceWord(some, in: &bytes)
    default: bytes.replaceSubrange(some, with: Array((Self.types.randomElement(using: &numbers) ?? "").utf8))
    }
  }

  private mutating func insert(_ texts: [String], at index: Int, into bytes: inout [UInt8]) {
    bytes.insert(contentsOf: Array((texts.randomElement(using: &numbers) ?? "").utf8), at: index)
  }

  private mutating func replaceWord(_ range: Range<Int>, in bytes: inout [UInt8]) {
    guard ByteKind(bytes[range.lowerBound]) == .word else { return }
    bytes.replaceSubrange(range, with: Array((Self.words.randomElement(using: &numbers) ?? "").utf8))
  }

  private static let fillers = [" ", "\n", "\n\n  ", "/* } */", " // {\n", "\t", "\r\n", "/* a\n */", ";", ""]
  private static let words = [
    "final ", "static ", "class ", "mutating ", "async ", "throws ", "rethrows ", "@objc ",
    "@available(*, deprecated) ",
    "inout ", "sending ", "borrowing ", "some ", "any ", "each ", "repeat ", "isolated ", "@escaping ", "@Sendable ",
    "get ", "set ", "let ", "var ", "init", "func ", "where ", "open ", "private(set) ", "nonisolated ", "try ",
    "await ", "copy ", "unsafe ", "is ", "as ", "in ", "_ ", "self", "Self", "Type", "actor ", "macro ", "willSet ",
  ]
  private static let marks = [
    "?", "!", ".", ",", "()", "[]", "{}", "...", " -> Int", " = 1", ": Int", "<Int>", " & P", ".Type", " { 1 }",
    " { get }", " == 2", " + 3", "?.x", "(1)", "[0]", " = [1: 2]", " = a < b", " = A<B, C>(1)", " as Int", " is A?",
    " ? 1 : 2", " = \"\\(x)\"", " = #\"\"\"#", " = /a/", " = { $0 }", " = .a", " { didSet {} }", " async throws",
    " where T: P", "`a`", " = \\A.b", " = -1", " = a\n.b", " = if a { 1 } else { 2 }", "$", "#if A\n", "\n#endif\n",
    "\n#else\n",
  ]
  private static let types = [
    "Int", "[Int]", "[A: B]", "(A, b: C)", "() -> Void", "any P", "(any P)?", "some P & Q", "A<B>.C", "~Copyable",
    "[3 of Int]", "A<-1>", "(repeat each T)", "@MainActor () async throws(E) -> A", "inout A", "A.Type?", "Self", "Any",
    "nonisolated(nonsending) () async -> A", "`in`", "_",
  ]
}
