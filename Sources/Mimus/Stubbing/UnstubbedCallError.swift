/// The error that a throwing call without a stub throws when its type has no natural default.
public struct UnstubbedCallError: Error, CustomStringConvertible, Sendable {
  /// The call that nothing answers.
  public let call: RecordedCall
  /// What was called, which stubs there are, and a line that would stub it.
  public let description: String
}
