/// The calls that may come between those that a `verifyInOrder` matches.
public enum OrderRule: Sendable {
  /// Any calls may come between.
  case subsequence
  /// No call of a fake that the body verifies may come between.
  case consecutive
}

/// Verifies that calls were made in the order of the verifications in the body, across all fakes.
///
/// Each verification considers only the calls after the last one that the previous verification matched. `.times(n)`
/// takes the next `n` matching calls and no more, `.atLeast(n)` takes all matching calls, `.atMost` and `.between` take
/// as many as they allow, and `.never` passes if no later call matches. `hasReceivedCall` also considers only later
/// calls, but doesn't move the position. The first failure shows both sequences.
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
///   - rule: The calls that may come between.
///   - fileID: The source location at which to report an empty body. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications, in order.
/// - Throws: The error that the body throws.
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

/// Verifies that calls were made in the order of the verifications in the body, across all fakes.
///
/// This is the overload for async bodies, such as ones that wait for a step or call an actor.
///
/// - Parameters:
///   - rule: The calls that may come between.
///   - isolation: The actor to run on. Defaults to the caller's.
///   - fileID: The source location at which to report an empty body. Defaults to the caller's.
///   - filePath: The path of that file.
///   - line: The line in that file.
///   - column: The column in that line.
///   - body: The verifications, in order.
/// - Throws: The error that the body throws.
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
