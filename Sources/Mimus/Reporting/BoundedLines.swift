/// The lines of a text of limited length: all of them, or the first and the last ones that fit.
enum BoundedLines {
  /// The space reserved for the line that says how many others there are.
  private static let reserve = 128

  /// Returns lines, creating only those that are shown.
  ///
  /// - Parameters:
  ///   - count: The total number of lines.
  ///   - bytes: The maximum number of bytes, including line breaks.
  ///   - line: Returns the line at an index.
  ///   - leftOut: Returns the line that represents a given number of omitted ones.
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
  /// The text with its lines joined into one.
  var onOneLine: String {
    contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }

  /// Returns the text padded with spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
