/// Why a pattern that matches no call may not be what the test intended.
enum Doubt {
  /// The member was never called, but a member with a similar identifier was.
  case misspelled(identifier: String, near: CallCount)
  /// The arguments of a call weren't retained, so nothing tells whether it would have matched.
  case released(identifier: String)
  /// No call of the member has as many arguments as are expected, and the nearest has another number.
  case argumentCount(identifier: String, expected: Int, actual: Int)
  /// A call has the expected numbers as values of other types, which never equal them.
  case numericType(identifier: String, expected: String, actual: String)

  /// Creates the doubt about a verification that passes, if that may be an accident.
  ///
  /// - Parameter wereArgumentsKnown: Whether each call was compared when it came, while its arguments existed.
  init?(
    about pattern: CallPattern, _ mode: VerificationMode, _ tally: Tally, in calls: CallList,
    wereArgumentsKnown: Bool = false
  ) {
    let mayFindNothing = mode.minimum == 0
    if mayFindNothing, let near = pattern.nearMember(in: calls) {
      self = .misspelled(identifier: pattern.identifier, near: near)
      return
    }
    if !wereArgumentsKnown, mayFindNothing || mode.maximum < .max,
      let released = tally.firstReleased(where: { $0.mayHaveMatched(pattern.arguments) })
    {
      self = .released(identifier: released.call.identifier)
      return
    }
    // An empty list asks for calls without arguments, as `.none` does.
    guard mayFindNothing, case .actual(let arguments) = pattern.arguments, !arguments.isEmpty, tally.matchedCount == 0
    else { return nil }
    let identifier = tally.selection.identifiers.first ?? pattern.identifier
    if let number = tally.numberOfOtherType(than: arguments) {
      self = .numericType(
        identifier: identifier, expected: number.expected, actual: describeWithType(number.actual))
      return
    }
    guard let nearest = tally.nearest.first?.call,
      // Calls with as many arguments are nearer.
      tally.nearest.allSatisfy({ $0.call.arguments.count != arguments.count })
    else { return nil }
    self = .argumentCount(
      identifier: identifier, expected: arguments.count, actual: nearest.arguments.count)
  }
}

extension Tally {
  /// Returns an expected number, or a condition on numbers, and a number of another type, if only such numbers keep a
  /// call from matching.
  fileprivate func numberOfOtherType(than expected: [(any Matcher)?]) -> NumberConversions.Conversion? {
    let nodes = expected.map(node)
    // Most calls have other numbers, so the test's own matchers are seldom asked again.
    let numeric = nodes.indices.filter { nodes[$0].isAboutNumbers }
    let order = numeric + nodes.indices.filter { !numeric.contains($0) }
    let conversions = NumberConversions(limit: 100_000)
    func find(_ arguments: [Any?]) -> NumberConversions.Conversion? {
      guard arguments.count == nodes.count else { return nil }
      return conversions.first { comparison in
        order.allSatisfy { nodes[$0].accepts(arguments[$0], in: &comparison) }
      }
    }
    // Looking for numbers within containers takes longer, so only the nearest calls are examined for them.
    if !numeric.isEmpty { return firstOfArguments(find) }
    for candidate in nearest {
      if let number = find(candidate.call.arguments) { return number }
    }
    return nil
  }
}

extension Tally.Candidate {
  /// Returns whether only arguments that weren't retained keep the call from matching.
  fileprivate func mayHaveMatched(_ expected: Arguments) -> Bool {
    let isLost = call.areArgumentsLost
    guard isLost.contains(true), let paths = Verdict.ShownCall(self, comparedWith: expected).mismatch.paths else {
      return false
    }
    return zip(paths, isLost).allSatisfy { paths, isLost in paths.isEmpty || isLost }
  }
}
