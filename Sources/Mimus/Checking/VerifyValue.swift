/// Verify the type of a value, and report another one. AzimoTestKit's `Verify(_:isTypeOf:)`.
///
/// - Parameters:
///   - value: the value, wrapped in any number of Optionals.
///   - type: the type that it is expected to have, or one that it can be cast to.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
@_disfavoredOverload
public func verify<Value>(
  _ value: Any?, isTypeOf type: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard ValueCheck.cast(value, to: Value.self) == nil else { return }
  FailureReporter.report(
    ValueCheck.typeMessage(Value.self, value) + ".", at: SourceLocation(fileID, filePath, line, column))
}

/// Verify that a value has a type and equals another one, and report where it differs. AzimoTestKit's
/// `Verify(_:isEqualTo:)`.
///
/// It compares as verifications do: a `String` equals an `NSString` of the same characters, while numbers of different
/// types never equal each other.
///
/// - Parameters:
///   - value: the value, wrapped in any number of Optionals.
///   - expected: what it is expected to equal.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
@_disfavoredOverload
public func verify<Value: Equatable>(
  _ value: Any?, isEqualTo expected: Value, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard !Comparison.matchesElement(expected, value) else { return }
  FailureReporter.report(
    ValueCheck.differenceMessage("value", expected, value),
    at: SourceLocation(fileID, filePath, line, column))
}

/// Verify that a value is nil, at any depth of Optionals: `verify(receipt, isEqualTo: nil)`.
///
/// - Parameters:
///   - value: the value, wrapped in any number of Optionals.
///   - expected: nil.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
@_disfavoredOverload
public func verify(
  _ value: Any?, isEqualTo expected: NilLiteral, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard !Comparison.isNil(value) else { return }
  FailureReporter.report(
    ValueCheck.differenceMessage("value", nil, value), at: SourceLocation(fileID, filePath, line, column))
}

/// The `nil` of a check that has no type to infer.
public struct NilLiteral: ExpressibleByNilLiteral, Sendable {
  /// Make it of a `nil`.
  public init(nilLiteral: ()) {}
}

/// Cast a value to a type, where a test cannot go on without it. AzimoTestKit's `VerifyAndCast`.
///
/// - Parameters:
///   - value: the value, wrapped in any number of Optionals.
///   - type: the type that it is expected to have, or one that it can be cast to.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
/// - Returns: the value as that type.
/// - Throws: a ``CheckError`` if it is of another type; nothing is reported besides.
@_disfavoredOverload
public func verifyAndCast<Value>(
  _ value: Any?, isTypeOf type: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Value {
  guard let value = ValueCheck.cast(value, to: Value.self) else {
    throw CheckError(
      ValueCheck.typeMessage(Value.self, value), at: SourceLocation(fileID, filePath, line, column))
  }
  return value
}
