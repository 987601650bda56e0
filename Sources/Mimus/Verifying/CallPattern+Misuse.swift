/// A pattern of calls or interactions, which may contain something that could never match.
protocol MisuseReporting {
  /// What could never match.
  var misuses: [MatcherMisuse] { get }
  /// What a message calls the pattern.
  var subject: String { get }
}

extension MisuseReporting {
  /// Reports what could never match, at the line that contains it.
  ///
  /// - Returns: Whether there is anything of the kind.
  @discardableResult
  func reportMisuse(at location: SourceLocation) -> Bool {
    let misuses = misuses
    if misuses.isEmpty { return false }
    FailureReporter.report(FailureMessage.misuse(subject, misuses), at: location)
    return true
  }
}

extension CallPattern: MisuseReporting {
  var subject: String { identifier }
}

extension Argument: MisuseReporting {
  var misuses: [MatcherMisuse] { Array(node.misuses(path: "interaction").prefix(MatcherMisuse.limit)) }
  var subject: String { "The interaction" }
}
