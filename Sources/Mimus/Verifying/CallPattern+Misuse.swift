extension CallPattern {
  /// Report arguments that can be compared with nothing.
  func reportIncomparable(at location: SourceLocation) {
    let elements = incomparableElements
    guard !elements.isEmpty else { return }
    FailureReporter.report(FailureMessage.incomparable(identifier, elements), at: location)
  }
}
