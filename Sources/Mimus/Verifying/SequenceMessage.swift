/// The messages about calls in order.
struct SequenceMessage {
  /// The place where two sequences differ. For long sequences, only the part around it is shown.
  struct Focus {
    let step: Int
    /// The order of the last call that was matched before it.
    let order: Int
  }

  /// The names of the fakes, if there are several.
  private let names: FakeNames?

  /// Creates the messages about an order.
  ///
  /// - Parameters:
  ///   - names: The names of its fakes.
  ///   - areSeveral: Whether there are several.
  init(_ names: FakeNames, areSeveral: Bool) {
    self.names = areSeveral ? names : nil
  }

  private func describe(_ call: String, to owner: any CallOwner) -> String { names?.describe(call, to: owner) ?? call }

  private func describe(_ call: CallSequence.OwnedCall) -> String { describe("\(call.call)", to: call.owner) }

  /// Returns a description of the calls that a step expects.
  private func wanted(_ step: CallSequence.Step) -> String {
    "\(step.verification.mode.phrase()) to \(describe("\(step.verification.pattern)", to: step.owner))"
  }

  /// Returns the message for a call between two that had to be consecutive.
  func interruption(
    _ call: CallSequence.OwnedCall, count: Int, earlier: CallSequence.OwnedCall, later: CallSequence.OwnedCall
  ) -> String {
    let others = count == 1 ? "" : " and \((count - 1).counted("other"))"
    let expected = "Expected \(describe(later)) right after \(describe(earlier))"
    return "\(expected), but \(describe(call))\(others) came in between."
  }

  /// Returns a failure message followed by the expected and the actual calls, with `✓` for those that were found and
  /// `✗` for those that weren't.
  ///
  /// - Parameter early: A call that would have matched if it had come later, which is mentioned if the actual calls are
  ///   too many to show it.
  func comparison(
    after message: String, early: RecordedCall?, expected: [CallSequence.Step],
    actual: [(call: CallSequence.OwnedCall, isMatched: Bool)], around focus: Focus
  ) -> String {
    let place = actual.firstIndex { $0.call.call.order >= focus.order } ?? actual.count
    let left = column("Expected in order", expected, around: focus.step) { step in
      "\(step.isFailed ? "✗" : "✓") \(wanted(step))"
    }
    let right = column("Called", actual, around: place) { "\($0.isMatched ? "✓" : " ") \(describe($0.call))" }
    let width = min(left.map(\.count).max() ?? 0, 60)
    var text = BoundedText(message)
    if let early = actual.prefix(start(of: actual, around: place)).first(where: { $0.call.call.order == early?.order })
    {
      text.append("A matching call came too early: \(describe(early.call))")
    }
    for index in 0..<max(left.count, right.count) {
      let wanted = index < left.count ? left[index] : ""
      guard text.append(row(wanted, index < right.count ? right[index] : "", width)) else { break }
    }
    return text.text
  }

  /// Returns the lines around one item, as many as a failure message shows, and how many others there are.
  private func column<Item>(
    _ title: String, _ items: [Item], around place: Int, line: (Item) -> String
  ) -> [String] {
    let start = start(of: items, around: place)
    let shown = items[start...].prefix(BoundedText.mostItems)
    let rest = items.count - shown.endIndex
    let before = start > 0 ? ["… \(start.grouped) before"] : []
    return [title] + before + shown.map(line) + (rest > 0 ? ["… and \(rest.grouped) more"] : [])
  }

  /// Returns the index of the first item to show.
  private func start<Item>(of items: [Item], around place: Int) -> Int {
    max(0, min(place - 3, items.count - BoundedText.mostItems))
  }

  private func row(_ left: String, _ right: String, _ width: Int) -> String {
    if right.isEmpty { return "  " + left }
    return "  " + left.padded(to: width) + "  | " + right
  }
}
