/// The reason that a type isn't faked.
struct Refusal: Error {
  var diagnostic: Diagnostic
  /// Whether nobody could write such a fake, even by hand, so that a user who didn't request it doesn't have to act.
  var isForEveryone: Bool

  init(_ message: Diagnostic.Message, at position: SourcePosition, isForEveryone: Bool = false) {
    diagnostic = Diagnostic(message, at: position)
    self.isForEveryone = isForEveryone
  }
}
