#if canImport(XCTest)
  import XCTest
#endif

// What a session does around its body, and how it determines the way the body ended.

extension MockSession {
  /// Runs a body in the session.
  ///
  /// - Returns: The error that the body throws.
  func run<E: Error>(_ body: () throws(E) -> Void) -> E? {
    watchXCTest()
    defer { unwatchXCTest() }
    var thrown: E?
    MockSession.$running.withValue(self) {
      FailureReporter.$current.withValue(reporter) {
        do throws(E) { try body() } catch { thrown = error }
      }
    }
    return thrown
  }

  /// Runs an async body in the session.
  ///
  /// - Returns: The error that the body throws.
  func run<E: Error>(isolation: isolated (any Actor)?, _ body: () async throws(E) -> Void) async -> E? {
    watchXCTest()
    defer { unwatchXCTest() }
    var thrown: E?
    await MockSession.$running.withValue(self) {
      await FailureReporter.$current.withValue(reporter) {
        do throws(E) { try await body() } catch { thrown = error }
      }
    }
    return thrown
  }

  /// Returns how the code of the session ended.
  ///
  /// - Parameter error: The error that it threw.
  func ending(after error: (any Error)?) -> Ending {
    // Swift Testing cancels the task of a test that is canceled.
    if Task.isCancelled || error is CancellationError { return .skipped }
    #if canImport(XCTest)
      if error is XCTSkip || isXCTestSkipped { return .skipped }
      // `invokeTest` catches what a test method throws.
      if error == nil, hasXCTestThrown { return .threw }
    #endif
    return error == nil ? .completed : .threw
  }
}

// MARK: - XCTest

extension MockSession {
  /// Receives the failures of a test case, no matter what records them. Under Swift Testing, the session's trait sees
  /// the issues of its test instead.
  private func watchXCTest() {
    #if canImport(XCTest)
      if !TestRunner.runsSwiftTesting { XCTestWatch.shared.begin(self) }
    #endif
  }

  private func unwatchXCTest() {
    #if canImport(XCTest)
      if !TestRunner.runsSwiftTesting { XCTestWatch.shared.end(self) }
    #endif
  }

  #if canImport(XCTest)
    private var isXCTestSkipped: Bool {
      !TestRunner.runsSwiftTesting && XCTestWatch.shared.isTestSkipped
    }

    /// Whether an error has ended the running XCTest test.
    private var hasXCTestThrown: Bool {
      !TestRunner.runsSwiftTesting && XCTestWatch.shared.hasTestThrown
    }
  #endif
}
