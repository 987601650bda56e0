/// What is asked of calls or interactions, and may ask for what could never match.
protocol MisuseReporting {
  /// Report what could never match, at the line that asks for it.
  func reportMisuse(at location: SourceLocation)
}

extension CallPattern: MisuseReporting {
  func reportMisuse(at location: SourceLocation) {
    let misuses = misuses
    guard !misuses.isEmpty else { return }
    FailureReporter.report(FailureMessage.misuse(identifier, misuses), at: location)
  }
}

extension Argument: MisuseReporting {
  func reportMisuse(at location: SourceLocation) {
    let misuses = node.misuses(path: "interaction").prefix(MatcherMisuse.limit)
    guard !misuses.isEmpty else { return }
    FailureReporter.report(FailureMessage.misuse("The interaction", Array(misuses)), at: location)
  }
}
