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
    let number =
      tally.numberOfOtherType(than: arguments, pattern.conditions.mismatches)
      ?? tally.numberOfOtherTypeInContainer(than: arguments)
    if let (expected, actual) = number {
      self = .numericType(identifier: identifier, expected: expected, actual: actual)
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
  /// Returns an expected number, or a condition on numbers, and an argument that would match it in the expected type, if
  /// only such arguments keep a call from matching.
  ///
  /// - Parameters:
  ///   - expected: The expected arguments.
  ///   - mismatches: Returns how far a call with the given arguments is from matching.
  fileprivate func numberOfOtherType(
    than expected: [(any Matcher)?], _ mismatches: ([Any?]) -> Int
  ) -> (expected: String, actual: String)? {
    let numbers = expected.map(NumberMatcher.all)
    guard numbers.contains(where: { !$0.isEmpty }) else { return nil }
    return firstOfArguments { arguments in
      guard arguments.count == numbers.count else { return nil }
      let found = zip(numbers, arguments).compactMap { numbers, argument in
        numbers.first { $0.matchesInItsType(argument) }.map { ($0, argument) }
      }
      guard let (number, argument) = found.first, found.count == mismatches(arguments) else { return nil }
      return (number.description, describeWithType(Comparison.unwrapped(argument)))
    }
  }

  /// Returns the same for a number within an array or a dictionary, if one of the nearest calls has it.
  fileprivate func numberOfOtherTypeInContainer(
    than expected: [(any Matcher)?]
  ) -> (expected: String, actual: String)? {
    var budget = NumberMatcher.mostValues
    for candidate in nearest where candidate.call.arguments.count == expected.count {
      let found = zip(expected, candidate.call.arguments).map {
        NumberMatcher.mismatches(expected: $0, actual: $1, &budget)
      }
      if found.contains(where: { $0 == nil }) { continue }
      guard let (matcher, argument) = found.lazy.compactMap(\.self).joined().first else { continue }
      return (matcher.description, describeWithType(Comparison.unwrapped(argument)))
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
