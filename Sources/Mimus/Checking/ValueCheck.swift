/// What the checks of plain values have in common: how they cast, and what they say.
enum ValueCheck {
  /// A value as a type, whatever Optionals it is wrapped in; nil if it is of another type.
  static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    Comparison.cast(value, to: Value.self)
  }

  /// A value is of another type than it is expected to be.
  static func typeMessage<Value>(_ type: Value.Type, _ value: Any?) -> String {
    let expected = "Expected a value of type \(Value.self)"
    guard let value = Comparison.unwrapped(value) else { return expected + ", but was nil" }
    return "\(expected), but was \(describe(value)) (\(ValueDescription.name(of: Swift.type(of: value))))"
  }

  /// A value does not equal another one; each part that differs has a line of its own.
  ///
  /// - Parameter noun: what the value is: `value` or `item`.
  static func differenceMessage(_ noun: String, _ expected: Any?, _ value: Any?, path: String = "") -> String {
    let found = Differences(expected: expected, actual: value, limit: BoundedText.mostItems)
    guard found.count <= 1, let difference = found.shown.first else {
      var text = BoundedText("The \(noun) is not equal:")
      text.append(found.shown, of: found.count) { "  \($0.at(path).line)" }
      return text.text
    }
    let place = path + difference.path
    if !place.isEmpty { return "The \(noun) differs at \(place): \(difference.message)." }
    return difference.message.prefix(1).uppercased() + difference.message.dropFirst() + "."
  }

  /// A dictionary lacks a key.
  ///
  /// - Parameter wanted: what its item should be: `of type Int`.
  static func missingKeyMessage<Key, Item>(_ key: Key, _ wanted: String, in dictionary: [Key: Item]) -> String {
    let start = "Expected an item with the key \(describe(key)) \(wanted)"
    guard !dictionary.isEmpty else { return start + ", but the dictionary is empty." }
    let keys = dictionary.keys.map { describe($0) }.sorted()
    let shown = keys.prefix(BoundedText.mostItems).joined(separator: ", ")
    let rest = keys.count - BoundedText.mostItems
    return "\(start), but the keys are \(shown)\(rest > 0 ? ", … and \(rest.grouped) more" : "")."
  }

  /// Report all in which the items of a dictionary are not those expected, in one failure.
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
    let redundant = dictionary.entries.filter { reverse.entry(forKey: $0.key) == nil }.map { describe($0.key) }
    let lines =
      missing.sorted().map { "missing key \($0)" } + redundant.sorted().map { "redundant key \($0)" }
      + differing.sorted { $0.path < $1.path }.map(\.line)
    guard !lines.isEmpty else { return }
    var text = BoundedText("The dictionary has not the same items as expected:")
    text.append(lines, of: lines.count + count) { "  \($0)" }
    FailureReporter.report(text.text, at: location)
  }
}
