/// The error thrown when a ``Stub`` is invoked with an interaction that none of its behaviors matches.
public struct UnexpectedInteraction: Error, CustomStringConvertible, Sendable {
  /// The interaction that the stub was invoked with. It doesn't have to be Sendable, because the test that causes the
  /// error also catches it.
  @safe public nonisolated(unsafe) let interaction: Any
  /// The interaction and the existing behaviors, in order, with the lines that set them up.
  public let description: String

  init(_ interaction: Any, behaviors: [(matcher: String, location: SourceLocation)]) {
    self.interaction = interaction
    var text = BoundedText("Unexpected interaction \(describe(interaction)): \(Self.summary(of: behaviors.count)).")
    text.append(behaviors) { "  \($0.matcher) (\($0.location))" }
    description = text.text
  }

  private static func summary(of count: Int) -> String {
    switch count {
    case 0: "the stub has no behavior"
    case 1: "the only behavior does not match it"
    default: "none of the \(count.grouped) behaviors match it"
    }
  }
}
