@testable import FakeGenerator

/// A random number generator with the same sequence in every run. The package `Agreement` also uses it, through a
/// link to this file.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// Returns the range of a random word in a source, or of a random byte outside words.
  mutating func token(in bytes: [UInt8]) -> Range<Int> {
    var start = Int.random(in: 0..<bytes.count, using: &self)
    func isWord(_ index: Int) -> Bool { ByteKind(bytes[index]) == .word }
    guard isWord(start) else { return start..<start + 1 }
    while start > 0, isWord(start - 1) { start -= 1 }
    var end = start
    while end < bytes.count, isWord(end) { end += 1 }
    return start..<end
  }
}
