@testable import FakeGenerator

extension RandomNumberGenerator {
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
