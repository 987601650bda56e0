#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension [UInt8] {
  /// Whether they are valid UTF-8. Almost all sources are ASCII, which is checked at memory speed.
  var isText: Bool {
    let isASCII = withUnsafeBytes { bytes in
      var all: UInt64 = 0
      var index = 0
      while index + 32 <= bytes.count {
        all |= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        all |= bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)
        all |= bytes.loadUnaligned(fromByteOffset: index + 16, as: UInt64.self)
        all |= bytes.loadUnaligned(fromByteOffset: index + 24, as: UInt64.self)
        index += 32
      }
      while index < bytes.count {
        all |= UInt64(bytes[index])
        index += 1
      }
      return all & 0x8080_8080_8080_8080 == 0
    }
    return isASCII || String(bytes: self, encoding: .utf8) != nil
  }

  /// Removes a byte order mark, which isn't part of the text.
  mutating func removeByteOrderMark() {
    if starts(with: [0xEF, 0xBB, 0xBF]) { removeFirst(3) }
  }

  /// Returns whether they are all of these parts together, apart from line endings, which Git may convert.
  func hasLines(of parts: [[UInt8]]) -> Bool {
    isEqual(to: parts)
      || contains(UInt8(ascii: "\r")) && replacing("\r\n".utf8, with: "\n".utf8).isEqual(to: parts)
  }

  private func isEqual(to parts: [[UInt8]]) -> Bool {
    guard count == parts.reduce(0, { $0 + $1.count }) else { return false }
    // `Data` compares memory, whereas a collection would be compared byte by byte.
    var rest = Data(self)[...]
    return parts.allSatisfy { part in
      defer { rest = rest.dropFirst(part.count) }
      return rest.prefix(part.count) == Data(part)
    }
  }
}
