/// The contents of a storage, for `print(fake.storage)` and the debugger.
extension Storage: CustomStringConvertible {
  /// The calls with what is known about them, the stubs with their use, and the expectations. If there are very many,
  /// the first and the last ones are shown.
  public var description: String {
    let storage = inUse
    Attempt.current?.watch(storage)
    let (calls, stubs, expectations) = storage.state.withLock { state in
      (state.log.markedCalls(), state.stubs.facts, state.expectations.expectations)
    }
    let parts = [
      Self.list(calls: calls.all), Self.list(stubs, "stub") { $0.line },
      Self.list(expectations, "expectation") { $0.line },
    ]
    return ([storage.typeName ?? "Storage"] + parts.flatMap(\.self)).joined(separator: "\n")
  }

  private static func list(calls: [(call: RecordedCall, marks: CallMarks)]) -> [String] {
    let entries = calls.map { CallTranscript.Entry(call: $0.call, fake: 0, marks: $0.marks) }
    let columns = CallColumns(entries, fakes: [])
    return list(Array(entries.enumerated()), "call") { columns.line($0.element, at: $0.offset) }
  }

  /// Returns a title with the number of items, and a line for each item.
  private static func list<Item>(_ items: [Item], _ noun: String, line: (Item) -> String) -> [String] {
    let lines = BoundedLines.lines(
      items.count, within: mostBytes, line: { line(items[$0]) }, leftOut: { "  … \($0.counted(noun)) left out …" })
    return [items.isEmpty ? "no \(noun)s" : items.count.counted(noun)] + lines
  }

  /// The maximum length in bytes of the calls, of the stubs, and of the expectations.
  private static let mostBytes = 20 * 1024
}

extension StubFacts {
  /// The stub, the number of calls it has answered, and the location at which it was set up.
  fileprivate var line: String {
    "  \(pattern), \(useCount == 0 ? "never used" : "used \(FailureMessage.times(useCount))") (\(location))".onOneLine
  }
}

extension ExpectationList<CallPattern>.Expectation {
  /// The expectation, the calls it has received so far, and the location at which it was set up.
  fileprivate var line: String {
    if isRejection { return "  no call to \(pattern) (\(location))".onOneLine }
    let state = "\(isMet ? "met" : "not met"), \((count + excess).grouped) so far"
    return "  \(mode.phrase()) to \(pattern), \(state) (\(location))".onOneLine
  }
}

/// A fake among the arguments of a call is described without the calls that it has recorded itself.
extension Storage: SelfDescribing {
  var phrase: String { "Storage" }
}
