/// Finds what was probably meant by a misspelled identifier.
enum Spelling {
  /// The recorded identifier that is nearest to one that was never recorded, if any is near at all.
  ///
  /// An overload is near, whatever its labels are.
  static func nearest(to identifier: String, of calls: [CallCount]) -> CallCount? {
    let wanted = CallName(identifier).baseName
    let rated = calls.map { (call: $0, distance: distance(wanted, CallName($0.identifier).baseName)) }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= mostErrors(in: wanted) ? best.call : nil
  }

  /// The recorded identifier that one which was never recorded is probably a misspelling of.
  ///
  /// An overload is none: that it was not called may be just what a test asks for.
  static func nearestMisspelling(of identifier: String, among calls: [CallCount]) -> CallCount? {
    nearest(to: identifier, of: calls.filter { isMisspelled(identifier, $0.identifier) })
  }

  /// Whether one of two different identifiers is probably meant by the other.
  static func isMisspelled(_ identifier: String, _ other: String) -> Bool {
    let (one, two) = (CallName(identifier).baseName, CallName(other).baseName)
    if one != two { return distance(one, two) <= mostErrors(in: one) }
    let (labels, others) = (identifier.dropFirst(one.count), other.dropFirst(two.count))
    return distance(labels, others) <= mostErrors(in: labels)
  }

  /// How many errors there may be in a word that is still taken for another one.
  private static func mostErrors(in word: Substring) -> Int { max(1, word.utf8.count / 3) }

  private static func distance(_ one: Substring, _ other: Substring) -> Int {
    distance(Array(one.lowercased().utf8), Array(other.lowercased().utf8))
  }

  /// The fewest insertions, deletions, replacements and swaps of neighbours that turn one word into another
  /// (the optimal string alignment distance).
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var rows = [Array(0...other.count)]
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}

extension CallPattern {
  /// The member that was called and is probably the one that was meant, where this one never was.
  func nearMember(in calls: CallList) -> CallCount? {
    guard !isChecked, !calls.isEmpty, calls.selection(of: identifier).identifiers.isEmpty else { return nil }
    return Spelling.nearestMisspelling(of: identifier, among: calls.counts)
  }
}
