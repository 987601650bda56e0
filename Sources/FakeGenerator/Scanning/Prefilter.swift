/// The words of which a file must contain one to be scanned.
///
/// The check runs at memory speed, so most files cost no more. It searches for all words at once, with the algorithm of
/// Wu and Manber: the last two bytes of a window tell how far it can move without missing a word, so most bytes are
/// never examined.
struct Prefilter {
  /// The words of protocols, classes, aliases, noncopyable types, marks, SPI, types that hide `Error`, declarations of
  /// attributes, and `@unchecked` conformances.
  nonisolated(unsafe) static let usual = Prefilter([
    "protocol", "class", "typealias", "Copyable", "mimus:fake", "@_spi", "struct Error", "enum Error",
    "@unchecked", "@propertyWrapper", "@resultBuilder", "@globalActor", "@attached",
  ])
  /// The same words, and those of types that hide what other modules declare, which almost every file contains.
  nonisolated(unsafe) static let allTypes = Prefilter(usual.words + ["struct", "enum ", "actor"])

  private let words: [StaticString]
  /// How far a window can move, by its last two bytes. It is 0 if a word may begin with the window. The memory is never
  /// freed, because there are only the filters above.
  private let shifts: UnsafePointer<UInt8>

  /// The length of the shortest word.
  private static let window = 5

  private init(_ words: [StaticString]) {
    self.words = words
    let shifts = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
    shifts.initialize(repeating: UInt8(Self.window - 1), count: 1 << 16)
    for word in words {
      for end in 1..<Self.window {
        let pair = Int(word.utf8Start[end - 1]) << 8 | Int(word.utf8Start[end])
        shifts[pair] = min(shifts[pair], UInt8(Self.window - 1 - end))
      }
    }
    self.shifts = UnsafePointer(shifts)
  }

  /// Returns whether a file could declare something that a fake needs.
  ///
  /// Each step waits for the one before, so four parts of the file are searched side by side.
  func mayDeclare(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress, bytes.count >= Self.window else { return false }
    let end = start + bytes.count
    let length = (bytes.count - Self.window) / 4
    var (one, two, three, four) = (start, start + length, start + 2 * length, start + 3 * length)
    let (second, third, fourth) = (two, three, four)
    // The last part is the longest, and a window may reach beyond the part that it begins in.
    let last = end - Self.window
    while one < second, two < third, three < fourth, four <= last {
      let shifts = (shift(at: one), shift(at: two), shift(at: three), shift(at: four))
      if shifts.0 == 0 && isWord(at: one, before: end) || shifts.1 == 0 && isWord(at: two, before: end)
        || shifts.2 == 0 && isWord(at: three, before: end) || shifts.3 == 0 && isWord(at: four, before: end)
      {
        return true
      }
      one += max(1, shifts.0)
      two += max(1, shifts.1)
      three += max(1, shifts.2)
      four += max(1, shifts.3)
    }
    return hasWord(from: one, to: second, before: end) || hasWord(from: two, to: third, before: end)
      || hasWord(from: three, to: fourth, before: end) || hasWord(from: four, to: last + 1, before: end)
  }

  /// Returns whether a word begins in a range.
  private func hasWord(
    from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
  ) -> Bool {
    var place = start
    while place < limit {
      let shift = shift(at: place)
      if shift == 0, isWord(at: place, before: end) { return true }
      place += max(1, shift)
    }
    return false
  }

  private func shift(at place: UnsafePointer<UInt8>) -> Int {
    Int(shifts[Int(place[Self.window - 2]) << 8 | Int(place[Self.window - 1])])
  }

  private func isWord(at place: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) -> Bool {
    words.contains { $0.begins(at: place, before: end) }
  }
}

extension SourceFile {
  /// Returns whether the file could declare something that a fake needs.
  ///
  /// Any type of a context file makes a difference, because it isn't a protocol of that name in another module.
  ///
  /// - Parameter asksForTypes: Whether any type may be asked for by its name.
  func mayDeclare(asksForTypes: Bool) -> Bool {
    let prefilter = asksForTypes || !isWanted ? Prefilter.allTypes : Prefilter.usual
    return bytes.withUnsafeBufferPointer { prefilter.mayDeclare($0) }
  }
}

extension StaticString {
  /// Returns whether the word is at a position in a text with a given end.
  fileprivate func begins(at place: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) -> Bool {
    guard end - place >= utf8CodeUnitCount else { return false }
    for offset in 0..<utf8CodeUnitCount where place[offset] != utf8Start[offset] { return false }
    return true
  }
}
