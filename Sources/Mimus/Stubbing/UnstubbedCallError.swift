/// The error that a throwing call throws when nothing answers it: no stub does and its type has no natural default, or
/// it waits and nothing resumes it.
public struct UnstubbedCallError: Error, CustomStringConvertible, Sendable {
  /// The call that no stub answers.
  public let call: RecordedCall
  /// The call, why nothing answers it, and a line that would.
  public let description: String
}
