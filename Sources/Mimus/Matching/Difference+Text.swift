/// Say where two strings differ: line by line if they have several, else around the first character that differs if
/// they are long. Nothing for short ones, which are clearer as a whole.
func textDifferences(_ expected: String, _ actual: String) -> [Difference] {
  if expected.contains(where: \.isNewline) || actual.contains(where: \.isNewline) {
    return lineDifferences(expected, actual)
  }
  return min(expected.count, actual.count) > 80 ? [firstDifference(expected, actual)] : []
}

private func lineDifferences(_ expected: String, _ actual: String) -> [Difference] {
  let expected = expected.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  let actual = actual.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  return (0..<max(expected.count, actual.count)).compactMap { offset in
    let message: String
    if offset >= actual.count {
      message = "expected \(describe(expected[offset])), but is missing"
    } else if offset >= expected.count {
      message = "unexpected \(describe(actual[offset]))"
    } else if expected[offset] != actual[offset] {
      message = "expected \(describe(expected[offset])), but was \(describe(actual[offset]))"
    } else {
      return nil
    }
    return Difference(path: "", message: "line \(offset + 1): \(message)")
  }
}

private func firstDifference(_ expected: String, _ actual: String) -> Difference {
  let start = zip(expected, actual).prefix { $0 == $1 }.count
  let message = "expected \(excerpt(expected, around: start)), but was \(excerpt(actual, around: start))"
  return Difference(path: "", message: "character \(start + 1): \(message)")
}

/// Some characters on both sides of a place in a string, with `…` for the others.
private func excerpt(_ text: String, around offset: Int) -> String {
  let start = max(0, offset - 20)
  let end = min(text.count, offset + 40)
  let characters = text.dropFirst(start).prefix(max(0, end - start))
  return (start > 0 ? "…" : "") + characters.debugDescription + (end < text.count ? "…" : "")
}
