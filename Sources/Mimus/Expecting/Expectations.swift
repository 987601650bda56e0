/// Interactions that are expected in advance, for a fake that is not a ``Mock`` or a test that observes something else.
///
/// Its interactions have one type, such as an enum of what may happen. Set up what is expected, let the code under test
/// record what happens, and verify at the end:
///
/// ```swift
/// let sales = Expectations<Sale>()
/// sales.expect(.equal(.book("Emma")))
/// sales.reject(.equal(.refund))
/// shop.onSale = { sales.record($0) }
/// shop.sell("Emma")
/// sales.verify()
/// ```
///
/// An interaction that matches none is never counted as met, and one that matches a rejection is a failure each time it
/// comes. Dobby's `Mock`.
public final class Expectations<Interaction>: Sendable {
  private struct State: WatchedState {
    var expectations: ExpectationList<Argument<Interaction>>
    var observers = Observers()
  }

  private let state: WatchedMutex<State>

  /// Make a list that expects nothing yet.
  ///
  /// - Parameters:
  ///   - strict: whether an interaction that nothing awaits is a failure where it is recorded; otherwise it is ignored.
  ///   - ordered: whether expectations have to be met in the order in which they were set up. If not, one that says
  ///     more of an interaction is met before one that says less, and whatever can be met is met.
  public init(strict: Bool = true, ordered: Bool = true) {
    state = WatchedMutex(
      State(expectations: ExpectationList(isStrict: strict, isOrdered: ordered, countsExcess: false)))
  }

  // MARK: Setting up

  /// Expect one interaction.
  ///
  /// - Parameters:
  ///   - matcher: what is expected of it.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func expect(
    _ matcher: Argument<Interaction>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    expect(matcher, mode: .times(1), at: SourceLocation(fileID, filePath, line, column))
  }

  /// Reject interactions: each one that comes all the same is a failure where it is recorded, whatever else is
  /// expected, and on a list that is not strict too.
  ///
  /// - Parameters:
  ///   - matcher: which ones are rejected.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func reject(
    _ matcher: Argument<Interaction>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    addRejection(matcher, at: SourceLocation(fileID, filePath, line, column))
  }

  // MARK: Recording

  /// Record an interaction, which meets the expectation whose turn it is.
  ///
  /// On a strict list, one that nothing awaits is a failure at this line; so is a rejected one on every list.
  ///
  /// - Parameters:
  ///   - interaction: what has happened.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func record(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let text: String
    switch meet(receive: receive, matches: { $0.matches(interaction) }) {
    case .met, .ignored, .undecided:
      return
    case .rejected(let rejection):
      text = Self.expectationMessage.rejected(describe(interaction), rejection)
    case .unexpected(let unexpected):
      let differences = unexpected.awaited.first?.pattern.partDifferences(from: interaction) ?? []
      text = Self.expectationMessage.unexpected(describe(interaction), unexpected, differences: differences)
    }
    FailureReporter.report(text, at: SourceLocation(fileID, filePath, line, column))
  }

  private func receive(_ matches: [Int: Bool]) -> ExpectationList<Argument<Interaction>>.Outcome {
    withExpectations { list, observers in
      let outcome = list.receive("", matches)
      if !outcome.isUndecided { observers.notify() }
      return outcome
    }
  }

  // MARK: Verifying

  /// Verifies that every expectation was met, and reports those that weren't in one failure.
  ///
  /// It returns as soon as all are met. Async code uses the async overload, which suspends. This one blocks its thread,
  /// or, on the main thread, runs the main run loop while it waits.
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait for interactions.
  ///   - clock: The clock that measures the limit. A test can pass its own.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verify(
    within limit: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    verifyFulfilled(within: limit, clock, at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verifies that every expectation was met, and reports those that weren't in one failure.
  ///
  /// The twin of the synchronous `verify` for async code, which is suspended meanwhile.
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait for interactions.
  ///   - clock: The clock that measures the limit. A test can pass its own.
  ///   - isolation: The actor to run on. Defaults to the caller's.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verify(
    within limit: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await verifyFulfilled(
      within: limit, clock, at: SourceLocation(fileID, filePath, line, column), isolation: isolation)
  }
}

// MARK: - Owning expectations

extension Expectations: ExpectationOwner {
  static var expectationMessage: ExpectationMessage { .interaction }

  func withExpectations<Result>(
    _ body: (inout ExpectationList<Argument<Interaction>>, inout Observers) -> Result
  ) -> Result {
    state.withLock { body(&$0.expectations, &$0.observers) }
  }

  /// Interactions are not kept, so there is nothing to show besides the counts.
  func evidence(of expectations: [ExpectationList<Argument<Interaction>>.Expectation]) -> ExpectationEvidence {
    ExpectationEvidence()
  }

  /// An interaction has no name that could be misspelled.
  func doubt(about pattern: Argument<Interaction>) -> String? { nil }

  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.observers) }
  }
}

extension Argument {
  /// Where an interaction differs in a part of it; as a whole, a failure shows both already.
  fileprivate func partDifferences(from interaction: Value) -> [String] {
    Mimus.differences(expected: self, actual: interaction).filter { !$0.path.isEmpty }
      .map { "\($0.path): \($0.message)" }
  }
}
