/// Verifies that a dictionary has an item of a type, and reports a missing key or a different type. Corresponds to
/// AzimoTestKit's `Verify(_:hasItemWithKey:ofType:)`.
///
/// - Parameters:
///   - dictionary: The dictionary.
///   - key: The key of the item.
///   - type: The expected type of the item, or one that it can be cast to.
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
    let wanted = "of type \(ValueDescription.name(of: Value.self))"
    return FailureReporter.report(ValueCheck.missingKeyMessage(key, wanted, in: dictionary), at: location)
  }
  guard Comparison.cast(item, to: Value.self) == nil else { return }
  FailureReporter.report("[\(describe(key))]: \(ValueCheck.typeMessage(Value.self, item)).", at: location)
}

/// Verifies that a dictionary has an item that equals a given one, and reports a missing key or a different value.
/// Corresponds to AzimoTestKit's `Verify(_:hasItemWithKey:equalTo:)`.
///
/// - Parameters:
///   - dictionary: The dictionary.
///   - key: The key of the item.
///   - expected: The expected item.
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

/// Verifies that a dictionary has exactly the same items as another one, and reports all differences.
///
/// Corresponds to AzimoTestKit's `Verify(_:hasTheSameItemsAs:)`, except that the latter ignores extra keys.
///
/// - Parameters:
///   - dictionary: The dictionary.
///   - expected: The expected items, which can include matchers.
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

/// Verifies that a value is a dictionary with exactly the same items as another one, and reports all differences.
///
/// - Parameters:
///   - value: The value, which can be wrapped in any number of optionals.
///   - expected: The expected items, which can include matchers.
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
