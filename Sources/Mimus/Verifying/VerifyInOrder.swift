/// Which calls may come between those that a `verifyInOrder` matches.
public enum OrderRule: Sendable {
  /// Any calls.
  case subsequence
  /// No call of a fake that the body verifies.
  case consecutive
}

/// Verifies that calls came in the order of the verifications in the body, across fakes.
///
/// Each verification looks only at the calls after the last one that the verification before it matched. `.times(n)`
/// takes the next `n` matching calls and looks no further, `.atLeast(n)` takes all matching calls, `.atMost` and
/// `.between` take as many as they allow, and `.never` passes if no later call matches. `hasReceivedCall` looks only at
/// those calls too, but takes none. The first failure shows both sequences.
///
/// ```swift
/// verifyInOrder {
///   inventory.verifyCall(withIdentifier: "reserve(_:)", arguments: ["Dune"])
///   gateway.verifyCall(withIdentifier: "charge(_:to:)", arguments: [30, "alice"])
/// }
/// ```
///
/// Corresponds to Mockito's `InOrder` and gMock's `InSequence`.
///
/// - Parameters:
///   - rule: Which calls may come between.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications, in order.
/// - Throws: What the body throws.
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

/// Verifies that calls came in the order of the verifications in the body, across fakes.
///
/// The overload for an async body, such as one that waits for a step or asks an actor.
///
/// - Parameters:
///   - rule: Which calls may come between.
///   - isolation: The actor that the body runs on. Defaults to the caller's.
///   - fileID: The source location at which to report a failure. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications, in order.
/// - Throws: What the body throws.
@_disfavoredOverload
public func verifyInOrder<E: Error>(
  _ rule: OrderRule = .subsequence, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () async throws(E) -> Void
) async throws(E) {
  let sequence = CallSequence(rule)
  var thrown: E?
  await CallSequence.$current.withValue(sequence) {
    do throws(E) { try await body() } catch { thrown = error }
  }
  sequence.finish(at: SourceLocation(fileID, filePath, line, column), isCutShort: thrown != nil)
  if let thrown { throw thrown }
}
