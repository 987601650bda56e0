extension DeclarationScanner {
  mutating func readComment() {
    let range = scanner.start..<scanner.place
    guard let end = endOfMark(range) else { return }
    // After code, it looks like a mark of that code rather than of what follows.
    if run.start == nil, isAfterCode(range.lowerBound) { return outline.unusedMarks.append(range.lowerBound) }
    if !run.isMarked { passOverMark() }
    run.isMarked = true
    // A comment that continues may be about something else.
    let rest = scanner.bytes[end..<range.upperBound]
    openMark = rest.allSatisfy { [0x20, 0x09, 0x0D, 0x2A, 0x2F].contains($0) } ? range.lowerBound : nil
  }

  /// Keeps a mark that isn't followed by a type to fake, so that it's reported.
  mutating func passOverMark() {
    if let openMark { outline.unusedMarks.append(openMark) }
    openMark = nil
  }

  /// Returns whether there is anything but comments before a place on its line.
  private mutating func isAfterCode(_ place: Int) -> Bool {
    let earlier = latestMark?.place ?? 0
    let line = scanner.bytes[earlier..<place].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
    // Marks on one line have the same beginning of the line before them.
    let shared = line.count == place - earlier ? latestMark?.isAfterCode : nil
    let before = line.drop { $0 == 0x20 || $0 == 0x09 }
    let isAfterCode = shared ?? (!before.isEmpty && !before.starts(with: [0x2F, 0x2A]))
    latestMark = (place, isAfterCode)
    return isAfterCode
  }

  /// Returns the end of the words that request a fake of the declaration that follows, if a comment contains them.
  func endOfMark(_ range: Range<Int>) -> Int? {
    guard range.count >= 12 else { return nil }
    var index = range.lowerBound + 2
    while index < range.upperBound, [0x2F, 0x20, 0x2A, 0x09].contains(scanner.bytes[index]) { index += 1 }
    let end = index + 10
    guard end <= range.upperBound, scanner.equals(index..<end, "mimus:fake") else { return nil }
    return end == range.upperBound || ByteKind(scanner.byte(at: end)) != .word ? end : nil
  }
}
