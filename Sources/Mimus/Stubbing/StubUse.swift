/// What became of the calls that an unused stub may have been meant for, as facts.
struct StubUse {
  /// The calls of its member that were made before the stub was set up.
  let earlierCount: Int
  /// Those that were made since.
  let laterCount: Int
  /// Those of the later ones that the stub matches.
  let matchedCount: Int
  /// The nearest of those that it doesn't match, with what differs.
  let nearest: [(call: String, differences: [String])]
  /// The member that was called, or that is spelled nearly like it.
  let member: CallCount?
  /// Whether calls were taken out of the record, so that their number says nothing.
  let isIncomplete: Bool

  private static let mostShown = 3

  init(of stub: StubFacts, in calls: CallList) {
    let (tally, _) = Verification(stub.pattern, .never, at: stub.location).tally(calls, after: stub.number)
    laterCount = tally.candidateCount
    earlierCount = tally.selection.count - tally.candidateCount
    matchedCount = tally.matchedCount
    nearest = tally.nearest.prefix(Self.mostShown).map { near in
      (near.call.description, stub.pattern.differences(from: near.call))
    }
    let identifiers = tally.selection.identifiers
    member =
      identifiers.isEmpty
      ? Spelling.nearest(to: stub.pattern.identifier, of: calls.counts)
      : CallCount(
        identifier: identifiers.count == 1 ? identifiers[0] : stub.pattern.identifier, count: tally.selection.count)
    isIncomplete = calls.generation != 0
  }
}
