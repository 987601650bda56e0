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
  /// - Parameters:
  ///   - misuses: What could never match.
  ///   - location: The line.
  ///   - items: The stub or the expectation, so that nothing more is reported about it.
  func report(_ misuses: [MatcherMisuse], at location: SourceLocation, about items: [ReportedItem] = []) {
    if misuses.isEmpty { return }
    let subject = subject
    FailureReporter.report(MockFailure(FailureMessage.misuse(subject, misuses), at: location, about: items))
  }
}

extension CallPattern: MisuseReporting {
  var subject: String { identifier }
}

extension Argument: MisuseReporting {
  var misuses: [MatcherMisuse] { Array(node.misuses(path: "interaction").prefix(MatcherMisuse.limit)) }
  var subject: String { "The interaction" }
}
