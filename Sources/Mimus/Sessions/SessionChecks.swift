/// The checks made on all fakes at the end of a session.
public struct SessionChecks: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Every stub has answered a call. Corresponds to Mockito's strict stubs.
  public static let unusedStubs = SessionChecks(rawValue: 1)
  /// Every expectation was met.
  public static let unfulfilledExpectations = SessionChecks(rawValue: 2)
  /// Every call was matched by a verification or met an expectation.
  public static let unverifiedCalls = SessionChecks(rawValue: 4)
  /// All checks.
  public static let all: SessionChecks = [.unusedStubs, .unfulfilledExpectations, .unverifiedCalls]
}
