/// The lines of a text that may be too long: all of them, or the first and the last ones for which there is room.
enum BoundedLines {
  /// What is kept free for the line that says how many were left out.
  private static let reserve = 128

  /// Makes lines, and none that isn't shown.
  ///
  /// - Parameters:
  ///   - count: How many lines there would be.
  ///   - bytes: The most that they may take, with the line breaks behind them.
  ///   - line: Makes the line at an index.
  ///   - leftOut: Makes the line that stands for a number of others.
  static func lines(
    _ count: Int, within bytes: Int, line: (Int) -> String, leftOut: (Int) -> String
  ) -> [String] {
    var (first, last): ([String], [String]) = ([], [])
    var room = bytes - reserve
    func fits(_ line: String) -> Bool {
      room -= line.utf8.count + 1
      return room >= 0
    }
    while first.count + last.count < count {
      let isFirst = first.count == last.count
      let next = line(isFirst ? first.count : count - 1 - last.count)
      guard fits(next) else { break }
      if isFirst { first.append(next) } else { last.append(next) }
    }
    let rest = count - first.count - last.count
    return first + (rest > 0 ? [leftOut(rest)] : []) + last.reversed()
  }
}

extension String {
  /// The text on one line.
  var onOneLine: String {
    utf8.contains(UInt8(ascii: "\n")) ? split { $0.isNewline }.joined(separator: " ") : self
  }

  /// The text with spaces behind it, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
