/// The error that a throwing call throws if nothing answers it: no stub does and its type has no natural default, or it
/// was suspended and never resumed.
public struct UnstubbedCallError: Error, CustomStringConvertible, Sendable {
  /// The call that wasn't answered.
  public let call: RecordedCall
  /// The call, why nothing answers it, and a line that would.
  public let description: String
}
