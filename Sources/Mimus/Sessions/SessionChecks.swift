/// The checks made on all fakes at the end of a session.
public struct SessionChecks: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of checks.
  ///
  /// - Parameter rawValue: The sum of the raw values of the checks.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Reports each stub that hasn't answered a call. Corresponds to Mockito's strict stubs.
  public static let unusedStubs = SessionChecks(rawValue: 1)
  /// Reports each expectation that wasn't met.
  public static let unfulfilledExpectations = SessionChecks(rawValue: 2)
  /// Reports each call that no verification matched and that met no expectation.
  public static let unverifiedCalls = SessionChecks(rawValue: 4)
  /// All checks.
  public static let all: SessionChecks = [.unusedStubs, .unfulfilledExpectations, .unverifiedCalls]
}
