/// Finds what was probably meant by a misspelt identifier.
enum Spelling {
  /// The recorded identifier that is nearest to one that was never recorded, if any is near at all.
  static func nearest(to identifier: String, of calls: [CallCount]) -> CallCount? {
    let wanted = Array(CallName(identifier).baseName.lowercased().utf8)
    let rated = calls.map { call in
      (call: call, distance: distance(wanted, Array(CallName(call.identifier).baseName.lowercased().utf8)))
    }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, wanted.count / 3) ? best.call : nil
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
