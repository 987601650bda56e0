/// The error that a throwing call without a stub throws if its type has no natural default.
public struct UnstubbedCallError: Error, CustomStringConvertible, Sendable {
  /// The call that no stub answers.
  public let call: RecordedCall
  /// The call, the existing stubs, and a line that would stub the call.
  public let description: String
}
