/// Verify that a dictionary has an item of a type, and report a missing key or another type. AzimoTestKit's
/// `Verify(_:hasItemWithKey:ofType:)`.
///
/// - Parameters:
///   - dictionary: the dictionary.
///   - key: the key of the item.
///   - type: the type that the item is expected to have, or one that it can be cast to.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
@_disfavoredOverload
public func verify<Key: Hashable, Item, Value>(
  _ dictionary: [Key: Item], hasItemWithKey key: Key, ofType type: Value.Type, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = SourceLocation(fileID, filePath, line, column)
  guard let item = dictionary[key] else {
    return FailureReporter.report(
      ValueCheck.missingKeyMessage(key, "of type \(Value.self)", in: dictionary), at: location)
  }
  guard ValueCheck.cast(item, to: Value.self) == nil else { return }
  FailureReporter.report("[\(describe(key))]: \(ValueCheck.typeMessage(Value.self, item)).", at: location)
}

/// Verify that a dictionary has an item that equals another one, and report a missing key or another value.
/// AzimoTestKit's `Verify(_:hasItemWithKey:equalTo:)`.
///
/// - Parameters:
///   - dictionary: the dictionary.
///   - key: the key of the item.
///   - expected: what the item is expected to equal.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
@_disfavoredOverload
public func verify<Key: Hashable, Item, Value: Equatable>(
  _ dictionary: [Key: Item], hasItemWithKey key: Key, equalTo expected: Value, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = SourceLocation(fileID, filePath, line, column)
  guard let item = dictionary[key] else {
    return FailureReporter.report(
      ValueCheck.missingKeyMessage(key, "equal to \(describe(expected))", in: dictionary), at: location)
  }
  guard !Comparison.matchesElement(expected, item) else { return }
  FailureReporter.report(
    ValueCheck.differenceMessage("item", expected, item, path: "[\(describe(key))]"), at: location)
}

/// Verify that a dictionary has the same items as another one, no fewer and no more, and report all that differs.
///
/// AzimoTestKit's `Verify(_:hasTheSameItemsAs:)`, which let redundant keys pass.
///
/// - Parameters:
///   - dictionary: the dictionary.
///   - expected: the items that it is expected to have; matchers may be among them.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
@_disfavoredOverload
public func verify<Key: Hashable, Item>(
  _ dictionary: [Key: Item], hasTheSameItemsAs expected: [Key: Item], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  ValueCheck.verifyItems(of: dictionary, expected, at: SourceLocation(fileID, filePath, line, column))
}

/// Verify that a value is a dictionary and has the same items as another one, no fewer and no more, and report all that
/// differs.
///
/// - Parameters:
///   - value: the value, wrapped in any number of Optionals.
///   - expected: the items that it is expected to have; matchers may be among them.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
@_disfavoredOverload
public func verify<Key: Hashable, Item>(
  _ value: Any?, hasTheSameItemsAs expected: [Key: Item], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = SourceLocation(fileID, filePath, line, column)
  guard let dictionary = Comparison.dictionary(value) else {
    return FailureReporter.report(ValueCheck.typeMessage([Key: Item].self, value) + ".", at: location)
  }
  ValueCheck.verifyItems(of: dictionary, expected, at: location)
}
