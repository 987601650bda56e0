import Mimus

/// A mode with the numbers of calls that it allows, for models of what verifications and expectations do.
struct CountedMode {
  let mode: VerificationMode
  let least: Int
  let most: Int

  static let never = CountedMode(mode: .never, least: 0, most: 0)

  /// Modes that allow calls.
  static let allowing = [
    CountedMode(mode: .times(1), least: 1, most: 1),
    CountedMode(mode: .times(2), least: 2, most: 2),
    CountedMode(mode: .atLeast(1), least: 1, most: .max),
    CountedMode(mode: .atLeast(2), least: 2, most: .max),
    CountedMode(mode: .atMost(1), least: 0, most: 1),
    CountedMode(mode: .between(1...2), least: 1, most: 2),
  ]
}
