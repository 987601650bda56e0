/// Interactions that are expected in advance, for a fake that isn't a ``Mock``, or for a test that observes something
/// else.
///
/// The interactions are of one type, such as an enumeration of possible events. Set up what you expect, let the code
/// under test record what happens, and verify at the end:
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
/// If the list is strict, an interaction that no expectation accepts is reported as a failure. One that matches a
/// rejection is always reported. Corresponds to Dobby's `Mock`.
public final class Expectations<Interaction>: Sendable {
  private struct State: WatchedState {
    var expectations: ExpectationList<Argument<Interaction>>
    var observers = Observers()
  }

  private let state: WatchedMutex<State>

  /// Creates a list without expectations.
  ///
  /// - Parameters:
  ///   - strict: A Boolean value that indicates whether an interaction that no expectation accepts is reported as a
  ///     failure where it is recorded. Otherwise, it is ignored.
  ///   - ordered: A Boolean value that indicates whether expectations must be met in the order in which they were set
  ///     up. If not, more specific expectations are met before less specific ones, and as many as possible are met.
  public init(strict: Bool = true, ordered: Bool = true) {
    state = WatchedMutex(
      State(expectations: ExpectationList(isStrict: strict, isOrdered: ordered, countsExcess: false)))
  }

  // MARK: Setting up

  /// Expects an interaction.
  ///
  /// - Parameters:
  ///   - matcher: A matcher for the interaction.
  ///   - fileID: The source location of the expectation, which failures show. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func expect(
    _ matcher: Argument<Interaction>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    addExpectation(matcher, mode: .times(1), at: SourceLocation(fileID, filePath, line, column))
  }

  /// Rejects matching interactions. Each one is reported as a failure where it is recorded, even if an expectation also
  /// matches it, and even if the list isn't strict.
  ///
  /// - Parameters:
  ///   - matcher: A matcher for the interactions to reject.
  ///   - fileID: The source location of the rejection, which failures show. Defaults to the caller's.
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

  /// Records an interaction, which meets the expectation whose turn it is.
  ///
  /// If the list is strict, an interaction that no expectation accepts is reported as a failure at this line. A
  /// rejected interaction is reported on every list.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
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

  /// Verifies that every expectation was met, and reports all unmet expectations in one failure.
  ///
  /// It returns as soon as all are met. Async code uses the async overload, which suspends. This one blocks its thread;
  /// on the main thread, it runs the main run loop while it waits.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait for interactions.
  ///   - clock: The clock that measures the limit. A test can pass its own.
  ///   - fileID: The source location at which to report a failure. Defaults to the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func verify(
    within limit: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    verifyMet(within: limit, clock, at: SourceLocation(fileID, filePath, line, column))
  }

  /// Verifies that every expectation was met, and reports all unmet expectations in one failure.
  ///
  /// This is the overload of `verify` for async code. It suspends while it waits.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait for interactions.
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
    await verifyMet(
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

  /// Interactions aren't kept, so there is nothing to show except the counts.
  func evidence(of expectations: [ExpectationList<Argument<Interaction>>.Expectation]) -> ExpectationEvidence {
    ExpectationEvidence()
  }

  /// An interaction has no identifier that could be misspelled.
  func doubt(about expectation: ExpectationList<Argument<Interaction>>.Expectation) -> String? { nil }

  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.observers) }
  }
}

extension Argument {
  /// Returns the parts in which an interaction differs. A failure already shows interactions that differ as a whole.
  fileprivate func partDifferences(from interaction: Value) -> [String] {
    Mimus.differences(expected: self, actual: interaction).filter { !$0.path.isEmpty }
      .map { "\($0.path): \($0.message)" }
  }
}
