import Foundation

extension Comparison {
  /// Notes where two strings differ: line by line if they have several, or around the first differing character if they
  /// are long. It notes nothing for short ones, which are clearer as a whole.
  func explainText(_ expected: String, _ actual: String) {
    if expected.isSplitIntoLines || actual.isSplitIntoLines {
      explainLines(expected, actual)
    } else if min(expected.utf8.count, actual.utf8.count) > 80, min(expected.count, actual.count) > 80 {
      explainFirstCharacter(expected, actual)
    }
  }

  private func explainLines(_ expected: String, _ actual: String) {
    let (expected, actual) = (expected.lines, actual.lines)
    for offset in 0..<max(expected.count, actual.count) {
      if offset >= actual.count {
        note("line \(offset + 1): expected \(describe(expected[offset])), but it is missing")
      } else if offset >= expected.count {
        note("line \(offset + 1): unexpected \(describe(actual[offset]))")
      } else if expected[offset] != actual[offset] {
        note("line \(offset + 1): expected \(describe(expected[offset])), but was \(describe(actual[offset]))")
      }
    }
  }

  private func explainFirstCharacter(_ expected: String, _ actual: String) {
    var (one, other) = (expected.startIndex, actual.startIndex)
    var number = 1
    while one < expected.endIndex, other < actual.endIndex, expected[one] == actual[other] {
      expected.formIndex(after: &one)
      actual.formIndex(after: &other)
      number += 1
    }
    note("character \(number): expected \(expected.excerpt(around: one)), but was \(actual.excerpt(around: other))")
  }

  /// Notes the first byte that differs, unless all bytes are shown anyway.
  func explainBytes(_ expected: any ByteValue, _ actual: any ByteValue) {
    let (expected, actual) = (expected.bytes, actual.bytes)
    guard max(expected.count, actual.count) > ValueDescription.shownBytes else { return }
    guard expected.count == actual.count else {
      return note("expected \(expected.count.counted("byte")), but was \(actual.count.counted("byte"))")
    }
    guard let offset = zip(expected, actual).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return }
    note("byte \(offset + 1): expected \(expected.excerpt(from: offset)), but was \(actual.excerpt(from: offset))")
  }
}

/// A type that is compared byte by byte.
protocol ByteValue {
  var bytes: Data { get }
}

extension Data: ByteValue { var bytes: Data { self } }
extension NSData: ByteValue { var bytes: Data { Data(referencing: self) } }

extension Data {
  /// Returns some bytes, beginning at an offset, in hexadecimal digits.
  fileprivate func excerpt(from offset: Int) -> String {
    let part = dropFirst(offset)
    return ValueDescription.hexadecimal(part.prefix(8)) + (part.count > 8 ? " …" : "")
  }
}

extension String {
  fileprivate var isSplitIntoLines: Bool { utf8.contains { $0 == 10 || $0 == 13 } }

  fileprivate var lines: [Substring] {
    utf8.split(separator: 10, omittingEmptySubsequences: false).flatMap { line in
      let line = line.last == 13 ? line.dropLast() : line
      return line.split(separator: 13, omittingEmptySubsequences: false).map { Substring($0) }
    }
  }

  /// Returns some characters on both sides of an index, with `…` in place of the others.
  fileprivate func excerpt(around place: Index) -> String {
    let start = index(place, offsetBy: -20, limitedBy: startIndex) ?? startIndex
    let end = index(place, offsetBy: 40, limitedBy: endIndex) ?? endIndex
    let text = ValueDescription.literal(self[start..<end].prefix(bytes: 1_000))
    return (start > startIndex ? "…" : "") + text + (end < endIndex ? "…" : "")
  }
}
