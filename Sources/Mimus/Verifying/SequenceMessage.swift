/// The sentences about calls in order.
enum SequenceMessage {
  /// Where two sequences part, so that of long ones the part around it is shown.
  struct Focus {
    let step: Int
    /// The last call that was matched before.
    let order: Int
  }

  /// A call lies between two that had to be consecutive.
  static func interruption(_ call: RecordedCall, count: Int, earlier: RecordedCall, later: RecordedCall) -> String {
    let others = count == 1 ? "" : " and \((count - 1).counted("other"))"
    return "Expected \(later) right after \(earlier), but \(call)\(others) came between."
  }

  /// A failure's text, then what was expected and what came, side by side: `✓` for what was found, `✗` for what not.
  static func comparison(
    after message: String, expected: [CallSequence.Step], actual: [(call: RecordedCall, isMatched: Bool)],
    around focus: Focus
  ) -> String {
    let place = actual.firstIndex { $0.call.order >= focus.order } ?? actual.count
    let left = column("Expected in order", expected, around: focus.step) { step in
      "\(step.isFailed ? "✗" : "✓") \(step.wanted)"
    }
    let right = column("Called", actual, around: place) { "\($0.isMatched ? "✓" : " ") \($0.call)" }
    let width = min(left.map(\.count).max() ?? 0, 60)
    var text = BoundedText(message)
    for index in 0..<max(left.count, right.count) {
      let wanted = index < left.count ? left[index] : ""
      guard text.append(row(wanted, index < right.count ? right[index] : "", width)) else { break }
    }
    return text.text
  }

  /// The lines around one of them, as many as a failure text shows, and how many there are besides.
  private static func column<Item>(
    _ title: String, _ items: [Item], around place: Int, line: (Item) -> String
  ) -> [String] {
    let start = max(0, min(place - 3, items.count - BoundedText.mostItems))
    let shown = items[start...].prefix(BoundedText.mostItems)
    let rest = items.count - shown.endIndex
    let before = start > 0 ? ["… \(start.grouped) before"] : []
    return [title] + before + shown.map(line) + (rest > 0 ? ["… and \(rest.grouped) more"] : [])
  }

  private static func row(_ left: String, _ right: String, _ width: Int) -> String {
    if right.isEmpty { return "  " + left }
    return "  " + left + String(repeating: " ", count: max(width - left.count, 0)) + "  | " + right
  }
}
