/// Which calls may lie between those that a `verifyInOrder` matches.
public enum OrderRule: Sendable {
  /// Any calls.
  case subsequence
  /// None, of the mocks that the body names.
  case consecutive
}

/// Verify that calls came in the order of the verifications in the body, whichever mocks they are of.
///
/// Each verification looks only past the last call that the one before it has matched. `.times(n)` takes the next `n`
/// calls that match and looks no further, `.atLeast(n)` takes all that match, `.atMost` and `.between` take as many as
/// they may, and `.never` says that none matches from there on. The first failure shows both sequences.
///
/// ```swift
/// verifyInOrder {
///   inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
///   gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
/// }
/// ```
///
/// The field's `InOrder` (Mockito) and `InSequence` (gMock).
///
/// - Parameters:
///   - rule: which calls may lie between.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - body: the verifications, in order.
/// - Throws: what the body throws.
public func verifyInOrder<E: Error>(
  _ rule: OrderRule = .subsequence, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: () throws(E) -> Void
) throws(E) {
  let sequence = CallSequence(rule)
  var thrown: E?
  CallSequence.$current.withValue(sequence) {
    do throws(E) { try body() } catch { thrown = error }
  }
  sequence.finish(at: SourceLocation(fileID, filePath, line, column), isCutShort: thrown != nil)
  if let thrown { throw thrown }
}
