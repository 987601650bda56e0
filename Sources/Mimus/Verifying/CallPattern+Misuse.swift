/// A pattern of calls or interactions, which may contain something that could never match.
protocol MisuseReporting {
  /// Reports what could never match, at the line that contains it.
  ///
  /// - Returns: Whether there is anything of the kind.
  @discardableResult
  func reportMisuse(at location: SourceLocation) -> Bool
}

extension CallPattern: MisuseReporting {
  @discardableResult
  func reportMisuse(at location: SourceLocation) -> Bool {
    let misuses = misuses
    if misuses.isEmpty { return false }
    FailureReporter.report(FailureMessage.misuse(identifier, misuses), at: location)
    return true
  }
}

extension Argument: MisuseReporting {
  @discardableResult
  func reportMisuse(at location: SourceLocation) -> Bool {
    let misuses = node.misuses(path: "interaction").prefix(MatcherMisuse.limit)
    if misuses.isEmpty { return false }
    FailureReporter.report(FailureMessage.misuse("The interaction", Array(misuses)), at: location)
    return true
  }
}
