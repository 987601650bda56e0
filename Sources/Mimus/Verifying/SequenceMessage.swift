/// The sentences about calls in order.
enum SequenceMessage {
  /// A call lies between two that had to be consecutive.
  static func interruption(_ call: RecordedCall, count: Int, earlier: RecordedCall, later: RecordedCall) -> String {
    let others = count == 1 ? "" : " and \((count - 1).counted("other"))"
    return "Expected \(later) right after \(earlier), but \(call)\(others) came between."
  }

  /// What was expected and what came, side by side, `✓` for what was found and `✗` for what was not.
  static func comparison(
    expected: [(wanted: String, isFailed: Bool)], actual: [(call: RecordedCall, isMatched: Bool)]
  ) -> String {
    let left = ["Expected in order"] + expected.map { "\($0.isFailed ? "✗" : "✓") \($0.wanted)" }
    let shown = actual.prefix(BoundedText.mostItems)
    var right = ["Called"] + shown.map { "\($0.isMatched ? "✓" : " ") \($0.call)" }
    if actual.count > shown.count { right.append("… and \((actual.count - shown.count).grouped) more") }
    let width = min(left.map(\.count).max() ?? 0, 60)
    var text = BoundedText(row(left[0], right[0], width))
    for index in 1..<max(left.count, right.count) {
      let wanted = index < left.count ? left[index] : ""
      text.append(row(wanted, index < right.count ? right[index] : "", width))
    }
    return text.text
  }

  private static func row(_ left: String, _ right: String, _ width: Int) -> String {
    if right.isEmpty { return "  " + left }
    return "  " + left + String(repeating: " ", count: max(width - left.count, 0)) + "  | " + right
  }
}
