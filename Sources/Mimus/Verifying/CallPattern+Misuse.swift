/// A pattern of calls or interactions, which may contain something that could never match.
protocol MisuseReporting {
  /// Reports what could never match, at the line that contains it.
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
