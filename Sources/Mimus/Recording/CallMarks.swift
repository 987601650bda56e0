/// What is known about a call, apart from the call itself.
struct CallMarks: OptionSet {
  let rawValue: Int

  /// A verification or an expectation has matched the call.
  static let verified = CallMarks(rawValue: 1)
  /// A stub has answered the call.
  static let stubbed = CallMarks(rawValue: 2)
  /// The call was reported when it came, because it was unexpected or rejected.
  static let unexpected = CallMarks(rawValue: 4)

  /// The marks in words, in the order in which they are set.
  var words: [String] {
    var words: [String] = []
    if contains(.stubbed) { words.append("stubbed") }
    if contains(.unexpected) { words.append("unexpected") }
    if contains(.verified) { words.append("verified") }
    return words
  }
}

/// A set of positions in a list of calls, with a bit for each.
struct PositionSet {
  /// Positions after the last word aren't in the set.
  private var words: ContiguousArray<UInt64> = []

  func contains(_ position: Int) -> Bool {
    position >> 6 < words.count && words[position >> 6] & (1 << (position & 63)) != 0
  }

  mutating func insert(_ position: Int) {
    while words.count <= position >> 6 { words.append(0) }
    words[position >> 6] |= 1 << (position & 63)
  }
}
