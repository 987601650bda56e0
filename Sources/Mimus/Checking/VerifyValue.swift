/// Verifies the type of a value, and reports a different one. Corresponds to AzimoTestKit's `Verify(_:isTypeOf:)`.
///
/// - Parameters:
///   - value: The value, which can be wrapped in any number of optionals.
///   - type: The expected type, or one that the value can be cast to.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
@_disfavoredOverload
public func verify<Value>(
  _ value: Any?, isTypeOf type: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard Comparison.cast(value, to: Value.self) == nil else { return }
  FailureReporter.report(
    ValueCheck.typeMessage(Value.self, value) + ".", at: SourceLocation(fileID, filePath, line, column))
}

/// Verifies that a value equals another one, and reports the differences. Corresponds to AzimoTestKit's
/// `Verify(_:isEqualTo:)`.
///
/// The comparison is the same as in verifications: a `String` equals an `NSString` with the same characters, but
/// numbers of different types never equal each other.
///
/// - Parameters:
///   - value: The value, which can be wrapped in any number of optionals.
///   - expected: The expected value.
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

/// Verifies that a value is nil, even within nested optionals: `verify(receipt, isEqualTo: nil)`.
///
/// - Parameters:
///   - value: The value, which can be wrapped in any number of optionals.
///   - expected: The literal `nil`.
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

/// A `nil` literal for a check that has no type to infer.
public struct NilLiteral: ExpressibleByNilLiteral, Sendable {
  /// Creates the value from a `nil` literal.
  public init(nilLiteral: ()) {}
}

/// Casts a value to a type, for a test that can't continue without it. Corresponds to AzimoTestKit's `VerifyAndCast`.
///
/// - Parameters:
///   - value: The value, which can be wrapped in any number of optionals.
///   - type: The expected type, or one that the value can be cast to.
///   - fileID: The source location that the error contains. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
/// - Returns: The value as that type.
/// - Throws: A ``CheckError`` if it is of a different type. No failure is reported in addition.
@_disfavoredOverload
public func verifyAndCast<Value>(
  _ value: Any?, isTypeOf type: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Value {
  guard let value = Comparison.cast(value, to: Value.self) else {
    throw CheckError(
      ValueCheck.typeMessage(Value.self, value), at: SourceLocation(fileID, filePath, line, column))
  }
  return value
}
