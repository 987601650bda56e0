#if canImport(XCTest)
  import XCTest

  /// Watches XCTest, which tells nobody but an observer whether a test case runs, fails, or is skipped.
  ///
  /// XCTest has one center for observers, and none can see what happened before it was added. So there is one watch for
  /// the process, from the first session or the first failure on.
  final class XCTestWatch: NSObject, XCTestObservation, Sendable {
    static let shared: XCTestWatch = {
      let watch = XCTestWatch()
      XCTestObservationCenter.shared.addTestObserver(watch)
      return watch
    }()

    private struct State {
      /// The test case that runs, if the watch has seen it start or fail.
      var testCase: XCTestCase?
      var sessions: [ObjectIdentifier: any FailureObserver] = [:]
      /// The failures that no test case has taken, which fail the suite that finishes next.
      var lostCount = 0
    }

    private let state = Mutex(State())
  }

  // MARK: - Sessions

  extension XCTestWatch {
    /// Whether the test case that runs has been skipped.
    var isTestSkipped: Bool {
      state.withLock { $0.testCase?.testRun?.hasBeenSkipped ?? false }
    }

    /// Whether the test that runs has ended by an error. XCTest counts those apart from what a test asserts.
    var hasTestThrown: Bool {
      state.withLock { $0.testCase?.testRun?.unexpectedExceptionCount ?? 0 } > 0
    }

    /// Tells a session of each failure of a test case, whoever recorded it, until the session ends.
    func begin(_ session: any FailureObserver) {
      state.withLock { $0.sessions[ObjectIdentifier(session)] = session }
    }

    func end(_ session: any FailureObserver) {
      let ended = state.withLock { $0.sessions.removeValue(forKey: ObjectIdentifier(session)) }
      withExtendedLifetime(ended) {}
    }

    private func noteFailure(of testCase: XCTestCase) {
      let sessions = state.withLock { state in
        state.testCase = testCase
        return state.sessions.values.map(\.self)
      }
      for session in sessions { session.noteFailure() }
    }
  }

  // MARK: - Observing

  extension XCTestWatch {
    func testCaseWillStart(_ testCase: XCTestCase) {
      state.withLock { $0.testCase = testCase }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      state.withLock { $0.testCase = nil }
    }

    #if canImport(Darwin)
      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
        noteFailure(of: testCase)
      }
    #else
      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
      ) {
        Delivery.current?.arrive()
        noteFailure(of: testCase)
      }

      func testSuiteDidFinish(_ testSuite: XCTestSuite) {
        let count = state.withLock { state in
          defer { state.lostCount = 0 }
          return state.lostCount
        }
        guard count > 0 else { return }
        (testSuite.testRun as? XCTestSuiteRun)?.addTestRun(LostFailures(count, in: testSuite))
      }
    #endif
  }

  // MARK: - Deliveries

  #if !canImport(Darwin)
    /// One failure on its way to XCTest, which drops it without a word where it runs no test case.
    private final class Delivery: Sendable {
      @TaskLocal static var current: Delivery?

      private let state = Mutex(false)

      var hasArrived: Bool { state.withLock { $0 } }

      func arrive() { state.withLock { $0 = true } }
    }

    extension XCTestWatch {
      /// Hands a failure to XCTest.
      ///
      /// XCTest tells its observers of a failure on the thread that reports it, before the report returns. A failure that
      /// comes between two test cases, as from a class's `tearDown`, fails the suite instead.
      ///
      /// - Parameter report: What reports the failure.
      /// - Returns: Whether a test case has taken it.
      func isDelivered(_ report: () -> Void) -> Bool {
        let isRunning = state.withLock { $0.testCase != nil }
        let delivery = Delivery()
        Delivery.$current.withValue(delivery, operation: report)
        // A test case may keep what it expects to fail with from its observers.
        if isRunning || delivery.hasArrived { return true }
        state.withLock { $0.lostCount += 1 }
        return false
      }
    }

    /// Failures that came while no test case ran, as a part of the suite's result.
    private final class LostFailures: XCTestRun {
      private let count: Int

      init(_ count: Int, in suite: XCTestSuite) {
        self.count = count
        super.init(test: suite)
      }

      required init(test: XCTest) {
        count = 0
        super.init(test: test)
      }

      override var failureCount: Int { count }
    }
  #endif
#endif
