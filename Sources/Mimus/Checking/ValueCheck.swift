/// What the checks of plain values share: how they cast, and their messages.
enum ValueCheck {
  /// Returns the message for a value of a different type than expected.
  static func typeMessage<Value>(_ type: Value.Type, _ value: Any?) -> String {
    let expected = "Expected a value of type \(ValueDescription.name(of: Value.self))"
    guard let value = Comparison.unwrapped(value) else { return expected + ", but was nil" }
    return "\(expected), but was \(describeWithType(value))"
  }

  /// Returns the message for a value that doesn't equal another one. Each part that differs has its own line.
  ///
  /// - Parameter noun: A noun for the value, such as `value` or `item`.
  static func differenceMessage(_ noun: String, _ expected: Any?, _ value: Any?, path: String = "") -> String {
    let found = Differences(expected: expected, actual: value, limit: BoundedText.mostItems)
    guard found.count <= 1, let difference = found.shown.first else {
      var text = BoundedText("The \(noun) differs:")
      text.append(found.shown, of: found.count) { "  \($0.at(path).line)" }
      return text.text
    }
    let place = path + difference.path
    if !place.isEmpty { return "The \(noun) differs at \(place): \(difference.message)." }
    return difference.message.prefix(1).uppercased() + difference.message.dropFirst() + "."
  }

  /// Returns the message for a dictionary that lacks a key.
  ///
  /// - Parameter wanted: A description of the expected item, such as `of type Int`.
  static func missingKeyMessage<Key, Item>(_ key: Key, _ wanted: String, in dictionary: [Key: Item]) -> String {
    let start = "Expected an item with the key \(describe(key)) \(wanted)"
    guard !dictionary.isEmpty else { return start + ", but the dictionary is empty." }
    let keys = dictionary.keys.map { describe($0) }.sorted()
    let shown = Array(keys.prefix(BoundedText.mostItems))
    return "\(start), but the keys are \(FailureMessage.enumeration(of: shown, keys.count))."
  }

  /// Reports all differences between the items of a dictionary and the expected ones, in one failure.
  static func verifyItems<Key, Item>(
    of dictionary: any DictionaryValue, _ expected: [Key: Item], at location: SourceLocation
  ) {
    let misuses = MatcherMisuse.all(in: expected, path: "")
    guard misuses.isEmpty else {
      return FailureReporter.report(FailureMessage.misuse("The dictionary", misuses), at: location)
    }
    var (lookup, reverse) = (EntryLookup(dictionary), EntryLookup(expected))
    var (missing, differing): ([String], [Difference]) = ([], [])
    var count = 0
    for (key, item) in expected {
      guard let entry = lookup.entry(forKey: key) else {
        missing.append(describe(key))
        continue
      }
      let found = Differences(expected: item, actual: entry.value, limit: BoundedText.mostItems)
      differing += found.shown.map { $0.at("[\(describe(key))]") }
      count += found.count - found.shown.count
    }
    let surplus = dictionary.entries.filter { reverse.entry(forKey: $0.key) == nil }.map { describe($0.key) }
    let lines =
      missing.sorted().map { "missing key \($0)" } + surplus.sorted().map { "unexpected key \($0)" }
      + differing.sorted { $0.path < $1.path }.map(\.line)
    guard !lines.isEmpty else { return }
    var text = BoundedText("The dictionary does not have the expected items:")
    text.append(lines, of: lines.count + count) { "  \($0)" }
    FailureReporter.report(text.text, at: location)
  }
}
