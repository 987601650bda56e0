extension DeclarationScanner {
  /// Whether a file could declare something a fake needs: asked at memory speed, so that most files cost no more.
  static func mayDeclare(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    holds("protocol", bytes) || holds("class", bytes) || holds("~Copyable", bytes) || holds("typealias", bytes)
  }

  /// Search for a word by Horspool's method: most bytes are never looked at.
  private static func holds(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let pattern = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let last = pattern.count - 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { skips in
      skips.initialize(repeating: pattern.count)
      for index in 0..<last { skips[Int(pattern[index])] = last - index }
      var end = last
      while end < bytes.count {
        let byte = bytes[end]
        if byte == pattern[last] {
          var offset = 1
          while offset <= last, bytes[end - offset] == pattern[last - offset] { offset += 1 }
          if offset > last { return true }
        }
        end += skips[Int(byte)]
      }
      return false
    }
  }
}
