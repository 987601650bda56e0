extension DeclarationScanner {
  /// Returns whether a file could declare something that a fake needs. This runs at memory speed, so most files cost no
  /// more.
  ///
  /// It searches for all words at once, with the algorithm of Wu and Manber: the last two bytes of a window tell how
  /// far it can move without missing a word, so most bytes are never examined.
  static func mayDeclare(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let shifts = Prefilter.shifts
    guard var place = bytes.baseAddress, bytes.count >= Prefilter.window else { return false }
    let last = place + (bytes.count - Prefilter.window)
    while place <= last {
      let shift = shifts[Int(place[Prefilter.window - 2]) << 8 | Int(place[Prefilter.window - 1])]
      if shift > 0 {
        place += Int(shift)
      } else {
        if Prefilter.words.contains(where: { $0.begins(at: place, before: last + Prefilter.window) }) { return true }
        place += 1
      }
    }
    return false
  }
}

/// The words that a file with a candidate contains.
private enum Prefilter {
  static let words: [StaticString] = ["protocol", "class", "typealias", "~Copyable", "mimus:fake"]

  /// The length of the shortest word.
  static let window = 5

  /// How far a window can move, by its last two bytes. It is 0 if a word may begin with the window.
  nonisolated(unsafe) static let shifts: UnsafePointer<UInt8> = {
    let shifts = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
    shifts.initialize(repeating: UInt8(window - 1), count: 1 << 16)
    for word in words {
      for end in 1..<window {
        let pair = Int(word.utf8Start[end - 1]) << 8 | Int(word.utf8Start[end])
        shifts[pair] = min(shifts[pair], UInt8(window - 1 - end))
      }
    }
    return UnsafePointer(shifts)
  }()
}

extension StaticString {
  /// Returns whether the word is at a position in a text with a given end.
  fileprivate func begins(at place: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) -> Bool {
    guard end - place >= utf8CodeUnitCount else { return false }
    for offset in 0..<utf8CodeUnitCount where place[offset] != utf8Start[offset] { return false }
    return true
  }
}
