/// A part of a value that is not what was expected.
struct Difference: Equatable, Sendable {
  /// Where the part is, as code reaches it: `.address.city`, `["user"]`, `[2]`; empty for the whole value.
  var path: String
  /// What was expected of it and what it is.
  var message: String

  /// The difference as a line of a text.
  var line: String { path.isEmpty ? message : "\(path): \(message)" }

  /// The same difference, seen from the value of which this one's is a part.
  func at(_ path: String) -> Difference { Difference(path: path + self.path, message: message) }
}

/// The differences between a value and what was expected: the first few as text, and how many there are.
struct Differences {
  /// How many differences of one argument a failure shows.
  static let limit = 6

  var shown: [Difference]
  let count: Int

  /// Finds where a value differs from what was expected of it, whatever its type; nothing if it matches.
  ///
  /// - Parameter limit: How many differences are described.
  init(expected: Any?, actual: Any?, limit: Int = Differences.limit) {
    let list = DifferenceList(limit: limit)
    let isMatch = CaptureScope.ignoring {
      var comparison = Comparison(explaining: list)
      return comparison.accepts(expected, actual)
    }
    if isMatch { (shown, count) = ([], 0) } else { (shown, count) = (list.shown, list.count) }
    // What nobody can compare, or what only a loop through objects tells apart, has no part to show.
    if !isMatch, count == 0 {
      shown = [Difference(path: "", message: Mismatch.message(expected: expected, actual: actual))]
    }
  }
}

/// Says where an argument differs from what was expected: part by part where there are parts, else as a whole.
///
/// - Returns: At most six differences, and one more that counts the rest; none for an argument that matches.
func differences(expected: (any Matcher)?, actual: Any?) -> [Difference] {
  let found = Differences(expected: expected, actual: actual)
  let rest = found.count - found.shown.count
  guard rest > 0 else { return found.shown }
  let note = "… and \(rest.grouped) more difference\(rest == 1 ? "" : "s")"
  return found.shown + [Difference(path: "", message: note)]
}

/// The differences that a comparison notes on its way, described only as far as they are shown.
final class DifferenceList {
  private(set) var shown: [Difference] = []
  private(set) var count = 0
  private var path: [String] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// How many more differences are described.
  var room: Int { max(0, limit - shown.count) }

  func note(_ message: () -> String) {
    count += 1
    if shown.count < limit { shown.append(Difference(path: path.joined(), message: message())) }
  }

  /// Counts differences that are not described.
  func noteMore(_ number: Int) { count += number }

  func enter(_ component: () -> String) { path.append(room > 0 ? component() : "") }
  func leave() { path.removeLast() }
}
