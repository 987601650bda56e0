/// Facts about the calls that an unused stub was probably written for.
struct StubUse {
  /// The number of calls to its member before the stub was set up.
  let earlierCount: Int
  /// The number of calls since then.
  let laterCount: Int
  /// The number of those later calls that the stub matches.
  let matchedCount: Int
  /// The nearest of the calls that it doesn't match.
  let nearest: [Verdict.ShownCall]
  /// What the stub matches, described by how those calls differ from it.
  let pattern: String
  /// The member that was called, or one with a similar identifier.
  let member: CallCount?
  /// Whether calls were removed from the record, so that their number isn't significant.
  let isIncomplete: Bool

  private static let mostShown = 3

  init(of stub: StubFacts, in calls: CallList) {
    let (tally, _) = Verification(stub.pattern, .never, at: stub.location).tally(calls, after: stub.number)
    laterCount = tally.candidateCount
    earlierCount = tally.selection.count - tally.candidateCount
    matchedCount = tally.matchedCount
    nearest = tally.nearest.prefix(Self.mostShown).map {
      Verdict.ShownCall($0, comparedWith: stub.pattern.arguments)
    }
    pattern = stub.pattern.description(comparedWith: nearest.map(\.mismatch))
    let identifiers = tally.selection.identifiers
    member =
      identifiers.isEmpty
      ? IdentifierSuggestion.nearest(to: stub.pattern.identifier, of: calls.counts)
      : CallCount(
        identifier: identifiers.count == 1 ? identifiers[0] : stub.pattern.identifier, count: tally.selection.count)
    isIncomplete = calls.generation != 0
  }
}
