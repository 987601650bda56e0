/// A part of a value that differs from what was expected.
struct Difference: Equatable, Sendable {
  /// The path to the part, as code would access it, such as `.address.city`, `["user"]`, or `[2]`. It is empty for the
  /// whole value.
  var path: String
  /// What was expected of the part and what it is.
  var message: String

  /// The difference as a line of text.
  var line: String { path.isEmpty ? message : "\(path): \(message)" }

  /// Returns the same difference with its path seen from the enclosing value.
  func at(_ path: String) -> Difference { Difference(path: path + self.path, message: message) }
}

/// The differences between a value and what was expected: the first few as text, and how many there are in all.
struct Differences: Equatable {
  /// The number of differences of one argument that a failure shows.
  static let limit = 6

  var shown: [Difference]
  let count: Int

  /// Finds the differences between a value and what was expected, for values of any type. There are none if it matches.
  ///
  /// - Parameter limit: The number of differences to describe.
  init(expected: Any?, actual: Any?, limit: Int = Differences.limit) {
    let list = DifferenceList(limit: limit)
    let isMatch = CaptureScope.ignoring {
      var comparison = Comparison(explaining: list)
      return comparison.accepts(expected, actual)
    }
    if isMatch { (shown, count) = ([], 0) } else { (shown, count) = (list.shown, list.count) }
    // Values that can't be compared, or that differ only by a cycle of objects, have no part to show.
    if !isMatch, count == 0 {
      shown = [Difference(path: "", message: Mismatch.message(expected: expected, actual: actual))]
    }
  }

  /// The differences that are shown, and one more that counts the rest.
  var summary: [Difference] {
    let rest = count - shown.count
    guard rest > 0 else { return shown }
    return shown + [Difference(path: "", message: "… and \(rest.counted("more difference"))")]
  }
}

/// Returns the differences between an argument and what was expected: part by part if it has parts, otherwise as a
/// whole.
///
/// - Returns: At most six differences, and one more that counts the rest, or none if the argument matches.
func differences(expected: (any Matcher)?, actual: Any?) -> [Difference] {
  Differences(expected: expected, actual: actual).summary
}

/// Collects the differences that a comparison notes, describing only those that are shown.
final class DifferenceList {
  private(set) var shown: [Difference] = []
  private(set) var count = 0
  private var path: [String] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The number of further differences to describe.
  var room: Int { max(0, limit - shown.count) }

  func note(_ message: () -> String) {
    count += 1
    if shown.count < limit { shown.append(Difference(path: path.joined(), message: message())) }
  }

  /// Counts differences without describing them.
  func noteMore(_ number: Int) { count += number }

  func enter(_ component: () -> String) { path.append(room > 0 ? component() : "") }
  func leave() { path.removeLast() }
}
